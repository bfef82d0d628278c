//! Special weapons roll separately (6.1, T-47, T-56, T-67, T-100, T-155).

use crate::kit::*;
use monkeys::engine::{Refusal, What};
use monkeys::force::squad::Pile;
use monkeys::rules::monkeys::{Illegal, Order, no_fire::NoFire, no_gear::NoGear, order::Volley};

/// A rifle, and one with a rifle and a rocket launcher, against two.
fn rockets() -> Scene {
    Scene::new(&["ab........XY"])
        .squad("r1.1", "gorilla/assault rifle", "ab")
        .kit('b', "gorilla/assault rifle/rocket launcher^rocket")
        .squad("b1.1", "baboon", "XY")
}

fn firing(scene: Scene) -> Battle {
    let mut battle = scene.begin();
    battle.attack("r1.1", "b1.1").end_turn();
    battle
}

#[test]
fn t_47_each_special_weapon_has_its_own_roll_before_or_after_the_others() {
    // The rocket: 6 and one band nearer against 3, three dice. Then the rifle: 2 + 1 against 3, one die.
    let mut battle = firing(rockets().dice(&[6, 6, 6, 2]));
    let rocket = battle.firing_special('b', 2, "Y");
    battle.give(rocket);
    assert_eq!((battle.powers(), battle.pile('Y')), ((7, 3), Some(Pile::Wounded)));
    assert_eq!(battle.asked(), ("Volley", RED), "the others are left");
    battle.fire(&[('a', "X")]);
    assert_eq!(battle.powers(), (3, 3));
    assert_eq!(battle.asked().0, "Act");
    let mut battle = firing(rockets().dice(&[2, 6, 6, 6]));
    battle.fire(&[('a', "X")]);
    let rocket = battle.firing_special('b', 2, "Y");
    battle.give(rocket);
    assert_eq!(battle.pile('Y'), Some(Pile::Wounded));
}

#[test]
fn t_47_a_result_1_does_not_stop_the_later_rolls() {
    let mut battle = firing(rockets().dice(&[1, 6, 6, 6]));
    battle.fire(&[('a', "X")]);
    assert!(battle.squad("r1.1").ammunition.is_out());
    let rocket = battle.firing_special('b', 2, "Y");
    battle.give(rocket);
    assert_eq!(battle.pile('Y'), Some(Pile::Wounded));
}

#[test]
fn t_47_holding_fire_ends_the_attack() {
    let mut battle = firing(rockets().dice(&[2]));
    battle.fire(&[('a', "X")]).give(Order::HoldFire);
    assert_eq!(battle.asked().0, "Act");
}

#[test]
fn t_56_who_has_fired_one_weapon_is_through() {
    let mut battle = firing(rockets().dice(&[2, 2, 2]));
    battle.fire(&[('a', "X"), ('b', "X")]);
    assert_eq!(battle.asked().0, "Act", "nobody is left for the rocket");
    let mut battle = firing(rockets().dice(&[2, 2, 2]));
    let rocket = battle.firing_special('b', 2, "Y");
    battle.give(rocket);
    let again = battle.firing(&[('b', "X")]);
    assert_eq!(battle.refused(again).rule().0, "T-56");
    battle.give(Order::HoldFire);
}

#[test]
fn t_47_a_weapon_keeps_to_its_roll() {
    let mut battle = firing(rockets());
    let mut rocket = battle.firing_special('b', 2, "Y");
    if let Order::Fire { volley, .. } = &mut rocket {
        *volley = Volley::Main;
    }
    assert_eq!(battle.refused(rocket).rule().0, "T-47");
    let rifle = battle.firing_special('b', 1, "Y");
    assert_eq!(battle.refused(rifle).rule().0, "T-47");
    battle.give(Order::HoldFire);
}

