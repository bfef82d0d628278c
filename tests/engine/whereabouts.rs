//! Where the facts of an order happened, in random battles: everybody is where the battle has them.

use crate::common::installed;
use bevy_ecs::world::World;
use monkeys::battle::{self, chance::ChancePlayer, monkeys::begun, whereabouts::scene};
use monkeys::board::Cell;
use monkeys::data::monkeys::level;
use monkeys::engine::{
    BattleLog,
    fact::{Fact, What},
};
use monkeys::force::{PrimateIx, UnitId};
use monkeys::rules::monkeys::Order;
use monkeys::rules::monkeys::door;
use std::collections::BTreeSet;

/// The squares of a unit's members on foot.
fn on_foot(world: &World, unit: UnitId) -> BTreeSet<Cell> {
    let field = door::table(world).field;
    let mates = field.find_unit(unit).into_iter().flat_map(|unit| field.members(unit));
    mates.filter_map(|mate: PrimateIx| field.cell(mate)).collect()
}

#[test]
fn an_order_is_shown_where_its_units_stand() {
    let mut looked = 0;
    for (name, seed) in [("two-groves", 1), ("two-groves", 2), ("dust-road", 3), ("rust-market", 4)] {
        let (level, _) = level::shipped(name).expect("the level ships");
        let mut world = installed();
        battle::begin(&mut world, &level, seed);
        let mut player = ChancePlayer::new(seed);
        for _ in 0..400 {
            let Some(order) = player.choose::<Order>(&world) else { break };
            let told = world.resource::<BattleLog>().facts().len();
            battle::submit(&mut world, order).expect("it may be given");
            let facts = world.resource::<BattleLog>().facts();
            let ordered = |fact: &Fact| match fact.what {
                What::Ordered { unit, .. } => unit,
                _ => None,
            };
            let Some((start, unit)) = (told..facts.len()).find_map(|place| Some((place, ordered(&facts[place])?)))
            else {
                continue;
            };
            let shown = scene(begun(&level), facts, start..facts.len());
            assert!(shown.units.contains(&unit), "{name}, {seed}: {unit} in {shown:?}");
            let there = on_foot(&world, unit);
            assert!(
                there.is_subset(&shown.cells),
                "{name}, {seed}: {unit} is on {there:?}, shown on {:?}",
                shown.cells
            );
            looked += usize::from(!there.is_empty());
        }
    }
    assert!(looked > 100, "{looked}");
}

#[test]
fn who_fell_is_shown_where_it_stood() {
    let (level, _) = level::shipped("two-groves").expect("the level ships");
    let mut world = installed();
    let mut fell = 0;
    for seed in 0..4 {
        battle::begin(&mut world, &level, seed);
        let mut player = ChancePlayer::new(seed);
        while let Some(order) = player.choose::<Order>(&world) {
            let before = door::table(&world).field.clone();
            let told = world.resource::<BattleLog>().facts().len();
            battle::submit(&mut world, order).expect("it may be given");
            let facts = world.resource::<BattleLog>().facts();
            for (place, fact) in facts.iter().enumerate().skip(told) {
                let What::Removed { piece, .. } = fact.what else { continue };
                let moved = facts[told..place].iter().any(|fact| {
                    matches!(fact.what, What::Moved { piece: one, .. } | What::Placed { piece: one, .. } if one == piece)
                });
                let stood = before.find_primate(piece).and_then(|one| before.cell(one)).filter(|_| !moved);
                let shown = scene(begun(&level), facts, place..place + 1);
                assert_eq!(shown.units.iter().collect::<Vec<_>>(), [&piece.unit]);
                if let Some(cell) = stood {
                    assert_eq!(shown.cells.iter().collect::<Vec<_>>(), [&cell], "{piece}");
                    fell += 1;
                }
            }
        }
    }
    assert!(fell > 40, "{fell}");
}
