//! The leader, its loss, the check, its successor (T-32 to T-37, T-75 to T-81).

use crate::kit::*;
use monkeys::engine::What;
use monkeys::force::squad::Pile;
use monkeys::rules::monkeys::{Illegal, Order, leader::rout_dice, nerve, pins::Pin};

/// Two rifles against a squad: both on the sergeant are 6 against 3, three dice for red.
fn shoot() -> Scene {
    Scene::new(&["ab........X..Y", "..............", "..........Z..W"])
        .squad("r1.1", "baboon", "ab")
        .squad("b1.1", "baboon", "XYZW")
}

/// The sergeant falls; the dice after the attack are given.
fn sergeant_falls(after: &[u8]) -> Battle {
    let mut dice = vec![6, 6, 6];
    dice.extend(after);
    let mut battle = shoot().dice(&dice).begin();
    battle.attack("r1.1", "b1.1").end_turn();
    battle.fire(&[('a', "X"), ('b', "X")]);
    assert_eq!(battle.pile('X'), Some(Pile::Wounded));
    battle
}

fn routed(battle: &Battle) -> usize {
    "YZW".chars().filter(|one| battle.pile(*one) == Some(Pile::Routed)).count()
}

#[test]
fn t_32_and_t_33_who_passes_the_check_names_a_new_leader_at_once() {
    let mut battle = sergeant_falls(&[5]);
    assert_eq!(battle.asked(), ("Successor", BLUE), "in the middle of red's turn");
    let heir = battle.piece('W');
    battle.give(Order::Promote(heir));
    assert_eq!((battle.leader("b1.1"), battle.asked()), (Some(heir), ("Act", BLUE)));
}

#[test]
fn t_33_a_rout_roll_of_three_or_less_leaves_them_a_leader_too() {
    for face in [1, 2, 3] {
        let mut battle = sergeant_falls(&[4, face]);
        assert_eq!((routed(&battle), battle.asked()), (0, ("Successor", BLUE)), "rolled {face}");
        let heir = battle.piece('Y');
        battle.give(Order::Promote(heir));
    }
}

#[test]
fn t_34_any_member_on_the_board_may_be_chosen() {
    let mut battle = sergeant_falls(&[6]);
    battle.set_pin("Z", Pin::Fresh);
    assert_eq!(battle.choices().orders.len(), 3);
    for stranger in ['X', 'a'] {
        let primate = battle.piece(stranger);
        assert_eq!(battle.refused(Order::Promote(primate)), Illegal::CannotLead { primate });
    }
    let pinned = battle.piece('Z');
    battle.give(Order::Promote(pinned));
    assert_eq!(battle.leader("b1.1"), Some(pinned));
}

#[test]
fn t_34_by_default_the_one_with_most_mates_near_then_the_bravest() {
    let battle = sergeant_falls(&[6]);
    // Y and W are two squares apart, Z three away from either.
    assert_eq!(battle.choices().default, Some(Order::Promote(battle.piece('Y'))));
    let mut scene = shoot().clan("hero", |clan| clan.morale = 2).kit('W', "hero").dice(&[6, 6, 6, 6]).begin();
    scene.attack("r1.1", "b1.1").end_turn().fire(&[('a', "X"), ('b', "X")]);
    assert_eq!(scene.choices().default, Some(Order::Promote(scene.piece('W'))));
}

#[test]
fn t_35_an_acting_leaders_circle_is_two_squares() {
    let mut battle = sergeant_falls(&[6]);
    let heir = battle.piece('Y');
    battle.give(Order::Promote(heir));
    // Z is too far from Y and W, which are two squares apart: it goes missing at the end of blue's turn, not before.
    assert_eq!(battle.pile('Z'), None);
    battle.end_turn();
    assert_eq!(['Y', 'Z', 'W'].map(|one| battle.pile(one)), [None, Some(Pile::Missing), None]);
}

#[test]
fn t_36_the_loss_of_a_stand_in_calls_for_no_check() {
    let mut battle = shoot().dice(&[6, 6, 6]).begin();
    battle.set_acting("b1.1", 'X').attack("r1.1", "b1.1").end_turn();
    battle.fire(&[('a', "X"), ('b', "X")]);
    assert_eq!(battle.asked(), ("Successor", BLUE));
    assert!(battle.rules(|what| matches!(what, What::Tested { .. })).is_empty());
}

#[test]
fn t_36_a_switch_gives_stand_ins_a_check() {
    let mut battle = shoot().switch("stand_in_triggers_check", 1).dice(&[6, 6, 6, 5]).begin();
    battle.set_acting("b1.1", 'X').attack("r1.1", "b1.1").end_turn();
    battle.fire(&[('a', "X"), ('b', "X")]);
    assert_eq!(battle.rules(|what| matches!(what, What::Tested { .. })), ["T-77"]);
}

#[test]
fn t_37_a_stand_in_stays_one_to_the_end_of_the_battle() {
    let mut battle = sergeant_falls(&[6]);
    let heir = battle.piece('W');
    battle.give(Order::Promote(heir));
    battle.end_turn().end_turn().end_turn();
    assert!(battle.squad("b1.1").lead.acting);
}

