//! Shipped levels are fair: Old Steady against itself wins on either side. A release plays enough battles to measure a
//! share.

use crate::thorough::share;
use monkeys::data::{library, monkeys::level, monkeys::persona, persona::Strength};
use monkeys::force::Side;
use monkeys::opponent::{
    ladder,
    monkeys::{Contender, Venue},
};
use std::time::Duration;

/// Battles on each level: so few show only that both sides can win.
const BATTLES: u64 = 50;

/// The one level that isn't fair, as its description says: it is about taking a garrison apart.
const UNEVEN: &str = "watch-wood";

/// Battles of a level that each side wins.
fn wins(name: &str, battles: u64) -> [u64; 2] {
    let venue = Venue::new(name.to_owned(), level::shipped(name).expect("it ships").0);
    let steady = Contender {
        name: "steady:quick".into(),
        persona: persona::shipped("steady").expect("it ships"),
        strength: Strength::Quick,
        budget: Strength::Quick.budget("Monkeys"),
    };
    let mut world = crate::common::installed();
    let mut wins = [0; 2];
    for seed in 1..=battles {
        let bout = ladder::play(&mut world, &venue, [&steady, &steady], seed, || Duration::ZERO);
        wins[Side::First.index()] += u64::from(bout.winner == Some(Side::First));
        wins[Side::Second.index()] += u64::from(bout.winner == Some(Side::Second));
    }
    wins
}

#[test]
fn either_side_of_each_level_can_win() {
    let battles = share(BATTLES);
    let mut unfair = Vec::new();
    for name in library::levels().iter().filter(|name| *name != UNEVEN) {
        let won = wins(name, battles);
        // Draws count half. A few battles say nothing about the share.
        let share = 50 * (battles + won[0] - won[1]) / battles;
        let even = battles < BATTLES || (28..=72).contains(&share);
        if won.contains(&0) || !even {
            unfair.push(format!("{name}: {} to {} of {battles}", won[0], won[1]));
        }
    }
    assert!(unfair.is_empty(), "battles won by the first and the second side: {}", unfair.join(", "));
}
