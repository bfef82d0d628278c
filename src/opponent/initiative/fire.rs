//! What a weapon does at each range, worked out once for everyone who is looked at.

use super::toll;
use crate::board::{Cell, distance};
use crate::force::UnitIx;
use crate::rules::initiative::{
    field::Field,
    shooting::{self, How, Shooter},
};
use std::{cell::RefCell, collections::BTreeMap};

/// Bands of range, and levels by which shots are harder, that make a difference.
const BANDS: usize = 4;
const LEVELS: usize = 4;

/// Hits on average by band and levels.
type Means = [[i64; LEVELS]; BANDS];

thread_local! {
    /// Those of shooters met before: there are few, and everyone is looked at over and over.
    static KNOWN: RefCell<BTreeMap<Shooter, Means>> = RefCell::default();
}

/// What a character does by fire, in thousandths of hits on average.
#[derive(Clone, Copy, Debug)]
pub struct Gun {
    /// Its reach of Short in cells.
    short: u8,
    quick: Means,
    /// Dice of its damage.
    pub dice: u8,
}

impl Gun {
    /// Of a character with what it has in hand; none for one that can't fire it.
    pub fn of(field: &Field, unit: UnitIx) -> Option<Self> {
        let weapon = field.weapon(unit);
        if weapon.short == 0 || field.rounds(unit) < weapon.rounds().into() {
            return None;
        }
        let shooter = Shooter::of(field, unit);
        let quick = KNOWN.with_borrow_mut(|known| *known.entry(shooter).or_insert_with(|| means(shooter)));
        Some(Self { short: weapon.short, quick, dice: weapon.dice })
    }

    /// Hits on average from one cell at a target on another, which see each other.
    pub fn at(&self, field: &Field, (from, to): (Cell, Cell), low: bool) -> i64 {
        self.across(distance(from, to), low, || field.setting.sight.covered(from, to))
    }

    /// The most that it can be anywhere.
    pub const fn best(&self) -> i64 {
        self.quick[0][0]
    }

    /// The most that it can be, as if nothing covered the target.
    pub fn open(&self, from: Cell, to: Cell, low: bool) -> i64 {
        self.across(distance(from, to), low, || false)
    }

    /// The same at a target so far away; the last says whether it is covered.
    pub fn across(&self, far: i32, low: bool, covered: impl Fn() -> bool) -> i64 {
        let Some(band) = shooting::band(self.short, far) else { return 0 };
        let levels = usize::from(covered()) + usize::from(low && band > 0);
        self.quick[usize::from(band)][levels]
    }
}

/// The hits of a shooter's quick shots.
fn means(shooter: Shooter) -> Means {
    let mut means = [[0; LEVELS]; BANDS];
    for (band, row) in (0..).zip(&mut means) {
        for (levels, mean) in (0..).zip(row) {
            *mean = toll::mean(&shooter.shots((band, levels), How::default()));
        }
    }
    means
}
