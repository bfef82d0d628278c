//! All lines from one cell at once, one eighth of the table at a time.
//!
//! Lines to targets in the same direction differ only in length, and an eighth of a table has only about 1,600
//! directions. The sweep works outward column by column and remembers for every direction what its line has met. A
//! square in the way shadows the run of directions that cross it. Which directions those are depends on offsets only,
//! so it is computed once.
//!
//! The sweep assumes that every target's eye is as high as the viewer's, which is exact for such targets. For lower and
//! higher targets each direction keeps bounds, see [`Low`] and [`Tall`]. The few targets between two bounds are traced
//! individually.

use super::bounds::{Low, Tall};
use super::chart::{CHART, Chart, NOWHERE, PART, REACH, Square};
use super::view::View;
use crate::board::Cell;
use crate::board::terrain::{Ground, Lay};
use std::cmp::Ordering;

/// Marks a direction that is blocked.
const BLOCKED: u8 = u8::MAX;

/// Whether the ground is small and low enough to be swept.
pub(super) fn can_sweep(ground: &Ground) -> bool {
    let (width, height) = ground.size();
    let low = ground.highest_surface() < u8::MAX as u16 - 1;
    width as usize <= REACH && height as usize <= REACH && low && (ground.clear_under_canopy() < BLOCKED as u32)
}

/// Marks all targets that the viewer sees.
pub(super) fn sweep(ground: &Ground, viewer: Cell, view: &mut View) {
    let spots = ground.spots();
    let here = spots.index(viewer);
    view.mark(here, ground.gives_cover(viewer));
    let (east, south) = (spots.width() - 1 - viewer.x, spots.height() - 1 - viewer.y);
    let row = spots.width() as isize;
    let mut eighth = Eighth::new(ground, here);
    for (right, room_x) in [(1, east), (-1, viewer.x)] {
        for (down, room_y) in [(row, south), (-row, viewer.y)] {
            eighth.sweep((right, down), (room_x as usize, room_y as usize), view);
            eighth.sweep((down, right), (room_y as usize, room_x as usize), view);
        }
    }
    for place in eighth.uncertain {
        view.look(ground, viewer, place);
    }
}

/// One eighth of the table around a viewer.
struct Eighth<'a> {
    chart: &'static Chart,
    lays: &'a [Lay],
    here: isize,
    eye: u16,
    /// Nothing up to this height can block a line.
    lowest: u16,
    clear: u8,
    /// The leaves that two squares at a corner count as.
    corner: u8,
    /// Change of index for a step along the long axis and for one aside along the short axis.
    along: isize,
    aside: isize,
    /// Leaves met in each direction, or a mark that it is blocked.
    leaves: Vec<u8>,
    tall: Tall,
    low: Low,
    /// Targets that have to be traced individually.
    uncertain: Vec<usize>,
}

impl<'a> Eighth<'a> {
    fn new(ground: &'a Ground, here: usize) -> Self {
        let chart: &Chart = &CHART;
        let eye = ground.lays()[here].surface + 1;
        let lowest = ground.lowest_surface() + 1;
        Self {
            chart,
            lays: ground.lays(),
            here: here as isize,
            eye,
            lowest,
            clear: ground.clear_under_canopy() as u8,
            corner: u8::from(ground.has_leafy_corners()),
            along: 0,
            aside: 0,
            leaves: vec![0; chart.directions],
            tall: Tall::new(eye, ground.highest_surface() + 1, chart.directions),
            low: Low::new(eye, lowest, chart.directions),
            uncertain: Vec::new(),
        }
    }

    /// Sweeps an eighth; `room` is the number of squares to the edges along its two axes.
    fn sweep(&mut self, steps: (isize, isize), room: (usize, usize), view: &mut View) {
        (self.along, self.aside) = steps;
        self.leaves.fill(0);
        self.tall.forget();
        self.low.forget();
        for along in 1..=room.0 {
            let column = self.chart.column(along);
            let last = along.min(room.1);
            self.sweep_column(along, &column[..=last], room.1, view);
            if along % 4 == 0 && self.is_over(along, column[last].centre as usize) {
                return;
            }
        }
    }

