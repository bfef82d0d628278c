//! The result of a contest: the win rate with its interval, in whole millionths.

use super::{Bout, Pace, split};
use crate::force::Side;
use std::collections::BTreeMap;

/// One whole, in millionths.
const WHOLE: i128 = 1_000_000;

/// The square of 1.96, in millionths: nineteen out of twenty intervals contain the true value.
const SQUARE: i128 = 3_841_600;

/// A rate with the bounds of its 95 % interval, in millionths.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Interval {
    /// The measured rate; draws count half.
    pub rate: u32,
    /// The lower bound.
    pub low: u32,
    /// The upper bound.
    pub high: u32,
}

/// All pairs of a contest, seen from its first contender.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Pairs played.
    pub pairs: u64,
    /// Battles won, drawn and lost.
    pub results: [u64; 3],
    /// Sums of the pairs' scores (0 to 4, a win is 2) and of their squares.
    scores: (i128, i128),
    /// Rounds of all battles.
    pub rounds: u64,
    /// Battles that ended within twelve rounds.
    pub within_twelve: u64,
    /// Battles broken off.
    pub stalled: u64,
    /// Orders given.
    pub decisions: u64,
    /// Orders of both contenders, by name.
    pub orders: [BTreeMap<&'static str, u64>; 2],
    /// Both contenders' deeds counted for habits, in the order of the book.
    pub deeds: [Vec<u64>; 2],
    /// The losses of both contenders.
    pub lost: [u64; 2],
    /// Hash over all battles, in order.
    pub hash: u64,
    /// Both contenders' thinking time in their turns.
    pub paces: [Pace; 2],
}

impl Tally {
    /// Counts a pair: in its first battle the first contender plays the first side, in the second the other one.
    pub fn count(&mut self, pair: &[Bout; 2]) {
        self.pairs += 1;
        let mut score = 0;
        for (bout, own) in pair.iter().zip(Side::BOTH) {
            let place = split::place(bout, own);
            self.results[place] += 1;
            score += 2 - place as i128;
            self.rounds += u64::from(bout.rounds);
            self.within_twelve += u64::from(bout.rounds <= 12 && !bout.stalled);
            self.stalled += u64::from(bout.stalled);
            self.decisions += u64::from(bout.decisions);
            self.hash = self.hash.rotate_left(7) ^ bout.hash;
            for side in Side::BOTH {
                let contender = usize::from(side != own);
                self.paces[contender].add(&bout.paces[side.index()]);
                self.lost[contender] += u64::from(bout.lost[side.index()]);
                let (done, sums) = (&bout.deeds[side.index()], &mut self.deeds[contender]);
                sums.resize(done.len(), 0);
                sums.iter_mut().zip(done).for_each(|(sum, more)| *sum += u64::from(*more));
                let mine = &mut self.orders[contender];
                for (name, count) in &bout.orders[side.index()] {
                    *mine.entry(name).or_default() += u64::from(*count);
                }
            }
        }
        self.scores.0 += score;
        self.scores.1 += score * score;
    }

    /// How often a contender did the deed with this index in the book, in hundredths per battle.
    pub fn times(&self, contender: usize, place: usize) -> u64 {
        100 * self.deeds[contender].get(place).copied().unwrap_or(0) / self.battles().max(1)
    }

    /// The other contender's losses per loss of a contender, in hundredths.
    pub fn trades(&self, contender: usize) -> u64 {
        100 * self.lost[1 - contender] / self.lost[contender].max(1)
    }

    /// Battles played.
    pub const fn battles(&self) -> u64 {
        2 * self.pairs
    }

    /// The win rate with Wilson's interval. The two battles of a pair don't count as two trials: the spread of the
    /// pairs' scores determines how many trials a pair is worth, between one and two.
    pub fn interval(&self) -> Interval {
        let pairs = i128::from(self.pairs);
        if pairs == 0 {
            return Interval::default();
        }
        let rate = self.scores.0 * WHOLE / (4 * pairs);
        // Millionths squared: the variance of a trial, and of a pair's mean.
        let trial = rate * (WHOLE - rate);
        let spread = self.scores.1 * pairs - self.scores.0 * self.scores.0;
        let mean = spread * WHOLE * WHOLE / (16 * pairs * (pairs - 1).max(1));
        let trials = if mean > 0 { (trial * pairs / mean).clamp(pairs, 2 * pairs) } else { 2 * pairs };
        let over = WHOLE + SQUARE / trials;
        let centre = (rate + SQUARE / (2 * trials)) * WHOLE / over;
        let inner = trial / trials + SQUARE * WHOLE / (4 * trials * trials);
        let half = root(inner * SQUARE / WHOLE) * WHOLE / over;
        let bound = |bound: i128| bound.clamp(0, WHOLE) as u32;
        Interval { rate: bound(rate), low: bound(centre - half), high: bound(centre + half) }
    }
}

/// The integer square root.
fn root(square: i128) -> i128 {
    square.max(0).isqrt()
}
