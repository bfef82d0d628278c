//! Shared by the tests of the opponent: worlds, players, battles.

use bevy_ecs::world::World;
use monkeys::battle::{self, chance::ChancePlayer, script};
use monkeys::data::{
    monkeys::{
        persona::{self},
        script::parse,
    },
    persona::Strength,
};
use monkeys::dice::Dice;
use monkeys::engine::{BattleLog, What};
use monkeys::force::{Side, UnitIx, squad::Pile};
use monkeys::opponent::monkeys::Opponent;
use monkeys::rules::monkeys::{Muster, door, field::Field, order::Order};

/// More orders than any battle of ten rounds can take.
pub const MOST_ORDERS: usize = 5_000;

pub fn installed() -> World {
    let mut world = World::new();
    battle::monkeys::install(&mut world);
    world
}

pub fn opponent(name: &str, strength: Strength, seed: u64) -> Opponent {
    Opponent::new(persona::shipped(name).expect("it ships"), strength, seed)
}

pub fn level(name: &str) -> Muster {
    monkeys::data::monkeys::level::shipped(name).expect("it ships").0.muster()
}

/// Plays a battle to its end, with the opponent on the first side and a random player or another opponent on the
/// second; `look` sees each order before it is given. Returns the winner.
pub fn play(
    world: &mut World,
    muster: &Muster,
    seed: u64,
    mut first: Opponent,
    mut second: Option<Opponent>,
    mut look: impl FnMut(&World, &Order),
) -> Option<Side> {
    battle::monkeys::muster(world, muster, Dice::seeded(seed));
    battle::monkeys::advance(world);
    let mut chance = ChancePlayer::new(seed);
    for _ in 0..MOST_ORDERS {
        let Some(side) = battle::monkeys::decider(world) else {
            return match battle::monkeys::advance(world) {
                monkeys::engine::Awaiting::Over(outcome) => outcome.winner,
                monkeys::engine::Awaiting::Order(window) => panic!("{window:?} is awaited of nobody"),
            };
        };
        let order = match (side, &mut second) {
            (Side::First, _) => first.choose(world),
            (Side::Second, Some(second)) => second.choose(world),
            (Side::Second, None) => chance.choose(world),
        };
        let order = order.expect("whoever is asked answers");
        look(world, &order);
        battle::submit(world, order.clone()).unwrap_or_else(|why| panic!("seed {seed}: {order:?}: {why:?}"));
    }
    panic!("seed {seed}: the battle does not end");
}

/// The battle at the end of a script, which has been played; from then on, dice are rolled.
pub fn scene(text: &str) -> World {
    let script = parse("scene", text, &monkeys::data::monkeys::profiles()).unwrap_or_else(|error| panic!("{error}"));
    let mut world = installed();
    script::play(&mut world, &script).unwrap_or_else(|miss| panic!("{}: {miss}", miss.place));
    world.insert_resource(Dice::seeded(1));
    world
}

/// The name of the open window; empty if nobody is asked.
pub fn asked(world: &World) -> &'static str {
    door::table(world).clock.window().map_or("", monkeys::engine::Window::name)
}

/// A unit by its name in files.
pub fn unit(field: &Field, name: &str) -> UnitIx {
    field.find_unit(name.parse().expect("the name of a unit")).expect("it is there")
}

/// Plays on until it is the other side's turn or the battle is over, with the opponent answering for both sides.
/// Returns the orders of the turn.
pub fn finish_turn(world: &mut World, player: &mut Opponent) -> Vec<Order> {
    let turn = |world: &World| (door::table(world).turn.round, door::table(world).turn.side);
    let (begun, mut orders) = (turn(world), Vec::new());
    while battle::monkeys::decider(world).is_some() && (turn(world) == begun || asked(world) != "Act") {
        let order = player.choose(world).expect("whoever is asked answers");
        if turn(world) == begun && asked(world) == "Act" {
            orders.push(order.clone());
        }
        battle::submit(world, order.clone()).unwrap_or_else(|why| panic!("{order:?}: {why:?}"));
        assert!(orders.len() < 100, "the turn does not end: {orders:?}");
    }
    orders
}

/// Primates that have gone missing outside their leader's circle so far (T-28).
pub fn left_behind(world: &World) -> usize {
    let facts = world.resource::<BattleLog>().facts().iter();
    let missing = |what: &What| matches!(what, What::Removed { pile: Pile::Missing, .. });
    facts.filter(|fact| fact.rule.0 == "T-28" && missing(&fact.what)).count()
}
