//! The figures of a ground, one line each; those of the two sides are side by side with their difference.

use super::Editor;
use crate::panels::{paint, style::*, widgets};
use crate::words::word;
use bevy_egui::egui::{Align2, Rect, Sense, Ui, pos2};

/// One figure.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Figure {
    /// What it is.
    pub words: String,
    /// What that means, in a sentence.
    pub about: String,
    /// Its value for the board, or for both sides.
    pub values: Vec<String>,
    /// The first side's value minus the second's.
    pub gap: Option<String>,
}

/// Draws all of them.
pub(super) fn draw(ui: &mut Ui, editor: &Editor) {
    let beside = if editor.reckoning { word("editor-reckoning") } else { String::new() };
    widgets::section(ui, &word("editor-leaf-figures"), &beside, MUTED);
    let (board, sides): (Vec<&Figure>, Vec<&Figure>) = editor.figures.iter().partition(|figure| figure.gap.is_none());
    for figure in board {
        let value = figure.values.first().map_or("", String::as_str);
        let rect = widgets::line(ui, &figure.words, value, [text(TEXT), bold(TEXT)], [MUTED, INK], 20.0);
        about(ui, rect, figure);
    }
    if sides.is_empty() {
        return;
    }
    paint::divider(ui);
    let head_row = paint::strip(ui, 20.0);
    let names = [editor.names[0].as_str(), editor.names[1].as_str()];
    columns(ui, head_row, [names[0], names[1], &word("figure-difference")], [MUTED; 3]);
    for figure in sides {
        let label = paint::strip(ui, 17.0);
        let words = paint::fit(ui.painter(), &figure.words, text(13.0), MUTED, label.width());
        paint::put(ui.painter(), label.left_center(), Align2::LEFT_CENTER, words);
        let row = paint::strip(ui, 20.0);
        let gap = figure.gap.as_deref().unwrap_or_default();
        let even = gap.trim_start_matches(['+', '\u{2212}']).starts_with("0.0") || gap == "0";
        let values = [figure.values[0].as_str(), figure.values.get(1).map_or("", String::as_str), gap];
        columns(ui, row, values, [INK, INK, if even { MUTED } else { INK }]);
        about(ui, label.union(row), figure);
    }
}

/// Three values in three columns, right-aligned.
fn columns(ui: &Ui, row: Rect, values: [&str; 3], colours: [bevy_egui::egui::Color32; 3]) {
    let width = row.width() / 3.0;
    for (place, (value, colour)) in values.into_iter().zip(colours).enumerate() {
        let at = pos2(row.left() + width * (place + 1) as f32, row.center().y);
        let words = paint::fit(ui.painter(), value, bold(TEXT), colour, width - 4.0);
        paint::put(ui.painter(), at, Align2::RIGHT_CENTER, words);
    }
}

/// What the figure means, under the pointer.
fn about(ui: &Ui, rect: Rect, figure: &Figure) {
    let response = ui.interact(rect, ui.id().with(("figure", &figure.words)), Sense::hover());
    widgets::tip(response, &figure.about, None);
}
