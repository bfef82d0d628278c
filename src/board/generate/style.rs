//! The styles (jungle, plains, ruins, town, mountain): which pieces they use, how many of each, and what stays free.

use super::canvas::{Canvas, Stuff};
use super::fill::Filler;
use super::shapes::{Plot, trail};
use super::town::{self, Layout};
use super::{Pieces, Recipe, Style, Symmetry, hills, pieces};
use crate::board::{Cell, distance};
use crate::dice::Stream;

/// The kinds of pieces, in the order of the weights of a mix.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Piece {
    Wood,
    Outcrop,
    House,
    LowWall,
    Pond,
}

impl Piece {
    const ALL: [Piece; 5] = [Self::Wood, Self::Outcrop, Self::House, Self::LowWall, Self::Pond];
}

/// Number of failed tries after which a kind of piece is given up.
const PATIENCE: u32 = 12;

impl Style {
    /// Weights of woods, outcrops, houses, low walls and ponds, by area.
    const fn weights(self) -> [u8; 5] {
        match self {
            Self::Jungle => [56, 22, 5, 5, 12],
            Self::Plains => [28, 24, 12, 22, 14],
            Self::Ruins => [10, 28, 48, 10, 4],
            Self::Urban => [12, 10, 62, 12, 4],
            Self::Mountain => [32, 40, 5, 13, 10],
        }
    }

    /// Streets and lots, for styles that have them.
    const fn layout(self, density: u8) -> Option<Layout> {
        match self {
            Self::Urban => {
                let street = if density > 55 { 2 } else { 3 };
                Some(Layout { block: (8, 13), street, lot: 7, kept: true })
            }
            Self::Ruins => Some(Layout { block: (7, 12), street: 2, lot: 9, kept: density > 55 }),
            _ => None,
        }
    }

    /// Hills: cells of table per hill, smallest and largest area at the foot, highest peak.
    const fn hills(self) -> (i32, (i16, i16), i16) {
        match self {
            Self::Jungle => (1400, (40, 90), 2),
            Self::Plains => (1100, (50, 110), 2),
            Self::Ruins => (1700, (40, 80), 1),
            Self::Urban => (i32::MAX, (0, 0), 0),
            Self::Mountain => (260, (60, 190), 4),
        }
    }
}

/// Lays out a whole table.
pub(super) fn lay_out(canvas: &mut Canvas, recipe: &Recipe, stream: &mut Stream) {
    raise_hills(canvas, recipe.style, stream);
    let ways = find_ways(canvas, recipe.style, stream);
    let lots = recipe.style.layout(recipe.density).map(|layout| town::lots(canvas, stream, layout));
    // The paths from side to side are given up last.
    ways.into_iter().for_each(|way| canvas.keep(way));
    let target = canvas.left();
    let weights = recipe.mix.map_or(recipe.style.weights(), super::Mix::weights);
    let shares = shares(canvas, target, weights, recipe.mix.is_some());
    let mut crew = Crew {
        style: recipe.style,
        density: recipe.density as u32,
        scale: scale(recipe),
        lots: lots.unwrap_or_default(),
        shares,
        river: false,
    };
    crew.work(canvas, stream);
    let filler = Filler::of(weights);
    filler.fill(canvas, stream);
    while canvas.left() > 0 && canvas.give_up() {
        filler.fill(canvas, stream);
    }
}

/// Area of pieces in percent of the usual: denser tables and larger boards have larger pieces.
fn scale(recipe: &Recipe) -> i32 {
    let size = match recipe.pieces {
        Pieces::Small => 50,
        Pieces::Medium => 100,
        Pieces::Large => 200,
    };
    let cells = recipe.size.0 as i32 * recipe.size.1 as i32;
    let table = (40 + cells * 60 / 3456).min(130);
    size * table / 100 * (100 + recipe.density as i32) / 125
}

