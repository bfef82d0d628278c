//! Close combat.

use crate::scene::{A, B, Game, Scene, at, id};
use monkeys::rules::initiative::{
    movement::Pace,
    order::{Action, Attack, Then},
};

/// A mandrill (melee 11, strength 7) next to a howler (melee 7, strength 7); a lemur is nearby.
fn beside(dice: &[u8]) -> Game {
    let scene = Scene::open().add(A, "mandrill-breacher", 10, 10).add(B, "howler-gunner", 11, 10);
    let mut game = scene.add(A, "baboon-rifle", 12, 10).begin(dice);
    game.until(id(A, 1), 4);
    game
}

fn need(game: &Game, why: &str) -> Vec<Option<i32>> {
    game.threw(why).into_iter().map(|(_, need)| need).collect()
}

#[test]
fn r_7_g_9_a_strike() {
    // A miss, then 5 - 1 damage to the arm; a hit of 1 has no effect.
    let mut game = beside(&[12, 11, 6, 5, 11, 6, 1]);
    game.act(Action::Fight(Attack::Strike, id(B, 1)));
    for phase in [3, 2] {
        game.until(id(A, 1), phase);
        game.act(Action::Fight(Attack::Strike, id(B, 1)));
    }
    assert_eq!(need(&game, "melee"), [Some(11); 3]);
    let howler = game.unit(id(B, 1));
    assert_eq!(game.field().unit(howler).hurt.0.iter().sum::<u16>(), 4);
    game.dice_used();
}

#[test]
fn g_9_an_armed_attack_needs_a_blade_and_may_follow_a_walk_or_trot() {
    assert_eq!(beside(&[]).no(Action::Fight(Attack::Armed, id(B, 1))), "G9");
    let scene = Scene::open().add_as(A, "mandrill-breacher", (5, 10), |mandrill| mandrill.condition.hand = 2);
    let scene = scene.add(B, "howler-gunner", 10, 10);
    let way = |to: i16| (6..=to).map(|x| at(x, 10)).collect::<Vec<_>>();
    let attack = |pace, to| Action::Move(pace, way(to), Then::Fight(Attack::Armed, id(B, 1)));
    // One die and 2, on an arm without armor.
    let mut game = scene.begin(&[11, 6, 3]);
    assert_eq!(game.no(attack(Pace::Walk, 8)), "G9", "not adjacent");
    assert_eq!(game.no(attack(Pace::Run, 9)), "R7");
    game.act(attack(Pace::Walk, 9));
    assert_eq!(game.cell(id(A, 1)), Some(at(9, 10)));
    let howler = game.unit(id(B, 1));
    assert_eq!(game.field().unit(howler).hurt.0.iter().sum::<u16>(), 5);
    game.dice_used();
}

#[test]
fn g_9_a_diving_blow_throws_both_down() {
    // After a run of 9 cells. It hits with 5 or less; the arm takes 4 + 2.
    let scene = Scene::open().add(A, "mandrill-breacher", 2, 10).add(B, "howler-gunner", 12, 10);
    let dive = Action::Move(Pace::Run, (3..=11).map(|x| at(x, 10)).collect(), Then::Fight(Attack::Dive, id(B, 1)));
    for (dice, down) in [(&[5, 6, 4][..], true), (&[6][..], false)] {
        let mut game = scene.begin(dice);
        game.act(dive.clone());
        assert_eq!(need(&game, "melee"), [Some(5)]);
        assert_eq!((game.is_prone(id(A, 1)), game.is_prone(id(B, 1))), (true, down));
        game.dice_used();
    }
}

#[test]
fn g_9_a_diving_blow_throws_down_even_those_who_cannot_act() {
    let scene = Scene::open().add(A, "mandrill-breacher", 10, 10);
    let scene = scene.add_as(B, "howler-gunner", (11, 10), |howler| howler.condition.hurt[6] = 99);
    // It hits with 5 or less; the arm takes 4 + 2.
    let mut game = scene.begin(&[5, 6, 4]);
    assert!(!game.is_prone(id(B, 1)));
    game.act(Action::Fight(Attack::Dive, id(B, 1)));
    assert_eq!((game.initiative(id(B, 1)), game.is_prone(id(B, 1))), (0, true));
    game.dice_used();
}

