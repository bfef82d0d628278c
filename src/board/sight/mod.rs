//! Who sees whom, and who is covered from whom (3.1, G-07, G-08, G-09).
//!
//! [`trace`] follows one line and says what it meets; [`View`] is everything that one cell sees; [`Sight`] keeps
//! the views of a ground once they have been worked out. All three say the same, in whole numbers, both ways.

use super::Cell;
use super::terrain::Ground;
use std::sync::{Arc, OnceLock};

mod bounds;
mod chart;
mod line;
mod sweep;
mod veil;
mod view;
mod walk;

pub use line::{End, LineStep, Trace, trace, trace_under};
pub use veil::Veil;
pub use view::View;

/// The views of one ground, each worked out when it is first asked for. Battles and threads share it.
#[derive(Debug)]
pub struct Sight {
    ground: Arc<Ground>,
    views: Box<[OnceLock<View>]>,
}

impl Sight {
    /// The sight on a ground, nothing worked out yet.
    pub fn new(ground: Arc<Ground>) -> Self {
        let views = ground.spots().values().iter().map(|_| OnceLock::new()).collect();
        Self { ground, views }
    }

    /// The ground it is about.
    pub fn ground(&self) -> &Arc<Ground> {
        &self.ground
    }

    /// What one sees who stands on the cell, which must lie on the table.
    pub fn view(&self, viewer: Cell) -> &View {
        self.views[self.ground.spots().index(viewer)].get_or_init(|| View::from(&self.ground, viewer))
    }

    /// Whether those on two cells of the table see each other (G-07).
    pub fn sees(&self, one: Cell, other: Cell) -> bool {
        self.view(one).sees(other)
    }

    /// Whether the target, if the shooter sees it, is covered from it by the ground (G-08).
    pub fn covered(&self, shooter: Cell, target: Cell) -> bool {
        self.view(shooter).covers(target)
    }
}
