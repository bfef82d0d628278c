//! Turns of six phases (R1, R3, R13, R25, G15).

use super::{ambush, calls::Phase, deeds::Deeds, field::Field, repetition, sequence::Frame};
use crate::engine::What;
use crate::force::{Side, UnitIx};
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
    /// The side of the character called last.
    pub side: Side,
    /// Number of characters that each side started with.
    pub mustered: [u16; 2],
    /// Whether each side has taken opportunity fire in this phase (R24, A17).
    pub opportunity: [bool; 2],
    /// Whether each side has declared its repetitions for this turn (R17).
    pub declared: [bool; 2],
    /// Whether this turn runs without calls (G15).
    pub calm: bool,
    /// Whether a shot has been fired in the battle (A15).
    pub alarmed: bool,
    /// The only side near the objective at the end of the last turn, and for how many turns (G22).
    pub held: (Option<Side>, u8),
    /// The character that each side set up last (G23).
    pub set_up: [Option<UnitIx>; 2],
}

impl Turn {
    /// Before the first turn.
    pub(super) const fn new(mustered: [u16; 2]) -> Self {
        Self {
            turn: 0,
            phase: 0,
            side: Side::First,
            mustered,
            opportunity: [false; 2],
            declared: [false; 2],
            calm: false,
            alarmed: false,
            held: (None, 0),
            set_up: [None; 2],
        }
    }
}

/// Whether this is an ambush turn and this side walks into the ambush (R25).
pub fn is_ambushed(field: &Field, turn: &Turn, side: Side) -> bool {
    turn.turn == 1 && field.setting.scenario.ambush.as_ref().is_some_and(|ambush| ambush.movers == side)
}

/// Runs one turn after another.
pub(super) fn next_turn(mut deeds: Deeds) {
    deeds.clock.call(Frame::Turn);
    deeds.clock.again();
}

/// A turn starts, before its phase 6.
pub(super) fn begin_turn(mut deeds: Deeds) {
    deeds.turn.turn += 1;
    deeds.turn.phase = PHASES + 1;
    deeds.turn.declared = [false; 2];
    deeds.turn.calm = deeds.field.setting.book.switches.calm_turns && !anyone_sees(&deeds.field);
    let round = deeds.turn.turn;
    deeds.tell_all("R1", What::Began { step: TURN, side: NOBODY, round });
    if deeds.turn.calm {
        deeds.tell_all("G15", What::Said { what: "calm-turn", who: None });
    }
    ambush::set_out(&mut deeds);
}

/// Whether anybody sees an enemy that it knows of.
pub fn anyone_sees(field: &Field) -> bool {
    let sees = |unit: UnitIx| {
        let mut enemies = field.people(field.unit(unit).id.side.other());
        enemies.any(|(enemy, _)| field.detects(unit, enemy) && field.see_each_other(unit, enemy))
    };
    field.all().filter(|unit| !field.is_mount(*unit)).any(sees)
}

/// Turns and phases belong to neither side, since the character called last may be a secret (R27).
const NOBODY: Side = Side::First;

/// The name of the start of a turn in the log.
const TURN: &str = "turn";

/// Phases run from 6 down to 1 (R13).
pub(super) fn next_phase(mut deeds: Deeds) {
    if deeds.turn.phase > 1 {
        deeds.turn.phase -= 1;
        deeds.turn.opportunity = [false; 2];
        let (round, number) = (deeds.turn.turn, deeds.turn.phase);
        deeds.tell_all("R13", What::Began { step: phase_name(number), side: NOBODY, round });
        deeds.clock.call(Frame::Phase(Phase::new(number)));
        deeds.clock.again();
    }
}

/// The name of the start of a phase in the log.
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

/// Whether a character was seen in this phase, even if only on its way (A1).
fn was_seen(field: &Field, unit: UnitIx) -> bool {
    field.unit(unit).trace.0.iter().any(|sighting| sighting.seen_by != 0)
}

/// A phase ends: as soon as anybody has seen an enemy, the rest of the turn is no longer calm (G15).
pub(super) fn end_phase(mut deeds: Deeds) {
    let field = &deeds.field;
    if deeds.turn.calm && (anyone_sees(field) || field.all().any(|unit| was_seen(field, unit))) {
        deeds.turn.calm = false;
        deeds.tell_all("G15", What::Said { what: "calm-over", who: None });
    }
}

/// The turn is over.
pub(super) fn end_turn(mut deeds: Deeds) {
    deeds.turn.phase = 0;
    deeds.turn.calm = false;
    repetition::end_all(&mut deeds);
}
