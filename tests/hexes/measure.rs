//! Tables of measurements: `cargo test --release --test hexes measure -- --ignored --nocapture --test-threads 1`.
//! `BATTLES`, `LEVELS`, `ONE` and `OTHER` in the environment set other numbers, tables and contenders.

use monkeys::data::{
    hexes::{level, persona::Persona},
    library,
};
use monkeys::opponent::ladder::{self, Split, Tally, bout::Contender, venue::Venue};
use monkeys::rules::{Book, hexes::Hexes};
use std::{env, fs, time::Duration};

/// CPU time of this thread: other programs on the machine don't count.
fn cpu() -> Duration {
    let told = fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    Duration::from_nanos(told.split(' ').next().and_then(|nanos| nanos.parse().ok()).unwrap_or(0))
}

fn given(name: &str, otherwise: &str) -> String {
    env::var(name).unwrap_or_else(|_| otherwise.to_owned())
}

fn pairs(battles: u64) -> u64 {
    given("BATTLES", &battles.to_string()).parse::<u64>().expect("BATTLES is a number").div_ceil(2)
}

fn venues() -> Vec<Venue<Hexes>> {
    let all = library::levels_of(Book::Hexes).join(",");
    let venue = |name: &str| Venue::new(name.to_owned(), level::shipped(name).expect("the level ships").0);
    given("LEVELS", &all).split(',').map(venue).collect()
}

/// A contender by its name: `deep-roots:quick`.
fn contender(name: &str) -> Contender<Hexes> {
    let (character, strength) = name.split_once(':').expect("character:strength");
    let strength = strength.parse().expect("a strength");
    let persona = Persona::shipped(character).expect("it ships");
    Contender { name: name.to_owned(), persona, strength, budget: strength.budget("Hexes") }
}

fn contest(
    venues: &[Venue<Hexes>],
    sides: [&Contender<Hexes>; 2],
    pairs: u64,
    watch: fn() -> Duration,
) -> (Tally, Split) {
    let (mut tally, mut split) = (Tally::default(), Split::default());
    for (_, pair) in ladder::contest(venues, sides, (pairs, 1), (0, 1), watch) {
        tally.count(&pair);
        split.count(&pair);
    }
    assert_eq!(tally.stalled, 0);
    (tally, split)
}

/// As many whole battles as fit in a second of CPU time, and a hash of the orders in them.
#[test]
#[ignore = "a table"]
fn measure_speed() {
    let (one, other) = (contender(&given("ONE", "deep-roots:quick")), contender(&given("OTHER", "long-shadow:quick")));
    for venue in venues() {
        let begun = cpu();
        let (tally, _) = contest(std::slice::from_ref(&venue), [&one, &other], pairs(100), || Duration::ZERO);
        let spent = cpu() - begun;
        let rate = tally.battles() as f64 / spent.as_secs_f64();
        println!("{}: {rate:.1} battles/s, {} decisions, {:016x}", venue.name, tally.decisions, tally.hash);
    }
}

/// How often each side of a level wins if both are played alike.
#[test]
#[ignore = "a table"]
fn measure_fairness() {
    for venue in venues() {
        let mut all = Split::default();
        for name in Persona::names() {
            let one = contender(&format!("{name}:{}", given("STRENGTH", "quick")));
            all.add(&contest(std::slice::from_ref(&venue), [&one, &one], pairs(200), || Duration::ZERO).1);
        }
        println!("{}: {:?} of the first, drawn, of the second: {} %", venue.name, all.seats, all.rates()[1]);
    }
}

/// One contender against another, and how long their turns take.
#[test]
#[ignore = "a table"]
fn measure_match() {
    let (one, other) = (contender(&given("ONE", "deep-roots:careful")), contender(&given("OTHER", "deep-roots:quick")));
    let (tally, _) = contest(&venues(), [&one, &other], pairs(24), cpu);
    let found = tally.interval();
    let [rate, low, high] = [found.rate, found.low, found.high].map(|part| f64::from(part) / 1e4);
    println!("{} {:?} {}: {rate:.1} % ({low:.1} to {high:.1})", one.name, tally.results, other.name);
    for (one, pace) in [one, other].iter().zip(tally.paces) {
        println!("{}: {:?} a turn, {:?} at most", one.name, pace.mean(), pace.longest);
    }
}
