//! The card that offers the lessons, one a rule book.

use super::{
    Desk, cards, paint,
    style::*,
    widgets::{Face, Plank},
};
use crate::input::{Act, Intent};
use crate::words::word;
use bevy_egui::egui::{Align2, Rect, Ui, pos2, vec2};

/// A lesson to choose.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choice {
    /// Its name.
    pub name: String,
    /// What it teaches.
    pub about: String,
    /// Where it was left, if it was.
    pub left: Option<String>,
}

/// Height of a lesson with its sentence.
const ROW: f32 = 112.0;

/// Draws the card.
pub fn draw(ui: &mut Ui, desk: &mut Desk, lessons: &[Choice]) {
    let rect = cards::sheet(ui, vec2(520.0, 124.0 + lessons.len() as f32 * ROW));
    cards::title(ui, pos2(rect.left() + 24.0, rect.top() + 36.0), &word("title-lesson"));
    for (place, lesson) in lessons.iter().enumerate() {
        let top = rect.top() + 64.0 + place as f32 * ROW;
        let row = Rect::from_min_size(pos2(rect.left() + 24.0, top), vec2(rect.width() - 48.0, 40.0));
        let face = if place == 0 { Face::Gold } else { Face::Wood };
        let key = if place == 0 { desk.hints.of(Act::Choose) } else { "" };
        let plank = Plank { words: &lesson.name, key, face, size: SECTION, ..Plank::default() };
        if plank.put(ui, desk, ("lesson", place), row).clicked() {
            desk.push(Intent::Learn(place));
        }
        let about = paint::wrap(ui.painter(), &lesson.about, text(TEXT), INK, row.width());
        let about = paint::put(ui.painter(), row.left_bottom() + vec2(0.0, 6.0), Align2::LEFT_TOP, about);
        if let Some(left) = &lesson.left {
            paint::write(
                ui.painter(),
                about.left_bottom() + vec2(0.0, 2.0),
                Align2::LEFT_TOP,
                left,
                text(SMALL),
                MUTED,
            );
        }
    }
    let words = word("window-back");
    let plank = Plank { words: &words, key: desk.hints.of(Act::Back), ..Plank::default() };
    let size = vec2(plank.width(ui).max(112.0), 36.0);
    let back = Rect::from_min_size(pos2(rect.left() + 24.0, rect.bottom() - 52.0), size);
    if plank.put(ui, desk, "back from lessons", back).clicked() {
        desk.push(Intent::Back);
    }
}
