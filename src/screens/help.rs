//! The rule book on the screen: the open page, the history, the search, and the rule for what the player is doing.

use super::{
    Hands,
    host::host,
    pages::{Card, Page, Pages},
};
use crate::data::rulebook::{self, Piece, RuleBook, of};
use crate::input::{BookTurn, Intent};
use crate::panels::book::{Book, Chapter, Chart, Entry, Found, Page as Leaf, Sign, Span};
use crate::panels::pictures::Drawing;
use crate::panels::plugin::UnderPointer;
use crate::rules::Book as Of;
use crate::view::art::{figures::Figure, looks::Badge, plates};
use crate::words::{capital, knows, word};
use bevy::prelude::*;

/// The pages that have been read, each in a book, and the open one.
#[derive(Resource, Clone, Debug, Default)]
pub struct Reading {
    trail: Vec<(Of, String)>,
    at: usize,
    query: String,
}

/// Starts with no page of the rules open.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Reading>();
}

impl Reading {
    /// The open book and rule; initially the first book, and no rule.
    fn page(&self) -> (Of, &str) {
        self.trail.get(self.at).map_or((Of::default(), ""), |(book, rule)| (*book, rule))
    }

    fn turn_to(&mut self, book: Of, rule: String) {
        if self.page() == (book, &rule) && !self.trail.is_empty() {
            return;
        }
        self.trail.truncate(self.at + 1);
        self.trail.push((book, rule));
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
        // The key of the buttons is a letter: with the book open, it is the first one of a search.
        Intent::Accept | Intent::Buttons if is_open => {}
        Intent::Book(turn) if is_open => {
            turn_page(&mut world.resource_mut::<Reading>(), turn);
            pages.lay(Card::Rules(world.resource::<Reading>().page().1.to_owned()));
        }
        _ => return false,
    }
    true
}

fn open(world: &mut World, pages: &mut Pages, rule: String) {
    let fresh = !matches!(pages.card, Some(Card::Rules(_)));
    let lies = if fresh { of_table(world, pages) } else { world.resource::<Reading>().page().0 };
    let mut reading = world.resource_mut::<Reading>();
    if fresh {
        *reading = Reading::default();
    }
    // An id from another book opens that book.
    let others = Of::ALL.into_iter().filter(|book| *book != lies);
    let told = std::iter::once(lies).chain(others).find(|book| of(*book).text(&rule).is_some());
    reading.turn_to(told.unwrap_or(lies), if told.is_some() { rule } else { String::new() });
    pages.lay(Card::Rules(reading.page().1.to_owned()));
}

/// The book of the battle on the table, or of the level being set up.
fn of_table(world: &World, pages: &Pages) -> Of {
    let host = match pages.page {
        Page::SetUp => pages.other().map(|(host, _)| *host),
        Page::Battle => Some(host(world)),
        Page::Title | Page::Editor | Page::Lab | Page::Campaigns | Page::Campaign | Page::Troops => None,
    };
    host.and_then(|host| Of::of(host.book())).unwrap_or_default()
}

fn turn_page(reading: &mut Reading, turn: &BookTurn) {
    match turn {
        BookTurn::Back => reading.at = reading.at.saturating_sub(1),
        BookTurn::Forward => reading.at = (reading.at + 1).min(reading.trail.len().saturating_sub(1)),
        BookTurn::Front => reading.turn_to(reading.page().0, String::new()),
        BookTurn::Shelf(place) => {
            if let Some(book) = Of::ALL.get(*place) {
                reading.turn_to(*book, String::new());
            }
        }
        BookTurn::Search(query) => query.clone_into(&mut reading.query),
    }
}

fn entry(book: &RuleBook, id: &str) -> Entry {
    Entry { id: id.to_owned(), title: word(&format!("{}-title", book.key(id))) }
}

/// All chapters with the rules that the help shows.
fn chapters(book: &RuleBook) -> Vec<Chapter> {
    let told = |id: &&String| knows(&book.key(id));
    let chapter = |chapter: &rulebook::Chapter| Chapter {
        title: chapter.title.clone(),
        rules: chapter.ids.iter().filter(told).map(|id| entry(book, id)).collect(),
    };
    book.chapters.iter().map(chapter).filter(|chapter| !chapter.rules.is_empty()).collect()
}

/// The open page of the book.
pub fn model(world: &World) -> Book {
    let reading = world.resource::<Reading>();
    let (open, rule) = reading.page();
    let book = of(open);
    let chapters = chapters(book);
    let order: Vec<&Entry> = chapters.iter().flat_map(|chapter| &chapter.rules).collect();
    let place = order.iter().position(|known| known.id == rule);
    let beside = [place.and_then(|place| place.checked_sub(1)), place.map_or(Some(0), |place| Some(place + 1))];
    let beside = beside.map(|place| place.and_then(|place| order.get(place)).map(|rule| (*rule).clone()));
    let found = book.find(&reading.query).into_iter();
    let found = found.map(|hit| Found { rule: Entry { id: hit.id, title: hit.title }, excerpt: hit.excerpt }).collect();
    let page = leaf(book, rule, &chapters);
    let trail = (reading.at > 0, reading.at + 1 < reading.trail.len());
    let shelf = Of::ALL.map(|one| (word(&of(one).about("name")), one == open)).into();
    Book { shelf, chapters, query: reading.query.clone(), found, page, trail, beside }
}

