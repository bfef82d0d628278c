//! Scavenging: crates to carry home (G-18).

use super::terms::{Setting, Standing, Terms, drawn, won};
use crate::board::{Cell, distance, terrain::Ground};
use crate::engine::{clock::Outcome, fact::What, log::BattleLog};
use crate::force::{
    PrimateIx, Roster, Side,
    squad::{Pile, Place},
};
use crate::rules::monkeys::stakes::{Crate, Stakes, Whereabouts};
use crate::rules::monkeys::{
    Illegal,
    acting::check_can_act,
    approach::is_adjacent,
    field::Field,
    order::{Given, Order},
    profiles::Scenarios,
    states::Actions,
    turn::Turn,
};
use bevy_ecs::prelude::*;
use std::cmp::Ordering;

/// The rules of Scavenging: standard edges; sides leave and carry crates home over their own edge.
pub struct Scavenging;

impl Terms for Scavenging {
    fn rounds(&self, numbers: &Scenarios) -> Option<u16> {
        Some(numbers.scavenging.rounds)
    }

    fn lay_out(&self, setting: &Setting, ground: &Ground, stakes: &mut Stakes) {
        stakes.crates.clear();
        for number in 0..i16::from(setting.numbers.scavenging.crates) {
            let wanted = spread(setting, number);
            let lying = Crate { cell: clear(ground, wanted, &stakes.crates), whereabouts: Whereabouts::Lying };
            stakes.crates.push(lying);
        }
    }

    /// Before the last round, it ends only when there are no crates left to carry off.
    fn at_turn_end(&self, _field: &Field, turn: &Turn) -> Option<Outcome> {
        let safe = Side::BOTH.map(|side| turn.stakes.safe(side));
        (safe[0] + safe[1] == turn.stakes.crates.len()).then(|| count(safe))
    }

    /// Crates that aren't safe go to the side that is left.
    fn when_deserted(&self, _field: &Field, turn: &Turn, stands: [bool; 2]) -> Option<Outcome> {
        Some(count(gained(turn, stands)))
    }

    fn at_last_round(&self, _field: &Field, turn: &Turn) -> Outcome {
        count(Side::BOTH.map(|side| turn.stakes.safe(side)))
    }

    fn standing(&self, field: &Field, turn: &Turn) -> Vec<Standing> {
        let all = turn.stakes.crates.len();
        let carried = |side: Side| {
            let hands = turn.stakes.crates.iter().filter(
                |one| matches!(one.whereabouts, Whereabouts::Carried(primate) if field.side_of(primate) == side),
            );
            hands.count()
        };
        let lines = |side: Side| {
            [
                Standing::of_side(side, "standing-crates", turn.stakes.safe(side), all),
                Standing::of_side(side, "standing-carried", carried(side), all),
            ]
        };
        Side::BOTH.into_iter().flat_map(lines).collect()
    }
}

/// The crates of each side at the end: those it has carried off, plus all the rest if it is the only side left on the
/// board; `stands` says which sides are (G-18, T-150).
pub fn gained(turn: &Turn, stands: [bool; 2]) -> [usize; 2] {
    let mut safe = Side::BOTH.map(|side| turn.stakes.safe(side));
    let rest = turn.stakes.crates.len() - safe[0] - safe[1];
    for side in Side::BOTH {
        if stands[side.index()] && !stands[side.other().index()] {
            safe[side.index()] += rest;
        }
    }
    safe
}

/// Most crates wins (G-18).
fn count(safe: [usize; 2]) -> Outcome {
    match safe[0].cmp(&safe[1]) {
        Ordering::Greater => won(Side::First, "crates-most", "G-18"),
        Ordering::Less => won(Side::Second, "crates-most", "G-18"),
        Ordering::Equal => drawn("crates-even", "G-18"),
    }
}

/// Crates are in two columns, an eighth of the board to each side of the middle, at the same distance from both sides.
fn spread(setting: &Setting, number: i16) -> Cell {
    let (width, height) = setting.size;
    let rows = (i16::from(setting.numbers.scavenging.crates) + 1) / 2;
    let row = height * (2 * (number / 2) + 1) / (2 * rows.max(1));
    let column = width / 2 - width / 8;
    Cell::new(if number % 2 == 0 { column } else { width - 1 - column }, row)
}

