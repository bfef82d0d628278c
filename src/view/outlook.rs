//! How the player looks at the board: zoom step, corner, and where cells are in the window.

use super::board::Lie;
use crate::board::Cell;
use bevy::prelude::*;

mod room;

/// Pixels per cell, from the whole board to one squad. The last three are for high-resolution screens only.
pub const STEPS: [u32; 12] = [13, 17, 20, 24, 28, 32, 40, 48, 64, 80, 96, 128];
/// The largest step at one physical pixel per logical pixel.
const NEAREST: f32 = 64.0;
/// Pixels per cell when a battle opens.
pub const OPENING_STEP: u32 = 28;
/// The share of the opening step at which a whole board is still shown at first.
const NEARLY: f32 = 0.7;
/// Seconds after a player's move of the view during which nothing else moves it.
const QUIET: f32 = 1.2;
/// Cells of wood that the player can pan to beyond the edge of the board.
const BEYOND: f32 = 6.0;
/// The height of the question at the top, in logical pixels: a board that fits is moved down so that it doesn't cover
/// the cell looked at.
const BAND: f32 = 48.0;
/// The share of the view by which the board can be moved down out from under cards.
const COVERED: f32 = 0.45;
/// Cells of wood shown there automatically.
const EDGE: f32 = 1.0;
/// Cells around a thing that are brought into view with it.
const ROUND_ABOUT: f32 = 3.0;

/// The view of the board, in physical pixels, so that a tile is never stretched. Distances on the board are measured
/// from its top left corner, y to the south.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Outlook {
    cell: u32,
    /// The step that the player chose or the battle opened with; a decision about units far apart is shown from farther
    /// away while it is open.
    own: u32,
    /// The player has chosen the step while a decision is open: it stays until the answer.
    chosen: bool,
    /// The point of the board in the top left corner of the opening.
    corner: Vec2,
    board: (i16, i16),
    lie: Lie,
    /// Whether the whole board is to be shown, however large the opening is.
    whole: bool,
    /// The part of the window that shows the board.
    opening: Rect,
    scale: f32,
    /// The size of letters on the board, in percent.
    letters: u16,
    goal: Option<Vec2>,
    wheel: f32,
    quiet: f32,
    /// The player has moved the view during playback: it stays there until everything has been shown.
    held: bool,
    /// Whether the view follows the action at all.
    follows: bool,
    /// The board was moved out from under the cards of a decision, and not by the player.
    drawn: bool,
}

impl Default for Outlook {
    fn default() -> Self {
        Self {
            cell: OPENING_STEP,
            own: OPENING_STEP,
            chosen: false,
            corner: Vec2::ZERO,
            board: (0, 0),
            lie: Lie::Squares,
            whole: false,
            opening: Rect::default(),
            scale: 1.0,
            letters: 100,
            goal: None,
            wheel: 0.0,
            quiet: 0.0,
            held: false,
            follows: true,
            drawn: false,
        }
    }
}

impl Outlook {
    /// Physical pixels per cell: one of [`STEPS`].
    pub const fn cell_px(&self) -> u32 {
        self.cell
    }

    /// The size of letters on the board, in percent.
    pub const fn letters(&self) -> u16 {
        self.letters
    }

    /// Gives letters on the board the size of those around it, in percent.
    pub fn set_letters(outlook: Mut<Self>, percent: u16) {
        outlook.map_unchanged(|outlook| &mut outlook.letters).set_if_neq(percent);
    }

    /// Where cell (0, 0) begins, in logical pixels of the window.
    pub fn origin(&self) -> Vec2 {
        (self.opening.min - self.corner) / self.scale
    }

    /// Logical pixels per cell; 0 while no board is visible.
    pub fn cell_size(&self) -> f32 {
        if self.board.0 == 0 || self.opening.is_empty() { 0.0 } else { self.cell as f32 / self.scale }
    }

    /// Columns and rows of the board.
    pub const fn board(&self) -> (i16, i16) {
        self.board
    }

