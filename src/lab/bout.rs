//! One battle of a run, played and counted.

use super::{
    book::{Account, Counted},
    count::Marks,
    experiment::{Board, Experiment},
    fixture::{Contender, Fixture},
    pace::{self, Pace},
    row::Row,
};
use crate::battle::{bout::play_out, play as battle};
use crate::board::Grid;
use crate::dice::Dice;
use crate::engine::{BattleLog, BookOrder, door};
use crate::force::Side;
use crate::opponent::player::Opponent;
use bevy_ecs::world::World;
use std::sync::Arc;

/// A world in which battles of a book can be played, one after another.
pub fn world<B: Counted>() -> World {
    let mut world = World::new();
    door::install::<B>(&mut world);
    world
}

/// How such a battle ended.
pub const STALLED: &str = "stalled";

/// Plays a battle; returns its row, and its marks on the cells of the board.
pub fn play<B: Counted>(
    world: &mut World,
    experiment: &Experiment<B>,
    board: &Board<B>,
    figures: &Arc<[u32]>,
    fixture: &Fixture,
) -> (Row, Grid<Marks>) {
    battle::muster::<B>(world, &board.musters[usize::from(fixture.swapped)], Dice::seeded(fixture.seed));
    let ledger = B::open(B::view(world));
    door::advance::<B>(world);
    let ended = fight(world, &mut experiment.players(board, fixture));
    told(world, ledger, ended, board, figures, fixture)
}

/// The same with a record of all orders, so that the battle can be kept as a replay.
pub fn play_recorded<B: Counted>(
    world: &mut World,
    experiment: &Experiment<B>,
    board: &Board<B>,
    figures: &Arc<[u32]>,
    fixture: &Fixture,
) -> Row {
    let level = &board.levels[usize::from(fixture.swapped)];
    // The initial positions are read from a battle that is mustered but not started.
    battle::muster::<B>(world, &board.musters[usize::from(fixture.swapped)], Dice::seeded(fixture.seed));
    let ledger = B::open(B::view(world));
    battle::begin(world, level, fixture.seed);
    let ended = fight(world, &mut experiment.players(board, fixture));
    told(world, ledger, ended, board, figures, fixture).0
}

/// Gives the orders of both players until the battle is over: returns what it asked of them, and whether it ended; one
/// that doesn't end is broken off.
fn fight<B: Counted>(world: &mut World, players: &mut [Opponent<B>; 2]) -> (Pace, bool) {
    let mut pace = Pace::default();
    let ended = play_out(world, |world, side| {
        pace.ask::<B>(world);
        players[side.index()].choose(world).unwrap_or_else(B::Order::concede)
    });
    (pace, ended)
}

/// The row of the battle in a world.
fn told<B: Counted>(
    world: &mut World,
    ledger: B::Ledger,
    (mut pace, ended): (Pace, bool),
    board: &Board<B>,
    figures: &Arc<[u32]>,
    fixture: &Fixture,
) -> (Row, Grid<Marks>) {
    let hash = battle::hash::<B>(world);
    let facts = world.resource::<BattleLog>().facts();
    let view = B::view(world);
    let Account { counts: [first, second], cells, rounds } = B::close(ledger, facts, view);
    pace.read(facts);
    let outcome = door::outcome::<B>(world);
    let contender = |side: Side| Contender::on(side, fixture.swapped);
    let row = Row {
        fixture: *fixture,
        ground: board.seed,
        figures: figures.clone(),
        winner: outcome.and_then(|outcome| outcome.winner).map(contender),
        how: outcome.filter(|_| ended).map_or(STALLED, |outcome| outcome.how).to_owned(),
        full_time: B::is_full_time(view),
        first: contender(pace::first(facts).unwrap_or(Side::First)),
        rounds,
        pace,
        facts: facts.len() as u32,
        hash,
        counts: if fixture.swapped { [second, first] } else { [first, second] },
    };
    (row, cells)
}
