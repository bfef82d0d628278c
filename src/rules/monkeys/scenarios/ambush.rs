//! Ambush: a column is caught on the march (section 9; G-11, G-14, G-32 to G-34).
//!
//! The defender deploys in a box on one broad edge, the attacker around it on the three other sides. The defender
//! escapes over any of the other edges; the attacker wins by eliminating more than half of its platoons.

use super::terms::{Setting, Standing, Terms, counting, drawn, eliminated, retreated, strip, won};
use crate::board::{Block, Cell, Edge, Edges, Zone};
use crate::engine::clock::Outcome;
use crate::force::Side;
use crate::rules::monkeys::{field::Field, profiles, turn::Turn};

/// The rules of an Ambush.
pub struct Ambush;

/// The box on the defender's broad edge, away from both narrow edges; nothing on a board that is too small for it.
fn column(size: (i16, i16), home: Edge, numbers: &profiles::army::Ambush) -> Zone {
    let clear = i16::from(numbers.clear);
    let Block { mut from, mut to } = strip(size, home, i16::from(numbers.deep));
    match home {
        Edge::North | Edge::South => (from.x, to.x) = (clear, size.0 - 1 - clear),
        Edge::East | Edge::West => (from.y, to.y) = (clear, size.1 - 1 - clear),
    }
    let on_board = |cell: Cell| (0..size.0).contains(&cell.x) && (0..size.1).contains(&cell.y);
    let good = on_board(from) && on_board(to) && from.x <= to.x && from.y <= to.y;
    Zone(if good { vec![Block { from, to }] } else { Vec::new() })
}

/// The strips along both edges beside the column, and the broader one opposite.
fn jaws(size: (i16, i16), home: Edge, numbers: &profiles::army::Ambush) -> Zone {
    let beside = Edge::ALL.into_iter().filter(|edge| *edge != home && *edge != home.opposite());
    let mut blocks: Vec<Block> = beside.map(|edge| strip(size, edge, i16::from(numbers.narrow))).collect();
    blocks.push(strip(size, home.opposite(), i16::from(numbers.broad)));
    Zone(blocks)
}

impl Terms for Ambush {
    fn zones(&self, setting: &Setting) -> [Zone; 2] {
        let (numbers, home) = (&setting.numbers.ambush, setting.homes[setting.attacker.other().index()]);
        Side::BOTH.map(|side| {
            let zone = if side == setting.attacker { jaws } else { column };
            zone(setting.size, home, numbers)
        })
    }

    fn edges(&self, setting: &Setting) -> [Edges; 2] {
        Side::BOTH.map(|side| {
            if side == setting.attacker { Edges::ALL } else { Edges::ALL.without(setting.homes[side.index()]) }
        })
    }

    fn first(&self, attacker: Side) -> Option<Side> {
        Some(attacker)
    }

    fn at_turn_end(&self, field: &Field, turn: &Turn) -> Option<Outcome> {
        let defender = turn.stakes.attacker.other();
        let all = counting(turn, defender);
        if 2 * eliminated(field, turn, defender) > all {
            // An attacker that falls with the last of the column has won nothing.
            let anybody = field.all_units().any(|unit| field.stands(unit));
            let sprung = || won(turn.stakes.attacker, "ambush-sprung", "G-14");
            return Some(if anybody { sprung() } else { drawn("deserted-both", "G-36") });
        }
        (2 * retreated(field, turn, defender) > all).then(|| won(defender, "ambush-escaped", "G-14"))
    }

    fn when_deserted(&self, field: &Field, turn: &Turn, stands: [bool; 2]) -> Option<Outcome> {
        let attacker = turn.stakes.attacker;
        self.at_turn_end(field, turn).or_else(|| {
            // There is nobody left to stop the defender. If half of its platoons retreated and half fell, neither side
            // reaches its goal.
            let gets_away = stands[attacker.other().index()];
            Some(if gets_away { won(attacker.other(), "deserted", "T-150") } else { drawn("ambush-even", "G-36") })
        })
    }

    fn standing(&self, field: &Field, turn: &Turn) -> Vec<Standing> {
        let (attacker, defender) = (turn.stakes.attacker, turn.stakes.attacker.other());
        let all = counting(turn, defender);
        vec![
            Standing::of_side(attacker, "standing-eliminated", eliminated(field, turn, defender), all),
            Standing::of_side(defender, "standing-escaped", retreated(field, turn, defender), all),
        ]
    }
}
