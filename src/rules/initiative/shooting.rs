//! What a shot needs: range, levels of difficulty, recoil (G3 to G6, G18, R4, F4).

use super::{automatic, field::Field, grip, illegal::Illegal, order::Action, profiles::WeaponTrait, traces, wounds};
use crate::board::{Cell, distance};
use crate::force::UnitIx;

/// The level of an aimed shot at Short range; each level above is harder (G3).
const AVERAGE: u8 = 0;

/// The hardest level at which a shot is possible.
const IMPOSSIBLE: u8 = 3;

/// The best number of a shot (G3).
const BEST: u16 = 17;

/// Most shots or bursts in an action (G4, F1).
const MOST_SHOTS: u8 = 3;

/// How a shot is taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct How {
    /// Whether the first shot is aimed.
    pub aimed: bool,
    /// Whether the shooter walks or trots in the same action.
    pub moved: bool,
}

/// The shots of an action at one target.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Plan {
    /// Where the target is, or where it was last seen in this phase (A1).
    pub cell: Cell,
    /// The distance band: 0 Short, 1 Medium, 2 Long, 3 Extreme.
    pub band: u8,
    /// What makes the shots harder.
    pub harder: Harder,
    /// What each shot needs.
    pub shots: Shots,
}

/// What makes shots harder, by a level or a die each (G3, G6, G14).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Harder {
    /// The target is covered from the shooter.
    pub covered: bool,
    /// The target is prone or Small, beyond Short range.
    pub low: bool,
    /// The shooter walks or trots in the same action.
    pub moved: bool,
    /// The shooter rides.
    pub mounted: bool,
}

impl Harder {
    /// Levels or dice.
    pub const fn levels(self) -> u8 {
        self.covered as u8 + self.low as u8 + self.moved as u8 + self.mounted as u8
    }
}

/// What each shot of an action needs.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Shots {
    /// The number that a d20 must not exceed, for each shot.
    Single(Vec<u8>),
    /// The dice of each burst, in which each 6 hits.
    Bursts(Vec<u8>),
}

impl Plan {
    /// The quality of its first shot: more is better.
    pub fn quality(&self) -> u8 {
        let (Shots::Single(numbers) | Shots::Bursts(numbers)) = &self.shots;
        numbers.first().copied().unwrap_or(0)
    }
}

/// The band of a distance: 0 Short, 1 Medium, 2 Long, 3 Extreme; none beyond that (F6).
pub fn band(short: u8, far: i32) -> Option<u8> {
    (0..4).find(|band| far <= i32::from(short) << band)
}

/// The number that a d20 must not exceed; none if the level is above Impossible (G3, F4).
pub const fn number(asset: u8, level: u8) -> Option<u8> {
    let asset = asset as u16;
    let number = match level {
        AVERAGE => asset * 2,
        1 => asset,
        2 => asset / 2,
        IMPOSSIBLE => asset / 4,
        _ => return None,
    };
    Some(if number < 1 {
        1
    } else if number > BEST {
        BEST as u8
    } else {
        number as u8
    })
}

/// Whether a character may shoot at another at all: it must be an enemy on the board. An enemy that it doesn't know of
/// is refused as one that it doesn't see (R27).
pub(super) fn check_enemy(field: &Field, unit: UnitIx, target: UnitIx) -> Result<(), Illegal> {
    let (own, other) = (field.unit(unit).id, field.unit(target).id);
    if own.side == other.side {
        return Err(Illegal::NotEnemy { target: other });
    }
    if field.cell(target).is_none() { Err(Illegal::NoSight { unit: own, target: other }) } else { Ok(()) }
}

/// The shots of a character at a target from their current positions, or at where it last saw the target in this phase
/// (R4, A1).
///
/// # Errors
/// Why it can't fire at it.
pub fn plan(field: &Field, unit: UnitIx, target: UnitIx, how: How) -> Result<Plan, Illegal> {
    let from = field.cell(unit).ok_or(Illegal::Unable { unit: field.unit(unit).id })?;
    plan_from(field, unit, from, target, how)
}

/// The same for a character that might not be able to act, or might be held (R12, G9).
///
/// # Errors
/// Why it can't fire at it.
pub fn plan_if_able(field: &Field, unit: UnitIx, target: UnitIx, how: How) -> Result<Plan, Illegal> {
    if !wounds::is_able(field, unit) {
        return Err(Illegal::Unable { unit: field.unit(unit).id });
    }
    grip::allows(field, unit, &Action::Fire(field.unit(target).id))?;
    plan(field, unit, target, how)
}

