//! Deliberate panics for tests, which show what is left when the program crashes.

/// The numbers set by the environment for [`panic`], and their purposes.
#[cfg(debug_assertions)]
static PLANTED: [(&str, std::sync::OnceLock<Option<u16>>); 2] = [
    ("MONKEYS_PLANTED_PANIC", std::sync::OnceLock::new()),
    ("MONKEYS_PLANTED_PANIC_OF_CAMPAIGNS", std::sync::OnceLock::new()),
];

/// Where a panic can be planted.
#[derive(Clone, Copy, Debug)]
pub enum Planted {
    /// In the orders of a battle, from a round on; round 0 starts before the forces are placed.
    Battle,
    /// In the orders of a campaign, from a round on.
    Campaign,
}

/// A deliberate panic for tests, from the round set by the environment; released programs don't have it.
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
