//! One thing shown at a time: a walk, a volley, dice, a fall. Pure values; nothing here depends on Bevy's world.

pub(super) mod names;
mod pose;
mod reading;

pub use pose::Pose;
pub(super) use reading::hull;

use super::art::{icons::Sign, looks::Badge};
use super::shown::Shown;
use crate::board::{Cell, Direction};
use crate::force::{PieceId, Side, UnitId};

/// Milliseconds per step to the next cell.
const STEP: f32 = 90.0;
/// Milliseconds until the next member of a unit sets out.
const FOLLOW: f32 = 150.0;
/// A shot's flight.
const TRACER: f32 = 180.0;
/// How long dice roll, and how long they rest before they count if nobody chooses.
const TUMBLE: f32 = 600.0;
const LIE: f32 = 700.0;
/// A single test.
const TEST: f32 = 320.0;
/// A card tips and slides off.
const FALL: f32 = 350.0;
/// A stamp comes down.
const STAMP: f32 = 200.0;
/// A card runs for its edge.
const RUN: f32 = 700.0;
/// Cells that a routed card runs while it fades.
const RUN_CELLS: f32 = 5.0;
/// The delay for each further card in one beat.
const RIPPLE: f32 = 50.0;
/// A hull shaken by a hit.
const JOLT: f32 = 320.0;
/// A vehicle blows up.
const BLAST: f32 = 700.0;
/// A shell comes down; beyond the edge, its words are read.
const LAND: f32 = 1100.0;
/// A grenade flies, and its smoke spreads.
const THROW: f32 = 320.0;
const SPREAD: f32 = 480.0;
/// Two squads run into each other.
const CLASH: f32 = 520.0;
/// A call appears: fleeing, or having been spotted.
const CALL: f32 = 420.0;
/// A primate gets into a vehicle, or out of it.
const BOARD: f32 = 240.0;
/// How long each change is marked if motion is reduced.
const MARK: f32 = 300.0;

/// One piece's path.
#[derive(Clone, Debug, PartialEq)]
pub struct Way {
    /// The piece.
    pub piece: PieceId,
    /// The cells that it enters, after the one it starts from; for a vehicle, the northwestern one of its footprint.
    pub cells: Vec<Cell>,
    /// Its turns: after how many cells, and to which direction.
    pub turns: Vec<(usize, Direction)>,
}

/// One shot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shot {
    /// The shooter.
    pub by: PieceId,
    /// The cell it hits.
    pub at: Cell,
    /// Whether the target is in cover.
    pub covered: bool,
}

/// Dice in the air or on the felt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tumble {
    /// The faces they will show.
    pub dice: Vec<u8>,
    /// The reason, as a word id.
    pub why: &'static str,
    /// The side that chooses among them.
    pub chooser: Option<Side>,
}

/// What is shown at the same time.
#[derive(Clone, Debug, PartialEq)]
pub enum Beat {
    /// A unit walks, one member after another.
    Walk(Vec<Way>),
    /// All shots of a volley.
    Volley(Vec<Shot>),
    /// Dice.
    Dice(Tumble),
    /// Cards tip and slide off.
    Fall(Vec<PieceId>),
    /// Cards run for their edge.
    Run(Vec<PieceId>),
    /// Cards fade where they are.
    Fade(Vec<PieceId>),
    /// The badge of a mark is stamped on cards.
    Stamp(Vec<PieceId>, Badge),
    /// A sign appears over cards and disappears: for fleeing or spotted primates.
    Call(Vec<PieceId>, Sign),
    /// Two squads meet in close combat.
    Clash(UnitId, UnitId),
    /// A hull shakes, and the picture of its damage (below `assets/art/damage`) appears.
    Jolt(PieceId, &'static str),
    /// A vehicle blows up.
    Blast(PieceId),
    /// A shell comes down: the cell it was aimed at, and the one it hits, on or off the board.
    Land(Cell, Cell),
    /// Smoke is thrown: the thrower, the cell, and how many cells it covers from there.
    Smoke(PieceId, Cell, u8),
    /// A primate gets into a vehicle.
    Board(PieceId, PieceId),
    /// Cards come onto the table.
    Appear(Vec<PieceId>),
    /// A marker or crate changes hands.
    Take(Sign, Cell),
    /// Nothing moves.
    Quiet,
}

impl Beat {
    /// Milliseconds at normal speed.
    pub(super) fn length(&self, reduced: bool) -> f32 {
        let ripple = |each: f32, count: usize| each + RIPPLE * count.saturating_sub(1) as f32;
        let full = match self {
            Beat::Walk(ways) => {
                let ends = ways.iter().enumerate();
                ends.map(|(place, way)| place as f32 * FOLLOW + way.steps() * STEP).fold(0.0, f32::max)
            }
            Beat::Volley(shots) => ripple(TRACER, shots.len()),
            Beat::Dice(tumble) if tumble.why == "test" => TEST,
            Beat::Dice(tumble) => TUMBLE + if tumble.chooser.is_none() { LIE } else { 0.0 },
            Beat::Fall(pieces) => ripple(FALL, pieces.len()),
            Beat::Run(pieces) => ripple(RUN, pieces.len()),
            Beat::Fade(pieces) => ripple(FALL, pieces.len()),
            Beat::Stamp(pieces, _) => ripple(STAMP, pieces.len()),
            Beat::Call(..) | Beat::Take(..) => CALL,
            Beat::Clash(..) => CLASH,
            Beat::Jolt(..) => JOLT,
            Beat::Blast(_) => BLAST,
            Beat::Land(..) => LAND,
            Beat::Smoke(..) => THROW + SPREAD,
            Beat::Board(..) | Beat::Appear(_) => BOARD,
            Beat::Quiet => 0.0,
        };
        if reduced && !matches!(self, Beat::Quiet | Beat::Dice(_) | Beat::Land(..)) { MARK } else { full }
    }