#[test]
fn g_9_twice_as_easy_on_the_prone() {
    let mut game = beside(&[20, 20]);
    game.until(id(B, 1), 3);
    game.act(Action::GoProne);
    game.until(id(A, 1), 3);
    game.act(Action::Fight(Attack::Strike, id(B, 1)));
    game.until(id(A, 1), 2);
    game.act(Action::Fight(Attack::Dive, id(B, 1)));
    assert_eq!(need(&game, "melee"), [Some(19), Some(11)]);
}

#[test]
fn g_9_a_grapple_holds_until_it_is_broken() {
    let mut game = beside(&[11, 20, 20, 8, 20, 7]);
    game.act(Action::Fight(Attack::Grapple, id(B, 1)));
    // For a friend of the holder, the held character is an easy target.
    game.until(id(A, 2), 4);
    game.act(Action::Fight(Attack::Strike, id(B, 1)));
    game.until(id(B, 1), 3);
    for action in [Action::Move(Pace::Walk, vec![at(11, 11)], Then::Stop), Action::GoProne, Action::Fire(id(A, 1))] {
        assert_eq!(game.no(action), "G9");
    }
    assert_eq!(game.no(Action::Fight(Attack::Strike, id(A, 2))), "G9", "only its holder");
    assert_eq!(game.no(Action::LetGo), "G9");
    game.act(Action::Fight(Attack::Strike, id(A, 1)));
    game.until(id(A, 1), 3);
    assert_eq!(game.no(Action::Move(Pace::Walk, vec![at(10, 11)], Then::Stop)), "G9");
    assert_eq!(game.no(Action::Escape(Pace::Walk, Vec::new())), "G9", "it isn't held");
    game.until(id(B, 1), 2);
    assert_eq!(game.no(Action::Escape(Pace::Run, vec![at(11, 11)])), "R7");
    game.act(Action::Escape(Pace::Walk, vec![at(11, 11)]));
    game.until(id(A, 1), 2);
    game.act(Action::Fight(Attack::Strike, id(B, 1)));
    game.until(id(B, 1), 1);
    game.act(Action::Escape(Pace::Walk, vec![at(11, 11), at(11, 12)]));
    assert_eq!(game.cell(id(B, 1)), Some(at(11, 12)), "free, and gone");
    // The friend 16 clamped to 19 at most; the held strikes at 7; an escape is 7 + 7 - 7; the holder strikes at 19.
    assert_eq!(need(&game, "melee"), [Some(11), Some(16), Some(7), Some(19)]);
    assert_eq!(need(&game, "escape"), [Some(7); 2]);
    game.dice_used();
}

#[test]
fn g_9_letting_go() {
    let mut game = beside(&[11]);
    game.act(Action::Fight(Attack::Grapple, id(B, 1)));
    game.until(id(A, 1), 3);
    game.act(Action::LetGo);
    game.until(id(B, 1), 2);
    game.act(Action::GoProne);
}

#[test]
fn a_5_whoever_is_knocked_down_short_of_the_enemy_does_not_fight() {
    let scene = Scene::open().add(A, "mandrill-breacher", 2, 10).add(B, "spider-monkey-rifle", 12, 10);
    // The spider monkey acts first in phase 4. 12 in the leg knock it down; no panic.
    let mut game = scene.begin(&[1, 8, 4, 4, 4, 1, 20, 20]);
    game.until(id(B, 1), 4);
    game.aim(id(A, 1));
    game.until(id(A, 1), 3);
    game.act(Action::Move(Pace::Run, (3..=11).map(|x| at(x, 10)).collect(), Then::Fight(Attack::Dive, id(B, 1))));
    game.order(monkeys::rules::initiative::Order::Interrupt(id(B, 1)));
    assert_eq!((game.cell(id(A, 1)), game.is_prone(id(A, 1))), (Some(at(3, 10)), true));
    assert!(game.threw("melee").is_empty());
    game.dice_used();
}

