//! One battle of a run, played and counted.

use super::{
    count::Marks,
    experiment::{Board, Experiment},
    fixture::{Contender, Fixture},
    ledger::Ledger,
    row::Row,
};
use crate::battle;
use crate::board::Grid;
use crate::dice::Dice;
use crate::engine::BattleLog;
use crate::force::Side;
use crate::opponent::Opponent;
use crate::rules::monkeys::{door, order::Order};
use bevy_ecs::world::World;
use std::sync::Arc;

/// A world in which battles can be played, one after another.
pub fn world() -> World {
    let mut world = World::new();
    battle::install(&mut world);
    world
}

/// How such a battle ended.
pub const STALLED: &str = "stalled";

/// Plays a battle; its row, and what it left on the cells of the board.
pub fn play(
    world: &mut World,
    experiment: &Experiment,
    board: &Board,
    figures: &Arc<[u32]>,
    fixture: &Fixture,
) -> (Row, Grid<Marks>) {
    battle::muster(world, &board.musters[usize::from(fixture.swapped)], Dice::seeded(fixture.seed));
    let ledger = Ledger::new(door::table(world).field);
    battle::advance(world);
    let ended = fight(world, &mut experiment.players(board, fixture));
    told(world, ledger, ended, board, figures, fixture)
}

/// The same with a record of all orders, so that the battle can be kept as a replay.
pub fn play_recorded(
    world: &mut World,
    experiment: &Experiment,
    board: &Board,
    figures: &Arc<[u32]>,
    fixture: &Fixture,
) -> Row {
    let level = &board.levels[usize::from(fixture.swapped)];
    // Where everybody stands before the first fact is read from a battle that is mustered and not begun.
    battle::muster(world, &level.muster(), Dice::seeded(fixture.seed));
    let ledger = Ledger::new(door::table(world).field);
    battle::begin(world, level, fixture.seed);
    let ended = fight(world, &mut experiment.players(board, fixture));
    told(world, ledger, ended, board, figures, fixture).0
}

/// Gives the orders of both players until the battle is over; false if it is broken off because it doesn't end.
pub fn fight(world: &mut World, players: &mut [Opponent; 2]) -> bool {
    battle::bout::play_out(world, |world, side| players[side.index()].choose(world).unwrap_or(Order::Concede))
}

/// The row of the battle in a world.
fn told(
    world: &mut World,
    mut ledger: Ledger,
    ended: bool,
    board: &Board,
    figures: &Arc<[u32]>,
    fixture: &Fixture,
) -> (Row, Grid<Marks>) {
    let hash = battle::hash(world);
    let facts = world.resource::<BattleLog>().facts();
    ledger.read(facts);
    let table = door::table(world);
    ledger.close(table.field, Side::BOTH.map(|side| door::lost_scrap(world, side)));
    let outcome = table.clock.outcome();
    let contender = |side: Side| Contender::on(side, fixture.swapped);
    let [first, second] = ledger.counts;
    let row = Row {
        fixture: *fixture,
        ground: board.seed,
        figures: figures.clone(),
        winner: outcome.and_then(|outcome| outcome.winner).map(contender),
        how: outcome.filter(|_| ended).map_or(STALLED, |outcome| outcome.how).to_owned(),
        full_time: table.turn.rounds.is_some_and(|limit| table.turn.round > limit),
        first: contender(ledger.first.unwrap_or(Side::First)),
        rounds: ledger.rounds,
        facts: facts.len() as u32,
        hash,
        counts: if fixture.swapped { [second, first] } else { [first, second] },
    };
    (row, ledger.cells)
}
