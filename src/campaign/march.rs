//! Marching: how far a troop goes in a turn, and what it takes along the way (C-04 to C-06).

use super::{
    agenda::{self, Step},
    chronicle::{Event, tell},
    state::{self, Ranks, Stand, TroopId},
};
use crate::board::hex::Hex;
use bevy_ecs::world::World;
use std::collections::{BTreeMap, btree_map::Entry};

/// Speed needed per hex (C-04).
const HEX: u8 = 12;

/// Hexes that a troop may march in a turn: one for each 12 Speed of its slowest member, and at least one unless the
/// campaign says otherwise (C-04, C-05).
pub fn hexes(world: &World, troop: TroopId) -> u8 {
    let campaign = state::campaign(world);
    let ranks: Ranks = state::of(world, troop);
    let units = ranks.0.iter().flat_map(|platoon| &platoon.units);
    let slowest = units.filter_map(|unit| unit.marching().pace(&campaign.profiles)).min().unwrap_or_default();
    (slowest / HEX).max(u8::from(campaign.least_one_hex))
}

/// Hexes that a troop could reach with this many steps, and the number each takes. Enemies end a march (C-06).
pub fn reach(world: &World, troop: TroopId, left: u8) -> BTreeMap<Hex, u8> {
    let Some(start) = state::stands(world, troop) else { return BTreeMap::new() };
    let map = &state::campaign(world).map;
    let mut found = BTreeMap::from([(start, 0)]);
    let mut edge = vec![start];
    for step in 1..=left {
        let next: Vec<Hex> = edge.iter().flat_map(|hex| hex.neighbors()).filter(|hex| map.contains_key(hex)).collect();
        edge.clear();
        for hex in next {
            let Entry::Vacant(vacant) = found.entry(hex) else { continue };
            vacant.insert(step);
            if state::enemies_in(world, hex, troop.tribe).is_empty() {
                edge.push(hex);
            }
        }
    }
    found.remove(&start);
    found
}

/// Hexes that a troop in the middle of a march may still march after its members have changed: it can't gain any that
/// way.
pub(super) fn left(before: u8, left: u8, after: u8) -> u8 {
    let marched = before.saturating_sub(left);
    after.saturating_sub(marched).min(left)
}

/// A troop marches to a neighboring hex. It takes the hex, unless it meets enemies there: then it fights right away,
/// and goes no farther (C-06).
pub(super) fn march(world: &mut World, troop: TroopId, left: u8, hex: Hex) {
    let from = state::stands(world, troop);
    state::change(world, troop, |stand: &mut Stand| *stand = Stand { hex: Some(hex), from });
    tell(world, "C-04", Event::Marched { troop, to: hex });
    if state::enemies_in(world, hex, troop.tribe).is_empty() {
        take(world, hex, troop.tribe);
        agenda::next(world, Step::Act { troop, left: left - 1, marched: true });
    } else {
        agenda::next(world, Step::Act { troop, left: 0, marched: true });
        agenda::next(world, Step::Meet { troop });
    }
}

/// A tribe takes a hex.
pub(super) fn take(world: &mut World, hex: Hex, tribe: char) {
    if state::holder(world, hex) != Some(tribe) {
        state::hold(world, hex, tribe);
        tell(world, "G-30", Event::Took { tribe, hex });
    }
}
