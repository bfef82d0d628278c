//! The purpose of a roll whose dice the script didn't lay out.

use crate::engine::fact::{Fact, What};
use crate::words::Message;

/// The purpose of a roll: an attack or a fight with its powers, or a test with what was added to it.
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
        What::Rolled { why: why @ ("blind" | "edge" | "grid"), .. } => Message::new(format!("script-dry-{why}")),
        What::Rolled { why: "first-turn", .. } => Message::new("script-dry-first-turn"),
        _ => return None,
    })
}
