//! What the lab counts in a battle: for each contender, and for each cell of the board. Each book has lists of its own.

use super::{book, plan::Plan};
use crate::board::Edge;
use crate::words::{knows, word};
use std::fmt;

/// Something that is counted: a column of the tables.
#[derive(Debug)]
pub struct CountKind {
    /// Its name in tables.
    pub key: &'static str,
    /// What its numbers count or are measured in; empty where there is nothing to say.
    pub unit: &'static str,
    /// What it means, in a sentence for the schema.
    pub about: &'static str,
}

/// A closed list of things counted, each with its name in tables, its unit, and what it means.
#[macro_export]
macro_rules! counted {
    ($(#[$about:meta])* $vis:vis enum $name:ident { $($word:ident $key:literal $unit:literal: $doc:literal,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis enum $name {
            $(#[doc = $doc] $word,)*
        }

        impl $name {
            /// All of them, in the order of the columns.
            pub const ALL: &'static [$name] = &[$($name::$word,)*];

            /// Their columns.
            pub const KINDS: &'static [$crate::lab::count::CountKind] =
                &[$($crate::lab::count::CountKind { key: $key, unit: $unit, about: $doc },)*];

            /// Its name in tables.
            pub const fn key(self) -> &'static str {
                Self::KINDS[self as usize].key
            }
        }

        impl From<$name> for usize {
            fn from(one: $name) -> usize {
                one as usize
            }
        }
    };
}

/// What battles of a book are counted by, and what else a run of the lab must know of it.
#[derive(Debug)]
pub struct Counting {
    /// The book, by its name in files.
    pub book: &'static str,
    /// What it is called: the name of a sentence.
    pub title: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// Hash of its numbers.
    pub numbers: fn() -> u64,
    /// What is counted of each contender.
    pub counts: &'static [CountKind],
    /// What is counted of each cell, [`MOST_MARKS`] at most.
    pub marks: &'static [CountKind],
    /// The counts of casualties by their cause.
    pub causes: &'static [usize],
    /// The count of those that a contender began with.
    pub strength: usize,
    /// Counts of both contenders that are as many as a mark on all cells.
    pub agree: &'static [(usize, usize)],
    /// The marks of which a report has maps.
    pub maps: &'static [usize],
    /// What can be fought for: names in plans, and words.
    pub scenarios: &'static [(&'static str, &'static str)],
    /// What is fought for on generated ground, by its name in plans.
    pub scenario: &'static str,
    /// The rosters of generated ground where none are named.
    pub rosters: [&'static str; 2],
    /// Columns and rows of its usual table.
    pub table: (i16, i16),
    /// Sizes of generated ground that are offered, the smallest first; none where no ground is generated.
    pub sizes: &'static [(i16, i16)],
    /// Columns and rows that no generated ground has fewer of.
    pub least: (i16, i16),
    /// Whether its ground is of hexes: the size of a board is columns, and hexes of an even one.
    pub hexes: bool,
    /// The edge of generated ground that the first side of a plan comes from.
    pub home: fn(&Plan) -> Edge,
}

impl Counting {
    /// What the book is called.
    pub fn book_title(&self) -> String {
        if knows(self.title) { word(self.title) } else { self.book.to_owned() }
    }

    /// The marks of the cells in words.
    pub fn all_laid(&self) -> Vec<String> {
        let words = |mark: &CountKind| {
            let id = format!("lab-laid-{}", mark.key.replace('_', "-"));
            if knows(&id) { word(&id) } else { mark.key.to_owned() }
        };
        self.marks.iter().map(words).collect()
    }

    /// A cause of casualties in words.
    pub fn cause(&self, place: usize) -> String {
        let key = self.counts[self.causes[place]].key;
        word(&format!("lab-cause-{}", key.strip_prefix("by_").unwrap_or(key)))
    }

    /// The word for a scenario of a plan.
    pub fn scenario_word(&self, name: &str) -> Option<&'static str> {
        self.scenarios.iter().find(|(known, _)| *known == name).map(|(_, word)| *word)
    }
}

/// The counts of one contender, in the order of the book.
#[derive(Clone)]
pub struct Counts {
    counting: &'static Counting,
    values: Box<[u32]>,
}

impl Counts {
    /// Nothing yet.
    pub fn new(counting: &'static Counting) -> Self {
        Self { counting, values: vec![0; counting.counts.len()].into() }
    }

    /// What is counted, in order.
    pub const fn kinds(&self) -> &'static [CountKind] {
        self.counting.counts
    }

    /// How many.
    pub fn of(&self, count: impl Into<usize>) -> u32 {
        self.values[count.into()]
    }

    /// Adds this many.
    pub fn add(&mut self, count: impl Into<usize>, many: u32) {
        let value = &mut self.values[count.into()];
        *value = value.saturating_add(many);
    }

    /// Those that it began with.
    pub fn strength(&self) -> u32 {
        self.of(self.counting.strength)
    }

    /// Its casualties: all who left the board but those that retreated.
    pub fn casualties(&self) -> u32 {
        self.counting.causes.iter().fold(0, |sum: u32, cause| sum.saturating_add(self.of(*cause)))
    }
}

impl Default for Counts {
    fn default() -> Self {
        Self::new(book::usual())
    }
}

impl PartialEq for Counts {
    fn eq(&self, other: &Self) -> bool {
        self.counting.book == other.counting.book && self.values == other.values
    }
}

impl Eq for Counts {}

impl fmt::Debug for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = self.counting.counts.iter().map(|kind| kind.key);
        f.debug_map().entries(names.zip(&self.values)).finish()
    }
}

/// Marks that a book may have.
pub const MOST_MARKS: usize = 8;

/// The counts of one cell, in the order of the book's marks.
pub type Marks = [u32; MOST_MARKS];
