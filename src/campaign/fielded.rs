//! Troops taking part in a battle: all their fit members, and the mapping to units of the battle (C-15, C-34).

use super::{
    battle::{Berth, Spot},
    shelling,
    state::{self, Ranks, SoldierId, Troop, TroopId},
};
use crate::board::hex::Hex;
use crate::data::monkeys::{level::Distant, roster};
use crate::force::{PieceId, Side, UnitId, name::Part};
use bevy_ecs::world::World;
use std::collections::BTreeMap;

/// A troop taking part in a battle, with the mapping to units of the battle.
#[derive(Default)]
pub(super) struct Fielded {
    pub(super) platoons: Vec<roster::Platoon>,
    /// The tribe's troops in other hexes: those whose guns support it, and those that can be fired at (C-15, C-34).
    pub(super) afar: Vec<(TroopId, Distant)>,
    units: BTreeMap<UnitId, Berth>,
    pub(super) soldiers: BTreeMap<PieceId, (TroopId, SoldierId)>,
    /// The primate that brought each emplacement of a unit, by the emplacement's index.
    pub(super) emplaced: BTreeMap<(UnitId, usize), SoldierId>,
    pub(super) vehicles: BTreeMap<PieceId, Spot>,
}

/// Whether a troop has anybody fit to fight.
pub fn has_fit(world: &World, troop: TroopId) -> bool {
    let ranks: Ranks = state::of(world, troop);
    let mut units = ranks.0.iter().flat_map(|platoon| &platoon.units);
    units.any(|unit| unit.soldiers.iter().any(|soldier| !soldier.rests))
}

/// All fit members of a troop, at their posts.
pub(super) fn field(world: &World, troop: TroopId, side: Side) -> Fielded {
    let ranks: Ranks = state::of(world, troop);
    let mut fielded = Fielded::default();
    for place in 0..ranks.0.len() {
        let platoon = muster(world, (troop, place), (side, place), &mut fielded);
        fielded.platoons.push(platoon);
    }
    fielded
}

/// Troops of a tribe in other hexes whose guns support one of its troops in a battle in this hex (C-15).
pub fn supporters(world: &World, hex: Hex, troop: TroopId) -> Vec<TroopId> {
    let supports = |other: &TroopId| {
        let hexes = state::stands(world, *other).map_or(0, |at| at.distance(hex));
        let platoons = 0..state::of::<Ranks>(world, *other).0.len();
        *other != troop && hexes > 0 && platoons.into_iter().any(|one| shelling::supports(world, *other, one, hexes))
    };
    state::troops(world, troop.tribe).filter(supports).collect()
}

/// The two troops of a battle in a hex, with those of both tribes in other hexes whose guns reach it (C-15), or that
/// are within reach of enemy guns on the board (C-34).
pub(super) fn field_both(world: &World, hex: Hex, troops: [TroopId; 2]) -> [Fielded; 2] {
    let mut both = Side::BOTH.map(|side| field(world, troops[side.index()], side));
    let near = troops.map(|troop| neighbors(world, hex, troop));
    for side in Side::BOTH {
        for one in &near[side.index()] {
            call_in(world, one, side, &mut both[side.index()]);
        }
    }
    // Platoons without a place in the order come after all that have one (T-10).
    let places = both.iter().map(Fielded::places).max().unwrap_or_default();
    for side in Side::BOTH {
        let enemy = troops[side.other().index()];
        let reach = shelling::guns(world, enemy).iter().map(|gun| u16::from(gun.hexes)).max().unwrap_or_default();
        let mut number = places;
        // The battle numbers them in the order of the troops it lists, those whose guns support it first.
        let listed = |one: &&Neighbor| both[side.index()].listed(one.troop).unwrap_or(usize::MAX);
        let mut in_reach: Vec<&Neighbor> = near[side.index()].iter().filter(|one| one.hexes <= reach).collect();
        in_reach.sort_by_key(listed);
        for one in in_reach {
            let mustered = stand_by(world, one, (side, number), &mut both[side.index()]);
            number += mustered;
        }
    }
    both
}

/// Another troop of a tribe near a battle.
struct Neighbor {
    troop: TroopId,
    hexes: u16,
    /// Its platoons, with whether the guns of each reach the battle.
    platoons: Vec<bool>,
}

/// The other troops of a troop's tribe, in other hexes.
fn neighbors(world: &World, hex: Hex, troop: TroopId) -> Vec<Neighbor> {
    let near = |other: TroopId| {
        let hexes = state::stands(world, other)?.distance(hex);
        let count = state::of::<Ranks>(world, other).0.len();
        let platoons = (0..count).map(|place| shelling::supports(world, other, place, hexes)).collect();
        (hexes > 0).then_some(Neighbor { troop: other, hexes, platoons })
    };
    state::troops(world, troop.tribe).filter(|other| *other != troop).filter_map(near).collect()
}

