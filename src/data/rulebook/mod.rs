//! The lists of all rule ids, one per book, and the help for each.

pub mod coverage;
mod ids;
mod search;

use super::{raw::Pairs, shape};
use crate::rules::Book;
use crate::words;
use serde::Deserialize;
use std::sync::OnceLock;

pub use coverage::Coverage;
pub use search::{Hit, Piece, find, named_by, pieces};

/// The built-in lists, in the order of [`Book::ALL`].
const SHIPPED: [&str; 4] = [
    include_str!("../../../assets/rules/monkeys.rules.ron"),
    include_str!("../../../assets/rules/suppression.rules.ron"),
    include_str!("../../../assets/rules/initiative.rules.ron"),
    include_str!("../../../assets/rules/hexes.rules.ron"),
];

/// Every id of a rule book.
#[derive(Clone, Debug)]
pub struct RuleBook {
    /// The book.
    pub book: Book,
    /// The chapters in reading order.
    pub chapters: Vec<Chapter>,
    /// Ids that aren't rules of the game, with the reason.
    pub not_rules: Vec<(String, String)>,
    /// Ids of parts of the game that don't exist yet.
    pub later: Vec<String>,
    /// Ids whose chapters are still being written.
    pub pending: Vec<String>,
    figures: Pairs<String, String>,
    charts: Pairs<String, Chart>,
    /// The signs on its counters, worst first: the name of each drawing, and the rule about it.
    pub signs: Vec<(String, String)>,
}

/// A chart of a rule: its cells are texts ([`RuleBook::cell`]).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chart {
    /// Its name in the text files.
    pub name: String,
    /// Number of columns after the dice.
    pub columns: usize,
    /// The die faces of each row; empty in all rows if there is no die.
    pub rows: Vec<Vec<u8>>,
}

/// A chapter of the book, from its list of ids.
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
    book: Book,
    chapters: Vec<Chapter>,
    not_rules: Pairs<String, String>,
    later: Vec<String>,
    pending: Vec<String>,
    #[serde(default)]
    figures: Pairs<String, String>,
    #[serde(default)]
    charts: Pairs<String, Chart>,
    #[serde(default)]
    signs: Vec<(String, String)>,
}

/// The list of the first book.
pub fn book() -> &'static RuleBook {
    of(Book::FIRST)
}

/// The list of a book, built into the program.
///
/// # Panics
/// Never: a test reads the same texts.
pub fn of(book: Book) -> &'static RuleBook {
    static BOOKS: OnceLock<Vec<RuleBook>> = OnceLock::new();
    let books = BOOKS.get_or_init(|| SHIPPED.map(read).into());
    books.iter().find(|known| known.book == book).expect("each book has its list")
}

fn read(text: &str) -> RuleBook {
    match shape::parse::<Raw>("rules.ron", text) {
        Ok(Raw { book, chapters, not_rules, later, pending, figures, charts, signs, .. }) => {
            RuleBook { book, chapters, not_rules: not_rules.0, later, pending, figures, charts, signs }
        }
        Err(error) => unreachable!("the shipped lists are read by a test: {error}"),
    }
}

impl RuleBook {
    /// All ids, in reading order.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.chapters.iter().flat_map(|chapter| &chapter.ids).map(String::as_str)
    }

    /// Why an id isn't a rule of the game, if it isn't one.
    pub fn no_rule(&self, id: &str) -> Option<&str> {
        self.not_rules.iter().find(|(known, _)| known == id).map(|(_, why)| why.as_str())
    }

    /// The name of the picture of a rule, if it has one.
    pub fn figure(&self, id: &str) -> Option<&str> {
        self.figures.0.iter().find(|(rule, _)| rule == id).map(|(_, figure)| figure.as_str())
    }

    /// The chart of a rule, if it has one.
    pub fn chart(&self, id: &str) -> Option<&Chart> {
        self.charts.0.iter().find(|(rule, _)| rule == id).map(|(_, chart)| chart)
    }

    /// The rules that have a picture or a chart.
    pub fn pictured(&self) -> impl Iterator<Item = &str> {
        let figures = self.figures.0.iter().map(|(rule, _)| rule);
        figures.chain(self.charts.0.iter().map(|(rule, _)| rule)).map(String::as_str)
    }

    /// Whether an id exists, now or in a later part of the game.
    pub fn knows(&self, id: &str) -> bool {
        self.ids().any(|known| known == id) || self.later.iter().any(|known| known == id)
    }

    /// The name of a text about the book as a whole in the text files: `name`, `front-title`, `front-text`.
    pub fn about(&self, what: &str) -> String {
        format!("{}book-{what}", self.book.prefix())
    }

    /// The name of the text in a cell of a chart in the text files.
    pub fn cell(&self, chart: &str, what: &str) -> String {
        format!("{}chart-{chart}-{what}", self.book.prefix())
    }

    /// The meaning of a sign on a counter, if there is a text for it: "pinned".
    pub fn sign(&self, name: &str) -> Option<String> {
        let prefix = self.book.prefix();
        let names = [format!("badge-{name}"), format!("{prefix}mark-{name}"), format!("{prefix}{name}")];
        names.into_iter().find(|id| words::knows(id)).map(|id| words::word(&id))
    }

    /// The name of a rule's text in the text files. The same id may occur in several books.
    pub fn key(&self, id: &str) -> String {
        let id = id.to_lowercase().replace('.', "-");
        format!("{}rule-{id}", self.book.prefix())
    }

    /// The title and the text of a rule as shown in the game; none if the help doesn't have it.
    pub fn text(&self, id: &str) -> Option<(String, String)> {
        let key = self.key(id);
        let title = format!("{key}-title");
        (words::knows(&key) && words::knows(&title)).then(|| (words::word(&title), words::word(&key)))
    }
}

/// The title and the text of a rule of the first book.
pub fn text(id: &str) -> Option<(String, String)> {
    book().text(id)
}
