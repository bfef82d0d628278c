//! Room for the pieces a decision is about, beside the cards on the map.

use super::{BEYOND, OPENING_STEP, Outlook, STEPS};
use crate::board::Cell;
use crate::view::{art::frame, board::Lie};
use bevy::prelude::*;

/// The smallest step at which counters can still be told apart: below it, the zoom makes no room for cards.
const LEAST_STEP: u32 = 20;
/// Physical pixels around a cell that no card may cover.
const MARGIN: f32 = 2.0;

impl Outlook {
    /// Eases the board until none of these cells is under what is taken of the window, in logical pixels; from farther
    /// away if they don't fit otherwise. It leaves the view alone if that gains nothing, or if the player has just
    /// moved it.
    pub fn make_room(&mut self, cells: &[Cell], taken: &[Rect]) {
        if cells.is_empty() || self.opening.is_empty() || self.quiet > 0.0 {
            return;
        }
        let physical = |rect: &Rect| {
            let corner = |at: Vec2| at * self.scale - self.opening.min;
            Rect::from_corners(corner(rect.min), corner(rect.max)).inflate(MARGIN)
        };
        let taken: Vec<Rect> = taken.iter().map(physical).collect();
        let farther = self.steps().rev().filter(|step| (LEAST_STEP..=self.cell).contains(step) && !self.chosen);
        let steps: Vec<u32> = std::iter::once(self.cell).chain(farther).collect();
        let found = steps.into_iter().find_map(|step| {
            let seen = self.at_step(step);
            seen.free_corner(cells, &taken).map(|corner| (step, corner))
        });
        let Some((step, corner)) = found else { return };
        if step != self.cell {
            self.set_step(step, self.opening.size() / 2.0);
        }
        if corner != self.corner {
            (self.goal, self.drawn) = (Some(corner), true);
        }
    }

    /// The largest step at which the whole board is visible: with the numbers at its edge, unless its cells would be
    /// smaller than when a battle opens.
    pub(super) fn whole_step(&self) -> u32 {
        let size = self.opening.size();
        let fits = |step: &u32| self.length(*step).cmple(size).all();
        let numbers = |step: u32| if self.lie == Lie::Squares { 2.0 * frame::depth(step) as f32 } else { 0.0 };
        let is_numbered = |step: &u32| (self.length(*step) + numbers(*step)).cmple(size).all();
        let numbered = self.steps().rev().find(|step| *step >= OPENING_STEP && is_numbered(step));
        numbered.or_else(|| self.steps().rev().find(fits)).unwrap_or(STEPS[0])
    }

    /// Shows the whole board for now: the step used in the battle stays the same.
    pub fn survey(&mut self) {
        let own = self.own;
        self.whole_board();
        self.own = own;
    }

    /// No cards cover anything anymore: a board that was moved out from under them goes back.
    pub fn close_up(&mut self) {
        if std::mem::take(&mut self.drawn) {
            let back = self.within(self.corner, BEYOND, 0.0);
            self.goal = (back != self.corner).then_some(back);
        }
    }

    /// Whether cells are close enough to each other to be seen at once, with a small margin.
    pub fn holds(&self, cells: impl IntoIterator<Item = Cell>) -> bool {
        self.has_room(self.around(cells), self.cell)
    }

    /// Whether all of them can be seen at once, at any zoom.
    pub fn could_hold(&self, cells: impl IntoIterator<Item = Cell>) -> bool {
        self.has_room(self.around(cells), STEPS[0])
    }

    /// Whether a box of cells, with a small margin, is fully visible at a step.
    pub(super) fn has_room(&self, cells: Option<Rect>, step: u32) -> bool {
        cells.is_none_or(|cells| ((cells.size() + 2.0) * step as f32).cmple(self.opening.size()).all())
    }

    /// The same view at another step, around the same center.
    fn at_step(&self, step: u32) -> Self {
        let mut seen = self.clone();
        if step != seen.cell {
            seen.set_step(step, seen.opening.size() / 2.0);
        }
        seen
    }

    /// The corner nearest to the present one at which all cells are visible beside what is taken.
    fn free_corner(&self, cells: &[Cell], taken: &[Rect]) -> Option<Vec2> {
        let size = self.cell as f32;
        let whole = self.opening.size();
        let reach = (whole / size).as_ivec2();
        let free = |corner: Vec2| {
            cells.iter().all(|cell| {
                let covered = self.lie.rect(*cell);
                let place = Rect::from_corners(covered.min * size - corner, covered.max * size - corner);
                let seen = place.min.cmpge(Vec2::ZERO).all() && place.max.cmple(whole).all();
                seen && taken.iter().all(|other| other.intersect(place).is_empty())
            })
        };
        let shifts = (-reach.y..=reach.y).flat_map(|y| (-reach.x..=reach.x).map(move |x| IVec2::new(x, y)));
        let corners = shifts.map(|shift| self.corner + shift.as_vec2() * size);
        let kept = corners.filter(|corner| self.kept(*corner) == *corner && free(*corner));
        kept.min_by(|one, other| {
            let far = |corner: &Vec2| corner.distance_squared(self.corner);
            far(one).total_cmp(&far(other))
        })
    }
}
