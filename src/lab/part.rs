//! Parts: some boards of one lap or, if there are few boards, all of them for several laps. One thread plays a part and
//! writes it immediately. A killed run loses only its open parts.

use super::{
    count::Marks,
    failure::Failure,
    fixture::{Fixture, Point},
    join::{add, add_marks, none},
    plan::Plan,
    row::{CellRow, Row},
    sheet::{Reader, Writer},
    stamp::Stamp,
};
use crate::board::Grid;
use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

/// Most boards in a part.
pub const BOARDS: u32 = 8;

/// Laps of a few boards are combined until a part has this many pairs of battles.
const PAIRS: u32 = 16;

/// Number of stages played on the same boards before others are laid out. More stages make better use of a board's
/// lines of sight; fewer give every point results sooner.
const STAGES: u32 = 8;

/// Some boards and laps at one point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// Its number among all parts of the run.
    pub number: u32,
    /// The point.
    pub point: Point,
    /// Number of earlier parts on the same boards.
    pub stage: u32,
    /// Its first lap, and the one after its last.
    pub laps: (u32, u32),
    /// Its first board, and the one after its last.
    pub boards: (u32, u32),
}

/// The results of a part.
#[derive(Clone, Debug, Default)]
pub struct Played {
    /// Rows, board by board, each pair together.
    pub rows: Vec<Row>,
    /// Marks of the cells, by board.
    pub cells: BTreeMap<u32, Grid<Marks>>,
}

/// The laps of a plan, grouped so that a part has enough battles. The first lap is separate, so that every point soon
/// has results; if points stop on their own, each stage decides when, and stages have equal sizes.
fn stages(plan: &Plan) -> Vec<(u32, u32)> {
    let (laps, together) = (plan.battles / plan.lap().max(1), (PAIRS / plan.boards.max(1)).max(1));
    let alone = if plan.until_width.is_none() { laps.min(1) } else { 0 };
    let rest = (alone..laps).step_by(together as usize).map(|from| (from, (from + together).min(laps)));
    (0..alone).map(|first| (first, first + 1)).chain(rest).collect()
}

/// Ranges of boards that are played together. Those of a first lap start with a single board, so that no point waits
/// long for its first battles.
fn blocks(plan: &Plan, laps: (u32, u32)) -> impl Iterator<Item = (u32, u32)> {
    let (boards, first) = (plan.boards, laps == (0, 1));
    let mut from = 0;
    std::iter::from_fn(move || {
        let step = if first { from.clamp(1, BOARDS) } else { BOARDS };
        let block = (from, (from + step).min(boards));
        from = block.1;
        (block.0 < boards).then_some(block)
    })
}

impl Part {
    /// All parts of a plan in the order of their rows: by point, stage and board.
    pub fn all(plan: &Plan) -> Vec<Part> {
        let mut parts = Vec::new();
        for point in plan.all_points() {
            for (stage, laps) in stages(plan).into_iter().enumerate() {
                for boards in blocks(plan, laps) {
                    let (number, stage) = (parts.len() as u32, stage as u32);
                    parts.push(Part { number, point, stage, laps, boards });
                }
            }
        }
        parts
    }

    /// Its position in the order of play. The first stage goes around the points board by board, so that the whole
    /// curve shows soon and grows evenly; then come a few stages on the same boards, point after point, then the next
    /// boards.
    pub fn turn(&self) -> (u32, u32, u16, u32, u8) {
        (self.stage.div_ceil(STAGES), self.boards.0, self.point.place, self.stage, self.point.variant)
    }

