//! Brush and eraser: what they do to the cells of a ground.

use crate::board::{
    Block, Cell, Direction, Grid,
    generate::Symmetry,
    hex::{Bearing, Hex},
    terrain::{Ground, Kind, Spot},
};
use crate::screens::grounds::Grounds;
use std::collections::BTreeSet;

/// The highest soil that can be laid by hand; a level may go up to 9.
const HIGHEST: u8 = 9;

/// A tool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// A kind of ground, by its index in the book, with its top; the soil keeps its height.
    Kind {
        /// Index of the kind.
        kind: u8,
        /// Its height in squares above the soil.
        top: u8,
    },
    /// Raises the soil by one square.
    Raise,
    /// Lowers the soil by one square.
    Lower,
    /// Makes the ground open and flat.
    Eraser,
}

/// All tools in the order in which they are offered: each kind, once for each of its tops; height, in a book that has
/// it; the eraser.
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

/// The cells of a ground under a brush of this width centered on a cell: round from three cells on.
pub fn under(ground: &Ground, middle: Cell, brush: i16) -> Vec<Cell> {
    let cells = match (ground.is_hexes(), Hex::halved(middle.x, middle.y)) {
        (false, _) => squares(middle, brush),
        (true, Some(hex)) => hexes(hex, brush),
        (true, None) => Vec::new(),
    };
    cells.into_iter().filter(|cell| ground.is_place(*cell)).collect()
}

/// The hexes of a brush: four adjacent ones for the second brush, then all within a radius.
fn hexes(middle: Hex, brush: i16) -> Vec<Cell> {
    if brush == 2 {
        let (below, beside) = (middle.next(Bearing::South), middle.next(Bearing::SouthEast));
        return [middle, below, beside, beside.next(Bearing::South)].map(Cell::from).to_vec();
    }
    let far = brush / 2;
    let spread = (-far..=far).flat_map(|row| (-far..=far).map(move |column| (column, row)));
    let near = spread.map(|(column, row)| Hex::new(middle.column + column, middle.row + row));
    near.filter(|hex| i32::from(hex.distance(middle)) <= i32::from(far)).map(Cell::from).collect()
}

fn squares(middle: Cell, brush: i16) -> Vec<Cell> {
    let (from, radius) = (-((brush - 1) / 2), i32::from(brush) * i32::from(brush));
    let spread = (from..from + brush).flat_map(|y| (from..from + brush).map(move |x| (x, y)));
    let is_in = |(x, y): &(i16, i16)| {
        let far = |at: i16| i32::from(2 * at) * i32::from(2 * at);
        // A round brush leaves out the corners of its square.
        brush < 3 || far(*x) + far(*y) <= radius
    };
    spread.filter(is_in).map(|(x, y)| Cell::new(middle.x + x, middle.y + y)).collect()
}

/// The cells of a straight stroke from one cell to another, both included: a hand is faster than the frame rate.
pub fn stroke(ground: &Ground, from: Cell, to: Cell) -> Vec<Cell> {
    // Between two hexes of a column the lower one is taken. Beyond the board the stroke continues unchanged.
    let place = |cell: Cell| {
        let between = ground.contains(cell) && !ground.is_place(cell);
        if between && ground.contains(Cell::new(cell.x, cell.y + 1)) {
            Cell::new(cell.x, cell.y + 1)
        } else if between {
            Cell::new(cell.x, cell.y - 1)
        } else {
            cell
        }
    };
    let mut cells: Vec<Cell> = line(from, to).into_iter().map(place).collect();
    cells.dedup();
    cells
}

fn line(from: Cell, to: Cell) -> Vec<Cell> {
    let (dx, dy) = (i32::from(to.x - from.x), i32::from(to.y - from.y));
    let steps = dx.abs().max(dy.abs()).max(1);
    let part = |start: i16, by: i32, step: i32| {
        let doubled = 2 * by * step + steps * by.signum();
        start + (doubled / (2 * steps)) as i16
    };
    (0..=steps).map(|step| Cell::new(part(from.x, dx, step), part(from.y, dy, step))).collect()
}

