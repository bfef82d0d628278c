//! Who is called in a phase, and in which order (R13 to R16, A2, A3).

use super::{field::Field, wounds};
use crate::force::UnitIx;
use std::cmp::Reverse;

/// A phase with its queue of calls.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Phase {
    /// 6 to 1.
    pub number: u8,
    /// Everyone who is called, in order.
    pub queue: Vec<UnitIx>,
    /// How many of them have been called.
    pub called: u8,
}

impl Phase {
    /// A phase that begins.
    pub(super) const fn new(number: u8) -> Self {
        Self { number, queue: Vec::new(), called: 0 }
    }

    /// Who is called now.
    pub fn current(&self) -> Option<UnitIx> {
        self.queue.get(usize::from(self.called.checked_sub(1)?)).copied()
    }
}

/// What decides the order of two characters: Initiative, the lowest first; then Agility less bulk, then Agility, the
/// highest first (R14, R16, A3).
pub type Rung = (u8, Reverse<i16>, Reverse<u8>);

/// The rung of a character.
pub fn rung(field: &Field, unit: UnitIx) -> Rung {
    let agility = field.kind(unit).agility;
    let quick = i16::from(agility) - i16::from(field.weapon(unit).bulk);
    (wounds::initiative(field, unit), Reverse(quick), Reverse(agility))
}

/// Everyone who may act in a phase, in order (R13, R14). Those who are alike on all counts stand next to each other; a
/// die decides between them (A3).
pub fn ladder(field: &Field, phase: u8) -> Vec<UnitIx> {
    let mut queue: Vec<UnitIx> = field.all().filter(|unit| wounds::initiative(field, *unit) >= phase.max(1)).collect();
    queue.sort_by_key(|unit| rung(field, *unit));
    queue
}