    /// How the cells of the board are arranged.
    pub const fn lie(&self) -> Lie {
        self.lie
    }

    /// Sets how the cells of the current board are arranged.
    pub(super) const fn set_lie(&mut self, lie: Lie) {
        self.lie = lie;
    }

    /// The visible part of the board, in physical pixels of the board.
    pub(super) fn seen(&self) -> Rect {
        Rect::from_corners(self.corner, self.corner + self.opening.size())
    }

    /// The area of a cell in the window, in logical pixels.
    pub fn rect_of(&self, cell: Cell) -> Rect {
        let size = self.cell as f32 / self.scale;
        let corner = self.origin() + Vec2::new(cell.x.into(), cell.y.into()) * size;
        Rect::from_corners(corner, corner + Vec2::splat(size))
    }

    /// The cell under a place of the window, in logical pixels; `None` outside the board.
    pub fn cell_at(&self, at: Vec2) -> Option<Cell> {
        let place = ((at - self.origin()) * self.scale / self.cell as f32).floor();
        let cell = Cell::new(place.x as i16, place.y as i16);
        let inside = cell.x >= 0 && cell.y >= 0 && cell.x < self.board.0 && cell.y < self.board.1;
        (inside && self.cell_size() > 0.0).then_some(cell)
    }

    /// Steps that this screen can show.
    fn steps(&self) -> impl DoubleEndedIterator<Item = u32> + use<> {
        let most = NEAREST * self.scale.max(1.0);
        STEPS.into_iter().filter(move |step| *step as f32 <= most)
    }

    /// Zooms in by this many steps, or out if negative; the board under `at` (logical pixels of the window) stays
    /// there.
    pub fn zoom(&mut self, steps: f32, at: Option<Vec2>) {
        self.wheel += steps;
        let whole = self.wheel.trunc();
        self.wheel -= whole;
        let all: Vec<u32> = self.steps().collect();
        let now = all.iter().position(|step| *step == self.cell).unwrap_or(0) as i32;
        let next = (now + whole as i32).clamp(0, all.len() as i32 - 1);
        self.held = true;
        let fixed = at.map_or(self.opening.size() / 2.0, |at| at * self.scale - self.opening.min);
        (self.own, self.chosen, self.whole) = (all[next as usize], true, false);
        self.set_step(self.own, fixed);
    }

    /// Shows a step of the zoom; the board at `fixed` pixels into the opening stays there.
    fn set_step(&mut self, step: u32, fixed: Vec2) {
        let place = (self.corner + fixed) / self.cell as f32;
        self.cell = step;
        self.corner = place * step as f32 - fixed;
        self.goal = None;
        self.settle();
    }

    /// Moves the view by this many logical pixels, as if the paper were dragged.
    pub fn pan(&mut self, by: Vec2) {
        self.goal = None;
        self.quiet = QUIET;
        (self.held, self.drawn) = (true, false);
        self.corner -= by * self.scale;
        self.settle();
    }

    /// Shows the whole board, as large as it fits.
    pub fn whole_board(&mut self) {
        let (size, step) = (self.opening.size(), self.whole_step());
        (self.cell, self.own) = (step, step);
        self.whole = self.lie == Lie::Hexes;
        self.corner = (self.length(step) - size) / 2.0;
        self.goal = None;
        self.settle();
    }

    /// The view that a battle opens with: the whole board if only its edges would be cut off at the panels' scale, or
    /// counters at that scale.
    pub fn open(&mut self, percent: u16) {
        let wanted = OPENING_STEP as f32 * self.scale * f32::from(percent.max(100)) / 100.0;
        if self.whole && self.lie == Lie::Hexes || self.whole_step() as f32 >= wanted * NEARLY {
            return self.whole_board();
        }
        self.own = self.steps().filter(|step| *step as f32 <= wanted).max().unwrap_or(OPENING_STEP);
        self.set_step(self.own, self.opening.size() / 2.0);
    }

