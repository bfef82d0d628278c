//! What an opponent says: a card under the band, out of the pointer's way.

use super::{Desk, paint, portrait, style::*};
use crate::force::Side;
use bevy_egui::egui::{Align2, Color32, Rect, Shape, Stroke, Ui, pos2, vec2};

/// Something an opponent said.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bubble {
    /// The side that it belongs to.
    pub side: Side,
    /// The speaker.
    pub name: String,
    /// The line.
    pub words: String,
}

/// Its largest width, and the room that the map keeps beside it.
const WIDTH: f32 = 380.0;
const BESIDE: f32 = 40.0;
/// The tail that points at the band.
const TAIL: f32 = 8.0;
const TOKEN: f32 = 12.0;

/// Draws it below `top`, unless something is there already or the pointer is there; returns the area it covers.
pub(super) fn draw(ui: &Ui, desk: &Desk, (map, top): (Rect, f32), taken: &[Rect], bubble: &Bubble) -> Option<Rect> {
    let colours = desk.palette.side(bubble.side);
    let room = (map.width() - 2.0 * BESIDE).min(WIDTH) - 24.0;
    let painter = ui.painter();
    let name = paint::fit(painter, &bubble.name, bold(SMALL), colours.dark, room - TOKEN - 6.0);
    let words = paint::wrap(painter, &bubble.words, text(TEXT), INK, room);
    let inner = vec2(words.size().x.max(name.size().x + TOKEN + 6.0), name.size().y + 2.0 + words.size().y);
    let size = inner + vec2(24.0, 14.0);
    let rect = Rect::from_min_size(pos2(map.center().x - size.x / 2.0, top + TAIL + 2.0), size);
    let whole = rect.with_min_y(top);
    let pointed = ui.input(|input| input.pointer.hover_pos()).is_some_and(|at| whole.contains(at));
    if pointed || taken.iter().any(|other| other.intersects(rect)) || !map.contains_rect(rect) {
        return None;
    }
    paint::paper_card(painter, rect);
    let tip = pos2(rect.center().x, rect.top() - TAIL);
    let foot = [tip + vec2(-TAIL, TAIL + 1.0), tip + vec2(TAIL, TAIL + 1.0)];
    painter.add(Shape::convex_polygon(vec![tip, foot[1], foot[0]], PAPER, Stroke::NONE));
    for foot in foot {
        painter.line_segment([foot - vec2(0.0, 1.0), tip], Stroke::new(1.0, MUTED));
    }
    let at = rect.min + vec2(12.0, 7.0);
    let token = Rect::from_center_size(at + vec2(TOKEN / 2.0, name.size().y / 2.0), vec2(TOKEN, TOKEN));
    portrait::side_shape(painter, bubble.side, token, colours.base, Stroke::new(1.0, colours.dark));
    let below = at + vec2(0.0, name.size().y + 2.0);
    paint::put(painter, at + vec2(TOKEN + 6.0, 0.0), Align2::LEFT_TOP, name);
    paint::put(painter, below, Align2::LEFT_TOP, words);
    Some(rect)
}

/// The color in which the log shows what a side says.
pub(super) fn ink(desk: &Desk, side: Option<Side>) -> Color32 {
    side.map_or(INK, |side| desk.palette.side(side).dark)
}
