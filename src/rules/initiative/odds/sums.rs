//! Sums of dice: how likely hits are to deal a certain damage to a location.

use super::{WHOLE, scaled};
use std::sync::LazyLock;

/// Most hits in an action: three bursts of five dice.
pub(super) const MOST_HITS: usize = 15;

/// Most dice of a weapon that files allow.
const MOST_DICE: u8 = 9;

/// Faces of a die of damage.
const FACES: u64 = 6;

/// Chances of 0, 1, 2 and so on.
pub(super) type Spread = Vec<u64>;

/// Damage of zero, one, two and more hits with the same dice.
#[derive(Clone, Debug)]
pub(super) struct Sums {
    exactly: Vec<Spread>,
    at_most: Vec<Spread>,
}

static SUMS: LazyLock<Vec<Sums>> = LazyLock::new(|| (0..=MOST_DICE).map(|dice| Sums::new(&pool(dice))).collect());

impl Sums {
    /// For hits with this many dice each.
    pub fn of(dice: u8) -> &'static Self {
        &SUMS[usize::from(dice.min(MOST_DICE))]
    }

    /// The same with only a share, in sixths, of the chance of each hit whose dice total at least this.
    pub fn sparing(dice: u8, heavy: usize, sixths: u64) -> Self {
        let mut one = pool(dice.min(MOST_DICE));
        one.iter_mut().skip(heavy).for_each(|chance| *chance = *chance * sixths / FACES);
        Self::new(&one)
    }

    fn new(one: &Spread) -> Self {
        let mut exactly = vec![vec![WHOLE]];
        for hits in 1..=MOST_HITS {
            exactly.push(convolved(&exactly[hits - 1], one));
        }
        let summed = |spread: &Spread| {
            let mut sum = 0;
            let add = |chance: &u64| {
                sum += chance;
                sum
            };
            spread.iter().map(add).collect()
        };
        Self { at_most: exactly.iter().map(summed).collect(), exactly }
    }

    /// Chances of each sum of the dice of this many hits.
    pub fn exactly(&self, hits: usize) -> &Spread {
        &self.exactly[hits.min(MOST_HITS)]
    }

    /// The chance that the dice of this many hits total at most this.
    pub fn at_most(&self, hits: usize, sum: usize) -> u64 {
        let chances = &self.at_most[hits.min(MOST_HITS)];
        chances.get(sum).or(chances.last()).copied().unwrap_or(0)
    }
}

/// Sums of this many dice.
fn pool(dice: u8) -> Spread {
    let mut sums = vec![WHOLE];
    for _ in 0..dice {
        let mut next = vec![0; sums.len() + FACES as usize];
        for (sum, chance) in sums.iter().enumerate() {
            for face in 1..=FACES as usize {
                next[sum + face] += chance / FACES;
            }
        }
        sums = next;
    }
    sums
}

/// The sum of two spreads.
pub(super) fn convolved(one: &[u64], other: &[u64]) -> Spread {
    let mut sums = vec![0; (one.len() + other.len()).saturating_sub(1).max(1)];
    for (first, chance) in one.iter().enumerate().filter(|(_, chance)| **chance > 0) {
        for (second, more) in other.iter().enumerate() {
            sums[first + second] += scaled(*chance, *more);
        }
    }
    sums
}
