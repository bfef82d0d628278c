//! Breaking off a charge, as it would go: the last walk, and the overwatch that has seen the charge and sees this walk
//! (T-106, T-124).

use super::{
    ghost::leave_squares,
    watch::{entries_of, set_off, trails_of},
};
use crate::force::UnitIx;
use crate::rules::monkeys::{field::Field, frames::Overrun, order::Leg, press_on, shots::Trail};

/// A charge being broken off.
pub struct Retreat {
    /// The field after the last walk.
    pub after: Field,
    /// The units whose overwatch is due.
    pub watchers: Vec<UnitIx>,
    /// The squares that everyone has entered.
    pub trails: Vec<Trail>,
}

impl Retreat {
    /// Breaks off with these legs; nobody walks if they are refused.
    pub fn of(field: &Field, overrun: &Overrun, legs: &[Leg]) -> Self {
        let walks = press_on::check_abort(field, overrun, legs).unwrap_or_default();
        let (mut after, mut trails) = (field.clone(), overrun.trails.clone());
        leave_squares(&mut after, walks.iter().map(|walk| walk.primate));
        walks.iter().for_each(|walk| after.shift(walk.primate, walk.end));
        let last = trails_of(&walks);
        let mut watchers = overrun.set_off.clone();
        watchers.extend(set_off(field, overrun.unit, &entries_of(&last)));
        watchers.sort_unstable();
        watchers.dedup();
        trails.extend(last);
        Self { after, watchers, trails }
    }
}
