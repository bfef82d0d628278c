//! The results of a contest by place, and by the side each was won from.

use super::Bout;
use crate::force::Side;

/// The results of the battles at one place or in one scenario.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Split {
    /// Battles won, drawn and lost by the first contender.
    pub results: [u32; 3],
    /// Battles won by the first side, by nobody, and by the second side.
    pub seats: [u32; 3],
}

impl Split {
    /// Counts a pair: in its first battle the first contender plays the first side, in the second the other one.
    pub fn count(&mut self, pair: &[Bout; 2]) {
        for (bout, own) in pair.iter().zip(Side::BOTH) {
            self.results[place(bout, own)] += 1;
            self.seats[place(bout, Side::First)] += 1;
        }
    }

    /// Adds the battles of another place.
    pub fn add(&mut self, other: &Split) {
        self.results.iter_mut().zip(other.results).for_each(|(sum, more)| *sum += more);
        self.seats.iter_mut().zip(other.seats).for_each(|(sum, more)| *sum += more);
    }

    /// Wins in percent, counting draws as half: for the first contender, and for the first side.
    pub fn rates(&self) -> [u32; 2] {
        [self.results, self.seats]
            .map(|[won, drawn, lost]| (200 * won + 100 * drawn) / (2 * (won + drawn + lost)).max(1))
    }
}

/// 0 if a side won a battle, 1 if nobody did, 2 if it lost.
pub fn place(bout: &Bout, own: Side) -> usize {
    bout.winner.map_or(1, |winner| if winner == own { 0 } else { 2 })
}
