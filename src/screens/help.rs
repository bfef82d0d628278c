//! The rule book on the screen: the open page, the history, the search, and the rule for what the player is doing.

use super::{
    Hands,
    host::host,
    pages::{Card, Page, Pages},
};
use crate::data::rulebook::{self, Piece, book};
use crate::input::{BookTurn, Intent};
use crate::panels::book::{Book, Chapter, Chart, Entry, Found, Page as Leaf, Span};
use crate::panels::plugin::UnderPointer;
use crate::view::art::figures::Figure;
use crate::words::{knows, word};
use bevy::prelude::*;

/// Rules with a picture.
const FIGURES: [(&str, Figure); 16] = [
    ("1.2", Figure::Metric),
    ("1.3", Figure::Metric),
    ("T-18", Figure::Metric),
    ("T-24", Figure::Sphere),
    ("3.6", Figure::Bands),
    ("G-01", Figure::Bands),
    ("3.1", Figure::Cover),
    ("3.2", Figure::Cover),
    ("7", Figure::Arcs),
    ("G-22", Figure::Arcs),
    ("T-38", Figure::States),
    ("T-39", Figure::States),
    ("T-46", Figure::States),
    ("T-97", Figure::States),
    ("T-122", Figure::States),
    ("T-132", Figure::States),
];

/// Rules with a chart: its name in the files of words, its columns, and the faces of its rows.
const CHARTS: [(&str, &str, usize, &[&[u8]]); 4] = [
    ("11.1", "attack", 2, &[&[1], &[2, 3], &[4, 5], &[6]]),
    ("11.2", "vehicle", 1, &[&[1], &[2, 3], &[4, 5], &[6]]),
    ("11.3", "melee", 2, &[&[1], &[2], &[3, 4], &[5], &[6]]),
    ("T-64", "dice", 2, &[&[], &[], &[]]),
];

/// Pages that have been read, and the one that is open.
#[derive(Resource, Clone, Debug, Default)]
pub struct Reading {
    trail: Vec<String>,
    at: usize,
    query: String,
}

impl Reading {
    /// The rule that is open; empty for the first page.
    fn page(&self) -> &str {
        self.trail.get(self.at).map_or("", String::as_str)
    }

    fn turn_to(&mut self, rule: String) {
        if self.page() == rule && !self.trail.is_empty() {
            return;
        }
        self.trail.truncate(self.at + 1);
        self.trail.push(rule);
        self.at = self.trail.len() - 1;
    }
}

/// Applies an intent to the book. Returns whether the book used it.
pub fn answer(world: &mut World, pages: &mut Pages, intent: &Intent) -> bool {
    let is_open = matches!(pages.card, Some(Card::Rules(_)));
    match intent {
        Intent::Help(None) if is_open => pages.lift(),
        Intent::Help(rule) => {
            let rule = rule.clone().unwrap_or_else(|| at_hand(world, pages));
            open(world, pages, rule);
        }
        Intent::Open(crate::input::Shown::Help) => open(world, pages, String::new()),
        Intent::Back | Intent::Menu if is_open => pages.lift(),
        Intent::Accept if is_open => {}
        Intent::Book(turn) if is_open => {
            turn_page(&mut world.resource_mut::<Reading>(), turn);
            pages.lay(Card::Rules(world.resource::<Reading>().page().to_owned()));
        }
        _ => return false,
    }
    true
}

fn open(world: &mut World, pages: &mut Pages, rule: String) {
    let mut reading = world.resource_mut::<Reading>();
    if !matches!(pages.card, Some(Card::Rules(_))) {
        *reading = Reading::default();
    }
    reading.turn_to(if knows(&key(&rule)) { rule } else { String::new() });
    pages.lay(Card::Rules(reading.page().to_owned()));
}

fn turn_page(reading: &mut Reading, turn: &BookTurn) {
    match turn {
        BookTurn::Back => reading.at = reading.at.saturating_sub(1),
        BookTurn::Forward => reading.at = (reading.at + 1).min(reading.trail.len().saturating_sub(1)),
        BookTurn::Front => reading.turn_to(String::new()),
        BookTurn::Search(query) => query.clone_into(&mut reading.query),
    }
}

fn key(rule: &str) -> String {
    format!("rule-{}", rule.replace('.', "-").to_lowercase())
}

fn entry(id: &str) -> Entry {
    Entry { id: id.to_owned(), title: word(&format!("{}-title", key(id))) }
}

