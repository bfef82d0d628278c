//! Naming targets (4.9, T-51, T-52, T-54 to T-56, T-58).

use crate::kit::*;
use monkeys::rules::monkeys::{Illegal, Order, targets::Spots, volley};

/// A firing line against five in the open; everyone of red carries the same.
fn line(kit: &str) -> Scene {
    Scene::new(&["abcde", ".....", ".....", ".....", "VWXYZ", ".....", "....."])
        .weapon("quarter", |weapon| weapon.quarters = 1)
        .weapon("three halves", |weapon| weapon.quarters = 6)
        .squad("r1.1", kit, "abcde")
        .squad("b1.1", "baboon", "VWXYZ")
}

/// An attack in the firing phase, up to the naming of targets.
fn firing(scene: Scene) -> Battle {
    let mut battle = scene.begin();
    battle.attack("r1.1", "b1.1").end_turn();
    battle
}

/// Whether a volley would be allowed.
fn allowed(battle: &Battle, shots: &[(char, &str)]) -> bool {
    let Order::Fire { shots, .. } = battle.firing(shots) else { unreachable!() };
    let field = battle.field();
    let find = |name| field.find_unit(unit(name)).expect("a unit");
    volley::check(field, find("r1.1"), find("b1.1"), Spots::Standing, &shots).is_ok()
}

#[test]
fn r_4_9_rates_of_fire_add_up_and_are_rounded_up() {
    let most = |quarters: &[u8]| volley::most_targets(quarters.iter().copied());
    assert_eq!([1, 3, 4, 5].map(|count| most(&vec![2; count])), [1, 2, 2, 3]);
    assert_eq!(most(&[4, 4, 4, 2]), 4);
    assert_eq!([1, 4, 5].map(|count| most(&vec![1; count])), [1, 1, 2]);
}

#[test]
fn t_51_up_to_the_rate_of_fire() {
    let mut battle = firing(line("baboon").dice(&[6, 6, 6]));
    let two = battle.firing(&[('a', "VW")]);
    assert_eq!(battle.refused(two), Illegal::TooManyTargets { primate: battle.piece('a'), named: 2, most: 1 });
    let none = battle.firing(&[('a', "")]);
    assert_eq!(battle.refused(none), Illegal::NobodyFires);
    let (primate, target) = (battle.piece('a'), battle.piece('V'));
    let mut guns = firing(line("baboon/machinegun"));
    let same = guns.firing(&[('a', "VV")]);
    assert_eq!(guns.refused(same), Illegal::NamedTwice { primate, target });
    assert!(allowed(&guns, &[('a', "VW")]) && allowed(&guns, &[('a', "V")]));
    guns.give(Order::HoldFire);
    battle.fire(&[('a', "W"), ('b', "W")]);
}

#[test]
fn t_51_a_unit_may_hold_its_fire() {
    let mut battle = firing(line("baboon"));
    battle.give(Order::HoldFire);
    assert_eq!(battle.asked(), ("Act", BLUE));
    assert!(!battle.squad("r1.1").ammunition.is_out());
}

#[test]
fn t_52_several_may_name_one_enemy_who_counts_once() {
    let mut battle = firing(line("baboon").dice(&[2, 2]));
    battle.fire(&[('a', "W"), ('b', "W"), ('c', "W"), ('d', "Y"), ('e', "Z")]);
    assert_eq!(battle.powers(), (15, 9));
}

#[test]
fn t_54_halves_pair_up_and_one_may_be_spare() {
    let battle = firing(line("baboon/shotgun"));
    assert!(allowed(&battle, &[('a', "V")]), "the spare one alone");
    assert!(allowed(&battle, &[('a', "V"), ('b', "V"), ('c', "W"), ('d', "W")]), "four cover two");
    assert!(!allowed(&battle, &[('a', "V"), ('b', "W")]), "two do not cover two");
    assert!(!allowed(&battle, &[('a', "V"), ('b', "V"), ('c', "W"), ('d', "X")]), "four do not cover three");
    assert!(allowed(&battle, &[('a', "V"), ('b', "V"), ('c', "W"), ('d', "W"), ('e', "X")]), "five cover three");
    assert!(allowed(&battle, &[('a', "V"), ('b', "V"), ('c', "V"), ('d', "W")]), "three on one, the spare on another");
    give_up(battle);
}