#[test]
fn t_75_only_the_leaders_loss_calls_for_a_check() {
    // Only b is near enough for the bonus: 5 against 3.
    let mut battle = shoot().dice(&[6, 6]).begin();
    battle.attack("r1.1", "b1.1").end_turn();
    battle.fire(&[('a', "Y"), ('b', "Y")]);
    assert_eq!((battle.pile('Y'), battle.asked()), (Some(Pile::Wounded), ("Act", BLUE)));
}

#[test]
fn t_76_everyone_is_hit_before_the_check() {
    // 6 against 6: one die, and one for the check.
    let mut battle = shoot().dice(&[6, 6]).begin();
    battle.attack("r1.1", "b1.1").end_turn().fire(&[('a', "X"), ('b', "Y")]);
    let news = battle.news();
    let place = |wanted: &dyn Fn(&What) -> bool| news.iter().position(wanted).expect("it happened");
    let last_loss = news.iter().rposition(|what| matches!(what, What::Removed { pile: Pile::Wounded, .. }));
    assert!(last_loss < Some(place(&|what| matches!(what, What::Tested { .. }))));
    assert_eq!(battle.asked(), ("Successor", BLUE));
}

#[test]
fn t_76_no_check_when_nobody_is_left() {
    let mut battle = Scene::new(&["ab.......X..V"])
        .squad("r1.1", "baboon", "ab")
        .squad("b1.1", "baboon", "X")
        .squad("b1.2", "baboon", "V")
        .dice(&[6, 6, 6])
        .begin();
    battle.attack("r1.1", "b1.1").end_turn().fire(&[('a', "X"), ('b', "X")]);
    assert_eq!((battle.leader("b1.1"), battle.asked()), (None, ("Act", BLUE)));
}

#[test]
fn t_77_the_commonest_morale_counts_and_of_ties_the_higher() {
    let scene = shoot().clan("brave", |clan| clan.morale = 2).clan("timid", |clan| clan.morale = -1);
    let battle = scene.kit('X', "brave").kit('Y', "brave").kit('Z', "timid").kit('W', "timid").begin();
    let field = battle.field();
    let enemy = field.find_unit(unit("b1.1")).expect("a unit");
    assert_eq!(nerve::unit_morale(field, enemy), 2);
    let mut battle = battle;
    battle.set_gone("X", Pile::Wounded);
    assert_eq!(nerve::unit_morale(battle.field(), enemy), -1);
}

#[test]
fn t_78_the_modified_total_decides_how_many_dice() {
    let dice: Vec<u8> = (-1..=4).map(rout_dice).collect();
    assert_eq!(dice, [3, 3, 2, 2, 1, 1]);
}

#[test]
fn t_78_and_t_80_chances_that_the_rest_rout() {
    // Out of 48: six faces of the check, eight outcomes of up to three dice that are high or low.
    let chance = |morale: i32| -> u32 {
        let faces = (1..=6u8).filter(|die| !nerve::passes(*die, morale));
        faces.map(|die| 8 - (8 >> rout_dice(i32::from(die) + morale))).sum()
    };
    assert_eq!([-1, 0, 1, 2, 3].map(chance), [27, 20, 14, 8, 4], "9/16, 5/12, 7/24, 1/6, 1/12");
}

#[test]
fn t_79_and_t_80_on_four_or_more_every_survivor_routs_wherever_he_stands() {
    for face in [4, 5, 6] {
        // A total of 3 or 4: one die.
        let battle = sergeant_falls(&[3, face]);
        assert_eq!((routed(&battle), battle.leader("b1.1")), (3, None), "rolled {face}");
    }
}

#[test]
fn t_80_cover_does_not_help_and_only_the_recovering_may_be_pinned() {
    let mut battle = shoot().under("YZW", ',').dice(&[6, 6, 6, 3, 2, 1, 5]).begin();
    battle.set_pin("YZ", Pin::Recovering).set_pin("W", Pin::Fresh);
    battle.attack("r1.1", "b1.1").end_turn().fire(&[('a', "X"), ('b', "X")]);
    assert_eq!(['Y', 'Z', 'W'].map(|one| battle.pin(one)), [Pin::Fresh, Pin::Recovering, Pin::Fresh]);
    let battle = {
        let mut battle = shoot().under("YZW", ',').dice(&[6, 6, 6, 3, 4]).begin();
        battle.attack("r1.1", "b1.1").end_turn().fire(&[('a', "X"), ('b', "X")]);
        battle
    };
    assert_eq!(routed(&battle), 3);
}

#[test]
fn t_81_the_player_who_shot_the_leader_picks_the_die() {
    // The check is a 2: two dice, and red may keep either.
    let mut battle = sergeant_falls(&[2, 5, 1]);
    assert_eq!((battle.asked(), battle.rolled().2), (("Die", RED), Some(RED)));
    assert_eq!(battle.choices().default, Some(Order::Keep(1)));
    assert_eq!(battle.refused(Order::Keep(3)), Illegal::NoSuchDie { die: 3, dice: 2 });
    battle.give(Order::Keep(2));
    assert_eq!(routed(&battle), 0);
    let heir = battle.piece('Y');
    battle.give(Order::Promote(heir));
}

#[test]
fn t_67_a_rout_roll_of_one_empties_no_weapon() {
    let mut battle = sergeant_falls(&[4, 1]);
    assert!(!battle.squad("r1.1").ammunition.is_out() && !battle.squad("b1.1").ammunition.is_out());
    let heir = battle.piece('Y');
    battle.give(Order::Promote(heir));
}
