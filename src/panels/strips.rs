//! Written cards: a row of boxes with the notation of the book, and the same in words.

use super::{paint, style::*};
use bevy_egui::egui::{Align2, Color32, Galley, Pos2, Rect, Stroke, StrokeKind, Ui, pos2, vec2};
use std::sync::Arc;

/// Draws a card as a row of boxes; returns its right end.
pub(super) fn draw(
    ui: &Ui,
    corner: Pos2,
    (wide, tall): (f32, f32),
    cells: &[String],
    (fill, ink, edge): (Color32, Color32, Color32),
) -> f32 {
    let painter = ui.painter();
    let room = wide - 3.0;
    for (place, cell) in cells.iter().enumerate() {
        let rect = Rect::from_min_size(corner + vec2(place as f32 * wide, 0.0), vec2(wide, tall));
        painter.rect(rect, 2.0, fill, Stroke::new(1.0, edge), StrokeKind::Middle);
        let fits = paint::width_of(painter, cell, head(SMALLEST)) <= room;
        let cell = if fits { cell.clone() } else { short(cell) };
        let fonts = [head(TEXT), head(SMALL), head(10.0), head(SMALLEST), head(7.0)];
        let words = paint::fit_in(painter, &cell, &fonts, ink, room);
        paint::put(painter, rect.center(), Align2::CENTER_CENTER, words);
    }
    corner.x + cells.len() as f32 * wide
}

/// The smallest size of a cell that isn't shortened.
const SMALLEST: f32 = 8.5;

/// A cell with only the first letter of what is in its brackets: `A[c]+F`.
fn short(cell: &str) -> String {
    let brackets = cell.split_once('[').and_then(|(before, rest)| Some((before, rest.split_once(']')?)));
    let Some((before, (inside, after))) = brackets else { return cell.to_owned() };
    let first: String = inside.chars().take(1).collect();
    format!("{before}[{first}]{after}")
}

/// Writes a card in words: in one line, or in smaller ones.
pub(super) fn write(ui: &Ui, rect: Rect, words: &str, ink: Color32) {
    let laid = laid(ui, words, ink, rect.width());
    paint::put(ui.painter(), pos2(rect.left(), rect.center().y), Align2::LEFT_CENTER, laid);
}

/// How high the words of a card are in this width.
pub(super) fn height(ui: &Ui, words: &str, width: f32) -> f32 {
    laid(ui, words, INK, width).size().y
}

fn laid(ui: &Ui, words: &str, ink: Color32, width: f32) -> Arc<Galley> {
    let fits = |size: f32| paint::width_of(ui.painter(), words, text(size)) <= width;
    let size = [SMALL, 10.5].into_iter().find(|size| fits(*size)).unwrap_or(9.5);
    paint::wrap(ui.painter(), words, text(size), ink, width)
}

#[cfg(test)]
mod tests {
    use super::short;

    #[test]
    fn only_what_is_in_brackets_is_shortened() {
        assert_eq!(["A[crawling]+F", "B[still]", "(L/R)"].map(short), ["A[c]+F", "B[s]", "(L/R)"]);
    }
}
