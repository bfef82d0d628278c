//! The steps that the ground allows, computed once per battle, since characters search for paths at every call (G1,
//! G21).

use super::{
    flood::{self, Row, Rows},
    profiles::{Going, Profiles},
};
use crate::board::{Cell, Direction, Grid, path::Pathfinder, terrain::Ground};

/// The steps of a ground without anybody on it.
#[derive(Clone, Debug)]
pub struct Steps {
    /// One bit for each direction in which a cell can be left.
    open: Grid<u8>,
    /// Cells that cost double to enter.
    slow: Grid<bool>,
    /// The same by rows, if a row has room for all columns.
    rows: ByRow,
}

/// The steps by rows that are as narrow as the board allows.
#[derive(Clone, Debug)]
enum ByRow {
    Narrow(Rows<u64>),
    Wide(Rows<u128>),
    None,
}

impl Steps {
    /// Those of a ground: none into a wall, off the board or between two blocked neighbors.
    pub fn over(ground: &Ground, book: &Profiles) -> Self {
        let (width, height) = ground.size();
        let going = |cell: Cell| book.terrain_of(ground, cell).map(|kind| kind.going);
        let closed = |cell: Cell| going(cell).is_none_or(|going| going == Going::Closed);
        let is_open = |from: Cell, direction: Direction| {
            let to = from.step(direction);
            let squeezed = || closed(Cell::new(from.x, to.y)) && closed(Cell::new(to.x, from.y));
            !(closed(to) || direction.is_diagonal() && squeezed())
        };
        let ways = |from: Cell| {
            let open = Direction::ALL.into_iter().filter(|direction| is_open(from, *direction));
            open.fold(0, |ways, direction| ways | bit(direction))
        };
        let (mut open, mut slow) = (Grid::new(width, height, 0), Grid::new(width, height, false));
        let cells = ground.spots().cells();
        for ((cell, open), slow) in cells.zip(open.values_mut()).zip(slow.values_mut()) {
            (*open, *slow) = (ways(cell), going(cell) == Some(Going::Slow));
        }
        let size = (width, height);
        let rows = if width <= u64::COLUMNS {
            ByRow::Narrow(rows(size, &going))
        } else if width <= u128::COLUMNS {
            ByRow::Wide(rows(size, &going))
        } else {
            ByRow::None
        };
        Self { open, slow, rows }
    }

    /// The cost of a step on this ground; none if it isn't possible. Every second diagonal of an action is expensive.
    pub fn cost(&self, from: Cell, direction: Direction, dear: bool) -> Option<u16> {
        if self.open.get(from)? & bit(direction) == 0 {
            return None;
        }
        let plain = if dear { 2 } else { 1 };
        Some(if self.slow[from.step(direction)] { 2 * plain } else { plain })
    }

    /// The cells within this cost of a cell, with the cost of getting there, if nobody enters the barred ones.
    pub fn within(&self, from: Cell, far: u16, barred: &[Cell]) -> Vec<(Cell, u16)> {
        let barred_cells = barred.iter().copied();
        match &self.rows {
            ByRow::Narrow(rows) => return flood::within(rows, from, far, barred_cells),
            ByRow::Wide(rows) => return flood::within(rows, from, far, barred_cells),
            ByRow::None => {}
        }
        let price = |from: Cell, direction, dear| {
            self.cost(from, direction, dear).filter(|_| !barred.contains(&from.step(direction)))
        };
        let mut finder = Pathfinder::new();
        let reach = finder.reach((self.open.width(), self.open.height()), from, far, price);
        reach.cells().iter().filter_map(|cell| Some((*cell, reach.cost(*cell)?))).collect()
    }
}

/// The steps of a board by rows.
fn rows<W: Row>((width, height): (i16, i16), going: &dyn Fn(Cell) -> Option<Going>) -> Rows<W> {
    let row = |y: i16, is: &dyn Fn(Going) -> bool| {
        let cells = (0..width).filter(|x| going(Cell::new(*x, y)).is_some_and(is));
        cells.fold(W::default(), |row, x| row | W::bit(x as u32))
    };
    Rows::new(
        (0..height).map(|y| row(y, &|going| going != Going::Closed)).collect(),
        (0..height).map(|y| row(y, &|going| going == Going::Slow)).collect(),
    )
}

const fn bit(direction: Direction) -> u8 {
    1 << direction as u8
}