#[test]
fn t_67_a_special_weapons_own_result_1_empties_only_that_weapon() {
    let scene = || {
        Scene::new(&["ab........XY"])
            .squad("r1.1", "gorilla/assault rifle", "ab")
            .kit('b', "gorilla/missile launcher")
            .squad("b1.1", "baboon", "XY")
    };
    let mut battle = firing(scene().dice(&[1, 1, 1, 2]));
    let missile = battle.firing_special('b', 1, "Y");
    battle.give(missile);
    assert!(battle.primate('b').arms.0[0].empty && !battle.squad("r1.1").ammunition.is_out());
    let dry = |what: &What| matches!(what, What::Marked { mark: "empty", .. });
    assert_eq!(battle.rules(dry), ["T-67"]);
    battle.fire(&[('a', "X")]).end_turn();
    // There are missiles left: the weapon is loaded with one of them.
    battle.give(reloading("r1.1"));
    assert!(!battle.primate('b').arms.0[0].empty);
    assert_eq!(battle.primate('b').arms.0[0].fired, 1);
}

#[test]
fn t_100_a_one_shot_weapon_is_empty_once_fired_and_takes_a_spare() {
    let mut battle = firing(rockets().dice(&[2, 2, 2]));
    let rocket = battle.firing_special('b', 2, "Y");
    battle.give(rocket).give(Order::HoldFire);
    assert!(battle.primate('b').arms.0[1].empty);
    battle.end_turn().give(reloading("r1.1"));
    assert!(!battle.primate('b').arms.0[1].empty);
    assert_eq!(battle.refused(reloading("r1.1")), Illegal::HasAmmunition { unit: unit("r1.1") });
}

#[test]
fn t_100_without_a_round_left_it_stays_empty() {
    let mut battle = firing(rockets().kit('b', "gorilla/rocket launcher").dice(&[2, 2, 2]));
    let rocket = battle.firing_special('b', 1, "Y");
    battle.give(rocket).give(Order::HoldFire).end_turn();
    assert_eq!(battle.refused(reloading("r1.1")), NoGear::NoRounds { unit: unit("r1.1") }.into());
}

#[test]
fn t_101_a_unit_whose_weapons_are_all_empty_reloads_or_has_nothing_left() {
    let id = unit("r1.1");
    for (kit, wanted) in [
        ("gorilla/rocket launcher^rocket", NoFire::AllEmpty { unit: id }),
        ("gorilla/rocket launcher", NoFire::NothingLeft { unit: id }),
    ] {
        let scene = Scene::new(&["a.........XY"]).squad("r1.1", kit, "a").squad("b1.1", "baboon", "XY");
        let mut battle = firing(scene.dice(&[2, 2, 2]));
        let rocket = battle.firing_special('a', 1, "X");
        battle.give(rocket).end_turn();
        assert_eq!(battle.refused(attacking("r1.1", "b1.1")), wanted.into(), "{kit}");
    }
}

#[test]
fn t_154_an_empty_weapon_is_refused_as_empty() {
    let mut battle = firing(rockets().kit('b', "gorilla/rocket launcher").dice(&[2, 2, 2]));
    let rocket = battle.firing_special('b', 1, "Y");
    battle.give(rocket).give(Order::HoldFire).end_turn();
    battle.attack("r1.1", "b1.1").end_turn();
    let again = battle.firing(&[('b', "Y")]);
    assert_eq!(battle.refused(again), NoFire::Empty { primate: battle.piece('b') }.into());
}

#[test]
fn t_155_each_roll_out_of_hiding_is_half_again_as_strong() {
    let mut battle = rockets().dice(&[2, 2, 2, 2, 2]).begin();
    battle.set_hidden("r1.1").attack("r1.1", "b1.1").end_turn();
    let rocket = battle.firing_special('b', 2, "Y");
    battle.give(rocket);
    assert_eq!(battle.powers(), (10, 3), "7, and half of it");
    battle.fire(&[('a', "X")]);
    assert_eq!(battle.powers(), (4, 3), "3, and half of it");
}

#[test]
fn every_offered_roll_is_accepted() {
    let battle = firing(rockets());
    let options = battle.choices();
    assert!(options.orders.iter().any(|order| matches!(order, Order::Fire { volley: Volley::Special(_), .. })));
    assert!(matches!(options.default, Some(Order::Fire { volley: Volley::Special(_), .. })), "rockets go first");
    for order in &options.orders {
        let table = monkeys::rules::monkeys::door::table(&battle.world);
        assert_eq!(monkeys::rules::monkeys::choices::check(table, order), Ok(()), "{order:?}");
    }
}
