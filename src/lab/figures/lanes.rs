//! How many primates can walk abreast from zone to zone on easy ground: paths that share no cell.
//!
//! The maximum equals the number of cells at the narrowest place (Menger). Paths are found one after another; a new
//! path may push an old one aside.

use super::Area;
use crate::board::{Cell, Grid, terrain::Ground};
use std::collections::VecDeque;

/// Not reached.
const NOWHERE: u32 = u32::MAX;
/// No cell.
const NONE: usize = usize::MAX;

/// The number of paths between two zones that share no cell.
pub(super) fn count(ground: &Ground, zones: &[Area; 2]) -> u32 {
    let mut lanes = Lanes::new(ground, zones);
    while lanes.chart() {
        for start in lanes.starts.clone() {
            lanes.find(start);
        }
    }
    lanes.ways
}

/// The entrance (even) or exit (odd) of a cell: no two paths go from the one to the other.
type Node = usize;

struct Lanes {
    /// The cells that can be entered from each cell.
    beside: Vec<Vec<usize>>,
    starts: Vec<usize>,
    ends: Grid<bool>,
    /// Whether a path uses a cell, with the cells before and after it.
    used: Vec<bool>,
    before: Vec<usize>,
    after: Vec<usize>,
    /// Steps from the nearest start to each node, in this pass.
    steps: Vec<u32>,
    /// Ways found.
    ways: u32,
}

impl Lanes {
    fn new(ground: &Ground, zones: &[Area; 2]) -> Self {
        let spots = ground.spots();
        let between = |cell: Cell| zones.iter().all(|zone| !zone.holds.get(cell).is_some_and(|held| *held));
        let easy =
            |cell: Cell| spots.contains(cell) && between(cell) && !ground.kind(cell).slow && !ground.kind(cell).wet;
        let level = |from: Cell, to: Cell| (ground.surface(from) - ground.surface(to)).abs() <= 1;
        let borders = |cell: Cell, zone: &Area| cell.neighbours().any(|to| zone.holds.get(to) == Some(&true));
        let beside = spots.cells().map(|cell| {
            let to = cell.neighbours().filter(|to| easy(cell) && easy(*to) && level(cell, *to));
            to.map(|to| spots.index(to)).collect()
        });
        let mut ends = Grid::new(spots.width(), spots.height(), false);
        spots.cells().for_each(|cell| ends[cell] = easy(cell) && borders(cell, &zones[1]));
        let starts = spots.cells().filter(|cell| easy(*cell) && borders(*cell, &zones[0]));
        Self {
            beside: beside.collect(),
            starts: starts.map(|cell| spots.index(cell)).collect(),
            ends,
            used: vec![false; spots.len()],
            before: vec![NONE; spots.len()],
            after: vec![NONE; spots.len()],
            steps: vec![NOWHERE; 2 * spots.len()],
            ways: 0,
        }
    }

    /// Whether a path ends on a cell.
    fn is_end(&self, cell: usize) -> bool {
        self.ends.values()[cell]
    }

    /// The next nodes from a node: along free ground, or back along a path that is pushed aside.
    fn onward(&self, node: Node, mut go: impl FnMut(Node) -> bool) -> bool {
        let (cell, leaves) = (node / 2, node % 2 == 1);
        if leaves {
            let free = self.beside[cell].iter().filter(|to| self.after[cell] != **to);
            free.into_iter().any(|to| go(2 * to)) || self.used[cell] && go(2 * cell)
        } else if self.used[cell] {
            self.before[cell] != NONE && go(2 * self.before[cell] + 1)
        } else {
            go(2 * cell + 1)
        }
    }

    /// Measures the steps from all starts without a path; returns whether an end can be reached.
    fn chart(&mut self) -> bool {
        self.steps.fill(NOWHERE);
        let free = self.starts.iter().filter(|start| !self.used[**start]).map(|start| 2 * start);
        let mut queue: VecDeque<Node> = free.collect();
        queue.iter().for_each(|node| self.steps[*node] = 0);
        let mut found = false;
        let mut steps = std::mem::take(&mut self.steps);
        while let Some(node) = queue.pop_front() {
            let next = steps[node] + 1;
            found |= node % 2 == 1 && self.is_end(node / 2) && !self.ends_here(node / 2);
            self.onward(node, |to| {
                if steps[to] == NOWHERE {
                    steps[to] = next;
                    queue.push_back(to);
                }
                false
            });
        }
        self.steps = steps;
        found
    }

    /// Whether a path already ends on a cell.
    fn ends_here(&self, cell: usize) -> bool {
        self.used[cell] && self.after[cell] == NONE
    }

    /// Looks for a path from a start, one step nearer each time, and adds it.
    fn find(&mut self, start: usize) {
        if self.used[start] {
            return;
        }
        let mut trail = vec![2 * start];
        while let Some(node) = trail.last().copied() {
            if node % 2 == 1 && self.is_end(node / 2) && !self.ends_here(node / 2) {
                self.lay(&trail);
                return;
            }
            let wanted = self.steps[node].saturating_add(1);
            let mut next = None;
            self.onward(node, |to| {
                let good = self.steps[to] == wanted;
                next = good.then_some(to);
                good
            });
            match next {
                Some(to) => trail.push(to),
                None => {
                    // Nothing after this node leads anywhere in this pass.
                    self.steps[node] = NOWHERE;
                    trail.pop();
                }
            }
        }
    }

    /// Adds a path; where it runs back along another one, that one is removed there.
    fn lay(&mut self, trail: &[Node]) {
        self.ways += 1;
        for node in trail {
            self.steps[*node] = NOWHERE;
        }
        for pair in trail.windows(2) {
            let (from, to) = (pair[0], pair[1]);
            match (from % 2 == 1, from / 2 == to / 2) {
                (false, true) => self.used[from / 2] = true,
                (true, true) => self.used[from / 2] = false,
                (true, false) => (self.after[from / 2], self.before[to / 2]) = (to / 2, from / 2),
                (false, false) => {}
            }
        }
        self.repair(trail);
    }

    /// Cleans up after removed steps: a step that was walked back no longer connects anything.
    fn repair(&mut self, trail: &[Node]) {
        for pair in trail.windows(2) {
            let (from, to) = (pair[0], pair[1]);
            // From the entrance of a cell back to the exit of the previous one.
            if from % 2 == 0 && to % 2 == 1 && from / 2 != to / 2 {
                let (cell, before) = (from / 2, to / 2);
                if self.after[before] == cell {
                    self.after[before] = NONE;
                }
                if self.before[cell] == before {
                    self.before[cell] = NONE;
                }
            }
        }
        for node in trail {
            let cell = node / 2;
            if !self.used[cell] {
                (self.before[cell], self.after[cell]) = (NONE, NONE);
            }
        }
    }
}
