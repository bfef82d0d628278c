//! The results of a contest place by place, and by the side that each won from.

use super::Bout;
use crate::force::Side;

/// What came of the battles at one place or in one scenario.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Split {
    /// Battles that the first contender won, drew and lost.
    pub results: [u32; 3],
    /// Battles that the first side won, that nobody won, and that the second side won.
    pub seats: [u32; 3],
}

impl Split {
    /// Counts a pair: in its first battle the first contender has the first side, in the second the other.
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

    /// Wins in percent, draws counting half: of the first contender, and of the first side.
    pub fn rates(&self) -> [u32; 2] {
        [self.results, self.seats]
            .map(|[won, drawn, lost]| (200 * won + 100 * drawn) / (2 * (won + drawn + lost)).max(1))
    }
}

/// 0 where a side won a battle, 1 where nobody did, 2 where it lost.
pub fn place(bout: &Bout, own: Side) -> usize {
    bout.winner.map_or(1, |winner| if winner == own { 0 } else { 2 })
}
