//! The calls and the repetitions of a phase, and their order (R13 to R16, A2 to A4, A9).

use super::{
    characters::Repetition,
    deeds::{Deeds, Throw},
    field::Field,
    wounds,
};
use crate::force::UnitIx;
use std::cmp::Reverse;

/// A phase with its queue of calls.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Phase {
    /// 6 to 1.
    pub number: u8,
    /// Everyone who repeats an action, in order (A9).
    pub repeaters: Vec<UnitIx>,
    /// How many of them have had their turn.
    pub repeated: u8,
    /// Everyone to be called, in order.
    pub queue: Vec<UnitIx>,
    /// How many of them have been called.
    pub called: u8,
}

impl Phase {
    /// A phase that is just starting.
    pub(super) const fn new(number: u8) -> Self {
        Self { number, repeaters: Vec::new(), repeated: 0, queue: Vec::new(), called: 0 }
    }

    /// The character being called.
    pub fn current(&self) -> Option<UnitIx> {
        self.queue.get(usize::from(self.called.checked_sub(1)?)).copied()
    }
}

/// Decides between two characters of the same Initiative: Agility minus bulk, then Agility, highest first (R16, A3).
pub type Speed = (Reverse<i16>, Reverse<u8>);

/// Decides the order of two characters: Initiative, lowest first; then their speed (R14).
pub type Rung = (u8, Speed);

/// The speed of a character.
pub fn speed(field: &Field, unit: UnitIx) -> Speed {
    let agility = field.kind(unit).agility;
    (Reverse(i16::from(agility) - i16::from(field.weapon(unit).bulk)), Reverse(agility))
}

/// The rung of a character.
pub fn rung(field: &Field, unit: UnitIx) -> Rung {
    (wounds::initiative(field, unit), speed(field, unit))
}

/// Everyone who may act in a phase, in order (R13, R14). Characters that are equal in every respect are next to each
/// other; a die decides between them (A3).
pub fn ladder(field: &Field, phase: u8) -> Vec<UnitIx> {
    let mut queue: Vec<UnitIx> = field.all().filter(|unit| wounds::initiative(field, *unit) >= phase.max(1)).collect();
    queue.sort_by_key(|unit| rung(field, *unit));
    queue
}

/// Everyone who repeats an action, highest Initiative first (A9).
pub(super) fn repeaters(field: &Field) -> Vec<UnitIx> {
    let repeats =
        |unit: &UnitIx| matches!(field.unit(*unit).repetition, Repetition::Of(_)) && wounds::is_able(field, *unit);
    let mut queue: Vec<UnitIx> = field.all().filter(repeats).collect();
    queue.sort_by_key(|unit| (Reverse(wounds::initiative(field, *unit)), speed(field, *unit)));
    queue
}

/// Each of the tied characters throws a die, highest first; those still tied throw again (A3).
pub(super) fn decide_ties(deeds: &mut Deeds, ladder: &[UnitIx]) -> Vec<UnitIx> {
    let mut queue = Vec::with_capacity(ladder.len());
    let mut rest = ladder;
    while let Some(first) = rest.first() {
        let rung = rung(&deeds.field, *first);
        let alike = rest.iter().take_while(|unit| self::rung(&deeds.field, **unit) == rung).count();
        let (tied, others) = rest.split_at(alike);
        throw_for_order(deeds, tied, &mut queue);
        rest = others;
    }
    queue
}

fn throw_for_order(deeds: &mut Deeds, tied: &[UnitIx], queue: &mut Vec<UnitIx>) {
    // Laid dice that have run out never differ.
    if tied.len() < 2 || deeds.dice.ran_dry() {
        queue.extend(tied);
        return;
    }
    // A character that throws only against unknown ones would learn of them from the throw (R27).
    let unknown = tied.iter().copied().find(|unit| !deeds.field.is_known(*unit));
    let known = tied.iter().filter(|unit| deeds.field.is_known(**unit)).count();
    let mut thrown: Vec<(u8, UnitIx)> = Vec::with_capacity(tied.len());
    for unit in tied.iter().copied() {
        let throw = Throw::sum(1, 6, "who-is-first", "A3");
        let about = unknown.filter(|_| known < 2).unwrap_or(unit);
        let die = deeds.throw_about(unit, about, &throw)[0];
        thrown.push((die, unit));
    }
    for die in (1..=6).rev() {
        let same: Vec<UnitIx> = thrown.iter().filter(|(face, _)| *face == die).map(|(_, unit)| *unit).collect();
        throw_for_order(deeds, &same, queue);
    }
}
