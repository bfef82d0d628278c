//! Attacks, from naming targets to their effect (chart 11.1, T-44, T-48, T-64 to T-70, T-147, T-148, T-151, T-154).

use crate::kit::*;
use monkeys::engine::What;
use monkeys::force::{UnitIx, squad::Pile};
use monkeys::rules::monkeys::{Illegal, Order, bereaved::next_checks, no_fire::NoFire, pins::Pin, platoons::Turn};

/// Two rifles per side, ten squares apart; Y is in the rough.
fn duel() -> Scene {
    Scene::new(&["ab........XY"]).squad("r1.1", "baboon", "ab").squad("b1.1", "baboon", "XY").under("Y", ',')
}

/// Both rifles fire, each at one of the two: 6 against 6, one die.
fn one_die(scene: Scene) -> Battle {
    let mut battle = scene.begin();
    battle.attack("r1.1", "b1.1").end_turn().fire(&[('a', "X"), ('b', "Y")]);
    battle
}

#[test]
fn r_11_1_and_t_67_result_1_empties_the_attacker_and_hurts_nobody() {
    let battle = one_die(duel().dice(&[1]));
    assert!(battle.squad("r1.1").ammunition.is_out());
    assert_eq!((battle.pile('X'), battle.pile('Y')), (None, None));
}

#[test]
fn t_67_reaction_fire_empties_weapons_too() {
    let mut battle = duel().dice(&[1]).begin();
    battle.set_watch("b1.1").walk("r1.1", &[('b', "6")]);
    battle.give(Order::React(unit("b1.1"))).fire(&[('X', "b")]);
    assert!(battle.squad("b1.1").ammunition.is_out());
}

#[test]
fn r_11_1_and_t_68_results_2_and_3_touch_nobody_who_was_not_pinned() {
    for face in [2, 3] {
        let battle = one_die(duel().dice(&[face]));
        assert_eq!((battle.pin('X'), battle.pin('Y')), (Pin::Free, Pin::Free));
        assert!(!battle.squad("r1.1").ammunition.is_out());
    }
}

#[test]
fn r_11_1_and_t_69_results_4_and_5_are_judged_by_each_ones_cover() {
    for face in [4, 5] {
        // X in the open is wounded; Y in cover tests: 4 fails. Then X's loss: the check is a 5.
        let battle = one_die(duel().dice(&[face, 4, 5]));
        assert_eq!((battle.pile('X'), battle.pile('Y')), (Some(Pile::Wounded), None));
        assert_eq!(battle.pin('Y'), Pin::Serving);
        let battle = one_die(duel().dice(&[face, 5, 5]));
        assert_eq!(battle.pin('Y'), Pin::Free);
    }
}

#[test]
fn r_11_1_and_t_70_result_6_wounds_all_cover_or_not() {
    let battle = one_die(duel().dice(&[6]));
    assert_eq!((battle.pile('X'), battle.pile('Y')), (Some(Pile::Wounded), Some(Pile::Wounded)));
    assert_eq!(battle.at('X'), None, "off the board at once");
}

#[test]
fn t_44_a_second_attack_on_a_beaten_squad_is_wasted_without_a_roll() {
    let mut battle = Scene::new(&["ab........X..Y", "cd............"])
        .squad("r1.1", "baboon", "ab")
        .squad("r1.2", "baboon", "cd")
        .squad("b1.1", "baboon", "X")
        .squad("b1.2", "baboon", "Y")
        .dice(&[6, 6, 6])
        .begin();
    battle.attack("r1.1", "b1.1").attack("r1.2", "b1.1").end_turn();
    battle.give(Order::Resolve(unit("r1.1"))).fire(&[('a', "X"), ('b', "X")]);
    assert_eq!(battle.asked(), ("Act", BLUE));
    assert_eq!(battle.rules(|what| matches!(what, What::Said { what: "attack-wasted", .. })), ["T-44"]);
    assert!(!battle.squad("r1.2").ammunition.is_out(), "no ammunition is spent");
    assert_eq!(battle.squad("r1.2").commitment.target, None);
}

#[test]
fn t_48_reaction_shots_use_the_same_procedure_at_once() {
    let mut battle = duel().dice(&[6, 6, 6]).begin();
    battle.set_watch("b1.1").walk("r1.1", &[('b', "6")]);
    battle.give(Order::React(unit("b1.1"))).fire(&[('X', "b"), ('Y', "b")]);
    assert_eq!((battle.powers(), battle.rolled().0), ((6, 3), vec![6, 6, 6]));
    assert_eq!(battle.pile('b'), Some(Pile::Wounded));
    assert_eq!(battle.asked(), ("Act", RED), "red's turn goes on");
}

