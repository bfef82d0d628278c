//! Damage in one line: how much of it a unit takes, and what that does to it.

use super::unit_of;
use crate::engine::fact::{Fact, What};
use crate::force::{UnitId, squad::Pile};
use crate::words::{Message, say, word};

/// Counts and marks that damage changes.
const CHANGES: [&str; 12] = [
    "models",
    "tokens",
    "crew-tokens",
    "shaken",
    "fire",
    "bleeding",
    "impaired",
    "acid",
    "armor-worn",
    "cannot-turn",
    "cannot-move",
    "crew-crippled",
];

/// The unit that a fact harms, if it is damage or something that damage can cause.
pub(super) fn unit(what: &What) -> Option<UnitId> {
    match what {
        What::Noted { who: Some(who), .. } if is_damage(what) => Some(unit_of(*who)),
        What::Counted { who, mark, .. } | What::Marked { who, mark } if CHANGES.contains(mark) => Some(unit_of(*who)),
        What::Removed { piece, pile } if *pile != Pile::Retreated => Some(piece.unit),
        _ => None,
    }
}

/// Whether a fact is damage.
pub(super) fn is_damage(what: &What) -> bool {
    matches!(what, What::Noted { what, .. } if *what == "damage" || what.ends_with("-damage"))
}

/// Everything that happens to a unit at once, and the outcome; its tokens are those that it had before.
pub(super) fn told(facts: &[Fact], unit: String, tokens: u8) -> Message {
    let results: Vec<String> = facts.iter().filter_map(|fact| result(&fact.what)).collect();
    let damage = damage(facts, tokens);
    let id = match (damage.is_empty(), results.is_empty()) {
        (true, true) => "hexes-log-no-damage",
        (true, false) => "hexes-log-suffers",
        (false, true) => "hexes-log-no-harm",
        (false, false) => "hexes-log-harm",
    };
    let told = Message::new(id).with("unit", unit).with("damage", damage.join(", "));
    told.with("results", results.join(", "))
}

/// The damage by kind, the numbers of one kind together. Rolls that their modifiers take to 0 or below don't count.
fn damage(facts: &[Fact], tokens: u8) -> Vec<String> {
    let mut kinds: Vec<(&str, Vec<String>)> = Vec::new();
    for fact in facts.iter().filter(|fact| is_damage(&fact.what)) {
        let What::Noted { what: kind, number, .. } = &fact.what else { continue };
        if *number <= 0 {
            continue;
        }
        match kinds.iter_mut().find(|(known, _)| known == kind) {
            Some((_, numbers)) => numbers.push(number.to_string()),
            None => kinds.push((kind, vec![number.to_string()])),
        }
    }
    let told = |(kind, numbers): (&str, Vec<String>)| {
        let damage = say(&format!("hexes-said-{kind}"), &[("number", numbers.join(" + ").into())]);
        let hits = [("damage", damage.as_str().into()), ("hits", numbers.len().into())];
        let damage = if numbers.len() > 1 { say("hexes-harm-hits", &hits) } else { damage };
        let adds = tokens > 0 && !matches!(kind, "psychic-damage" | "crew-damage");
        let terms = [("damage", damage.as_str().into()), ("tokens", i32::from(tokens).into())];
        if adds { say("hexes-harm-tokens", &terms) } else { damage }
    };
    kinds.into_iter().map(told).collect()
}

fn result(what: &What) -> Option<String> {
    match what {
        What::Counted { mark: "models", count: 0, .. } => None,
        What::Counted { mark, count, .. } => {
            Some(say(&format!("hexes-harmed-{mark}"), &[("count", i32::from(*count).into())]))
        }
        What::Marked { mark, .. } => Some(word(&format!("hexes-harmed-{mark}"))),
        What::Removed { .. } => Some(word("hexes-harmed-destroyed")),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Rule, fact::Audience};

    fn noted(what: &'static str, number: i32) -> Fact {
        let what = What::Noted { who: None, what, number };
        Fact { number: 0, rule: Rule("F14"), frame: 0, depth: 0, audience: Audience::Both, what }
    }

    #[test]
    fn numbers_of_one_kind_are_told_together_and_nothing_below_one() {
        let facts = [noted("damage", 2), noted("fire-damage", 1), noted("damage", -1), noted("damage", 3)];
        assert_eq!(damage(&facts, 0), ["2 + 3 damage from 2 hits", "1 fire damage"]);
        assert!(damage(&[noted("damage", 0)], 0).is_empty());
    }

    #[test]
    fn what_tokens_add_is_told() {
        let facts = [noted("damage", 3), noted("psychic-damage", 2)];
        assert_eq!(damage(&facts, 1), ["3 damage, 1 of each for its future-damage tokens", "2 psychic damage"]);
    }
}