fn give_up(mut battle: Battle) {
    battle.give(Order::HoldFire);
}

#[test]
fn t_54_quarters_need_four() {
    let battle = firing(line("baboon/quarter"));
    assert!(allowed(&battle, &[('a', "V"), ('b', "V"), ('c', "V"), ('d', "V"), ('e', "W")]), "five cover two");
    assert!(!allowed(&battle, &[('a', "V"), ('b', "V"), ('c', "V"), ('d', "W"), ('e', "W")]));
    give_up(battle);
}

#[test]
fn t_54_whole_rates_of_fire_do_not_help_a_fraction() {
    let scene = line("baboon").kit('d', "baboon/shotgun").kit('e', "baboon/shotgun");
    let mut battle = firing(scene);
    assert!(allowed(&battle, &[('a', "V"), ('b', "W"), ('c', "X"), ('e', "Y")]), "three whole and a spare cover four");
    // A rifle on the same enemy doesn't complete a shotgun's half.
    let short = battle.firing(&[('a', "V"), ('d', "V"), ('b', "W"), ('e', "W")]);
    let (first, second) = (battle.piece('V'), battle.piece('W'));
    assert_eq!(battle.refused(short), Illegal::FractionsUnpaired { first, second });
    assert!(allowed(&battle, &[('a', "V"), ('d', "V"), ('e', "V"), ('b', "W")]));
    give_up(battle);
}

#[test]
fn t_54_the_half_of_one_and_a_half_is_a_fraction() {
    let battle = firing(line("baboon/three halves"));
    // The half names the last one named.
    assert!(allowed(&battle, &[('a', "VW")]), "the one spare half");
    assert!(!allowed(&battle, &[('a', "VW"), ('b', "XY")]), "two spare halves");
    assert!(allowed(&battle, &[('a', "VW"), ('b', "XW")]), "a pair of halves");
    assert!(allowed(&battle, &[('a', "V"), ('b', "XY")]), "who names fewer has no half to pair");
    give_up(battle);
}

#[test]
fn t_55_fractions_of_different_weapons_pair() {
    let battle = firing(line("baboon/shotgun").kit('b', "baboon/sniper rifle").kit('c', "baboon/quarter"));
    assert!(allowed(&battle, &[('a', "V"), ('b', "V"), ('d', "W")]));
    assert!(!allowed(&battle, &[('a', "V"), ('c', "V"), ('d', "W")]), "three quarters are no whole");
    give_up(battle);
}

#[test]
fn t_56_a_primate_fires_one_weapon_once() {
    let mut battle = firing(line("baboon/pistol/smg"));
    let weapon = battle.field().weapon(monkeys::force::PrimateIx(0)).expect("a weapon").name.clone();
    assert_eq!(weapon, "pistol", "the first firearm of the list");
    let twice = battle.firing(&[('a', "V"), ('a', "W")]);
    assert_eq!(battle.refused(twice), Illegal::FiresTwice { primate: battle.piece('a') });
    give_up(battle);
}

#[test]
fn t_58_members_may_hold_their_fire() {
    let mut battle = firing(line("baboon").dice(&[2, 2]));
    battle.fire(&[('a', "V"), ('b', "V"), ('c', "W")]);
    assert_eq!(battle.powers(), (9, 6));
}

#[test]
fn every_plan_is_allowed_and_names_up_to_the_most_targets() {
    for kit in ["baboon", "baboon/shotgun", "baboon/machinegun", "baboon/quarter", "baboon/three halves"] {
        let battle = firing(line(kit).kit('c', "baboon/sniper rifle"));
        let field = battle.field();
        let find = |name| field.find_unit(unit(name)).expect("a unit");
        let plans = volley::plans(field, find("r1.1"), find("b1.1"), Spots::Standing);
        assert!(!plans.is_empty(), "{kit}");
        for plan in plans {
            let checked = volley::check(field, find("r1.1"), find("b1.1"), Spots::Standing, &plan.shots(field));
            assert_eq!(checked, Ok(plan.salvos), "{kit}");
        }
        give_up(battle);
    }
}
