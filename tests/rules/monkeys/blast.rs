//! Areas of Effect, and Firing Arcs (3.8, 6.1, T-63, T-72, T-156, T-163).

use crate::kit::*;
use monkeys::force::squad::Pile;
use monkeys::rules::monkeys::Order;

/// A grenade launcher against X, with Y beside it; Z is two squares from X.
fn bombed(rows: &[&str]) -> Scene {
    Scene::new(rows).squad("r1.1", "baboon/grenade launcher", "a").squad("b1.1", "baboon", "XYZ")
}

#[test]
fn r_6_1_and_t_156_everyone_within_the_area_is_affected_free_of_rate() {
    let mut battle =
        bombed(&["a.............XY.Z", "..............V..."]).squad("b1.2", "baboon", "V").dice(&[6, 6, 6, 5]).begin();
    battle.attack("r1.1", "b1.1").end_turn().fire(&[('a', "X")]);
    assert_eq!(battle.powers(), (4, 9), "X, Y, and V of another squad; Z stands too far");
    while battle.asked().0 == "Die" || battle.asked().0 == "Check" {
        let six = battle.choices().orders[0].clone();
        battle.give(six);
    }
    let out = |letter| battle.pile(letter) == Some(Pile::Wounded);
    assert!(out('X') && out('Y') && out('V') && !out('Z'));
}

#[test]
fn r_6_1_who_is_easier_to_hurt_than_the_direct_target_adds_nothing() {
    let mut battle = bombed(&["a.............XY.Z"]).kit('Y', "talapoin").kit('X', "baboon/helmet").dice(&[2]).begin();
    battle.attack("r1.1", "b1.1").end_turn().fire(&[('a', "X")]);
    assert_eq!(battle.powers(), (4, 4), "only X with his helmet counts");
}

#[test]
fn t_63_a_blast_takes_in_friends() {
    let mut battle =
        bombed(&["a.............Xb.Z", "...............Y.."]).squad("r1.2", "baboon", "b").dice(&[6, 6, 6, 6]).begin();
    battle.attack("r1.1", "b1.1").end_turn().fire(&[('a', "X")]);
    assert_eq!(battle.powers().1, 9, "X, Y and the friend");
    while battle.asked().0 == "Die" || battle.asked().0 == "Check" {
        let first = battle.choices().orders[0].clone();
        battle.give(first);
    }
    assert_eq!(battle.pile('b'), Some(Pile::Wounded));
}

#[test]
fn t_63_the_planner_keeps_grenades_from_friends() {
    let mut battle = bombed(&["a.............X..Z", "bcd..........efg..", "..............Y..."])
        .squad("r1.2", "baboon", "befgcd")
        .begin();
    battle.attack("r1.1", "b1.1").end_turn();
    let default = battle.choices().default.expect("a default");
    assert_ne!(default, battle.firing(&[('a', "X")]), "two friends for one enemy");
    battle.give(Order::HoldFire);
}

#[test]
fn t_156_armor_above_the_damage_is_not_affected() {
    let mut battle = bombed(&["a.............XY.Z"]).kit('Y', "baboon/helmet/heavy armor").dice(&[2, 2]).begin();
    battle.attack("r1.1", "b1.1").end_turn().fire(&[('a', "X")]);
    assert_eq!(battle.powers(), (4, 3), "4 of damage is nothing to 5 of armor");
}

#[test]
fn t_72_cover_is_judged_from_the_square_of_the_direct_target() {
    // The wall between X and Y covers Y from the blast, and nobody from a.
    let mut battle = bombed(&["a.............X..", "..............=..", "..............Y.Z"])
        .weapon("wide launcher", |weapon| (weapon.damage, weapon.quarters, weapon.area) = (4, 2, 2))
        .kit('a', "baboon/wide launcher")
        .dice(&[4, 4, 4, 5])
        .begin();
    battle.attack("r1.1", "b1.1").end_turn().fire(&[('a', "X")]);
    while battle.asked().0 == "Die" || battle.asked().0 == "Check" {
        let first = battle.choices().orders[0].clone();
        battle.give(first);
    }
    assert_eq!(battle.pile('X'), Some(Pile::Wounded));
    assert!(battle.pile('Y').is_none() && battle.pin('Y').holds(), "4 fails the test behind the wall");
}

#[test]
fn t_163_in_overwatch_a_blast_catches_movers_on_the_squares_they_entered_and_others_where_they_stand() {
    // X is shot on the first square that it entered; Y ran through that blast and is far off now, W has not moved.
    let mut battle = Scene::new(&["X.................a", "Y.W................"])
        .squad("b1.1", "baboon", "XY")
        .squad("b1.2", "baboon", "W")
        .squad("r1.1", "baboon/grenade launcher", "a")
        .dice(&[2, 2, 2])
        .begin();
    battle.set_watch("r1.1").end_turn();
    battle.walk("b1.1", &[('X', "666"), ('Y', "666666")]).give(Order::React(unit("r1.1"))).fire(&[('a', "X")]);
    assert_eq!(battle.powers(), (4, 9));
}

#[test]
fn r_3_8_a_firing_arc_looks_over_what_stands_in_the_way() {
    let scene = |arc: u8| {
        Scene::new(&["a....3....X"])
            .weapon("howitzer", |weapon| (weapon.arc, weapon.quarters) = (arc, 4))
            .squad("r1.1", "baboon/howitzer", "a")
            .squad("b1.1", "baboon", "X")
    };
    assert_eq!(monkeys::engine::Refusal::rule(&scene(0).begin().refused(attacking("r1.1", "b1.1"))).0, "T-50");
    assert_eq!(monkeys::engine::Refusal::rule(&scene(2).begin().refused(attacking("r1.1", "b1.1"))).0, "T-50");
    scene(24).begin().attack("r1.1", "b1.1");
}
