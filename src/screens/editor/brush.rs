//! Brush and eraser: what they do to the cells of a ground.

use crate::board::{
    Cell, Grid,
    generate::Symmetry,
    terrain::{Ground, Kind, Spot},
};
use crate::screens::grounds::Grounds;

/// Highest soil that is laid by hand; a level may go to 9.
const HIGHEST: u8 = 9;

/// What the hand holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// A kind of ground, by its place in the book, with its top; the soil stays as high as it is.
    Kind {
        /// Place of the kind.
        kind: u8,
        /// Squares that one stands above the soil.
        top: u8,
    },
    /// The soil one square higher.
    Raise,
    /// The soil one square lower.
    Lower,
    /// Open and flat.
    Eraser,
}

/// All tools in the order in which they are offered: each kind, those of several tops once for each; height, in a book that has
/// any; the eraser.
pub fn tools(kinds: &[Kind], grounds: &dyn Grounds) -> Vec<Tool> {
    let each = kinds
        .iter()
        .enumerate()
        .flat_map(|(place, kind)| grounds.tops(kind).map(move |top| Tool::Kind { kind: place as u8, top }));
    let soil = if grounds.has_heights() { &[Tool::Raise, Tool::Lower][..] } else { &[] };
    each.chain(soil.iter().copied()).chain([Tool::Eraser]).collect()
}

/// Widths of the brushes, in cells.
pub const BRUSHES: [i16; 5] = [1, 2, 3, 5, 9];

/// The cells under a brush of a width whose middle is a cell: round from three cells on.
pub fn under((width, height): (i16, i16), middle: Cell, brush: i16) -> Vec<Cell> {
    let (from, radius) = (-((brush - 1) / 2), i32::from(brush) * i32::from(brush));
    let spread = (from..from + brush).flat_map(|y| (from..from + brush).map(move |x| (x, y)));
    let is_in = |(x, y): &(i16, i16)| {
        let far = |at: i16| i32::from(2 * at) * i32::from(2 * at);
        // A round brush keeps the corners of its square free.
        brush < 3 || far(*x) + far(*y) <= radius
    };
    let cells = spread.filter(is_in).map(|(x, y)| Cell::new(middle.x + x, middle.y + y));
    cells.filter(|cell| (0..width).contains(&cell.x) && (0..height).contains(&cell.y)).collect()
}

/// The cells of a straight stroke from one cell to another, both included: a hand is quicker than the frames.
pub fn stroke(from: Cell, to: Cell) -> Vec<Cell> {
    let (dx, dy) = (i32::from(to.x - from.x), i32::from(to.y - from.y));
    let steps = dx.abs().max(dy.abs()).max(1);
    let part = |start: i16, by: i32, step: i32| {
        let doubled = 2 * by * step + steps * by.signum();
        start + (doubled / (2 * steps)) as i16
    };
    (0..=steps).map(|step| Cell::new(part(from.x, dx, step), part(from.y, dy, step))).collect()
}

/// The cell that looks the same where the halves of the ground correspond.
pub const fn twin((width, height): (i16, i16), symmetry: Symmetry, cell: Cell) -> Cell {
    match symmetry {
        Symmetry::None => cell,
        Symmetry::Mirrored => Cell::new(width - 1 - cell.x, cell.y),
        Symmetry::Rotated => Cell::new(width - 1 - cell.x, height - 1 - cell.y),
    }
}

/// The ground with some cells worked over by a tool, each once; none where nothing changes.
pub fn worked(ground: &Ground, tool: Tool, cells: &[Cell]) -> Option<Ground> {
    let mut spots: Grid<Spot> = ground.spots().clone();
    for cell in cells {
        let spot = &mut spots[*cell];
        match tool {
            Tool::Kind { kind, top } => (spot.kind, spot.top) = (kind, top),
            Tool::Raise => spot.soil = (spot.soil + 1).min(HIGHEST),
            Tool::Lower => spot.soil = spot.soil.saturating_sub(1),
            Tool::Eraser => *spot = Spot::default(),
        }
    }
    (spots != *ground.spots()).then(|| Ground::new(ground.kinds().clone(), spots))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::hosts;

    #[test]
    fn brushes_are_as_wide_as_they_say_and_stay_on_the_board() {
        let size = (24, 12);
        for (brush, cells) in BRUSHES.into_iter().zip([1, 4, 9, 21, 69]) {
            let here = under(size, Cell::new(12, 6), brush);
            assert_eq!(here.len(), cells, "{brush}");
            let columns: std::collections::BTreeSet<i16> = here.iter().map(|cell| cell.x).collect();
            assert_eq!(columns.len(), brush as usize);
        }
        assert_eq!(under(size, Cell::new(0, 0), 3).len(), 4);
    }

    #[test]
    fn a_quick_stroke_leaves_no_gap() {
        for to in [Cell::new(9, 2), Cell::new(-4, 7), Cell::new(0, -5), Cell::new(0, 0)] {
            let cells = stroke(Cell::new(0, 0), to);
            assert_eq!((cells.first(), cells.last()), (Some(&Cell::new(0, 0)), Some(&to)));
            assert!(cells.windows(2).all(|pair| pair[0] == pair[1] || pair[0].is_beside(pair[1])), "{to}");
        }
    }

    #[test]
    fn tools_change_what_they_are_for() {
        let grounds = hosts::grounds(hosts::FIRST.book());
        let kinds = grounds.kinds();
        let ground = Ground::new(kinds.clone(), Grid::new(12, 8, Spot::default()));
        let cell = Cell::new(3, 3);
        let raised = worked(&ground, Tool::Raise, &[cell]).expect("the soil rises");
        let wood = worked(&raised, Tool::Kind { kind: 2, top: 0 }, &[cell]).expect("a wood grows");
        assert_eq!(wood.spots()[cell], Spot { kind: 2, soil: 1, top: 0 });
        assert_eq!(worked(&wood, Tool::Eraser, &[cell]), Some(ground.clone()));
        assert_eq!(worked(&ground, Tool::Lower, &[cell]), None);
        assert_eq!(tools(&kinds, grounds).len(), 11);
    }
    #[test]
    fn a_book_without_heights_has_no_tools_for_them() {
        for host in hosts::with_grounds() {
            let grounds = hosts::grounds(host.book());
            let tools = tools(&grounds.kinds(), grounds);
            assert_eq!(tools.contains(&Tool::Raise), grounds.has_heights(), "{}", host.book());
            assert_eq!(tools.last(), Some(&Tool::Eraser));
        }
    }
}
