//! Where something happened, and who took part: what a line of the log shows on the board.

use crate::board::Cell;
use crate::engine::fact::{Fact, What, Who};
use crate::force::{PieceId, UnitId, name::Part};
use std::{
    collections::{BTreeMap, BTreeSet},
    ops::Range,
};

/// The places of some facts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scene {
    /// Cells of the participants, and of everything else it was about.
    pub cells: BTreeSet<Cell>,
    /// Their units.
    pub units: BTreeSet<UnitId>,
}

/// The places of the facts in this range that belong to the first one's procedure, in a battle that started with these
/// positions.
pub fn scene(mut standing: Standing, facts: &[Fact], range: Range<usize>) -> Scene {
    let Some(first) = facts.get(range.start) else { return Scene::default() };
    let mut named = Named::default();
    facts[range.clone()].iter().filter(|fact| fact.frame == first.frame).for_each(|fact| named.read(&fact.what));
    for (place, fact) in facts[..range.end].iter().enumerate() {
        // A piece that falls in these facts was there when they began.
        if place < range.start || !matches!(fact.what, What::Removed { .. }) {
            standing.follow(&fact.what);
        }
    }
    let units = named.units.iter().chain(named.pieces.iter().map(|piece| &piece.unit)).copied().collect();
    let of_units = standing.cells.keys().filter(|piece| named.units.contains(&piece.unit)).copied();
    let pieces: BTreeSet<PieceId> = of_units.chain(named.pieces).collect();
    let cells = pieces.into_iter().filter_map(|piece| standing.cell(piece)).chain(named.cells).collect();
    Scene { cells, units }
}

/// What facts name.
#[derive(Default)]
struct Named {
    units: BTreeSet<UnitId>,
    pieces: BTreeSet<PieceId>,
    cells: BTreeSet<Cell>,
}

impl Named {
    fn read(&mut self, what: &What) {
        match what {
            What::Ordered { unit, target, .. } => self.units.extend(unit.iter().chain(target)),
            What::Powers { attacker, defender, .. } => self.units.extend([*attacker, *defender]),
            What::Shot { by, cell, .. } => {
                self.pieces.insert(*by);
                self.cells.insert(*cell);
            }
            What::Boarded { piece, vehicle, .. } => self.pieces.extend([*piece, *vehicle]),
            What::Placed { piece, .. }
            | What::Moved { piece, .. }
            | What::Faced { piece, .. }
            | What::Rose { piece, .. }
            | What::Damaged { piece, .. }
            | What::Removed { piece, .. } => self.pieces.extend([*piece]),
            What::Tested { who, .. }
            | What::Marked { who, .. }
            | What::Cleared { who, .. }
            | What::Threw { who, .. }
            | What::Counted { who, .. } => self.who(*who),
            What::Said { who, .. } | What::Noted { who, .. } => who.iter().for_each(|who| self.who(*who)),
            What::Held { cell, piece, .. } => {
                self.cells.insert(*cell);
                self.pieces.extend(*piece);
            }
            What::Smoked { by, cell, .. } | What::Landed { by, cell, .. } => {
                self.cells.insert(*cell);
                self.pieces.insert(*by);
            }
            What::Strewn { cell, .. } => {
                self.cells.insert(*cell);
            }
            What::Led { primate, .. } => self.pieces.extend([*primate]),
            What::Watched { unit, piece, .. } => {
                self.units.insert(*unit);
                self.pieces.insert(*piece);
            }
            What::Began { .. }
            | What::Asked { .. }
            | What::Rolled { .. }
            | What::Kept { .. }
            | What::Designated { .. }
            | What::Over { .. } => {}
        }
    }

    fn who(&mut self, who: Who) {
        match who {
            Who::Unit(unit) => self.units.extend([unit]),
            Who::Piece(piece) => self.pieces.extend([piece]),
        }
    }
}

/// Everyone's position according to the facts so far.
#[derive(Clone, Debug, Default)]
pub struct Standing {
    /// Those on the board.
    pub cells: BTreeMap<PieceId, Cell>,
    /// The vehicle that each rider is in.
    pub aboard: BTreeMap<PieceId, PieceId>,
}

impl Standing {
    fn follow(&mut self, what: &What) {
        match what {
            What::Placed { piece, cell } | What::Moved { piece, cell } => {
                self.aboard.remove(piece);
                self.cells.insert(*piece, *cell);
            }
            What::Boarded { piece, vehicle, .. } => {
                self.cells.remove(piece);
                self.aboard.insert(*piece, *vehicle);
            }
            What::Removed { piece, .. } => {
                self.cells.remove(piece);
                self.aboard.remove(piece);
            }
            _ => {}
        }
    }

    fn cell(&self, piece: PieceId) -> Option<Cell> {
        let hull = match piece.part {
            Part::Mount(vehicle, _) => PieceId { part: Part::Vehicle(vehicle), ..piece },
            _ => self.aboard.get(&piece).copied().unwrap_or(piece),
        };
        self.cells.get(&hull).copied()
    }
}