#[test]
fn a_5_whoever_is_knocked_down_beside_the_enemy_still_fights() {
    let scene = Scene::open().add(A, "mandrill-breacher", 2, 10).add(B, "spider-monkey-rifle", 12, 10);
    // Shot at in the last cell: 12 in the leg knock it down; no panic. Then a 5 hits, and the arm takes 4 + 2.
    let mut game = scene.begin(&[1, 8, 4, 4, 4, 1, 20, 20, 5, 6, 4]);
    game.until(id(B, 1), 4);
    game.aim(id(A, 1));
    game.until(id(A, 1), 3);
    game.act(Action::Move(Pace::Run, (3..=11).map(|x| at(x, 10)).collect(), Then::Fight(Attack::Dive, id(B, 1))));
    game.order(monkeys::rules::initiative::Order::LetPass);
    assert_eq!((game.window(), game.cell(id(A, 1))), ("Watch", Some(at(11, 10))));
    game.order(monkeys::rules::initiative::Order::Interrupt(id(B, 1)));
    assert_eq!(need(&game, "melee"), [Some(5)]);
    assert!(game.is_prone(id(B, 1)));
    game.dice_used();
}

#[test]
fn r_4_g_10_f_8_fire_at_the_end_of_a_walk() {
    let scene = Scene::open().add(A, "mandrill-breacher", 2, 10).add(B, "howler-gunner", 10, 10);
    let way = |to: i16| (3..=to).map(|x| at(x, 10)).collect::<Vec<_>>();
    let fire = |pace, to| Action::Move(pace, way(to), Then::Fire(id(B, 1)));
    // 4 squares away: Short, but a level harder for the walk. Recoil 5 does not exceed 7.
    let mut game = scene.begin(&[20, 20]);
    assert_eq!(game.no(fire(Pace::Run, 6)), "G10");
    game.act(fire(Pace::Walk, 6));
    assert_eq!((game.needs(), game.cell(id(A, 1))), (vec![4, 4], Some(at(6, 10))));
    let rifle = Scene::open().add(A, "baboon-rifle", 2, 10).add(B, "howler-gunner", 10, 10);
    assert_eq!(rifle.begin(&[]).no(fire(Pace::Walk, 6)), "G10");
}

#[test]
fn a_5_whoever_is_knocked_down_still_fires_from_where_it_fell() {
    let scene = Scene::open().add(A, "mandrill-breacher", 2, 10).add(B, "spider-monkey-rifle", 8, 10);
    // 12 in the leg knock it down; no panic. Then its own two shots, 5 squares away and after a move.
    let mut game = scene.begin(&[1, 8, 4, 4, 4, 1, 20, 20, 20, 20]);
    game.until(id(B, 1), 4);
    game.aim(id(A, 1));
    game.until(id(A, 1), 3);
    game.act(Action::Move(Pace::Walk, vec![at(3, 10), at(3, 11), at(3, 12)], Then::Fire(id(B, 1))));
    game.order(monkeys::rules::initiative::Order::Interrupt(id(B, 1)));
    assert_eq!((game.cell(id(A, 1)), game.is_prone(id(A, 1))), (Some(at(3, 10)), true));
    assert_eq!(game.needs()[3..], [4, 4]);
    game.dice_used();
}

#[test]
fn r_7_a_kind_of_attack_is_offered_wherever_a_move_leads_to_one() {
    use monkeys::{battle::shown::Shown, rules::initiative::Initiative};
    let offered = |far: i16, verb: &str| {
        let scene = Scene::open().add(A, "mandrill-breacher", 10, 10).add(B, "howler-gunner", 10 + far, 10);
        let mut game = scene.begin(&[]);
        game.until(id(A, 1), 4);
        Initiative::planned(game.view(), id(A, 1), Some(verb), at(10, 10)).is_some_and(|order| order.is_ok())
    };
    // A trot of 8 cells ends next to it; a diving blow follows a run of 16.
    assert!(offered(1, "Strike") && offered(9, "Strike") && !offered(10, "Strike"));
    assert!(offered(17, "Dive") && !offered(18, "Dive"));
    assert!(!offered(1, "Armed"), "no blade in hand");
}
