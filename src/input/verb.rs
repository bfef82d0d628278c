//! The kinds of order on the bar of a turn.

use super::Act;

/// A kind of order, by its position on the bar of a turn. Each book decides what is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Verb(pub u8);

impl Verb {
    /// The keys of the bar's positions. Their names are those in the players' settings.
    pub const BAR: [Act; 14] = [
        Act::Move,
        Act::Attack,
        Act::Overwatch,
        Act::Brace,
        Act::Reload,
        Act::Hide,
        Act::Charge,
        Act::Vehicle,
        Act::SpecialOrder,
        Act::Smoke,
        Act::Crate,
        Act::Leave,
        Act::Done,
        Act::Shell,
    ];

    /// The keys of kinds of order shown on the bar together: each has its own, and those beyond the last key get what
    /// is left.
    pub fn keys(shown: &[Verb]) -> Vec<(Verb, Act)> {
        let own: Vec<Act> = shown.iter().filter_map(|verb| verb.key()).collect();
        let mut left = Self::BAR.into_iter().filter(|key| !own.contains(key));
        shown.iter().filter_map(|verb| Some((*verb, verb.key().or_else(|| left.next())?))).collect()
    }

    /// The position on the bar that a key presses; `None` for any other key.
    pub const fn of(act: Act) -> Option<Self> {
        let mut place = 0;
        while place < Self::BAR.len() {
            if Self::BAR[place] as u8 == act as u8 {
                return Some(Self(place as u8));
            }
            place += 1;
        }
        None
    }

    /// The position on the bar that a key presses.
    ///
    /// # Panics
    /// For a key that isn't on the bar, so that a constant made from it does not compile.
    pub const fn at(act: Act) -> Self {
        match Self::of(act) {
            Some(verb) => verb,
            None => panic!("no key of the bar"),
        }
    }

    /// The key of its position; `None` beyond the last key.
    pub fn key(self) -> Option<Act> {
        Self::BAR.get(usize::from(self.0)).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_of_order_beyond_the_last_key_take_a_key_that_nothing_else_has_now() {
        let shown = [21, 0, 22, 2, 23].map(Verb);
        let keys = Verb::keys(&shown);
        assert_eq!(keys.iter().map(|(verb, _)| *verb).collect::<Vec<_>>(), shown);
        let of = |place: u8| keys.iter().find(|(verb, _)| verb.0 == place).map(|(_, key)| *key);
        assert_eq!([of(0), of(2)], [Some(Act::Move), Some(Act::Overwatch)], "who has a key keeps it");
        assert_eq!([of(21), of(22), of(23)], [Some(Act::Attack), Some(Act::Brace), Some(Act::Reload)]);
        let all: Vec<Verb> = (0..24).map(Verb).collect();
        assert_eq!(Verb::keys(&all).len(), Verb::BAR.len(), "there are no more keys");
    }
}
