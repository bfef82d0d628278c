//! Differences between a script and the battle: the step, what was expected, and what was found instead.

use crate::data::{error::Place, script::Event, shape};
use crate::engine::fact::Fact;
use crate::words::{self, Message, Term};
use serde::Serialize;
use std::fmt;

/// Number of facts of other kinds shown if there are none of the expected kind.
const SHOWN: usize = 8;

/// The most letters of an order that are shown.
const LONGEST: usize = 160;

/// An order as a script writes it, cut if it is very long.
pub fn written(order: &impl Serialize) -> String {
    let line = shape::line(order);
    match line.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{} ...", &line[..end]),
        None => line,
    }
}

/// A step with a result other than the script says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Miss {
    /// Its position in the file.
    pub place: Place,
    /// The step, counted from 1; none for what follows the last step.
    pub step: Option<(usize, &'static str)>,
    /// What was expected.
    pub expected: String,
    /// What was found instead.
    pub found: String,
    /// The facts closest to what was expected, as a script would write them, with their rules.
    pub near: Vec<String>,
}

impl Miss {
    /// What was expected and what was found; the caller adds the step.
    pub fn new(expected: impl Into<String>, found: impl Into<String>) -> Self {
        Self { place: Place::File, step: None, expected: expected.into(), found: found.into(), near: Vec::new() }
    }

    /// The same, from messages.
    pub fn told(expected: &Message, found: &Message) -> Self {
        Self::new(expected.words(), found.words())
    }

    /// A fact that is missing among the available ones: those since the last order, if one was given.
    pub fn fact(event: &Event, facts: &[Fact], ordered: bool) -> Self {
        let alike: Vec<&Fact> = facts.iter().filter(|fact| event.resembles(fact)).collect();
        let shown: Vec<&Fact> = if alike.is_empty() { facts.iter().rev().take(SHOWN).rev().collect() } else { alike };
        let found = match (ordered, shown.is_empty()) {
            (true, true) => "script-no-facts",
            (true, false) => "script-other-facts",
            (false, true) => "script-no-facts-yet",
            (false, false) => "script-other-facts-yet",
        };
        let lines = |fact: &&Fact| {
            let rule = fact.rule;
            event.told(&fact.what).into_iter().map(move |event| format!("{event}  ({rule})")).collect::<Vec<_>>()
        };
        let mut near: Vec<String> = shown.iter().flat_map(lines).collect();
        let earlier = if facts.iter().any(|fact| event.resembles(fact)) { 0 } else { facts.len() - shown.len() };
        if earlier > 0 {
            near.insert(0, words::say("script-more-facts", &[("count", Term::from(earlier))]));
        }
        Self { near, ..Self::new(event.to_string(), words::word(found)) }
    }

    /// The same with a step, counted from 0, and its position in the file.
    #[must_use]
    pub fn at(self, step: usize, name: &'static str, place: Place) -> Self {
        Self { step: Some((step + 1, name)), place, ..self }
    }
}

/// The step, what was expected, what was found. The caller puts the file and the position in front.
impl fmt::Display for Miss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let step = match self.step {
            Some((step, name)) => words::say("script-step", &[("step", Term::from(step)), ("name", name.into())]),
            None => words::word("script-end"),
        };
        writeln!(f, "{step}")?;
        writeln!(f, "  {} {}", words::word("script-expected"), self.expected)?;
        write!(f, "  {} {}", words::word("script-found"), self.found)?;
        for fact in &self.near {
            write!(f, "\n      {fact}")?;
        }
        Ok(())
    }
}
