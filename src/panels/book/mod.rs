//! The rule book: an index by chapter and a search on the left; on the right a rule with its picture or chart and
//! links to other rules.

mod chart;
mod index;
mod legend;
mod page;

use super::{
    Desk, paint,
    pictures::Drawing,
    style::*,
    widgets::{self, Face, Plank},
};
use crate::input::{Act, BookTurn, Intent};
use crate::view::art::figures::Figure;
use crate::words::word;
use bevy_egui::egui::{Id, Key, Rect, Stroke, Ui, pos2, vec2};
use egui_phosphor::regular as signs;

/// A rule, by id and title.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: String,
}

/// A chapter of the index.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chapter {
    /// Its title.
    pub title: String,
    /// Its rules in reading order.
    pub rules: Vec<Entry>,
}

/// A search result.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// Which rule.
    pub rule: Entry,
    /// The text around the match.
    pub excerpt: String,
}

/// A piece of a paragraph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Span {
    /// Words.
    Words(String),
    /// A link to a rule.
    Rule(Entry),
}

/// A chart: what each face of the die does.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chart {
    /// The headings of its columns; the first is above the dice.
    pub heads: Vec<String>,
    /// The dice of each row, and the text of its columns.
    pub rows: Vec<(Vec<u8>, Vec<String>)>,
}

/// A sign on counters: its drawing, its meaning, and the rule about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sign {
    /// The drawing.
    pub drawing: Drawing,
    /// Its meaning.
    pub words: String,
    /// The rule.
    pub rule: Entry,
}

/// The page shown on the right.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Page {
    /// The rule, or the first page of the book, which has no id.
    pub rule: Entry,
    /// The title of its chapter.
    pub chapter: String,
    /// Its paragraphs.
    pub paragraphs: Vec<Vec<Span>>,
    /// Its picture, with a caption.
    pub figure: Option<(Figure, String)>,
    /// Its chart.
    pub chart: Option<Chart>,
    /// On the first page: the signs on counters.
    pub signs: Vec<Sign>,
    /// The rules that refer to it.
    pub named_by: Vec<Entry>,
}

/// The book, open at a page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Book {
    /// The available books: the name of each, and whether it is the open one.
    pub shelf: Vec<(String, bool)>,
    /// All chapters.
    pub chapters: Vec<Chapter>,
    /// The search text.
    pub query: String,
    /// The results, best match first; empty without a search.
    pub found: Vec<Found>,
    /// The page.
    pub page: Page,
    /// Whether there is a page to go back to, and one to go forward to.
    pub trail: (bool, bool),
    /// The rules before and after this one.
    pub beside: [Option<Entry>; 2],
}

/// Below this width, either the index or the page is shown.
const TWO_SIDES: f32 = 700.0;

/// Whether the index is shown, if there is room for only one side.
fn index_open() -> Id {
    Id::new("index of the book")
}

/// Draws the book over the screen.
pub(super) fn draw(ui: &mut Ui, desk: &mut Desk, book: &Book) {
    let size = (ui.max_rect().size() - vec2(32.0, 32.0)).min(vec2(1180.0, 860.0));
    let rect = Rect::from_center_size(ui.max_rect().center(), size);
    let rect = Rect::from_min_size(pos2(rect.left().round(), rect.top().round()), size);
    paint::paper_card(ui.painter(), rect);
    let narrow = rect.width() < TWO_SIDES;
    let top = head_line(ui, desk, rect, book, narrow);
    ui.painter().hline(rect.left() + 20.0..=rect.right() - 20.0, top, Stroke::new(1.0, RULE));
    let inner = Rect::from_min_max(pos2(rect.left() + 12.0, top + 8.0), rect.max - vec2(12.0, 12.0));
    if narrow {
        if index::is_typed_to(ui) {
            ui.data_mut(|data| data.insert_temp(index_open(), true));
        }
        let open = ui.data(|data| data.get_temp(index_open())).unwrap_or(false);
        if open {
            widgets::part(ui, "index", inner, |ui| index::draw(ui, desk, book));
        } else {
            widgets::part(ui, "page", inner.shrink2(vec2(8.0, 0.0)), |ui| page::draw(ui, desk, book));
        }
    } else {
        let split = inner.left() + (inner.width() * 0.32).clamp(240.0, 350.0);
        spine(ui, split, inner);
        let left = Rect::from_min_max(inner.min, pos2(split - 14.0, inner.bottom()));
        let right = Rect::from_min_max(pos2(split + 22.0, inner.top()), inner.max - vec2(8.0, 0.0));
        widgets::part(ui, "index", left, |ui| index::draw(ui, desk, book));
        widgets::part(ui, "page", right, |ui| page::draw(ui, desk, book));
    }
    keys(ui, desk, book);
}

/// The fold between the two pages.
fn spine(ui: &Ui, x: f32, inner: Rect) {
    let painter = ui.painter();
    for (off, width, alpha) in [(0.0, 1.0, 90), (-3.0, 5.0, 20), (3.0, 5.0, 20), (-8.0, 7.0, 9), (8.0, 7.0, 9)] {
        let colour = bevy_egui::egui::Color32::from_rgba_unmultiplied(0x2A, 0x25, 0x21, alpha);
        painter.vline(x + off, inner.y_range(), Stroke::new(width, colour));
    }
}

