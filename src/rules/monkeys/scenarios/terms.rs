//! What a scenario defines, and what all scenarios count: platoons, casualties, scrap (1.6, G-14, G-16, G-31, G-34,
//! G-36, T-149, T-150).

use crate::board::{Block, Cell, Edge, Edges, Zone, terrain::Ground};
use crate::engine::{clock::Outcome, order::Rule};
use crate::force::{
    Side, UnitId,
    squad::{Pile, Place},
};
use crate::rules::monkeys::{
    field::Field,
    profiles::Scenarios,
    stakes::{Marker, Stakes},
    states::PrimateState,
    turn::Turn,
};

/// The setting that a scenario is set up on.
#[derive(Clone, Copy, Debug)]
pub struct Setting<'a> {
    /// Columns and rows of the board.
    pub size: (i16, i16),
    /// The edge where each side starts.
    pub homes: [Edge; 2],
    /// The attacker, if the scenario has one.
    pub attacker: Side,
    /// The book's numbers.
    pub numbers: &'a Scenarios,
    /// Markers in places of their own (G-15); empty for those of the book.
    pub markers: &'a [Marker],
}

impl Setting<'_> {
    /// The strip along an edge, this many squares deep but at most a quarter of the board.
    pub(super) fn strip(&self, edge: Edge, deep: u8) -> Block {
        let across = match edge {
            Edge::North | Edge::South => self.size.1,
            Edge::East | Edge::West => self.size.0,
        };
        strip(self.size, edge, i16::from(deep).min(across / 4))
    }

    /// A rectangle of this size in the center of the board.
    pub(super) fn middle(&self, (wide, tall): (i16, i16)) -> Block {
        let (wide, tall) = (wide.min(self.size.0), tall.min(self.size.1));
        let from = Cell::new((self.size.0 - wide) / 2, (self.size.1 - tall) / 2);
        Block { from, to: Cell::new(from.x + wide - 1, from.y + tall - 1) }
    }
}

/// The strip along an edge of a board, this many squares deep.
pub(super) fn strip((width, height): (i16, i16), edge: Edge, deep: i16) -> Block {
    let (mut from, mut to) = (Cell::new(0, 0), Cell::new(width - 1, height - 1));
    match edge {
        Edge::North => to.y = deep - 1,
        Edge::East => from.x = width - deep,
        Edge::South => from.y = height - deep,
        Edge::West => to.x = deep - 1,
    }
    Block { from, to }
}

/// The rules of one scenario. The defaults are those of the standard set-up (1.6, G-31, G-34).
pub trait Terms: Sync {
    /// Where each side deploys: the strip along its own edge (1.6).
    fn zones(&self, setting: &Setting) -> [Zone; 2] {
        setting.homes.map(|edge| Zone(vec![setting.strip(edge, setting.numbers.deep)]))
    }

    /// The edges that each side may leave by: its own one (G-34).
    fn edges(&self, setting: &Setting) -> [Edges; 2] {
        setting.homes.map(Edges::of)
    }

    /// The side that moves first, if the scenario decides that instead of the dice (G-11).
    fn first(&self, _attacker: Side) -> Option<Side> {
        None
    }

    /// Number of complete rounds if the level doesn't set it; none for no limit (G-31).
    fn rounds(&self, _numbers: &Scenarios) -> Option<u16> {
        None
    }

    /// The things on the board that count.
    fn lay_out(&self, _setting: &Setting, _ground: &Ground, _stakes: &mut Stakes) {}

    /// The end by a goal checked when a turn ends (T-150).
    fn at_turn_end(&self, _field: &Field, _turn: &Turn) -> Option<Outcome> {
        None
    }

    /// The end by a goal checked when a round is complete.
    fn at_round_end(&self, _field: &Field, _turn: &Turn) -> Option<Outcome> {
        None
    }

    /// The end when a side has no primates left on the board (T-150); `stands` says which sides have some. The other
    /// side has nobody left to contest the goal.
    fn when_deserted(&self, field: &Field, turn: &Turn, stands: [bool; 2]) -> Option<Outcome> {
        let _ = (field, turn);
        Some(match stands {
            [true, _] => won(Side::First, "deserted", "T-150"),
            [_, true] => won(Side::Second, "deserted", "T-150"),
            _ => drawn("deserted-both", "G-36"),
        })
    }

