//! What a unit can do to the enemy with fire from its position.

use super::worth;
use crate::board::Cell;
use crate::force::UnitIx;
use crate::rules::suppression::{
    action::mode,
    actions::Action,
    field::{Field, order_of},
    odds::{Odds, WHOLE, faces},
    order::Target,
    profiles::WeaponTrait,
    shooting::{self, Stands},
    template,
};

/// A target, with the expected result of fire at it.
#[derive(Clone, Copy, Debug)]
pub struct Fire {
    /// The target.
    pub target: Target,
    /// Casualties and markers, in hundredths of points.
    pub casualties: i64,
    pub markers: i64,
    /// A unit with its chances of zero, one and two more markers.
    pub marked: Option<(UnitIx, [u64; 3])>,
}

impl Fire {
    const fn sum(&self) -> i64 {
        self.casualties + self.markers
    }
}

/// All possible targets of a unit in an action, from its models' current or hypothetical positions.
pub fn all(field: &Field, unit: UnitIx, stands: &Stands, action: Action) -> Vec<Fire> {
    let side = field.unit(unit).id.side;
    let mut all: Vec<Fire> = Vec::new();
    for target in field.standing(side.other()) {
        if let Ok(volley) = shooting::volley(field, unit, stands, target, mode(action)) {
            let odds = Odds::of_volley(field, target, &volley);
            let (casualties, markers) = worth::harm(field, side, target, &odds);
            let marked = Some((target, odds.markers));
            all.push(Fire { target: Target::Unit(field.unit(target).id), casualties, markers, marked });
        }
    }
    all.extend(best_template(field, unit, stands, action));
    all
}

/// The best target.
pub fn best(field: &Field, unit: UnitIx, stands: &Stands, action: Action) -> Option<Fire> {
    all(field, unit, stands, action).into_iter().max_by_key(Fire::sum)
}

/// The best cell for a template: on an enemy model, or next to one.
fn best_template(field: &Field, unit: UnitIx, stands: &Stands, action: Action) -> Option<Fire> {
    let armed = |(model, _): &&(_, Cell)| field.weapon(*model).has(WeaponTrait::Template);
    let (gunner, _) = stands.iter().find(armed)?;
    let side = field.unit(unit).id.side;
    let mut cells: Vec<(i32, Cell)> = Vec::new();
    for enemy in field.standing(side.other()) {
        let centres = field.living(enemy).map(|(_, cell)| (template::gain(field, side, cell), cell));
        cells.extend(centres.max_by_key(|(gain, cell)| (*gain, std::cmp::Reverse(order_of(side, *cell)))));
    }
    let mut best: Option<Fire> = None;
    for (_, cell) in cells.into_iter().filter(|(gain, _)| *gain > 0) {
        let Ok(aim) = template::aim(field, unit, stands, cell, mode(action)) else { continue };
        // On target, or drifting by less than a cell.
        let (hit, missed) = (faces(aim.need), 6 - faces(aim.need));
        let chance = (WHOLE * (6 * hit + missed) / 36) as i64;
        let (mut casualties, mut markers) = (0, 0);
        for (struck, odds) in Odds::of_template(field, field.weapon(*gunner), cell) {
            let sign = if field.unit(struck).id.side == side { -2 } else { 1 };
            let (fallen, marked) = worth::harm(field, side, struck, &odds);
            casualties += sign * fallen * chance / WHOLE as i64;
            markers += sign * marked * chance / WHOLE as i64;
        }
        let fire = Fire { target: Target::Cell(cell), casualties, markers, marked: None };
        if best.is_none_or(|best| fire.sum() > best.sum()) {
            best = Some(fire);
        }
    }
    best
}
