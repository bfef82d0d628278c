//! The turn that is spoken about: its facts, as both players have seen them.

use crate::engine::fact::{Fact, Viewer, What};
use crate::force::{Side, UnitId};

/// The facts of a turn, and those before it.
#[derive(Clone, Copy)]
pub struct Chapter<'a> {
    /// Whose turn it is.
    pub side: Side,
    /// Facts before the turn.
    pub before: &'a [Fact],
    /// Facts of the turn, up to what has been played.
    pub facts: &'a [Fact],
    /// Whether it is over.
    pub ends: bool,
}

/// Whether a turn begins with this fact.
pub fn begins_turn(fact: &Fact) -> bool {
    matches!(fact.what, What::Began { step: "turn", .. })
}

impl<'a> Chapter<'a> {
    /// The turn that this fact belongs to; none before the first.
    pub fn around(facts: &'a [Fact], place: usize) -> Option<Self> {
        let first = facts[..=place].iter().rposition(begins_turn)?;
        let What::Began { side, .. } = facts[first].what else { return None };
        let next = facts[place + 1..].iter().position(begins_turn).map(|after| place + 1 + after);
        let end = next.unwrap_or(facts.len());
        Some(Self { side, before: &facts[..first], facts: &facts[first..end], ends: next.is_some() })
    }

    /// What both players have seen of it.
    pub fn seen(self) -> impl Iterator<Item = &'a Fact> {
        seen(self.facts)
    }

    /// What both players have seen from the turn of the side before this one on, up to this one.
    pub fn since(self) -> impl Iterator<Item = &'a Fact> {
        let own = |fact: &Fact| matches!(fact.what, What::Began { step: "turn", side, .. } if side == self.side);
        let first = self.before.iter().rposition(own).unwrap_or(self.before.len());
        seen(&self.before[first..])
    }

    /// Orders of the side itself, each with its unit.
    pub fn orders(self) -> impl Iterator<Item = (&'static str, Option<UnitId>)> {
        self.seen().filter_map(move |fact| match fact.what {
            What::Ordered { side, order, unit, .. } if side == self.side => Some((order, unit)),
            _ => None,
        })
    }
}

/// Those of some facts that both players have seen.
pub fn seen(facts: &[Fact]) -> impl Iterator<Item = &Fact> {
    facts.iter().filter(|fact| fact.is_seen_by(Viewer::Public))
}
