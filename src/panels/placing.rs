//! Where things on the map are, in points of the panels, and how much they overlap.

use bevy_egui::egui::{Rect, Ui, Vec2, pos2};

/// A rectangle in logical pixels of the window, as panels measure it.
pub fn in_points(ui: &Ui, place: bevy::math::Rect) -> Rect {
    let zoom = ui.ctx().zoom_factor();
    Rect::from_min_max(pos2(place.min.x / zoom, place.min.y / zoom), pos2(place.max.x / zoom, place.max.y / zoom))
}

/// How much of the others a place with a margin around it covers, in square points.
pub fn covered<'a>(place: Rect, margin: f32, others: impl IntoIterator<Item = &'a Rect>) -> u32 {
    let both = others.into_iter().map(|other| place.expand(margin).intersect(*other));
    both.filter(Rect::is_positive).map(|both| both.area() as u32).sum()
}

/// Of these places, the one that covers least of the others; on a tie, the first one.
pub fn clearest(places: impl IntoIterator<Item = Rect>, others: &[Rect]) -> Option<Rect> {
    places.into_iter().min_by_key(|place| covered(*place, 4.0, others))
}

/// The places for a card of this size in a room: its corners, from the upper left one on.
pub fn corners(room: Rect, size: Vec2) -> [Rect; 4] {
    let far = (room.max - size).max(room.min);
    let corners = [room.min, pos2(far.x, room.top()), far, pos2(room.left(), far.y)];
    corners.map(|corner| Rect::from_min_size(corner, size))
}
