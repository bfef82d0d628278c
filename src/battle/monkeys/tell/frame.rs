//! A single line for a whole procedure: an attack, a move, the loss of a leader.

use super::{Context, LogLine, line, sentence};
use crate::engine::fact::{Fact, What, Who};
use crate::force::{PieceId, UnitId, name::Part, squad::Pile};
use crate::words::{capital, say};

/// Dice of tests, and how many of those tested are pinned now.
struct Tests {
    dice: Vec<u8>,
    pinned: usize,
}

fn tests(facts: &[Fact]) -> Tests {
    let dice = facts.iter().filter_map(|fact| match fact.what {
        What::Tested { die, .. } => Some(die),
        _ => None,
    });
    let pinned = facts.iter().filter(|fact| matches!(fact.what, What::Marked { mark: "pinned", .. }));
    Tests { dice: dice.collect(), pinned: pinned.count() }
}

fn removed(facts: &[Fact], wanted: Pile) -> usize {
    // A vehicle that leaves with its crew isn't a casualty.
    let counts = |piece: PieceId| !matches!(piece.part, Part::Vehicle(_));
    facts
        .iter()
        .filter(|fact| matches!(fact.what, What::Removed { piece, pile } if pile == wanted && counts(piece)))
        .count()
}

fn rolled(facts: &[Fact]) -> Option<&[u8]> {
    facts.iter().find_map(|fact| match &fact.what {
        What::Rolled { dice, .. } => Some(dice.as_slice()),
        _ => None,
    })
}

fn kept(facts: &[Fact]) -> Option<u8> {
    facts.iter().find_map(|fact| match fact.what {
        What::Kept { face } => Some(face),
        _ => None,
    })
}

/// The facts of an attack, roll by roll: special weapons roll separately (T-47).
pub(super) fn rolls(facts: &[Fact]) -> Vec<&[Fact]> {
    let begins = |fact: &Fact| fact.rule.0 == "T-46" && matches!(fact.what, What::Ordered { .. });
    facts.chunk_by(|_, next| !begins(next)).collect()
}

/// "Kudu fires on Vervain: 16 against 12, rolled 5 and 2, kept 5. Three wounded, one tests: 3, pinned."
pub(super) fn attack(context: &Context, facts: &[Fact]) -> Option<LogLine> {
    let (fact, attacker, defender, sums) = facts.iter().find_map(|fact| match fact.what {
        What::Powers { attacker, defender, sums, .. } => Some((fact, attacker, defender, sums)),
        _ => None,
    })?;
    let head = if context.watching { "log-fires-watch" } else { "log-fires" };
    let names = context.names;
    let mut text = say(
        head,
        &[
            ("unit", names.unit(attacker).into()),
            ("target", names.unit(defender).into()),
            ("attack", sums.0.into()),
            ("defense", sums.1.into()),
        ],
    );
    text = text + &dice(facts) + ".";
    if kept(facts).is_some() {
        text = text + " " + &effects(context, attacker, facts) + ".";
    }
    let first = facts.first().unwrap_or(fact);
    Some(LogLine { rule: fact.rule, ..line(first, Some(attacker.side), text) })
}

/// ", rolled 5 and 2, kept 5", as far as the roll has come.
pub(super) fn dice(facts: &[Fact]) -> String {
    let Some(dice) = rolled(facts) else { return String::new() };
    let die = kept(facts).filter(|_| dice.len() > 1);
    let kept = die.map(|die| say("log-kept", &[("die", i32::from(die).into())]));
    say("log-rolled", &[("dice", sentence::dice(dice).into())]) + &kept.unwrap_or_default()
}

