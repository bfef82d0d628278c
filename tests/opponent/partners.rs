//! The sparring partners do what their descriptions say, compared with Old Steady in the same battles.

use crate::ladder::tally_at;
use monkeys::data::{
    library,
    monkeys::persona::{self, Deed},
    persona::Strength,
};
use monkeys::opponent::{ladder::Tally, monkeys::Contender};

/// Pairs of battles of a partner against Old Steady.
const PAIRS: u64 = 3;

fn quick(name: &str) -> Contender {
    Contender {
        name: name.to_owned(),
        persona: persona::shipped(name).expect("it ships"),
        strength: Strength::Quick,
        budget: Strength::Quick.budget("Monkeys"),
    }
}

/// Battles of a partner, whose description says this, against Old Steady.
fn spar(name: &str, says: &str) -> Tally {
    let partner = quick(name);
    assert!(partner.persona.about.contains(says), "{name}: {}", partner.persona.about);
    tally_at(&["two-groves", "bald-ridge", "leopard-creek"], PAIRS, [&partner, &quick("steady")])
}

/// How often the partner and Old Steady did something, in hundredths per battle.
fn deeds(tally: &Tally, deed: Deed) -> [u64; 2] {
    [0, 1].map(|contender| tally.deed(contender, deed))
}

#[test]
fn at_least_ten_partners_ship() {
    let names = library::sparring();
    assert!(names.len() >= 10, "{names:?}");
    let mut abouts: Vec<String> = names.iter().map(|name| quick(name).persona.about.clone()).collect();
    abouts.sort();
    abouts.dedup();
    assert!(abouts.len() == names.len() && !abouts[0].is_empty(), "{abouts:?}");
}

#[test]
fn the_hothead_never_goes_on_overwatch() {
    let tally = spar("hothead", "never goes on overwatch");
    let watched = [0, 1].map(|contender| tally.orders[contender].get("Overwatch").copied().unwrap_or(0));
    assert!(watched[0] == 0 && watched[1] > 0, "the Hothead, and Old Steady: {watched:?}, {:?}", tally.orders[0]);
}

#[test]
fn the_sentinel_never_comes_and_waits() {
    let tally = spar("sentinel", "Never comes: finds cover near its own edge, hides, watches");
    let [goes, charges] = [Deed::Goes, Deed::Charges].map(|deed| deeds(&tally, deed));
    let waits = [0, 1].map(|of| tally.deed(of, Deed::Watches) + tally.deed(of, Deed::Hides));
    assert!(goes[0] < goes[1] && charges[0] <= charges[1] && waits[0] > waits[1], "{goes:?}, {charges:?}, {waits:?}");
}

#[test]
fn the_wave_charges_with_everything() {
    let tally = spar("wave", "Charges with everything");
    let charges = deeds(&tally, Deed::Charges);
    assert!(charges[0] > charges[1] && charges[0] >= 50, "in hundredths per battle: {charges:?}");
}

#[test]
fn the_lurker_hides() {
    let tally = spar("lurker", "Hides first and always");
    let hides = deeds(&tally, Deed::Hides);
    assert!(hides[0] > hides[1], "in hundredths per battle: {hides:?}");
}
