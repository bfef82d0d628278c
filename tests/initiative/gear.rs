//! Changes of equipment, talk and mounts.

use crate::scene::{A, B, Game, Scene, at, id};
use monkeys::battle::shown::Shown;
use monkeys::engine::Viewer;
use monkeys::force::UnitId;
use monkeys::rules::initiative::{
    Initiative, Order,
    movement::Pace,
    muster::{Stall, mount_id},
    order::{Action, Mark, Ready, Say, Then},
    wounds::Location,
};

const MULE: UnitId = mount_id(A, 0);

fn change(weapon: &str) -> Action {
    Action::Ready(Ready::Change(weapon.to_owned()))
}

#[test]
fn r_8_g_17_changing_weapons() {
    let scene = Scene::open().add(A, "baboon-rifle", 10, 10).add(B, "howler-gunner", 13, 10);
    let mut game = scene.begin(&[20, 20, 20]);
    assert_eq!(game.no(change("rifle")), "G17", "it has it in hand");
    assert_eq!(game.no(change("carbine")), "G17", "it has none");
    game.act(change("pistol"));
    game.until(id(A, 1), 3);
    game.fire(id(B, 1));
    // Sidearms 7; a recoil of 3 each does not exceed 6.
    assert_eq!(game.needs(), [7, 7, 7]);
    game.until(id(A, 1), 2);
    game.act(change("knife"));
    game.until(id(A, 1), 1);
    assert_eq!(game.no(Action::Fire(id(B, 1))), "G20");
}

#[test]
fn g_17_g_10_changing_weapons_loses_what_was_reloaded() {
    let empty = Scene::open().add_as(A, "mandrill-breacher", (10, 10), |mandrill| mandrill.condition.rounds = Some(0));
    let mut game = empty.add(B, "howler-gunner", 90, 10).begin(&[]);
    game.act(Action::Reload);
    for (phase, weapon) in [(3, "pistol"), (2, "shotgun")] {
        game.until(id(A, 1), phase);
        game.act(change(weapon));
    }
    game.until(id(A, 1), 1);
    game.act(Action::Reload);
    let mandrill = game.unit(id(A, 1));
    assert_eq!(game.field().rounds(mandrill), 0);
    game.until(id(A, 1), 4);
    game.act(Action::Reload);
    assert_eq!(game.field().rounds(mandrill), 6);
}

#[test]
fn g_17_a_linked_belt_makes_a_reload_unnecessary() {
    let scene = Scene::open().add_as(A, "howler-gunner", (10, 10), |howler| howler.condition.rounds = Some(5));
    let mut game = scene.add(B, "gorilla-heavy", 90, 10).begin(&[]);
    let link = || Action::Ready(Ready::LinkBelts);
    game.until(id(B, 1), 3);
    game.until(id(A, 1), 3);
    game.act(link());
    let howler = game.unit(id(A, 1));
    assert_eq!(game.field().rounds(howler), 105);
    game.until(id(A, 1), 2);
    assert_eq!(game.no(link()), "G17", "a second belt, not a third");
    assert_eq!(game.no(Action::Reload), "R6");
    let rifle = Scene::open().add(A, "baboon-rifle", 10, 10).add(B, "gorilla-heavy", 90, 10);
    assert_eq!(rifle.begin(&[]).no(link()), "G17", "no belt");
}

#[test]
fn g_17_no_belt_is_linked_to_one_that_is_used_up() {
    let scene = Scene::open().add_as(A, "howler-gunner", (10, 10), |howler| howler.condition.rounds = Some(5));
    // The last burst: 5 dice, all misses.
    let mut game = scene.add(B, "gorilla-heavy", 20, 10).begin(&[1; 5]);
    game.until(id(A, 1), 3);
    game.fire(id(B, 1));
    game.until(id(A, 1), 2);
    assert_eq!(game.no(Action::Ready(Ready::LinkBelts)), "G17", "it has to reload, which takes two actions");
    game.act(Action::Reload);
    game.dice_used();
}

/// A sergeant, and a friend this far away that loses two calls to panic.
fn panicking(far: i16) -> Scene {
    let scene = Scene::open().add(A, "chimpanzee-sergeant", 10, 10).add(B, "howler-gunner", 150, 10);
    scene.add_as(A, "baboon-rifle", (10 + far, 10), |baboon| baboon.condition.panic = 2)
}

fn steady(action: Action) -> Order {
    Order::Talk(id(A, 1), Say::Steady(id(A, 2)), action)
}

fn rule(game: &mut Game, order: Order) -> &'static str {
    monkeys::engine::Refusal::rule(&game.refusal(order)).0
}

