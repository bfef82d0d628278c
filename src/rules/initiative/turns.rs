//! Turns of six phases (R1, R13).

use super::{calls::Phase, deeds::Deeds, sequence::Frame};
use crate::engine::What;
use crate::force::Side;
use bevy_ecs::resource::Resource;

/// Phases of a turn (R1).
pub const PHASES: u8 = 6;

/// How far the battle has come.
#[derive(Resource, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// The turn, from 1.
    pub turn: u16,
    /// The phase, 6 to 1.
    pub phase: u8,
    /// Whose character was called last.
    pub side: Side,
    /// Characters that each side began with.
    pub mustered: [u16; 2],
    /// Whether each side has taken opportunity fire in this phase (R24, A17).
    pub opportunity: [bool; 2],
}

impl Turn {
    /// Before the first turn.
    pub(super) const fn new(mustered: [u16; 2]) -> Self {
        Self { turn: 0, phase: 0, side: Side::First, mustered, opportunity: [false; 2] }
    }
}

/// One turn after the other.
pub(super) fn next_turn(mut deeds: Deeds) {
    deeds.clock.call(Frame::Turn);
    deeds.clock.again();
}

/// A turn begins before its phase 6.
pub(super) fn begin_turn(mut deeds: Deeds) {
    deeds.turn.turn += 1;
    deeds.turn.phase = PHASES + 1;
    let (side, round) = (deeds.turn.side, deeds.turn.turn);
    deeds.tell_all("R1", What::Began { step: TURN, side, round });
}

/// What the beginning of a turn and of a phase is told as.
const TURN: &str = "turn";

/// Phases run from 6 down to 1 (R13).
pub(super) fn next_phase(mut deeds: Deeds) {
    if deeds.turn.phase > 1 {
        deeds.turn.phase -= 1;
        deeds.turn.opportunity = [false; 2];
        let (side, round, number) = (deeds.turn.side, deeds.turn.turn, deeds.turn.phase);
        deeds.tell_all("R13", What::Began { step: phase_name(number), side, round });
        deeds.clock.call(Frame::Phase(Phase::new(number)));
        deeds.clock.again();
    }
}

/// What the beginning of a phase is told as.
const fn phase_name(number: u8) -> &'static str {
    match number {
        6 => "phase-6",
        5 => "phase-5",
        4 => "phase-4",
        3 => "phase-3",
        2 => "phase-2",
        _ => "phase-1",
    }
}

/// The turn is over.
pub(super) fn end_turn(mut deeds: Deeds) {
    deeds.turn.phase = 0;
}
