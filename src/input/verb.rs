//! The kinds of order on the bar of a turn.

use super::Act;

/// A kind of order, by its place on the bar of a turn. What stands there is the book's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Verb(pub u8);

impl Verb {
    /// The keys of the bar's places. They have the names that players' settings know them by.
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

    /// What a key of the bar presses; none for another key.
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

    /// What a key of the bar presses.
    ///
    /// # Panics
    /// For a key that is none of the bar's, so that a constant of it does not compile.
    pub const fn at(act: Act) -> Self {
        match Self::of(act) {
            Some(verb) => verb,
            None => panic!("no key of the bar"),
        }
    }

    /// The key of its place; none beyond the last key.
    pub fn key(self) -> Option<Act> {
        Self::BAR.get(usize::from(self.0)).copied()
    }
}
