//! The list of rosters: shipped ones and the player's own.

use super::{Key, Part, buttons, page, parts, rename, rooms};
use crate::{
    input::{Act, Intent, TroopsName, TroopsTurn},
    panels::{
        Desk, Why, focus, outcome, paint,
        style::*,
        widgets::{self, Face, Plank},
    },
    words::word,
};
use bevy_egui::egui::{Align2, Rect, ScrollArea, Stroke, StrokeKind, Ui, pos2, vec2};

/// More than the books need from top to bottom.
const BOOKS: f32 = 1000.0;

/// A roster in the list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Row {
    /// Its name.
    pub name: String,
    /// Platoons and scrap in one line.
    pub size: String,
    /// Whether it is the player's own.
    pub own: bool,
    /// Whether something is wrong with it.
    pub faulty: bool,
}

/// The list, and the details of the marked roster.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Shelf {
    /// The books that have rosters.
    pub books: Vec<String>,
    /// The one whose rosters are listed.
    pub book: usize,
    /// Which books have none, and why.
    pub others: String,
    /// The rosters, the player's own first.
    pub rows: Vec<Row>,
    /// The marked one.
    pub marked: usize,
    /// How it plays.
    pub about: String,
    /// Its bill.
    pub bill: Vec<Part>,
    /// What is wrong with it.
    pub faults: Vec<Why>,
    /// Whether the first press on delete has asked for confirmation.
    pub sure: bool,
    /// The outcome of the last file operation.
    pub told: Option<Result<String, String>>,
}

/// Draws it.
pub(super) fn draw(ui: &mut Ui, desk: &mut Desk, shelf: &Shelf) {
    let [top, body, foot] = rooms(ui);
    paint::wood_bar(ui.painter(), top, false);
    let at = pos2(top.left() + 16.0, top.center().y);
    let name = paint::write(ui.painter(), at, Align2::LEFT_CENTER, &word("title-troops"), head(HEAD), CREAM);
    let (words, colour) = match &shelf.told {
        Some(Ok(words)) => (words.clone(), CREAM),
        Some(Err(words)) => (words.clone(), GOLD),
        None => (word("troops-head"), CREAM_MUTED),
    };
    let left = name.right() + 24.0;
    let fonts = [text(TEXT), text(SMALL)];
    outcome::put(ui, pos2(left, top.center().y), &words, (&fonts, colour), top.right() - left - 16.0);
    foot_bar(ui, desk, foot, shelf);
    let room = body.shrink(16.0);
    let list = room.with_max_x(room.left() + (room.width() * 0.36).clamp(240.0, 460.0));
    widgets::part(ui, "rosters", list, |ui| {
        ScrollArea::vertical().id_salt("rosters").auto_shrink([false, false]).show(ui, |ui| {
            books(ui, desk, shelf);
            for (place, row) in shelf.rows.iter().enumerate() {
                roster(ui, desk, (place, row), place == shelf.marked);
            }
        });
    });
    page(ui, "roster", room.with_min_x(list.right() + 16.0), |ui| {
        let Some(row) = shelf.rows.get(shelf.marked) else { return };
        widgets::line(ui, &row.name, &row.size, [head(HEAD), text(TEXT)], [INK, MUTED], 32.0);
        if row.own {
            let strip = paint::strip(ui, 34.0);
            rename(ui, desk, strip.left_center() - vec2(0.0, 2.0));
        }
        widgets::paragraph(ui, &shelf.about, text(15.0), INK);
        ui.add_space(6.0);
        for why in &shelf.faults {
            widgets::reason(ui, desk, why);
        }
        paint::divider(ui);
        parts(ui, &shelf.bill);
    });
}

