//! Skirmishes without a limit of rounds come to an end.

use monkeys::data::{
    monkeys::{level, persona},
    persona::Strength,
};
use monkeys::opponent::{
    ladder::{self, Tally},
    monkeys::{Contender, Venue},
};
use std::time::Duration;

/// Pairs of battles of Old Steady against itself. docs/opponent.md gives the share of all pairs of personalities.
const PAIRS: u64 = 5;

#[test]
fn skirmishes_without_a_limit_end_within_twelve_rounds() {
    let shipped = |name: &str| Venue::new(name.to_owned(), level::shipped(name).expect("it ships").0);
    let venues = ladder::unlimited(&["two-groves", "bald-ridge", "leopard-creek", "precursor-square"].map(shipped));
    assert_eq!(venues.len(), 4);
    let steady = Contender {
        name: "steady:quick".into(),
        persona: persona::shipped("steady").expect("it ships"),
        strength: Strength::Quick,
        budget: Strength::Quick.budget("Monkeys"),
    };
    let played = ladder::contest(&venues, [&steady, &steady], (PAIRS, 1), (0, 1), || Duration::ZERO);
    let mut tally = Tally::default();
    played.iter().for_each(|(_, pair)| tally.count(pair));
    let rounds: Vec<[u16; 2]> = played.iter().map(|(_, pair)| [pair[0].rounds, pair[1].rounds]).collect();
    let (ended, all) = (tally.within_twelve, tally.battles());
    assert!(10 * ended >= 9 * all && tally.stalled == 0, "{ended} of {all}, rounds: {rounds:?}");
}