/// The platoons of a troop whose guns reach the battle come after those on the board (C-15).
fn call_in(world: &World, near: &Neighbor, side: Side, fielded: &mut Fielded) {
    for place in (0..near.platoons.len()).filter(|place| near.platoons[*place]) {
        let number = fielded.places();
        let platoon = muster(world, (near.troop, place), (side, number), fielded);
        fielded.distant(world, near).supports.push(platoon);
    }
}

/// The rest of a troop within reach of guns on the board, numbered from this number on; returns how many platoons that
/// is (C-34).
fn stand_by(world: &World, near: &Neighbor, (side, number): (Side, usize), fielded: &mut Fielded) -> usize {
    let mut mustered = 0;
    for place in (0..near.platoons.len()).filter(|place| !near.platoons[*place]) {
        let platoon = muster(world, (near.troop, place), (side, number + mustered), fielded);
        if !platoon.units.is_empty() {
            fielded.distant(world, near).others.push(platoon);
            mustered += 1;
        }
    }
    mustered
}

impl Fielded {
    /// Platoons that have a place in the order.
    fn places(&self) -> usize {
        self.platoons.len() + self.afar.iter().map(|(_, troop)| troop.supports.len()).sum::<usize>()
    }

    /// A troop in another hex, which is added to the list.
    fn distant(&mut self, world: &World, near: &Neighbor) -> &mut Distant {
        let place = self.listed(near.troop).unwrap_or_else(|| {
            let name = state::of::<Troop>(world, near.troop).name;
            let troop = Distant { name, hexes: near.hexes as u8, supports: Vec::new(), others: Vec::new() };
            self.afar.push((near.troop, troop));
            self.afar.len() - 1
        });
        &mut self.afar[place].1
    }

    /// The index of a troop among the listed ones in other hexes.
    fn listed(&self, troop: TroopId) -> Option<usize> {
        self.afar.iter().position(|(listed, _)| *listed == troop)
    }

    /// The position of a unit of the battle in its troop; for both halves of a squad, that of the squad.
    pub(super) fn berth(&self, unit: UnitId) -> Berth {
        self.units[&unit.primate(1).mustered().unit]
    }
}

/// All fit members of a platoon, at their posts, under its number in the battle. A vehicle that nobody can drive stays
/// behind.
fn muster(
    world: &World,
    (troop, place): (TroopId, usize),
    (side, number): (Side, usize),
    fielded: &mut Fielded,
) -> roster::Platoon {
    let profiles = &state::campaign(world).profiles;
    let ranks: Ranks = state::of(world, troop);
    let platoon = &ranks.0[place];
    let mut units = Vec::new();
    for (at, unit) in platoon.units.iter().enumerate() {
        let fit: Vec<_> = unit.soldiers.iter().filter(|soldier| !soldier.rests).collect();
        if fit.is_empty() {
            continue;
        }
        let id = UnitId { side, platoon: number as u8 + 1, post: unit.post };
        let berth = Berth { troop, platoon: place as u8, unit: at as u8 };
        let mut there = roster::Unit {
            members: fit.iter().map(|soldier| soldier.member.clone()).collect(),
            vehicles: unit.vehicles.clone(),
            ..unit.bought.clone()
        };
        let mut left: Vec<usize> = (0..unit.vehicles.len()).collect();
        while let Some(idle) = there.idle(profiles).first().copied() {
            there.vehicles.remove(idle);
            left.remove(idle);
        }
        fielded.units.insert(id, berth);
        fielded.soldiers.extend((1..).zip(&fit).map(|(number, soldier)| (id.primate(number), (troop, soldier.id))));
        let brought = fit.iter().flat_map(|soldier| soldier.member.emplaced.iter().map(|_| soldier.id));
        fielded.emplaced.extend(brought.enumerate().map(|(place, soldier)| ((id, place), soldier)));
        let spot = |vehicle: usize| Spot { berth, place: vehicle as u8 };
        let named = |number| PieceId { unit: id, part: Part::Vehicle(number) };
        fielded.vehicles.extend((1..).zip(&left).map(|(number, vehicle)| (named(number), spot(*vehicle))));
        units.push(there);
    }
    // The corporal's half would need a corporal, so squads that have fought before stay together.
    roster::Platoon { name: platoon.name.clone(), scrap: 0, units, veteran: true }
}
