//! Who can shoot whom, and where a target is hit (text paragraphs 8 and 18; T-43, T-49 to T-53, T-71, T-99, T-125).

use super::{field::Field, illegal::Illegal, overwatch::Trail};
use crate::board::{Cell, distance};
use crate::force::{PrimateIx, UnitIx};
use std::cmp::Reverse;

/// One shooter's aim at one target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Aim {
    /// Where the target is hit: where it stands, or for overwatch the best square that it entered (T-125).
    pub cell: Cell,
    /// Whether it is in cover there from this shooter (G-08).
    pub covered: bool,
    /// What the distance does to the shooter's Accuracy (G-02).
    pub range: i8,
}

/// Why a shooter can't target someone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Miss {
    /// Two or more bands beyond the weapon's own (G-02).
    OutOfReach {
        /// How far the target is.
        squares: i32,
        /// How far the weapon reaches.
        reach: i32,
    },
    /// No line of sight (T-50).
    NoSight,
    /// The target's armor is higher than the weapon's damage (T-53).
    Armor {
        /// The weapon's damage.
        damage: i8,
        /// The target's armor.
        armor: i8,
    },
}

/// Where the members of a target may be hit.
#[derive(Clone, Copy, Debug)]
pub enum Spots<'a> {
    /// Where they stand.
    Standing,
    /// On squares that they entered in the action just done (T-125).
    Trails(&'a [Trail]),
}

/// Whether a primate has a firearm that it can wield: up to one size larger, braced up to two (4.11, T-99).
pub fn is_armed(field: &Field, primate: PrimateIx) -> bool {
    let state = field.primate(primate);
    let allowed = field.clan(primate).size as u8 + if state.braced { 2 } else { 1 };
    field.weapon(primate).is_some_and(|weapon| weapon.is_firearm() && weapon.size as u8 <= allowed)
}

/// Members that can fire now: on the board, unpinned, armed, and the unit has ammunition (T-154).
pub fn shooters(field: &Field, unit: UnitIx) -> impl Iterator<Item = PrimateIx> + '_ {
    let loaded = !field.unit(unit).ammunition.is_out();
    field.ready(unit).filter(move |mate| loaded && is_armed(field, *mate))
}

/// Aims at a target that stands, or is imagined, on a cell.
pub fn aim_at(field: &Field, shooter: PrimateIx, target: PrimateIx, cell: Cell) -> Result<Aim, Miss> {
    let weapon = field.weapon(shooter).expect("shooters are armed");
    let from = field.cell(shooter).expect("shooters stand on the board");
    let armor = field.clan(target).armor;
    if weapon.damage < armor {
        return Err(Miss::Armor { damage: weapon.damage, armor });
    }
    let squares = distance(from, cell);
    let Some(range) = field.book.bands.modifier(weapon.range, squares) else {
        return Err(Miss::OutOfReach { squares, reach: field.book.bands.reach(weapon.range) });
    };
    if !field.sight.sees(from, cell) {
        return Err(Miss::NoSight);
    }
    Ok(Aim { cell, covered: field.sight.covered(from, cell), range })
}

/// Aims at a target at the best of its spots: not covered before covered, then best range, then earliest (T-125).
pub fn aim(field: &Field, shooter: PrimateIx, target: PrimateIx, spots: Spots) -> Result<Aim, Miss> {
    match spots {
        Spots::Standing => match field.cell(target) {
            Some(cell) => aim_at(field, shooter, target, cell),
            None => Err(Miss::NoSight),
        },
        Spots::Trails(trails) => {
            let entered = trails.iter().filter(|trail| trail.primate == target).flat_map(|trail| &trail.cells);
            let aims = entered.filter_map(|cell| aim_at(field, shooter, target, *cell).ok()).enumerate();
            let best = aims.min_by_key(|(order, aim)| (aim.covered, Reverse(aim.range), *order));
            best.map(|(_, aim)| aim).ok_or(Miss::NoSight)
        }
    }
}

/// Whether anyone of a unit can target anyone of another.
pub fn any(field: &Field, unit: UnitIx, target: UnitIx, spots: Spots) -> bool {
    shooters(field, unit).any(|by| field.members(target).any(|at| aim(field, by, at, spots).is_ok()))
}

/// Some member of a unit can legally target some member of an enemy unit where it stands (T-43).
pub fn check_reachable(field: &Field, unit: UnitIx, target: UnitIx) -> Result<(), Illegal> {
    let (id, enemy) = (field.unit(unit).id, field.unit(target).id);
    if id.side == enemy.side {
        return Err(Illegal::OwnSide { unit: id, target: enemy });
    }
    if !field.stands(target) {
        return Err(Illegal::Gone { unit: enemy });
    }
    if field.unit(unit).ammunition.is_out() {
        return Err(Illegal::OutOfAmmo { unit: id });
    }
    if shooters(field, unit).next().is_none() {
        return Err(Illegal::NobodyArmed { unit: id });
    }
    if any(field, unit, target, Spots::Standing) {
        return Ok(());
    }
    Err(nearest_miss(field, unit, target))
}

/// The miss that tells most: the nearest pair, since nothing else is any better.
fn nearest_miss(field: &Field, unit: UnitIx, target: UnitIx) -> Illegal {
    let (id, enemy) = (field.unit(unit).id, field.unit(target).id);
    let mut nearest: Option<(i32, Miss)> = None;
    for by in shooters(field, unit) {
        for at in field.members(target) {
            let (Some(from), Some(to)) = (field.cell(by), field.cell(at)) else { continue };
            let squares = distance(from, to);
            if let Err(miss) = aim_at(field, by, at, to)
                && nearest.is_none_or(|(best, _)| squares < best)
            {
                nearest = Some((squares, miss));
            }
        }
    }
    match nearest.map(|(_, miss)| miss) {
        Some(Miss::OutOfReach { squares, reach }) => Illegal::OutOfReach { unit: id, target: enemy, squares, reach },
        Some(Miss::Armor { damage, armor }) => Illegal::ArmorTooHigh { unit: id, target: enemy, damage, armor },
        Some(Miss::NoSight) | None => Illegal::NoSight { unit: id, target: enemy },
    }
}