/// The books to choose from.
fn books(ui: &mut Ui, desk: &mut Desk, shelf: &Shelf) {
    let values = shelf.books.iter().map(String::as_str);
    // They end where the rosters do.
    let room = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width() - 8.0, BOOKS));
    let pressed = widgets::part(ui, "books", room, |ui| {
        let pressed = widgets::choice(ui, desk, "book", values, shelf.book, (6.0, 30.0));
        widgets::paragraph(ui, &shelf.others, text(13.0), CREAM_MUTED);
        (pressed, ui.cursor().top())
    });
    ui.add_space(pressed.1 - room.top() + 8.0);
    if let Some(place) = pressed.0 {
        desk.push(Intent::Troops(TroopsTurn::Book(place)));
    }
}

fn roster(ui: &mut Ui, desk: &mut Desk, (place, row): (usize, &Row), marked: bool) {
    let colour = if row.faulty { HARM } else { MUTED };
    let size = paint::wrap(ui.painter(), &row.size, text(13.0), colour, ui.available_width() - 32.0);
    let strip = paint::strip(ui, 46.0 + size.size().y);
    let rect = Rect::from_min_max(strip.min, strip.max - vec2(8.0, 8.0));
    let response = focus::feel(ui, desk, rect, ui.id().with(("roster", place)), &row.name);
    let lit = response.hovered() || response.has_focus() || marked;
    let painter = ui.painter();
    painter.rect_filled(rect, CORNER, if lit { PAPER } else { PAPER_DEEP });
    let edge = if marked { Stroke::new(3.0, GOLD) } else { Stroke::new(1.0, WOOD_EDGE) };
    painter.rect_stroke(rect, CORNER, edge, StrokeKind::Inside);
    let whose = word(if row.own { "troops-own" } else { "troops-shipped" });
    let at = rect.right_top() + vec2(-12.0, 18.0);
    let whose = paint::write(painter, at, Align2::RIGHT_CENTER, &whose, text(SMALL), MUTED);
    let name = paint::fit(painter, &row.name, head(BUTTON), INK, whose.left() - rect.left() - 20.0);
    paint::put(painter, rect.left_top() + vec2(12.0, 18.0), Align2::LEFT_CENTER, name);
    paint::put(painter, rect.left_top() + vec2(12.0, 30.0), Align2::LEFT_TOP, size);
    if response.clicked() {
        desk.push(Intent::Troops(TroopsTurn::Mark(place)));
    }
}

fn foot_bar(ui: &mut Ui, desk: &mut Desk, bar: Rect, shelf: &Shelf) {
    paint::wood_bar(ui.painter(), bar, true);
    let hints = desk.hints;
    let own = shelf.rows.get(shelf.marked).is_some_and(|row| row.own);
    let key = |id, turn| Key { id, key: "", intent: Intent::Troops(turn), face: Face::Wood };
    let back = Key { id: "window-back", key: hints.of(Act::Back), intent: Intent::Back, face: Face::Wood };
    let mut keys = vec![back];
    keys.push(key("troops-fresh", TroopsTurn::Fresh));
    keys.push(key("troops-import", TroopsTurn::Ask(TroopsName::Import)));
    if own {
        keys.push(key("troops-copy", TroopsTurn::Copy));
        let face = if shelf.sure { Face::Dark(HARM) } else { Face::Wood };
        let id = if shelf.sure { "troops-delete-sure" } else { "troops-delete" };
        keys.push(Key { face, ..key(id, TroopsTurn::Delete) });
    }
    buttons(ui, desk, bar, keys);
    let words = word(if own { "troops-open" } else { "troops-open-copy" });
    let hint = desk.hints.of(Act::Choose);
    let plank = Plank { words: &words, key: hint, face: Face::Gold, size: SECTION, ..Plank::default() };
    let width = plank.width(ui);
    let at = pos2(bar.right() - 12.0 - width, bar.center().y - 19.0);
    if plank.put(ui, desk, "open roster", Rect::from_min_size(at, vec2(width, 40.0))).clicked() {
        desk.push(Intent::Troops(TroopsTurn::Open));
    }
}
