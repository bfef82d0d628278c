//! The roll that needed a die that the script didn't lay out, or one with other faces.

use super::book::Scripted;
use crate::engine::fact::{Fact, What};
use crate::words::Message;

/// The first roll among the facts that took more dice than were laid out, or a die that can't show what was laid out
/// for it, as text.
pub fn roll<B: Scripted>(facts: &[Fact], laid: &[u8]) -> Message {
    let mut fallen = 0;
    for (place, fact) in facts.iter().enumerate() {
        let dice = faces(&fact.what);
        let wanted = laid.get(fallen..).unwrap_or_default();
        // A face that a die doesn't have is replaced by another.
        let other = wanted.iter().zip(dice).position(|(wanted, fell)| wanted != fell);
        if other.is_some() || dice.len() > wanted.len() {
            let told = B::purpose(&facts[..place], fact).unwrap_or_else(|| Message::new("script-dry"));
            let told = told.with("dice", dice.len()).with("left", wanted.len()).with("rule", fact.rule.0);
            let misfit = |at: usize| {
                Message::new("script-misfit").with("number", fallen + at + 1).with("face", usize::from(wanted[at]))
            };
            return other.map_or_else(|| told.clone(), |at| misfit(at).with("roll", told.words()));
        }
        fallen += dice.len();
    }
    Message::new("script-dry-unseen")
}

/// The dice in a fact.
fn faces(what: &What) -> &[u8] {
    match what {
        What::Rolled { dice, .. } | What::Threw { dice, .. } => dice,
        What::Tested { die, .. } => std::slice::from_ref(die),
        _ => &[],
    }
}
