//! How far you can see, and what each zone sees, sampled from a grid of cells.

use super::{Area, share, tenths};
use crate::board::{Cell, Grid, distance, sight::View, terrain::Ground};

/// The number of sampled cells of the board, and of each zone, from which lines of sight are counted, at most
/// approximately.
const VIEWERS: (usize, usize) = (96, 40);

/// The results of the sampling.
pub(super) struct Sights {
    /// Average length of a line, in tenths of a square.
    pub(super) mean: u32,
    /// The longest, in squares.
    pub(super) longest: u32,
    /// Thousandths of the board that one cell sees.
    pub(super) view: u32,
    /// Thousandths of the lines whose target is covered.
    pub(super) covered: u32,
    /// Thousandths of the cells outside each zone that the zone sees.
    pub(super) seen: [u32; 2],
    /// Thousandths of the cells outside each zone that one cell of it sees.
    pub(super) zone_view: [u32; 2],
    /// For each zone: thousandths of it that see a cell without the ground covering a primate there.
    pub(super) threat: [Grid<u32>; 2],
}

impl Sights {
    pub(super) fn over(ground: &Ground, zones: &[Area; 2]) -> Self {
        let all: Vec<Cell> = ground.spots().cells().collect();
        let (mut lines, mut covered, mut length, mut longest) = (0, 0, 0, 0);
        let viewers = net(ground, &all, VIEWERS.0);
        for viewer in &viewers {
            let view = View::from(ground, *viewer);
            covered += view.covered().iter().map(|word| u64::from(word.count_ones())).sum::<u64>();
            for target in view.cells() {
                let far = distance(*viewer, target).unsigned_abs();
                (lines, length, longest) = (lines + 1, length + u64::from(far), far.max(longest));
            }
        }
        let watches = zones.each_ref().map(|zone| Watch::from(ground, zone));
        Self {
            // A primate sees itself without a line.
            mean: tenths(length, lines - viewers.len() as u64),
            longest,
            view: share(lines, (viewers.len() * all.len()) as u64),
            covered: share(covered, lines),
            seen: watches.each_ref().map(|watch| watch.seen),
            zone_view: watches.each_ref().map(|watch| watch.view),
            threat: watches.map(|watch| watch.threat),
        }
    }
}

/// What a zone sees.
struct Watch {
    seen: u32,
    view: u32,
    threat: Grid<u32>,
}

impl Watch {
    fn from(ground: &Ground, zone: &Area) -> Self {
        let (width, height) = ground.size();
        let (mut seen, mut bare) = (Grid::new(width, height, 0_u32), Grid::new(width, height, 0_u32));
        let viewers = net(ground, &zone.cells, VIEWERS.1);
        for viewer in &viewers {
            let view = View::from(ground, *viewer);
            for target in view.cells() {
                seen[target] += 1;
                bare[target] += u32::from(!view.covers(target));
            }
        }
        let outside = || seen.cells().filter(|cell| !zone.holds[*cell]);
        let (count, all) = (outside().count() as u64, viewers.len() as u64);
        let somebody = outside().filter(|cell| seen[*cell] > 0).count() as u64;
        let lines: u64 = outside().map(|cell| u64::from(seen[cell])).sum();
        bare.values_mut().iter_mut().for_each(|number| *number = share(u64::from(*number), all));
        Self { seen: share(somebody, count), view: share(lines, count * all), threat: bare }
    }
}

/// About this many of the cells at most, spread evenly and symmetrically over all four quarters of the board; all of
/// them if there are no more.
fn net(ground: &Ground, cells: &[Cell], wanted: usize) -> Vec<Cell> {
    let room = cells.len().div_ceil(wanted.max(1));
    let mesh = (room.isqrt() + usize::from(room.isqrt().pow(2) < room)).max(1) as i16;
    let (width, height) = ground.size();
    let is_knot = |cell: &&Cell| {
        let (x, y) = (cell.x.min(width - 1 - cell.x), cell.y.min(height - 1 - cell.y));
        let (column, row) = (x / mesh, y / mesh);
        x % mesh == (2 * column + 3 * row) % mesh && y % mesh == (3 * column + 2 * row) % mesh
    };
    let knots: Vec<Cell> = cells.iter().filter(is_knot).copied().collect();
    // A zone of a few odd cells may be between all sample points.
    if knots.is_empty() { cells.iter().take(wanted).copied().collect() } else { knots }
}
