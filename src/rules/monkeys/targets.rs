//! Legal shots, and where a target is hit (text paragraphs 8 and 18; 3.2, 3.4, T-43, T-49 to T-53, T-71, T-99, T-125,
//! T-178).
//!
//! Primates look in every direction at once (1.2), so aiming doesn't depend on their facing.

pub use super::shots::{Aim, Miss, Spots};
pub use super::wielding::can_wield;

use super::{
    blast,
    field::Field,
    illegal::Illegal,
    measures, mounts, readiness,
    shots::{Fire, Gun, Trail},
    sighting::{covered_from, distant, is_sheltered},
    unreached,
    wielding::hands,
};
use crate::board::{distance, sight::End};
use crate::force::{Body, PrimateIx, UnitIx};
use std::cmp::Reverse;

impl Aim {
    /// Range modifier and scope together: of two targets, the worse one counts (T-60).
    pub const fn modifier(&self) -> i8 {
        self.range + self.scope
    }
}

/// Whether a primate has a firearm that it can wield.
pub fn is_armed(field: &Field, primate: PrimateIx) -> bool {
    field.kit(primate).firearms(&field.book).any(|arm| can_wield(field, primate, arm))
}

/// Every gun that can fire now: of members on the board, unpinned and armed, with a round loaded (T-154); if the unit
/// is out of ammo, only guns fed from a backpack (T-67). A primate with several weapons is listed with each, and fires
/// one of them (T-56).
pub fn guns(field: &Field, unit: UnitIx) -> impl Iterator<Item = Gun> + '_ {
    let out = field.unit(unit).ammunition.is_out();
    loaded(field, unit).filter(move |gun| !out || gun.never_runs_dry(field))
}

/// Every loaded gun, whether its unit has run dry or not: those that can fire after a reload (T-100).
pub fn loaded(field: &Field, unit: UnitIx) -> impl Iterator<Item = Gun> + '_ {
    let carried = field.ready(unit).flat_map(|mate| hands(field, mate)).filter(|gun| gun.is_loaded(field));
    carried.chain(mounts::guns(field, unit))
}

/// The guns that a unit fires by default: the first that each primate can wield, and every mount.
pub fn shooters(field: &Field, unit: UnitIx) -> impl Iterator<Item = Gun> + '_ {
    first_of_each(guns(field, unit))
}

/// Of guns listed by their shooters, the first one of each primate, and every mount.
pub fn first_of_each(guns: impl Iterator<Item = Gun>) -> impl Iterator<Item = Gun> {
    let mut last = None;
    guns.filter(move |gun| match gun {
        Gun::Hand(primate, _) => last.replace(*primate) != Some(*primate),
        Gun::Mount(..) => true,
    })
}

/// Aims at a target at an actual or hypothetical position, possibly in the air above the cell.
pub fn aim_at(field: &Field, fire: impl Into<Fire>, target: Body, at: impl Into<End>) -> Result<Aim, Miss> {
    let (fire, at) = (fire.into(), at.into());
    let cell = at.cell;
    let (damage, armor) = (fire.damage_at(field, target), measures::armor(field, target));
    if damage < armor {
        return Err(Miss::Armor { damage, armor });
    }
    if let Some((vehicle, mount)) = fire.by.bearing(field)
        && !mounts::points_at(field, vehicle, mount, cell)
    {
        return Err(Miss::Arc);
    }
    let aim = distant(field, fire.by, cell)?;
    let covered = covered_from(field, fire.by, at).ok_or(Miss::NoSight)?;
    Ok(Aim { covered: covered || is_sheltered(field, target, cell), ..aim })
}

/// Whether a gun could be fired at an unarmored target on a square or in the air above it, and whether the target is
/// covered there; none outside its arc, reach or sight (G-22, G-02, T-50, T-167).
pub fn bears_on(field: &Field, gun: Gun, at: impl Into<End>) -> Option<bool> {
    let at = at.into();
    let points = gun.bearing(field).is_none_or(|(vehicle, mount)| mounts::points_at(field, vehicle, mount, at.cell));
    let bears = points && distant(field, gun, at.cell).is_ok();
    bears.then(|| covered_from(field, gun, at)).flatten()
}

