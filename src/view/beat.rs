//! One thing that is shown at a time: a walk, a volley, dice, a fall. Pure values; nothing here knows Bevy's world.

use super::board::middle;
use super::cast::Shown;
use crate::board::{Cell, Edge};
use crate::engine::fact::{Fact, What};
use crate::force::{PieceId, Side, squad::Pile};
use bevy::math::Vec2;
use std::collections::VecDeque;

/// Milliseconds of a step to the next cell.
const STEP: f32 = 90.0;
/// After so many milliseconds the next of a unit sets out.
const FOLLOW: f32 = 150.0;
/// A shot's way.
const TRACER: f32 = 180.0;
/// Dice roll so long, and lie so long before they count where nobody chooses.
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
/// Each further card of one beat sets in so much later.
const RIPPLE: f32 = 50.0;
/// Where motion is reduced, each change is marked so long.
const MARK: f32 = 300.0;

/// One primate's way.
#[derive(Clone, Debug, PartialEq)]
pub struct Way {
    /// Who.
    pub piece: PieceId,
    /// The cells that it enters, after the one it starts from.
    pub cells: Vec<Cell>,
}

/// One shot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shot {
    /// The shooter.
    pub by: PieceId,
    /// Where it hits.
    pub at: Cell,
    /// Whether the target is in cover.
    pub covered: bool,
}

/// Dice in the air or on the felt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tumble {
    /// The faces that they will show.
    pub dice: Vec<u8>,
    /// What for: the name of a sentence.
    pub why: &'static str,
    /// Who chooses among them.
    pub chooser: Option<Side>,
}

/// What is shown at once.
#[derive(Clone, Debug, PartialEq)]
pub enum Beat {
    /// A unit walks, one after another.
    Walk(Vec<Way>),
    /// All shots of a volley.
    Volley(Vec<Shot>),
    /// Dice.
    Dice(Tumble),
    /// Cards tip and slide off.
    Fall(Vec<PieceId>),
    /// Cards run for their edge.
    Run(Vec<PieceId>),
    /// Cards fade where they lie.
    Fade(Vec<PieceId>),
    /// The badge of a mark is stamped on cards.
    Stamp(Vec<PieceId>, &'static str),
    /// Nothing that moves.
    Quiet,
}

/// How a card lies at a moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// Its middle, in cells from the top left corner of the board.
    pub at: Vec2,
    /// How high it is lifted, in cells.
    pub lift: f32,
    /// How far it is turned, in radians clockwise.
    pub turn: f32,
    /// How much of it is seen, 0 to 1.
    pub alpha: f32,
}

impl Pose {
    /// Lying still on a cell.
    pub fn on(cell: Cell) -> Self {
        Self { at: middle(cell), lift: 0.0, turn: 0.0, alpha: 1.0 }
    }
}

impl Beat {
    /// Takes the next beat and its facts from a queue; none where it is empty.
    pub(super) fn next(queue: &mut VecDeque<Fact>, shown: &Shown) -> Option<(Beat, Vec<Fact>)> {
        let first = queue.pop_front()?;
        let mut facts = vec![first];
        let more = |wanted: &dyn Fn(&What) -> bool, queue: &mut VecDeque<Fact>, facts: &mut Vec<Fact>| {
            while queue.front().is_some_and(|fact| wanted(&fact.what)) {
                facts.extend(queue.pop_front());
            }
        };
        let beat = match facts[0].what.clone() {
            What::Moved { .. } => {
                more(&|what| matches!(what, What::Moved { .. } | What::Watched { .. }), queue, &mut facts);
                Beat::Walk(ways(&facts))
            }
            What::Shot { .. } => {
                more(&|what| matches!(what, What::Shot { .. }), queue, &mut facts);
                Beat::Volley(facts.iter().filter_map(shot).collect())
            }
            What::Rolled { dice, why, chooser } => Beat::Dice(Tumble { dice, why, chooser }),
            What::Tested { die, .. } => Beat::Dice(Tumble { dice: vec![die], why: "test", chooser: None }),
            What::Removed { pile, .. } => {
                more(&|what| matches!(what, What::Removed { pile: other, .. } if *other == pile), queue, &mut facts);
                let pieces = facts.iter().filter_map(removed).collect();
                match pile {
                    Pile::Wounded | Pile::Injured => Beat::Fall(pieces),
                    Pile::Routed => Beat::Run(pieces),
                    Pile::Missing | Pile::Retreated => Beat::Fade(pieces),
                }
            }
            What::Marked { mark, .. } if mark == "pinned" => {
                more(&|what| matches!(what, What::Marked { mark: other, .. } if *other == mark), queue, &mut facts);
                Beat::Stamp(facts.iter().flat_map(|fact| marked(fact, shown)).collect(), mark)
            }
            _ => Beat::Quiet,
        };
        Some((beat, facts))
    }

