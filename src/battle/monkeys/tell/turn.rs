//! Lines about turns and orders: one per fact, or one for several similar facts in a row.

use super::{Context, LogLine, line, sentence};
use crate::engine::fact::{Fact, What, Who};
use crate::force::{Mark, Side, UnitId, squad::Pile};
use crate::words::{Term, say};

/// Turns facts outside attacks, moves and leader checks into text.
pub(super) fn tell(context: &Context, facts: &[Fact], lines: &mut Vec<LogLine>) {
    let mut turn = context.turn;
    for facts in facts.chunk_by(|one, next| kind(&one.what).is_some() && kind(&one.what) == kind(&next.what)) {
        let fact = &facts[0];
        if let What::Began { side, .. } = fact.what {
            turn = Some(side);
        }
        let told = match kind(&fact.what) {
            Some((id, unit)) => {
                let text = sentence::of_unit(id, context.names.unit(unit), facts.len());
                Some(line(fact, Some(unit.side), text))
            }
            None => single(context, turn, fact),
        };
        lines.extend(told);
    }
}

/// Facts that are counted by unit: the name of their text.
fn kind(what: &What) -> Option<(&'static str, UnitId)> {
    match what {
        What::Placed { piece, .. } => Some(("log-deploys", piece.unit)),
        What::Removed { piece, pile: Pile::Missing } => Some(("log-missing", piece.unit)),
        What::Marked { who: Who::Piece(piece), mark: "recovering" } => Some(("log-recovering", piece.unit)),
        What::Cleared { who: Who::Piece(piece), mark: "recovering" } => Some(("log-recovered", piece.unit)),
        What::Marked { who: Who::Piece(piece), mark: "braced" } => Some(("log-braces", piece.unit)),
        What::Cleared { who: Who::Piece(piece), mark: "empty" } => Some(("log-reloaded", piece.unit)),
        _ => None,
    }
}

fn single(context: &Context, turn: Option<Side>, fact: &Fact) -> Option<LogLine> {
    let names = context.names;
    let unit =
        |id: &str, unit: UnitId| Some(line(fact, Some(unit.side), say(id, &[("unit", names.unit(unit).into())])));
    match &fact.what {
        What::Began { step: "turn", side, round } => {
            let text = say("log-turn", &[("round", i32::from(*round).into()), ("side", names.side(*side).into())]);
            Some(LogLine { head: true, ..line(fact, Some(*side), text) })
        }
        What::Began { step: step @ ("deployment" | "ground" | "laid"), side, .. } => {
            let text = say(&format!("log-{step}"), &[("side", names.side(*side).into())]);
            Some(line(fact, Some(*side), text))
        }
        What::Ordered { order: "Ready", side, .. } => {
            Some(line(fact, Some(*side), say("log-ready", &[("side", names.side(*side).into())])))
        }
        What::Began { step: "ambush", side, .. } => {
            let text = say("log-attacker-first", &[("side", names.side(*side).into())]);
            Some(line(fact, Some(*side), text))
        }
        What::Rolled { dice, why: "first-turn", .. } => Some(first_turn(context, fact, dice)),
        What::Rolled { dice, why: "grid", .. } => Some(line(fact, None, say("log-grid", &square(dice)))),
        What::Designated { side, platoon, letter } => {
            let terms = [
                ("platoon", Mark::Numeral(*platoon).to_string().into()),
                ("side", names.side(*side).into()),
                ("letter", letter.to_string().into()),
            ];
            Some(line(fact, Some(*side), say("log-designated", &terms)))
        }
        What::Ordered { order: "Attack", unit: Some(unit), target: Some(target), .. } => {
            let terms = [("unit", names.unit(*unit).into()), ("target", names.unit(*target).into())];
            Some(line(fact, Some(unit.side), say("log-commits", &terms)))
        }
        What::Ordered { order: "Overrun", unit: Some(unit), target: Some(target), .. } => {
            let terms = [("unit", names.unit(*unit).into()), ("target", names.unit(*target).into())];
            Some(line(fact, Some(unit.side), say("log-charges", &terms)))
        }
        What::Ordered { order: "Forfeit", unit: Some(id), .. } => unit("log-forfeits", *id),
        What::Marked { who: Who::Unit(id), mark: "overwatch" } => unit("log-overwatch", *id),
        What::Cleared { who: Who::Unit(id), mark: "overwatch" } if fact.rule.0 == "T-122" => {
            unit("log-overwatch-ends", *id)
        }
        What::Marked { who: Who::Unit(id), mark: "hidden" } => unit("log-hides", *id),
        What::Cleared { who: Who::Unit(id), mark: "hidden" } if fact.rule.0 != "T-136" => unit("log-comes-out", *id),
        What::Tested { who: Who::Unit(id), die, bonus, need, passed } => {
            let id_and_terms = [
                ("unit", names.unit(*id).into()),
                ("roll", sentence::test(*die, *bonus).into()),
                ("need", (*need).into()),
            ];
            let text = say(if *passed { "log-detects" } else { "log-detects-nobody" }, &id_and_terms);
            Some(line(fact, Some(id.side), text))
        }
        What::Ordered { order: "Smoke", unit: Some(id), .. } => unit("log-smoke-ordered", *id),
        What::Smoked { by, cell, .. } => {
            let terms = [("primate", names.primate(*by).into()), ("cell", cell.to_string().into())];
            Some(line(fact, Some(by.unit.side), say("log-smoke", &terms)))
        }
        What::Landed { by, cell, .. } => {
            let unit = ("unit", names.unit(by.unit).into());
            let text = match names.beyond(*cell) {
                Some(place) => say("log-lands-off", &[unit, ("where", place.into())]),
                None => say("log-lands", &[unit, ("cell", cell.to_string().into())]),
            };
            Some(line(fact, Some(by.unit.side), text))
        }
        What::Cleared { who: Who::Piece(piece), mark: "smoke" } => unit("log-smoke-gone", piece.unit),
        What::Cleared { who: Who::Unit(id), mark: "out-of-ammo" } => unit("log-reloads", *id),
        What::Held { .. } => super::stakes::held(context, fact),
        // The charged had no one to fire: no attack is wasted, because none was ordered.
        What::Said { what: "attack-wasted", .. } if context.charging => None,
        What::Said { what, who } => said(context, turn, fact, what, *who),
        What::Over { winner, how } => Some(over(context, fact, *winner, how)),
        _ => None,
    }
}

