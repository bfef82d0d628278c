//! Pebbles in files: a level has the players, a record is kept, a replay proves itself.

use crate::{
    MOST_ORDERS,
    book::{Order, Pebbles},
    scripts::{Game, State},
};
use bevy_ecs::world::World;
use monkeys::battle::{
    book::Played,
    chance::ChancePlayer,
    play,
    record::Record,
    replay::{Divergence, End, Player, Replay},
};
use monkeys::data::{
    LoadError,
    book::{Files, LevelFile},
    drafts::Drafts,
    monkeys::profiles,
};
use monkeys::engine::{BattleLog, Viewer, door};
use serde::{Deserialize, Serialize};

/// A level says how many spectators there are, and nothing important.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Meadow {
    pub watchers: u8,
}

impl Files for Pebbles {
    type Level = Meadow;
    type Setup = Meadow;
    type Scene = Game;
    type Stage = Game;
    type State = State;

    fn numbers(_: &World) -> u64 {
        8
    }

    fn level_of(setup: &Meadow, _: &str) -> Result<Meadow, LoadError> {
        Ok(setup.clone())
    }
}

impl LevelFile for Meadow {
    type Book = Pebbles;

    fn muster(&self) {}

    fn setup(&self) -> Meadow {
        self.clone()
    }
}

impl Played for Pebbles {}

/// There are no players' own meadows.
impl Drafts for Pebbles {}

pub const MEADOW: Meadow = Meadow { watchers: 12 };
const PEOPLE: (Player, Player) = (Player::Human, Player::Human);

fn installed() -> World {
    let mut world = World::new();
    door::install::<Pebbles>(&mut world);
    world
}

/// A random game, up to this many orders.
fn played(seed: u64, orders: usize) -> World {
    let mut world = installed();
    play::begin(&mut world, &MEADOW, seed);
    let mut player = ChancePlayer::new(seed);
    for _ in 0..orders {
        let Some(order) = player.choose::<Order>(&world) else { break };
        play::submit(&mut world, order).expect("a choice is accepted");
    }
    world
}

fn replay(world: &World) -> Replay<Pebbles> {
    Replay::of(world, PEOPLE).expect("a record was kept")
}

fn read(text: &str) -> Result<Replay<Pebbles>, LoadError> {
    Replay::read("game.replay.ron", text, 8)
}

#[test]
fn a_replay_is_read_played_and_verified() {
    for (seed, orders) in [(1, MOST_ORDERS), (2, MOST_ORDERS), (3, 30)] {
        let kept = replay(&played(seed, orders));
        let text = kept.text();
        assert!(text.contains("book: Pebbles,"), "{text}");
        let again = read(&text).expect("our own file");
        assert_eq!(again, kept);
        let mut world = installed();
        again.play(&mut world, &MEADOW).expect("the same game");
        let compared = again.verify(&world).expect("it proves itself");
        assert_eq!(compared.open > 0, again.end == End::Open, "only an open turn is not hashed");
    }
}

#[test]
fn a_changed_order_is_found() {
    let mut kept = replay(&played(1, MOST_ORDERS));
    let walk = |order: &&mut Order| matches!(order, Order::Walk(..));
    let orders = kept.turns.iter_mut().flat_map(|turn| &mut turn.orders);
    *orders.into_iter().find(walk).expect("somebody walks") = Order::Pass;
    let found = kept.play(&mut installed(), &MEADOW);
    assert!(matches!(found, Err(Divergence::Hash { .. } | Divergence::Refused { .. })), "{found:?}");
}

#[test]
fn a_replay_of_another_book_is_refused_by_name() {
    let pebbles = replay(&played(1, 30)).text();
    let error = Replay::parse("game.replay.ron", &pebbles, &profiles()).expect_err("not a battle of the Monkeys");
    let told = error.to_string();
    assert!(told.contains("`Pebbles`") && told.contains("`Monkeys`"), "{told}");
    let monkeys = std::fs::read_to_string("tests/replays/two-groves-3.replay.ron").expect("a replay");
    let told = read(&monkeys).expect_err("not a game of Pebbles").to_string();
    assert!(told.contains("`Monkeys`") && told.contains("`Pebbles`"), "{told}");
}

#[test]
fn a_lesson_of_a_book_without_lessons_is_refused() {
    let text = replay(&played(1, 30)).text();
    let lesson = "lesson: (lesson: \"first\", passed: [], laid: [], answered: 0, floor: 0, seen: 0), turns: [";
    let told = read(&text.replacen("turns: [", lesson, 1)).expect_err("there are no lessons").to_string();
    assert!(told.contains("no lessons"), "{told}");
}

#[test]
fn orders_are_taken_back_to_the_last_die() {
    let mut world = played(4, 0);
    let mut player = ChancePlayer::new(4);
    let mut before = vec![play::hash::<Pebbles>(&mut world)];
    let mut taken_back = 0;
    while let Some(order) = player.choose::<Order>(&world) {
        play::submit(&mut world, order).expect("a choice is accepted");
        let free = world.resource::<Record<Pebbles>>().free_steps();
        before.push(play::hash::<Pebbles>(&mut world));
        if free > 0 {
            assert!(play::undo::<Pebbles>(&mut world));
            assert_eq!(play::hash::<Pebbles>(&mut world), before[before.len() - 2]);
            assert!(play::redo::<Pebbles>(&mut world));
            assert_eq!(play::hash::<Pebbles>(&mut world), before[before.len() - 1]);
            taken_back += 1;
        } else {
            assert!(!play::undo::<Pebbles>(&mut world), "a die has fallen");
        }
    }
    assert!(taken_back > 10, "{taken_back}");
    let log = world.resource::<BattleLog>();
    assert_eq!(log.seen_by(Viewer::All).count(), log.len());
}
