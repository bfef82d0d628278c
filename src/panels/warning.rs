//! A card shown before the turn ends, with the units that can still act; a click on one goes there.

use super::{Desk, paint, portrait::Portrait, style::*, widgets};
use crate::{force::UnitId, input::Intent};
use bevy_egui::egui::{Align2, Color32, Rect, Sense, Stroke, Ui, pos2, vec2};

/// A unit that could still act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Idle {
    /// Which unit.
    pub unit: UnitId,
    /// Its leader's card.
    pub portrait: Portrait,
    /// Its name.
    pub name: String,
    /// Actions left, and how many it has per turn.
    pub actions: (u8, u8),
}

/// The warning.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Warning {
    /// The heading: "These could still act".
    pub title: String,
    /// The units.
    pub units: Vec<Idle>,
    /// The units lost if the turn ends now; empty if there are none.
    pub lost: String,
    /// What is lost, and which key ends the turn anyway.
    pub foot: String,
}

const WIDTH: f32 = 268.0;
const ROW: f32 = 32.0;
/// The most rows shown; the button counts the rest.
const MOST: usize = 10;

/// Draws the card above the button that ends the turn, with its right edge at `right`; returns the area it covers.
pub fn draw(ui: &mut Ui, desk: &mut Desk, map: Rect, right: f32, warning: &Warning) -> Rect {
    let foot = paint::wrap(ui.painter(), &warning.foot, text(13.0), MUTED, WIDTH - 24.0);
    let lost =
        (!warning.lost.is_empty()).then(|| paint::wrap(ui.painter(), &warning.lost, text(TEXT), HARM, WIDTH - 24.0));
    let lost_room = lost.as_ref().map_or(0.0, |lost| lost.size().y + 8.0);
    // In a low window there are fewer rows, so that the title stays in sight.
    let fixed = 36.0 + lost_room + foot.size().y + 16.0;
    let fitting = ((map.height() - 24.0 - fixed) / ROW).floor().max(1.0) as usize;
    let shown = &warning.units[..warning.units.len().min(MOST).min(fitting)];
    let size = vec2(WIDTH, 36.0 + shown.len() as f32 * ROW + lost_room + foot.size().y + 16.0);
    let rect = Rect::from_min_size(pos2(right - size.x, map.bottom() - 12.0 - size.y), size);
    paint::paper_card(ui.painter(), rect);
    ui.interact(rect, ui.id().with("warning"), Sense::CLICK);
    let inner = rect.shrink2(vec2(12.0, 8.0));
    let title = paint::fit(ui.painter(), &warning.title, head(SECTION), HARM, inner.width());
    paint::put(ui.painter(), inner.left_top(), Align2::LEFT_TOP, title);
    for (place, idle) in shown.iter().enumerate() {
        let top = inner.top() + 28.0 + place as f32 * ROW;
        row(ui, desk, Rect::from_min_size(pos2(inner.left(), top), vec2(inner.width(), ROW)), idle);
    }
    let above_foot = inner.bottom() - foot.size().y;
    if let Some(lost) = lost {
        paint::put(ui.painter(), pos2(inner.left(), above_foot - lost_room), Align2::LEFT_TOP, lost);
    }
    paint::put(ui.painter(), pos2(inner.left(), above_foot), Align2::LEFT_TOP, foot);
    rect
}

fn row(ui: &mut Ui, desk: &mut Desk, rect: Rect, idle: &Idle) {
    let response = super::focus::feel(ui, desk, rect, ui.id().with(("idle", idle.unit.to_string())), &idle.name);
    if response.hovered() || response.has_focus() {
        ui.painter().rect_filled(rect.expand2(vec2(4.0, 0.0)), 4.0, PAPER_DEEP);
    }
    let card = Rect::from_center_size(pos2(rect.left() + 14.0, rect.center().y), vec2(26.0, 26.0));
    idle.portrait.draw(ui, desk, card);
    let (left, of) = idle.actions;
    let painter = ui.painter();
    for place in 0..of {
        let at = pos2(rect.right() - 6.0 - f32::from(of - 1 - place) * 12.0, rect.center().y);
        let fill = if place < left { INK } else { Color32::TRANSPARENT };
        painter.circle(at, 4.0, fill, Stroke::new(1.2, INK));
    }
    let room = rect.width() - 40.0 - f32::from(of) * 12.0;
    let name = paint::fit(painter, &idle.name, text(TEXT), INK, room);
    paint::put(painter, pos2(rect.left() + 36.0, rect.center().y), Align2::LEFT_CENTER, name);
    if widgets::tip(response, &crate::words::word("warning-go"), None).clicked() {
        desk.push(Intent::GoTo(idle.unit));
    }
}