    /// Whether the dice are still rolling after this many milliseconds.
    pub(super) fn is_rolling(&self, after: f32, reduced: bool) -> bool {
        match self {
            Beat::Dice(tumble) if tumble.why == "test" => !reduced && after < TEST * 0.6,
            Beat::Dice(_) => !reduced && after < TUMBLE,
            _ => false,
        }
    }

    /// Cells that should be in view.
    pub(super) fn cells(&self, shown: &Shown) -> Vec<Cell> {
        match self {
            Beat::Walk(ways) => ways.iter().filter_map(|way| way.cells.last().copied()).collect(),
            Beat::Volley(shots) => {
                shots.iter().flat_map(|shot| [Some(shot.at), shown.cell(shot.by)]).flatten().collect()
            }
            Beat::Fall(pieces) | Beat::Run(pieces) | Beat::Fade(pieces) | Beat::Stamp(pieces, _) => {
                pieces.iter().filter_map(|piece| shown.cell(*piece)).collect()
            }
            Beat::Call(pieces, _) | Beat::Appear(pieces) => {
                pieces.iter().filter_map(|piece| shown.cell(*piece)).collect()
            }
            Beat::Clash(one, other) => {
                shown.clash(*one, *other).into_iter().flat_map(|(one, other)| [one.1, other.1]).collect()
            }
            Beat::Jolt(piece, _) | Beat::Blast(piece) => shown.cell(*piece).into_iter().collect(),
            Beat::Smoke(_, cell, _) | Beat::Take(_, cell) => vec![*cell],
            Beat::Land(aimed, cell) => vec![*aimed, *cell],
            Beat::Board(piece, vehicle) => [*piece, *vehicle].into_iter().filter_map(|one| shown.cell(one)).collect(),
            Beat::Dice(_) | Beat::Quiet => Vec::new(),
        }
    }

    /// The progress of the piece with this index, 0 to 1; `None` before its start.
    fn part(place: usize, after: f32, length: f32) -> f32 {
        ((after - RIPPLE * place as f32) / length).clamp(0.0, 1.0)
    }

    /// The progress of the whole beat, 0 to 1.
    pub(super) fn whole(&self, after: f32) -> f32 {
        (after / self.length(false).max(1.0)).clamp(0.0, 1.0)
    }

    /// The progress of a grenade's flight and of its smoke, 0 to 1.
    pub(super) fn smoke_parts(after: f32) -> (f32, f32) {
        ((after / THROW).clamp(0.0, 1.0), ((after - THROW) / SPREAD).clamp(0.0, 1.0))
    }

    /// The progress of a shot, 0 to 1.
    pub(super) fn shot_part(place: usize, after: f32) -> f32 {
        Self::part(place, after, TRACER)
    }

    /// The progress of a stamp, 0 to 1.
    pub(super) fn stamp_part(place: usize, after: f32) -> f32 {
        Self::part(place, after, STAMP)
    }
}