/// The cells of a ground in the rectangle between two corners, both included.
pub fn rectangle(ground: &Ground, one: Cell, other: Cell) -> Vec<Cell> {
    let from = Cell::new(one.x.min(other.x), one.y.min(other.y));
    let to = Cell::new(one.x.max(other.x), one.y.max(other.y));
    Block { from, to }.cells().into_iter().filter(|cell| ground.is_place(*cell)).collect()
}

/// The area around a cell that looks like it: all connected cells with the same kind of ground, top and soil. Squares
/// that touch only at a corner aren't connected, so that a diagonal wall encloses an area.
pub fn area(ground: &Ground, middle: Cell) -> BTreeSet<Cell> {
    let mut area = BTreeSet::new();
    let mut next = vec![middle];
    while let Some(cell) = next.pop() {
        let alike = |cell| ground.spots()[cell] == ground.spots()[middle];
        if ground.is_place(cell) && alike(cell) && area.insert(cell) {
            next.extend(beside(ground, cell));
        }
    }
    area
}

/// The cells that share an edge with one, even beyond the board.
fn beside(ground: &Ground, cell: Cell) -> Vec<Cell> {
    const SIDES: [Direction; 4] = [Direction::North, Direction::East, Direction::South, Direction::West];
    match (ground.is_hexes(), Hex::halved(cell.x, cell.y)) {
        (false, _) => SIDES.map(|side| cell.step(side)).to_vec(),
        (true, hex) => hex.into_iter().flat_map(Hex::neighbors).map(Cell::from).collect(),
    }
}

/// The matching cell in the other half of a symmetric ground.
pub const fn twin((width, height): (i16, i16), symmetry: Symmetry, cell: Cell) -> Cell {
    match symmetry {
        Symmetry::None => cell,
        Symmetry::Mirrored => Cell::new(width - 1 - cell.x, cell.y),
        Symmetry::Rotated => Cell::new(width - 1 - cell.x, height - 1 - cell.y),
    }
}

