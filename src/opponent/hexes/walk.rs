//! Where cells lead: every stand that a unit can come to by some cells of its cards (F4, A17).

use super::scene::Scene;
use crate::board::hex::{Bearing, Hex};
use crate::force::UnitIx;
use crate::rules::hexes::{
    cards, entry,
    field::Field,
    movement::{self, Way},
    sheets::{MoveCell, Sign},
    speed::Speed,
    stacking,
};

/// Where a unit is, where it looks, how fast it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stand {
    /// Where.
    pub hex: Hex,
    /// Its front.
    pub facing: Bearing,
    /// Its speed.
    pub speed: Speed,
}

impl Stand {
    /// Of a unit as it is.
    pub fn of(field: &Field, unit: UnitIx) -> Option<Self> {
        let (hex, stance) = (field.hex(unit)?, field.unit(unit).stance);
        Some(Self { hex, facing: stance.facing, speed: stance.speed })
    }

    /// After a way: in its own hex where the other can't be entered.
    pub fn after(self, field: &Field, unit: UnitIx, way: &Way) -> Self {
        let goes = way.to == self.hex || entry::may_enter(field, unit, way.to);
        Self { hex: if goes { way.to } else { self.hex }, facing: way.facing, speed: way.speed }
    }
}

/// The stands that one cell leads to from another.
pub fn step(field: &Field, unit: UnitIx, (number, cell): (u8, &MoveCell), stand: Stand) -> Vec<Stand> {
    let start = Way { facing: stand.facing, speed: stand.speed, to: stand.hex, by: None };
    let ways = movement::ways_from(field, unit, (number, cell), start);
    ways.iter().map(|way| stand.after(field, unit, way)).collect()
}

/// The stands that some cells lead to. Who comes upon an enemy on the ground fights there and goes no farther.
pub fn after(scene: &Scene, unit: UnitIx, cells: &[(u8, &MoveCell)], stands: &[Stand]) -> Vec<Stand> {
    let (field, flies) = (&scene.field, scene.field.flies(unit));
    let mut stands = stands.to_vec();
    let mut next: Vec<Stand> = Vec::new();
    for (number, cell) in cells {
        if cell.0.is_empty() {
            continue;
        }
        if cell.0[0].signs == [Sign::AnyTurn] && !cell.0[0].optional && !field.unit(unit).hurt.no_turn {
            stands.sort_unstable_by_key(|stand| stand.hex);
            stands.dedup_by_key(|stand| stand.hex);
        }
        for stand in stands.drain(..) {
            if !flies && scene.foes_at(stand.hex).next().is_some() {
                add(&mut next, stand);
            } else {
                let start = Way { facing: stand.facing, speed: stand.speed, to: stand.hex, by: None };
                let ways = movement::ways_from(field, unit, (*number, cell), start);
                ways.iter().for_each(|way| add(&mut next, stand.after(field, unit, way)));
            }
        }
        std::mem::swap(&mut stands, &mut next);
    }
    stands
}

fn add(stands: &mut Vec<Stand>, stand: Stand) {
    if !stands.contains(&stand) {
        stands.push(stand);
    }
}

/// Where a unit comes to by the rest of its open card that turns to the nearest enemy wherever it may.
pub fn drift(field: &Field, unit: UnitIx, from: u8) -> Stand {
    let stance = field.unit(unit).stance;
    let hex = field.hex(unit).unwrap_or(Hex::new(0, 0));
    let mut stand = Stand { hex, facing: stance.facing, speed: cards::speed(field, unit) };
    let enemies = field.nearest_enemies(unit, hex);
    let off = |stand: &Stand| {
        let off = |(_, enemy): &(UnitIx, Hex)| {
            (Field::off_front(stand.facing, stand.hex, *enemy), stand.hex.distance(*enemy))
        };
        enemies.iter().map(off).min()
    };
    for number in from..=3 {
        let cell = cards::movement(field, unit, number);
        if cell.0.is_empty() {
            continue;
        }
        let stands = step(field, unit, (number, cell), stand);
        stand = stands.into_iter().min_by_key(off).unwrap_or(stand);
        if stacking::has_enemy(field, unit, stand.hex) {
            break;
        }
    }
    stand
}