/// "Three wounded, one tests: 3, pinned", or that it had no effect.
fn effects(context: &Context, attacker: UnitId, facts: &[Fact]) -> String {
    let mut parts = Vec::new();
    let wounded = removed(facts, Pile::Wounded) + removed(facts, Pile::Hollow);
    if wounded > 0 {
        parts.push(say("log-wounded", &[("words", sentence::number(wounded).into())]));
    }
    let Tests { dice, pinned } = tests(facts);
    if !dice.is_empty() {
        parts.push(say(
            "log-tests",
            &[
                ("count", dice.len().into()),
                ("words", sentence::number(dice.len()).into()),
                ("dice", sentence::dice(&dice).into()),
                ("pinned", pinned.into()),
                ("pinnedwords", sentence::number(pinned).into()),
            ],
        ));
    }
    if parts.is_empty() && hits_a_hull(facts) {
        // What it does to the vehicle has lines of its own.
        parts.push(say("log-hull-hit", &[]));
    } else if parts.is_empty() && !facts.iter().any(ran_dry) {
        parts.push(say("log-no-effect", &[]));
    }
    if facts.iter().any(|fact| matches!(fact.what, What::Marked { mark: "out-of-ammo", .. })) {
        parts.push(say("log-empty", &[("unit", context.names.unit(attacker).into())]));
    }
    parts.extend(emptied(context, facts));
    let joined = parts
        .into_iter()
        .reduce(|first, rest| say("log-effect-join", &[("first", first.into()), ("rest", rest.into())]));
    capital(&joined.unwrap_or_default())
}

/// Whether the die emptied a weapon or a whole unit: then that is its effect (T-67).
fn ran_dry(fact: &Fact) -> bool {
    fact.rule.0 == "T-67" && matches!(fact.what, What::Marked { mark: "out-of-ammo" | "empty", .. })
}

/// "Obi and Odo are out of ammunition": weapons that ran dry by the die (T-67), or fired their last shot (6.1).
fn emptied(context: &Context, facts: &[Fact]) -> Option<String> {
    let mut guns: Vec<String> = Vec::new();
    for fact in facts {
        if let What::Marked { who: Who::Piece(piece), mark: "empty" } = fact.what {
            let gun = context.names.gun(piece);
            if !guns.contains(&gun) {
                guns.push(gun);
            }
        }
    }
    let terms = [("guns", sentence::list(&guns, "list-last").into()), ("count", guns.len().into())];
    (!guns.is_empty()).then(|| say("log-dry", &terms))
}

/// Whether a vehicle was shot at and the die damages it: anything but a 1 does (11.2).
fn hits_a_hull(facts: &[Fact]) -> bool {
    let hull = |part: Part| matches!(part, Part::Vehicle(_));
    let shot = facts.iter().any(|fact| matches!(fact.what, What::Shot { at, .. } if hull(at.part)));
    shot && kept(facts).is_some_and(|die| die > 1)
}

/// "Kudu moves up to 14 squares.": the number for the member that moves the farthest, including a last step over the
/// edge; then the primates that left the board, and the ones that saw them.
pub(super) fn walk(context: &Context, facts: &[Fact]) -> Vec<LogLine> {
    let mut steps: Vec<(PieceId, usize)> = Vec::new();
    for fact in facts {
        if let What::Moved { piece, .. } = fact.what {
            match steps.iter_mut().find(|(known, _)| *known == piece) {
                Some((_, count)) => *count += 1,
                None => steps.push((piece, 1)),
            }
        }
    }
    for fact in facts {
        if let What::Removed { piece, pile: Pile::Retreated } = fact.what
            && let Some((_, count)) = steps.iter_mut().find(|(known, _)| *known == piece)
        {
            *count += 1;
        }
    }
    let Some((first, (piece, _))) = facts.first().zip(steps.first()) else { return Vec::new() };
    let (unit, names) = (piece.unit, context.names);
    let squares = steps.iter().map(|(_, count)| *count).max().unwrap_or(0);
    let alike = steps.iter().all(|(_, count)| *count == squares);
    let head = match (context.sneaking, alike) {
        (false, true) => "log-moves",
        (false, false) => "log-moves-most",
        (true, true) => "log-sneaks",
        (true, false) => "log-sneaks-most",
    };
    let mut text = say(head, &[("unit", names.unit(unit).into()), ("squares", squares.into())]);
    let left = removed(facts, Pile::Retreated);
    if left > 0 {
        text = text + " " + &sentence::of_unit("log-leaves", names.unit(unit), left);
    }
    let mut lines = vec![line(first, Some(unit.side), text)];
    lines.extend(facts.iter().filter_map(|fact| watched(context, fact).or_else(|| dropped(context, fact))));
    lines.extend(facts.iter().filter_map(|fact| super::stakes::held(context, fact)));
    lines
}

