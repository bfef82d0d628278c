//! Panics of the tests' own, which show what is left when the program fails.

/// The numbers that the environment names for [`panic`], and for what.
#[cfg(debug_assertions)]
static PLANTED: [(&str, std::sync::OnceLock<Option<u16>>); 2] = [
    ("MONKEYS_PLANTED_PANIC", std::sync::OnceLock::new()),
    ("MONKEYS_PLANTED_PANIC_OF_CAMPAIGNS", std::sync::OnceLock::new()),
];

/// Where a panic can be planted.
#[derive(Clone, Copy, Debug)]
pub enum Planted {
    /// In the orders of a battle, from a round on; round 0 begins before the forces are placed.
    Battle,
    /// In the orders of a campaign, from a round on.
    Campaign,
}

/// A panic of the tests' own, from the round on that the environment names; no program that is given to players has it.
pub fn panic(place: Planted, now: u16) {
    #[cfg(debug_assertions)]
    {
        let (name, round) = &PLANTED[place as usize];
        let round = round.get_or_init(|| std::env::var(name).ok()?.parse().ok());
        if round.is_some_and(|round| now >= round) {
            panic!("planted by a test");
        }
    }
    #[cfg(not(debug_assertions))]
    let _ = (place, now);
}