/// Aims at a target at the best of its spots: uncovered before covered, then best range, then earliest (T-125).
/// Artillery needs no line of sight to a target near a square marked for it (G-28).
pub fn aim(field: &Field, fire: impl Into<Fire>, target: Body, spots: Spots) -> Result<Aim, Miss> {
    let fire = fire.into();
    match spots {
        Spots::Standing => {
            let aim = best_of(field, fire, target, field.ends(target));
            aim.or_else(|miss| blast::aim_at_mark(field, fire, target).ok_or(miss))
        }
        Spots::Trails(trails) => best_of(field, fire, target, entered(trails, target)),
    }
}

/// The squares that a body entered, each with its height.
fn entered(trails: &[Trail], body: Body) -> impl Iterator<Item = End> + '_ {
    trails.iter().filter(move |trail| trail.body == body).flat_map(Trail::ends)
}

/// Where a body may be hit (T-125).
pub(super) fn ends_on(field: &Field, target: Body, spots: Spots) -> Vec<End> {
    match spots {
        Spots::Standing => field.ends(target).collect(),
        Spots::Trails(trails) => entered(trails, target).collect(),
    }
}

/// Why nobody can aim at a body on any of its spots, as the refusal of an ordered attack would say it (T-53, G-22,
/// G-02, T-50; T-178): a visible spot is more telling than an invisible one, and the nearest of several counts. A body
/// that has entered no square is refused for that reason (T-125).
pub fn reason(field: &Field, fire: impl Into<Fire>, target: Body, spots: Spots) -> Miss {
    let fire = fire.into();
    let ends = ends_on(field, target, spots);
    if ends.is_empty() && matches!(spots, Spots::Trails(_)) {
        return Miss::Stood;
    }
    let told = |at: End| {
        let miss = aim_at(field, fire, target, at).err()?;
        let gap = fire.by.squares(field).map(|from| distance(from, at.cell)).min();
        Some(((covered_from(field, fire.by, at).is_none(), gap), miss))
    };
    let telling = ends.into_iter().filter_map(told).min_by_key(|(rank, _)| *rank);
    telling.map_or(Miss::NoSight, |(_, miss)| miss)
}

fn best_of(field: &Field, fire: Fire, target: Body, spots: impl Iterator<Item = End>) -> Result<Aim, Miss> {
    let mut miss = Miss::NoSight;
    let mut best: Option<Aim> = None;
    for at in spots {
        match aim_at(field, fire, target, at) {
            Ok(aim) => {
                let key = |aim: &Aim| (aim.covered, Reverse(aim.modifier()));
                best = best.filter(|known| key(known) <= key(&aim)).or(Some(aim));
            }
            Err(why) => miss = why,
        }
    }
    best.ok_or(miss)
}

/// Whether any member of a unit can target any member of another.
pub fn any(field: &Field, unit: UnitIx, target: UnitIx, spots: Spots) -> bool {
    guns(field, unit).any(|by| field.targets(target).any(|at| aim(field, by, at, spots).is_ok()))
}

/// A member of a unit can legally target a member of an enemy unit in its current position (T-43).
pub fn check_reachable(field: &Field, unit: UnitIx, target: UnitIx) -> Result<(), Illegal> {
    check_reachable_at(field, unit, target, Spots::Standing)
}

/// The same if the enemy may be hit on other squares, with the same reasons (T-178).
pub fn check_reachable_at(field: &Field, unit: UnitIx, target: UnitIx, spots: Spots) -> Result<(), Illegal> {
    let (id, enemy) = (field.unit(unit).id, field.unit(target).id);
    if id.side == enemy.side {
        return Err(Illegal::OwnSide { unit: id, target: enemy });
    }
    if !field.stands(target) {
        return Err(Illegal::Gone { unit: enemy });
    }
    if guns(field, unit).next().is_none() {
        return Err(readiness::why_nobody(field, unit));
    }
    if any(field, unit, target, spots) {
        return Ok(());
    }
    Err(unreached::why(field, unit, target, spots))
}
