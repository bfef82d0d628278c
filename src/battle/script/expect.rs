//! Where a script and the battle part: at which step, what was expected, what was found instead.

use crate::data::script::Event;
use crate::engine::fact::Fact;
use crate::words::{self, Term};
use std::fmt;

/// Facts of another sort that are shown where none of the sort is there.
const SHOWN: usize = 8;

/// A step that did not come out as the script says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Miss {
    /// The step, counted from 1; none: what follows the last step.
    pub step: Option<(usize, &'static str)>,
    /// What was expected.
    pub expected: String,
    /// What was found instead.
    pub found: String,
    /// The facts nearest to what was expected, as a script writes them, with their rules.
    pub near: Vec<String>,
}

impl Miss {
    /// What was expected and what was found; the step is added by who runs it.
    pub fn new(expected: impl Into<String>, found: impl Into<String>) -> Self {
        Self { step: None, expected: expected.into(), found: found.into(), near: Vec::new() }
    }

    /// A fact that is missing among those at hand.
    pub fn fact(event: &Event, facts: &[Fact]) -> Self {
        let alike: Vec<&Fact> = facts.iter().filter(|fact| event.resembles(fact)).collect();
        let near: Vec<&Fact> = if alike.is_empty() { facts.iter().rev().take(SHOWN).rev().collect() } else { alike };
        let found = if near.is_empty() { "script-no-facts" } else { "script-other-facts" };
        let near = near.into_iter().map(|fact| format!("{}  ({})", Event::of(&fact.what), fact.rule)).collect();
        Self { near, ..Self::new(event.to_string(), words::word(found)) }
    }

    /// The same at a step, counted from 0.
    #[must_use]
    pub fn at(self, place: usize, name: &'static str) -> Self {
        Self { step: Some((place + 1, name)), ..self }
    }
}

impl fmt::Display for Miss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = match self.step {
            Some((step, name)) => words::say("script-step", &[("step", Term::from(step)), ("name", name.into())]),
            None => words::word("script-end"),
        };
        writeln!(f, "{place}")?;
        writeln!(f, "  {} {}", words::word("script-expected"), self.expected)?;
        write!(f, "  {} {}", words::word("script-found"), self.found)?;
        for fact in &self.near {
            write!(f, "\n      {fact}")?;
        }
        Ok(())
    }
}
