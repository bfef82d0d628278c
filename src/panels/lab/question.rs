//! The question: one row per factor, with a button on either side.

use super::Lab;
use crate::{
    input::{Factor, Intent, LabTurn},
    panels::{
        Desk, focus, paint, seed,
        style::*,
        widgets::{self, Face, Plank},
    },
    words::word,
};
use bevy_egui::egui::{Align2, Rect, Ui, pos2, vec2};

/// One factor of the question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Which.
    pub factor: Factor,
    /// What it is.
    pub words: String,
    /// Its value.
    pub value: String,
    /// What it means, and what the value means.
    pub about: String,
}

/// Draws the question.
pub(super) fn draw(ui: &mut Ui, desk: &mut Desk, lab: &Lab) {
    widgets::section(ui, &word("lab-question"), &lab.total, MUTED);
    for row in &lab.rows {
        factor(ui, desk, row);
    }
    seed::any(ui, desk, &lab.seed);
    ui.add_space(4.0);
    if let Some(other) = &lab.other {
        widgets::paragraph(ui, other, text(13.0), HARM);
    }
    widgets::paragraph(ui, &word("lab-about"), text(SMALL), MUTED);
    compare(ui, desk, lab.progress.is_none());
}

/// Asks the same question of every rule book.
fn compare(ui: &mut Ui, desk: &mut Desk, may: bool) {
    ui.add_space(4.0);
    let strip = paint::strip(ui, 36.0);
    let words = word("lab-compare");
    let face = if may { Face::Wood } else { Face::Flat };
    let plank = Plank { words: &words, face, centred: true, ..Plank::default() };
    let rect = Rect::from_min_size(strip.min, vec2(strip.width(), 32.0));
    let response = plank.put(ui, desk, "lab compare", rect);
    focus::name(&response, &words, may);
    if widgets::tip(response, &word("lab-compare-about"), None).clicked() && may {
        desk.push(Intent::Lab(LabTurn::Compare));
    }
}

/// The width of a row's name: the longest one fits.
const LABEL: f32 = 108.0;

fn factor(ui: &mut Ui, desk: &mut Desk, row: &Row) {
    let strip = paint::strip(ui, 32.0);
    let label = paint::fit(ui.painter(), &row.words, text(13.0), MUTED, LABEL);
    paint::put(ui.painter(), strip.left_center(), Align2::LEFT_CENTER, label);
    // The buttons come later and lie above it.
    widgets::explain(ui, strip, &row.words, &row.about);
    let rect = Rect::from_min_max(
        pos2(strip.left() + LABEL + 4.0, strip.top() + 2.0),
        pos2(strip.right(), strip.bottom() - 2.0),
    );
    if let Some(by) = widgets::stepper(ui, desk, rect, &row.words, &row.value, Face::Paper) {
        desk.push(Intent::Lab(LabTurn::Turn(row.factor, by)));
    }
}
