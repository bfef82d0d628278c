//! Exact odds of dice, in millionths: hits, what armor stops, and pools of an assault (F11, F13, F18, F19).

use crate::rules::hexes::numbers::Numbers;

/// Certainty.
pub const WHOLE: i64 = 1_000_000;

/// Dice of a pool that make a difference: more of them are never thrown at once.
const MOST: usize = 24;

/// The lowest sum that a shot is looked up for, how many are, and how many armor dice are.
const LOWEST: i8 = -8;
const NEEDS: usize = 32;
const ARMOR: usize = 24;

/// Odds of shots, worked out once.
pub struct Odds {
    hits: [i64; NEEDS],
    armor: [[i64; 2]; ARMOR],
}

impl Odds {
    /// By the numbers of a book.
    pub fn of(numbers: &Numbers) -> Self {
        let hits = std::array::from_fn(|place| numbers.to_hit.chance(place as i8 + LOWEST));
        let armor = std::array::from_fn(|dice| numbers.armor.lets_through(dice as u8));
        Self { hits, armor }
    }

    /// The chance that an open-ended die shows what a shot needs (F11).
    pub fn hit(&self, need: i8) -> i64 {
        self.hits[(i32::from(need) - i32::from(LOWEST)).clamp(0, NEEDS as i32 - 1) as usize]
    }

    /// The chances that armor dice stop nothing of a hit, and that they stop a part of it (F13).
    pub fn through(&self, dice: u8) -> [i64; 2] {
        self.armor[usize::from(dice).min(ARMOR - 1)]
    }
}

/// The chances of so many successes of a pool of dice, each of which shows a number or more.
#[derive(Clone, Copy, Debug)]
pub struct Pool {
    chances: [i64; MOST + 1],
    /// More successes than this can't come.
    most: usize,
}

impl Pool {
    /// No dice.
    pub const fn empty() -> Self {
        let mut chances = [0; MOST + 1];
        chances[0] = WHOLE;
        Self { chances, most: 0 }
    }

    /// The same with more dice of so many sides.
    #[must_use]
    pub fn and(mut self, dice: u16, need: u8, sides: u8) -> Self {
        let sides = i64::from(sides.max(1));
        let counts = (sides + 1 - i64::from(need.max(1))).max(0);
        for _ in 0..dice {
            self.most = (self.most + 1).min(MOST);
            for place in (0..=self.most).rev() {
                let more = if place == 0 { 0 } else { self.chances[place - 1] * counts / sides };
                // All that is beyond the last place is kept in it.
                let here = self.chances[place];
                let stays = if place == MOST { here } else { here * (sides - counts) / sides };
                self.chances[place] = stays + more;
            }
        }
        self
    }

    /// Successes with their chances.
    fn all(&self) -> impl Iterator<Item = (usize, i64)> + '_ {
        self.chances[..=self.most].iter().copied().enumerate()
    }

    /// The successes on average.
    pub fn mean(&self) -> i64 {
        self.all().map(|(count, chance)| chance * count as i64).sum()
    }

    /// The successes after those of another pool have canceled some.
    #[must_use]
    pub fn less(&self, other: &Self) -> Self {
        let mut chances = [0; MOST + 1];
        for (own, chance) in self.all() {
            for (off, part) in other.all() {
                chances[own.saturating_sub(off)] += chance * part / WHOLE;
            }
        }
        Self { chances, most: self.most }
    }

    /// The chance of more successes than another pool has; of what is equal too where ties are won.
    pub fn beats(&self, other: &Self, ties: bool) -> i64 {
        let (mut sum, mut below) = (0, 0);
        for (own, chance) in self.all() {
            let equal = other.chances[own];
            sum += chance * (below + if ties { equal } else { 0 }) / WHOLE;
            below += equal;
        }
        sum
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::hexes::profiles;

    #[test]
    fn f_11_an_open_ended_die() {
        let book = profiles();
        let of = |need| book.numbers.to_hit.chance(need);
        assert_eq!([of(1), of(-2), of(5), of(6)], [WHOLE, WHOLE, WHOLE / 3, WHOLE / 6]);
        // A six, and each further one on 5 or 6.
        assert_eq!([of(7), of(8)], [WHOLE / 18, WHOLE / 54]);
    }

    #[test]
    fn f_13_armor_dice() {
        let armor = profiles().numbers.armor;
        assert_eq!(armor.lets_through(0), [WHOLE, 0]);
        let [none, one] = armor.lets_through(2);
        assert!((none - WHOLE * 4 / 9).abs() < 3 && (one - WHOLE * 4 / 9).abs() < 3, "{none} {one}");
    }

    #[test]
    fn f_19_pools_of_an_assault() {
        let six = Pool::empty().and(6, 4, 6);
        let four = Pool::empty().and(4, 5, 6);
        assert!((six.mean() - 3 * WHOLE).abs() < 100);
        assert!((six.chances.iter().sum::<i64>() - WHOLE).abs() < 100);
        // By hand: two dice at 4+ against one at 4+ are more in half of all throws.
        let (two, one) = (Pool::empty().and(2, 4, 6), Pool::empty().and(1, 4, 6));
        assert_eq!(two.beats(&one, false), WHOLE / 2);
        assert_eq!(two.beats(&one, true), WHOLE * 7 / 8);
        assert!(six.beats(&four, false) > WHOLE * 3 / 4);
        assert_eq!(two.less(&one).chances[..3], [WHOLE / 2, WHOLE * 3 / 8, WHOLE / 8]);
    }
}