    /// Its battles: each board in one orientation, then the other.
    pub fn fixtures(self, plan: &Plan) -> impl Iterator<Item = [Fixture; 2]> + '_ {
        let both = move |lap: u32, board| {
            [0, plan.boards].map(|swap| plan.fixture(self.point, lap * plan.lap() + swap + board))
        };
        (self.laps.0..self.laps.1)
            .flat_map(move |lap| (self.boards.0..self.boards.1).map(move |board| both(lap, board)))
    }

    /// Number of battles when complete.
    pub const fn size(&self) -> usize {
        2 * ((self.boards.1 - self.boards.0) * (self.laps.1 - self.laps.0)) as usize
    }

    fn paths(&self, folder: &Path) -> [PathBuf; 2] {
        ["cells", "battles"].map(|table| folder.join(format!("{:06}.{table}.parquet", self.number)))
    }

    /// Its contents in a folder. A part that is damaged, or not from this run, is removed and played again.
    ///
    /// # Errors
    /// If it can't be removed.
    pub fn read(&self, folder: &Path, stamp: &Stamp) -> Result<Played, Failure> {
        let [cells, battles] = self.paths(folder);
        if let Some(played) = self.whole(&battles, &cells, stamp) {
            return Ok(played);
        }
        for path in [battles, cells] {
            match fs::remove_file(&path) {
                Err(error) if path.exists() => return Err(Failure::writing(&path, &error)),
                _ => {}
            }
        }
        Ok(Played::default())
    }

    /// Its contents in a folder, which isn't changed; none if it is missing or damaged.
    pub fn look(&self, folder: &Path, stamp: &Stamp) -> Option<Played> {
        let [cells, battles] = self.paths(folder);
        self.whole(&battles, &cells, stamp)
    }

    /// The contents of its two files, if they are consistent.
    fn whole(&self, battles: &Path, cells: &Path, stamp: &Stamp) -> Option<Played> {
        let battles = Reader::<Row>::open(battles).ok().filter(|reader| reader.stamp() == stamp)?;
        let cells = Reader::<CellRow>::open(cells).ok().filter(|reader| reader.stamp() == stamp)?;
        let (rows, cells) = (battles.all().ok()?, cells.all().ok()?);
        let expected = self.fixtures(&stamp.plan).flatten();
        let ours = rows.iter().zip(expected).all(|(row, fixture)| row.fixture == fixture);
        let sum =
            |count: usize| rows.iter().flat_map(|row| &row.counts).map(|one| u64::from(one.of(count))).sum::<u64>();
        let marks = |mark: usize| cells.iter().map(|row| u64::from(row.marks[mark])).sum::<u64>();
        let agree = stamp.plan.counting().agree.iter().all(|(count, mark)| sum(*count) == marks(*mark));
        let fits = rows.len() <= self.size() && rows.len() % 2 == 0;
        (ours && agree && fits).then(|| Played { cells: grids(&cells), rows })
    }

    /// Writes its results. The battles come last: without them, a part hasn't been played.
    ///
    /// # Errors
    /// If the folder can't be written to.
    pub fn write(&self, folder: &Path, stamp: &Stamp, played: &Played) -> Result<(), Failure> {
        let [cells, battles] = self.paths(folder);
        let mut table = Writer::new(&cells, folder, stamp)?;
        played
            .cells
            .iter()
            .flat_map(|(board, grid)| cell_rows(self.point, *board, grid))
            .try_for_each(|row| table.write(row))?;
        table.finish()?;
        let mut table = Writer::new(&battles, folder, stamp)?;
        played.rows.iter().cloned().try_for_each(|row| table.write(row))?;
        table.finish()
    }
}

impl Played {
    /// Adds a battle.
    pub fn add(&mut self, row: Row, marks: &Grid<Marks>) {
        let board = row.fixture.board;
        add(self.cells.entry(board).or_insert_with(none), marks);
        self.rows.push(row);
    }
}

/// The cells of a board with nonzero counts, row by row.
pub fn cell_rows(point: Point, board: u32, grid: &Grid<Marks>) -> Vec<CellRow> {
    let marked = grid.cells().filter(|cell| grid[*cell] != Marks::default());
    let row = |cell: crate::board::Cell| CellRow {
        point: point.place,
        variant: point.variant,
        density: point.density,
        board,
        x: cell.x.unsigned_abs(),
        y: cell.y.unsigned_abs(),
        marks: grid[cell],
    };
    marked.map(row).collect()
}

/// The grids of cells by board, as large as necessary.
pub fn grids(cells: &[CellRow]) -> BTreeMap<u32, Grid<Marks>> {
    let most = |value: fn(&CellRow) -> u16| cells.iter().map(value).max().map_or(0, |most| most as i16 + 1);
    let (width, height) = (most(|row| row.x), most(|row| row.y));
    let mut grids = BTreeMap::new();
    for row in cells {
        let grid = grids.entry(row.board).or_insert_with(|| Grid::new(width, height, Marks::default()));
        let cell = crate::board::Cell::new(row.x as i16, row.y as i16);
        add_marks(&mut grid[cell], row.marks);
    }
    grids
}