fn leaf(book: &RuleBook, id: &str, chapters: &[Chapter]) -> Leaf {
    if id.is_empty() {
        let paragraphs = paragraphs(book, &word(&book.about("front-text")));
        let rule = Entry { id: String::new(), title: word(&book.about("front-title")) };
        return Leaf { rule, paragraphs, signs: signs(book), ..Leaf::default() };
    }
    let chapter = chapters.iter().find(|chapter| chapter.rules.iter().any(|rule| rule.id == id));
    let figure = book.figure(id).and_then(Figure::named);
    Leaf {
        rule: entry(book, id),
        chapter: chapter.map(|chapter| chapter.title.clone()).unwrap_or_default(),
        paragraphs: paragraphs(book, &word(&book.key(id))),
        figure: figure.map(|figure| (figure, word(&format!("picture-{}", figure.name())))),
        chart: book.chart(id).map(|told| chart(book, told)),
        named_by: book.named_by(id).iter().map(|id| entry(book, id)).collect(),
        ..Leaf::default()
    }
}

/// The signs on the counters of a book.
fn signs(book: &RuleBook) -> Vec<Sign> {
    let sign = |(name, rule): &(String, String)| {
        let drawing = Badge::named(name).map(Drawing::Badge).or_else(|| plates::sign_named(name).map(Drawing::Sign))?;
        Some(Sign { drawing, words: capital(&book.sign(name)?), rule: entry(book, rule) })
    };
    book.signs.iter().filter_map(sign).collect()
}

fn paragraphs(book: &RuleBook, text: &str) -> Vec<Vec<Span>> {
    let span = |piece: Piece| match piece {
        Piece::Words(words) => Span::Words(words),
        Piece::Rule(id) => Span::Rule(entry(book, &id)),
    };
    text.split("\n\n").map(|part| book.pieces(part).into_iter().map(span).collect()).collect()
}

fn chart(book: &RuleBook, chart: &rulebook::Chart) -> Chart {
    let rulebook::Chart { name, columns, rows } = chart;
    let columns = *columns;
    let dice = rows.iter().any(|row| !row.is_empty());
    let heads = (usize::from(!dice)..=columns).map(|column| match (dice, column) {
        (true, 0) => word("chart-die"),
        (_, column) => word(&book.cell(name, &format!("head-{column}"))),
    });
    let mut heads: Vec<String> = heads.collect();
    if !dice {
        // Without dice the first column starts at the left edge.
        heads.insert(0, String::new());
    }
    let cell = |row: usize, column: usize| word(&book.cell(name, &format!("{}-{column}", row + 1)));
    let row = |(place, faces): (usize, &Vec<u8>)| (faces.clone(), (1..=columns).map(|one| cell(place, one)).collect());
    Chart { heads, rows: rows.iter().enumerate().map(row).collect() }
}

/// The rule about what the player is doing: the thing under the pointer in a panel, the open question, what is drafted
/// or was refused, or what is under the pointer on the map.
fn at_hand(world: &World, pages: &Pages) -> String {
    let under = world.get_resource::<UnderPointer>().and_then(|under| under.0.clone());
    if let Some(rule) = under {
        return rule;
    }
    // The open question is for the next player only.
    if pages.page != Page::Battle || pages.passing().is_some() {
        return String::new();
    }
    let hands = world.resource::<Hands>();
    if let Some(rule) = super::lesson::rule_to_open(world) {
        return rule;
    }
    host(world).rule_at_hand(world, hands).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// No battle shows it yet: special ammunition is listed in the sheet.
    const UNUSED: [Badge; 1] = [Badge::SpecialAmmo];

    #[test]
    fn every_sign_of_a_counter_is_drawn_on_the_first_page_of_some_book() {
        let pages = Of::ALL.map(|book| (of(book), signs(of(book))));
        for (book, page) in &pages {
            assert_eq!(page.len(), book.signs.len(), "{:?}: a sign without a drawing", book.book);
            assert!(page.iter().all(|sign| !sign.rule.title.is_empty() && !sign.words.starts_with('<')), "{page:?}");
        }
        let drawn: Vec<Drawing> = pages.iter().flat_map(|(_, page)| page).map(|sign| sign.drawing).collect();
        for badge in Badge::ALL.into_iter().filter(|badge| !UNUSED.contains(badge)) {
            assert!(drawn.contains(&Drawing::Badge(badge)), "{badge:?} stands on no page");
        }
    }

    #[test]
    fn the_signs_of_each_book_are_in_the_order_in_which_counters_show_them() {
        for book in Of::ALL.map(of) {
            let listed: Vec<Badge> = book.signs.iter().filter_map(|(name, _)| Badge::named(name)).collect();
            let shown: Vec<Badge> = Badge::ALL.into_iter().filter(|badge| listed.contains(badge)).collect();
            assert_eq!(listed, shown, "{:?}: the worst sign of a counter comes first", book.book);
        }
    }
}
