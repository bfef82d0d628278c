//! The kinds of order on the bar of a turn.

use super::Act;

/// A kind of order, by its position on the bar of a turn. Each book decides what is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Verb(pub u8);

impl Verb {
    /// The keys of the bar's positions, the same ones at all times. Their names are those in the players' settings. The
    /// last positions are of kinds of order that never stand beside the one whose key they use.
    pub const BAR: [Act; 24] = [
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
        Act::Grapple,
        Act::Dive,
        Act::Escape,
        Act::LetGo,
        Act::Duck,
        Act::Vehicle,
        Act::Brace,
        Act::Move,
        Act::Charge,
        Act::Brace,
    ];

    /// The first position on the bar that a key presses; `None` for any other key.
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

    /// The first position on the bar that a key presses.
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
    fn a_key_presses_its_first_position() {
        assert_eq!(Verb::of(Act::Brace), Some(Verb(3)));
        assert_eq!(Verb(20).key(), Some(Act::Brace));
        assert_eq!((Verb(24).key(), Verb::of(Act::Help)), (None, None));
    }
}