    /// Sets a step of the zoom, one of [`STEPS`], around the center of the view.
    pub fn set_cell_px(&mut self, step: u32) {
        self.own = self.steps().find(|known| *known >= step).unwrap_or(STEPS[0]);
        self.set_step(self.own, self.opening.size() / 2.0);
    }

    /// Centers a cell at once.
    pub fn centre_on(&mut self, cell: Cell) {
        self.goal = None;
        let corner = self.lie.rect(cell).center() * self.cell as f32 - self.opening.size() / 2.0;
        // At the board's edge the view shows the board rather than the wood beside it. A board that fits is moved down
        // only as far as this cell needs.
        let spare = self.opening.height() - self.length(self.cell).y;
        let top = spare / 2.0 + self.lie.rect(cell).min.y * self.cell as f32;
        let lower = if spare >= 0.0 { (BAND * self.scale - top).max(0.0) } else { 0.0 };
        self.corner = self.within(corner, EDGE, lower);
    }

    /// Centers a cell for the player.
    pub fn take_to(&mut self, cell: Cell) {
        self.held = true;
        self.centre_on(cell);
    }

    /// Eases cells into view if one of them is out of it, unless the player has just moved the view.
    pub fn show(&mut self, cells: impl IntoIterator<Item = Cell>) {
        let Some(around) = self.around(cells) else { return };
        let wanted = Rect::from_corners(around.min * self.cell as f32, around.max * self.cell as f32);
        let view = self.seen();
        let near = wanted.inflate(self.cell as f32 * 0.5);
        if self.quiet > 0.0 || view.is_empty() || (view.contains(near.min) && view.contains(near.max)) {
            return;
        }
        let roomy = wanted.inflate(self.cell as f32 * ROUND_ABOUT);
        let shift = |from: f32, to: f32, low: f32, high: f32| {
            if to - from > high - low {
                (from + to - low - high) / 2.0
            } else {
                (from - low).min(0.0) + (to - high).max(0.0)
            }
        };
        let by = Vec2::new(
            shift(roomy.min.x, roomy.max.x, view.min.x, view.max.x),
            shift(roomy.min.y, roomy.max.y, view.min.y, view.max.y),
        );
        self.goal = Some(self.kept(self.corner + by));
    }

    /// Eases everything a decision is about into view: from farther away if it doesn't fit otherwise and the player has
    /// not chosen the zoom for it. Without cells there is no such decision anymore, and the zoom goes back to the
    /// player's. Returns true if the zoom has changed.
    pub fn show_all(&mut self, cells: &[Cell]) -> bool {
        if self.opening.is_empty() || (self.quiet > 0.0 && !cells.is_empty()) {
            return false;
        }
        self.chosen &= !cells.is_empty();
        let around = self.around(cells.iter().copied());
        let fits = |step: &u32| *step <= self.own && self.has_room(around, *step);
        let far = self.steps().rev().find(fits).filter(|_| !self.chosen);
        let step = far.unwrap_or(self.own);
        let changed = step != self.cell;
        if changed {
            self.set_step(step, self.opening.size() / 2.0);
        }
        self.show(cells.iter().copied());
        changed
    }

    /// Eases cells that the player wants to see into view, whatever the player did last.
    pub fn bring(&mut self, cells: impl IntoIterator<Item = Cell>) {
        self.quiet = 0.0;
        self.show(cells);
    }

    /// Eases the action into view, if the view follows it and the player has not moved it since the last decision.
    pub fn follow(&mut self, cells: impl IntoIterator<Item = Cell>) {
        if self.follows && !self.held {
            self.show(cells);
        }
    }

    /// Everything has been shown: the view follows the next event again.
    pub const fn let_go(&mut self) {
        self.held = false;
    }

    /// Sets whether the view follows the action at all.
    pub const fn set_following(&mut self, on: bool) {
        self.follows = on;
    }

