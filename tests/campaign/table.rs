//! Battles of a campaign played by the tests themselves, order by order.

use crate::kit::{commander, give};
use bevy_ecs::world::World;
use monkeys::{
    battle::{
        self,
        bout::play_out,
        replay::{Player, Replay},
    },
    board::{Cell, distance},
    campaign::{
        order::Order,
        waiting::{self, Commander},
    },
    engine::{BookOrder, Rules, door},
    force::{Side, UnitId},
    opponent::player::Opponent,
    rules::{
        First,
        monkeys::{Monkeys, Order as Battle, choices::destinations, formation, order::Leg},
    },
};

/// Plays the campaign's pending battle: orders of a turn come from here, everything else is the default. Then the
/// campaign has its replay.
pub fn fight(world: &mut World, mut order: impl FnMut(&World) -> Battle) {
    let waiting = waiting::waiting(world).expect("it can be fought").expect("a battle is waited for");
    let mut table = World::new();
    battle::monkeys::install(&mut table);
    battle::begin(&mut table, &waiting.level, waiting.seed);
    battle::monkeys::advance(&mut table);
    while let Some(choices) = door::choices::<First>(&table) {
        let usual = choices.default.or_else(|| choices.orders.first().cloned());
        let given = if choices.window.name() == "Act" { order(&table) } else { usual.expect("something is offered") };
        battle::submit(&mut table, given.clone()).unwrap_or_else(|why| panic!("{given:?}: {why:?}"));
        battle::monkeys::advance(&mut table);
    }
    let replay = Replay::of(&table, (Player::Human, Player::Human)).expect("it was recorded");
    give(world, Order::Fought(Box::new(replay)));
}

/// Scripted opponents fight the campaign's pending battle until this holds; then the second side gives up. Returns
/// whether it ever held.
pub fn fight_until(world: &mut World, held: impl Fn(&World) -> bool) -> bool {
    let waiting = waiting::waiting(world).expect("it can be fought").expect("a battle is waited for");
    let mut table = World::new();
    battle::monkeys::install(&mut table);
    battle::begin(&mut table, &waiting.level, waiting.seed);
    let Commander { persona, strength, .. } = commander();
    let mut players = Side::BOTH.map(|side| Opponent::<First>::new(persona.clone(), strength, side.index() as u64));
    let mut is_held = false;
    let _ = play_out(&mut table, |table, side| {
        is_held |= held(table);
        let gives_up = is_held && side == Side::Second;
        let chosen = || players[side.index()].choose(table);
        (!gives_up).then(chosen).flatten().unwrap_or_else(<Battle as BookOrder>::concede)
    });
    let replay = Replay::of(&table, (Player::Human, Player::Human)).expect("it was recorded");
    give(world, Order::Fought(Box::new(replay)));
    is_held
}

/// The legal orders of the turn.
pub fn choices(table: &World) -> Vec<Battle> {
    door::choices::<First>(table).expect("somebody acts").orders
}

/// A legal move in which somebody does this.
pub fn step(table: &World, wanted: impl Fn(&Leg) -> bool) -> Option<Battle> {
    let moves = |order: &Battle| matches!(order, Battle::Move { steps, .. } if steps.iter().any(&wanted));
    choices(table).into_iter().find(moves)
}

/// Walks a unit as close to a square as its lead can get in one action.
pub fn nearer(table: &World, unit: UnitId, to: Cell) -> Option<Battle> {
    let view = Monkeys::view(table);
    let gap = |cell: Cell| (distance(cell, to), cell);
    let (cell, _) = destinations(view, unit).into_iter().min_by_key(|(cell, _)| gap(*cell))?;
    let order = formation::plan(view.field, view.field.find_unit(unit)?, cell)?;
    Monkeys::check(view, &order).is_ok().then_some(order)
}

/// Charges a reachable enemy, or walks as close to one as possible.
pub fn charge(table: &World) -> Battle {
    let choices = door::choices::<First>(table).expect("somebody acts");
    if let Some(charge) = choices.orders.iter().find(|order| matches!(order, Battle::Overrun { .. })) {
        return charge.clone();
    }
    let view = Monkeys::view(table);
    let enemies: Vec<_> = view.field.primates.iter().filter(|one| one.id.unit.side != view.turn.side).collect();
    let gap = |cell| enemies.iter().filter_map(|one| one.place.cell()).map(|at| distance(cell, at)).min();
    let step = choices.movers.iter().find_map(|id| {
        let unit = view.field.find_unit(*id)?;
        let (cell, _) = destinations(view, *id).into_iter().min_by_key(|(cell, _)| (gap(*cell), *cell))?;
        formation::plan(view.field, unit, cell)
    });
    step.filter(|order| Monkeys::check(view, order).is_ok()).unwrap_or(Battle::EndTurn)
}
