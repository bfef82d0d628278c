//! A hex keeps the ground that its first battle was fought on (C-02, G-33).

use crate::kit::{STRONG, WEAK, give, hex, parse, text, tribe, troop};
use bevy_ecs::world::World;
use monkeys::{
    battle::{
        self,
        replay::{Player, Replay},
        seal,
    },
    board::terrain::Ground,
    campaign::{
        door,
        file::Saga,
        order::{Ask, Order},
        waiting::{self, Waiting},
    },
    engine::Rules,
    force::Side,
    rules::{
        First,
        monkeys::{
            Monkeys,
            order::{Laid, Order as Battle},
        },
    },
};
use std::sync::Arc;

/// Red has come from the north into the hex of two blue troops, and begins with the second one.
fn met(scenario: &str) -> World {
    let tribes = tribe('r', &[((2, 1), STRONG)]) + &tribe('b', &[((2, 2), WEAK), ((2, 2), WEAK)]);
    let town =
        text(&tribes, "").replace("'t': (name: \"town\",", &format!("'t': (name: \"town\", scenario: {scenario},"));
    let mut world = World::new();
    door::begin(&mut world, &Arc::new(parse(&town).expect("it is good")), 1);
    give(&mut world, Order::March(hex(2, 2)));
    give(&mut world, Order::Engage(troop("b2")));
    world
}

fn pending(world: &World) -> Waiting {
    waiting::waiting(world).expect("it can be fought").expect("a battle is waited for")
}

/// Fights the pending battle: this answers the questions about the ground, and then the second side gives up. Returns
/// the ground.
fn fight(world: &mut World, mut lay: impl FnMut(&Ground, &[Battle]) -> Battle) -> Arc<Ground> {
    let waiting = pending(world);
    let mut table = World::new();
    battle::monkeys::install(&mut table);
    battle::begin(&mut table, &waiting.level, waiting.seed);
    while let Some(choices) =
        monkeys::engine::door::choices::<First>(&table).filter(|one| one.window.name() == "Ground")
    {
        let order = lay(Monkeys::view(&table).field.ground(), &choices.orders);
        battle::submit(&mut table, order).expect("the ground may be laid so");
    }
    let ground = Monkeys::view(&table).field.ground().clone();
    waiting::give_up(&mut table, Side::Second);
    let replay = Replay::of(&table, (Player::Human, Player::Human)).expect("it was recorded");
    give(world, Order::Fought(Box::new(replay)));
    ground
}

/// The loser of the first battle retreats, and the second one is waited for.
fn retreat(world: &mut World) {
    assert_eq!(door::asked(world).map(|question| question.ask.clone()), Some(Ask::Retreat { troop: troop("b2") }));
    let way = door::choices(world).swap_remove(0);
    give(world, way);
}

/// Every player has the ground generated again.
fn again(_: &Ground, offered: &[Battle]) -> Battle {
    let reroll = offered.iter().find(|order| matches!(order, Battle::Reroll(_)));
    reroll.unwrap_or(&offered[0]).clone()
}

#[test]
fn c_02_a_ground_that_was_generated_again_is_the_one_that_is_kept() {
    let mut world = met("Battle");
    let before = pending(&world).level.ground;
    let ground = fight(&mut world, again);
    assert_ne!(before, ground, "both players had it generated again");
    retreat(&mut world);
    let next = pending(&world).level;
    assert_eq!(next.ground, ground);
    assert!(next.recipe().is_none(), "nobody generates it once more");
    // The next battle leaves it as it is.
    assert_eq!(fight(&mut world, again), ground);
}

#[test]
fn c_02_a_ground_that_was_laid_by_hand_is_kept() {
    let mut world = met("Ambush");
    let mut is_laid = false;
    let ground = fight(&mut world, |ground, _| {
        if std::mem::replace(&mut is_laid, true) {
            return Battle::KeepGround;
        }
        let open = &ground.kinds()[0];
        let covered = ground.spots().cells().find(|cell| ground.kind(*cell).name != open.name);
        let at = covered.expect("a quarter of it isn't open");
        Battle::Lay(vec![Laid { at, long: 1, kind: open.name.clone(), top: open.top, soil: 3 }])
    });
    retreat(&mut world);
    assert_eq!(pending(&world).level.ground, ground);
}

#[test]
fn c_02_the_ground_is_saved_with_the_campaign_and_taken_back_with_the_battle() {
    let mut world = met("Battle");
    let before = pending(&world).level.ground;
    let ground = fight(&mut world, again);
    assert!(door::undo(&mut world), "no dice were rolled");
    assert_eq!(pending(&world).level.ground, before);
    assert!(door::redo(&mut world));
    retreat(&mut world);
    assert_eq!(pending(&world).level.ground, ground);
    let saga = Saga::read("saga.ron", &Saga::of(&world).text()).expect("what is written can be read");
    let mut loaded = World::new();
    saga.play("saga.ron", &mut loaded).expect("it goes on");
    assert_eq!(pending(&loaded).level.ground, ground);
}

#[test]
fn c_02_a_campaign_saved_by_an_earlier_version_goes_on_as_it_began() {
    let mut world = met("Battle");
    let before = pending(&world).level.ground;
    fight(&mut world, again);
    retreat(&mut world);
    let bare = Saga { keeps_grounds: false, hash: String::new(), ..Saga::of(&world) };
    let text = Saga { hash: seal::over(&bare, door::hash(&world)), ..bare }.text();
    assert!(!text.contains("keeps_grounds"), "its files have no such field");
    let mut loaded = World::new();
    Saga::read("saga.ron", &text).expect("it can be read").play("saga.ron", &mut loaded).expect("it goes on");
    assert_eq!(pending(&loaded).level.ground, before, "the ground that the first battle began with");
    assert!(!Saga::of(&loaded).keeps_grounds, "and it stays so");
}