/// The ground after applying a tool to some cells, once each; `None` if nothing changes.
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
    (spots != *ground.spots()).then(|| ground.relaid(spots))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::hosts;

    /// An open ground of squares, or of hexes.
    fn open((width, height): (i16, i16), hexes: bool) -> Ground {
        let grounds = hosts::grounds(hosts::FIRST.book());
        let ground = Ground::new(grounds.kinds(), Grid::new(width, height, Spot::default()));
        if hexes { ground.in_hexes() } else { ground }
    }

    #[test]
    fn brushes_are_as_wide_as_they_say_and_stay_on_the_board() {
        let ground = open((24, 12), false);
        for (brush, cells) in BRUSHES.into_iter().zip([1, 4, 9, 21, 69]) {
            let here = under(&ground, Cell::new(12, 6), brush);
            assert_eq!(here.len(), cells, "{brush}");
            let columns: std::collections::BTreeSet<i16> = here.iter().map(|cell| cell.x).collect();
            assert_eq!(columns.len(), brush as usize);
        }
        assert_eq!(under(&ground, Cell::new(0, 0), 3).len(), 4);
    }

    #[test]
    fn brushes_of_hexes_take_those_that_are_near_and_never_what_lies_between() {
        let ground = open((11, 21), true);
        for (brush, hexes) in BRUSHES.into_iter().zip([1, 4, 7, 19, 61]) {
            let here = under(&ground, Cell::new(5, 9), brush);
            assert_eq!(here.len(), hexes, "{brush}");
            assert!(here.iter().all(|cell| ground.is_place(*cell)));
        }
        assert_eq!(under(&ground, Cell::new(0, 0), 3), [Cell::new(0, 0), Cell::new(1, 1), Cell::new(0, 2)]);
        assert_eq!(under(&ground, Cell::new(0, 1), 9), [], "between two hexes");
    }

    #[test]
    fn a_quick_stroke_leaves_no_gap() {
        let ground = open((20, 20), false);
        for to in [Cell::new(9, 2), Cell::new(-4, 7), Cell::new(0, -5), Cell::new(0, 0)] {
            let cells = stroke(&ground, Cell::new(0, 0), to);
            assert_eq!((cells.first(), cells.last()), (Some(&Cell::new(0, 0)), Some(&to)), "also beyond the board");
            assert!(cells.windows(2).all(|pair| pair[0].is_beside(pair[1])), "{to}");
        }
        let ground = open((11, 21), true);
        for to in [Cell::new(10, 4), Cell::new(4, 20), Cell::new(9, 9), Cell::new(0, 0), Cell::new(4, 4)] {
            let cells = stroke(&ground, Cell::new(4, 4), to);
            let hexes: Vec<Hex> = cells.iter().filter_map(|cell| Hex::halved(cell.x, cell.y)).collect();
            assert_eq!(hexes.len(), cells.len(), "all of them are hexes");
            assert_eq!(hexes.last().map(|hex| Cell::from(*hex)), Some(to));
            assert!(hexes.windows(2).all(|pair| pair[0].distance(pair[1]) <= 1), "{to}: {hexes:?}");
        }
    }

    #[test]
    fn a_rectangle_has_all_cells_between_its_corners() {
        let ground = open((24, 12), false);
        for corners in [((2, 3), (5, 4)), ((5, 4), (2, 3)), ((5, 3), (2, 4))] {
            let (one, other) = (Cell::from(corners.0), Cell::from(corners.1));
            let here = rectangle(&ground, one, other);
            assert_eq!(here.len(), 8, "{corners:?}");
            assert!(here.iter().all(|cell| (2..=5).contains(&cell.x) && (3..=4).contains(&cell.y)));
        }
        assert_eq!(rectangle(&ground, Cell::new(23, 11), Cell::new(24, 12)), [Cell::new(23, 11)], "on the board");
        let hexes = open((11, 21), true);
        let here = rectangle(&hexes, Cell::new(0, 0), Cell::new(2, 3));
        assert_eq!(here, [(0, 0), (2, 0), (1, 1), (0, 2), (2, 2), (1, 3)].map(Cell::from));
    }

    #[test]
    fn an_area_is_what_is_connected_and_looks_alike() {
        let ground = open((12, 8), false);
        let forest = Tool::Kind { kind: 2, top: 0 };
        // A diagonal wall cuts off the corner.
        let wall: Vec<Cell> = (0..4).map(|at| Cell::new(at, 3 - at)).collect();
        let ground = worked(&ground, forest, &wall).expect("it is drawn");
        assert_eq!(area(&ground, Cell::new(0, 0)).len(), 6);
        assert_eq!(area(&ground, Cell::new(11, 7)).len(), 12 * 8 - 6 - 4);
        assert_eq!(area(&ground, wall[0]), [wall[0]].into(), "squares of the wall touch only at corners");
        // A step in the soil is an edge too.
        let hill: Vec<Cell> = (0..8).map(|y| Cell::new(8, y)).collect();
        let ground = worked(&ground, Tool::Raise, &hill).expect("it rises");
        assert_eq!(area(&ground, Cell::new(11, 7)).len(), 3 * 8);
        assert_eq!(area(&ground, Cell::new(8, 0)), hill.into_iter().collect());
        assert_eq!(area(&ground, Cell::new(12, 8)), BTreeSet::new(), "beyond the board");
        // Hexes have six neighbors.
        let hexes = open((5, 9), true);
        let across: Vec<Cell> = [(0, 4), (1, 3), (2, 4), (3, 3), (4, 4)].map(Cell::from).into();
        let hexes = worked(&hexes, forest, &across).expect("it is drawn");
        assert_eq!(area(&hexes, Cell::new(2, 4)), across.into_iter().collect());
        let above = area(&hexes, Cell::new(0, 0));
        assert!(above.iter().all(|cell| hexes.is_place(*cell) && cell.y < 4), "{above:?}");
        assert_eq!(above.len(), 3 * 2 + 2);
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
