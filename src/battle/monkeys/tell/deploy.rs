//! Lines about deployment: each unit once, then only the changes its player makes (G-12, G-23, G-32).

use super::{Context, LogLine, line, turn, vehicles};
use crate::board::Cell;
use crate::engine::fact::{Fact, What};
use crate::force::{PieceId, UnitId, name::Part, vehicle::Seat};
use crate::words::say;

/// Everybody's position so far, since an order that changes one seat repeats all the others.
#[derive(Default)]
struct Known {
    units: Vec<UnitId>,
    cells: Vec<(PieceId, Cell)>,
    seats: Vec<(PieceId, PieceId, Seat)>,
}

/// Whether units are being placed.
pub(super) fn is_deployment(facts: &[Fact]) -> bool {
    facts.iter().any(|fact| matches!(fact.what, What::Ordered { order: "Deploy", .. }))
}

/// Turns a deployment into text, order by order.
pub(super) fn tell(context: &Context, facts: &[Fact], lines: &mut Vec<LogLine>) {
    let mut known = Known::default();
    for facts in facts.chunk_by(|_, next| !matches!(next.what, What::Ordered { .. })) {
        if matches!(facts[0].what, What::Ordered { order: "Deploy", .. }) {
            placed(context, &mut known, facts, lines);
        } else {
            turn::tell(context, facts, lines);
        }
    }
}

/// A unit is placed, or placed again with a change.
fn placed(context: &Context, known: &mut Known, facts: &[Fact], lines: &mut Vec<LogLine>) {
    let Some(unit) = facts.iter().find_map(placed_unit) else { return };
    let fresh = !known.units.contains(&unit);
    let (mut moved, mut seats) = (Vec::new(), Vec::new());
    for fact in facts {
        match fact.what {
            What::Placed { piece, cell } if !known.cells.contains(&(piece, cell)) => moved.push((piece, cell)),
            What::Boarded { piece, vehicle, seat } if !known.seats.contains(&(piece, vehicle, seat)) => {
                seats.push((fact, (piece, vehicle, seat)));
            }
            _ => {}
        }
    }
    let side = Some(unit.side);
    let terms = [("unit", context.names.unit(unit).into()), ("count", seats.len().into())];
    if fresh {
        known.units.push(unit);
        let id = if seats.is_empty() { "log-deploys" } else { "log-deploys-aboard" };
        lines.push(line(&facts[0], side, say(id, &terms)));
    } else {
        // A primate that takes or leaves a seat has moved too, but only the seat is mentioned.
        let stays = |(piece, _): &(PieceId, Cell)| {
            matches!(piece.part, Part::Vehicle(_)) || known.cells.iter().any(|(one, _)| one == piece)
        };
        if seats.is_empty() && moved.iter().any(stays) {
            lines.push(line(&facts[0], side, say("log-deploys-again", &terms)));
        }
        for (piece, _) in moved.iter().filter(|one| !stays(one)) {
            let terms = [("primate", context.names.primate(*piece).into())];
            lines.push(line(&facts[0], side, say("log-gets-out", &terms)));
        }
        lines.extend(seats.iter().filter_map(|(fact, _)| vehicles::told(context, fact)));
    }
    let now =
        |piece: &PieceId| moved.iter().any(|(one, _)| one == piece) || seats.iter().any(|(_, (one, ..))| one == piece);
    known.cells.retain(|(piece, _)| !now(piece));
    known.seats.retain(|(piece, ..)| !now(piece));
    known.cells.extend(moved.iter().copied());
    known.seats.extend(seats.into_iter().map(|(_, seat)| seat));
}

/// The unit of a piece that is placed somewhere.
fn placed_unit(fact: &Fact) -> Option<UnitId> {
    match fact.what {
        What::Placed { piece, .. } | What::Boarded { piece, .. } => Some(piece.unit),
        _ => None,
    }
}