fn dropped(context: &Context, fact: &Fact) -> Option<LogLine> {
    let What::Said { what: "get-down", who: Some(Who::Unit(unit)) } = fact.what else { return None };
    Some(line(fact, Some(unit.side), say("said-get-down", &[("unit", context.names.unit(unit).into())])))
}

pub(super) fn watched(context: &Context, fact: &Fact) -> Option<LogLine> {
    let What::Watched { unit, piece, cell } = fact.what else { return None };
    let names = context.names;
    let terms = [
        ("watcher", names.unit(unit).into()),
        ("primate", names.primate(piece).into()),
        ("cell", cell.to_string().into()),
    ];
    let id = if fact.rule.0 == "T-136" { "log-may-detect" } else { "log-watched" };
    Some(line(fact, Some(unit.side), say(id, &terms)))
}

/// "Vervain has lost its leader: rolled 3, 3 of 5, it wavers. Rout: rolled 4 and 2, kept 4. Four rout."
pub(super) fn leader(context: &Context, facts: &[Fact]) -> Option<LogLine> {
    let unit = facts.iter().find_map(|fact| unit_of(&fact.what))?;
    let mut parts: Vec<String> = Vec::new();
    parts.extend(facts.iter().find_map(|fact| checked(context, unit, &fact.what)));
    if let Some(dice) = rolled(facts) {
        parts.extend(routed(facts, dice));
    }
    parts.extend(facts.iter().find_map(|fact| match fact.what {
        What::Led { unit, primate } => {
            let names = context.names;
            let terms = [("primate", names.primate(primate).into()), ("unit", names.unit(unit).into())];
            Some(say("log-leads", &terms))
        }
        _ => None,
    }));
    (!parts.is_empty()).then(|| line(&facts[0], Some(unit.side), parts.join(" ")))
}

fn unit_of(what: &What) -> Option<UnitId> {
    match what {
        What::Tested { who: crate::engine::fact::Who::Unit(unit), .. } | What::Led { unit, .. } => Some(*unit),
        What::Tested { who: crate::engine::fact::Who::Piece(piece), .. } | What::Removed { piece, .. } => {
            Some(piece.unit)
        }
        _ => None,
    }
}

fn checked(context: &Context, unit: UnitId, what: &What) -> Option<String> {
    let What::Tested { who: crate::engine::fact::Who::Unit(_), die, bonus, need, passed } = *what else {
        return None;
    };
    let id = if passed { "log-check-passed" } else { "log-check-failed" };
    let terms =
        [("unit", context.names.unit(unit).into()), ("roll", sentence::test(die, bonus).into()), ("need", need.into())];
    Some(say(id, &terms))
}

fn routed(facts: &[Fact], dice: &[u8]) -> Vec<String> {
    let Some(die) = kept(facts) else { return Vec::new() };
    let id = if dice.len() > 1 { "log-rout-rolled" } else { "log-rout-one" };
    let terms = [("dice", sentence::dice(dice).into()), ("die", i32::from(die).into())];
    let result = match removed(facts, Pile::Routed) {
        0 => say("log-nobody-routs", &[]),
        1 => say("log-routed-one", &[]),
        count => say("log-routed", &[("words", sentence::number_first(count).into())]),
    };
    vec![say(id, &terms), result]
}
