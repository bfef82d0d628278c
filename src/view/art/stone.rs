//! Hard grounds with square edges: floors, walls of buildings, ruins, low walls, their shadows.

use super::growth::piece;
use super::layer::FLOORS;
use super::palette::SHADOW;
use super::scatter::Scatter;
use super::soft::{FINE, width};
use std::fmt::Write;

const WALL_INK: &str = "#4A4036";

/// Sides of a cell or arms of a crossing, as bits.
pub(super) const NORTH: u16 = 1;
pub(super) const EAST: u16 = 2;
pub(super) const SOUTH: u16 = 4;
pub(super) const WEST: u16 = 8;

/// A rectangle of whole pixels.
fn rect(x: f32, y: f32, w: f32, h: f32, fill: &str) -> String {
    if w <= 0.0 || h <= 0.0 {
        return String::new();
    }
    format!("<rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" fill=\"{fill}\"/>")
}

/// The shadow of buildings to the west (1), north (2) and northwest (4) of a cell.
pub(super) fn shadow(index: u16, cell: u32) -> String {
    let size = cell as f32;
    let (right, down) = ((size * 0.16).round(), (size * 0.24).round());
    let mut shapes = String::new();
    if index & 1 > 0 {
        shapes += &rect(0.0, down, right, size - down, SHADOW);
    }
    if index & 2 > 0 {
        shapes += &rect(right, 0.0, size - right, down, SHADOW);
    }
    if index & 4 > 0 {
        shapes += &rect(0.0, 0.0, right, down, SHADOW);
    }
    format!("<g opacity=\".3\">{shapes}</g>")
}

/// A floor: of a building, then of a ruin.
pub(super) fn floor(index: u16, cell: u32) -> String {
    let mut scatter = Scatter::new(u32::from(index), 41);
    if index < FLOORS { flags(&mut scatter, cell) } else { rubble(&mut scatter, cell) }
}

/// Lines of the three courses of a cell, in whole pixels.
fn courses(size: f32) -> [f32; 4] {
    [0.0, (size / 3.0).round(), (size * 2.0 / 3.0).round(), size]
}

/// Stone flags in three courses, single ones lighter or darker.
fn flags(scatter: &mut Scatter, cell: u32) -> String {
    let size = cell as f32;
    let mut shapes = rect(0.0, 0.0, size, size, "#C9B9A2");
    let rows = courses(size);
    let line = width(1.0, cell).round().max(1.0);
    for (row, joint) in [0.5, 0.25, 0.75].into_iter().enumerate() {
        let (top, tall, joint) = (rows[row], rows[row + 1] - rows[row], (joint * size).round());
        let tint = ["#D1C2AC", "#C0AF97", "#C9B9A2", "#CDBEA7"][scatter.below(4) as usize];
        let (from, to) = if scatter.below(2) == 0 { (0.0, joint) } else { (joint, size) };
        shapes += &rect(from, top, to - from, tall, tint);
        if cell >= FINE {
            shapes += &rect(0.0, top, size, line, "#A89781");
            shapes += &rect(joint, top, line, tall, "#A89781");
        }
    }
    shapes
}

/// The floor of a ruin: remains of the flags under fallen blocks.
fn rubble(scatter: &mut Scatter, cell: u32) -> String {
    let size = cell as f32;
    let mut shapes = rect(0.0, 0.0, size, size, "#B9AE9C");
    if cell >= FINE {
        let rows = courses(size);
        let row = scatter.below(3) as usize;
        let from = (scatter.between(0.0, 0.5) * size).round();
        let line = width(1.0, cell).round().max(1.0);
        shapes += &rect(from, rows[row], (size * 0.5).round(), line, "#A1957F");
        shapes += &rect(from, rows[row], line, (size / 3.0).round(), "#A1957F");
    }
    for _ in 0..2 + scatter.below(2) {
        let (x, y) = (scatter.between(0.2, 0.8) * size, scatter.between(0.2, 0.8) * size);
        let wide = size * scatter.between(0.2, 0.32);
        let _ = write!(
            shapes,
            "<ellipse cx=\"{:.2}\" cy=\"{:.2}\" rx=\"{:.2}\" ry=\"{:.2}\" fill=\"#1B1510\" opacity=\".2\"/>",
            x + wide * 0.14,
            y + wide * 0.24,
            wide * 0.5,
            wide * 0.34
        );
        let name = ["rubble-1", "rubble-2"][scatter.below(2) as usize];
        shapes += &piece(name, x, y, wide, scatter.between(0.0, 180.0));
    }
    shapes
}

/// Where the wall of a ruin has fallen: its first course, level with the floor.
pub(super) fn footing(index: u16, cell: u32) -> String {
    let thick = (cell as f32 * 0.1).round().max(2.0);
    let inner = thick - (cell as f32 * 0.03).round().max(1.0);
    cross(index, cell, thick, false, "#6F6455") + &cross(index, cell, inner, false, "#A3978A")
}

/// Walls along the lines that meet at a corner: which arms are standing (bits), then the same in ruins.
pub(super) fn wall(index: u16, cell: u32) -> String {
    let (arms, ruined) = (index % 16, index >= 16);
    let thick = ((cell as f32 * 0.17 / 2.0).round() * 2.0).max(2.0);
    let core = (thick - 2.0 * (thick * 0.26).round().max(1.0)).max(0.0);
    let cast = (cell as f32 * 0.07).round().max(1.0);
    let broken = ruined && arms.count_ones() == 1;
    let mut shapes = format!(
        "<g opacity=\".22\" transform=\"translate({cast} {cast})\">{}</g>{}{}",
        cross(arms, cell, thick, broken, SHADOW),
        cross(arms, cell, thick, broken, WALL_INK),
        cross(arms, cell, core, broken, "#7A6C5C"),
    );
    if core > 3.0 {
        let shift = -(core * 0.2).round().max(1.0);
        let light = cross(arms, cell, (core * 0.4).round().max(1.0), broken, "#968773");
        let _ = write!(shapes, "<g transform=\"translate({shift} {shift})\">{light}</g>");
    }
    if broken {
        shapes += &broken_end(arms, cell, thick);
    }
    shapes
}

