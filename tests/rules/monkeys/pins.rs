//! Pins (T-38 to T-42).

use crate::kit::*;
use monkeys::engine::What;
use monkeys::rules::monkeys::{Illegal, Order, pins::Pin};

/// Two rifles per side; blue is in the rough, and one of its two is the target.
fn duel() -> Scene {
    Scene::new(&["ab........XY"]).squad("r1.1", "baboon", "ab").squad("b1.1", "baboon", "XY").under("XY", ',')
}

/// Red fires both rifles at Y: 6 against 3, three dice of one face, then the dice of tests.
fn shoot_y(face: u8, after: &[u8], before: Pin) -> Battle {
    let mut dice = vec![face; 3];
    dice.extend(after);
    let mut battle = duel().dice(&dice).begin();
    battle.set_pin("Y", before).attack("r1.1", "b1.1").end_turn().fire(&[('a', "Y"), ('b', "Y")]);
    battle
}

#[test]
fn t_38_a_pinned_primate_does_nothing_but_is_still_there() {
    let mut battle = duel().begin();
    battle.set_pin("a", Pin::Serving);
    let walk = battle.moving("r1.1", &[('a', "4")]);
    assert_eq!(battle.refused(walk), Illegal::Pinned { primate: battle.piece('a') });
    battle.set_pin("b", Pin::Serving);
    for order in [Order::Overwatch(unit("r1.1")), Order::Brace(unit("r1.1")), Order::Done(unit("r1.1"))] {
        assert_eq!(battle.refused(order), Illegal::AllPinned { unit: unit("r1.1") });
    }
}

#[test]
fn t_38_a_pinned_primate_defends() {
    let mut battle = duel().dice(&[2]).begin();
    battle.set_pin("XY", Pin::Fresh).attack("r1.1", "b1.1").end_turn();
    battle.fire(&[('a', "X"), ('b', "Y")]);
    assert_eq!(battle.powers(), (6, 6));
}

#[test]
fn t_39_a_pin_lasts_through_the_next_activation_that_starts_after_it() {
    // Pinned on red's turn; serves blue's next turn.
    let mut battle = shoot_y(4, &[1], Pin::Free);
    assert_eq!((battle.asked(), battle.pin('Y')), (("Act", BLUE), Pin::Serving));
    battle.end_turn();
    assert_eq!(battle.pin('Y'), Pin::Recovering);
    battle.end_turn();
    assert_eq!((battle.asked(), battle.pin('Y')), (("Act", BLUE), Pin::Recovering));
    battle.end_turn();
    assert_eq!(battle.pin('Y'), Pin::Free);
}

#[test]
fn t_39_a_pin_got_in_the_own_activation_costs_its_rest_and_the_whole_next_one() {
    let mut battle = duel().begin();
    battle.set_pin("b", Pin::Fresh).end_turn();
    assert_eq!(battle.pin('b'), Pin::Fresh);
    battle.end_turn();
    assert_eq!((battle.asked(), battle.pin('b')), (("Act", RED), Pin::Serving));
    battle.end_turn();
    assert_eq!(battle.pin('b'), Pin::Recovering);
}

#[test]
fn t_39_the_recovering_act_like_anyone() {
    let mut battle = duel().begin();
    battle.set_pin("ab", Pin::Recovering).walk("r1.1", &[('b', "6")]);
}

#[test]
fn t_39_pinning_a_pinned_one_changes_nothing_and_a_recovering_one_is_pinned_anew() {
    assert_eq!(shoot_y(4, &[1], Pin::Recovering).pin('Y'), Pin::Serving);
    let mut battle = shoot_y(5, &[2], Pin::Fresh);
    assert_eq!(battle.pin('Y'), Pin::Serving);
    battle.end_turn();
    assert_eq!(battle.pin('Y'), Pin::Recovering, "no second turn for the second pin");
}

#[test]
fn t_40_only_targeted_recovering_primates_test_on_two_and_three() {
    for face in [2, 3] {
        // Failed: pinned again, and blue's turn serves it.
        assert_eq!(shoot_y(face, &[4], Pin::Recovering).pin('Y'), Pin::Serving);
        // Passed: still recovering, until the end of blue's turn.
        assert_eq!(shoot_y(face, &[5], Pin::Recovering).pin('Y'), Pin::Recovering);
        // Pinned and not served yet, or not pinned at all: no test.
        assert_eq!(shoot_y(face, &[], Pin::Fresh).pin('Y'), Pin::Serving);
        assert_eq!(shoot_y(face, &[], Pin::Free).pin('Y'), Pin::Free);
    }
}

#[test]
fn t_40_who_is_not_targeted_never_tests() {
    let mut battle = duel().dice(&[2, 2, 2]).begin();
    battle.set_pin("X", Pin::Recovering).attack("r1.1", "b1.1").end_turn().fire(&[('a', "Y"), ('b', "Y")]);
    assert!(battle.rules(|what| matches!(what, What::Tested { .. })).is_empty());
}

#[test]
fn t_41_a_pin_moves_nobody() {
    let battle = shoot_y(4, &[1], Pin::Free);
    assert_eq!(battle.at('Y'), Some(cell(11, 0)));
}

#[test]
fn t_42_a_pinned_leader_stays_the_leader_and_others_may_act() {
    let mut battle = duel().begin();
    battle.set_pin("a", Pin::Serving).walk("r1.1", &[('b', "6")]);
    assert_eq!(battle.leader("r1.1"), Some(battle.piece('a')));
}
