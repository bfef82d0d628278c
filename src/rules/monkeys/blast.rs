//! Areas of Effect: the bodies in a blast besides the direct target (6.1; T-63, T-72, T-156, T-163; G-28).

use super::{
    field::Field,
    measures,
    shots::{Aim, Fire, Salvo, Spots},
    sighting,
    vehicles::Footprint,
};
use crate::board::{Cell, distance};
use crate::force::{Body, PrimateIx, VehicleIx, squad::Place};

/// One blast.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Blast {
    /// The square of its direct target: where it is, where overwatch fires at it, or a mark.
    pub centre: Cell,
    /// Radius of the blast, in squares (T-18).
    pub radius: u8,
    /// Its Damage.
    pub damage: i8,
    /// The direct target.
    pub direct: Body,
}

/// A body caught in a blast.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Caught {
    /// The body.
    pub body: Body,
    /// In cover from the center of the blast (T-72).
    pub covered: bool,
    /// Whether it adds to the defense power: it isn't easier to hurt than the direct target (6.1).
    pub adds: bool,
}

/// The blasts of a salvo, one for each named target; none for weapons without an Area of Effect.
pub fn blasts(field: &Field, salvo: &Salvo) -> impl Iterator<Item = Blast> + use<> {
    let (radius, fire) = (salvo.by.area(field), salvo.fire());
    let damage = if radius > 0 { fire.damage(field) } else { 0 };
    let named = if radius > 0 { salvo.at.clone() } else { Vec::new() };
    named.into_iter().map(move |(direct, aim)| Blast { centre: aim.cell, radius, damage, direct })
}

/// Everything within a blast except its direct target, friend or foe: primates on foot, riders that can be seen,
/// vehicles, unless their armor is too high (T-156). On overwatch, movers are caught on the squares they entered
/// (T-163).
pub fn caught(field: &Field, blast: Blast, spots: Spots) -> Vec<Caught> {
    let least = measures::toughness(field, blast.direct);
    let within = |body: Body| {
        let covered = reached(field, blast, body, spots)?;
        let adds = measures::toughness(field, body) >= least;
        (measures::armor(field, body) <= blast.damage).then_some(Caught { body, covered, adds })
    };
    bodies(field).filter(|body| *body != blast.direct).filter_map(within).collect()
}

/// Everything on the board that a blast can hit.
pub(super) fn bodies(field: &Field) -> impl Iterator<Item = Body> + '_ {
    let primates = (0..field.primates.len() as u16).map(PrimateIx).filter(|one| match field.primate(*one).place {
        Place::On(_) => true,
        Place::Aboard(vehicle, _) => field.vehicle(vehicle).rig.open,
        Place::Off(_) | Place::Afar | Place::Reserve => false,
    });
    let vehicles = (0..field.vehicles.len() as u16).map(VehicleIx).filter(|one| {
        let vehicle = field.vehicle(*one);
        vehicle.place.is_on_board() && !vehicle.hull.wreck
    });
    primates.map(Body::Primate).chain(vehicles.map(Body::Vehicle))
}

/// Whether a body is covered from the center; none if the blast doesn't reach it. A body that may be caught on several
/// squares is caught in the open if any of them is in the open (T-125).
fn reached(field: &Field, blast: Blast, body: Body, spots: Spots) -> Option<bool> {
    let inside = |cell: &Cell| distance(blast.centre, *cell) <= i32::from(blast.radius);
    let covered = |cell: Cell| is_covered(field, blast.centre, body, cell);
    if let Spots::Trails(trails) = spots
        && trails.iter().any(|trail| trail.body == body && !trail.cells.is_empty())
    {
        let entered = trails.iter().filter(|trail| trail.body == body).flat_map(|trail| trail.cells.iter().copied());
        return entered.filter(inside).map(covered).min();
    }
    field.squares(body).filter(inside).map(covered).min()
}

/// Whether a square is in cover from the center of a blast: by G-08, or because something is between them (T-72).
fn is_covered(field: &Field, centre: Cell, body: Body, cell: Cell) -> bool {
    if sighting::is_sheltered(field, body, cell) {
        return true;
    }
    !field.sees(centre, cell) || field.covered(centre, cell, Footprint::default())
}

/// Artillery, which means a gun with a Firing Arc and an Area of Effect, may be centered on a square marked by
/// Targeting Smoke of its side, seen or not: its direct target is the one nearest to the mark, or the hardest of
/// several (G-28).
pub fn aim_at_mark(field: &Field, fire: Fire, target: Body) -> Option<Aim> {
    let weapon = fire.by.weapon(field);
    if weapon.arc == 0 || fire.by.area(field) == 0 || measures::armor(field, target) > fire.damage_at(field, target) {
        return None;
    }
    let side = fire.by.unit(field).map(|unit| field.side(unit));
    let marks = field.clouds.iter().filter(|cloud| cloud.marks && Some(cloud.side()) == side);
    let aims = marks.filter(|cloud| nearest(field, cloud.cell, fire.by.area(field)) == Some(target));
    let aims = aims.filter_map(|cloud| sighting::distant(field, fire.by, cloud.cell).ok());
    let covered = |aim: &Aim| reached_at(field, aim.cell, target);
    aims.map(|aim| Aim { covered: covered(&aim), ..aim }).min_by_key(|aim| (aim.covered, -aim.modifier()))
}

pub(super) fn reached_at(field: &Field, centre: Cell, body: Body) -> bool {
    field.squares(body).all(|cell| is_covered(field, centre, body, cell))
}

/// The body nearest to a square within this distance; the hardest of several.
fn nearest(field: &Field, centre: Cell, within: u8) -> Option<Body> {
    let gap = |body: Body| field.squares(body).map(|cell| distance(centre, cell)).min();
    let near = bodies(field).filter_map(|body| Some((gap(body)?, body))).filter(|(gap, _)| *gap <= i32::from(within));
    near.min_by_key(|(gap, body)| (*gap, -measures::toughness(field, *body), *body)).map(|(_, body)| body)
}
