//! Lines about vehicles: getting in, damage, explosions.

use super::{Context, LogLine, line, sentence};
use crate::engine::fact::{Fact, What, Who};
use crate::force::{PieceId, name::Part, squad::Pile, vehicle::Seat};
use crate::words::{Term, capital, say, word};

/// Facts about vehicles as text. Several primates getting into the same vehicle in a row share one line.
pub(super) fn tell(context: &Context, facts: &[Fact]) -> Vec<LogLine> {
    let boards = |fact: &Fact| match fact.what {
        What::Boarded { vehicle, .. } => Some(vehicle),
        _ => None,
    };
    let about: Vec<&Fact> = facts.iter().filter(|fact| told(context, fact).is_some()).collect();
    let together = |one: &&Fact, next: &&Fact| boards(one).is_some() && boards(one) == boards(next);
    let line = |group: &[&Fact]| match group {
        [one] => told(context, one),
        several => boarded(context, several),
    };
    about.chunk_by(together).filter_map(line).collect()
}

/// "Into Nomad's vehicle: driver Dima; left gunport Eba, Ekko."
fn boarded(context: &Context, facts: &[&Fact]) -> Option<LogLine> {
    let mut seats: Vec<(String, Vec<String>)> = Vec::new();
    let mut first = None;
    for fact in facts {
        let What::Boarded { piece, vehicle, seat } = fact.what else { continue };
        let seat = match seat {
            Seat::Operator => word("ride-operator"),
            Seat::Gunner(mount) => context.names.mount(vehicle, mount),
            Seat::Passenger => word("ride-passenger"),
        };
        let who = context.names.primate(piece);
        match seats.iter_mut().find(|(known, _)| *known == seat) {
            Some((_, riders)) => riders.push(who),
            None => seats.push((seat, vec![who])),
        }
        first.get_or_insert((*fact, piece, vehicle));
    }
    let (fact, piece, vehicle) = first?;
    let part = |(seat, riders): (String, Vec<String>)| {
        say("log-seat", &[("seat", seat.into()), ("who", riders.join(", ").into())])
    };
    let parts = seats.into_iter().map(part).collect::<Vec<_>>().join("; ");
    let terms = [("vehicle", name(context, vehicle)), ("who", parts.into())];
    Some(line(fact, Some(piece.unit.side), say("log-boards", &terms)))
}

/// The text of a fact about a vehicle, if it is one.
pub(super) fn told(context: &Context, fact: &Fact) -> Option<LogLine> {
    match &fact.what {
        What::Boarded { piece, vehicle, seat } => {
            let id = match seat {
                Seat::Operator => "log-takes-wheel",
                Seat::Gunner(_) => "log-mans-mount",
                Seat::Passenger => "log-gets-in",
            };
            let mount = match seat {
                Seat::Gunner(mount) => context.names.mount(*vehicle, *mount),
                Seat::Operator | Seat::Passenger => String::new(),
            };
            let who = ("primate", context.names.primate(*piece).into());
            let terms = [who, ("vehicle", name(context, *vehicle)), ("mount", mount.into())];
            Some(line(fact, Some(piece.unit.side), say(id, &terms)))
        }
        What::Rose { piece, height } => {
            let terms = [("vehicle", name(context, *piece)), ("height", i32::from(*height).into())];
            Some(line(fact, Some(piece.unit.side), say("log-rises", &terms)))
        }
        What::Damaged { piece, what } => {
            let terms = [("vehicle", name(context, *piece))];
            Some(line(fact, Some(piece.unit.side), say(damage(what), &terms)))
        }
        What::Marked { who: Who::Piece(piece), mark: "abandoned" } => {
            let terms = [("vehicle", name(context, *piece))];
            Some(line(fact, Some(piece.unit.side), say("log-abandoned", &terms)))
        }
        _ => None,
    }
}

fn damage(what: &str) -> &'static str {
    match what {
        "speed" => "log-slowed",
        "armor" => "log-weakened",
        "weapon" => "log-disarmed",
        "immobilized" => "log-immobilized",
        "nothing" => "log-nothing-to-lose",
        _ => "log-destroyed",
    }
}

/// "Kudu's apc", whichever part of it is meant.
fn name(context: &Context, piece: PieceId) -> Term {
    let vehicle = match piece.part {
        Part::Mount(vehicle, _) | Part::Vehicle(vehicle) => vehicle,
        Part::Primate(_) => 1,
    };
    context.names.primate(PieceId { part: Part::Vehicle(vehicle), ..piece }).into()
}

/// "Those inside Vervain's vehicle: two wounded, one climbs out."
pub(super) fn explosion(context: &Context, facts: &[Fact]) -> Vec<LogLine> {
    let mut lines: Vec<LogLine> = facts.iter().filter_map(|fact| told(context, fact)).collect();
    let of = |wanted: &dyn Fn(&What) -> bool| facts.iter().filter(|fact| wanted(&fact.what)).count();
    let wounded = of(&|what| matches!(what, What::Removed { pile: Pile::Wounded, .. }));
    let missing = of(&|what| matches!(what, What::Removed { pile: Pile::Missing, .. }));
    let out = of(&|what| matches!(what, What::Placed { .. }));
    let counted = [("log-blast-wounded", wounded), ("log-blast-out", out), ("log-blast-missing", missing)];
    let parts = counted.into_iter().filter(|(_, count)| *count > 0);
    let words = |(id, count): (&'static str, usize)| {
        say(id, &[("words", sentence::number(count).into()), ("count", count.into())])
    };
    let joined = parts
        .map(words)
        .reduce(|first, rest| say("log-effect-join", &[("first", first.into()), ("rest", rest.into())]));
    if let (Some(text), Some(fact)) = (joined, facts.last()) {
        lines.push(line(fact, None, capital(&text) + "."));
    }
    lines
}
