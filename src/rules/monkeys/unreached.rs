//! Why nobody in a unit can aim at anybody in another: the most telling reason of all misses (T-43, T-178).

use super::{
    field::Field,
    illegal::Illegal,
    no_fire::NoFire,
    shots::{Gun, Miss, Spots},
    sighting::covered_from,
    targets,
};
use crate::force::{Body, UnitIx};

/// Why one gun can't hit one enemy.
struct Missed {
    miss: Miss,
    /// Whether the gun sees the enemy anyway.
    seen: bool,
    squares: i32,
}

impl Missed {
    fn is_harmless(&self) -> bool {
        matches!(self.miss, Miss::Armor { .. })
    }
}

/// The most telling reason: the nearest miss among those that see an enemy they could hurt or, if there is none, what
/// the members that could hurt one lack.
pub(super) fn why(field: &Field, unit: UnitIx, target: UnitIx, spots: Spots) -> Illegal {
    let (id, enemy) = (field.unit(unit).id, field.unit(target).id);
    let misses = all(field, unit, target, spots);
    let seen: Vec<&Missed> = misses.iter().filter(|missed| missed.seen).collect();
    let strong = misses.iter().any(|missed| !missed.is_harmless());
    let told = if seen.iter().all(|missed| missed.is_harmless()) && strong && !seen.is_empty() {
        return NoFire::StrongOnesBlind { unit: id, target: enemy }.into();
    } else if seen.is_empty() {
        nearest(misses.iter())
    } else {
        nearest(seen.into_iter())
    };
    match told {
        Some(Miss::OutOfReach { squares, reach }) => Illegal::OutOfReach { unit: id, target: enemy, squares, reach },
        Some(Miss::Armor { damage, armor }) => Illegal::ArmorTooHigh { unit: id, target: enemy, damage, armor },
        Some(Miss::Arc) => Illegal::OutOfArc { unit: id, target: enemy },
        Some(Miss::NoSight) if is_seen(field, unit, target, spots) => {
            NoFire::ReadyOnesBlind { unit: id, target: enemy }.into()
        }
        Some(Miss::NoSight | Miss::Stood) | None => Illegal::NoSight { unit: id, target: enemy },
    }
}

/// Every gun's miss of every enemy that can be hit anywhere.
fn all(field: &Field, unit: UnitIx, target: UnitIx, spots: Spots) -> Vec<Missed> {
    let mut misses = Vec::new();
    for by in targets::guns(field, unit) {
        for at in field.targets(target) {
            let Some(squares) = gun_body(field, by).and_then(|from| field.gap(from, at)) else { continue };
            let miss = targets::reason(field, by, at, spots);
            if miss != Miss::Stood {
                let ends = targets::ends_on(field, at, spots);
                let seen = ends.into_iter().any(|end| covered_from(field, by, end).is_some());
                misses.push(Missed { miss, seen, squares });
            }
        }
    }
    misses
}

/// The nearest among those that could hurt an enemy; if none could, the nearest of all.
fn nearest<'a>(misses: impl Iterator<Item = &'a Missed>) -> Option<Miss> {
    misses.min_by_key(|missed| (missed.is_harmless(), missed.squares)).map(|missed| missed.miss)
}

/// The body that carries the gun: its bearer or its vehicle.
fn gun_body(field: &Field, gun: Gun) -> Option<Body> {
    match gun {
        Gun::Hand(primate, _) => field.primate(primate).place.is_on_board().then_some(Body::Primate(primate)),
        Gun::Mount(vehicle, _) => Some(Body::Vehicle(vehicle)),
    }
}

/// Whether any member of the unit, able to fire or not, sees any member of the other.
fn is_seen(field: &Field, unit: UnitIx, target: UnitIx, spots: Spots) -> bool {
    let ends: Vec<_> = field.targets(target).flat_map(|at| targets::ends_on(field, at, spots)).collect();
    let eyes = field.members(unit).filter(|mate| field.primate(*mate).place.cell().is_some());
    let mut from = eyes.flat_map(|mate| field.ends(Body::Primate(mate)));
    from.any(|from| ends.iter().any(|at| field.sees_between(from, *at)))
}
