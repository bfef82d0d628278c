//! Text boxes that stay in sight: at the edge of the opening they move inward, and make room for what they are about.

use super::board::Lie;
use super::camera::aim_camera;
use super::outlook::Outlook;
use crate::board::Cell;
use bevy::prelude::*;

/// Pixels between a box and the edge of the opening.
const AIR: f32 = 4.0;
/// How many cells beyond the opening a box is still brought back from: farther away, its subject is out of sight too.
const NEAR: f32 = 1.5;

/// A box of words, in pixels of the board.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Kept {
    /// Its preferred place.
    pub wanted: Rect,
    /// The cell it is next to, which it must not cover.
    pub beside: Option<Cell>,
}

/// Keeps boxes in sight.
pub fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, keep.after(aim_camera).before(TransformSystems::Propagate));
}

fn keep(outlook: Res<Outlook>, mut boxes: Query<(Ref<Kept>, &mut Transform)>) {
    for (kept, mut transform) in &mut boxes {
        if outlook.is_changed() || kept.is_added() {
            let corner = kept.corner(outlook.seen(), outlook.cell_px() as f32, outlook.lie());
            let place = Vec3::new(corner.x, -corner.y, transform.translation.z);
            transform.set_if_neq(transform.with_translation(place));
        }
    }
}

impl Kept {
    /// Its upper left corner when this part of the board is visible.
    fn corner(&self, seen: Rect, cell: f32, lie: Lie) -> Vec2 {
        let (wanted, room) = (self.wanted, seen.inflate(-AIR));
        if seen.inflate(NEAR * cell).intersect(wanted).is_empty() {
            return wanted.min;
        }
        let within = |corner: Vec2| corner.min(room.max - wanted.size()).max(room.min).round();
        let corner = within(wanted.min);
        let Some(about) = self.beside.map(|beside| covered(beside, cell, lie)) else { return corner };
        let covers = |corner: Vec2| !Rect::from_corners(corner, corner + wanted.size()).intersect(about).is_empty();
        let rows = [about.min.y - AIR - wanted.height(), about.max.y + AIR];
        let aside = rows.into_iter().map(|y| within(Vec2::new(corner.x, y))).find(|corner| !covers(*corner));
        aside.filter(|_| covers(corner)).unwrap_or(corner)
    }
}

fn covered(cell: Cell, size: f32, lie: Lie) -> Rect {
    let place = lie.rect(cell);
    Rect { min: place.min * size, max: place.max * size }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEEN: Rect = Rect { min: Vec2::ZERO, max: Vec2::new(400.0, 300.0) };

    fn at(corner: (f32, f32), beside: Option<Cell>) -> Vec2 {
        let wanted = Rect::from_corners(corner.into(), Vec2::from(corner) + Vec2::new(100.0, 20.0));
        Kept { wanted, beside }.corner(SEEN, 28.0, Lie::Squares)
    }

    #[test]
    fn a_box_that_is_cut_moves_inwards_and_one_far_away_stays() {
        assert_eq!(at((100.0, 100.0), None), Vec2::new(100.0, 100.0));
        assert_eq!(at((-90.0, 100.0), None), Vec2::new(4.0, 100.0));
        assert_eq!(at((-110.0, 100.0), None), Vec2::new(4.0, 100.0), "beyond the edge of the board");
        assert_eq!(at((350.0, 290.0), None), Vec2::new(296.0, 276.0));
        assert_eq!(at((-500.0, 100.0), None), Vec2::new(-500.0, 100.0));
    }

    #[test]
    fn a_box_that_moves_inwards_doesnt_cover_the_cell_it_is_beside() {
        // Column 12 ends at 364, so that 100 pixels to the right of it are out of sight.
        let moved = at((367.0, 88.0), Some(Cell::new(12, 3)));
        assert_eq!(moved, Vec2::new(296.0, 60.0), "above row 3, which begins at 84");
        let below = at((367.0, 2.0), Some(Cell::new(12, 0)));
        assert_eq!(below, Vec2::new(296.0, 32.0), "below the first row");
        assert_eq!(at((200.0, 88.0), Some(Cell::new(6, 3))), Vec2::new(200.0, 88.0));
    }
}
