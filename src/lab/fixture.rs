//! Identifies battles: everything about a battle is determined by the plan and its number.

use super::plan::Plan;
use crate::dice::Stream;
use crate::force::Side;

/// One of the two opponents: a roster with its leader, alternating between the sides of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Contender {
    /// The first roster and the first opponent of the plan.
    A,
    /// The second ones.
    B,
}

impl Contender {
    /// Both.
    pub const BOTH: [Contender; 2] = [Contender::A, Contender::B];

    /// Its letter in tables.
    pub const fn key(self) -> &'static str {
        match self {
            Contender::A => "a",
            Contender::B => "b",
        }
    }

    /// Which of them plays a side of the board.
    pub const fn on(side: Side, swapped: bool) -> Self {
        match (side, swapped) {
            (Side::First, false) | (Side::Second, true) => Contender::A,
            _ => Contender::B,
        }
    }
}

/// A point of the experiment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point {
    /// Its index among the densities, from 0.
    pub place: u16,
    /// The variant, 0 or 1.
    pub variant: u8,
    /// Percentage of cells that aren't open; none on a level's own ground.
    pub density: Option<u8>,
}

/// One battle of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fixture {
    /// Its number in the run.
    pub index: u64,
    /// Its point in the experiment.
    pub point: Point,
    /// Its number within the point, from 0.
    pub battle: u32,
    /// The board, from 0.
    pub board: u32,
    /// Whether contender A plays the second side.
    pub swapped: bool,
    /// The seed of its dice, shared by its twin with the sides swapped and its twin in the other variant.
    pub seed: u64,
}

impl Plan {
    /// The points in order, variant by variant.
    pub fn all_points(&self) -> Vec<Point> {
        let points = self.points().into_iter().enumerate();
        let both =
            |(place, density)| (0..self.variants()).map(move |variant| Point { place: place as u16, variant, density });
        points.flat_map(both).collect()
    }

    /// The battle with this number at a point.
    pub fn fixture(&self, point: Point, battle: u32) -> Fixture {
        let boards = self.boards.max(1);
        let (board, swapped) = (battle % boards, battle / boards % 2 == 1);
        let pair = battle / self.lap().max(1) * boards + board;
        let before = u64::from(point.place) * u64::from(self.variants()) + u64::from(point.variant);
        let index = before * u64::from(self.battles) + u64::from(battle);
        let seed = draw(self.seed, "lab battle", point.density, pair, 0);
        Fixture { index, point, battle, board, swapped, seed }
    }

    /// The battle with this number in the run; none past its end.
    pub fn nth(&self, index: u64) -> Option<Fixture> {
        let battles = u64::from(self.battles.max(1));
        let point = *self.all_points().get(usize::try_from(index / battles).ok()?)?;
        Some(self.fixture(point, (index % battles) as u32))
    }

    /// The seed of a board's ground; every try has another one.
    pub(super) fn ground_seed(&self, density: Option<u8>, board: u32, attempt: u32) -> u64 {
        draw(self.seed, "lab board", density, board, attempt)
    }
}

/// A seed derived from the run's and from its purpose; every density has its own, whatever the range.
fn draw(seed: u64, purpose: &str, density: Option<u8>, number: u32, attempt: u32) -> u64 {
    let purpose = format!("{purpose} {density:?} {number} {attempt}");
    let mut stream = Stream::new(seed, &purpose);
    // Below 2^53, so that readers of tables that use floating point don't round it.
    (u64::from(stream.below(1 << 21)) << 32) | u64::from(stream.below(u32::MAX))
}
