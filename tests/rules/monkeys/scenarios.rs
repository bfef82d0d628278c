//! What ends a battle, and when (G-16, G-31, G-36, T-149, T-150).

use crate::kit::*;
use monkeys::engine::What;
use monkeys::force::{Side, squad::Pile};
use monkeys::rules::monkeys::{Illegal, Order, pins::Pin, platoons::Turn, scenarios};

/// The end: winner, reason, rule.
fn end(battle: &Battle) -> Option<(Option<Side>, &'static str, &'static str)> {
    battle.outcome().map(|outcome| (outcome.winner, outcome.how, outcome.rule.0))
}

/// One platoon per side, ten squares apart.
fn duel() -> Scene {
    Scene::new(&["ab........XY"]).squad("r1.1", "baboon", "ab").squad("b1.1", "baboon", "XY")
}

/// Three platoons per side of one primate each.
fn three_platoons() -> Scene {
    Scene::new(&["a.b.c.........X.Y.Z"])
        .squad("r1.1", "baboon", "a")
        .squad("r2.1", "baboon", "b")
        .squad("r3.1", "baboon", "c")
        .squad("b1.1", "baboon", "X")
        .squad("b2.1", "baboon", "Y")
        .squad("b3.1", "baboon", "Z")
}

#[test]
fn g_16_more_than_half_of_the_enemys_platoons() {
    let mut battle = three_platoons().begin();
    battle.set_gone("X", Pile::Wounded).give(Order::Designate(1)).end_turn();
    assert_eq!(end(&battle), None, "one of three is not enough");
    let mut battle = three_platoons().begin();
    battle.set_gone("X", Pile::Wounded).set_gone("Y", Pile::Retreated).give(Order::Designate(1));
    assert_eq!(end(&battle), None, "looked at when the turn ends");
    battle.end_turn();
    assert_eq!(end(&battle), Some((Some(RED), "platoons-beaten", "G-16")), "driven off counts like eliminated");
}

#[test]
fn g_16_exactly_half_is_not_more_than_half() {
    let mut battle = Scene::new(&["a.b...X.Y"])
        .squad("r1.1", "baboon", "a")
        .squad("r2.1", "baboon", "b")
        .squad("b1.1", "baboon", "X")
        .squad("b2.1", "baboon", "Y")
        .begin();
    battle.set_gone("X", Pile::Wounded).give(Order::Designate(1)).end_turn();
    assert_eq!(end(&battle), None);
}

#[test]
fn t_149_empty_platoons_do_not_count_for_victory() {
    let scene = || {
        Scene::new(&["a.b......X.Y"])
            .squad("r1.1", "baboon", "a")
            .squad("r2.1", "baboon", "b")
            .squad("b1.1", "baboon", "X")
            .squad("b2.1", "baboon", "Y")
            .platoons(5)
    };
    let mut battle = scene().begin();
    battle.set_gone("X", Pile::Wounded).give(Order::Designate(1)).end_turn();
    let (field, turn) = (battle.field(), battle.world.resource::<Turn>());
    assert_eq!((scenarios::counting(turn, BLUE), scenarios::gone(field, turn, BLUE)), (2, 1));
    assert_eq!(end(&battle), None, "one of two that count is not more than half");
}

#[test]
fn g_36_both_goals_at_once_are_a_draw() {
    let mut battle = three_platoons().begin();
    battle.give(Order::Designate(1)).set_gone("bcXY", Pile::Wounded);
    battle.end_turn();
    assert_eq!(end(&battle), Some((None, "both-beaten", "G-36")));
}

#[test]
fn g_36_both_wiped_out_are_a_draw() {
    let mut battle = duel().begin();
    battle.set_gone("XYab", Pile::Wounded).end_turn();
    assert_eq!(end(&battle), Some((None, "both-beaten", "G-36")));
}

#[test]
fn g_31_after_the_last_round_the_side_that_lost_less_scrap_wins() {
    let ended = |lost: &str, pile| {
        let mut battle = duel().kit('Y', "talapoin").rounds(1).begin();
        battle.set_gone(lost, pile);
        battle.end_turn();
        assert_eq!(end(&battle), None, "the round is not over before the second side's turn");
        battle.end_turn();
        end(&battle).expect("the last round is over")
    };
    assert_eq!(ended("b", Pile::Wounded), (Some(BLUE), "rounds-over", "G-31"));
    assert_eq!(ended("bY", Pile::Wounded), (Some(BLUE), "rounds-over", "G-31"), "12 scrap against 6");
    assert_eq!(ended("", Pile::Wounded), (None, "rounds-over-even", "G-31"));
    assert_eq!(ended("bX", Pile::Routed), (None, "rounds-over-even", "G-31"));
    assert_eq!(ended("b", Pile::Missing), (Some(BLUE), "rounds-over", "G-31"));
    assert_eq!(ended("b", Pile::Retreated), (None, "rounds-over-even", "G-31"), "who left is no casualty");
}

