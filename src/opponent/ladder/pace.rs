//! A contender's thinking time in its own turns. It never influences the battle.

use std::time::Duration;

/// The time since some moment. The ladder has no clock of its own, and battles don't know one.
pub type Watch = fn() -> Duration;

/// Thinking time in its own turns; answers in the other side's turn don't count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pace {
    /// Turns ended.
    pub turns: u32,
    /// Total for all turns.
    pub total: Duration,
    /// The longest turn.
    pub longest: Duration,
    /// Time spent on the current turn so far.
    open: Duration,
}

impl Pace {
    /// Adds the time spent on a decision of the current turn.
    pub fn think(&mut self, spent: Duration) {
        self.open += spent;
    }

    /// Ends the current turn.
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

    /// The average turn.
    pub fn mean(&self) -> Duration {
        self.total.checked_div(self.turns).unwrap_or_default()
    }
}
