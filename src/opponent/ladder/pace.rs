//! How long a contender thinks about its own turns. This never influences what is played.

use std::time::Duration;

/// The time since some moment. The ladder has no clock of its own, and the battles know none.
pub type Watch = fn() -> Duration;

/// Thinking time for its own turns; answers in the other side's turn don't count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pace {
    /// Turns ended.
    pub turns: u32,
    /// Over all of them.
    pub total: Duration,
    /// The longest of them.
    pub longest: Duration,
    /// What the turn under way has taken so far.
    open: Duration,
}

impl Pace {
    /// A decision of the turn under way has taken so long.
    pub fn think(&mut self, spent: Duration) {
        self.open += spent;
    }

    /// The turn under way is over.
    pub fn end_turn(&mut self) {
        let spent = std::mem::take(&mut self.open);
        self.turns += 1;
        self.total += spent;
        self.longest = self.longest.max(spent);
    }

    /// Adds the turns of another battle.
    pub fn add(&mut self, other: &Pace) {
        self.turns += other.turns;
        self.total += other.total;
        self.longest = self.longest.max(other.longest);
    }

    /// A turn in the middle.
    pub fn mean(&self) -> Duration {
        self.total.checked_div(self.turns).unwrap_or_default()
    }
}
