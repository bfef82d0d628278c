//! Bounds that each direction of a sweep keeps for targets higher or lower than the viewer.
//!
//! A square in the way rises above the line to a higher target, or above that to a lower one, depending on how far
//! behind it the target is. With `q` columns to the point of the line that is nearest to the center of the square, and
//! the target in column `c`:
//!
//! - to a target `rise` above the viewer's eye, a square `above` it blocks if `c * above > rise * q`;
//! - to a target `drop` below the viewer's eye, a square `below` it blocks if `rise * q > c * below`.
//!
//! The distance `q` is within the square's slack of its own column, so `q / above` and `q / below` have bounds that
//! hold for all directions across the square. Only the tightest bound of all squares met has to be kept.

use super::chart::PART;
use crate::board::terrain::Lay;
use std::ops::Range;

/// The bounds for higher targets, in parts of a column per square of rise.
#[derive(Debug)]
pub(super) struct Tall {
    /// Whether a target on the table is high enough to be seen over something that stops a level line.
    pub(super) is_needed: bool,
    eye: u16,
    /// From the viewer's eye to the highest eye on the table.
    rise: u32,
    /// Up to here nothing blocks the line.
    open: Vec<u16>,
    /// Beyond this something does.
    shut: Vec<u16>,
}

impl Tall {
    pub(super) fn new(eye: u16, highest: u16, directions: usize) -> Self {
        let is_needed = highest > eye + 1;
        let count = if is_needed { directions } else { 0 };
        let rise = highest.saturating_sub(eye) as u32;
        Self { is_needed, eye, rise, open: vec![0; count], shut: vec![0; count] }
    }

    pub(super) fn forget(&mut self) {
        self.open.fill(u16::MAX);
        self.shut.fill(u16::MAX);
    }

    /// Whether nothing behind a column can be seen in the directions up to the last one.
    pub(super) fn is_over(&self, along: usize, last: usize) -> bool {
        let behind = ((PART * (along + 1) - 1) as u32 / self.rise) as u16;
        self.shut[..=last].iter().all(|shut| *shut <= behind)
    }

    /// Whether a higher target in a column is seen; none if the bounds leave it open.
    pub(super) fn sees(&self, direction: usize, along: usize, target: u16) -> Option<bool> {
        if !self.is_needed || target <= self.eye + 1 {
            return Some(false);
        }
        let (rise, parts) = ((target - self.eye) as u32, (PART * along) as u32);
        if parts > rise * self.shut[direction] as u32 {
            Some(false)
        } else if parts <= rise * self.open[direction] as u32 {
            Some(true)
        } else {
            None
        }
    }

    /// Records a square, or leaves, rising above the viewer's eye.
    pub(super) fn shadow(&mut self, run: Range<usize>, lay: Lay, near: u16, far: u16) {
        if !self.is_needed {
            return;
        }
        let (open, shut) = (self.opens(lay, near), self.shuts(lay, far));
        lower(&mut self.open[run.clone()], open);
        if shut < u16::MAX {
            lower(&mut self.shut[run], shut);
        }
    }

    /// Records two squares at a corner that both rise above the viewer's eye.
    pub(super) fn shadow_corner(&mut self, direction: usize, (one, other): (Lay, Lay), near: u16, far: u16) {
        if !self.is_needed {
            return;
        }
        let open = self.opens(one, near).max(self.opens(other, near));
        let shut = self.shuts(one, far).max(self.shuts(other, far));
        lower(&mut self.open[direction..=direction], open);
        lower(&mut self.shut[direction..=direction], shut);
    }

    fn opens(&self, lay: Lay, near: u16) -> u16 {
        near / (lay.surface.max(lay.canopy) - self.eye)
    }

    /// Leaves alone never shut a direction.
    fn shuts(&self, lay: Lay, far: u16) -> u16 {
        if lay.surface > self.eye { far.div_ceil(lay.surface - self.eye) } else { u16::MAX }
    }
}

/// The bounds for lower targets, in parts of a column per square of drop.
#[derive(Debug)]
pub(super) struct Low {
    is_needed: bool,
    eye: u16,
    /// Up to here something solid blocks the line.
    shut: Vec<u16>,
    /// From here on, nothing blocks the line except what also blocks a level one.
    open: Vec<u16>,
}

impl Low {
    pub(super) fn new(eye: u16, lowest: u16, directions: usize) -> Self {
        let is_needed = eye > lowest;
        let count = if is_needed { directions } else { 0 };
        Self { is_needed, eye, shut: vec![0; count], open: vec![0; count] }
    }

    pub(super) fn forget(&mut self) {
        self.shut.fill(0);
        self.open.fill(0);
    }

    /// Whether a lower target in a column is seen, provided a level line to it would be free; none if the bounds leave
    /// it open.
    pub(super) fn sees(&self, direction: usize, along: usize, target: u16) -> Option<bool> {
        let (drop, parts) = ((self.eye - target) as u32, (PART * along) as u32);
        if drop * self.shut[direction] as u32 > parts {
            Some(false)
        } else if drop * self.open[direction] as u32 <= parts {
            Some(true)
        } else {
            None
        }
    }

    /// Records a square whose surface doesn't rise above the viewer's eye.
    pub(super) fn shadow(&mut self, run: Range<usize>, lay: Lay, near: u16, far: u16) {
        if self.is_needed {
            let leaves = if lay.canopy > self.eye { 0 } else { lay.canopy };
            let (shut, open) = (self.shuts(lay.surface, near), self.opens(lay.surface.max(leaves), far));
            raise(&mut self.shut[run.clone()], shut);
            raise(&mut self.open[run], open);
        }
    }

    /// Records two squares at a corner; `both` if both rise above the viewer's eye, counting leaves.
    pub(super) fn shadow_corner(&mut self, direction: usize, pair: (Lay, Lay), both: bool, near: u16, far: u16) {
        if !self.is_needed {
            return;
        }
        let solid = pair.0.surface.min(pair.1.surface);
        let high = |lay: Lay| lay.surface.max(lay.canopy);
        let any = if both { solid } else { high(pair.0).min(high(pair.1)) };
        let (shut, open) = (self.shuts(solid, near), self.opens(any, far));
        raise(&mut self.shut[direction..=direction], shut);
        raise(&mut self.open[direction..=direction], open);
    }

    fn shuts(&self, height: u16, near: u16) -> u16 {
        near.checked_div(self.eye.saturating_sub(height)).unwrap_or(u16::MAX)
    }

    fn opens(&self, height: u16, far: u16) -> u16 {
        if height >= self.eye { u16::MAX } else { far.div_ceil(self.eye - height) }
    }
}

fn lower(bounds: &mut [u16], to: u16) {
    bounds.iter_mut().for_each(|bound| *bound = to.min(*bound));
}

fn raise(bounds: &mut [u16], to: u16) {
    bounds.iter_mut().for_each(|bound| *bound = to.max(*bound));
}