#[test]
fn t_65_the_stronger_side_may_keep_any_die() {
    let mut battle = duel().dice(&[1, 6, 3]).begin();
    battle.attack("r1.1", "b1.1").end_turn().fire(&[('a', "Y"), ('b', "Y")]);
    assert_eq!(battle.asked(), ("Die", RED));
    assert_eq!(battle.choices().orders, [1, 2, 3].map(Order::Keep));
    assert_eq!(battle.choices().default, Some(Order::Keep(2)), "the attacker's best is the highest");
    assert_eq!(battle.refused(Order::Keep(0)), Illegal::NoSuchDie { die: 0, dice: 3 });
    battle.give(Order::Keep(3));
    assert!(battle.news().contains(&What::Kept { face: 3 }));
}

#[test]
fn t_65_the_defender_picks_when_he_is_stronger() {
    // One machinegun against two of size 3: 3 + 1 against 6, two dice for blue.
    let mut battle = duel().kit('a', "baboon/machinegun").dice(&[6, 2]).begin();
    battle.attack("r1.1", "b1.1").end_turn().fire(&[('a', "XY")]);
    assert_eq!((battle.powers(), battle.asked()), ((4, 6), ("Die", BLUE)));
    assert_eq!(battle.choices().default, Some(Order::Keep(2)), "the defender's best is the lowest");
    battle.give(Order::Keep(2));
}

#[test]
fn t_66_equal_powers_are_one_die_and_no_choice() {
    let battle = one_die(duel().dice(&[3]));
    assert_eq!(battle.rolled(), (vec![3], "attack", None));
    assert_eq!(battle.asked(), ("Act", BLUE));
}

#[test]
fn t_65_dice_of_one_face_leave_nothing_to_choose() {
    let mut battle = duel().dice(&[2, 2, 2]).begin();
    battle.attack("r1.1", "b1.1").end_turn().fire(&[('a', "Y"), ('b', "Y")]);
    assert_eq!(battle.rolled().2, None);
    assert_eq!(battle.asked(), ("Act", BLUE));
}

#[test]
fn t_147_the_second_attack_of_a_phase_sees_the_new_state() {
    let mut battle = Scene::new(&["ab........X..Y", "cd........Z..."])
        .squad("r1.1", "baboon", "ab")
        .squad("r1.2", "baboon", "cd")
        .squad("b1.1", "baboon", "XZ")
        .squad("b1.2", "baboon", "Y")
        .dice(&[6, 6, 6, 2, 2, 2])
        .begin();
    battle.attack("r1.1", "b1.1").attack("r1.2", "b1.1").end_turn();
    battle.give(Order::Resolve(unit("r1.1"))).fire(&[('a', "Z"), ('b', "Z")]);
    let gone = battle.firing(&[('c', "Z")]);
    assert_eq!(battle.refused(gone), Illegal::PieceGone { primate: battle.piece('Z') });
    battle.fire(&[('c', "X"), ('d', "X")]);
}

#[test]
fn t_148_a_squad_cut_down_to_one_fights_on() {
    let mut battle = duel().dice(&[6, 6, 6, 6]).begin();
    battle.end_turn().attack("b1.1", "r1.1").end_turn().fire(&[('X', "b"), ('Y', "b")]);
    assert_eq!(battle.pile('b'), Some(Pile::Wounded));
    battle.attack("r1.1", "b1.1").end_turn().fire(&[('a', "Y")]);
    assert_eq!(battle.powers(), (3, 3));
}

#[test]
fn t_151_the_active_players_checks_come_first() {
    let battle = Scene::new(&["a.b...X.Y"])
        .squad("r1.1", "baboon", "a")
        .squad("r1.2", "baboon", "b")
        .squad("b1.1", "baboon", "X")
        .squad("b1.2", "baboon", "Y")
        .begin();
    let turn = battle.world.resource::<Turn>();
    let due = [3, 1, 0, 2].map(UnitIx);
    assert_eq!(next_checks(&due, battle.field(), turn), [1, 0].map(UnitIx));
    assert_eq!(next_checks(&[UnitIx(3), UnitIx(2)], battle.field(), turn), [3, 2].map(UnitIx));
}

#[test]
fn t_154_who_is_gone_or_pinned_when_it_is_resolved_does_not_fire() {
    let mut battle = duel().dice(&[2]).begin();
    battle.attack("r1.1", "b1.1").set_pin("a", Pin::Fresh).end_turn();
    let pinned = battle.firing(&[('a', "Y")]);
    assert_eq!(battle.refused(pinned), NoFire::Pinned { primate: battle.piece('a') }.into());
    battle.fire(&[('b', "Y")]);
}

#[test]
fn t_154_a_unit_with_nobody_left_to_fire_wastes_its_attack() {
    let mut battle = duel().begin();
    battle.attack("r1.1", "b1.1").set_pin("ab", Pin::Fresh).end_turn();
    assert_eq!(battle.rules(|what| matches!(what, What::Said { what: "attack-wasted", .. })), ["T-44"]);
    assert_eq!(battle.asked(), ("Act", BLUE));
    assert_eq!(battle.squad("r1.1").actions.left, 1, "the spent action does not come back");
}
