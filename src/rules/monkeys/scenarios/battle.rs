//! Battle: five places to hold (G-15).

use super::terms::{Setting, Standing, Terms, won};
use crate::board::{Cell, terrain::Ground};
use crate::engine::{clock::Outcome, fact::What, log::BattleLog};
use crate::force::Side;
use crate::rules::monkeys::stakes::{Marker, Stakes};
use crate::rules::monkeys::{field::Field, profiles::army::Spot, turn::Turn};
use bevy_ecs::prelude::*;

/// The rules of a Battle: standard edges, and sides leave by their own edge.
pub struct Battle;

/// Columns and rows of the board that the book's markers are designed for (1.4).
const BOOK: (i16, i16) = (72, 48);

impl Terms for Battle {
    fn lay_out(&self, setting: &Setting, _ground: &Ground, stakes: &mut Stakes) {
        stakes.markers = match setting.markers {
            [] => setting.numbers.battle.markers.iter().map(|spot| lie(*spot, setting.size)).collect(),
            own => own.to_vec(),
        };
    }

    fn at_turn_end(&self, field: &Field, turn: &Turn) -> Option<Outcome> {
        let winner = Side::BOTH.into_iter().find(|side| held_for(field, turn, *side) >= Some(turn.turns_of_a_round()));
        winner.map(|side| won(side, "markers-held", "G-15"))
    }

    fn standing(&self, field: &Field, turn: &Turn) -> Vec<Standing> {
        let round = turn.turns_of_a_round();
        let lines = |side: Side| {
            let held = Standing::of_side(side, "standing-markers", held(turn, side), turn.stakes.markers.len());
            let turns = held_for(field, turn, side).filter(|turns| *turns < round);
            let turns = turns.map(|turns| (round - turns) as usize);
            [Some(held), turns.map(|turns| Standing::of_side(side, "standing-holds", turns, round as usize))]
        };
        Side::BOTH.into_iter().flat_map(lines).flatten().collect()
    }
}

/// A marker on a board of this size: a half turn maps the book's markers onto themselves, whatever the size (G-15).
fn lie(spot: Spot, (width, height): (i16, i16)) -> Marker {
    let held = None;
    match spot {
        Spot::Middle => {
            Marker { cell: Cell::new((width - 1) / 2, (height - 1) / 2), last: Cell::new(width / 2, height / 2), held }
        }
        Spot::At(x, y) => {
            let cell = Cell::new(scaled(x, BOOK.0, width), scaled(y, BOOK.1, height));
            Marker { cell, last: cell, held }
        }
    }
}

/// A column or row of the book's board scaled to another one, counted from the nearer edge.
fn scaled(at: i16, book: i16, size: i16) -> i16 {
    let share = |at: i16| (i32::from(at) * i32::from(size) / i32::from(book)) as i16;
    if 2 * at < book { share(at) } else { size - 1 - share(book - 1 - at) }
}

/// Markers that a side holds.
pub fn held(turn: &Turn, side: Side) -> usize {
    turn.stakes.markers.iter().filter(|marker| marker.held == Some(side)).count()
}

/// Whether a side holds enough markers to win if they stay with it (G-15).
pub fn holds_enough(field: &Field, turn: &Turn, side: Side) -> bool {
    held(turn, side) >= usize::from(field.book.scenarios.battle.hold)
}

/// Turns for which a side has held enough markers without a break, counted from the end of one of its own turns; none
/// if it doesn't.
fn held_for(_field: &Field, turn: &Turn, side: Side) -> Option<u16> {
    turn.stakes.held_since[side.index()].map(|since| turn.turns_taken() - since)
}

/// The side that controls a marker: it has an unpinned primate within reach, and the enemy has none (G-15).
pub fn control(field: &Field, marker: &Marker) -> Option<Side> {
    let reach = i32::from(field.book.scenarios.battle.reach);
    let near = |side: Side| {
        let units = field.all_units().filter(|unit| field.side(*unit) == side);
        let mut squares = units.flat_map(|unit| field.ready(unit)).flat_map(|one| field.squares(one.into()));
        squares.any(|square| marker.distance(square) <= reach)
    };
    match Side::BOTH.map(near) {
        [true, false] => Some(Side::First),
        [false, true] => Some(Side::Second),
        _ => None,
    }
}

/// When a turn ends, markers go to the side that controls them; a side that holds enough at the end of its own turn
/// starts counting (G-15).
pub(in crate::rules::monkeys) fn look_at_markers(
    mut turn: ResMut<Turn>,
    mut log: ResMut<BattleLog>,
    field: Res<Field>,
) {
    if turn.stakes.markers.is_empty() {
        return;
    }
    for place in 0..turn.stakes.markers.len() {
        let marker = turn.stakes.markers[place];
        let Marker { cell, held, .. } = marker;
        if let Some(side) = control(&field, &marker).filter(|side| held != Some(*side)) {
            turn.stakes.markers[place].held = Some(side);
            let what = What::Held { object: "marker", number: place as u8 + 1, cell, side: Some(side), piece: None };
            log.tell("G-15", what);
        }
    }
    let now = turn.turns_taken();
    for side in Side::BOTH {
        let since = turn.stakes.held_since[side.index()];
        let begins = || (turn.side == side).then_some(now);
        turn.stakes.held_since[side.index()] =
            if holds_enough(&field, &turn, side) { since.or_else(begins) } else { None };
    }
}
