//! The signs on counters, below the first page of a book: each with its meaning and a link to its rule.

use super::{Sign, page};
use crate::panels::{Desk, paint, style::*, widgets};
use crate::words::word;
use bevy_egui::egui::{Align2, Rect, Ui, pos2, vec2};

/// The height of a sign with the space around it.
const ROW: f32 = 36.0;
/// The width of a sign.
const SIDE: f32 = 28.0;
/// The least width of a column of signs.
const COLUMN: f32 = 280.0;

/// Draws the signs in as many columns as fit.
pub(super) fn draw(ui: &mut Ui, desk: &mut Desk, signs: &[Sign]) {
    if signs.is_empty() {
        return;
    }
    paint::divider(ui);
    widgets::section(ui, &word("book-signs"), "", INK);
    ui.add_space(4.0);
    let columns = ((ui.available_width() / COLUMN).floor() as usize).max(1);
    for (row, signs) in signs.chunks(columns).enumerate() {
        let strip = paint::strip(ui, ROW);
        let wide = strip.width() / columns as f32;
        for (column, sign) in signs.iter().enumerate() {
            let corner = strip.min + vec2(wide * column as f32, 0.0);
            let rect = Rect::from_min_size(corner, vec2(wide - 12.0, ROW));
            one(ui, desk, rect, (row * columns + column, sign));
        }
    }
    ui.add_space(10.0);
}

/// A sign, its meaning, and the rule on the right.
fn one(ui: &Ui, desk: &mut Desk, rect: Rect, (place, sign): (usize, &Sign)) {
    let middle = rect.center().y;
    desk.pictures.draw(ui.painter(), sign.drawing, pos2(rect.left() + SIDE / 2.0, middle), SIDE);
    let painter = ui.painter();
    let id =
        paint::write(painter, pos2(rect.right(), middle), Align2::RIGHT_CENTER, &sign.rule.id, text(TEXT), RULE_ID);
    let left = rect.left() + SIDE + 10.0;
    let words = paint::fit_lines(painter, &sign.words, text(TEXT), INK, (id.left() - left - 8.0, 2));
    paint::put(painter, pos2(left, middle), Align2::LEFT_CENTER, words);
    page::link(ui, desk, ui.id().with(("sign", place)), id, &sign.rule);
}
