//! Lines about a charge: how far it runs, who stands or flees, who falls in close combat.

use super::{Context, LogLine, line, sentence, turn};
use crate::engine::fact::{Fact, What, Who};
use crate::force::{PieceId, UnitId, squad::Pile};
use crate::words::say;

/// Rules whose facts are covered here.
const RULES: [&str; 8] = ["T-103", "T-106", "T-108", "T-109", "T-110", "T-118", "T-119", "T-158"];

/// Whether a procedure is an overrun or a flight.
pub(super) fn is_charge(facts: &[Fact]) -> bool {
    // Continuing is an answer in moves too.
    let goes_on = |fact: &Fact| matches!(fact.what, What::Ordered { order: "GoOn", .. });
    facts.iter().any(|fact| RULES.contains(&fact.rule.0) && !goes_on(fact))
}

/// Turns an overrun or a flight into text, from one stop or decision to the next.
pub(super) fn tell(context: &Context, facts: &[Fact]) -> Vec<LogLine> {
    let mut lines = Vec::new();
    for facts in facts.chunk_by(|one, next| kind(&one.what).is_some() && kind(&one.what) == kind(&next.what)) {
        let fact = &facts[0];
        match kind(&fact.what) {
            Some((Kind::Steps, unit)) => {
                lines.extend(steps(context, unit, facts));
                lines.extend(facts.iter().filter_map(|fact| super::frame::watched(context, fact)));
            }
            Some((Kind::Caught, unit)) => {
                let text = sentence::of_unit("log-caught", context.names.unit(unit), facts.len());
                lines.push(line(fact, Some(unit.side), text));
            }
            None => lines.extend(single(context, fact)),
        }
    }
    lines
}

#[derive(PartialEq, Eq)]
enum Kind {
    Steps,
    Caught,
}

fn kind(what: &What) -> Option<(Kind, UnitId)> {
    match what {
        What::Moved { piece, .. } | What::Watched { piece, .. } => Some((Kind::Steps, piece.unit)),
        What::Marked { who: Who::Piece(piece), mark: "caught" } => Some((Kind::Caught, piece.unit)),
        _ => None,
    }
}

/// The number of squares taken by the member that takes the most.
fn steps(context: &Context, unit: UnitId, facts: &[Fact]) -> Option<LogLine> {
    let pieces = facts.iter().filter_map(|fact| match fact.what {
        What::Moved { piece, .. } => Some(piece),
        _ => None,
    });
    let pieces: Vec<PieceId> = pieces.collect();
    let busiest = pieces.iter().map(|one| pieces.iter().filter(|other| one == *other).count()).max()?;
    let id = if facts[0].rule.0 == "T-103" { "log-charge-runs" } else { "log-moves" };
    let text = say(id, &[("unit", context.names.unit(unit).into()), ("squares", busiest.into())]);
    Some(line(&facts[0], Some(unit.side), text))
}

fn single(context: &Context, fact: &Fact) -> Option<LogLine> {
    let names = context.names;
    match fact.what {
        What::Said { what, who } => turn::said(context, None, fact, what, who),
        What::Tested { who: Who::Unit(unit), die, bonus, need, passed } => {
            let id = if passed { "log-stands-firm" } else { "log-nerve-fails" };
            let terms =
                [("unit", names.unit(unit).into()), ("roll", sentence::test(die, bonus).into()), ("need", need.into())];
            Some(line(fact, Some(unit.side), say(id, &terms)))
        }
        What::Marked { who: Who::Piece(piece), mark: "lead" } => {
            let text = say("log-lead", &[("primate", names.primate(piece).into())]);
            Some(line(fact, Some(piece.unit.side), text))
        }
        What::Ordered { order: "Charge", side, target: Some(target), .. } => {
            let terms = [("side", names.side(side).into()), ("target", names.unit(target).into())];
            Some(line(fact, Some(side), say("log-charges-on", &terms)))
        }
        What::Removed { piece, pile: Pile::Retreated } => {
            let text = sentence::of_unit("log-leaves", names.unit(piece.unit), 1);
            Some(line(fact, Some(piece.unit.side), text))
        }
        _ => None,
    }
}

/// "Kudu and Vervain fight hand to hand: 24 against 15, rolled 5 and 2, kept 5. Kudu loses two, Vervain five."
pub(super) fn fight(context: &Context, facts: &[Fact]) -> Option<LogLine> {
    let (fact, attacker, defender, sums) = facts.iter().find_map(|fact| match fact.what {
        What::Powers { attacker, defender, sums, .. } => Some((fact, attacker, defender, sums)),
        _ => None,
    })?;
    let names = context.names;
    let mut terms = vec![("unit", names.unit(attacker).into()), ("target", names.unit(defender).into())];
    terms.extend([("attack", sums.0.into()), ("defense", sums.1.into())]);
    let mut text = say("log-fights", &terms) + &super::frame::dice(facts) + ".";
    if facts.iter().any(|fact| matches!(fact.what, What::Removed { .. })) {
        let fallen = |unit: UnitId| {
            let fell = |fact: &&Fact| matches!(fact.what, What::Removed { piece, .. } if piece.unit == unit);
            sentence::number(facts.iter().filter(fell).count())
        };
        terms.extend([("lost", fallen(attacker).into()), ("targetlost", fallen(defender).into())]);
        text = text + " " + &say("log-fight-losses", &terms);
    }
    Some(LogLine { rule: fact.rule, ..line(&facts[0], Some(attacker.side), text) })
}
