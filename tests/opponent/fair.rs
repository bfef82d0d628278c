//! Shipped levels are fair: Old Steady against itself wins on either side. A release plays enough battles for a share.

use crate::thorough::share;
use monkeys::data::{level, library, persona};
use monkeys::force::Side;
use monkeys::opponent::ladder::{self, Contender, Venue};
use std::time::Duration;

/// Battles on each level: few show only that both sides can win.
const BATTLES: u64 = 50;

/// The one level that isn't fair, as its page says: it is about taking a garrison apart.
const SIEGED: &str = "watch-wood";

/// Percent of a level's battles that the first of the two sides wins, draws by half.
fn first_wins(name: &str, battles: u64) -> u64 {
    let venue = Venue::new(name.to_owned(), level::shipped(name).expect("it ships").0);
    let steady = Contender {
        name: "steady:quick".into(),
        persona: persona::shipped("steady").expect("it ships"),
        strength: persona::Strength::Quick,
        budget: persona::Strength::Quick.budget(),
    };
    let mut world = crate::common::installed();
    let points = (1..=battles).map(|seed| {
        let bout = ladder::play(&mut world, &venue, [&steady, &steady], seed, || Duration::ZERO);
        bout.winner.map_or(1, |winner| if winner == Side::First { 2 } else { 0 })
    });
    50 * points.sum::<u64>() / battles
}

#[test]
fn either_side_of_each_level_can_win() {
    let battles = share(BATTLES);
    let (least, most) = if battles == BATTLES { (30, 70) } else { (1, 99) };
    let levels = library::levels();
    let shares = levels.iter().filter(|name| *name != SIEGED).map(|name| (name, first_wins(name, battles)));
    let unfair: Vec<String> = shares
        .filter(|(_, share)| !(least..=most).contains(share))
        .map(|(name, share)| format!("{name}: {share} %"))
        .collect();
    assert!(unfair.is_empty(), "the first side wins {}", unfair.join(", "));
}
