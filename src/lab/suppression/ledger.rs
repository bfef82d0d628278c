//! Counts a battle from its facts.

use super::{
    COUNTING,
    count::{Count, Mark},
};
use crate::board::{Cell, Grid};
use crate::engine::fact::{Fact, What, Who};
use crate::force::{PieceId, Side, UnitId, squad::Pile};
use crate::lab::{
    book::Account,
    count::{Counts, Marks},
};
use crate::rules::suppression::choices::View;
use std::collections::BTreeMap;

/// A count in progress.
pub struct Ledger {
    counts: [Counts; 2],
    cells: Grid<Marks>,
    rounds: u16,
    places: BTreeMap<PieceId, Cell>,
    markers: BTreeMap<UnitId, u32>,
}

impl Ledger {
    /// For a battle that has been mustered but not started.
    pub fn new(view: View) -> Self {
        let field = view.field;
        let (width, height) = field.size();
        let mut counts = [(); 2].map(|()| Counts::new(&COUNTING));
        for model in &field.models {
            counts[model.id.unit.side.index()].add(Count::Models, 1);
        }
        let on_board = field.models.iter().filter_map(|model| Some((model.id, model.place.cell()?)));
        let markers = field.units.iter().map(|unit| (unit.id, unit.markers.0.into()));
        Self {
            counts,
            cells: Grid::new(width, height, Marks::default()),
            rounds: 0,
            places: on_board.collect(),
            markers: markers.collect(),
        }
    }

    /// Reads all facts of a battle that is over.
    pub fn read(&mut self, facts: &[Fact]) {
        facts.iter().for_each(|fact| self.take(fact));
    }

    /// The counts, including those that only the final state shows.
    pub fn close(mut self, view: View) -> Account {
        for side in Side::BOTH {
            self.of(side).add(Count::Score, view.turn.score[side.index()].into());
        }
        Account { counts: self.counts, cells: self.cells, rounds: self.rounds }
    }

    const fn of(&mut self, side: Side) -> &mut Counts {
        &mut self.counts[side.index()]
    }

    fn take(&mut self, fact: &Fact) {
        match &fact.what {
            What::Began { step: "new-round", round, .. } => self.rounds = *round,
            What::Ordered { side, order, .. } => {
                self.of(*side).add(Count::Orders, 1);
                if let Some(count) = action(order) {
                    self.of(*side).add(count, 1);
                }
            }
            What::Placed { piece, cell } => drop(self.places.insert(*piece, *cell)),
            What::Moved { piece, cell } => {
                self.places.insert(*piece, *cell);
                self.of(piece.unit.side).add(Count::Squares, 1);
                self.mark(*cell, Mark::Traffic);
            }
            What::Shot { by, .. } => {
                self.of(by.unit.side).add(Count::Shots, 1);
                if let Some(cell) = self.places.get(by).copied() {
                    self.mark(cell, Mark::ShotsFrom);
                }
            }
            What::Landed { by, .. } => self.of(by.unit.side).add(Count::Templates, 1),
            What::Threw { who: Who::Unit(unit), why: "to-hit", dice, hits, .. } => {
                self.of(unit.side).add(Count::HitDice, dice.len() as u32);
                self.of(unit.side).add(Count::Hits, (*hits).into());
            }
            What::Counted { who: Who::Unit(unit), mark: "suppression", count } => self.count(*unit, (*count).into()),
            What::Marked { who: Who::Unit(unit), mark: "falling-back" } => {
                self.of(unit.side).add(Count::FellBack, 1);
            }
            What::Cleared { who: Who::Unit(unit), mark: "falling-back" } => {
                self.of(unit.side).add(Count::Rallied, 1);
            }
            What::Removed { piece, pile } => self.remove(*piece, *pile),
            _ => {}
        }
    }

    fn count(&mut self, unit: UnitId, now: u32) {
        let before = self.markers.insert(unit, now).unwrap_or(0);
        self.of(unit.side).add(Count::Markers, now.saturating_sub(before));
        self.of(unit.side).add(Count::Cleared, before.saturating_sub(now));
    }

    fn remove(&mut self, piece: PieceId, pile: Pile) {
        let count = match pile {
            Pile::Injured => Count::Injured,
            Pile::Routed => Count::Routed,
            _ => Count::Wounded,
        };
        self.of(piece.unit.side).add(count, 1);
        if let Some(cell) = self.places.remove(&piece) {
            self.mark(cell, Mark::Deaths);
        }
    }

    fn mark(&mut self, cell: Cell, mark: Mark) {
        // Models are only on the board.
        self.cells[cell][mark as usize] += 1;
    }
}

fn action(order: &str) -> Option<Count> {
    Some(match order {
        "Halt" => Count::Halts,
        "GoToGround" => Count::Grounds,
        "FallBack" => Count::Flights,
        "Advance" => Count::Advances,
        "OpenFire" => Count::Fires,
        "HaltAndFire" => Count::HaltFires,
        "ShootingAdvance" => Count::MoveFires,
        "FocusFire" => Count::Focuses,
        "AtTheDouble" => Count::Doubles,
        "Charge" => Count::Charges,
        _ => return None,
    })
}
