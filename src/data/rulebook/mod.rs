//! The list of all rule ids of the book, and the help for each.

pub mod coverage;
mod search;

use super::{raw::Pairs, shape};
use crate::rules::Book;
use crate::words;
use serde::Deserialize;
use std::sync::OnceLock;

pub use coverage::Coverage;
pub use search::{Hit, Piece, find, named_by, pieces};

const SHIPPED: &str = include_str!("../../../assets/rules/monkeys.rules.ron");

/// Every id of the rule book.
#[derive(Clone, Debug)]
pub struct RuleBook {
    /// The chapters in reading order.
    pub chapters: Vec<Chapter>,
    /// Ids that aren't rules of the game, with the reason.
    pub not_rules: Vec<(String, String)>,
    /// Ids of parts of the game that do not exist yet.
    pub later: Vec<String>,
    /// Ids whose chapters are being written.
    pub pending: Vec<String>,
}

/// A chapter of the book as its list of ids has it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    /// Its title.
    pub title: String,
    /// Its ids, in reading order.
    pub ids: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    #[serde(rename = "format")]
    _format: u32,
    #[serde(rename = "book")]
    _book: Book,
    chapters: Vec<Chapter>,
    not_rules: Pairs<String, String>,
    later: Vec<String>,
    pending: Vec<String>,
}

/// The list that the program was built with.
///
/// # Panics
/// Never: a test reads the same text.
pub fn book() -> &'static RuleBook {
    static BOOK: OnceLock<RuleBook> = OnceLock::new();
    BOOK.get_or_init(|| match shape::parse::<Raw>("monkeys.rules.ron", SHIPPED) {
        Ok(raw) => {
            RuleBook { chapters: raw.chapters, not_rules: raw.not_rules.0, later: raw.later, pending: raw.pending }
        }
        Err(error) => unreachable!("the shipped list is read by a test: {error}"),
    })
}

impl RuleBook {
    /// All ids, in reading order.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.chapters.iter().flat_map(|chapter| &chapter.ids).map(String::as_str)
    }

    /// Why an id isn't a rule of the game, if it isn't.
    pub fn no_rule(&self, id: &str) -> Option<&str> {
        self.not_rules.iter().find(|(known, _)| known == id).map(|(_, why)| why.as_str())
    }

    /// Whether an id exists, now or in a later part of the game.
    pub fn knows(&self, id: &str) -> bool {
        self.ids().any(|known| known == id) || self.later.iter().any(|known| known == id)
    }
}

/// The title and the text of a rule as the game shows them; none if the help doesn't have it.
pub fn text(id: &str) -> Option<(String, String)> {
    let key = format!("rule-{}", id.to_lowercase().replace('.', "-"));
    let title = format!("{key}-title");
    (words::knows(&key) && words::knows(&title)).then(|| (words::word(&title), words::word(&key)))
}