/// The nearest cell that is dry and low and has no other crate on it.
fn clear(ground: &Ground, wanted: Cell, taken: &[Crate]) -> Cell {
    let good = |cell: &Cell| {
        !ground.kind(*cell).wet && ground.spots()[*cell].top < 2 && taken.iter().all(|one| one.cell != *cell)
    };
    let near = |cell: &Cell| (distance(*cell, wanted), *cell);
    ground.spots().cells().filter(good).min_by_key(near).unwrap_or(wanted)
}

/// The crate that a primate can pick up: the nearest one on its square or adjacent to it (G-18, T-143).
pub fn in_reach(field: &Field, turn: &Turn, primate: PrimateIx) -> Option<usize> {
    near(field, turn, field.cell(primate)?)
}

/// The crate that a primate on a cell could pick up.
pub fn near(field: &Field, turn: &Turn, cell: Cell) -> Option<usize> {
    let crates = turn.stakes.crates.iter().enumerate();
    let lying = crates.filter(|(_, one)| one.whereabouts == Whereabouts::Lying);
    let near = lying.filter(|(_, one)| one.cell == cell || is_adjacent(field, one.cell, cell));
    near.min_by_key(|(place, one)| (distance(one.cell, cell), *place)).map(|(place, _)| place)
}

/// Whether a primate can pick up a crate: it costs an action of its unit, for an unpinned member that carries none
/// (G-18).
pub fn check_pick_up(field: &Field, turn: &Turn, primate: PrimateIx) -> Result<usize, Illegal> {
    let state = field.primate(primate);
    check_can_act(field, turn, state.unit)?;
    if field.cell(primate).is_none() {
        return Err(Illegal::PieceGone { primate: state.id });
    }
    if state.pin.holds() {
        return Err(Illegal::Pinned { primate: state.id });
    }
    if turn.stakes.carried(primate).is_some() {
        return Err(Illegal::CarriesAlready { primate: state.id });
    }
    in_reach(field, turn, primate).ok_or(Illegal::NoCrateNear { primate: state.id })
}

/// A primate picks up a crate, with an action of its unit (G-18).
pub(in crate::rules::monkeys) fn pick_up_crate(
    given: Res<Given>,
    field: Res<Field>,
    roster: Res<Roster>,
    mut turn: ResMut<Turn>,
    mut units: Query<&mut Actions>,
    mut log: ResMut<BattleLog>,
) {
    let Order::PickUp(id) = given.order() else { return };
    let Some(primate) = field.find_primate(*id) else { return };
    let place = check_pick_up(&field, &turn, primate).expect("orders are checked before they are taken");
    let (unit, cell) = (field.primate(primate).unit, field.cell(primate).expect("a carrier stands on the board"));
    units.get_mut(roster.unit(unit)).expect("a unit has actions").spend();
    turn.stakes.crates[place] = Crate { cell, whereabouts: Whereabouts::Carried(primate) };
    let number = place as u8 + 1;
    log.tell("G-18", What::Held { object: "crate", number, cell, side: Some(id.unit.side), piece: Some(*id) });
}

/// Crates move with their carriers: to safety over their own edge, or to the ground where a carrier was removed (G-18).
/// Runs after every survey of the field.
pub(in crate::rules::monkeys) fn mind_crates(mut turn: ResMut<Turn>, mut log: ResMut<BattleLog>, field: Res<Field>) {
    for place in 0..turn.stakes.crates.len() {
        let Whereabouts::Carried(carrier) = turn.stakes.crates[place].whereabouts else { continue };
        let state = field.primate(carrier);
        let side = state.id.unit.side;
        let number = place as u8 + 1;
        match state.place {
            Place::Off(Pile::Retreated) => {
                let cell = turn.stakes.crates[place].cell;
                turn.stakes.crates[place].whereabouts = Whereabouts::Safe(side);
                log.tell(
                    "G-18",
                    What::Held { object: "crate-safe", number, cell, side: Some(side), piece: Some(state.id) },
                );
            }
            Place::Off(_) => {
                let cell = turn.stakes.crates[place].cell;
                turn.stakes.crates[place].whereabouts = Whereabouts::Lying;
                log.tell(
                    "G-18",
                    What::Held { object: "crate-dropped", number, cell, side: None, piece: Some(state.id) },
                );
            }
            _ => {
                let stands = field.squares(carrier.into()).next();
                if let Some(cell) = stands.filter(|cell| *cell != turn.stakes.crates[place].cell) {
                    turn.stakes.crates[place].cell = cell;
                }
            }
        }
    }
}
