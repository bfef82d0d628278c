//! The points of the tribes, in the bar at the top.

use super::{Campaign, tribe_colours};
use crate::panels::{Desk, paint, style::*, widgets};
use bevy_egui::egui::{Align2, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};
use egui_phosphor::regular as signs;

/// The width left for whose turn it is; in a window too narrow for both, the points come first.
const LEAST: f32 = 260.0;

/// The score of a tribe.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Its seat.
    pub seat: u8,
    /// Its points.
    pub points: u32,
    /// A sentence about it.
    pub about: String,
}

/// The points of all tribes, each in its color; smaller and without a sign if there is little room. Returns where they
/// end.
pub(super) fn draw(ui: &mut Ui, desk: &Desk, campaign: &Campaign, at: Pos2, most: f32) -> f32 {
    // The width of a box with its gap, and the room for the sign.
    const WHOLE: (f32, f32) = (38.0, 22.0);
    const SMALL: (f32, f32) = (28.0, 0.0);
    if campaign.scores.is_empty() {
        return at.x;
    }
    let end = |(step, sign): (f32, f32)| at.x + sign + campaign.scores.len() as f32 * step + 12.0;
    let (step, sign) = if end(WHOLE) <= most - LEAST { WHOLE } else { SMALL };
    let end = end((step, sign));
    if sign > 0.0 {
        paint::write(ui.painter(), at, Align2::LEFT_CENTER, signs::STAR, light(BUTTON), CREAM_MUTED);
    }
    for (place, score) in campaign.scores.iter().enumerate() {
        let left = at.x + sign + place as f32 * step;
        let rect = Rect::from_min_size(pos2(left, at.y - 12.0), vec2(step - 4.0, 24.0));
        let colours = tribe_colours(desk.palette, score.seat);
        ui.painter().rect(rect, 4.0, colours.base, Stroke::new(1.0, colours.dark), StrokeKind::Inside);
        let points = score.points.to_string();
        let middle = rect.center() + vec2(0.0, 1.0);
        paint::write(ui.painter(), middle, Align2::CENTER_CENTER, &points, bold(BUTTON), colours.figure);
        let id = ui.id().with(("score", place));
        widgets::tip(ui.interact(rect, id, Sense::hover()), &score.about, Some("C-28"));
    }
    end
}
