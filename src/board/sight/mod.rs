//! Who sees whom, and who is covered from whom.
//!
//! [`trace`] follows one line and says what it meets; [`View`] is everything that one cell sees; [`Sight`] caches the
//! views of a ground. All three give the same answers, in whole numbers and in both directions.

use super::Cell;
use super::terrain::Ground;
use std::sync::{
    Arc, OnceLock,
    atomic::{AtomicU8, Ordering},
};

mod bounds;
mod chart;
mod line;
mod sweep;
mod veil;
mod view;
mod walk;

pub use line::{End, LineStep, Trace, trace, trace_aloft, trace_under};
pub use veil::Veil;
pub use view::View;

/// Lines from a cell that are followed one by one before its whole view is worked out: a view costs as much as so many.
const LINES: u8 = 96;

/// The views of one ground, each worked out once it has been asked for often enough. Battles and threads share it.
#[derive(Debug)]
pub struct Sight {
    ground: Arc<Ground>,
    views: Box<[OnceLock<View>]>,
    /// Lines followed from each cell so far; how many says only when the view pays, never what is seen.
    lines: Box<[AtomicU8]>,
}

impl Sight {
    /// The sight on a ground, nothing worked out yet.
    pub fn new(ground: Arc<Ground>) -> Self {
        let views = ground.spots().values().iter().map(|_| OnceLock::new()).collect();
        let lines = ground.spots().values().iter().map(|_| AtomicU8::new(0)).collect();
        Self { ground, views, lines }
    }

    /// The ground it is about.
    pub fn ground(&self) -> &Arc<Ground> {
        &self.ground
    }

    /// What one sees who stands on the cell, which must lie on the table.
    pub fn view(&self, viewer: Cell) -> &View {
        self.views[self.ground.spots().index(viewer)].get_or_init(|| View::from(&self.ground, viewer))
    }

    /// Whether those on two cells of the table see each other: either one's view says so.
    pub fn sees(&self, one: Cell, other: Cell) -> bool {
        if let Some(view) = self.known(one) {
            return view.sees(other);
        }
        match self.known(other) {
            Some(view) => view.sees(one),
            None => self.follow(one, other).map_or_else(|| self.view(one).sees(other), |verdict| verdict.seen),
        }
    }

    /// Whether the target, if the shooter sees it, is covered from it by the ground.
    pub fn covered(&self, shooter: Cell, target: Cell) -> bool {
        if let Some(view) = self.known(shooter) {
            return view.covers(target);
        }
        let followed = self.follow(shooter, target);
        followed.map_or_else(|| self.view(shooter).covers(target), |verdict| verdict.seen && verdict.covered)
    }

    /// A cell that many lines are asked for from: its view, if it is known, is looked up once.
    pub fn lookout(&self, at: Cell) -> Lookout<'_> {
        Lookout { sight: self, at, view: self.known(at) }
    }

    fn known(&self, viewer: Cell) -> Option<&View> {
        self.views[self.ground.spots().index(viewer)].get()
    }

    /// One line, followed by itself; none where that has been done so often that the view is the cheaper way.
    fn follow(&self, from: Cell, to: Cell) -> Option<walk::Verdict> {
        let lines = &self.lines[self.ground.spots().index(from)];
        let followed = lines.load(Ordering::Relaxed);
        if followed >= LINES || !self.ground.contains(to) {
            return None;
        }
        lines.store(followed + 1, Ordering::Relaxed);
        Some(walk::judge(&self.ground, from, to))
    }
}

/// A cell that many lines are asked for from.
#[derive(Clone, Copy, Debug)]
pub struct Lookout<'a> {
    sight: &'a Sight,
    at: Cell,
    view: Option<&'a View>,
}

impl Lookout<'_> {
    /// The cell.
    pub const fn at(&self) -> Cell {
        self.at
    }

    /// Whether those here and there see each other: as [`Sight::sees`].
    pub fn sees(&self, other: Cell) -> bool {
        self.view.map_or_else(|| self.sight.sees(self.at, other), |view| view.sees(other))
    }

    /// Whether a target is seen from here and the ground covers it: as [`Sight::covered`].
    pub fn covers(&self, target: Cell) -> bool {
        self.view.map_or_else(|| self.sight.covered(self.at, target), |view| view.covers(target))
    }
}