/// All chapters with the rules that the help tells.
fn chapters() -> Vec<Chapter> {
    let told = |id: &&String| knows(&key(id));
    let chapter = |chapter: &rulebook::Chapter| Chapter {
        title: chapter.title.clone(),
        rules: chapter.ids.iter().filter(told).map(|id| entry(id)).collect(),
    };
    book().chapters.iter().map(chapter).filter(|chapter| !chapter.rules.is_empty()).collect()
}

/// The open page of the book.
pub fn model(world: &World) -> Book {
    let reading = world.resource::<Reading>();
    let chapters = chapters();
    let order: Vec<&Entry> = chapters.iter().flat_map(|chapter| &chapter.rules).collect();
    let place = order.iter().position(|rule| rule.id == reading.page());
    let beside = [place.and_then(|place| place.checked_sub(1)), place.map_or(Some(0), |place| Some(place + 1))];
    let beside = beside.map(|place| place.and_then(|place| order.get(place)).map(|rule| (*rule).clone()));
    let found = rulebook::find(&reading.query).into_iter();
    let found = found.map(|hit| Found { rule: Entry { id: hit.id, title: hit.title }, excerpt: hit.excerpt }).collect();
    let page = leaf(reading.page(), &chapters);
    let trail = (reading.at > 0, reading.at + 1 < reading.trail.len());
    Book { chapters, query: reading.query.clone(), found, page, trail, beside }
}

fn leaf(id: &str, chapters: &[Chapter]) -> Leaf {
    if id.is_empty() {
        let paragraphs = paragraphs(&word("book-front-text"));
        let rule = Entry { id: String::new(), title: word("book-front-title") };
        return Leaf { rule, paragraphs, ..Leaf::default() };
    }
    let chapter = chapters.iter().find(|chapter| chapter.rules.iter().any(|rule| rule.id == id));
    let figure = FIGURES.iter().find(|(rule, _)| *rule == id).map(|(_, figure)| *figure);
    Leaf {
        rule: entry(id),
        chapter: chapter.map(|chapter| chapter.title.clone()).unwrap_or_default(),
        paragraphs: paragraphs(&word(&key(id))),
        figure: figure.map(|figure| (figure, word(&format!("picture-{}", figure.name())))),
        chart: CHARTS.iter().find(|(rule, ..)| *rule == id).map(|(_, name, columns, rows)| chart(name, *columns, rows)),
        named_by: rulebook::named_by(id).iter().map(|id| entry(id)).collect(),
    }
}

fn paragraphs(text: &str) -> Vec<Vec<Span>> {
    let span = |piece: Piece| match piece {
        Piece::Words(words) => Span::Words(words),
        Piece::Rule(id) => Span::Rule(id),
    };
    text.split("\n\n").map(|part| rulebook::pieces(part).into_iter().map(span).collect()).collect()
}

fn chart(name: &str, columns: usize, rows: &[&[u8]]) -> Chart {
    let dice = rows.iter().any(|row| !row.is_empty());
    let heads = (usize::from(!dice)..=columns).map(|column| match (dice, column) {
        (true, 0) => word("chart-die"),
        (_, column) => word(&format!("chart-{name}-head-{column}")),
    });
    let mut heads: Vec<String> = heads.collect();
    if !dice {
        // Without dice the first column begins at the left edge.
        heads.insert(0, String::new());
    }
    let cell = |row: usize, column: usize| word(&format!("chart-{name}-{}-{column}", row + 1));
    let row = |(place, faces): (usize, &&[u8])| (faces.to_vec(), (1..=columns).map(|one| cell(place, one)).collect());
    Chart { heads, rows: rows.iter().enumerate().map(row).collect() }
}

/// The rule about what the hands are at: what the pointer is on in a panel, the open question, what is drafted or was
/// refused, who or what lies under the pointer on the map.
fn at_hand(world: &World, pages: &Pages) -> String {
    let under = world.get_resource::<UnderPointer>().and_then(|under| under.0.clone());
    if let Some(rule) = under {
        return rule;
    }
    if pages.page != Page::Battle {
        return String::new();
    }
    let hands = world.resource::<Hands>();
    if let Some(rule) = super::lesson::rule_to_open(world) {
        return rule;
    }
    host(world).rule_at_hand(world, hands).unwrap_or_default()
}
