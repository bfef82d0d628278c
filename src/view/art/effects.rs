//! Smoke and explosions: soft shapes that stay on the table for a while.

use super::raster::{Pixmap, draw};
use std::fmt::Write;

/// Number of different puffs of smoke.
pub const PUFFS: u8 = 4;

/// One cell's smoke, `px` pixels square, somewhat larger than its cell: three pale discs with the ground showing
/// between them.
pub fn puff(kind: u8, px: u32) -> Pixmap {
    let discs: [[(f32, f32, f32); 3]; PUFFS as usize] = [
        [(37.0, 58.0, 25.0), (66.0, 60.0, 22.0), (51.0, 36.0, 23.0)],
        [(34.0, 42.0, 23.0), (63.0, 38.0, 25.0), (52.0, 66.0, 22.0)],
        [(40.0, 36.0, 24.0), (68.0, 52.0, 22.0), (39.0, 65.0, 24.0)],
        [(62.0, 35.0, 22.0), (35.0, 50.0, 25.0), (62.0, 65.0, 24.0)],
    ];
    let discs = discs[usize::from(kind % PUFFS)];
    let mut shapes = String::from("<g opacity=\".2\">");
    for (x, y, r) in discs {
        let _ = write!(shapes, "<circle cx=\"{}\" cy=\"{}\" r=\"{r}\" fill=\"#1B1510\"/>", x + 3.0, y + 5.0);
    }
    shapes += "</g>";
    for (x, y, r) in discs {
        let _ = write!(
            shapes,
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{r}\" fill=\"#EFEADD\" fill-opacity=\".62\" stroke=\"#857C6C\" \
             stroke-opacity=\".75\" stroke-width=\"2.2\"/>"
        );
    }
    for (x, y, r) in discs {
        let (arc, end) = (r * 0.66, r * 0.3);
        let _ = write!(
            shapes,
            "<path d=\"M{:.1} {:.1}A{arc:.1} {arc:.1} 0 0 1 {:.1} {:.1}\" fill=\"none\" stroke=\"#FFFFFF\" \
             stroke-opacity=\".9\" stroke-width=\"3\" stroke-linecap=\"round\"/>",
            x - arc,
            y - end * 0.2,
            x - end * 0.2,
            y - arc,
        );
    }
    boxed(&shapes, px)
}

/// A stage of an explosion: 0 the flash, 1 the fire, 2 the remaining smoke.
pub fn burst(stage: u8, px: u32) -> Pixmap {
    let shapes = match stage {
        0 => star(12, 48.0, 30.0, "#FFF6D8", "#F2A93B") + &star(12, 33.0, 20.0, "#FFFFFF", "#FFE9A8"),
        1 => {
            cloud(46.0, "#2A2521", 1.0)
                + &cloud(42.0, "#B8451E", 1.0)
                + &cloud(32.0, "#E58A2E", 1.0)
                + &cloud(20.0, "#FFD873", 1.0)
                + &cloud(9.0, "#FFF6D8", 1.0)
        }
        _ => cloud(46.0, "#3B342D", 0.55) + &cloud(36.0, "#6B6257", 0.6) + &cloud(22.0, "#9A9184", 0.55),
    };
    boxed(&shapes, px)
}

/// A star with this many rays around the center of the box.
fn star(rays: u16, far: f32, near: f32, fill: &str, edge: &str) -> String {
    let mut points = String::new();
    for ray in 0..rays * 2 {
        let turn = f32::from(ray) * std::f32::consts::PI / f32::from(rays);
        let long = if ray % 4 == 0 { far } else { far * 0.84 };
        let reach = if ray % 2 == 0 { long } else { near };
        let _ = write!(points, "{:.1},{:.1} ", 50.0 + reach * turn.sin(), 50.0 - reach * turn.cos());
    }
    format!(
        "<polygon points=\"{points}\" fill=\"{fill}\" stroke=\"{edge}\" stroke-width=\"2.4\" stroke-linejoin=\"round\"/>"
    )
}

/// A round cloud with a lumpy edge.
fn cloud(reach: f32, fill: &str, opacity: f32) -> String {
    let mut shapes =
        format!("<g opacity=\"{opacity}\"><circle cx=\"50\" cy=\"50\" r=\"{:.1}\" fill=\"{fill}\"/>", reach * 0.78);
    for lump in 0_u8..7 {
        let turn = f32::from(lump) * 0.9 + reach * 0.05;
        let (size, out) = (reach * (0.3 + 0.05 * f32::from(lump % 3)), reach * 0.64);
        let _ = write!(
            shapes,
            "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"{size:.1}\" fill=\"{fill}\"/>",
            50.0 + out * turn.sin(),
            50.0 - out * turn.cos()
        );
    }
    shapes + "</g>"
}

/// Shapes in a box of 100.
fn boxed(shapes: &str, px: u32) -> Pixmap {
    draw(&format!("<g transform=\"scale({:.4})\">{shapes}</g>", px as f32 / 100.0), px, px)
}
