//! Earlier runs: pick one to show, or to put beside the main one.

use super::Lab;
use crate::{
    input::{Intent, LabTurn},
    panels::{
        Desk, paint,
        style::*,
        widgets::{self, Face, Plank},
    },
    words::word,
};
use bevy_egui::egui::{Align2, Rect, ScrollArea, Ui, pos2, vec2};

/// A run in the list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Run {
    /// Which opponents met, and where.
    pub words: String,
    /// The rest of the question in a line.
    pub fought: String,
    /// The name of its folder, and its progress.
    pub about: String,
    /// Whether the first press on delete has asked for confirmation.
    pub sure: bool,
}

/// Draws the list over the middle; returns the area it covers.
pub(super) fn draw(ui: &mut Ui, desk: &mut Desk, middle: Rect, lab: &Lab) -> Rect {
    let size = vec2((middle.width() - 40.0).min(760.0), (middle.height() - 40.0).min(520.0));
    let rect = Rect::from_center_size(middle.center(), size);
    paint::paper_card(ui.painter(), rect);
    widgets::part(ui, "runs", rect.shrink(16.0), |ui| {
        widgets::section(ui, &word("lab-runs-head"), "", INK);
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            for (place, run) in lab.shelf.iter().enumerate() {
                row(ui, desk, place, run, !lab.curves.is_empty());
            }
        });
    });
    rect
}

fn row(ui: &mut Ui, desk: &mut Desk, place: usize, run: &Run, may_beside: bool) {
    let strip = paint::strip(ui, 80.0);
    let rename = (word("lab-rename"), Face::Wood, LabTurn::Rename(place));
    let delete = match run.sure {
        true => (word("lab-delete-sure"), Face::Dark(HARM), LabTurn::Delete(place)),
        false => (word("lab-delete"), Face::Wood, LabTurn::Delete(place)),
    };
    // Buttons that change the run go below those that use it.
    let mut left = strip.right() - 8.0;
    for (words, face, turn) in [delete, rename] {
        let plank = Plank { words: &words, face, centred: true, size: 15.0, ..Plank::default() };
        let rect = Rect::from_min_size(pos2(left - plank.width(ui), strip.top() + 44.0), vec2(plank.width(ui), 26.0));
        let id = ("change run", place, matches!(turn, LabTurn::Delete(_)));
        if plank.put(ui, desk, id, rect).clicked() {
            desk.push(Intent::Lab(turn));
        }
        left = rect.left() - 8.0;
    }
    let mut right = strip.right() - 8.0;
    for (id, beside) in [("lab-show-beside", true), ("lab-show", false)] {
        if beside && !may_beside {
            continue;
        }
        let words = word(id);
        let face = if beside { Face::Wood } else { Face::Gold };
        let plank = Plank { words: &words, face, centred: true, ..Plank::default() };
        let width = plank.width(ui);
        let rect = Rect::from_min_size(pos2(right - width, strip.top() + 8.0), vec2(width, 30.0));
        if plank.put(ui, desk, ("run", place, beside), rect).clicked() {
            desk.push(Intent::Lab(LabTurn::Show(place, beside)));
        }
        right = rect.left() - 8.0;
    }
    let right = right.min(left);
    let fought = paint::wrap(ui.painter(), &run.fought, text(SMALL), MUTED, right - strip.left() - 8.0);
    paint::put(ui.painter(), pos2(strip.left() + 4.0, strip.top() + 23.0), Align2::LEFT_TOP, fought);
    for (words, hand, colour, down) in [(&run.words, text(TEXT), INK, 13.0), (&run.about, text(SMALL), MUTED, 63.0)] {
        let words = paint::fit(ui.painter(), words, hand, colour, right - strip.left() - 8.0);
        paint::put(ui.painter(), pos2(strip.left() + 4.0, strip.top() + down), Align2::LEFT_CENTER, words);
    }
}
