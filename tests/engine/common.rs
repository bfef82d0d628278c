//! Shared by the tests of the whole engine: the small level with one and with two platoons per side.

use bevy_ecs::world::World;
use monkeys::battle::{self, chance::ChancePlayer};
use monkeys::board::{Cell, distance};
use monkeys::data::monkeys::level::{self, Level};
use monkeys::dice::Dice;
use monkeys::force::Post;
use monkeys::rules::monkeys::{
    Muster,
    muster::{PlatoonMuster, PrimateMuster, UnitMuster},
    order::Order,
    profiles::talent::Holder,
};

/// More orders than any battle of ten rounds can take.
pub const MOST_ORDERS: usize = 5_000;

pub fn installed() -> World {
    let mut world = World::new();
    battle::monkeys::install(&mut world);
    world
}

pub fn small() -> Level {
    level::shipped("two-groves").expect("the level ships").0
}

/// The small level with each squad as a platoon of its own.
pub fn two_platoons() -> Muster {
    let mut muster = small().muster();
    for side in &mut muster.sides {
        let squads = side.platoons.drain(..).flat_map(|platoon| platoon.units).collect::<Vec<_>>();
        side.platoons = squads.into_iter().map(battle_platoon).collect();
    }
    muster
}

/// The small level with a full command squad per platoon: CO, XO and three fireteams, with every talent they could have
/// bought.
pub fn officers() -> Muster {
    let mut muster = small().muster();
    for platoon in muster.sides.iter_mut().flat_map(|side| &mut side.platoons) {
        platoon.units.retain(|unit| matches!(unit.post, Post::Squad(_) | Post::Half(_)));
    }
    let mut taken: Vec<Cell> = muster.sides.iter().flat_map(|side| side.platoons.iter().flat_map(cells)).collect();
    let talents = muster.profiles.talents.clone();
    let ground = muster.sight.ground().clone();
    for platoon in muster.sides.iter_mut().flat_map(|side| &mut side.platoons) {
        let first = platoon.units[0].members[0].clone();
        let around = first.cell.expect("everyone is placed");
        let mut near: Vec<Cell> = ground.spots().cells().collect();
        near.sort_by_key(|cell| distance(*cell, around));
        for (post, count, holder) in COMMAND {
            let known = (0..talents.len()).filter(|talent| talents[*talent].holder == holder);
            let member = |cell| PrimateMuster { talents: known.clone().collect(), cell: Some(cell), ..first.clone() };
            let cells: Vec<Cell> = near.iter().copied().filter(|cell| !taken.contains(cell)).take(count).collect();
            taken.extend(&cells);
            let members = cells.into_iter().map(member).collect();
            let (name, vehicles, emplacements) = (post.to_string(), Vec::new(), Vec::new());
            platoon.units.push(UnitMuster { post, name, members, vehicles, emplacements });
        }
    }
    muster
}

const COMMAND: [(Post, usize, Holder); 5] = [
    (Post::Co, 1, Holder::Co),
    (Post::Xo, 1, Holder::Xo),
    (Post::Team(1), 2, Holder::Veteran),
    (Post::Team(2), 2, Holder::Grenadier),
    (Post::Team(3), 2, Holder::Tankbuster),
];

fn cells(platoon: &PlatoonMuster) -> Vec<Cell> {
    platoon.units.iter().flat_map(|unit| unit.members.iter().filter_map(|member| member.cell)).collect()
}

fn battle_platoon(squad: UnitMuster) -> PlatoonMuster {
    PlatoonMuster { name: String::new(), afar: None, units: vec![UnitMuster { post: Post::Squad(1), ..squad }] }
}

/// Starts a battle without a record.
pub fn muster(world: &mut World, muster: &Muster, seed: u64) {
    battle::monkeys::muster(world, muster, Dice::seeded(seed));
    battle::monkeys::advance(world);
}

/// Plays at random to the end; `look` sees each position before its order. Returns the number of orders.
pub fn play(world: &mut World, seed: u64, mut look: impl FnMut(&mut World, usize)) -> usize {
    let mut player = ChancePlayer::new(seed);
    let mut orders = 0;
    while let Some(order) = player.choose::<Order>(world) {
        look(world, orders);
        battle::submit(world, order.clone()).unwrap_or_else(|why| panic!("seed {seed}: {order:?}: {why:?}"));
        orders += 1;
        assert!(orders < MOST_ORDERS, "seed {seed}: the battle does not end");
    }
    orders
}
