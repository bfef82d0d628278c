//! What grows on a cell: grass, waves, stones, trees.

use super::layer::{GROWTHS, Seat};
use super::scatter::Scatter;
use super::soft::FINE;
use super::sources;
use std::fmt::Write;

/// A drawing from `assets/art/ground`, its box of 100 scaled to `size` pixels around `(x, y)`.
pub(super) fn piece(name: &str, x: f32, y: f32, size: f32, turn: f32) -> String {
    let shapes = sources::shapes(&format!("ground/{name}"));
    format!(
        "<g transform=\"translate({x:.2} {y:.2}) rotate({turn:.0}) scale({:.4}) translate(-50 -50)\">{shapes}</g>",
        size / 100.0
    )
}

/// The shapes of one tile of small things: grass, then waves, then stones, then gravel.
pub(super) fn tile(index: u16, cell: u32) -> String {
    let size = cell as f32;
    let mut scatter = Scatter::new(u32::from(index), 21);
    match index / GROWTHS {
        0 => grass(&mut scatter, size, cell >= FINE),
        1 => waves(&mut scatter, size, cell >= FINE),
        2 => stones(&mut scatter, size),
        _ => gravel(&mut scatter, size),
    }
}

fn grass(scatter: &mut Scatter, size: f32, fine: bool) -> String {
    let mut shapes = String::new();
    for _ in 0..if fine { 1 + scatter.below(2) } else { 1 } {
        let (x, y) = (scatter.between(0.2, 0.8) * size, scatter.between(0.25, 0.8) * size);
        shapes += &piece("tick", x, y, size * scatter.between(0.24, 0.32), 0.0);
    }
    if fine && scatter.below(3) == 0 {
        let (x, y) = (scatter.between(0.3, 0.7) * size, scatter.between(0.3, 0.7) * size);
        shapes += &piece("pebbles", x, y, size * 0.4, scatter.between(0.0, 90.0));
    }
    shapes
}

/// Two little waves, near enough to the center for a lone cell's disc; one of double size where the cell is small.
fn waves(scatter: &mut Scatter, size: f32, fine: bool) -> String {
    if !fine {
        return piece("wave", size * 0.5, scatter.between(0.38, 0.62) * size, size * 1.3, 0.0);
    }
    let side = if scatter.below(2) == 0 { 1.0 } else { -1.0 };
    let mut shapes = String::new();
    for row in [-1.0, 1.0] {
        let x = 0.5 + side * row * scatter.between(0.05, 0.14);
        let y = 0.5 + row * scatter.between(0.1, 0.2);
        shapes += &piece("wave", x * size, y * size, size * scatter.between(0.66, 0.8), 0.0);
    }
    shapes
}

/// Loose gravel on a road.
fn gravel(scatter: &mut Scatter, size: f32) -> String {
    let mut shapes = String::new();
    for _ in 0..3 + scatter.below(3) {
        let (x, y) = (scatter.between(0.15, 0.85) * size, scatter.between(0.15, 0.85) * size);
        let wide = scatter.between(0.03, 0.06) * size;
        let _ = write!(
            shapes,
            "<ellipse cx=\"{x:.2}\" cy=\"{y:.2}\" rx=\"{wide:.2}\" ry=\"{:.2}\" fill=\"#A98F62\"/>",
            wide * 0.7
        );
    }
    shapes
}

/// Three stones that stay apart, near enough to the center for a lone cell's disc.
fn stones(scatter: &mut Scatter, size: f32) -> String {
    let start = scatter.between(0.0, std::f32::consts::TAU);
    let mut stones = [0.0, 2.1, 4.2].map(|turn| {
        let (angle, far) = (start + turn + scatter.between(-0.3, 0.3), scatter.between(0.19, 0.29));
        (0.5 + far * angle.sin(), 0.5 + far * angle.cos(), scatter.between(0.18, 0.31))
    });
    stones.sort_by(|a, b| a.1.total_cmp(&b.1));
    let mut shapes = String::new();
    for (x, y, wide) in stones {
        let _ = write!(
            shapes,
            "<ellipse cx=\"{:.2}\" cy=\"{:.2}\" rx=\"{:.2}\" ry=\"{:.2}\" fill=\"#4A3D22\" opacity=\".22\"/>",
            (x + 0.03) * size,
            (y + wide * 0.3) * size,
            wide * 0.52 * size,
            wide * 0.28 * size,
        );
        let name = ["stone-1", "stone-2", "stone-3"][scatter.below(3) as usize];
        shapes += &piece(name, x * size, y * size, wide * size, scatter.between(-14.0, 14.0));
    }
    shapes
}

/// The trees of a cell, from the back: middle (in cells, from its top left corner), radius, kind.
///
/// Two large ones across the middle of the cell, turned differently in each tile so that no rows are visible, and a
/// small one to fill the gap to the next row.
fn trees(index: u16) -> Vec<(f32, f32, f32, u32)> {
    let mut scatter = Scatter::new(u32::from(index), 33);
    let turn = (f32::from(index) * 0.618).fract() * 2.4 - 1.2;
    let (right, down) = (scatter.between(-0.07, 0.07), scatter.between(-0.15, 0.15));
    let mut trees: Vec<_> = [-1.0, 1.0]
        .map(|side| {
            let far = side * scatter.between(0.22, 0.27);
            let (x, y) = (0.5 + right + far * turn.cos(), 0.5 + down + far * turn.sin());
            (x, y, scatter.between(0.27, 0.34), scatter.below(3) + 1)
        })
        .into();
    if !index.is_multiple_of(4) {
        trees.push((
            scatter.between(0.25, 0.75),
            scatter.between(0.86, 0.96),
            scatter.between(0.17, 0.23),
            scatter.below(3) + 1,
        ));
    }
    trees.sort_by(|a, b| a.1.total_cmp(&b.1));
    trees
}

/// Shapes of a tile of crowns, or of their shadows; the tile extends beyond each side of the cell.
pub(super) fn crowns(index: u16, cell: u32, shadows: bool) -> String {
    let (size, over) = (cell as f32, Seat::over(cell) as f32);
    let mut shapes = String::new();
    for (x, y, radius, kind) in trees(index) {
        let (x, y, radius) = (x * size + over, y * size + over, radius * size);
        if shadows {
            let _ = write!(
                shapes,
                "<circle cx=\"{:.2}\" cy=\"{:.2}\" r=\"{radius:.2}\" fill=\"#2A2E17\"/>",
                x + radius * 0.24,
                y + radius * 0.36
            );
        } else {
            shapes += &piece(&format!("crown-{kind}"), x, y, radius * 2.0, 0.0);
        }
    }
    if shadows { format!("<g opacity=\".3\">{shapes}</g>") } else { shapes }
}