    /// The end when the last round is over: the side that has lost less scrap wins (G-31).
    fn at_last_round(&self, field: &Field, _turn: &Turn) -> Outcome {
        let lost = Side::BOTH.map(|side| lost_scrap(field, side));
        match lost[0].cmp(&lost[1]) {
            std::cmp::Ordering::Less => won(Side::First, "rounds-over", "G-31"),
            std::cmp::Ordering::Greater => won(Side::Second, "rounds-over", "G-31"),
            std::cmp::Ordering::Equal => drawn("rounds-over-even", "G-31"),
        }
    }

    /// The current score, line by line.
    fn standing(&self, field: &Field, turn: &Turn) -> Vec<Standing>;
}

/// One line of the score: the side, what is counted, how many, out of how many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Standing {
    /// The side that the line is about; none if it is about neither.
    pub side: Option<Side>,
    /// The name of the text in the text files.
    pub label: &'static str,
    /// How many.
    pub value: u32,
    /// Out of how many, if there is a maximum.
    pub of: u32,
}

impl Standing {
    pub(super) fn of_side(side: Side, label: &'static str, value: usize, of: usize) -> Self {
        Self { side: Some(side), label, value: value as u32, of: of as u32 }
    }
}

pub(super) fn won(side: Side, how: &'static str, rule: &'static str) -> Outcome {
    Outcome { winner: Some(side), how, rule: Rule(rule) }
}

pub(super) fn drawn(how: &'static str, rule: &'static str) -> Outcome {
    Outcome { winner: None, how, rule: Rule(rule) }
}

/// Platoons of a side that count for victory (T-149).
pub fn counting(turn: &Turn, side: Side) -> usize {
    turn.platoons[side.index()].iter().filter(|platoon| platoon.counts()).count()
}

/// Numbers of a side's counting platoons that have nobody left on the board and nobody still to come.
fn empty(field: &Field, turn: &Turn, side: Side) -> Vec<u8> {
    let platoons = (1..).zip(&turn.platoons[side.index()]);
    let waits = |number: u8| {
        let here = |unit: UnitId| (unit.side, unit.platoon) == (side, number);
        field.primates.iter().any(|primate| here(primate.id.unit) && primate.place == Place::Reserve)
    };
    let is_gone = |number: u8| Turn::wiped_out(field, side, number) && !waits(number);
    let gone = platoons.filter(|(number, platoon)| platoon.counts() && is_gone(*number));
    gone.map(|(number, _)| number).collect()
}

/// A side's counting platoons with nobody left on the board: eliminated or driven off (G-16, T-149).
pub fn gone(field: &Field, turn: &Turn, side: Side) -> usize {
    empty(field, turn, side).len()
}

/// Among these, the ones of which at least half of the starting primates left by a legal edge (G-14).
pub fn retreated(field: &Field, turn: &Turn, side: Side) -> usize {
    empty(field, turn, side).into_iter().filter(|platoon| has_retreated(field, turn, side, *platoon)).count()
}

/// Among these, the ones of which fewer than half did (G-14).
pub fn eliminated(field: &Field, turn: &Turn, side: Side) -> usize {
    gone(field, turn, side) - retreated(field, turn, side)
}

fn has_retreated(field: &Field, turn: &Turn, side: Side, platoon: u8) -> bool {
    let left = |primate: &&PrimateState| {
        let unit = primate.id.unit;
        (unit.side, unit.platoon) == (side, platoon) && primate.place == Place::Off(Pile::Retreated)
    };
    let left = field.primates.iter().filter(left).count();
    2 * left >= usize::from(turn.platoons[side.index()][usize::from(platoon) - 1].start)
}

/// Scrap value of a side's casualties: everyone off the board that didn't leave by a legal edge, and its wrecks (G-31).
/// A wreck counts for the side that brought the vehicle, not the one that drove it last.
pub fn lost_scrap(field: &Field, side: Side) -> u32 {
    let lost = |place: Place| matches!(place, Place::Off(pile) if pile != Pile::Retreated);
    let casualties = field.primates.iter().filter(|primate| primate.id.unit.side == side && lost(primate.place));
    let wrecks = field.vehicles.iter().filter(|vehicle| vehicle.id.unit.side == side && vehicle.hull.wreck);
    let costs = casualties.map(|primate| primate.cost).chain(wrecks.map(|vehicle| vehicle.rig.cost));
    costs.map(u32::from).sum()
}
