//! The log of a battle: all facts in order.

use super::{
    fact::{Audience, Fact, Viewer, What},
    hash::StableHasher,
    order::Rule,
};
use bevy_ecs::resource::Resource;
use std::{
    collections::BTreeMap,
    hash::{Hash, Hasher},
};

/// All facts of a battle in order.
#[derive(Resource, Clone, Debug, Default)]
pub struct BattleLog {
    facts: Vec<Fact>,
    frame: u32,
    depth: u8,
    /// The number of facts that `hash` already covers, and the hash so far.
    hashed: (usize, u64),
}

impl BattleLog {
    /// Forgets everything.
    pub fn clear(&mut self) {
        self.facts.clear();
        self.frame = 0;
        self.depth = 0;
        self.hashed = (0, 0);
    }

    /// Records for both players what happened, and under which rule.
    pub fn tell(&mut self, rule: &'static str, what: What) {
        self.tell_to(Audience::Both, rule, what);
    }

    /// Records what happened, and under which rule, for the audience that may know it.
    pub fn tell_to(&mut self, audience: Audience, rule: &'static str, what: What) {
        let fact = Fact {
            number: self.facts.len() as u32,
            rule: Rule(rule),
            frame: self.frame,
            depth: self.depth,
            audience,
            what,
        };
        self.facts.push(fact);
    }

    /// Makes this clock frame the one that new facts belong to.
    pub fn enter(&mut self, frame: u32, depth: u8) {
        self.frame = frame;
        self.depth = depth;
    }

    /// The clock frame that new facts belong to, and its depth.
    pub const fn entered(&self) -> (u32, u8) {
        (self.frame, self.depth)
    }

    /// All facts so far.
    pub fn facts(&self) -> &[Fact] {
        &self.facts
    }

    /// The facts that a viewer may know, in order.
    pub fn seen_by(&self, viewer: Viewer) -> impl DoubleEndedIterator<Item = &Fact> {
        self.facts.iter().filter(move |fact| fact.is_seen_by(viewer))
    }

    /// The facts as a viewer knows them. They and their frames are renumbered from what this viewer knows, so that no
    /// gap gives away the others.
    pub fn told_to(&self, viewer: Viewer) -> Vec<Fact> {
        let counts = viewer != Viewer::All && self.has_secrets();
        let mut frames = BTreeMap::new();
        let mut frame = |frame: u32| {
            let next = frames.len() as u32;
            *frames.entry(frame).or_insert(next)
        };
        let numbered = |(number, fact): (usize, &Fact)| {
            let frame = if counts { frame(fact.frame) } else { fact.frame };
            Fact { number: number as u32, frame, ..fact.clone() }
        };
        self.seen_by(viewer).enumerate().map(numbered).collect()
    }

    /// Whether anything was recorded for one side only.
    pub fn has_secrets(&self) -> bool {
        self.facts.iter().any(|fact| fact.audience != Audience::Both)
    }

    /// How many facts there are.
    pub fn len(&self) -> usize {
        self.facts.len()
    }

    /// Whether nothing has happened yet.
    pub fn is_empty(&self) -> bool {
        self.facts.is_empty()
    }

    /// Drops all facts from number `count` on.
    pub fn truncate(&mut self, count: usize) {
        self.facts.truncate(count);
        if self.hashed.0 > count {
            self.hashed = (0, 0);
        }
    }

    /// Hash over all facts so far: the same facts give the same hash on every machine.
    pub fn hash(&mut self) -> u64 {
        for fact in &self.facts[self.hashed.0..] {
            let mut hasher = StableHasher::after(self.hashed.1);
            fact.hash(&mut hasher);
            self.hashed.1 = hasher.finish();
        }
        self.hashed.0 = self.facts.len();
        self.hashed.1
    }
}
