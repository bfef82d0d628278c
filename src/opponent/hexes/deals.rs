//! What hits of the weapons of one side do to the units of the other, worked out once for each band and side struck.

use super::{fire::Gun, odds::Odds, scene::Seen};
use crate::rules::hexes::{
    field::{Field, Group},
    shooting::Band,
};
use std::cell::Cell;

/// Bands, and groups of sectors around a target.
const BANDS: usize = 3;
const GROUPS: usize = 4;

/// What is not known yet.
const UNKNOWN: i64 = i64::MIN;

/// What hits do.
pub struct Deals {
    targets: usize,
    each: Vec<Cell<i64>>,
}

impl Deals {
    /// Of the weapons of some units at others.
    pub fn new(shooters: &[Seen], targets: &[Seen]) -> Self {
        let weapons: usize = shooters.iter().map(|one| one.guns.len()).sum();
        let count = weapons * targets.len() * BANDS * GROUPS;
        Self { targets: targets.len(), each: vec![Cell::new(UNKNOWN); count] }
    }

    /// What one hit of a weapon does to a side of a target in a band.
    pub fn each(&self, (field, odds): (&Field, &Odds), gun: &Gun, target: &Seen, (band, group): (Band, Group)) -> i64 {
        let place = (gun.number * self.targets + target.number) * BANDS + band as usize;
        let kept = &self.each[place * GROUPS + group.at()];
        if kept.get() == UNKNOWN {
            kept.set(gun.each(field, odds, &target.body, (band, group)));
        }
        kept.get()
    }
}
