//! The outcome of an operation, such as the name of a file that has been saved.

use super::{paint, widgets};
use bevy_egui::egui::{Align2, Color32, FontId, Pos2, Ui};

/// Says it on one line, with its left middle at this point. What follows its first line, such as the place of the file,
/// is in the tooltip.
pub fn put(ui: &Ui, left_middle: Pos2, words: &str, (fonts, colour): (&[FontId], Color32), width: f32) {
    let (first, rest) = words.split_once('\n').unwrap_or((words, ""));
    let line = paint::fit_in(ui.painter(), first, fonts, colour, width.max(1.0));
    // Words that are cut are there in full, too.
    let about = if line.elided { words } else { rest };
    let rect = paint::put(ui.painter(), left_middle, Align2::LEFT_CENTER, line);
    widgets::explain(ui, rect, "told", about);
}
