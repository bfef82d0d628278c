//! What a battle demands of its players: counted in the same way for every book, at the engine's door and from the
//! facts.

use super::book::Counted;
use crate::engine::{
    Choices, Rules, Shape, door,
    fact::{Fact, What},
};
use crate::force::Side;
use bevy_ecs::world::World;
use std::collections::BTreeSet;

/// Seconds that things take at a table: a model, the same for every book. Moving pieces is included in the decision.
pub mod seconds {
    /// A decision with several answers.
    pub const DECISION: u32 = 12;
    /// A decision with a single answer.
    pub const FORCED: u32 = 3;
    /// A throw: picking up, throwing and reading the dice.
    pub const THROW: u32 = 6;
    /// Each die of a throw after the first one.
    pub const DIE: u32 = 1;
}

/// Seconds in an hour.
const HOUR: f64 = 3600.0;

/// The counts of one battle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pace {
    /// Decisions: questions that were asked and answered. Each of several questions in one window counts.
    pub decisions: u32,
    /// Decisions with a single answer, not counting giving up.
    pub forced: u32,
    /// Throws: all dice rolled together are one.
    pub throws: u32,
    /// Dice in all throws.
    pub dice: u32,
}

impl Pace {
    /// Counts the open window, which a player is about to answer.
    pub fn ask<B: Counted>(&mut self, world: &World) {
        let Some(choices) = door::choices::<B>(world) else { return };
        let (asked, forced) = B::questions(&choices);
        self.decisions += asked;
        self.forced += forced;
    }

    /// Counts the throws among the facts of a battle.
    pub fn read(&mut self, facts: &[Fact]) {
        for fact in facts {
            match &fact.what {
                What::Rolled { dice, .. } | What::Threw { dice, .. } => self.throw(dice.len() as u32),
                What::Tested { .. } => self.throw(1),
                _ => {}
            }
        }
    }

    const fn throw(&mut self, dice: u32) {
        if dice > 0 {
            self.throws += 1;
            self.dice += dice;
        }
    }

    /// Decisions with several answers.
    pub const fn free(&self) -> u32 {
        self.decisions.saturating_sub(self.forced)
    }

    /// Seconds that the battle would take at a table.
    pub const fn seconds(&self) -> u64 {
        let decisions = self.free() as u64 * seconds::DECISION as u64 + self.forced as u64 * seconds::FORCED as u64;
        let more = self.dice.saturating_sub(self.throws) as u64 * seconds::DIE as u64;
        decisions + self.throws as u64 * seconds::THROW as u64 + more
    }

    /// Minutes that the battle would take at a table.
    pub fn minutes(&self) -> f64 {
        self.seconds() as f64 / 60.0
    }

    /// Decisions with several answers per hour at a table.
    pub fn an_hour(&self) -> f64 {
        f64::from(self.free()) * HOUR / self.seconds().max(1) as f64
    }

    /// The share of decisions with a single answer.
    pub fn forced_share(&self) -> f64 {
        f64::from(self.forced) / f64::from(self.decisions.max(1))
    }
}

/// The questions of a window that asks one: how many, and how many of them have a single answer. Not all moves and
/// places are listed, so there are several answers whenever a unit may move or has to be placed.
pub fn one<B: Rules>(choices: &Choices<B>) -> (u32, u32) {
    let listed = choices.movers.is_empty() && choices.window.shape() != Shape::Cells;
    (1, u32::from(listed && choices.orders.len() < 2))
}

/// The same for a window that asks several at once: the default answers, and other lists that each change some of them.
pub fn list<'a, T: PartialEq + 'a>(marked: &[T], others: impl Iterator<Item = &'a [T]>) -> (u32, u32) {
    let changed = |other: &'a [T]| marked.iter().zip(other).enumerate().filter(|(_, (one, other))| one != other);
    let open: BTreeSet<usize> = others.flat_map(|other| changed(other).map(|(place, _)| place)).collect();
    (marked.len() as u32, (marked.len() - open.len()) as u32)
}

/// The side that moved first: the one whose piece took the first step or fired the first shot.
pub fn first(facts: &[Fact]) -> Option<Side> {
    facts.iter().find_map(|fact| match &fact.what {
        What::Moved { piece, .. } | What::Shot { by: piece, .. } => Some(piece.unit.side),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_battle_takes_as_long_as_its_decisions_and_its_throws() {
        let pace = Pace { decisions: 10, forced: 4, throws: 3, dice: 8 };
        assert_eq!(pace.free(), 6);
        assert_eq!(pace.seconds(), 6 * 12 + 4 * 3 + 3 * 6 + 5);
        assert!((pace.an_hour() - 6.0 * 3600.0 / 107.0).abs() < 1e-9);
        assert!((pace.forced_share() - 0.4).abs() < 1e-9);
        assert_eq!((Pace::default().an_hour(), Pace::default().forced_share()), (0.0, 0.0));
    }

    #[test]
    fn each_question_of_a_list_counts_and_one_that_no_list_answers_otherwise_is_forced() {
        let marked = [1, 2, 3];
        let others: [[u8; 3]; 3] = [[9, 2, 3], [8, 2, 3], [1, 2, 4]];
        assert_eq!(list(&marked, others.iter().map(|other| &other[..])), (3, 1));
        assert_eq!(list(&marked, std::iter::empty()), (3, 3));
    }
}