#[test]
fn g_31_a_wreck_is_scrap_lost() {
    use monkeys::force::{PieceId, name::Part};
    use monkeys::rules::monkeys::{door, order::Shot, order::Volley};
    let mut battle = Scene::new(&["ab........XY", "............", "............"])
        .weapon("big gun", |gun| gun.damage = 9)
        .squad("r1.1", "baboon", "ab")
        .squad("b1.1", "baboon/big gun", "XY")
        .vehicle("r1.1", "buggy", (0, 1), '6', &[])
        .dice(&[4, 4, 6, 6])
        .begin();
    let buggy = PieceId { unit: unit("r1.1"), part: Part::Vehicle(1) };
    let before = door::lost_scrap(&battle.world, RED);
    let cost = u32::from(battle.field().vehicles[0].rig.cost);
    assert!(cost > 0);
    for (lost, why) in [(0, "what stands still can be had again"), (cost, "a wreck is gone")] {
        battle.end_turn().attack("b1.1", "r1.1").end_turn();
        let shot = Shot { by: battle.piece('X'), with: 1, at: vec![buggy], select: false };
        battle.give(Order::Fire { volley: Volley::Main, shots: vec![shot] });
        assert_eq!([RED, BLUE].map(|side| door::lost_scrap(&battle.world, side)), [before + lost, 0], "{why}");
    }
}

#[test]
fn g_31_no_limit_without_rounds() {
    let mut battle = duel().begin();
    for _ in 0..60 {
        battle.end_turn();
    }
    assert_eq!((end(&battle), battle.world.resource::<Turn>().round), (None, 31));
}

#[test]
fn g_31_a_player_may_concede_in_every_window() {
    let mut battle = duel().begin();
    battle.give(Order::Concede);
    assert_eq!(end(&battle), Some((Some(BLUE), "conceded", "G-31")));
    assert_eq!(battle.refused(Order::EndTurn), Illegal::BattleOver);
    // In the middle of an attack, the side that is asked gives up.
    let mut battle = duel().begin();
    battle.set_watch("b1.1").walk("r1.1", &[('b', "6")]);
    battle.give(Order::Concede);
    assert_eq!(end(&battle), Some((Some(RED), "conceded", "G-31")));
    assert!(monkeys::battle::monkeys::choices(&battle.world).is_none());
}

#[test]
fn t_150_firing_then_stragglers_then_pins_then_ending_then_the_other_side() {
    // b fires, c is outside the sphere, a recovers: all at one turn's end.
    let mut battle = Scene::new(&["ab........X.Y", "........c...."])
        .squad("r1.1", "baboon", "abc")
        .squad("b1.1", "baboon", "YX")
        .dice(&[6])
        .begin();
    battle.set_pin("a", Pin::Serving).attack("r1.1", "b1.1");
    battle.news();
    battle.end_turn().fire(&[('b', "X")]);
    let told: Vec<&str> = battle
        .news()
        .iter()
        .filter_map(|what| match what {
            What::Removed { pile: Pile::Wounded, .. } => Some("fire"),
            What::Removed { pile: Pile::Missing, .. } => Some("stragglers"),
            What::Marked { mark: "recovering", .. } => Some("pins"),
            What::Began { step: "turn", .. } => Some("turn"),
            _ => None,
        })
        .collect();
    assert_eq!(told, ["fire", "stragglers", "pins", "turn"]);
}

#[test]
fn t_150_at_once_when_a_side_has_nobody_left() {
    // The last of blue falls to the first attack; the second is not even resolved.
    let mut battle = Scene::new(&["ab........X", "cd........."])
        .squad("r1.1", "baboon", "ab")
        .squad("r1.2", "baboon", "cd")
        .squad("b1.1", "baboon", "X")
        .dice(&[6, 6, 6])
        .begin();
    battle.attack("r1.1", "b1.1").attack("r1.2", "b1.1").end_turn();
    battle.give(Order::Resolve(unit("r1.1"))).fire(&[('a', "X"), ('b', "X")]);
    assert_eq!(end(&battle), Some((Some(RED), "platoons-beaten", "G-16")));
    assert!(battle.rules(|what| matches!(what, What::Said { .. })).is_empty());
}

#[test]
fn t_150_the_last_one_may_walk_off_and_end_it() {
    let mut battle = Scene::new(&["a.........X"]).squad("r1.1", "baboon", "a").squad("b1.1", "baboon", "X").begin();
    battle.walk("r1.1", &[('a', "4")]);
    assert_eq!(end(&battle), Some((Some(BLUE), "platoons-beaten", "G-16")));
}
