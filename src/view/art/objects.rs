//! Things on the ground besides the pieces, as shapes in a box of 100, and the edges of areas.

use super::looks::Glyph;
use super::palette::{CREAM, INK, Outline, SideColours};
use super::sources;
use crate::board::{Cell, Direction};
use std::collections::BTreeSet;

/// A victory marker: a post with a flag on a ring of stones. The flag has the color and the shape of the holder.
pub fn marker(holder: Option<SideColours>, outline: Option<Outline>, number: u8, cell: u32) -> String {
    let (flag, dark, figure) = holder.map_or(("#F6EBD0", "#8A7B66", INK), |side| (side.base, side.dark, side.figure));
    let edge = if cell < 20 { 5.0 } else { 3.2 };
    let mut shapes = String::from(
        "<ellipse cx=\"53\" cy=\"75\" rx=\"33\" ry=\"15\" fill=\"#1B1510\" fill-opacity=\".2\"/>\
         <ellipse cx=\"50\" cy=\"71\" rx=\"31\" ry=\"14\" fill=\"#D9C79C\" stroke=\"#2A2521\" stroke-width=\"2.6\"/>",
    );
    shapes += &format!(
        "<ellipse cx=\"50\" cy=\"71\" rx=\"24\" ry=\"9.6\" fill=\"none\" stroke=\"{dark}\" stroke-width=\"4\"/>\
         <path d=\"M40 74V14\" stroke=\"{INK}\" stroke-width=\"{}\" stroke-linecap=\"round\"/>\
         <path d=\"M40 73V15\" stroke=\"#C49A5A\" stroke-width=\"3\" stroke-linecap=\"round\"/>\
         <path d=\"M42 14H84L76 28L84 42H42Z\" fill=\"{flag}\" stroke=\"{INK}\" stroke-width=\"{edge}\" stroke-linejoin=\"round\"/>\
         <path d=\"M44.5 17H78\" stroke=\"#FFFFFF\" stroke-opacity=\".4\" stroke-width=\"3\"/>",
        edge * 2.4
    );
    if cell >= 17 {
        shapes += &match outline {
            Some(Outline::Square) => format!(
                "<rect x=\"49\" y=\"20\" width=\"17\" height=\"17\" rx=\"3\" fill=\"{CREAM}\" stroke=\"{INK}\" stroke-width=\"2\"/>"
            ),
            Some(Outline::Disc) => format!(
                "<circle cx=\"57.5\" cy=\"28.5\" r=\"9.5\" fill=\"{CREAM}\" stroke=\"{INK}\" stroke-width=\"2\"/>"
            ),
            None => String::new(),
        };
    }
    let figure = if outline.is_some() && cell >= 17 { INK } else { figure };
    let size = if cell >= 17 { 20.0 } else { 32.0 };
    if number > 0 {
        shapes += &format!(
            "<text x=\"57.5\" y=\"{}\" font-family=\"Yanone Kaffeesatz\" font-weight=\"700\" font-size=\"{size}\" text-anchor=\"middle\" fill=\"{figure}\">{number}</text>",
            28.5 + size * 0.33
        );
    }
    shapes
}

/// A weapon behind sandbags, with its direction; the ring is in a side's color while it is crewed.
pub fn emplacement(weapon: Option<Glyph>, facing: Direction, side: Option<SideColours>) -> String {
    let turn = f32::from(facing as u8) * 45.0;
    let plate = side.map_or("#CDB78A", |side| side.base);
    let bags = sources::shapes("signs/sandbags");
    // The silhouettes point to the right; a weapon without one gets a plain barrel.
    let gun = weapon.map_or_else(
        || format!("<path d=\"M50 64V16\" stroke=\"{INK}\" stroke-width=\"9\"/>"),
        |weapon| {
            format!(
                "<g transform=\"translate(50 46) rotate(-90) scale(1.15) translate(-20 -8)\">{}</g>",
                sources::shapes(&weapon.drawing())
            )
        },
    );
    format!(
        "<g transform=\"translate(4 6) rotate({turn} 50 50)\" opacity=\".25\"><path d=\"M22 72Q10 34 34 22Q50 12 66 22Q90 34 78 72\" fill=\"none\" stroke=\"#1B1510\" stroke-width=\"22\" stroke-linecap=\"round\"/></g>\
         <g transform=\"rotate({turn} 50 50)\">\
         <circle cx=\"50\" cy=\"52\" r=\"20\" fill=\"{plate}\" stroke=\"{INK}\" stroke-width=\"2.4\"/>\
         <g transform=\"translate(9.5 14) scale(3.375)\">{bags}</g>{gun}</g>"
    )
}

type Point = (f32, f32);

/// The edge of a set of cells as straight lines, as long as possible, in cells from the top left corner of the board.
pub fn edge(cells: &BTreeSet<Cell>) -> Vec<(Point, Point)> {
    let has = |x: i16, y: i16| cells.contains(&Cell::new(x, y));
    let (mut lying, mut upright) = (Vec::new(), Vec::new());
    for at in cells {
        for (row, there) in [(at.y, has(at.x, at.y - 1)), (at.y + 1, has(at.x, at.y + 1))] {
            if !there {
                lying.push((row, at.x));
            }
        }
        for (column, there) in [(at.x, has(at.x - 1, at.y)), (at.x + 1, has(at.x + 1, at.y))] {
            if !there {
                upright.push((column, at.y));
            }
        }
    }
    let lying = runs(lying).into_iter().map(|(row, from, to)| ((from, row), (to, row)));
    let upright = runs(upright).into_iter().map(|(column, from, to)| ((column, from), (column, to)));
    lying.chain(upright).collect()
}

/// Adjacent steps on one line, joined: the line, its start, its end.
fn runs(mut steps: Vec<(i16, i16)>) -> Vec<(f32, f32, f32)> {
    steps.sort_unstable();
    steps.dedup();
    let mut runs: Vec<(i16, i16, i16)> = Vec::new();
    for (line, at) in steps {
        match runs.last_mut().filter(|run| run.0 == line && run.2 == at) {
            Some(run) => run.2 = at + 1,
            None => runs.push((line, at, at + 1)),
        }
    }
    runs.into_iter().map(|(line, from, to)| (f32::from(line), f32::from(from), f32::from(to))).collect()
}

/// A place for the name of a set of cells: the center of the cell nearest to their common center.
pub fn heart(cells: &BTreeSet<Cell>) -> Option<Point> {
    let count = cells.len().max(1) as f32;
    let (x, y) = cells.iter().fold((0.0, 0.0), |(x, y), at| (x + f32::from(at.x), y + f32::from(at.y)));
    let far = |at: &&Cell| {
        let (dx, dy) = (f32::from(at.x) - x / count, f32::from(at.y) - y / count);
        ((dx * dx + dy * dy) * 16.0) as i32
    };
    let at = cells.iter().min_by_key(far)?;
    Some((f32::from(at.x) + 0.5, f32::from(at.y) + 0.5))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_edge_is_as_few_lines_as_can_be() {
        let block: BTreeSet<_> = (2..6).flat_map(|x| (1..4).map(move |y| Cell::new(x, y))).collect();
        assert_eq!(edge(&block).len(), 4);
        assert_eq!(heart(&block), Some((3.5, 2.5)));
        let mut notched = block.clone();
        notched.remove(&Cell::new(2, 1));
        assert_eq!(edge(&notched).len(), 6);
        assert_eq!(edge(&BTreeSet::new()), vec![]);
    }
}
