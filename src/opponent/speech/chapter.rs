//! The turn being commented on: its facts, as both players have seen them.

use crate::engine::fact::{Fact, Viewer, What};
use crate::force::{Side, UnitId};

/// The facts of a turn, and those before it.
#[derive(Clone, Copy)]
pub struct Chapter<'a> {
    /// The side to move.
    pub side: Side,
    /// Facts before the turn.
    pub before: &'a [Fact],
    /// Facts of the turn, up to what has been played.
    pub facts: &'a [Fact],
    /// Whether it is over.
    pub ends: bool,
    /// The step at the start of a turn of the book.
    turn: &'static str,
    /// Whether every turn belongs to both sides.
    shared: bool,
}

/// The side whose turn starts with this fact, if any: turns start with this step.
pub fn begun_by(fact: &Fact, turn: &str) -> Option<Side> {
    match fact.what {
        What::Began { step, side, .. } if step == turn => Some(side),
        _ => None,
    }
}

impl<'a> Chapter<'a> {
    /// The turn that this fact belongs to, in a book whose turns start with this step; none before the first.
    pub fn around(facts: &'a [Fact], place: usize, turn: &'static str) -> Option<Self> {
        let begins = |fact: &Fact| begun_by(fact, turn).is_some();
        let first = facts[..=place].iter().rposition(begins)?;
        let side = begun_by(&facts[first], turn)?;
        let next = facts[place + 1..].iter().position(begins).map(|after| place + 1 + after);
        let end = next.unwrap_or(facts.len());
        Some(Self {
            side,
            before: &facts[..first],
            facts: &facts[first..end],
            ends: next.is_some(),
            turn,
            shared: false,
        })
    }

    /// The same turn as the other side's own, in a book whose turns belong to both sides.
    #[must_use]
    pub fn shared_by(self, side: Side) -> Self {
        Self { side, shared: true, ..self }
    }

    /// What both players have seen of it.
    pub fn seen(self) -> impl Iterator<Item = &'a Fact> {
        seen(self.facts)
    }

    /// What both players have seen from this side's previous turn up to this one.
    pub fn since(self) -> impl Iterator<Item = &'a Fact> {
        let first = self.before.iter().rposition(|fact| self.is_own(fact)).unwrap_or(self.before.len());
        seen(&self.before[first..])
    }

    /// Whether it is the first turn of its side.
    pub fn opens(self) -> bool {
        !seen(self.before).any(|fact| self.is_own(fact))
    }

    /// Whether a turn of its side starts with a fact.
    fn is_own(self, fact: &Fact) -> bool {
        begun_by(fact, self.turn).is_some_and(|side| self.shared || side == self.side)
    }

    /// Orders of the side itself, each with its unit.
    pub fn orders(self) -> impl Iterator<Item = (&'static str, Option<UnitId>)> {
        self.seen().filter_map(move |fact| match fact.what {
            What::Ordered { side, order, unit, .. } if side == self.side => Some((order, unit)),
            _ => None,
        })
    }
}

/// The facts among these that both players have seen.
pub fn seen(facts: &[Fact]) -> impl Iterator<Item = &Fact> {
    facts.iter().filter(|fact| fact.is_seen_by(Viewer::Public))
}
