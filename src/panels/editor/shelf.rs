//! The card with the grounds that can be loaded into the editor.

use crate::panels::{
    Desk,
    cards::{sheet, title},
    focus,
    naming::{Field, foot},
    outcome, paint,
    style::*,
    widgets::{self, Face, Plank},
};
use crate::{
    input::{GroundTurn, Intent},
    words::word,
};
use bevy_egui::egui::{Align2, Rect, ScrollArea, Stroke, StrokeKind, Ui, pos2, vec2};

/// The list of grounds that can be loaded.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shelf {
    /// The grounds.
    pub rows: Vec<ShelfRow>,
    /// The marked one.
    pub marked: usize,
    /// Whether the first press on delete has asked for confirmation.
    pub sure: bool,
    /// The path of a file elsewhere.
    pub path: String,
    /// The outcome of the last deletion, or why the last ground could not be loaded.
    pub told: Option<Result<String, String>>,
}

/// A ground that can be loaded.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShelfRow {
    /// Its name.
    pub name: String,
    /// Its description, and where its file is.
    pub about: String,
    /// Whether it is the player's own, and can be renamed and deleted.
    pub own: bool,
}

/// Draws the list.
pub fn draw_shelf(ui: &mut Ui, desk: &mut Desk, shelf: &Shelf) {
    let inner = sheet(ui, vec2(640.0, 540.0)).shrink(20.0);
    let at = inner.left_top() + vec2(0.0, 12.0);
    title(ui, at, &word("editor-shelf"));
    let bottom = inner.bottom() - 136.0;
    let list = Rect::from_min_max(inner.min + vec2(0.0, 36.0), pos2(inner.right(), bottom));
    widgets::part(ui, "grounds", list, |ui| {
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            for (place, found) in shelf.rows.iter().enumerate() {
                let marked = place == shelf.marked && shelf.path.is_empty();
                row(ui, desk, place, found, marked.then_some(shelf.sure));
            }
        });
    });
    let rect = Rect::from_min_size(pos2(inner.left(), bottom + 10.0), vec2(inner.width(), 36.0));
    let hint = word("editor-path");
    let (id, asked) = ("path of a ground", matches!(shelf.told, Some(Err(_))) && !shelf.path.is_empty());
    let field = Field { id, words: &hint, now: &shelf.path, hint: true, first: false, asked, limit: 240 };
    let (typed, entered) = field.put(ui, desk, rect);
    if let Some(path) = typed {
        desk.push(Intent::Ground(GroundTurn::Path(path)));
    }
    if let Some(told) = &shelf.told {
        let (words, ink) = paint::outcome(told);
        outcome::put(ui, rect.left_bottom() + vec2(0.0, 18.0), words, (&[text(13.0)], ink), inner.width());
    }
    if foot(ui, desk, inner, "editor-load") || entered {
        desk.push(Intent::Ground(GroundTurn::Load));
    }
}

/// A row; the marked one may be waiting for the deletion to be confirmed.
fn row(ui: &mut Ui, desk: &mut Desk, place: usize, found: &ShelfRow, sure: Option<bool>) {
    let (name, about, marked) = (found.name.as_str(), found.about.as_str(), sure.is_some());
    let strip = paint::strip(ui, 44.0);
    let rect = Rect::from_min_max(strip.min + vec2(3.0, 2.0), strip.max - vec2(10.0, 2.0));
    let response = focus::feel(ui, desk, rect, ui.id().with(("ground", place)), name);
    let lit = response.hovered() || response.has_focus();
    let edge = if marked { Stroke::new(2.0, GOLD_DEEP) } else { Stroke::new(1.0, RULE) };
    ui.painter().rect(rect, BUTTON_CORNER, if lit || marked { PAPER } else { PAPER_DEEP }, edge, StrokeKind::Inside);
    let mut right = rect.right() - 8.0;
    if let Some(sure) = sure.filter(|_| found.own) {
        let delete = if sure { "editor-delete-sure" } else { "editor-delete" };
        let face = if sure { Face::Dark(HARM) } else { Face::Wood };
        let buttons = [(delete, face, GroundTurn::Delete), ("editor-rename", Face::Wood, GroundTurn::Rename)];
        for (id, face, turn) in buttons {
            let words = word(id);
            let plank = Plank { words: &words, face, centred: true, size: 15.0, ..Plank::default() };
            let at =
                Rect::from_min_max(pos2(right - plank.width(ui), rect.top() + 6.0), pos2(right, rect.bottom() - 6.0));
            if plank.put(ui, desk, (id, place), at).clicked() {
                desk.push(Intent::Ground(turn));
            }
            right = at.left() - 6.0;
        }
    }
    let width = right - rect.left() - 16.0;
    let words = paint::fit(ui.painter(), name, head(BUTTON), INK, width);
    paint::put(ui.painter(), rect.left_top() + vec2(10.0, 12.0), Align2::LEFT_CENTER, words);
    let words = paint::fit(ui.painter(), about, text(SMALL), MUTED, width);
    paint::put(ui.painter(), rect.left_top() + vec2(10.0, 29.0), Align2::LEFT_CENTER, words);
    if response.clicked() {
        desk.push(Intent::Ground(if marked { GroundTurn::Load } else { GroundTurn::Mark(place) }));
    }
}
