//! Distances: the metric, the sphere, the bands of range; and radius and range measured in a straight line.

use super::super::{
    icons::Sign,
    looks::Lead,
    overlay::Region,
    paint,
    palette::Outline,
    raster::{Pixmap, draw},
};
use super::board::{Board, counter, label, words};
use crate::board::{Cell, distance};
use crate::words::{say, word};
use std::fmt::Write;

/// The distance to each square around a primate.
pub(super) fn metric(cell: u32) -> Pixmap {
    let mut board = Board::open(15, 9, cell);
    let from = Cell::new(7, 4);
    board.region(Region::Sphere, |at| distance(at, from) <= 6);
    board.counter((7, 4), "baboon", Outline::Square, Lead::None);
    let mut shapes = String::new();
    for at in board.ground.spots().cells().filter(|at| *at != from) {
        let squares = distance(at, from);
        let straight = at.x == from.x || at.y == from.y;
        let diagonal = (at.x - from.x).abs() == (at.y - from.y).abs();
        let colour = if diagonal { "#A8322A" } else { "#2A2521" };
        let size = cell as f32 * if straight || diagonal { 0.62 } else { 0.5 };
        shapes += &words(&squares.to_string(), board.middle((at.x, at.y)), size, colour);
    }
    board.shapes(&shapes);
    board.picture
}

/// A squad: its sergeant, the members in its circle, a chain extending from there, and one left outside.
pub(super) fn sphere(cell: u32) -> Pixmap {
    let mut board = Board::open(21, 13, cell);
    let leader = Cell::new(7, 6);
    let inside = [(4, 4), (6, 9), (9, 3), (12, 7)];
    let chain = [(14, 8), (16, 8)];
    let links: Vec<Cell> = inside[3..].iter().chain(&chain).map(|(x, y)| Cell::new(*x, *y)).collect();
    let hangs = |at: Cell| links.iter().any(|link| distance(at, *link) <= 2);
    board.region(Region::ChainedSphere, |at| distance(at, leader) <= 6 || hangs(at));
    board.region(Region::Sphere, |at| distance(at, leader) <= 6);
    let mut shapes = String::new();
    for pair in links.windows(2) {
        let ((x1, y1), (x2, y2)) = (board.middle((pair[0].x, pair[0].y)), board.middle((pair[1].x, pair[1].y)));
        let _ = write!(
            shapes,
            "<path d=\"M{x1} {y1}L{x2} {y2}\" stroke=\"#C8912E\" stroke-width=\"4\" stroke-dasharray=\"6 4\"/>"
        );
    }
    board.shapes(&shapes);
    for at in inside.into_iter().chain(chain).chain([(18, 2)]) {
        board.counter(at, "baboon", Outline::Square, Lead::None);
    }
    board.counter((7, 6), "baboon", Outline::Square, Lead::Leader);
    board.sign((18, 2), Sign::BrokenRing);
    let size = cell as f32 * 0.62;
    let (middle, chained, lost) = (board.middle((7, 11)), board.middle((16, 10)), board.middle((17, 4)));
    let squares = |count: i64| say("figure-squares", &[("count", count.into())]);
    let shapes = label(&squares(6), middle, size)
        + &label(&word("figure-chain"), chained, size)
        + &label(&word("figure-outside"), lost, size);
    board.shapes(&shapes);
    board.picture
}

/// Whether a cell is within a radius in a straight line.
fn is_within(at: Cell, from: Cell, radius: i16) -> bool {
    let (dx, dy) = (i32::from(at.x - from.x), i32::from(at.y - from.y));
    dx * dx + dy * dy <= i32::from(radius) * i32::from(radius)
}

/// A leader, those within its radius, and one outside.
pub(super) fn command(cell: u32) -> Pixmap {
    let mut board = Board::open(19, 14, cell);
    let leader = Cell::new(7, 6);
    board.region(Region::Sphere, |at| is_within(at, leader, 6));
    let ((x, y), radius) = (board.middle((leader.x, leader.y)), cell as f32 * 6.0);
    board.shapes(&format!(
        "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"none\" stroke=\"#C8912E\" stroke-width=\"3\" \
         stroke-dasharray=\"8 5\"/>"
    ));
    for at in [(4, 3), (5, 8), (9, 4), (11, 9), (13, 6), (15, 10)] {
        board.counter(at, "mandrill", Outline::Square, Lead::None);
    }
    board.counter((leader.x, leader.y), "mandrill", Outline::Square, Lead::Leader);
    board.sign((15, 10), Sign::BrokenRing);
    let size = cell as f32 * 0.62;
    let shapes = label(&say("figure-squares", &[("count", 6.into())]), board.middle((7, 11)), size)
        + &label(&word("figure-beyond"), board.middle((15, 12)), size);
    board.shapes(&shapes);
    board.picture
}

