//! The goal of the scenario as text: markers and crates in the log, lines of the score.

use super::{Context, LogLine, Names, line};
use crate::engine::fact::{Fact, What};
use crate::rules::monkeys::scenarios::Standing;
use crate::words::{Term, say};

/// "Cobalt controls marker 3 at (18, 36)."
pub(super) fn held(context: &Context, fact: &Fact) -> Option<LogLine> {
    let What::Held { object, number, cell, side, piece } = fact.what else { return None };
    let names = context.names;
    let mut terms: Vec<(&str, Term)> = vec![("number", i32::from(number).into()), ("cell", cell.to_string().into())];
    terms.extend(side.map(|side| ("side", names.side(side).into())));
    terms.extend(piece.map(|piece| ("primate", names.primate(piece).into())));
    let whose = side.or(piece.map(|piece| piece.unit.side));
    Some(line(fact, whose, say(&format!("log-held-{object}"), &terms)))
}

/// One line of the score as text.
pub fn standing(names: &Names, line: &Standing) -> String {
    let mut terms: Vec<(&str, Term)> = vec![("value", (line.value as usize).into()), ("of", (line.of as usize).into())];
    terms.extend(line.side.map(|side| ("side", names.side(side).into())));
    say(line.label, &terms)
}
