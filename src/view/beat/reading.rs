//! Turns facts into beats: things that belong together are shown together. A fact without a picture is skipped.

use super::{
    Beat, Shot, Tumble, Way,
    names::{self, Damage},
};
use crate::board::Direction;
use crate::engine::fact::{Fact, What};
use crate::force::{PieceId, name::Part, squad::Pile};
use crate::view::art::{icons::Sign, looks::Badge};
use crate::view::shown::Shown;
use std::collections::VecDeque;

impl Beat {
    /// Takes the next beat and its facts from a queue; `None` if it is empty.
    pub(in crate::view) fn next(queue: &mut VecDeque<Fact>, shown: &Shown) -> Option<(Beat, Vec<Fact>)> {
        let first = queue.pop_front()?;
        let mut facts = vec![first];
        let more = |wanted: &dyn Fn(&What) -> bool, queue: &mut VecDeque<Fact>, facts: &mut Vec<Fact>| {
            while queue.front().is_some_and(|fact| wanted(&fact.what)) {
                facts.extend(queue.pop_front());
            }
        };
        let beat = match facts[0].what.clone() {
            What::Moved { .. } | What::Faced { .. } | What::Rose { .. } => {
                more(&is_on_the_way, queue, &mut facts);
                Beat::Walk(ways(&facts))
            }
            What::Shot { .. } => {
                more(&|what| matches!(what, What::Shot { .. }), queue, &mut facts);
                Beat::Volley(facts.iter().filter_map(shot).collect())
            }
            What::Rolled { dice, why, chooser } => Beat::Dice(Tumble { dice, why, chooser }),
            What::Tested { die, .. } => Beat::Dice(Tumble { dice: vec![die], why: "test", chooser: None }),
            What::Removed { pile, .. } => {
                more(&|what| matches!(what, What::Removed { pile: other, .. } if *other == pile), queue, &mut facts);
                let pieces = facts.iter().filter_map(removed).collect();
                match pile {
                    Pile::Wounded | Pile::Hollow | Pile::Injured => Beat::Fall(pieces),
                    Pile::Routed => Beat::Run(pieces),
                    Pile::Missing | Pile::Retreated => Beat::Fade(pieces),
                }
            }
            What::Marked { mark, .. } => match Badge::named(mark).filter(|badge| badge.is_stamped()) {
                None => Beat::Quiet,
                Some(badge) => {
                    more(&|what| matches!(what, What::Marked { mark: other, .. } if *other == mark), queue, &mut facts);
                    Beat::Stamp(facts.iter().flat_map(|fact| marked(fact, shown)).collect(), badge)
                }
            },
            What::Cleared { who, mark } if Badge::named(mark) == Some(Badge::Hidden) => {
                Beat::Call(shown.pieces(who), Sign::Seen)
            }
            What::Said { what: names::FLIGHT, who: Some(who) } => Beat::Call(shown.pieces(who), Sign::Flee),
            What::Powers { attacker, defender, .. } if comes_to_blows(queue) => Beat::Clash(attacker, defender),
            What::Damaged { piece, what } => match Damage::named(what).unwrap_or(Damage::Immobilized) {
                Damage::Destroyed => Beat::Blast(hull(piece)),
                damage => Beat::Jolt(hull(piece), damage.picture()),
            },
            What::Boarded { piece, vehicle, .. } => Beat::Board(piece, vehicle),
            What::Placed { piece, .. } if shown.cell(piece).is_none() => {
                more(&|what| matches!(what, What::Placed { .. }), queue, &mut facts);
                Beat::Appear(facts.iter().filter_map(placed).collect())
            }
            What::Smoked { by, cell, radius } => Beat::Smoke(by, cell, radius),
            What::Landed { aimed, cell, .. } => Beat::Land(aimed, cell),
            What::Held { object, cell, .. } => {
                Beat::Take(if names::is_place(object) { Sign::Victory } else { Sign::Crate }, cell)
            }
            _ => Beat::Quiet,
        };
        Some((beat, facts))
    }
}

const fn is_on_the_way(what: &What) -> bool {
    matches!(what, What::Moved { .. } | What::Watched { .. } | What::Faced { .. } | What::Rose { .. })
}

/// Whether the dice of a close combat come next.
fn comes_to_blows(queue: &VecDeque<Fact>) -> bool {
    queue.front().is_some_and(|fact| matches!(fact.what, What::Rolled { why: names::MELEE, .. }))
}

/// The vehicle that a mount belongs to; any other piece itself.
pub(in crate::view) const fn hull(piece: PieceId) -> PieceId {
    match piece.part {
        Part::Mount(vehicle, _) => PieceId { unit: piece.unit, part: Part::Vehicle(vehicle) },
        _ => piece,
    }
}

const fn placed(fact: &Fact) -> Option<PieceId> {
    match fact.what {
        What::Placed { piece, .. } => Some(piece),
        _ => None,
    }
}

/// The paths of a walk, in the order in which its members set out.
fn ways(facts: &[Fact]) -> Vec<Way> {
    let mut ways: Vec<Way> = Vec::new();
    for fact in facts {
        let (What::Moved { piece, .. } | What::Faced { piece, .. } | What::Rose { piece, .. }) = fact.what else {
            continue;
        };
        if ways.last().is_none_or(|way| way.piece != piece) {
            ways.push(Way { piece, cells: Vec::new(), turns: Vec::new() });
        }
        let Some(way) = ways.last_mut() else { continue };
        match fact.what {
            What::Moved { cell, .. } => way.cells.push(cell),
            What::Faced { facing, .. } => {
                way.turns.extend(Direction::from_digit(facing).map(|facing| (way.cells.len(), facing)));
            }
            _ => {}
        }
    }
    ways
}

const fn shot(fact: &Fact) -> Option<Shot> {
    match fact.what {
        What::Shot { by, cell, covered, .. } => Some(Shot { by, at: cell, covered }),
        _ => None,
    }
}

const fn removed(fact: &Fact) -> Option<PieceId> {
    match fact.what {
        What::Removed { piece, .. } => Some(piece),
        _ => None,
    }
}

fn marked(fact: &Fact, shown: &Shown) -> Vec<PieceId> {
    match fact.what {
        What::Marked { who, .. } => shown.pieces(who),
        _ => Vec::new(),
    }
}
