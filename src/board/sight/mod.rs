//! Who sees whom, and who is covered from whom.
//!
//! [`trace`] follows one line and reports what it meets; [`View`] is everything that one cell sees; [`Sight`] caches
//! the views of a ground. All three give the same answers, in whole numbers and in both directions.

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

/// Lines from a cell that are followed one by one before its whole view is computed: a view costs about as much as this
/// many lines.
const LINES: u8 = 96;

/// The views of one ground, each computed once it has been needed often enough. Battles and threads share it.
#[derive(Debug)]
pub struct Sight {
    ground: Arc<Ground>,
    views: Box<[OnceLock<View>]>,
    /// Lines followed from each cell so far. The count only decides when a view pays off, never what is seen.
    lines: Box<[AtomicU8]>,
}

impl Sight {
    /// The sight on a ground, with nothing computed yet.
    pub fn new(ground: Arc<Ground>) -> Self {
        let views = ground.spots().values().iter().map(|_| OnceLock::new()).collect();
        let lines = ground.spots().values().iter().map(|_| AtomicU8::new(0)).collect();
        Self { ground, views, lines }
    }

    /// The ground it is about.
    pub fn ground(&self) -> &Arc<Ground> {
        &self.ground
    }

    /// What a primate standing on the cell sees. The cell must be on the table.
    pub fn view(&self, viewer: Cell) -> &View {
        self.views[self.ground.spots().index(viewer)].get_or_init(|| View::from(&self.ground, viewer))
    }

    /// Whether primates on two cells of the table see each other, from whichever view is known.
    pub fn sees(&self, one: Cell, other: Cell) -> bool {
        if let Some(view) = self.known(one) {
            return view.sees(other);
        }
        match self.known(other) {
            Some(view) => view.sees(one),
            None => self.follow(one, other).map_or_else(|| self.view(one).sees(other), |verdict| verdict.seen),
        }
    }

    /// Whether the ground covers the target from the shooter, if the shooter sees it.
    pub fn covered(&self, shooter: Cell, target: Cell) -> bool {
        if let Some(view) = self.known(shooter) {
            return view.covers(target);
        }
        let followed = self.follow(shooter, target);
        followed.map_or_else(|| self.view(shooter).covers(target), |verdict| verdict.seen && verdict.covered)
    }

    /// A cell that many lines start from: its view, if known, is looked up once.
    pub fn lookout(&self, at: Cell) -> Lookout<'_> {
        Lookout { sight: self, at, view: self.known(at) }
    }

    fn known(&self, viewer: Cell) -> Option<&View> {
        self.views[self.ground.spots().index(viewer)].get()
    }

    /// One line, followed by itself; none once so many have been followed that the view is cheaper.
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

/// A cell that many lines start from.
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

    /// Whether primates here and there see each other; see [`Sight::sees`].
    pub fn sees(&self, other: Cell) -> bool {
        self.view.map_or_else(|| self.sight.sees(self.at, other), |view| view.sees(other))
    }

    /// Whether a target is seen from here and covered by the ground; see [`Sight::covered`].
    pub fn covers(&self, target: Cell) -> bool {
        self.view.map_or_else(|| self.sight.covered(self.at, target), |view| view.covers(target))
    }
}