/// Half the range of a rifle, and all of it, seen from the left.
pub(super) fn ranges(cell: u32) -> Pixmap {
    let (columns, rows, px) = (30_i16, 15_i16, (cell as f32 * 0.75).round().max(8.0));
    let (wide, tall) = ((f32::from(columns) * px) as u32, (f32::from(rows) * px) as u32);
    let from = Cell::new(3, rows / 2);
    let mut shapes = format!("<rect width=\"{wide}\" height=\"{tall}\" fill=\"#E6DBB9\"/>");
    for (x, y) in (0..rows).flat_map(|y| (0..columns).map(move |x| (x, y))) {
        let at = Cell::new(x, y);
        let colour = match () {
            () if is_within(at, from, 10) => "#E0A83C",
            () if is_within(at, from, 20) => "#EBD6A6",
            () => continue,
        };
        let (left, top) = (f32::from(x) * px, f32::from(y) * px);
        let _ = write!(
            shapes,
            "<rect x=\"{left:.1}\" y=\"{top:.1}\" width=\"{px:.1}\" height=\"{px:.1}\" fill=\"{colour}\" \
             stroke=\"#5A4B2E\" stroke-opacity=\".22\" stroke-width=\".6\"/>"
        );
    }
    let middle = |x: i16| ((f32::from(x) + 0.5) * px, (f32::from(from.y) + 0.5) * px);
    let size = cell as f32 * 0.66;
    for (place, reach, name) in [(9, 10, "half"), (18, 20, "whole")] {
        let words = say(&format!("figure-{name}"), &[("count", i64::from(reach).into())]);
        shapes += &label(&words, middle(place), size);
    }
    shapes += &label(&word("figure-beyond-range"), middle(26), size);
    let mut picture = draw(&shapes, wide, tall);
    let (x, y) = middle(from.x);
    let print = counter("mandrill", Outline::Square, Lead::None, (px * 2.0) as u32);
    let corner = (x as i32 - print.width() as i32 / 2, y as i32 - print.height() as i32 / 2);
    paint::over(&mut picture, &print, (0, 0), (print.width(), print.height()), corner);
    picture
}

/// The reaches of the bands by the metric, seen from the left.
pub(super) fn bands(cell: u32) -> Pixmap {
    let (columns, rows, px) = (64_i16, 26_i16, (cell as f32 / 2.4).round().max(5.0));
    let (wide, tall) = ((f32::from(columns) * px) as u32, (f32::from(rows) * px) as u32);
    let from = Cell::new(6, rows / 2);
    let mut shapes = format!("<rect width=\"{wide}\" height=\"{tall}\" fill=\"#E6DBB9\"/>");
    for y in 0..rows {
        for x in 0..columns {
            let colour = match distance(Cell::new(x, y), from) {
                ..=12 => "#E0A83C",
                13..=24 => "#E7C277",
                25..=48 => "#EBD6A6",
                _ => continue,
            };
            let (left, top) = (f32::from(x) * px, f32::from(y) * px);
            let _ = write!(
                shapes,
                "<rect x=\"{left:.1}\" y=\"{top:.1}\" width=\"{px:.1}\" height=\"{px:.1}\" fill=\"{colour}\" \
                 stroke=\"#5A4B2E\" stroke-opacity=\".22\" stroke-width=\".6\"/>"
            );
        }
    }
    let middle = |x: i16, y: i16| ((f32::from(x) + 0.5) * px, (f32::from(y) + 0.5) * px);
    let size = cell as f32 * 0.66;
    for (place, reach, name) in [(12, 12, "short"), (24, 24, "medium"), (42, 48, "long")] {
        let words = say(&format!("figure-{name}"), &[("count", i64::from(reach).into())]);
        shapes += &label(&words, middle(place, from.y), size);
    }
    shapes += &label(&word("figure-extreme"), middle(59, from.y), size);
    let mut picture = draw(&shapes, wide, tall);
    let (x, y) = middle(from.x, from.y);
    let print = counter("baboon", Outline::Square, Lead::None, (px * 3.0) as u32);
    let corner = (x as i32 - print.width() as i32 / 2, y as i32 - print.height() as i32 / 2);
    paint::over(&mut picture, &print, (0, 0), (print.width(), print.height()), corner);
    picture
}
