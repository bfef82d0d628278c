//! Counts of the lab in a battle: for each contender, and for each cell of the board. Each book has its own lists.

use super::{book, plan::Plan};
use crate::board::Edge;
use crate::words::{knows, word};
use std::fmt;

/// A count: a column of the tables.
#[derive(Debug)]
pub struct CountKind {
    /// Its name in tables.
    pub key: &'static str,
    /// The unit of its numbers; empty if there is none.
    pub unit: &'static str,
    /// Its meaning, in one sentence for the schema.
    pub about: &'static str,
}

/// A closed list of counts, each with its name in tables, its unit, and its meaning.
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

/// The counts of a book, and everything else that a run of the lab needs to know about it.
#[derive(Debug)]
pub struct Counting {
    /// The book, by its name in files.
    pub book: &'static str,
    /// Its title, as the name of a text.
    pub title: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// Hash of its numbers.
    pub numbers: fn() -> u64,
    /// Counts for each contender.
    pub counts: &'static [CountKind],
    /// Counts for each cell, [`MOST_MARKS`] at most.
    pub marks: &'static [CountKind],
    /// The counts of casualties by their cause.
    pub causes: &'static [usize],
    /// The count of primates that a contender started with.
    pub strength: usize,
    /// Counts of both contenders whose sum equals a mark over all cells.
    pub agree: &'static [(usize, usize)],
    /// The marks for which a report has maps.
    pub maps: &'static [usize],
    /// The scenarios: names in plans, and texts.
    pub scenarios: &'static [(&'static str, &'static str)],
    /// The scenario on generated ground, by its name in plans.
    pub scenario: &'static str,
    /// Whether a plan can set switches of its rules.
    pub switches: bool,
    /// The default rosters on generated ground.
    pub rosters: [&'static str; 2],
    /// Columns and rows of its standard table.
    pub table: (i16, i16),
    /// Sizes offered for generated ground, smallest first; none if no ground is generated.
    pub sizes: &'static [(i16, i16)],
    /// The minimum columns and rows of generated ground.
    pub least: (i16, i16),
    /// Whether its ground consists of hexes: the size of a board is then columns by hexes of an even one.
    pub hexes: bool,
    /// Whether its boards are measured: otherwise its tables have no columns of figures.
    pub measured: bool,
    /// The edge of generated ground where the first side of a plan starts.
    pub home: fn(&Plan) -> Edge,
}

impl Counting {
    /// The name of the book.
    pub fn book_title(&self) -> String {
        if knows(self.title) { word(self.title) } else { self.book.to_owned() }
    }

    /// The marks of the cells as text.
    pub fn all_laid(&self) -> Vec<String> {
        let words = |mark: &CountKind| {
            let id = format!("lab-laid-{}", mark.key.replace('_', "-"));
            if knows(&id) { word(&id) } else { mark.key.to_owned() }
        };
        self.marks.iter().map(words).collect()
    }

    /// A cause of casualties as text.
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

    /// The number it started with.
    pub fn strength(&self) -> u32 {
        self.of(self.counting.strength)
    }

    /// Its casualties: everyone who left the board except those that retreated.
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

/// The most marks a book may have.
pub const MOST_MARKS: usize = 8;

/// The counts of one cell, in the order of the book's marks.
pub type Marks = [u32; MOST_MARKS];
