//! Siege: the defender holds an area in the center against an attacker from both narrow edges (G-17).

use super::terms::{Setting, Standing, Terms, drawn, won};
use crate::board::{Edge, Edges, Zone, terrain::Ground};
use crate::engine::clock::Outcome;
use crate::force::Side;
use crate::rules::monkeys::stakes::Stakes;
use crate::rules::monkeys::{field::Field, profiles::Scenarios, turn::Turn};

/// The rules of a Siege.
pub struct Siege;

const NARROW: [Edge; 2] = [Edge::West, Edge::East];

impl Terms for Siege {
    fn zones(&self, setting: &Setting) -> [Zone; 2] {
        Side::BOTH.map(|side| {
            if side == setting.attacker {
                Zone(NARROW.map(|edge| setting.strip(edge, setting.numbers.deep)).into())
            } else {
                Zone(vec![area(setting)])
            }
        })
    }

    /// The defender has no edge of its own and stays.
    fn edges(&self, setting: &Setting) -> [Edges; 2] {
        let narrow = Edges::of(Edge::West).with(Edge::East);
        Side::BOTH.map(|side| if side == setting.attacker { narrow } else { Edges::NONE })
    }

    fn rounds(&self, numbers: &Scenarios) -> Option<u16> {
        Some(numbers.siege.rounds)
    }

    fn lay_out(&self, setting: &Setting, _ground: &Ground, stakes: &mut Stakes) {
        stakes.area = Some(area(setting));
    }

    fn at_round_end(&self, field: &Field, turn: &Turn) -> Option<Outcome> {
        (holders(field, turn) == 0).then(|| won(turn.stakes.attacker, "siege-broken", "G-17"))
    }

    fn when_deserted(&self, _field: &Field, turn: &Turn, stands: [bool; 2]) -> Option<Outcome> {
        let attacker = turn.stakes.attacker;
        Some(match (stands[attacker.index()], stands[attacker.other().index()]) {
            (true, _) => won(attacker, "siege-broken", "G-17"),
            (false, true) => won(attacker.other(), "siege-held", "G-17"),
            (false, false) => drawn("deserted-both", "G-36"),
        })
    }

    /// A defender that hasn't been driven out by then has held the area.
    fn at_last_round(&self, _field: &Field, turn: &Turn) -> Outcome {
        won(turn.stakes.attacker.other(), "siege-held", "G-17")
    }

    fn standing(&self, field: &Field, turn: &Turn) -> Vec<Standing> {
        let defender = turn.stakes.attacker.other();
        let left = turn.rounds.map(|rounds| rounds.saturating_sub(turn.round.saturating_sub(1)));
        let mut lines = vec![Standing::of_side(defender, "standing-in-area", holders(field, turn), 0)];
        lines.extend(left.map(|left| Standing::of_side(defender, "standing-rounds-left", left.into(), 0)));
        lines
    }
}

fn area(setting: &Setting) -> crate::board::Block {
    let (wide, tall) = setting.numbers.siege.area;
    setting.middle((wide.into(), tall.into()))
}

/// Unpinned defenders in the area (G-17).
pub fn holders(field: &Field, turn: &Turn) -> usize {
    let defender = turn.stakes.attacker.other();
    let units = field.all_units().filter(|unit| field.side(*unit) == defender);
    let inside = |cell: crate::board::Cell| turn.stakes.area.is_some_and(|area| area.contains(cell));
    units.flat_map(|unit| field.ready(unit)).filter(|one| field.squares((*one).into()).any(inside)).count()
}
