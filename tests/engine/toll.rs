//! What several attacks together remove from one squad: the forecast against the actual result.

use crate::common::{MOST_ORDERS, installed, small};
use bevy_ecs::world::World;
use monkeys::battle::{self, chance::ChancePlayer};
use monkeys::dice::Dice;
use monkeys::force::{
    Side, UnitIx,
    squad::{Pile, Place},
};
use monkeys::rules::monkeys::{choices::Table, commit, door, foresight::toll, order::Order};

/// Attacks that the active side could commit to together: all its units in reach of one enemy.
fn together(table: Table) -> Vec<(UnitIx, Vec<UnitIx>)> {
    let Table { field, turn, .. } = table;
    let able = commit::able(field, turn);
    let enemies = field.all_units().filter(|unit| field.side(*unit) != turn.side && field.stands(*unit));
    let reach = |target: UnitIx| {
        let reaches = able.iter().copied().filter(|unit| commit::check_attack(field, turn, *unit, target).is_ok());
        (target, reaches.take(3).collect::<Vec<_>>())
    };
    enemies.map(reach).filter(|(_, units)| units.len() > 1).collect()
}

/// Examines moments of random battles in which orders are given.
fn look(mut see: impl FnMut(&mut World)) {
    let mut world = installed();
    for seed in 0..6 {
        battle::begin(&mut world, &small(), seed);
        let mut player = ChancePlayer::new(seed);
        for _ in 0..MOST_ORDERS {
            see(&mut world);
            let Some(order) = player.choose::<Order>(&world) else { break };
            battle::submit(&mut world, order).expect("a chosen order is accepted");
        }
    }
}

#[test]
fn t_46_attacks_take_no_more_than_are_there_and_each_takes_some() {
    let mut seen = 0;
    look(|world| {
        let table = door::table(world);
        if table.clock.window().is_none_or(|window| window.name() != "Act") || seen > 300 {
            return;
        }
        for (target, units) in together(table) {
            let left = 10 * table.field.members(target).count() as u32;
            let mut before = 0;
            for count in 1..=units.len() {
                let after = toll(table.field, &units[..count], target);
                assert!(before <= after && after <= left, "{before} then {after} tenths of {left}");
                before = after;
            }
            seen += 1;
        }
    });
    assert!(seen > 30, "only {seen} squads could be attacked by several");
}

/// How many of a unit have been removed by fire.
fn wounded(world: &World, unit: UnitIx) -> usize {
    let field = door::table(world).field;
    let fallen = field.primates.iter().filter(|one| one.unit == unit);
    fallen.filter(|one| matches!(one.place, Place::Off(Pile::Wounded | Pile::Hollow))).count()
}

/// Commits all these units to attacks on a target, and resolves them with the marked answers.
fn attack(world: &mut World, units: &[UnitIx], target: UnitIx) {
    let (side, ids): (Side, Vec<_>) = {
        let field = door::table(world).field;
        (field.side(units[0]), units.iter().chain([&target]).map(|unit| field.unit(*unit).id).collect())
    };
    let (target, units) = ids.split_last().expect("somebody attacks");
    for unit in units {
        battle::submit(world, Order::Attack { unit: *unit, target: *target }).expect("it reaches");
    }
    battle::submit(world, Order::EndTurn).expect("it is allowed");
    while let Some(choices) = battle::monkeys::choices(world) {
        if door::table(world).turn.side != side {
            break;
        }
        let order = choices.default.clone().or_else(|| choices.orders.first().cloned());
        battle::submit(world, order.expect("there is an answer")).expect("it is offered");
    }
}

#[test]
fn t_46_attacks_take_on_average_what_was_foretold() {
    const PLAYED: usize = 400;
    let mut seen = 0;
    look(|world| {
        let table = door::table(world);
        if seen == 4 || table.clock.window().is_none_or(|window| window.name() != "Act") {
            return;
        }
        let fresh = |(target, units): &(UnitIx, Vec<UnitIx>)| {
            table.field.members(*target).count() > 3 && toll(table.field, units, *target) > 12
        };
        let Some((target, units)) = together(table).into_iter().find(fresh) else { return };
        seen += 1;
        let (foretold, there) = (toll(table.field, &units, target), wounded(world, target));
        let before = battle::monkeys::snapshot(world);
        let mut sum = 0;
        for seed in 0..PLAYED {
            world.insert_resource(Dice::seeded(seed as u64));
            attack(world, &units, target);
            sum += wounded(world, target) - there;
            battle::monkeys::restore(world, &before);
        }
        let average = (10 * sum / PLAYED) as u32;
        assert!(average.abs_diff(foretold) <= 3, "{foretold} tenths foretold, {average} came");
    });
    assert!(seen > 2, "only {seen} squads were attacked by several");
}