    /// Whether nothing behind a column can be seen in the directions up to the last one.
    fn is_over(&self, along: usize, last: usize) -> bool {
        if self.tall.is_needed {
            self.tall.is_over(along, last)
        } else {
            self.leaves[..=last].iter().all(|leaves| *leaves > self.clear)
        }
    }

    fn sweep_column(&mut self, along: usize, column: &[Square], room: usize, view: &mut View) {
        let mut place = self.here + along as isize * self.along;
        for (aside, square) in column.iter().enumerate() {
            let lay = self.lays[place as usize];
            let shown = self.leaves[square.centre as usize] <= self.clear;
            if shown || lay.surface > self.eye {
                self.judge(place, lay, shown, square, (along, aside), view);
            }
            let lay = lay.in_between();
            if lay.surface.max(lay.canopy) > self.lowest {
                self.shadow(lay, square, along);
                if square.corner != NOWHERE && aside < along && aside < room {
                    let other = self.lays[(place - self.along + self.aside) as usize].in_between();
                    self.shadow_corner(lay, other, square.corner as usize, along);
                }
            }
            place += self.aside;
        }
    }

    /// Decides about a target that would be seen if it were as high as the viewer, or that is higher.
    fn judge(&mut self, place: isize, lay: Lay, shown: bool, square: &Square, at: (usize, usize), view: &mut View) {
        let (direction, target) = (square.centre as usize, lay.surface + 1);
        let seen = if target >= self.eye {
            // What doesn't stop a level line can't stop a rising one.
            if shown { Some(true) } else { self.tall.sees(direction, at.0, target) }
        } else {
            self.low.sees(direction, at.0, target)
        };
        match seen {
            Some(true) => view.mark(place as usize, lay.cover || lay.at_cover && self.is_covered(place, at)),
            Some(false) => {}
            None => self.uncertain.push(place as usize),
        }
    }

    /// Whether the line to a target crosses cover beside it.
    fn is_covered(&self, place: isize, (along, aside): (usize, usize)) -> bool {
        let cover =
            |back: isize, down: isize| self.lays[(place - back * self.along - down * self.aside) as usize].cover;
        if aside == along {
            return along > 1 && cover(1, 1) || cover(1, 0) && cover(0, 1);
        }
        let before = along > 1 && cover(1, 0);
        match (3 * aside).cmp(&along) {
            Ordering::Less => before,
            Ordering::Equal => before || cover(1, 1) && cover(2, 0),
            Ordering::Greater => before || cover(1, 1),
        }
    }

    /// Records a square in the directions that cross it.
    fn shadow(&mut self, lay: Lay, square: &Square, along: usize) {
        let run = square.first as usize..square.end as usize;
        let (near, far) = ((PART * along) as u16 - square.slack, (PART * along) as u16 + square.slack);
        if lay.surface > self.eye {
            self.leaves[run.clone()].fill(BLOCKED);
            self.tall.shadow(run, lay, near, far);
            return;
        }
        if lay.canopy > self.eye {
            self.leaves[run.clone()].iter_mut().for_each(|leaves| *leaves = leaves.saturating_add(1));
            self.tall.shadow(run.clone(), lay, near, far);
        }
        self.low.shadow(run, lay, near, far);
    }

    /// Records the two squares at a corner in the direction that touches it.
    fn shadow_corner(&mut self, one: Lay, other: Lay, direction: usize, along: usize) {
        let rises = |lay: Lay| lay.surface.max(lay.canopy) > self.eye;
        let both = rises(one) && rises(other);
        let (near, far) = ((PART * (along - 1)) as u16, (PART * along) as u16);
        if both {
            let solid = one.surface > self.eye && other.surface > self.eye;
            let met = &mut self.leaves[direction];
            *met = if solid { BLOCKED } else { met.saturating_add(self.corner) };
            self.tall.shadow_corner(direction, (one, other), near, far);
        }
        self.low.shadow_corner(direction, (one, other), both, near, far);
    }
}