#[test]
fn r_11_g_13_steadying_a_friend() {
    let mut game = panicking(5).begin(&[]);
    game.until(id(A, 1), 5);
    assert_eq!(rule(&mut game, steady(Action::Fire(id(B, 1)))), "F6", "too far to fire anyway");
    game.order(steady(Action::Move(Pace::Walk, vec![at(11, 10)], Then::Stop)));
    assert_eq!(game.cell(id(A, 1)), Some(at(11, 10)), "it talks and walks");
    game.until(id(A, 2), 3);
    let mut game = panicking(6).begin(&[]);
    game.until(id(A, 1), 5);
    assert_eq!(rule(&mut game, steady(Action::Hold)), "G13", "it is too far away");
    let mut game = panicking(5).numbers(|book| book.switches.talk = false).begin(&[]);
    game.until(id(A, 1), 5);
    assert_eq!(rule(&mut game, steady(Action::Hold)), "G13", "nobody talks");
}

#[test]
fn r_11_nobody_talks_and_fires() {
    let scene = panicking(5).add(B, "gorilla-heavy", 20, 10).add(B, "capuchin-captain", 150, 20);
    let mut game = scene.begin(&[]);
    game.until(id(A, 1), 5);
    assert_eq!(rule(&mut game, steady(Action::Fire(id(B, 2)))), "R11");
    game.order(steady(Action::Hold));
    let sergeant = game.unit(id(A, 1));
    assert!(game.field().unit(sergeant).acted.0, "talk alone is an action");
}

#[test]
fn g_17_g_13_radios_carry_a_voice() {
    let radio = || Action::Ready(Ready::Radio);
    let scene = Scene::open().add(A, "chimpanzee-sergeant", 10, 10).add(A, "gorilla-heavy", 90, 10);
    // 8 in the leg: knocked down, a scratch, and a panic of 5: two calls are lost.
    let mut game = scene.add(B, "capuchin-captain", 100, 10).begin(&[1, 8, 2, 2, 4, 5, 20, 20]);
    game.until(id(A, 1), 5);
    game.act(radio());
    game.until(id(A, 1), 4);
    assert_eq!(game.no(radio()), "G17");
    game.until(id(A, 2), 3);
    game.act(radio());
    game.until(id(B, 1), 3);
    game.fire(id(A, 2));
    game.until(id(A, 1), 2);
    game.order(steady(Action::Hold));
    game.until(id(A, 2), 1);
    game.dice_used();
}

#[test]
fn g_14_a_mule_without_a_rider_is_not_shown_as_out() {
    let mut game = mounted().begin(&[]);
    game.until(id(A, 1), 4);
    game.act(Action::Dismount(at(10, 11)));
    let badges = |unit: UnitId| Initiative::signs(game.view(), Viewer::All)[&unit.primate(1)].badges.clone();
    assert_eq!((game.cell(MULE), badges(MULE)), (Some(at(10, 10)), Vec::new()));
}

/// A baboon rides the mule.
fn mounted() -> Scene {
    Scene::open().add(A, "baboon-rifle", 10, 10).mule(A, Stall::Under(0)).add(B, "spider-monkey-rifle", 20, 10)
}

/// The baboon's call.
fn rider(dice: &[u8]) -> Game {
    let mut game = mounted().begin(dice);
    game.until(id(A, 1), 4);
    game
}

fn east(cells: i16) -> Vec<monkeys::board::Cell> {
    (1..=cells).map(|far| at(10, 10 + far)).collect()
}

#[test]
fn g_14_a_mount_goes_twice_as_far() {
    rider(&[]).act(Action::Move(Pace::Walk, east(8), Then::Stop));
    rider(&[]).act(Action::Move(Pace::Trot, east(16), Then::Stop));
    assert_eq!(rider(&[]).no(Action::Move(Pace::Trot, east(17), Then::Stop)), "R9");
    let mut game = rider(&[]);
    assert_eq!(game.no(Action::Move(Pace::Walk, east(9), Then::Stop)), "R9");
    assert_eq!(game.no(Action::GoProne), "G14");
    assert_eq!(game.no(Action::Move(Pace::Crawl, east(1), Then::Stop)), "G14");
    assert_eq!(game.no(Action::Mount(MULE)), "G14");
}

#[test]
fn g_14_a_rider_shoots_a_level_harder() {
    let mut game = rider(&[20; 3]);
    game.fire(id(B, 1));
    assert_eq!(game.needs(), [5; 3]);
}

#[test]
fn r_11_g_14_getting_off_and_on() {
    let mut game = rider(&[]);
    assert_eq!(game.no(Action::Dismount(at(12, 10))), "G1");
    game.act(Action::Dismount(at(9, 10)));
    assert_eq!((game.cell(id(A, 1)), game.cell(MULE)), (Some(at(9, 10)), Some(at(10, 10))));
    game.until(id(A, 1), 3);
    assert_eq!(game.no(Action::Dismount(at(8, 10))), "G14");
    game.act(Action::Mount(MULE));
    assert_eq!((game.cell(id(A, 1)), game.cell(MULE)), (Some(at(10, 10)), None));
    game.until(id(A, 1), 2);
    game.act(Action::Move(Pace::Walk, east(8), Then::Stop));
}

#[test]
fn r_10_g_14_whoever_is_prone_does_not_mount() {
    let mut game = rider(&[]);
    game.act(Action::Dismount(at(9, 10)));
    game.until(id(A, 1), 3);
    game.act(Action::GoProne);
    game.until(id(A, 1), 2);
    assert_eq!(game.no(Action::Mount(MULE)), "G14");
    game.act(Action::StandUp);
    game.until(id(A, 1), 1);
    game.act(Action::Mount(MULE));
}

