//! The cost of walking from one zone to the other, and how exposed a walker is on the way.

use super::{Area, tenths};
use crate::board::{Cell, Direction, Grid, terrain::Ground};

/// The walks from one zone into the other, for a primate without special movement that climbs at half Speed.
pub(super) struct Ways {
    /// The cost of the cheapest, in squares.
    pub(super) shortest: u32,
    /// Their average cost, in tenths of a square.
    pub(super) mean: u32,
    /// Average thousandths of the goal that see a walker without cover.
    pub(super) exposure: u32,
}

/// What is known of a cell and the kind of its next diagonal: the remaining distance, how much of it is seen by how
/// many, and the number of cells this is counted over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Left {
    cost: u32,
    seen: u32,
    cells: u32,
}

const FAR: Left = Left { cost: u32::MAX, seen: u32::MAX, cells: 0 };

impl Ways {
    /// The walks from a zone into another one whose cells watch the board.
    pub(super) fn between(ground: &Ground, from: &Area, to: &Area, threat: &Grid<u32>) -> Self {
        let left = search(ground, from, to, threat);
        let starts = || from.cells.iter().map(|cell| left[2 * ground.spots().index(*cell)]).filter(|left| *left != FAR);
        let count = starts().count() as u64;
        let cost: u64 = starts().map(|left| u64::from(left.cost)).sum();
        let seen: u64 = starts().map(|left| u64::from(left.seen) / u64::from(left.cells.max(1))).sum();
        Self {
            shortest: starts().map(|left| left.cost).min().unwrap_or(0),
            mean: tenths(cost, count),
            exposure: (seen + count / 2).checked_div(count).unwrap_or(0) as u32,
        }
    }
}

/// The remaining distance from each cell, first with a cheap diagonal next, then with an expensive one; searched
/// backwards from the goal, by cost, and by exposure for equal costs.
fn search(ground: &Ground, from: &Area, to: &Area, threat: &Grid<u32>) -> Vec<Left> {
    let mut left = vec![FAR; 2 * ground.spots().len()];
    let mut queue: Vec<Vec<usize>> = vec![Vec::new()];
    for cell in &to.cells {
        let place = 2 * ground.spots().index(*cell);
        for place in [place, place + 1] {
            left[place] = Left { cost: 0, seen: 0, cells: 0 };
            queue[0].push(place);
        }
    }
    let mut at = 0;
    while at < queue.len() {
        // All steps cost something, so nothing is added at the cost being settled.
        for place in std::mem::take(&mut queue[at]) {
            if left[place].cost as usize == at {
                settle(ground, from, threat, place, &mut left, &mut queue);
            }
        }
        at += 1;
    }
    left
}

/// Tries all steps that end at a node.
fn settle(
    ground: &Ground,
    from: &Area,
    threat: &Grid<u32>,
    place: usize,
    left: &mut [Left],
    queue: &mut Vec<Vec<usize>>,
) {
    let (goal, dear_after, known) = (ground.spots().cell(place / 2), place % 2 == 1, left[place]);
    for direction in Direction::ALL {
        let (dx, dy) = direction.delta();
        let start = Cell::new(goal.x - dx, goal.y - dy);
        if !ground.contains(start) {
            continue;
        }
        let dear = dear_after ^ direction.is_diagonal();
        // The side's own zone isn't part of the way.
        let counts = !from.holds[start];
        let way = Left {
            cost: known.cost + price(ground, start, goal, dear && direction.is_diagonal()),
            seen: known.seen + if counts { threat[start] } else { 0 },
            cells: known.cells + u32::from(counts),
        };
        let before = 2 * ground.spots().index(start) + usize::from(dear);
        if way < left[before] {
            if way.cost < left[before].cost {
                if queue.len() <= way.cost as usize {
                    queue.resize_with(way.cost as usize + 1, Vec::new);
                }
                queue[way.cost as usize].push(before);
            }
            left[before] = way;
        }
    }
}

/// The cost of a step, including occupied squares.
fn price(ground: &Ground, from: Cell, to: Cell, dear: bool) -> u32 {
    let kind = ground.kind(to);
    let plain = (1 + u32::from(dear)) << u32::from(kind.slow || kind.wet);
    plain + 2 * (ground.surface(from) - ground.surface(to)).unsigned_abs()
}
