//! The name of the chosen unit on the map, for a narrow window, where the record sheet is a closed drawer.

use super::{
    Desk,
    drawers::{self, HANDLE},
    focus, paint, placing, portrait,
    sheet::Head,
    style::*,
    widgets,
};
use crate::input::{Act, Intent, intent::Fold};
use bevy_egui::egui::{Align2, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

/// Height of the plate.
const HEIGHT: f32 = 26.0;
/// The largest share of the map's width that it takes.
const MOST: f32 = 0.6;

/// Draws the plate in a corner of the map, beside the drawers' tabs and clear of other cards: the upper left one, unless
/// that covers more of the pieces that it is about. A click opens the sheet.
pub(super) fn draw(ui: &mut Ui, desk: &mut Desk, map: Rect, (about, cards): (&[Rect], &[Rect]), head: &Head) -> Rect {
    let painter = ui.painter();
    let most = map.width() * MOST;
    let name = paint::fit(painter, &head.name, bold(TEXT), INK, most - 40.0);
    let room = most - 52.0 - name.size().x;
    let actions = paint::fit(painter, &head.actions, text(SMALL), MUTED, room.max(0.0));
    let actions = (!head.actions.is_empty() && !actions.elided).then_some(actions);
    let wide = 40.0 + name.size().x + actions.as_ref().map_or(0.0, |words| words.size().x + 10.0);
    let size = vec2(wide.ceil(), HEIGHT);
    let corners = placing::corners(map.shrink2(vec2(HANDLE + 8.0, 8.0)), size);
    let free = |place: &Rect| !cards.iter().any(|card| card.intersects(*place));
    let rect = placing::clearest(corners.into_iter().filter(free), about).unwrap_or(corners[0]);
    let response = focus::feel(ui, desk, rect, ui.id().with("plate"), &head.name);
    let painter = ui.painter();
    painter.add(shadow().as_shape(rect, CORNER));
    painter.rect(rect, CORNER, PAPER, Stroke::new(1.0, MUTED), StrokeKind::Inside);
    let token = Rect::from_center_size(pos2(rect.left() + 16.0, rect.center().y), vec2(14.0, 14.0));
    let colours = desk.palette.side(head.side);
    portrait::side_shape(painter, head.side, token, colours.base, Stroke::new(1.0, colours.dark));
    let name = paint::put(painter, pos2(rect.left() + 30.0, rect.center().y), Align2::LEFT_CENTER, name);
    if let Some(words) = actions {
        paint::put(painter, pos2(name.right() + 10.0, rect.center().y), Align2::LEFT_CENTER, words);
    }
    if widgets::tip(response, &drawers::hint(desk, Act::Column), None).clicked() {
        desk.push(Intent::Fold(Fold::Column));
    }
    rect
}
