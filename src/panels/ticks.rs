//! The many steps of a round in a row below the turn track: finished ones, those in which nothing happened, and the
//! current one.

use super::{Desk, focus, paint, style::*, widgets};
use bevy_egui::egui::{Align2, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

/// How a step went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Went {
    /// Something happened in it.
    Done,
    /// Nothing happened in it: it was skipped.
    Empty,
    /// It is in progress.
    Now,
    /// It is still to come.
    Ahead,
}

/// A step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tick {
    /// Its sign.
    pub sign: String,
    /// Its name, in a tooltip.
    pub about: String,
    /// The rule that it comes from.
    pub rule: String,
    /// How it went.
    pub went: Went,
}

/// All steps of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ticks(pub Vec<Tick>);

/// The height of the row.
pub const HEIGHT: f32 = 22.0;

/// Draws the row.
pub fn draw(ui: &mut Ui, desk: &Desk, bar: Rect, Ticks(ticks): &Ticks) {
    ui.painter().rect_filled(bar, 0.0, WOOD_EDGE);
    let pitch = (bar.width() - 16.0) / ticks.len().max(1) as f32;
    for (place, tick) in ticks.iter().enumerate() {
        let left = bar.left() + 8.0 + place as f32 * pitch;
        let rect = Rect::from_min_max(pos2(left, bar.top() + 2.0), pos2(left + pitch - 2.0, bar.bottom() - 2.0));
        let (fill, ink, font) = match tick.went {
            Went::Now => (GOLD_DEEP, ON_GOLD, head(TEXT)),
            Went::Done => (WOOD_RAISED, CREAM, bold(SMALL)),
            Went::Empty => (WOOD, FORBIDDEN, text(SMALL)),
            Went::Ahead => (WOOD, CREAM_MUTED, text(SMALL)),
        };
        let painter = ui.painter();
        painter.rect(rect, 3.0, fill, Stroke::new(1.0, WOOD_EDGE), StrokeKind::Inside);
        if rect.width() >= 12.0 {
            paint::write(painter, rect.center(), Align2::CENTER_CENTER, &tick.sign, font, ink);
        }
        if tick.went == Went::Empty {
            let half = vec2(rect.width() * 0.36, 0.0);
            painter.line_segment([rect.center() - half, rect.center() + half], Stroke::new(1.5, FORBIDDEN));
        }
        let response = focus::feel(ui, desk, rect, ui.id().with(("tick", place)), &tick.about);
        widgets::tip(response, &tick.about, Some(&tick.rule));
    }
}
