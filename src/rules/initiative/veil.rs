//! A battle as a side may picture it: the positions and deeds of hidden enemies are a guess (R27, G12).

use super::{
    aim::Aimed,
    calls::{self, Phase},
    characters::{State, Stealth, Trace},
    enlist,
    field::{Field, Setting, bit},
    muster::{Condition, Manner},
    order::Mark,
    profiles::Going,
    sequence::Frame,
    set_up, stealth,
    turns::Turn,
};
use crate::board::Cell;
use crate::dice::Stream;
use crate::engine::Moment;
use crate::force::{Side, UnitIx, squad::Place};
use std::sync::Arc;

/// Replaces what a side doesn't know with something possible, which doesn't depend on what the other side is really
/// hiding.
pub(super) fn draw(
    setting: &Arc<Setting>,
    states: &mut Vec<State>,
    moment: &mut Moment<Frame>,
    (side, luck): (Side, &mut Stream),
) {
    let mut field = Field::new(setting.clone(), states.clone());
    let hidden: Vec<UnitIx> = field.of(side.other()).filter(|unit| is_hidden(&field, *unit)).collect();
    if hidden.is_empty() {
        return;
    }
    for unit in hidden.iter().copied() {
        field.characters[unit.at()] = fresh(&field, unit);
    }
    let mut field = Field::new(setting.clone(), field.characters);
    let hideouts = Hideouts::of(&field, side.other());
    for unit in hidden.iter().copied() {
        let cell = luck.pick(&hideouts.free(&field)).copied();
        if let Some(cell) = cell {
            field.put(unit, Place::On(cell));
            field.characters[unit.at()].aiming.0 = lurking(&field, unit, cell);
        }
    }
    forget_sightings(&mut field.characters, side, &hidden);
    for frame in moment.frames_mut() {
        if let Frame::Phase(phase) = frame {
            requeue(&field, phase, &hidden);
        }
    }
    *states = field.characters;
}

/// Whether there is nothing that a side doesn't know.
pub(super) fn is_open(field: &Field, turn: &Turn, side: Side) -> bool {
    turn.set_up[side.other().index()].is_none() && !field.of(side.other()).any(|unit| is_hidden(field, unit))
}

/// Whether the enemy doesn't know of a character, though a stray shot may have hit it since (G6).
fn is_hidden(field: &Field, unit: UnitIx) -> bool {
    !field.is_known(unit)
}

/// A hidden character in its initial state, off the board.
pub(super) fn fresh(field: &Field, unit: UnitIx) -> State {
    let (old, setting) = (field.unit(unit), &field.setting);
    let mut state = State::new(old.id, Place::Reserve);
    state.arms = enlist::loaded(&setting.book, &setting.weapons[unit.at()], &Condition::default());
    state.stealth = Stealth { hidden: true, spotters: 0 };
    (state.rating, state.riding, state.load) = (old.rating, old.riding, old.load);
    state
}

/// Cells where nobody would detect a side's characters.
struct Hideouts {
    side: Side,
    /// Where the side sets up.
    inside: Vec<Cell>,
}

impl Hideouts {
    fn of(field: &Field, side: Side) -> Self {
        let zone = &field.setting.zones[side.index()];
        let lurks = field.setting.manners[side.index()] == Manner::Lurking;
        let fits = |cell: &Cell| zone.contains(*cell) && (!lurks || field.is_cover(*cell));
        Self { side, inside: cells(field).filter(fits).filter(|cell| hides(field, side, *cell)).collect() }
    }

    /// Where one more could be: where its side sets up, or anywhere else if there is no room there.
    fn free(&self, field: &Field) -> Vec<Cell> {
        let free = |cell: &Cell| field.at(*cell).is_none();
        let inside: Vec<Cell> = self.inside.iter().copied().filter(free).collect();
        if inside.is_empty() {
            return cells(field).filter(free).filter(|cell| hides(field, self.side, *cell)).collect();
        }
        inside
    }
}

fn cells(field: &Field) -> impl Iterator<Item = Cell> {
    field.setting.sight.ground().spots().cells()
}

fn hides(field: &Field, side: Side, cell: Cell) -> bool {
    field.going(cell).is_some_and(|going| going != Going::Closed) && !stealth::is_near_enemy(field, side, cell)
}

/// The aim of an ambusher.
fn lurking(field: &Field, unit: UnitIx, cell: Cell) -> Option<super::aim::Aim> {
    let Some(Mark::Direction(to)) = set_up::lurk(field, field.unit(unit).id.side, cell) else { return None };
    let at = Aimed::Arc(to.x - cell.x, to.y - cell.y);
    Some(super::aim::Aim { target: None, at, seen: 0, off_phase: false })
}

/// A side doesn't know what hidden enemies have seen of it.
fn forget_sightings(states: &mut [State], side: Side, hidden: &[UnitIx]) {
    let known = !hidden.iter().fold(0, |all, unit| all | bit(*unit));
    for state in states.iter_mut().filter(|state| state.id.side == side) {
        state.stealth.spotters &= known;
        let Trace(sightings) = &mut state.trace;
        for sighting in sightings {
            sighting.seen_by &= known;
        }
    }
}

/// Adds hidden characters to the queue of a phase at the positions they would have if unhurt.
fn requeue(field: &Field, phase: &mut Phase, hidden: &[UnitIx]) {
    let known = |unit: &UnitIx| !hidden.contains(unit);
    let count = |units: &[UnitIx], upto: u8| units.iter().take(usize::from(upto)).filter(|unit| known(unit)).count();
    let (repeated, called) = (count(&phase.repeaters, phase.repeated), count(&phase.queue, phase.called));
    phase.repeaters.retain(known);
    phase.repeated = repeated as u8;
    let mut queue: Vec<UnitIx> = phase.queue.iter().copied().filter(known).collect();
    let acts = |unit: &UnitIx| field.unit(*unit).rating.0 >= phase.number;
    for unit in hidden.iter().copied().filter(acts).filter(|_| !phase.queue.is_empty()) {
        let rung = calls::rung(field, unit);
        let place = queue.iter().position(|other| calls::rung(field, *other) > rung).unwrap_or(queue.len());
        queue.insert(place, unit);
    }
    let current = queue.iter().enumerate().filter(|(_, unit)| known(unit)).map(|(place, _)| place + 1);
    phase.called = current.take(called).last().unwrap_or(0) as u8;
    phase.queue = queue;
}

/// What remains of a turn: a side's last set-up character is its secret.
pub(super) fn turn(turn: &mut Turn, side: Side) {
    turn.set_up[side.other().index()] = None;
}
