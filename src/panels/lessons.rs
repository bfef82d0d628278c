//! The card that offers the lessons, one per rule book.

use super::{
    Desk, cards, paint,
    style::*,
    widgets::{Face, Plank, part},
};
use crate::input::{Act, Intent};
use crate::words::word;
use bevy_egui::egui::{Align2, Galley, Painter, Rect, ScrollArea, Sense, Ui, pos2, vec2};
use std::sync::Arc;

/// A lesson to choose.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choice {
    /// Its name.
    pub name: String,
    /// What it teaches.
    pub about: String,
    /// Where the player left off, if it was started.
    pub left: Option<String>,
}

/// The height of a lesson's plank, and the gaps after it and after a lesson.
const PLANK: f32 = 40.0;
const GAP: f32 = 6.0;
const APART: f32 = 14.0;
/// The height of the title above the lessons, and of the button below them.
const TITLE: f32 = 64.0;
const FOOT: f32 = 64.0;
/// The width of the card, and of its margins.
const WIDTH: f32 = 520.0;
const MARGIN: f32 = 24.0;
/// Room on the right of the lessons for the scroll bar.
const BAR: f32 = 10.0;

/// The description of a lesson and where the player left off, as written below its plank.
fn lines(painter: &Painter, lesson: &Choice, width: f32) -> Vec<Arc<Galley>> {
    let about = paint::wrap(painter, &lesson.about, text(TEXT), INK, width);
    let left = lesson.left.iter().map(|left| paint::wrap(painter, left, text(SMALL), MUTED, width));
    std::iter::once(about).chain(left).collect()
}

fn height(lines: &[Arc<Galley>]) -> f32 {
    PLANK + GAP + lines.iter().map(|line| line.size().y + 2.0).sum::<f32>() + APART
}

/// Draws the card. In a low window the lessons scroll between its title and its button.
pub fn draw(ui: &mut Ui, desk: &mut Desk, lessons: &[Choice]) {
    let width = WIDTH.min(ui.max_rect().width() - 32.0) - 2.0 * MARGIN - BAR;
    let told: Vec<_> = lessons.iter().map(|lesson| lines(ui.painter(), lesson, width)).collect();
    let tall: f32 = told.iter().map(|lines| height(lines)).sum();
    let rect = cards::sheet(ui, vec2(WIDTH, TITLE + tall + FOOT));
    cards::title(ui, pos2(rect.left() + MARGIN, rect.top() + 36.0), &word("title-lesson"));
    let body = rect.shrink2(vec2(MARGIN, 0.0)).with_max_x(rect.right() - MARGIN + BAR);
    let body = Rect::from_min_max(pos2(body.left(), rect.top() + TITLE), pos2(body.right(), rect.bottom() - FOOT));
    part(ui, "lessons", body, |ui| {
        ScrollArea::vertical().id_salt("lessons").auto_shrink([false, false]).show(ui, |ui| {
            for (place, (lesson, lines)) in lessons.iter().zip(told).enumerate() {
                let (room, _) = ui.allocate_exact_size(vec2(width, height(&lines)), Sense::hover());
                offer(ui, desk, (place, lesson), &lines, room);
            }
        });
    });
    let words = word("window-back");
    let plank = Plank { words: &words, key: desk.hints.of(Act::Back), ..Plank::default() };
    let size = vec2(plank.width(ui).max(112.0), 36.0);
    let back = Rect::from_min_size(pos2(rect.left() + MARGIN, rect.bottom() - 52.0), size);
    if plank.put(ui, desk, "back from lessons", back).clicked() {
        desk.push(Intent::Back);
    }
}

/// One lesson: its plank, and its description below.
fn offer(ui: &mut Ui, desk: &mut Desk, (place, lesson): (usize, &Choice), lines: &[Arc<Galley>], room: Rect) {
    let row = room.with_max_y(room.top() + PLANK);
    let face = if place == 0 { Face::Gold } else { Face::Wood };
    let key = if place == 0 { desk.hints.of(Act::Choose) } else { "" };
    let plank = Plank { words: &lesson.name, key, face, size: SECTION, ..Plank::default() };
    let pressed = plank.put(ui, desk, ("lesson", place), row);
    if pressed.gained_focus() {
        pressed.scroll_to_me(None);
    }
    if pressed.clicked() {
        desk.push(Intent::Learn(place));
    }
    let mut at = row.left_bottom() + vec2(0.0, GAP);
    for line in lines {
        at = paint::put(ui.painter(), at, Align2::LEFT_TOP, line.clone()).left_bottom() + vec2(0.0, 2.0);
    }
}