/// The spider monkey shoots at the rider first.
fn shot(dice: &[u8]) -> Game {
    let mut game = mounted().begin(dice);
    game.until(id(B, 1), 4);
    game.fire(id(A, 1));
    game
}

#[test]
fn g_14_hits_in_the_legs_strike_the_mount() {
    let game = shot(&[1, 8, 6, 6, 6, 20, 20]);
    let mule = game.unit(MULE);
    assert_eq!(game.field().unit(mule).hurt.0[Location::RightLeg as usize], 18);
    assert_eq!(game.initiative(id(A, 1)), 4, "the rider is unhurt");
    game.dice_used();
}

#[test]
fn g_14_a_mount_that_is_out_throws_its_rider() {
    // 36 in a leg that can take 16.
    let game = shot(&[1, 8, 6, 6, 6, 1, 8, 6, 6, 6, 20]);
    assert_eq!((game.cell(MULE), game.cell(id(A, 1)), game.is_prone(id(A, 1))), (None, Some(at(10, 10)), true));
    game.dice_used();
}

#[test]
fn g_14_a_rider_that_is_knocked_down_lies_beside_the_mount() {
    // 12 in the arm: twice its Agility of 6, and slight. Panic: 1.
    let game = shot(&[1, 6, 4, 4, 4, 1, 20, 20]);
    assert_eq!(game.cell(MULE), Some(at(10, 10)));
    assert_eq!((game.cell(id(A, 1)), game.is_prone(id(A, 1))), (Some(at(9, 9)), true));
    game.dice_used();
}

#[test]
fn g_10_aiming_loses_what_was_reloaded() {
    let scene = || Scene::open().add_as(A, "howler-gunner", (10, 10), |howler| howler.condition.rounds = Some(15));
    for (between, rounds) in [(Action::Aim(Mark::Direction(at(20, 10))), 15), (Action::GoProne, 100)] {
        let mut game = scene().add(B, "gorilla-heavy", 90, 10).begin(&[]);
        game.until(id(A, 1), 3);
        game.act(Action::Reload);
        game.until(id(A, 1), 2);
        game.act(between);
        game.until(id(A, 1), 1);
        game.act(Action::Reload);
        let howler = game.unit(id(A, 1));
        assert_eq!(game.field().rounds(howler), rounds);
    }
}

/// A sergeant rides east past a friend at (12, 10), and a marksman aims at it: at (11, 10) from Medium range, at (12, 10)
/// from Short range. A hit has nine dice.
fn riding(dice: &[u8]) -> Game {
    let scene = Scene::open().numbers(|book| {
        book.weapons.iter_mut().filter(|weapon| weapon.name == "scoped rifle").for_each(|weapon| weapon.dice = 9);
    });
    let scene = scene.add(A, "chimpanzee-sergeant", 10, 10).add(A, "gorilla-heavy", 12, 10);
    let mut game = scene.mule(A, Stall::Under(0)).add(B, "orangutan-marksman", 34, 10).begin(dice);
    game.until(id(B, 1), 2);
    game.aim(id(A, 1));
    game.until(id(A, 1), 1);
    game.act(Action::Move(Pace::Trot, (11..=20).map(|x| at(x, 10)).collect(), Then::Stop));
    assert_eq!((game.window(), game.cell(id(A, 1))), ("Watch", Some(at(11, 10))));
    game
}

#[test]
fn a_5_g_14_whoever_is_thrown_on_the_way_stops_there() {
    // 36 in a leg of the mule, which can take 16.
    let mut game = riding(&[1, 8, 4, 4, 4, 4, 4, 4, 4, 4, 4]);
    game.order(Order::Interrupt(id(B, 1)));
    assert_eq!((game.cell(MULE), game.cell(id(A, 1)), game.is_prone(id(A, 1))), (None, Some(at(11, 10)), true));
    assert_ne!(game.window(), "Watch", "it goes no farther");
    game.dice_used();
}

#[test]
fn g_1_g_14_a_mount_that_loses_its_rider_in_a_friends_cell_is_left_behind_it() {
    // Eight dice to the head kill; nine of 2 to the arm knock down, and a panic of 1 costs no call.
    let dead: &[u8] = &[1, 1, 2, 2, 2, 2, 2, 2, 2, 2];
    let thrown: &[u8] = &[1, 6, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1];
    for (dice, rider) in [(dead, None), (thrown, Some(at(11, 9)))] {
        let mut game = riding(dice);
        game.order(Order::LetPass);
        assert_eq!((game.window(), game.cell(id(A, 1))), ("Watch", Some(at(12, 10))), "in the gorilla's cell");
        game.order(Order::Interrupt(id(B, 1)));
        assert_eq!((game.cell(id(A, 1)), game.cell(MULE)), (rider, Some(at(11, 10))));
        assert_eq!(game.field().at(at(12, 10)), Some(game.unit(id(A, 2))));
        game.dice_used();
    }
}