/// The same from another cell.
///
/// # Errors
/// Why it can't fire at it from there.
pub fn plan_from(field: &Field, unit: UnitIx, from: Cell, target: UnitIx, how: How) -> Result<Plan, Illegal> {
    let id = field.unit(unit).id;
    if field.weapon(unit).short == 0 {
        return Err(Illegal::NoFirearm { unit: id });
    }
    check_enemy(field, unit, target)?;
    let seen = traces::last_seen(field, unit, from, target);
    let to = seen.ok_or(Illegal::NoSight { unit: id, target: field.unit(target).id })?;
    plan_line(field, unit, target, (from, to), how)
}

/// The shots of a character at a target if both were at these positions and saw each other.
///
/// # Errors
/// Why it couldn't fire.
pub fn plan_line(
    field: &Field,
    unit: UnitIx,
    target: UnitIx,
    (from, to): (Cell, Cell),
    how: How,
) -> Result<Plan, Illegal> {
    let (id, weapon) = (field.unit(unit).id, field.weapon(unit));
    if weapon.short == 0 {
        return Err(Illegal::NoFirearm { unit: id });
    }
    let rounds = field.rounds(unit) / u16::from(weapon.rounds());
    if rounds == 0 {
        return Err(Illegal::NotLoaded { unit: id });
    }
    let far = distance(from, to);
    let band = band(weapon.short, far).ok_or(Illegal::OutOfRange { unit: id, far, short: weapon.short })?;
    let harder = Harder {
        covered: field.setting.sight.covered(from, to),
        low: band > 0 && (field.unit(target).prone.0 || field.is_small(target)),
        moved: how.moved,
        mounted: field.unit(unit).riding.0.is_some(),
    };
    let plan = Plan { cell: to, band, harder, shots: shots(field, unit, (band, harder.levels()), how) };
    if plan.quality() == 0 { Err(Illegal::Impossible { unit: id, far, short: weapon.short }) } else { Ok(plan) }
}

/// The shots that a character has in an action with its current load, at a range band, and harder by a number of
/// levels.
pub fn shots(field: &Field, unit: UnitIx, at: (u8, u8), how: How) -> Shots {
    Shooter::of(field, unit).shots(at, how)
}

/// What the shots of a character depend on, beside the target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Shooter {
    automatic: bool,
    recoil: u8,
    strength: u8,
    asset: u8,
    /// Shots or bursts in an action with its current load.
    most: u8,
}

impl Shooter {
    /// A character with the weapon in its hand.
    pub fn of(field: &Field, unit: UnitIx) -> Self {
        let (weapon, kind) = (field.weapon(unit), field.kind(unit));
        let rounds = field.rounds(unit) / u16::from(weapon.rounds());
        Self {
            automatic: weapon.has(WeaponTrait::Automatic),
            recoil: weapon.recoil,
            strength: kind.strength,
            asset: kind.asset(weapon.asset),
            most: weapon.shots.min(MOST_SHOTS).min(rounds.min(u16::from(MOST_SHOTS)) as u8),
        }
    }

    /// Its shots at a range band, and harder by a number of levels.
    pub fn shots(self, (band, harder): (u8, u8), how: How) -> Shots {
        if self.automatic { self.bursts(band, harder) } else { self.singles(band + harder, how) }
    }

    /// Total recoil of a number of shots, minus its strength (G5).
    const fn excess(self, shots: u8) -> u8 {
        (self.recoil * shots).saturating_sub(self.strength)
    }

    /// Single shots. A quick shot at Short range is Difficult, and an aimed one is a level easier. None follows an
    /// impossible one.
    fn singles(self, harder: u8, how: How) -> Shots {
        let shot = |fired: u8| {
            let level = harder + u8::from(!(how.aimed && fired == 0));
            number(self.asset.saturating_sub(self.excess(fired)), level)
        };
        Shots::Single((0..self.most).map_while(shot).collect())
    }

    /// Bursts. The recoil within a burst is already included.
    fn bursts(self, band: u8, harder: u8) -> Shots {
        let Some(range) = automatic::lost_to_range(band) else { return Shots::Bursts(Vec::new()) };
        let burst = |fired: u8| automatic::dice(range + harder + self.excess(fired + 1));
        Shots::Bursts((0..self.most).map(burst).take_while(|dice| *dice > 0).collect())
    }
}