    /// Milliseconds at the plain speed.
    pub(super) fn length(&self, reduced: bool) -> f32 {
        let ripple = |each: f32, count: usize| each + RIPPLE * count.saturating_sub(1) as f32;
        let full = match self {
            Beat::Walk(ways) => {
                let ends = ways.iter().enumerate();
                ends.map(|(place, way)| place as f32 * FOLLOW + way.cells.len() as f32 * STEP).fold(0.0, f32::max)
            }
            Beat::Volley(shots) => ripple(TRACER, shots.len()),
            Beat::Dice(tumble) if tumble.why == "test" => TEST,
            Beat::Dice(tumble) => TUMBLE + if tumble.chooser.is_none() { LIE } else { 0.0 },
            Beat::Fall(pieces) => ripple(FALL, pieces.len()),
            Beat::Run(pieces) => ripple(RUN, pieces.len()),
            Beat::Fade(pieces) => ripple(FALL, pieces.len()),
            Beat::Stamp(pieces, _) => ripple(STAMP, pieces.len()),
            Beat::Quiet => 0.0,
        };
        if reduced && !matches!(self, Beat::Quiet | Beat::Dice(_)) { MARK } else { full }
    }

    /// Whether the dice still roll after so many milliseconds.
    pub(super) fn is_rolling(&self, after: f32, reduced: bool) -> bool {
        match self {
            Beat::Dice(tumble) if tumble.why == "test" => !reduced && after < TEST * 0.6,
            Beat::Dice(_) => !reduced && after < TUMBLE,
            _ => false,
        }
    }

    /// Cells that ought to be in view.
    pub(super) fn cells(&self, shown: &Shown) -> Vec<Cell> {
        match self {
            Beat::Walk(ways) => ways.iter().filter_map(|way| way.cells.last().copied()).collect(),
            Beat::Volley(shots) => {
                shots.iter().flat_map(|shot| [Some(shot.at), shown.cell(shot.by)]).flatten().collect()
            }
            Beat::Fall(pieces) | Beat::Run(pieces) | Beat::Fade(pieces) | Beat::Stamp(pieces, _) => {
                pieces.iter().filter_map(|piece| shown.cell(*piece)).collect()
            }
            Beat::Dice(_) | Beat::Quiet => Vec::new(),
        }
    }

    /// How far the one at this place of the beat has come, 0 to 1, none before its start.
    fn part(place: usize, after: f32, length: f32) -> f32 {
        ((after - RIPPLE * place as f32) / length).clamp(0.0, 1.0)
    }

    /// How far a shot has come, 0 to 1.
    pub(super) fn shot_part(place: usize, after: f32) -> f32 {
        Self::part(place, after, TRACER)
    }

    /// How far a stamp has come, 0 to 1.
    pub(super) fn stamp_part(place: usize, after: f32) -> f32 {
        Self::part(place, after, STAMP)
    }

    /// How a card lies after so many milliseconds, if the beat moves it.
    pub(super) fn pose(&self, piece: PieceId, from: Cell, after: f32, home: Edge) -> Option<Pose> {
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
            Beat::Volley(_) | Beat::Dice(_) | Beat::Stamp(..) | Beat::Quiet => None,
        }
    }

    /// How a card lies where motion is reduced: as it will lie at the end.
    pub(super) fn end_pose(&self, piece: PieceId, from: Cell, home: Edge) -> Option<Pose> {
        self.pose(piece, from, f32::MAX, home)
    }
}

impl Way {
    /// Where one stands who has gone so many cells, with a small hop at each.
    fn pose(&self, from: Cell, gone: f32) -> Pose {
        let done = (gone as usize).min(self.cells.len());
        let here = if done == 0 { from } else { self.cells[done - 1] };
        let Some(next) = self.cells.get(done) else {
            return Pose::on(here);
        };
        let part = gone.fract();
        let at = middle(here).lerp(middle(*next), part);
        Pose { at, lift: (part * std::f32::consts::PI).sin() * 0.1, ..Pose::on(here) }
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

/// The ways of a walk, in the order in which its members set out.
fn ways(facts: &[Fact]) -> Vec<Way> {
    let mut ways: Vec<Way> = Vec::new();
    for fact in facts {
        let What::Moved { piece, cell } = fact.what else { continue };
        match ways.last_mut().filter(|way| way.piece == piece) {
            Some(way) => way.cells.push(cell),
            None => ways.push(Way { piece, cells: vec![cell] }),
        }
    }
    ways
}

const fn shot(fact: &Fact) -> Option<Shot> {
    match fact.what {
        What::Shot { by, cell, covered, .. } => Some(Shot { by, at: cell, covered }),
        _ => None,
    }
}

const fn removed(fact: &Fact) -> Option<PieceId> {
    match fact.what {
        What::Removed { piece, .. } => Some(piece),
        _ => None,
    }
}

fn marked(fact: &Fact, shown: &Shown) -> Vec<PieceId> {
    match fact.what {
        What::Marked { who, .. } => shown.pieces(who),
        _ => Vec::new(),
    }
}
