//! A chart of the book: one row per result, with the dice on the left.

use super::{Chart, Desk};
use crate::panels::{paint, pictures::Drawing, style::*};
use crate::view::art::icons::DieLook;
use bevy_egui::egui::{Align2, Rect, Stroke, StrokeKind, Ui, pos2};

const DIE: f32 = 34.0;
const HEAD_ROW: f32 = 30.0;

/// Draws a chart over the whole width.
pub(super) fn draw(ui: &mut Ui, desk: &mut Desk, chart: &Chart) {
    let width = ui.available_width();
    let dice = chart.rows.iter().map(|(faces, _)| faces.len()).max().unwrap_or(0);
    let first = if dice > 0 { (dice as f32 * (DIE + 4.0) + 20.0).max(96.0) } else { 0.0 };
    let columns = chart.heads.len().saturating_sub(1).max(1) as f32;
    let column = (width - first) / columns;
    let head_row = paint::strip(ui, HEAD_ROW);
    ui.painter().rect_filled(head_row, 3.0, WOOD_RAISED);
    for (place, words) in chart.heads.iter().enumerate() {
        let left = if place == 0 { head_row.left() } else { head_row.left() + first + (place as f32 - 1.0) * column };
        let words = paint::fit(ui.painter(), words, head(BUTTON), CREAM, column.max(first) - 16.0);
        paint::put(ui.painter(), pos2(left + 10.0, head_row.center().y), Align2::LEFT_CENTER, words);
    }
    for (place, (faces, cells)) in chart.rows.iter().enumerate() {
        let texts: Vec<_> =
            cells.iter().map(|words| paint::wrap(ui.painter(), words, text(15.0), INK, column - 20.0)).collect();
        let tall = texts.iter().map(|text| text.size().y).fold(if faces.is_empty() { 0.0 } else { DIE }, f32::max);
        let row = paint::strip(ui, tall + 14.0);
        if place % 2 == 1 {
            ui.painter().rect_filled(row, 0.0, PAPER_DEEP);
        }
        draw_faces(ui, desk, row, faces);
        for (number, text) in texts.into_iter().enumerate() {
            let at = pos2(row.left() + first + number as f32 * column + 10.0, row.center().y);
            paint::put(ui.painter(), at, Align2::LEFT_CENTER, text);
        }
        ui.painter().hline(row.x_range(), row.bottom() - 0.5, Stroke::new(1.0, RULE));
    }
    let whole = Rect::from_min_max(head_row.min, pos2(head_row.right(), ui.cursor().top()));
    ui.painter().rect_stroke(whole, 3.0, Stroke::new(1.0, MUTED), StrokeKind::Inside);
    ui.add_space(12.0);
}

fn draw_faces(ui: &Ui, desk: &mut Desk, row: Rect, faces: &[u8]) {
    for (place, face) in faces.iter().enumerate() {
        let middle = pos2(row.left() + 10.0 + DIE / 2.0 + place as f32 * (DIE + 4.0), row.center().y);
        desk.pictures.draw(ui.painter(), Drawing::Die(*face, DieLook::Plain), middle, DIE);
    }
}
