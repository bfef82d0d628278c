//! Charges in random battles: every window of an overrun comes up and can be answered.

use crate::common::{installed, muster, play, small, two_platoons};
use crate::property::everything_listed_is_accepted;
use monkeys::rules::monkeys::{charging::WINDOWS, door};
use std::collections::BTreeMap;

#[test]
fn every_window_of_an_overrun_comes_up_in_random_battles() {
    let mut world = installed();
    let mut seen: BTreeMap<&'static str, usize> = BTreeMap::new();
    for seed in 0..24 {
        let setup = if seed % 2 == 0 { small().muster() } else { two_platoons() };
        muster(&mut world, &setup, seed);
        play(&mut world, seed, |world, _| {
            let name = door::table(world).clock.window().expect("somebody is asked").name;
            *seen.entry(name).or_default() += 1;
            if WINDOWS.contains(&name) {
                everything_listed_is_accepted(world);
            }
        });
    }
    for window in WINDOWS {
        assert!(seen.contains_key(window), "{window} is never opened: {seen:?}");
    }
}
