//! Charges in random battles: every window of an overrun comes up and can be answered.

use crate::common::{installed, muster, play, small, two_platoons};
use crate::property::everything_listed_is_accepted;
use monkeys::rules::monkeys::{door, windows::Ask};
use std::collections::BTreeMap;

#[test]
fn every_window_of_an_overrun_comes_up_in_random_battles() {
    let mut world = installed();
    let mut seen: BTreeMap<&'static str, usize> = BTreeMap::new();
    for seed in 0..24 {
        let setup = if seed % 2 == 0 { small().muster() } else { two_platoons() };
        muster(&mut world, &setup, seed);
        play(&mut world, seed, |world, _| {
            let ask = Ask::of(door::table(world).clock.window().expect("somebody is asked"));
            *seen.entry(ask.name()).or_default() += 1;
            if ask.is_of_charge() {
                everything_listed_is_accepted(world);
            }
        });
    }
    for ask in Ask::ALL.iter().filter(|ask| ask.is_of_charge()) {
        assert!(seen.contains_key(ask.name()), "{ask:?} is never opened: {seen:?}");
    }
}
