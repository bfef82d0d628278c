//! The cheapest paths of a footprint, square by square (G-22).

use super::{Course, Driver, Manoeuvre, Stand};
use crate::board::{Cell, Direction};
use std::{cmp::Reverse, collections::BinaryHeap};

/// How many squares beyond the edge a vehicle's corner may be.
const BEYOND: i16 = 8;

/// A corner, and whether the next diagonal is a second one.
type Node = (Cell, bool);

/// The cost of the cheapest path to a node, and the last step with the kind of node it left; none at the start.
type Known = (u16, Option<(bool, Direction)>);

/// Everything that a vehicle can reach in one action.
pub struct Ways {
    start: Stand,
    width: i16,
    height: i16,
    /// The cheapest path found to each node.
    found: Vec<Option<Known>>,
}

impl Ways {
    pub(super) fn search(driver: &Driver, start: Stand, speed: u16) -> Self {
        let (width, height) = driver.field.ground().size();
        let (width, height) = (width + 2 * BEYOND, height + 2 * BEYOND);
        let found = vec![None; 2 * width as usize * height as usize];
        let mut ways = Self { start, width, height, found };
        let mut heap = BinaryHeap::from([Reverse((0u16, (start.corner, false)))]);
        ways.set((start.corner, false), 0, None);
        while let Some(Reverse((cost, node))) = heap.pop() {
            if ways.cost(node).is_some_and(|known| known < cost) {
                continue;
            }
            for direction in Direction::ALL {
                let next = (node.0.step(direction), node.1 ^ direction.is_diagonal());
                // A known cost is rarely improved: only price a step that could improve it.
                let least = cost + Driver::least(node.1 && direction.is_diagonal());
                if least > speed || ways.cost(next).is_some_and(|known| known <= least) {
                    continue;
                }
                let from = Stand { corner: node.0, ..start };
                let Some((price, _)) = driver.price(from, Manoeuvre::Step(direction), node.1) else { continue };
                let total = cost + price;
                if total <= speed && ways.cost(next).is_none_or(|known| total < known) {
                    ways.set(next, total, Some((node.1, direction)));
                    heap.push(Reverse((total, next)));
                }
            }
        }
        ways
    }

    fn place(&self, (corner, second): Node) -> Option<usize> {
        let (x, y) = (corner.x + BEYOND, corner.y + BEYOND);
        let inside = x >= 0 && y >= 0 && x < self.width && y < self.height;
        inside.then(|| 2 * (y as usize * self.width as usize + x as usize) + usize::from(second))
    }

    fn cost(&self, node: Node) -> Option<u16> {
        self.found[self.place(node)?].map(|(cost, _)| cost)
    }

    fn set(&mut self, node: Node, cost: u16, step: Option<(bool, Direction)>) {
        if let Some(place) = self.place(node) {
            self.found[place] = Some((cost, step));
        }
    }

    /// The corners it can reach, in order, with the cost of the cheapest path.
    pub fn ends(&self) -> Vec<(Cell, u16)> {
        let corner = |place: usize| {
            // A large board has more squares than an i16 can count; only the column and the row fit.
            let width = self.width as usize;
            Cell::new((place % width) as i16 - BEYOND, (place / width) as i16 - BEYOND)
        };
        let cheapest = |kinds: &[Option<Known>]| kinds.iter().flatten().map(|one| one.0).min();
        let ends =
            self.found.chunks(2).enumerate().filter_map(|(place, kinds)| Some((corner(place), cheapest(kinds)?)));
        let mut ends: Vec<(Cell, u16)> = ends.filter(|(cell, _)| *cell != self.start.corner).collect();
        ends.sort_unstable();
        ends
    }

    /// The cheapest path to a corner, and the facing of the vehicle at its end.
    pub fn course(&self, corner: Cell) -> Option<(Stand, Course)> {
        let kinds = [false, true].into_iter().filter_map(|second| Some((self.cost((corner, second))?, second)));
        let (_, second) = kinds.min()?;
        let (mut way, mut node) = (Vec::new(), (corner, second));
        while let Some((_, Some((before, direction)))) = self.place(node).and_then(|place| self.found[place]) {
            way.push(direction);
            let (dx, dy) = direction.delta();
            node = (Cell::new(node.0.x - dx, node.0.y - dy), before);
        }
        way.reverse();
        let facing = way.last().copied().filter(|_| corner != self.start.corner)?;
        Some((Stand { corner, facing, ..self.start }, Course(way.into_iter().map(Manoeuvre::Step).collect())))
    }
}