    /// Whether the view follows the action at all.
    pub const fn is_following(&self) -> bool {
        self.follows
    }

    /// Whether the player has moved the view.
    pub const fn is_held(&self) -> bool {
        self.held
    }

    /// Whether the view is moving.
    pub const fn is_easing(&self) -> bool {
        self.goal.is_some()
    }

    /// Moves part of the way; all of it if motion is reduced. `seconds` is the time since the last frame.
    pub(super) fn ease(&mut self, seconds: f32, at_once: bool) {
        self.quiet = (self.quiet - seconds).max(0.0);
        let Some(goal) = self.goal else {
            return;
        };
        let rest = goal - self.corner;
        if at_once || rest.length() < 1.0 {
            (self.corner, self.goal) = (goal, None);
        } else {
            let step = rest * (1.0 - (-9.0 * seconds).exp());
            // At least a pixel, since the corner is rounded to whole ones.
            let least = rest.clamp_length_max(1.0);
            self.corner += if step.length() < 1.0 { least } else { step };
        }
        self.settle();
    }

    /// Whether it depends on the passing of time.
    pub(super) fn is_waiting(&self) -> bool {
        self.goal.is_some() || self.quiet > 0.0
    }

    /// Whether it matches this board, part of the window and scale.
    pub(super) fn fits(&self, board: (i16, i16), opening: Rect, scale: f32) -> bool {
        (self.board, self.opening, self.scale) == (board, opening, scale)
    }

    /// Sets the current board and part of the window, in physical pixels.
    pub(super) fn fit(&mut self, board: (i16, i16), opening: Rect, scale: f32) {
        let middle = (self.corner + self.opening.size() / 2.0) / self.cell as f32;
        let first = self.opening.is_empty() || self.board != board;
        (self.board, self.opening, self.scale) = (board, opening, scale);
        let middle = if first { self.length(1) / 2.0 } else { middle };
        self.corner = middle * self.cell as f32 - opening.size() / 2.0;
        self.settle();
        // A table of hexes is small enough to be seen as a whole.
        if self.lie == Lie::Hexes && (self.whole || first) {
            self.whole_board();
        }
    }

    /// The camera's target: the center of the view, in pixels of the board.
    pub(super) fn eye(&self) -> Vec2 {
        self.corner + self.opening.size() / 2.0
    }

    /// The board's size in pixels at a step.
    fn length(&self, step: u32) -> Vec2 {
        Vec2::new(self.board.0.into(), self.board.1.into()) * step as f32
    }

    /// A box around the centers of the cells.
    fn around(&self, cells: impl IntoIterator<Item = Cell>) -> Option<Rect> {
        let middles = cells.into_iter().map(|cell| self.lie.rect(cell).center());
        middles.map(|at| Rect::from_corners(at, at)).reduce(|all, one| all.union(one))
    }

    fn settle(&mut self) {
        self.corner = self.kept(self.corner);
    }

    /// The nearest corner to this one at which the board is not lost: centered if all of it fits.
    fn kept(&self, corner: Vec2) -> Vec2 {
        self.within(corner, BEYOND, self.opening.height() * COVERED)
    }

    /// The same, with at most this many cells of wood at an edge, and this many pixels above a board that is moved
    /// down.
    fn within(&self, corner: Vec2, beyond: f32, lower: f32) -> Vec2 {
        let (board, view) = (self.length(self.cell), self.opening.size());
        let axis = |corner: f32, board: f32, view: f32, lower: f32| {
            if board <= view {
                let middle = -((view - board) / 2.0).floor();
                return corner.clamp(middle - lower, middle).round();
            }
            let over = (view / 3.0).min(beyond * self.cell as f32);
            corner.clamp(-over.max(lower), board - view + over).round()
        };
        Vec2::new(axis(corner.x, board.x, view.x, 0.0), axis(corner.y, board.y, view.y, lower.floor()))
    }
}

#[cfg(test)]
mod tests;
