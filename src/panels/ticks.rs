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
    /// Its name, in place of its sign while it is under way.
    pub name: String,
    /// Its number and name, in a tooltip.
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

/// The least room for a step with its sign.
const LEAST: f32 = 15.0;

/// Draws the row.
pub fn draw(ui: &mut Ui, desk: &Desk, bar: Rect, Ticks(ticks): &Ticks) {
    ui.painter().rect_filled(bar, 0.0, WOOD_EDGE);
    let now = ticks.iter().find(|tick| tick.went == Went::Now);
    let room = bar.width() - 16.0;
    let even = room / ticks.len().max(1) as f32;
    // The name of the step under way, where the others stay wide enough for their signs.
    let named = now.map_or(0.0, |tick| paint::width_of(ui.painter(), &tick.name, head(TEXT)) + 14.0);
    let rest = (room - named) / ticks.len().saturating_sub(1).max(1) as f32;
    let says = now.is_some_and(|tick| !tick.name.is_empty()) && named > even && rest >= LEAST;
    let mut left = bar.left() + 8.0;
    for (place, tick) in ticks.iter().enumerate() {
        let is_named = says && tick.went == Went::Now;
        let pitch = match (says, is_named) {
            (false, _) => even,
            (true, true) => named,
            (true, false) => rest,
        };
        let rect = Rect::from_min_max(pos2(left, bar.top() + 2.0), pos2(left + pitch - 2.0, bar.bottom() - 2.0));
        left += pitch;
        let (fill, ink, font) = match tick.went {
            Went::Now => (GOLD_DEEP, ON_GOLD, head(TEXT)),
            Went::Done => (WOOD_RAISED, CREAM, bold(SMALL)),
            Went::Empty => (WOOD, FORBIDDEN, text(SMALL)),
            Went::Ahead => (WOOD, CREAM_MUTED, text(SMALL)),
        };
        let painter = ui.painter();
        painter.rect(rect, 3.0, fill, Stroke::new(1.0, WOOD_EDGE), StrokeKind::Inside);
        if rect.width() >= 12.0 {
            let words = if is_named { &tick.name } else { &tick.sign };
            paint::write(painter, rect.center(), Align2::CENTER_CENTER, words, font, ink);
        }
        if tick.went == Went::Empty {
            let half = vec2(rect.width() * 0.36, 0.0);
            painter.line_segment([rect.center() - half, rect.center() + half], Stroke::new(1.5, FORBIDDEN));
        }
        let response = focus::feel(ui, desk, rect, ui.id().with(("tick", place)), &tick.about);
        widgets::tip(response, &tick.about, Some(&tick.rule));
    }
}