/// Bars of a width from the center of a corner tile to its borders; broken ones stop short of the center.
fn cross(arms: u16, cell: u32, thick: f32, broken: bool, fill: &str) -> String {
    let (size, middle) = (cell as f32, (cell - cell / 2) as f32);
    let (low, half) = (middle - (thick / 2.0).floor(), (thick / 2.0).floor());
    let reach = if broken { -(cell as f32 * 0.14).round() } else { half };
    let (to, from) = (middle + reach, middle - reach);
    let mut shapes = String::new();
    if arms & NORTH > 0 {
        shapes += &rect(low, 0.0, thick, to, fill);
    }
    if arms & SOUTH > 0 {
        shapes += &rect(low, from, thick, size - from, fill);
    }
    if arms & WEST > 0 {
        shapes += &rect(0.0, low, to, thick, fill);
    }
    if arms & EAST > 0 {
        shapes += &rect(from, low, size - from, thick, fill);
    }
    shapes
}

/// Blocks fallen from the end of a broken wall.
fn broken_end(arms: u16, cell: u32, thick: f32) -> String {
    let (middle, step) = ((cell - cell / 2) as f32, cell as f32 * 0.12);
    let (x, y) = match arms {
        NORTH => (0.0, -1.0),
        SOUTH => (0.0, 1.0),
        WEST => (-1.0, 0.0),
        _ => (1.0, 0.0),
    };
    let end = (middle + x * step, middle + y * step);
    piece("rubble-1", end.0, end.1, thick * 1.15, 20.0 * x + 50.0 * y)
        + &piece(
            "rubble-2",
            middle - x * step * 0.8 + y * step,
            middle - y * step * 0.8 + x * step * 0.7,
            thick * 0.8,
            65.0,
        )
}

/// A low wall: which neighbors it joins (bits). One without a neighbor runs to the end of its cell.
pub(super) fn low_wall(index: u16, cell: u32) -> String {
    let arms = match index {
        0 | EAST | WEST => EAST | WEST,
        NORTH | SOUTH => NORTH | SOUTH,
        _ => index,
    };
    let size = cell as f32;
    let thick = (size * 0.3 / 2.0).round() * 2.0 + (cell % 2) as f32;
    let low = ((size - thick) / 2.0).floor();
    let [_, third, two_thirds, _] = courses(size);
    // Each stone of the band: its place if its arm is there.
    let upright = |from: f32, to: f32| (low, from, thick, to - from);
    let lying = |from: f32, to: f32| (from, low, to - from, thick);
    let mut stones = vec![];
    if arms & NORTH > 0 {
        stones.push(upright(0.0, third.min(low + 1.0)));
    }
    if arms & WEST > 0 {
        stones.push(lying(0.0, third.min(low + 1.0)));
    }
    stones.push((low, low, thick, thick));
    if arms & EAST > 0 {
        stones.push(lying(two_thirds.max(low + thick - 1.0), size));
    }
    if arms & SOUTH > 0 {
        stones.push(upright(two_thirds.max(low + thick - 1.0), size));
    }
    masonry(&stones, cell)
}

/// Shadow, ink and stones of a piece of low wall.
fn masonry(stones: &[(f32, f32, f32, f32)], cell: u32) -> String {
    let size = cell as f32;
    let (right, down) = ((size * 0.06).round(), (size * 0.11).round().max(1.0));
    let ink: String = stones.iter().map(|&(x, y, w, h)| rect(x, y, w, h, WALL_INK)).collect();
    let cast = ink.replace("#4A4036", SHADOW);
    let mut shapes = format!("<g opacity=\".28\" transform=\"translate({right} {down})\">{cast}</g>{ink}");
    for &(x, y, w, h) in stones {
        shapes += &block(x, y, w, h, cell);
    }
    shapes
}

/// One stone of a low wall, lit at its upper left.
fn block(x: f32, y: f32, w: f32, h: f32, cell: u32) -> String {
    let (edge, round) = (width(1.0, cell).max(0.6), cell as f32 * 0.05);
    // Joints are finer than the outer edge.
    let joint = edge * 0.5;
    let (across, down) = if w > h {
        (joint, edge)
    } else if h > w {
        (edge, joint)
    } else {
        (edge, edge)
    };
    let (x, y, w, h) = (x + across, y + down, w - 2.0 * across, h - 2.0 * down);
    let mut shapes = format!(
        "<rect x=\"{x:.2}\" y=\"{y:.2}\" width=\"{w:.2}\" height=\"{h:.2}\" rx=\"{round:.2}\" fill=\"#B0A492\"/>"
    );
    if cell >= FINE && w > 3.0 && h > 3.0 {
        let _ = write!(
            shapes,
            "<path d=\"M{:.2} {:.2}V{:.2}H{:.2}\" fill=\"none\" stroke=\"#C8BDAA\" stroke-width=\"{edge:.2}\"/>",
            x + edge * 0.8,
            y + h - edge,
            y + edge * 0.8,
            x + w - edge
        );
    }
    shapes
}
