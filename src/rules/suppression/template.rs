//! Template weapons: aim, drift, and everyone under the template (G17, R20).

use super::{
    deeds::Deeds,
    field::{Field, apart},
    illegal::Illegal,
    markers,
    profiles::{Weapon, WeaponTrait},
    shooting::{self, IMPOSSIBLE, Mode, Stands, is_long, needed, stat},
    sight, volley,
};
use crate::board::{Cell, Direction};
use crate::engine::What;
use crate::force::{PrimateIx, Side, UnitIx, squad::Pile};

/// Square of the distance from the center that a template covers: 3 x 3 cells.
const COVERED: i32 = 2;

/// A template aimed at a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aim {
    /// The model that fires it.
    pub gunner: PrimateIx,
    /// The number that the die needs for it to land there.
    pub need: i32,
}

/// The cells under a template, on the board or not.
pub fn covered(centre: Cell) -> impl Iterator<Item = Cell> {
    let row = move |dy: i16| (-1..=1).map(move |dx| Cell::new(centre.x + dx, centre.y + dy));
    (-1..=1).flat_map(row).filter(move |cell| apart(*cell, centre) <= COVERED)
}

/// Enemies minus twice the friends under a template: the value of a cell as a target.
pub fn gain(field: &Field, side: Side, centre: Cell) -> i32 {
    let value = |cell| match field.side_at(cell) {
        Some(own) if own == side => -2,
        Some(_) => 1,
        None => 0,
    };
    covered(centre).map(value).sum()
}

/// The model of a unit that fires its template at a cell, and the number it needs.
///
/// # Errors
/// Why nobody can.
pub fn aim(field: &Field, unit: UnitIx, stands: &Stands, centre: Cell, mode: Mode) -> Result<Aim, Illegal> {
    let id = field.unit(unit).id;
    let armed = |(model, _): &&(PrimateIx, Cell)| field.weapon(*model).has(WeaponTrait::Template);
    let Some((gunner, from)) = stands.iter().find(armed).copied() else {
        return Err(Illegal::NoWeapon { unit: id });
    };
    let weapon = field.weapon(gunner);
    if mode.light && weapon.has(WeaponTrait::Heavy) {
        return Err(Illegal::Heavy { unit: id });
    }
    let (far, least, range) = (apart(from, centre), i32::from(weapon.least), i32::from(weapon.range));
    if far < least * least {
        return Err(Illegal::TooNear { unit: id, least: weapon.least });
    }
    if far > range * range {
        return Err(Illegal::OutOfRange { unit: id, range: weapon.range });
    }
    if !field.ground().contains(centre) || !sees(field, unit, stands, from, weapon, centre) {
        return Err(Illegal::NoSight { unit: id });
    }
    let bs = stat(field.kind(unit).bs, mode.aim.into());
    let need = IMPOSSIBLE - bs + i32::from(is_long(far, weapon.range));
    if need >= IMPOSSIBLE { Err(Illegal::Impossible { unit: id, need }) } else { Ok(Aim { gunner, need }) }
}

/// Whether the gunner, or a friendly leader on its behalf, sees the cell.
fn sees(field: &Field, unit: UnitIx, stands: &Stands, from: Cell, weapon: &Weapon, centre: Cell) -> bool {
    if sight::sees(field, from, centre) {
        return true;
    }
    let spot = |other: UnitIx| {
        let (leader, cell) = field.leader(other)?;
        // The unit's own leader may have moved with it.
        let moved = stands.iter().find(|(model, _)| other == unit && *model == leader);
        Some(moved.map_or(cell, |(_, cell)| *cell))
    };
    let side = field.unit(unit).id.side;
    let spots = |other| spot(other).is_some_and(|cell| sight::sees(field, cell, centre));
    weapon.has(WeaponTrait::Indirect) && field.standing(side).any(spots)
}

/// A unit fires its template at a cell.
pub(super) fn fire(deeds: &mut Deeds, unit: UnitIx, centre: Cell, mode: Mode) -> Result<(), Illegal> {
    let stands = deeds.field.living(unit).collect();
    let Aim { gunner, need } = aim(&deeds.field, unit, &stands, centre, mode)?;
    let lands = |face: u8| i32::from(face) >= need;
    let on_target = need < 2 || lands(deeds.throw(unit, 1, Some(need), "template", "G17", lands)[0]);
    let landed = if on_target { centre } else { drift(deeds, unit, centre) };
    let by = deeds.field.model(gunner).id;
    deeds.log.tell("G17", What::Landed { by, aimed: centre, cell: landed });
    burst(deeds, unit, gunner, landed);
    Ok(())
}

/// Where a template that misses lands: a D8 gives the direction, half of a D6 the distance.
fn drift(deeds: &mut Deeds, unit: UnitIx, centre: Cell) -> Cell {
    let direction = deeds.dice.throw(8);
    let who = deeds.who(unit);
    let told = What::Threw { who, sides: 8, dice: vec![direction], need: None, hits: 0, why: "drift-direction" };
    deeds.log.tell("G17", told);
    let far = deeds.throw(unit, 1, None, "drift", "G17", |_| false)[0] / 2;
    let (dx, dy) = Direction::ALL[usize::from(direction) - 1].delta();
    let far = i16::from(far);
    Cell::new(centre.x + far * dx, centre.y + far * dy)
}

/// Everyone under the template is hit, including your own models; each unit's dice are thrown in the order of its
/// models.
fn burst(deeds: &mut Deeds, unit: UnitIx, gunner: PrimateIx, centre: Cell) {
    let strength = i32::from(deeds.field.weapon(gunner).st);
    for target in deeds.field.all() {
        let hit: Vec<(PrimateIx, i32)> = deeds
            .field
            .living(target)
            .filter(|(_, cell)| apart(*cell, centre) <= COVERED)
            .map(|(model, cell)| {
                let protected = deeds.field.terrain(cell).protects;
                (model, needed(strength, shooting::toughness(&deeds.field, target, protected)))
            })
            .collect();
        if hit.is_empty() {
            continue;
        }
        let (models, hits) = (deeds.field.count(target), hit.len() as u32);
        deeds.note("template-hits", Some(target), hits as i32, "G17");
        for (model, _) in volley::roll_pools(deeds, unit, "to-kill", &hit, |(_, need)| *need) {
            deeds.remove(model, Pile::Wounded, "G17");
        }
        markers::suppress(deeds, target, hits, hits, models);
    }
}
