//! Skirmish: eliminate or drive off more than half of the enemy's platoons (G-16, G-36).

use super::terms::{Standing, Terms, counting, drawn, gone, won};
use crate::engine::clock::Outcome;
use crate::force::Side;
use crate::rules::monkeys::{field::Field, turn::Turn};

/// The rules of a Skirmish: standard edges, and sides leave by their own edge.
pub struct Skirmish;

/// Whether more than half of a side's platoons are gone (G-16).
fn is_beaten(field: &Field, turn: &Turn, side: Side) -> bool {
    2 * gone(field, turn, side) > counting(turn, side)
}

impl Terms for Skirmish {
    fn at_turn_end(&self, field: &Field, turn: &Turn) -> Option<Outcome> {
        match Side::BOTH.map(|side| is_beaten(field, turn, side)) {
            [false, false] => None,
            [true, true] => Some(drawn("both-beaten", "G-36")),
            [true, false] => Some(won(Side::Second, "platoons-beaten", "G-16")),
            [false, true] => Some(won(Side::First, "platoons-beaten", "G-16")),
        }
    }

    fn when_deserted(&self, field: &Field, turn: &Turn, _stands: [bool; 2]) -> Option<Outcome> {
        self.at_turn_end(field, turn)
    }

    fn standing(&self, field: &Field, turn: &Turn) -> Vec<Standing> {
        let beaten = |side: Side| {
            let enemy = side.other();
            Standing::of_side(side, "standing-beaten", gone(field, turn, enemy), counting(turn, enemy))
        };
        Side::BOTH.map(beaten).into()
    }
}