/// Title, back, forward and close; returns the position of the line below it.
fn head_line(ui: &mut Ui, desk: &mut Desk, rect: Rect, book: &Book, narrow: bool) -> f32 {
    let middle = rect.top() + 30.0;
    let title = word("window-rules");
    let at = pos2(rect.left() + 22.0, middle);
    let mut left = super::cards::title(ui, at, &title).right() + 18.0;
    let turns = [
        (signs::ARROW_LEFT, "book-back", book.trail.0, BookTurn::Back),
        (signs::ARROW_RIGHT, "book-forward", book.trail.1, BookTurn::Forward),
        (signs::HOUSE, "book-front", !book.page.rule.id.is_empty(), BookTurn::Front),
    ];
    for (sign, id, may, turn) in turns {
        let button = Rect::from_min_size(pos2(left, middle - 16.0), vec2(36.0, 32.0));
        if small_button(ui, desk, button, sign, id, may) {
            desk.push(Intent::Book(turn));
        }
        left += 42.0;
    }
    if narrow {
        let button = Rect::from_min_size(pos2(left, middle - 16.0), vec2(36.0, 32.0));
        if small_button(ui, desk, button, signs::LIST, "book-index", true) {
            ui.data_mut(|data| {
                let open = data.get_temp_mut_or_default::<bool>(index_open());
                *open = !*open;
            });
        }
    }
    let back = word("window-back");
    let left = if narrow { left + 42.0 } else { left };
    let plank = Plank { words: &back, key: desk.hints.of(Act::Back), face: Face::Gold, ..Plank::default() };
    let width = plank.width(ui).max(96.0);
    let button = Rect::from_min_size(pos2(rect.right() - 20.0 - width, middle - 16.0), vec2(width, 32.0));
    if plank.put(ui, desk, "page back", button).clicked() {
        desk.push(Intent::Back);
    }
    let room = Rect::from_min_max(pos2(left + 8.0, middle - 16.0), pos2(button.left() - 12.0, middle + 16.0));
    shelf(ui, desk, room, book);
    rect.top() + 54.0
}

/// A button for each book, side by side. If they don't all fit, the open book alone: its button leads to the next one.
fn shelf(ui: &mut Ui, desk: &mut Desk, room: Rect, book: &Book) {
    let face = |open: bool| if open { Face::Wood } else { Face::Paper };
    let wide = |ui: &Ui, words: &str| Plank { words, centred: true, ..Plank::default() }.width(ui);
    let all: f32 = book.shelf.iter().map(|(words, _)| wide(ui, words) + 8.0).sum();
    let open = book.shelf.iter().position(|(_, open)| *open).unwrap_or_default();
    let next = (open + 1) % book.shelf.len().max(1);
    let fits = all <= room.width();
    let mut left = room.left();
    for (place, (words, open)) in book.shelf.iter().enumerate().filter(|(_, (_, open))| fits || *open) {
        let alone = format!("{words}  {}", egui_phosphor::regular::CARET_RIGHT);
        let (place, words) = if fits { (place, words) } else { (next, &alone) };
        let plank = Plank { words, face: face(*open), centred: true, ..Plank::default() };
        let width = plank.width(ui).min(room.right() - left);
        let rect = Rect::from_min_size(pos2(left, room.top()), vec2(width, room.height()));
        let response = plank.put(ui, desk, ("shelf", place), rect);
        if widgets::tip(response, &word("book-shelf"), None).clicked() && !(fits && *open) {
            desk.push(Intent::Book(BookTurn::Shelf(place)));
        }
        left = rect.right() + 8.0;
    }
}

/// A plain button with only a sign; its tooltip says what it does.
fn small_button(ui: &mut Ui, desk: &Desk, rect: Rect, sign: &str, id: &str, may: bool) -> bool {
    let opacity = ui.opacity();
    ui.set_opacity(if may { opacity } else { opacity * 0.4 });
    let plank = Plank { words: sign, face: Face::Paper, centred: true, ..Plank::default() };
    let response = plank.put(ui, desk, id, rect);
    ui.set_opacity(opacity);
    widgets::tip(response, &word(id), None).clicked() && may
}

/// The book's own keys: Page Up and Page Down turn to the neighbors, Backspace goes back.
fn keys(ui: &Ui, desk: &mut Desk, book: &Book) {
    if ui.ctx().text_edit_focused() {
        return;
    }
    let pressed = |key: Key| ui.input(|input| input.key_pressed(key));
    let alt = ui.input(|input| input.modifiers.alt);
    if pressed(Key::Backspace) || alt && pressed(Key::ArrowLeft) {
        desk.push(Intent::Book(BookTurn::Back));
    }
    if alt && pressed(Key::ArrowRight) {
        desk.push(Intent::Book(BookTurn::Forward));
    }
    for (key, entry) in [(Key::PageUp, &book.beside[0]), (Key::PageDown, &book.beside[1])] {
        if let Some(entry) = entry.as_ref().filter(|_| pressed(key)) {
            open(ui, desk, &entry.id);
        }
    }
}

/// Opens a rule; if there is room for only one side, the page comes to the front.
fn open(ui: &Ui, desk: &mut Desk, id: &str) {
    ui.data_mut(|data| data.insert_temp(index_open(), false));
    desk.push(Intent::Help(Some(id.to_owned())));
}