/// The share of cells for each kind of piece. Walls and water stay rare, however dense the table.
fn shares(canvas: &Canvas, target: i32, weights: [u8; 5], asked: bool) -> [i32; 5] {
    let total = weights.iter().map(|weight| *weight as i32).sum::<i32>().max(1);
    let mut shares = weights.map(|weight| target * weight as i32 / total);
    let all = canvas.width() as i32 * canvas.height() as i32;
    if !asked {
        shares[Piece::LowWall as usize] = shares[Piece::LowWall as usize].min(all * 7 / 100);
        shares[Piece::Pond as usize] = shares[Piece::Pond as usize].min(all * 6 / 100);
        shares[Piece::House as usize] = shares[Piece::House as usize].min(all * 50 / 100);
        let rest = (target - shares.iter().sum::<i32>()).max(0);
        shares[Piece::Wood as usize] += rest * weights[0] as i32 / (weights[0] as i32 + weights[1] as i32);
        shares[Piece::Outcrop as usize] += rest * weights[1] as i32 / (weights[0] as i32 + weights[1] as i32);
    }
    shares
}

fn raise_hills(canvas: &mut Canvas, style: Style, stream: &mut Stream) {
    let (room, (least, most), peak) = style.hills();
    let count = canvas.planned_width() as i32 * canvas.height() as i32 / room;
    for _ in 0..count + i32::from(peak > 0 && stream.chance(50)) {
        let (middle, area) = (canvas.any_spot(stream), stream.between(least, most) as i32);
        let peak = stream.between((peak + 1) / 2, peak).max(1) as u8;
        hills::hill(canvas, stream, middle, area, peak);
    }
    hills::settle(canvas);
}

/// Glades and trails that stay free, so that even a dense table can be crossed and has fields of fire; the trails are
/// given up last.
fn find_ways(canvas: &Canvas, style: Style, stream: &mut Stream) -> Vec<Vec<Cell>> {
    if style == Style::Urban {
        return Vec::new();
    }
    let (columns, height) = (canvas.planned_width(), canvas.height());
    let mut trails = Vec::new();
    for number in 0..2 {
        let from = stream.between(height * (1 + 5 * number) / 10, height * (4 + 5 * number) / 10);
        let to = match canvas.symmetry() {
            Symmetry::Rotated => height / 2,
            _ => stream.between(height / 5, height * 4 / 5),
        };
        let cells = trail(stream, columns, from, to).into_iter();
        trails.push(cells.flat_map(|cell| [cell, Cell::new(cell.x, cell.y + 1)]).collect());
    }
    let mut ways = Vec::new();
    for _ in 0..1 + columns as i32 * height as i32 / 800 {
        let middle = canvas.any_spot(stream);
        ways.push(Plot::around(middle, 5, 5).cells().filter(|cell| distance(middle, *cell) <= 2).collect());
    }
    ways.extend(trails);
    ways
}

/// Lays the pieces.
struct Crew {
    style: Style,
    density: u32,
    scale: i32,
    lots: Vec<Plot>,
    /// Cells that each kind of piece may still take.
    shares: [i32; 5],
    river: bool,
}

impl Crew {
    /// Lays the kind of piece that lags most behind its share, until everything is laid or no more pieces fit.
    fn work(&mut self, canvas: &mut Canvas, stream: &mut Stream) {
        let whole = self.shares;
        let mut failures = [0; 5];
        loop {
            let waiting = Piece::ALL
                .into_iter()
                .filter(|piece| self.shares[*piece as usize] > 0 && failures[*piece as usize] < PATIENCE);
            let lag = |piece: &Piece| self.shares[*piece as usize] * 1000 / whole[*piece as usize].max(1);
            let Some(piece) = waiting.max_by_key(lag) else { return };
            let before = canvas.left();
            self.lay(canvas, stream, piece);
            let laid = before - canvas.left();
            self.shares[piece as usize] -= laid;
            let failed = &mut failures[piece as usize];
            *failed = if laid == 0 { *failed + 1 } else { 0 };
        }
    }

