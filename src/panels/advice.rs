//! What an opponent did in its last turn: each order, with the score each consideration gave it.

use super::{
    Desk,
    cards::{sheet, title},
    paint,
    style::*,
    widgets::{self, Face, Plank},
};
use crate::{
    input::{Act, Intent},
    words::word,
};
use bevy_egui::egui::{Align2, Rect, ScrollArea, Stroke, StrokeKind, Ui, pos2, vec2};

/// One order that was weighed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Course {
    /// The orders, in words.
    pub orders: Vec<String>,
    /// The score of each consideration, the weightiest first.
    pub reasons: Vec<(String, i64)>,
}

/// The card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Advice {
    /// The title, with the name of the reasoning player.
    pub title: String,
    /// How to read the card, or a note that there is nothing to show yet.
    pub line: String,
    /// The orders, the chosen one first.
    pub courses: Vec<Course>,
}

/// Draws the card in the middle of the window.
pub fn draw(ui: &mut Ui, desk: &mut Desk, advice: &Advice) {
    let rect = sheet(ui, vec2(620.0, 520.0));
    let at = rect.min + vec2(20.0, 30.0);
    title(ui, at, &advice.title);
    let foot = rect.bottom() - 60.0;
    let inner = Rect::from_min_max(rect.min + vec2(20.0, 52.0), pos2(rect.right() - 20.0, foot - 8.0));
    widgets::part(ui, "advice", inner, |ui| {
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| body(ui, advice));
    });
    let back = word("window-back");
    let key = desk.hints.of(Act::Back);
    let plank = Plank { words: &back, key, face: Face::Gold, size: SECTION, ..Plank::default() };
    let button = Rect::from_min_size(pos2(rect.right() - 170.0, foot), vec2(150.0, 40.0));
    if plank.put(ui, desk, "advice back", button).clicked() {
        desk.push(Intent::Back);
    }
}

fn body(ui: &mut Ui, advice: &Advice) {
    if !advice.line.is_empty() {
        widgets::paragraph(ui, &advice.line, text(15.0), MUTED);
        ui.add_space(6.0);
    }
    // The bars of all courses share one scale.
    let most = advice.courses.iter().flat_map(|one| &one.reasons).map(|(_, points)| points.abs()).max().unwrap_or(1);
    for course in &advice.courses {
        draw_course(ui, course, most.max(1));
        ui.add_space(10.0);
    }
}

fn draw_course(ui: &mut Ui, course: &Course, most: i64) {
    widgets::line(ui, &course.orders.join(", "), "", [bold(15.0), text(TEXT)], [INK, MUTED], 26.0);
    for (words, points) in &course.reasons {
        reason(ui, words, *points, most);
    }
}

/// One consideration: its name, and a bar to the right if it favors the order or to the left if it opposes it.
fn reason(ui: &mut Ui, words: &str, points: i64, most: i64) {
    let rect = paint::strip(ui, 20.0);
    let painter = ui.painter();
    paint::write(painter, rect.left_center() + vec2(12.0, 0.0), Align2::LEFT_CENTER, words, text(13.0), INK);
    let room =
        Rect::from_min_max(pos2(rect.left() + 260.0, rect.top() + 4.0), pos2(rect.right() - 12.0, rect.bottom() - 4.0));
    let (middle, half) = (room.center().x, room.width() / 2.0);
    let length = half * (points.abs() as f32 / most as f32);
    let bar = if points < 0 {
        Rect::from_min_max(pos2(middle - length, room.top()), pos2(middle, room.bottom()))
    } else {
        Rect::from_min_max(pos2(middle, room.top()), pos2(middle + length, room.bottom()))
    };
    painter.rect(bar, 2.0, if points < 0 { HARM } else { GOOD }, Stroke::NONE, StrokeKind::Inside);
    painter.vline(middle, room.y_range(), Stroke::new(1.0, RULE));
}
