//! The question: one row per factor, with a button on either side.

use super::Lab;
use crate::{
    input::{Factor, Intent, LabTurn},
    panels::{
        Desk, paint, seed,
        style::*,
        widgets::{self, Face},
    },
    words::word,
};
use bevy_egui::egui::{Align2, Rect, Ui, pos2};

/// One factor of the question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Which.
    pub factor: Factor,
    /// What it is.
    pub words: String,
    /// Its value.
    pub value: String,
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
}

/// Width of a row's name: the longest fits whole.
const LABEL: f32 = 108.0;

fn factor(ui: &mut Ui, desk: &mut Desk, row: &Row) {
    let strip = paint::strip(ui, 32.0);
    let label = paint::fit(ui.painter(), &row.words, text(13.0), MUTED, LABEL);
    paint::put(ui.painter(), strip.left_center(), Align2::LEFT_CENTER, label);
    let rect = Rect::from_min_max(
        pos2(strip.left() + LABEL + 4.0, strip.top() + 2.0),
        pos2(strip.right(), strip.bottom() - 2.0),
    );
    if let Some(by) = widgets::stepper(ui, desk, rect, &row.words, &row.value, Face::Paper) {
        desk.push(Intent::Lab(LabTurn::Turn(row.factor, by)));
    }
}