/// Column and row of the grid square hit by a shell (C-22).
fn square(dice: &[u8]) -> [(&'static str, Term); 2] {
    let die = |place: usize| i32::from(dice.get(place).copied().unwrap_or(0));
    [("column", die(0).into()), ("row", die(1).into())]
}

fn first_turn(context: &Context, fact: &Fact, dice: &[u8]) -> LogLine {
    let (one, other) = (dice.first().copied().unwrap_or(0), dice.get(1).copied().unwrap_or(0));
    if one == other {
        return line(fact, None, say("log-first-turn-tied", &[("die", i32::from(one).into())]));
    }
    let winner = if one > other { Side::First } else { Side::Second };
    let names = context.names;
    let terms = [
        ("first", names.side(Side::First).into()),
        ("die", i32::from(one).into()),
        ("second", names.side(Side::Second).into()),
        ("other", i32::from(other).into()),
        ("winner", names.side(winner).into()),
    ];
    line(fact, Some(winner), say("log-first-turn", &terms))
}

pub(super) fn said(
    context: &Context,
    turn: Option<Side>,
    fact: &Fact,
    what: &str,
    who: Option<Who>,
) -> Option<LogLine> {
    let names = context.names;
    let unit = who.map(|who| match who {
        Who::Unit(unit) => unit,
        Who::Piece(piece) => piece.unit,
    });
    let side = unit.map(|unit| unit.side).or(turn);
    let mut terms = Vec::new();
    terms.extend(unit.map(|unit| ("unit", names.unit(unit).into())));
    terms.extend(side.map(|side| ("side", names.side(side).into())));
    Some(line(fact, side, say(&format!("said-{what}"), &terms)))
}

fn over(context: &Context, fact: &Fact, winner: Option<Side>, how: &str) -> LogLine {
    let loser = winner.map(|side| ("loser", context.names.side(side.other()).into()));
    let how = ("how", say(&format!("outcome-{how}"), loser.as_slice()).into());
    let text = match winner {
        Some(side) => say("log-won", &[("side", context.names.side(side).into()), how]),
        None => say("log-drawn", &[how]),
    };
    LogLine { head: true, ..line(fact, winner, text) }
}
