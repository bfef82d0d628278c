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

/// What a roll was for: an attack or a fight with its powers, or a test with what was added to it.
pub fn purpose(before: &[Fact], roll: &Fact) -> Option<Message> {
    let mut same = before.iter().rev().filter(|fact| fact.frame == roll.frame);
    Some(match &roll.what {
        What::Tested { who, bonus, .. } => {
            Message::new("script-dry-test").with("who", who.to_string()).with("bonus", *bonus)
        }
        What::Rolled { why: "rout", .. } => {
            let check = same.find_map(|fact| match fact.what {
                What::Tested { who, die, bonus, .. } => Some((who, i32::from(die) + bonus)),
                _ => None,
            });
            let (who, total) = check?;
            Message::new("script-dry-rout").with("who", who.to_string()).with("total", total)
        }
        What::Rolled { why: why @ ("attack" | "close-combat" | "explosion"), .. } => {
            let powers = same.find_map(|fact| match &fact.what {
                What::Powers { attacker, defender, sums, .. } => Some((attacker, defender, sums)),
                _ => None,
            });
            let (attacker, defender, (attack, defense)) = powers?;
            let told = Message::new(format!("script-dry-{why}")).with("attack", *attack).with("defense", *defense);
            told.with("attacker", attacker.to_string()).with("defender", defender.to_string())
        }
        _ => Message::new("script-dry-first-turn"),
    })
}
