//! The pose of counters during a beat.

use super::{Beat, FALL, FOLLOW, RUN, RUN_CELLS, STEP, Way};
use crate::board::{Cell, Direction, Edge};
use crate::force::{PieceId, name::Part};
use crate::view::board::middle;
use bevy::math::Vec2;

/// The pose of a card at a moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// Its center, in cells from the top left corner of the board.
    pub at: Vec2,
    /// How high it is lifted, in cells.
    pub lift: f32,
    /// Its rotation, in radians clockwise.
    pub turn: f32,
    /// Its opacity, 0 to 1.
    pub alpha: f32,
}

impl Pose {
    /// At rest on a cell.
    pub fn on(cell: Cell) -> Self {
        Self { at: middle(cell), lift: 0.0, turn: 0.0, alpha: 1.0 }
    }
}

impl Beat {
    /// The pose of a card after this many milliseconds, if the beat moves it.
    pub(in crate::view) fn pose(&self, piece: PieceId, from: Cell, after: f32, home: Edge) -> Option<Pose> {
        let still = Pose::on(from);
        let place = |pieces: &[PieceId]| pieces.iter().position(|other| *other == piece);
        match self {
            Beat::Walk(ways) => {
                let place = ways.iter().position(|way| way.piece == piece)?;
                Some(ways[place].pose(from, (after - place as f32 * FOLLOW).max(0.0) / STEP))
            }
            Beat::Fall(pieces) => {
                let part = Self::part(place(pieces)?, after, FALL);
                let slide = part * part;
                let at = still.at + Vec2::new(0.35, 0.8) * slide;
                Some(Pose { at, turn: 1.25 * slide, alpha: 1.0 - slide, ..still })
            }
            Beat::Run(pieces) => {
                let part = Self::part(place(pieces)?, after, RUN);
                let at = still.at + towards(home) * RUN_CELLS * part * part;
                let hop = (part * 16.0).sin().abs() * 0.1 * (1.0 - part);
                Some(Pose { at, lift: hop, alpha: 1.0 - part, ..still })
            }
            Beat::Fade(pieces) => Some(Pose { alpha: 1.0 - Self::part(place(pieces)?, after, FALL), ..still }),
            Beat::Jolt(hit, _) if *hit == piece => {
                let part = self.whole(after);
                let shake = (part * 24.0).sin() * 0.1 * (1.0 - part);
                Some(Pose { at: still.at + Vec2::new(shake, shake * 0.4), ..still })
            }
            Beat::Board(rider, _) if *rider == piece => {
                let part = self.whole(after);
                Some(Pose { lift: 0.35 * part, alpha: 1.0 - part, ..still })
            }
            Beat::Appear(pieces) => {
                place(pieces)?;
                let part = self.whole(after);
                Some(Pose { lift: 0.3 * (1.0 - part), alpha: part, ..still })
            }
            _ => None,
        }
    }

    /// How far a vehicle has turned from its facing at the start of the beat, in radians clockwise.
    pub(in crate::view) fn turn(&self, piece: PieceId, facing: Direction, after: f32) -> f32 {
        let Beat::Walk(ways) = self else { return 0.0 };
        let Some(place) = ways.iter().position(|way| way.piece == piece) else { return 0.0 };
        ways[place].turn(facing, (after - place as f32 * FOLLOW).max(0.0) / STEP)
    }

    /// The pose of a card if motion is reduced: the final one.
    pub(in crate::view) fn end_pose(&self, piece: PieceId, from: Cell, home: Edge) -> Option<Pose> {
        self.pose(piece, from, f32::MAX, home)
    }
}

impl Way {
    /// The pose of a piece that has gone this many cells, with a small hop at each.
    fn pose(&self, from: Cell, gone: f32) -> Pose {
        let done = (gone as usize).min(self.cells.len());
        let here = if done == 0 { from } else { self.cells[done - 1] };
        let Some(next) = self.cells.get(done) else {
            return Pose::on(here);
        };
        let part = gone.fract();
        let at = middle(here).lerp(middle(*next), part);
        let hop = if matches!(self.piece.part, Part::Primate(_)) { 0.1 } else { 0.0 };
        Pose { at, lift: (part * std::f32::consts::PI).sin() * hop, ..Pose::on(here) }
    }

    /// Its number of steps: one per cell, and one for a turn on the spot at its end.
    pub(super) fn steps(&self) -> f32 {
        let turns_last = self.turns.last().is_some_and(|(after, _)| *after == self.cells.len());
        self.cells.len() as f32 + f32::from(u8::from(turns_last))
    }

    /// How far it has turned from `facing` after this many steps.
    fn turn(&self, facing: Direction, gone: f32) -> f32 {
        let (mut turned, mut before) = (0.0, facing);
        for (after, to) in &self.turns {
            // The shorter way around: at most four eighths.
            let eighths = (*to as i8 - before as i8 + 4).rem_euclid(8) - 4;
            turned += f32::from(eighths) * (gone - *after as f32).clamp(0.0, 1.0);
            before = *to;
        }
        turned * std::f32::consts::FRAC_PI_4
    }
}

const fn towards(home: Edge) -> Vec2 {
    match home {
        Edge::North => Vec2::new(0.0, -1.0),
        Edge::East => Vec2::new(1.0, 0.0),
        Edge::South => Vec2::new(0.0, 1.0),
        Edge::West => Vec2::new(-1.0, 0.0),
    }
}
