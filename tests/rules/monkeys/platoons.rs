//! Turns, rounds, letters (T-01 to T-11, T-149, G-11, 1.8).

use crate::kit::*;
use monkeys::engine::What;
use monkeys::force::{Side, squad::Pile};
use monkeys::rules::monkeys::{Illegal, Order, platoons::Turn};

/// Two platoons per side, one squad each.
fn two_platoons() -> Scene {
    Scene::new(&["a.b..........................X.Y"])
        .squad("r1.1", "baboon", "a")
        .squad("r2.1", "baboon", "b")
        .squad("b1.1", "baboon", "X")
        .squad("b2.1", "baboon", "Y")
}

fn turn(battle: &Battle) -> &Turn {
    battle.world.resource::<Turn>()
}

#[test]
fn t_01_turns_alternate_and_a_round_is_every_platoon_once() {
    let mut battle = two_platoons().begin();
    let mut seen = Vec::new();
    for _ in 0..6 {
        if battle.asked().0 == "Designate" {
            let first = battle.choices().orders[0].clone();
            battle.give(first);
        }
        seen.push((turn(&battle).round, battle.asked().1.key(), turn(&battle).active));
        battle.end_turn();
    }
    let (one, two) = (Some(1), Some(2));
    assert_eq!(seen, [(1, 'r', one), (1, 'b', one), (1, 'r', two), (1, 'b', two), (2, 'r', one), (2, 'b', one)]);
}

#[test]
fn t_02_and_g_11_the_higher_die_moves_first_and_ties_roll_again() {
    let battle = two_platoons().begin_with(&[4, 4, 2, 5]);
    assert_eq!(battle.asked(), ("Designate", BLUE));
    let rolls = battle.rules(|what| matches!(what, What::Rolled { why: "first-turn", .. }));
    assert_eq!(rolls, ["G-11", "G-11"]);
    assert_eq!(two_platoons().begin_with(&[6, 5]).asked(), ("Designate", RED));
}

#[test]
fn t_03_a_squad_is_one_unit_with_actions_of_its_own() {
    let battle =
        Scene::new(&["abcdef.........X"]).squad("r1.1", "baboon", "abcdef").squad("b1.1", "baboon", "X").begin();
    assert_eq!(battle.field().units.len(), 2);
    assert_eq!(battle.squad("r1.1").actions.left, 2);
}

#[test]
fn t_04_a_platoon_with_fewer_squads_just_has_fewer_units() {
    let battle = Scene::new(&["a.b....X"])
        .squad("r1.1", "baboon", "a")
        .squad("r1.2", "baboon", "b")
        .squad("b1.1", "baboon", "X")
        .begin();
    assert_eq!(turn(&battle).units(battle.field()).len(), 2);
    assert_eq!(battle.squad("r1.1").actions.left, 2);
}

#[test]
fn t_05_and_t_06_a_wiped_out_platoon_keeps_its_slot_and_its_turn_is_skipped() {
    let mut battle = two_platoons().begin();
    for order in [Order::Designate(1), Order::EndTurn, Order::Designate(1), Order::EndTurn] {
        battle.give(order);
    }
    battle.give(Order::EndTurn).give(Order::EndTurn);
    assert_eq!((turn(&battle).round, turn(&battle).active), (2, Some(1)));
    // Platoon A of red is gone for good: when its turn comes again, blue plays twice in a row.
    battle.end_turn().set_gone("a", Pile::Retreated);
    battle.end_turn().end_turn();
    assert_eq!(battle.asked(), ("Act", BLUE));
    battle.end_turn();
    assert_eq!((battle.asked(), turn(&battle).active), (("Act", BLUE), Some(1)));
    let skipped = battle.rules(|what| matches!(what, What::Said { what: "turn-skipped", .. }));
    assert_eq!(skipped, ["T-06"]);
}

#[test]
fn t_06_two_skips_in_a_row() {
    let mut battle = two_platoons().begin();
    battle.set_gone("a", Pile::Wounded).set_gone("X", Pile::Wounded);
    battle.give(Order::Designate(1));
    assert_eq!(battle.asked(), ("Designate", BLUE));
    battle.give(Order::Designate(1));
    assert_eq!((battle.asked(), turn(&battle).active), (("Act", RED), Some(2)));
}

#[test]
fn t_07_an_empty_platoon_may_be_designated_in_any_order_and_spends_the_turn() {
    let scene = Scene::new(&["a..............X.Y"]).squad("r1.1", "baboon", "a");
    let mut battle = scene.squad("b1.1", "baboon", "X").squad("b2.1", "baboon", "Y").begin();
    assert_eq!(battle.choices().orders, [Order::Designate(1), Order::Designate(2)]);
    battle.give(Order::Designate(2));
    assert_eq!(battle.asked(), ("Designate", BLUE), "nobody of red's second platoon acts");
    assert_eq!(turn(&battle).letter(RED, 2), Some('A'));
}

#[test]
fn t_08_each_player_has_letters_of_his_own() {
    let mut battle = two_platoons().begin();
    battle.give(Order::Designate(2)).end_turn().give(Order::Designate(1));
    assert_eq!((turn(&battle).letter(RED, 2), turn(&battle).letter(BLUE, 1)), (Some('A'), Some('A')));
}

#[test]
fn t_09_the_order_of_letters_never_changes() {
    let mut battle = two_platoons().begin();
    battle.give(Order::Designate(2)).end_turn().give(Order::Designate(1)).end_turn();
    // The last platoon gets its letter by itself.
    assert_eq!((battle.asked(), turn(&battle).active), (("Act", RED), Some(1)));
    battle.end_turn().end_turn();
    assert_eq!(turn(&battle).active, Some(2));
    assert!(matches!(battle.refused(Order::Designate(1)), Illegal::OtherWindow { .. }));
}

#[test]
fn t_10_and_r_1_8_both_sides_have_as_many_platoons() {
    let scene = Scene::new(&["a..............X.Y"]).squad("r1.1", "baboon", "a");
    let battle = scene.squad("b1.1", "baboon", "X").squad("b2.1", "baboon", "Y").begin_with(&[1, 6]);
    assert_eq!(Side::BOTH.map(|side| turn(&battle).platoons[side.index()].len()), [2, 2]);
}

#[test]
fn t_11_a_platoon_is_designated_when_it_is_selected() {
    let mut battle = two_platoons().begin();
    battle.give(Order::Designate(2));
    let told = battle.news().into_iter().find(|what| matches!(what, What::Designated { .. }));
    assert_eq!(told, Some(What::Designated { side: RED, platoon: 2, letter: 'A' }));
    assert_eq!(battle.refused(attacking("r1.1", "b1.1")), Illegal::NotActive { unit: unit("r1.1") });
}

#[test]
fn t_149_padding_platoons_do_not_count() {
    let scene = Scene::new(&["a..............X.Y"]).squad("r1.1", "baboon", "a");
    let battle = scene.squad("b1.1", "baboon", "X").squad("b2.1", "baboon", "Y").begin();
    let counts = |side: Side| turn(&battle).platoons[side.index()].iter().map(|one| one.counts()).collect::<Vec<_>>();
    assert_eq!((counts(RED), counts(BLUE)), (vec![true, false], vec![true, true]));
}
