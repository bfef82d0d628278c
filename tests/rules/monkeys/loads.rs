//! Ammunition: the loads in weapons, their effects, and reloading (6.2, 6.4, G-20, T-67, T-100, T-101).

use crate::kit::*;
use monkeys::engine::Refusal;
use monkeys::force::squad::Pile;
use monkeys::rules::monkeys::{Illegal, Order, loads, order::Load, pins::Pin};

/// A red primate with this kit ten squares from two of blue; Y is in the rough.
fn range(kit: &str) -> Scene {
    Scene::new(&["ab........XY"]).squad("r1.1", kit, "ab").squad("b1.1", "baboon", "XY").under("Y", ',')
}

fn reload(battle: &Battle, loads: &[(char, u8, &str)]) -> Order {
    let load = |(by, with, ammo): &(char, u8, &str)| Load { by: battle.piece(*by), with: *with, ammo: (*ammo).into() };
    Order::Reload { unit: unit("r1.1"), loads: loads.iter().map(load).collect() }
}

/// The ammunition in the first weapon of a primate.
fn loaded(battle: &Battle, letter: char) -> String {
    let load = battle.primate(letter).arms.0[0].load;
    load.map_or_else(|| "plain".to_owned(), |load| battle.field().book.ammo[usize::from(load)].name.clone())
}

#[test]
fn r_6_2_ap_and_hi_ex_add_to_damage_and_pass_the_armor() {
    for (kit, damage) in [("baboon", 2), ("baboon/assault rifle+ap", 3), ("baboon/assault rifle+hi-ex", 4)] {
        let mut battle = range(kit).dice(&[2, 2, 2]).begin();
        battle.attack("r1.1", "b1.1").end_turn().fire(&[('a', "X"), ('b', "X")]);
        assert_eq!(battle.powers(), (2 * damage + 2, 3), "{kit}");
    }
    let armored = |kit: &str| range(kit).kit('X', "baboon/body armor").kit('Y', "baboon/body armor").begin();
    assert_eq!(armored("baboon").refused(attacking("r1.1", "b1.1")).rule().0, "T-53");
    armored("baboon/assault rifle+ap").attack("r1.1", "b1.1");
}

#[test]
fn r_6_2_hollow_points_have_a_pile_of_their_own_for_those_they_name() {
    let mut battle = range("baboon").kit('a', "baboon/assault rifle+hp").dice(&[6]).begin();
    battle.attack("r1.1", "b1.1").end_turn().fire(&[('a', "Y"), ('b', "X")]);
    assert_eq!((battle.pile('Y'), battle.pile('X')), (Some(Pile::Hollow), Some(Pile::Wounded)));
}

#[test]
fn g_20_incendiary_makes_those_it_names_test_at_one_less() {
    // 5 passes with Morale 0; with one less it fails.
    let after = |kit: &str| {
        let mut battle = range("baboon").kit('a', kit).dice(&[5, 5, 5, 5]).begin();
        battle.attack("r1.1", "b1.1").end_turn().fire(&[('a', "Y"), ('b', "Y")]);
        battle.pin('Y')
    };
    let mut plain = range("baboon").dice(&[5, 5, 5, 5]).begin();
    plain.attack("r1.1", "b1.1").end_turn().fire(&[('a', "Y"), ('b', "Y")]);
    assert_eq!(plain.pin('Y'), Pin::Free);
    assert_eq!(after("baboon/assault rifle+inc"), Pin::Serving);
}

#[test]
fn t_100_after_running_dry_weapons_are_back_on_fmj_unless_a_spare_is_spent() {
    let mut battle = range("baboon/assault rifle+ap^ap").begin();
    assert_eq!(loaded(&battle, 'a'), "ap");
    battle.set_empty("r1.1");
    let order = reload(&battle, &[('a', 1, "ap")]);
    battle.give(order);
    assert_eq!((loaded(&battle, 'a'), loaded(&battle, 'b')), ("ap".into(), "plain".into()));
    assert!(!battle.squad("r1.1").ammunition.is_out());
    battle.set_empty("r1.1");
    let again = reload(&battle, &[('a', 1, "ap")]);
    assert_eq!(battle.refused(again).rule().0, "T-100", "a spare is used up");
}

#[test]
fn t_100_the_planner_names_the_spares_and_others_are_refused() {
    let mut battle = range("baboon/assault rifle^ap^hi-ex").begin();
    let none = reload(&battle, &[]);
    assert_eq!(battle.refused(none), Illegal::HasAmmunition { unit: unit("r1.1") });
    battle.set_empty("r1.1");
    let field = battle.field();
    let plan = loads::plan(field, field.find_unit(unit("r1.1")).expect("a unit"));
    assert_eq!(plan.iter().map(|load| load.ammo.as_str()).collect::<Vec<_>>(), ["hi-ex", "hi-ex"]);
    assert!(battle.choices().orders.contains(&Order::Reload { unit: unit("r1.1"), loads: plan }));
    let unknown = reload(&battle, &[('a', 1, "hp")]);
    assert_eq!(battle.refused(unknown).rule().0, "T-100");
    let twice = reload(&battle, &[('a', 1, "ap"), ('a', 1, "hi-ex")]);
    assert_eq!(battle.refused(twice).rule().0, "T-100");
}

#[test]
fn t_67_and_6_4_what_is_fed_from_the_back_goes_on_firing() {
    let mut battle = range("baboon").kit('a', "baboon/assault rifle/backpack ammo supply").dice(&[2]).begin();
    battle.set_empty("r1.1").attack("r1.1", "b1.1").end_turn();
    let dry = battle.firing(&[('b', "X")]);
    assert!(matches!(battle.refused(dry), Illegal::OutOfAmmo { .. }));
    battle.fire(&[('a', "X")]);
    assert_eq!(battle.powers(), (3, 3));
}

#[test]
fn t_101_a_unit_out_of_ammo_without_any_such_supply_may_not_attack() {
    let mut battle = range("baboon").begin();
    assert_eq!(battle.set_empty("r1.1").refused(attacking("r1.1", "b1.1")), Illegal::OutOfAmmo { unit: unit("r1.1") });
}

#[test]
fn t_100_a_thrown_grenade_is_gone_and_the_next_one_takes_a_reload() {
    let mut battle = range("baboon/frag grenade^frag").dice(&[2, 2]).begin();
    battle.attack("r1.1", "b1.1").end_turn().fire(&[('a', "X")]);
    assert!(battle.primate('a').arms.0[0].empty && !battle.primate('b').arms.0[0].empty);
    battle.end_turn();
    let order = reload(&battle, &[]);
    battle.give(order);
    assert!(!battle.primate('a').arms.0[0].empty);
    assert_eq!(battle.primate('a').arms.0[0].used, 1);
}

#[test]
fn g_06_quick_tube_reloads_a_one_shot_weapon_without_an_action() {
    let after = |talent: &str| {
        let mut battle = Scene::new(&["a.........XY"])
            .squad("r1.1", &format!("gorilla/rocket launcher^rocket{talent}"), "a")
            .squad("b1.1", "baboon", "XY")
            .under("a", ',')
            .dice(&[2, 2, 2])
            .begin();
        battle.attack("r1.1", "b1.1").end_turn();
        let rocket = battle.firing_special('a', 1, "X");
        battle.give(rocket).end_turn().give(Order::Brace(unit("r1.1"))).give(reloading("r1.1"));
        assert!(!battle.primate('a').arms.0[0].empty);
        battle.squad("r1.1").actions.left
    };
    assert_eq!((after(""), after("/Quick Tube")), (0, 1));
}
