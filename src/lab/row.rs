//! What is kept of a battle: one row, and its marks on the cells of the board.

use super::{
    count::{Counts, Marks},
    fixture::{Contender, Fixture},
    pace::Pace,
};
use std::sync::Arc;

/// One battle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The battle's fixture.
    pub fixture: Fixture,
    /// The seed from which its board was generated; 0 for a level's own ground.
    pub ground: u64,
    /// Figures of its board, in the order of [`super::schema::FIGURES`].
    pub figures: Arc<[u32]>,
    /// The winner; none for a draw.
    pub winner: Option<Contender>,
    /// How it ended, as in the final state of `monkeys battle --json`; `stalled` if it was broken off.
    pub how: String,
    /// Whether the last round was over when it ended.
    pub full_time: bool,
    /// The contender that moved first.
    pub first: Contender,
    /// Rounds begun.
    pub rounds: u16,
    /// What it demanded of its players.
    pub pace: Pace,
    /// Number of facts.
    pub facts: u32,
    /// Hash over facts and final state: equal if the same battle was played.
    pub hash: u64,
    /// The counts of each contender.
    pub counts: [Counts; 2],
}

/// The marks that battles left on one cell of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellRow {
    /// The point's place.
    pub point: u16,
    /// The variant.
    pub variant: u8,
    /// The density of the point, in percent.
    pub density: Option<u8>,
    /// The board.
    pub board: u32,
    /// Column.
    pub x: u16,
    /// Row.
    pub y: u16,
    /// The counts.
    pub marks: Marks,
}

impl CellRow {
    /// Its sort key.
    pub const fn key(&self) -> (u16, u8, u32, u16, u16) {
        (self.point, self.variant, self.board, self.y, self.x)
    }
}

impl Row {
    /// Twice the score of contender A: 2 for a win, 1 for a draw, 0 for a loss.
    pub fn score(&self) -> u8 {
        self.score_of(Contender::A)
    }

    /// Twice the score of the contender that moved first.
    pub fn score_of_first(&self) -> u8 {
        self.score_of(self.first)
    }

    /// Twice the score of the first side of the board: the west one, or the attacker if there is one.
    pub fn score_of_side(&self) -> u8 {
        self.score_of(Contender::on(crate::force::Side::First, self.fixture.swapped))
    }

    fn score_of(&self, contender: Contender) -> u8 {
        match self.winner {
            None => 1,
            Some(winner) => 2 * u8::from(winner == contender),
        }
    }

    /// Whether it was decided before the last round was over.
    pub fn is_decided(&self) -> bool {
        !self.full_time && self.how != super::bout::STALLED
    }

    /// Casualties of both contenders.
    pub fn casualties(&self) -> u32 {
        self.counts.iter().fold(0, |sum: u32, counts| sum.saturating_add(counts.casualties()))
    }

    /// The share of both contenders' strength that was lost.
    pub fn lost(&self) -> f64 {
        let strength: u64 = self.counts.iter().map(|counts| u64::from(counts.strength())).sum();
        (f64::from(self.casualties()) / strength.max(1) as f64).min(1.0)
    }
}
