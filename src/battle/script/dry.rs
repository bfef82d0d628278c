//! Which roll wanted a die that the script did not lay out.

use super::book::Scripted;
use crate::engine::fact::{Fact, What};
use crate::words::Message;

/// The first roll among the facts that took more dice than were laid out, in words.
pub fn roll<B: Scripted>(facts: &[Fact], laid: usize) -> Message {
    let mut fallen = 0;
    for (place, fact) in facts.iter().enumerate() {
        let dice = match &fact.what {
            What::Rolled { dice, .. } | What::Threw { dice, .. } => dice.len(),
            What::Tested { .. } => 1,
            _ => continue,
        };
        if fallen + dice > laid {
            let told = B::purpose(&facts[..place], fact).unwrap_or_else(|| Message::new("script-dry"));
            let told = told.with("dice", dice).with("left", laid.saturating_sub(fallen));
            return told.with("rule", fact.rule.0);
        }
        fallen += dice;
    }
    Message::new("script-dry-unseen")
}
