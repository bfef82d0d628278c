//! The shooters of a unit at a target, and what each needs: the same for forecast, check and volley (G3, G4, G11, G16,
//! F11, F13, A12).

use super::{
    field::{Field, apart},
    illegal::Illegal,
    profiles::{Terrain, WeaponTrait},
    sight::Watch,
};
use crate::board::Cell;
use crate::force::{PrimateIx, UnitIx};

/// From this number on, no six-sided die can succeed (G3).
pub const IMPOSSIBLE: i32 = 7;

/// A characteristic with its changes: never below 0 or above 10 (A12, F5).
pub fn stat(value: u8, change: i32) -> i32 {
    (i32::from(value) + change).clamp(0, 10)
}

/// The number that a die needs against a defense value: 1 or less is automatic, 7 or more impossible (G3).
pub const fn needed(attack: i32, defence: i32) -> i32 {
    4 + defence - attack
}

/// Whether a distance, squared, is long for a weapon: beyond half of its range (G4).
pub fn is_long(apart: i32, range: u8) -> bool {
    4 * apart > i32::from(range) * i32::from(range)
}

/// How an action affects shooting.
#[derive(Clone, Copy, Debug, Default)]
pub struct Mode {
    /// Change of BS.
    pub aim: i8,
    /// Whether heavy weapons can't be fired (G23).
    pub light: bool,
}

/// The positions of the models of a shooting unit, now or after a move.
pub type Stands = Vec<(PrimateIx, Cell)>;

/// One model that shoots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shot {
    /// The primate that shoots.
    pub by: PrimateIx,
    /// The nearest model of the target that it sees within range.
    pub at: PrimateIx,
    /// Whether that one is at long range.
    pub long: bool,
    /// What its dice need to hit.
    pub need: i32,
    /// What the dice of its hits need to kill.
    pub kill: i32,
    /// How many dice it has.
    pub dice: u8,
    /// Whether its hits count twice toward markers (G5).
    pub suppressive: bool,
}

/// All shots of a unit at another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Volley {
    /// The shooters, in the order of their numbers.
    pub shots: Vec<Shot>,
    /// Models of the target that some shooter sees: only these can fall (F13).
    pub seen: Vec<PrimateIx>,
    /// Whether all of them are concealed.
    pub concealed: bool,
    /// Whether all of them are in hard cover.
    pub protected: bool,
    /// Whether all of them are exposed.
    pub exposed: bool,
}

/// The shots of a unit at another, with the numbers they need.
///
/// # Errors
/// Why nobody has a chance: nobody sees the target, it is out of range for everyone, or no die can hit it.
pub fn volley(field: &Field, unit: UnitIx, stands: &Stands, target: UnitIx, mode: Mode) -> Result<Volley, Illegal> {
    let id = field.unit(unit).id;
    let mut volley = Volley { shots: Vec::new(), seen: Vec::new(), concealed: true, protected: true, exposed: true };
    let enemies: Vec<(PrimateIx, Cell)> = field.living(target).collect();
    let mut seen = 0_u64;
    let (mut heavy, mut in_sight, mut farthest) = (false, false, 0);
    let mut armed = false;
    for (by, from) in stands {
        let weapon = field.weapon(*by);
        if weapon.has(WeaponTrait::Template) {
            continue;
        }
        if mode.light && weapon.has(WeaponTrait::Heavy) {
            heavy = true;
            continue;
        }
        armed = true;
        let (mut eyes, mut nearest, watch) = (0_u64, None, Watch::from(field, *from));
        for (place, (enemy, cell)) in enemies.iter().enumerate() {
            if watch.sees(*cell) {
                eyes |= 1 << place;
                let far = apart(*from, *cell);
                if far <= i32::from(weapon.range).pow(2) && nearest.is_none_or(|(near, _)| far < near) {
                    nearest = Some((far, *enemy));
                }
            }
        }
        if eyes > 0 {
            in_sight = true;
            farthest = farthest.max(weapon.range);
        }
        if let Some((far, at)) = nearest {
            seen |= eyes;
            let long = is_long(far, weapon.range);
            let suppressive = weapon.has(WeaponTrait::Suppressive);
            volley.shots.push(Shot { by: *by, at, long, need: 0, kill: 0, dice: weapon.shots, suppressive });
        }
    }
    if volley.shots.is_empty() {
        return Err(match (armed, in_sight) {
            (false, _) if heavy => Illegal::Heavy { unit: id },
            (false, _) => Illegal::NoWeapon { unit: id },
            (true, false) => Illegal::NoSight { unit: id },
            (true, true) => Illegal::OutOfRange { unit: id, range: farthest },
        });
    }
    for (_, (enemy, cell)) in enemies.iter().enumerate().filter(|(place, _)| seen >> place & 1 == 1) {
        let Terrain { conceals, protects, exposes, .. } = field.terrain(*cell);
        volley.seen.push(*enemy);
        volley.concealed &= *conceals;
        volley.protected &= *protects;
        volley.exposed &= *exposes;
    }
    volley.count_needs(field, unit, target, mode);
    match volley.shots.iter().map(|shot| shot.need).min() {
        Some(need) if need >= IMPOSSIBLE => Err(Illegal::Impossible { unit: id, need }),
        _ => Ok(volley),
    }
}

impl Volley {
    fn count_needs(&mut self, field: &Field, unit: UnitIx, target: UnitIx, mode: Mode) {
        let (shooter, defender) = (field.kind(unit), field.kind(target));
        let bs = stat(shooter.bs, mode.aim.into());
        let ev = i32::from(field.unit(target).evasion.0) - i32::from(self.exposed);
        let to = toughness(field, target, self.protected);
        for shot in &mut self.shots {
            let weapon = field.weapon(shot.by);
            let concealed = self.concealed && !weapon.has(WeaponTrait::Sharp);
            let change = ev + i32::from(concealed) + i32::from(shot.long);
            shot.need = needed(bs, stat(defender.ev, change));
            shot.kill = needed(weapon.st.into(), to);
        }
    }
}

/// Toughness of a unit's models, in hard cover or not: 1 more for cover, and 1 more for a trench (F11, G26).
pub fn toughness(field: &Field, unit: UnitIx, protected: bool) -> i32 {
    let dug_in = i32::from(field.unit(unit).dug_in.0);
    stat(field.kind(unit).to, dug_in + i32::from(protected))
}

/// Which models of a unit fall first: those nearest the other unit's leader, or its first model; the leader last (G11).
pub fn order_of_loss(field: &Field, unit: UnitIx, by: UnitIx, mut models: Vec<PrimateIx>) -> Vec<PrimateIx> {
    let from = field.head(by).map(|(_, cell)| cell);
    let leader = field.unit(unit).lead.leader;
    let far = |model: PrimateIx| field.cell(model).zip(from).map_or(0, |(cell, from)| apart(cell, from));
    models.sort_by_key(|model| (Some(*model) == leader, far(*model), *model));
    models
}
