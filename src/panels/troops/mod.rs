//! Troops: the rosters to choose from, and the one being built.

mod bench;
mod card;
mod choices;
mod shelf;
mod worth;

pub use bench::{Bench, PrimateRow, UnitRow};
pub use card::Card;
pub use choices::{Group, Offer};
pub use shelf::{Row, Shelf};
pub use worth::{Bar, Chart, Worth};

use super::{
    Desk, paint,
    style::*,
    title,
    widgets::{self, Face, Plank},
};
use crate::{
    input::{Intent, TroopsName, TroopsTurn},
    words::word,
};
use bevy_egui::egui::{Align2, Pos2, Rect, ScrollArea, Ui, pos2, vec2};

/// What is shown.
#[derive(Clone, Debug, PartialEq)]
pub enum Troops {
    /// The list of rosters.
    Shelf(Shelf),
    /// The roster being built.
    Bench(Box<Bench>),
}

/// A part of a bill or of a list: its heading, and lines with a value.
pub type Part = (String, Vec<(String, String)>);

/// Draws it.
pub fn draw(ui: &mut Ui, desk: &mut Desk, troops: &Troops) {
    title::draw_table(ui, desk);
    match troops {
        Troops::Shelf(content) => shelf::draw(ui, desk, content),
        Troops::Bench(content) => bench::draw(ui, desk, content),
    }
}

/// The areas of the window: the bar at the top, the middle, the bar at the bottom.
fn rooms(ui: &Ui) -> [Rect; 3] {
    let whole = ui.max_rect();
    let top = Rect::from_min_size(whole.min, vec2(whole.width(), 48.0));
    let foot = Rect::from_min_max(pos2(whole.left(), whole.bottom() - 56.0), whole.max);
    [top, Rect::from_min_max(top.left_bottom(), foot.right_top()), foot]
}

/// A page of paper that scrolls.
fn page(ui: &mut Ui, id: &str, rect: Rect, add: impl FnOnce(&mut Ui)) {
    paint::paper_card(ui.painter(), rect);
    widgets::part(ui, id, rect.shrink(PAD), |ui| {
        ScrollArea::vertical().id_salt(id).auto_shrink([false, false]).show(ui, add);
    });
}

/// A button of a bar.
struct Key<'a> {
    id: &'static str,
    key: &'a str,
    intent: Intent,
    face: Face,
}

/// Buttons in a bar, starting from the left; returns where the last one ends.
fn buttons(ui: &mut Ui, desk: &mut Desk, bar: Rect, keys: Vec<Key>) -> f32 {
    let middle = bar.center().y + 1.0;
    let mut left = bar.left() + 12.0;
    for Key { id, key, intent, face } in keys {
        let words = word(id);
        let plank = Plank { words: &words, key, face, ..Plank::default() };
        let rect = Rect::from_min_size(pos2(left, middle - 18.0), vec2(plank.width(ui), 36.0));
        let about = if id == "window-back" { String::new() } else { word(&format!("{id}-about")) };
        let response = plank.put(ui, desk, id, rect);
        if widgets::tip(response, &about, None).clicked() && face != Face::Flat {
            desk.push(intent);
        }
        left = rect.right() + 8.0;
    }
    left
}

/// The button that asks for another name of the roster, with its left middle at this point; returns its area.
fn rename(ui: &mut Ui, desk: &mut Desk, left_middle: Pos2) -> Rect {
    let words = word("troops-rename");
    let plank = Plank { words: &words, size: 16.0, ..Plank::default() };
    let rect = Rect::from_min_size(left_middle - vec2(0.0, 14.0), vec2(plank.width(ui), 28.0));
    let response = plank.put(ui, desk, "rename roster", rect);
    if widgets::tip(response, &word("troops-rename-about"), None).clicked() {
        desk.push(Intent::Troops(TroopsTurn::Ask(TroopsName::Roster)));
    }
    rect
}

/// Headings with their lines, such as a bill.
fn parts(ui: &mut Ui, parts: &[Part]) {
    for (head, lines) in parts {
        widgets::section(ui, head, "", INK);
        ui.add_space(3.0);
        for (words, value) in lines {
            line(ui, words, value);
        }
        ui.add_space(8.0);
    }
}

/// Text that wraps, with a value on the right of its first line.
fn line(ui: &mut Ui, words: &str, value: &str) {
    let room = paint::width_of(ui.painter(), value, text(TEXT)) + 16.0;
    let words = paint::wrap(ui.painter(), words, text(TEXT), INK, ui.available_width() - room);
    let rect = paint::strip(ui, words.size().y + 5.0);
    paint::put(ui.painter(), rect.left_top(), Align2::LEFT_TOP, words);
    paint::write(ui.painter(), rect.right_top(), Align2::RIGHT_TOP, value, text(TEXT), INK);
}
