//! Roles in a platoon: the personality determines which unit fixes, flanks, assaults, holds and supports.

use super::scene::{Scene, Squad};
use crate::data::monkeys::persona::{Part, Pick};
use crate::force::UnitIx;
use crate::rules::monkeys::{field::Field, melee};
use std::cmp::Reverse;

/// The role of each unit of a platoon that has one.
pub fn roles<'a>(scene: &Scene<'a>, units: &[UnitIx]) -> Vec<(UnitIx, &'a Part)> {
    let mut free: Vec<usize> = units.iter().filter_map(|unit| scene.friend(*unit)).collect();
    let mut roles = Vec::new();
    for part in &scene.taste.persona.roles {
        free.sort_by_cached_key(|place| (Reverse(fitness(scene, *place, part.pick)), *place));
        let count = usize::from(part.count).min(free.len());
        roles.extend(free.drain(..count).map(|place| (scene.friends[place].unit, part)));
    }
    roles
}

fn fitness(scene: &Scene, place: usize, pick: Pick) -> i32 {
    let squad = &scene.friends[place];
    match pick {
        Pick::MostGuns => squad.guns(scene.field).weight(),
        Pick::Fastest => squad.speed,
        Pick::Strongest => strength(scene.field, squad),
        Pick::Cheapest => -squad.flesh(scene.field).prize,
        Pick::Dearest => squad.flesh(scene.field).prize,
        Pick::Mounted => scene.field.vehicles_of(squad.unit).count() as i32 * 100 + squad.members,
        Pick::Nearest => scene.goals[place].nearness(squad.centre(), scene.field.ground().size()),
    }
}

fn strength(field: &Field, squad: &Squad) -> i32 {
    let fighters: Vec<_> = field.ready(squad.unit).collect();
    melee::score(field, &fighters, false).1
}
