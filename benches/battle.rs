//! Speed of whole battles and of single orders, on the shipped levels.

use bevy_ecs::world::World;
use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use monkeys::battle::{self, chance::ChancePlayer};
use monkeys::data::monkeys::level;
use monkeys::dice::Dice;
use monkeys::rules::monkeys::{Muster, choices, door, formation, movement, order::Order};
use std::hint::black_box;

fn mustered(name: &str) -> Muster {
    level::shipped(name).expect("the level ships").0.muster()
}

fn play(world: &mut World, muster: &Muster, seed: u64) -> u32 {
    battle::monkeys::muster(world, muster, Dice::seeded(seed));
    battle::monkeys::advance(world);
    let mut player = ChancePlayer::new(seed);
    let mut orders = 0;
    while let Some(order) = player.choose::<Order>(world) {
        battle::submit(world, order).expect("chosen orders are accepted");
        orders += 1;
    }
    orders
}

fn whole_battles(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("battle");
    group.sample_size(20);
    for name in ["two-groves", "leopard-creek", "precursor-square", "bald-ridge", "bald-ridge-two"] {
        let muster = mustered(name);
        let mut world = World::new();
        battle::monkeys::install(&mut world);
        let mut seed = 0;
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                seed += 1;
                black_box(play(&mut world, &muster, seed % 50))
            });
        });
    }
    group.finish();
}

/// A battle in which somebody of the active platoon can shoot.
fn under_fire(world: &mut World) -> Order {
    let muster = mustered("leopard-creek");
    for seed in 0.. {
        battle::monkeys::muster(world, &muster, Dice::seeded(seed));
        battle::monkeys::advance(world);
        let mut player = ChancePlayer::new(seed);
        while let Some(order) = player.choose::<Order>(world) {
            let options = battle::monkeys::choices(world).expect("someone is asked");
            if let Some(attack) = options.orders.iter().find(|order| matches!(order, Order::Attack { .. })) {
                return attack.clone();
            }
            battle::submit(world, order).expect("chosen orders are accepted");
        }
    }
    unreachable!("some battle comes to blows")
}

fn orders(criterion: &mut Criterion) {
    let mut world = World::new();
    battle::monkeys::install(&mut world);
    let attack = under_fire(&mut world);
    let before = battle::monkeys::snapshot(&world);
    criterion.bench_function("submit an attack", |bencher| {
        bencher.iter_batched(
            || attack.clone(),
            |order| {
                battle::submit(&mut world, order).expect("it is allowed");
                battle::monkeys::restore(&mut world, &before);
            },
            BatchSize::SmallInput,
        );
    });
    criterion.bench_function("snapshot", |bencher| bencher.iter(|| battle::monkeys::snapshot(black_box(&world))));
    criterion.bench_function("restore", |bencher| bencher.iter(|| battle::monkeys::restore(&mut world, &before)));
    criterion
        .bench_function("choices of a turn", |bencher| bencher.iter(|| battle::monkeys::choices(black_box(&world))));
    let table = door::table(&world);
    let unit = table.turn.units(table.field)[0];
    let cells = choices::destinations(table, table.field.unit(unit).id);
    let goal = cells[cells.len() / 2].0;
    let lead = formation::lead(table.field, unit).expect("someone can walk");
    criterion.bench_function("reach of a primate", |bencher| {
        bencher.iter(|| movement::with_reach(table.field, lead, |reach| reach.cells().len()));
    });
    criterion.bench_function("formation", |bencher| {
        bencher.iter(|| formation::plan(table.field, unit, black_box(goal)));
    });
}

criterion_group!(benches, whole_battles, orders);
criterion_main!(benches);