    fn lay(&mut self, canvas: &mut Canvas, stream: &mut Stream, piece: Piece) {
        let at = canvas.thin_spot(stream);
        match piece {
            Piece::Wood => {
                let area = self.area(stream, piece, (14, 36));
                let undergrowth = if self.style == Style::Jungle { 20 } else { 10 };
                pieces::wood(canvas, stream, at, area, undergrowth);
            }
            Piece::Outcrop => {
                let (area, at) = (self.area(stream, piece, (6, 18)), self.slope(canvas, stream, at));
                pieces::outcrop(canvas, stream, at, area);
            }
            Piece::House => self.build(canvas, stream, at),
            Piece::LowWall => self.enclose(canvas, stream, at),
            Piece::Pond => self.flood(canvas, stream, at),
        }
    }

    /// The area of a piece: the usual range, scaled, and no more than the rest of its share.
    fn area(&self, stream: &mut Stream, piece: Piece, (least, most): (i16, i16)) -> i32 {
        let area = stream.between(least, most) as i32 * self.scale / 100;
        area.clamp(2, self.shares[piece as usize].max(2))
    }

    /// In the mountains, a spot where the soil drops.
    fn slope(&self, canvas: &Canvas, stream: &mut Stream, at: Cell) -> Cell {
        if self.style != Style::Mountain {
            return at;
        }
        let tries = (0..5).map(|_| canvas.thin_spot(stream)).collect::<Vec<_>>();
        tries.into_iter().find(|cell| hills::is_brink(canvas, *cell)).unwrap_or(at)
    }

    fn build(&mut self, canvas: &mut Canvas, stream: &mut Stream, at: Cell) {
        let plot = self.lots.pop().unwrap_or_else(|| self.lone_plot(stream, at));
        let top = 2 + stream.below(3) as u8;
        let ruined = match self.style {
            Style::Urban => stream.chance(12),
            Style::Plains => stream.chance(20),
            // The denser the ruins, the more of the town still stands.
            Style::Ruins => stream.chance(120 - self.density),
            _ => true,
        };
        if ruined {
            let rubble = if self.style == Style::Ruins { 40 } else { 20 };
            pieces::ruin(canvas, stream, plot, rubble);
        } else if !pieces::house(canvas, plot, top) {
            // A smaller house may do.
            let small = if plot.width.min(plot.height) >= 4 { plot.shrunk(1) } else { plot };
            pieces::house(canvas, small, top);
        }
    }

    fn lone_plot(&self, stream: &mut Stream, at: Cell) -> Plot {
        let most = if self.scale >= 150 { 7 } else { 5 };
        Plot::around(at, stream.between(3, most), stream.between(3, most))
    }

    fn enclose(&mut self, canvas: &mut Canvas, stream: &mut Stream, at: Cell) {
        let side = 60 + self.scale.min(200) as i16 / 2;
        if self.style == Style::Plains && stream.chance(45) {
            let (width, height) = (stream.between(7, 12) * side / 100, stream.between(6, 9) * side / 100);
            pieces::field(canvas, stream, Plot::around(at, width.max(4), height.max(4)));
        } else {
            let at = self.slope(canvas, stream, at);
            let length = stream.between(4, 9) * side / 100;
            pieces::low_wall(canvas, stream, at, length);
        }
    }

    fn flood(&mut self, canvas: &mut Canvas, stream: &mut Stream, at: Cell) {
        let has_river = matches!(self.style, Style::Plains | Style::Jungle);
        let enough = self.shares[Piece::Pond as usize] > canvas.height() as i32 * 2;
        if has_river && enough && !std::mem::replace(&mut self.river, true) && stream.chance(60) {
            run_river(canvas, stream);
        } else {
            let area = self.area(stream, Piece::Pond, (10, 26));
            pieces::pond(canvas, stream, at, area);
        }
    }
}

/// A river from the north edge to the south edge, with fords.
fn run_river(canvas: &mut Canvas, stream: &mut Stream) {
    let (width, height) = (canvas.planned_width(), canvas.height());
    let (from, to) = (stream.between(width * 2 / 5, width * 3 / 5), stream.between(width * 2 / 5, width * 3 / 5));
    let ford = stream.between(6, 10);
    for cell in trail(stream, height, from, to) {
        let (row, column) = (cell.x, cell.y);
        if (row + 3) % ford > 1 {
            canvas.lay(Cell::new(column, row), Stuff::Water);
            canvas.lay(Cell::new(column + 1, row), Stuff::Water);
        }
    }
}
