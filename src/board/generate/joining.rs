//! Reconnects whatever the pieces have cut off: all ground outside houses is connected by steps of at most one square.

use super::canvas::{Canvas, Stuff};
use crate::board::{Cell, Direction};
use std::collections::VecDeque;

const STRAIGHT: [Direction; 4] = [Direction::North, Direction::East, Direction::South, Direction::West];

/// Breaches walls and houses, as few as possible, until everywhere outside the houses can be reached on foot.
pub(super) fn join(canvas: &mut Canvas) {
    // A breach may remove a wall that served as a stair, so check again until nothing is cut off.
    for _ in 0..16 {
        if !join_once(canvas) {
            return;
        }
    }
}

/// Goes over the table once; whether anything had to be breached.
fn join_once(canvas: &mut Canvas) -> bool {
    let mut reached = vec![false; canvas.stuff.len()];
    let (mut first, mut changed) = (true, false);
    for cell in canvas.stuff.cells() {
        if is_house(canvas, cell) || reached[canvas.stuff.index(cell)] {
            continue;
        }
        if !std::mem::take(&mut first) {
            let breached = breach(canvas, &reached, cell);
            changed |= !breached.is_empty();
            breached.into_iter().for_each(|cell| canvas.crumble(cell));
        }
        flood(canvas, &mut reached, cell);
    }
    changed
}

fn is_house(canvas: &Canvas, cell: Cell) -> bool {
    matches!(canvas.stuff[cell], Stuff::Building(_))
}

fn surface(canvas: &Canvas, cell: Cell) -> i16 {
    let top = match canvas.stuff[cell] {
        Stuff::Building(top) => top,
        Stuff::Wall => 1,
        _ => 0,
    };
    canvas.soil[cell] as i16 + top as i16
}

/// The straight neighbors on the table.
fn beside(canvas: &Canvas, cell: Cell) -> impl Iterator<Item = Cell> {
    STRAIGHT.into_iter().map(move |direction| cell.step(direction)).filter(|to| canvas.stuff.contains(*to))
}

fn can_walk(canvas: &Canvas, from: Cell, to: Cell) -> bool {
    !is_house(canvas, from) && !is_house(canvas, to) && (surface(canvas, from) - surface(canvas, to)).abs() <= 1
}

/// Marks everything that can be reached on foot.
fn flood(canvas: &Canvas, reached: &mut [bool], from: Cell) {
    let mut open = vec![from];
    reached[canvas.stuff.index(from)] = true;
    while let Some(cell) = open.pop() {
        for to in beside(canvas, cell) {
            if !reached[canvas.stuff.index(to)] && can_walk(canvas, cell, to) {
                reached[canvas.stuff.index(to)] = true;
                open.push(to);
            }
        }
    }
}

/// The walls and houses on the path from a cell to the reached area that crosses the fewest of them.
fn breach(canvas: &Canvas, reached: &[bool], from: Cell) -> Vec<Cell> {
    let index = |cell| canvas.stuff.index(cell);
    let mut known: Vec<(u16, Option<Cell>)> = vec![(u16::MAX, None); canvas.stuff.len()];
    let mut queue = VecDeque::from([(0, from)]);
    known[index(from)].0 = 0;
    while let Some((cost, cell)) = queue.pop_front() {
        if cost > known[index(cell)].0 {
            continue;
        }
        if reached[index(cell)] {
            return standing_on(canvas, &known, cell);
        }
        for to in beside(canvas, cell) {
            let free = can_walk(canvas, cell, to);
            let total = cost + u16::from(!free);
            if total < known[index(to)].0 {
                known[index(to)] = (total, Some(cell));
                if free { queue.push_front((total, to)) } else { queue.push_back((total, to)) }
            }
        }
    }
    Vec::new()
}

/// The obstacles on the way back from a cell.
fn standing_on(canvas: &Canvas, known: &[(u16, Option<Cell>)], end: Cell) -> Vec<Cell> {
    let way = std::iter::successors(Some(end), |cell| known[canvas.stuff.index(*cell)].1);
    way.filter(|cell| matches!(canvas.stuff[*cell], Stuff::Building(_) | Stuff::Wall)).collect()
}
