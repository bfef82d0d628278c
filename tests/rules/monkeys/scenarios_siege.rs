//! Siege: the side in the middle when a round is complete, and eight rounds (G-17, G-34, T-150).

use crate::kit::*;
use monkeys::board::{Edge, Edges};
use monkeys::force::{Side, squad::Pile};
use monkeys::rules::monkeys::{Illegal, pins::Pin, platoons::Turn, scenarios, scenarios::Scenario};

fn end(battle: &Battle) -> Option<(Option<Side>, &'static str, &'static str)> {
    battle.outcome().map(|outcome| (outcome.winner, outcome.how, outcome.rule.0))
}

/// Red besieges; `X` and `Y` hold the middle of a full board, `Z` is outside of it.
fn siege() -> Scene {
    let mut rows: Vec<String> = vec![open(72); 48];
    rows[24].replace_range(0..1, "a");
    rows[24].replace_range(36..38, "XY");
    rows[24].replace_range(48..49, "Z");
    Scene::new(&rows)
        .squad("r1.1", "baboon", "a")
        .squad("b1.1", "baboon", "XY")
        .squad("b1.2", "baboon", "Z")
        .scenario(Scenario::Siege)
        .edges(Edge::West, Edge::East)
}

#[test]
fn g_17_unpinned_defenders_in_the_middle_hold_it() {
    let mut battle = siege().begin();
    let holders = |battle: &Battle| scenarios::siege::holders(battle.field(), battle.world.resource::<Turn>());
    assert_eq!(holders(&battle), 2, "one stands outside");
    battle.set_pin("X", Pin::Fresh);
    assert_eq!(holders(&battle), 1);
}

#[test]
fn g_17_the_attacker_wins_when_nobody_holds_at_the_end_of_a_round() {
    let mut battle = siege().begin();
    battle.set_gone("XY", Pile::Wounded).end_turn();
    assert_eq!(end(&battle), None, "looked at when the round is complete");
    battle.end_turn();
    assert_eq!(end(&battle), Some((Some(RED), "siege-broken", "G-17")));
}

#[test]
fn g_17_pinned_defenders_do_not_hold() {
    let mut battle = siege().begin();
    battle.end_turn().set_pin("XY", Pin::Fresh).end_turn();
    assert_eq!(end(&battle), Some((Some(RED), "siege-broken", "G-17")));
}

#[test]
fn g_17_the_defender_wins_after_eight_rounds() {
    let mut battle = siege().begin();
    for _ in 0..15 {
        battle.end_turn();
    }
    assert_eq!(end(&battle), None);
    battle.end_turn();
    assert_eq!(end(&battle), Some((Some(BLUE), "siege-held", "G-17")));
    // A level may set another number.
    let mut battle = siege().rounds(1).begin();
    battle.end_turn().end_turn();
    assert_eq!(end(&battle), Some((Some(BLUE), "siege-held", "G-17")));
}

#[test]
fn g_17_driven_out_in_the_last_round_is_driven_out() {
    let mut battle = siege().rounds(1).begin();
    battle.set_gone("XY", Pile::Wounded).end_turn().end_turn();
    assert_eq!(end(&battle), Some((Some(RED), "siege-broken", "G-17")));
}

#[test]
fn t_150_a_siege_ends_at_once_when_somebody_has_nobody_left() {
    let mut battle = siege().begin();
    battle.set_gone("XYZ", Pile::Wounded).end_turn();
    assert_eq!(end(&battle), Some((Some(RED), "siege-broken", "G-17")));
    let mut battle = siege().begin();
    battle.set_gone("a", Pile::Wounded).end_turn();
    assert_eq!(end(&battle), Some((Some(BLUE), "siege-held", "G-17")));
}

#[test]
fn g_34_the_besieged_have_no_way_out() {
    let mut battle = Scene::new(&["X.........", "a........."])
        .squad("r1.1", "baboon", "a")
        .squad("b1.1", "baboon", "X")
        .scenario(Scenario::Siege)
        .edges(Edge::West, Edge::East)
        .begin_with(&[1, 6]);
    for path in ["4", "8", "7"] {
        let order = battle.moving("b1.1", &[('X', path)]);
        let primate = battle.piece('X');
        assert_eq!(battle.refused(order), Illegal::OffBoard { primate, edges: Edges::NONE });
    }
    battle.end_turn().walk("r1.1", &[('a', "4")]);
    assert_eq!(battle.pile('a'), Some(Pile::Retreated));
    let mut battle = siege().begin();
    battle.walk("r1.1", &[('a', "4")]);
    assert_eq!(end(&battle), Some((Some(BLUE), "siege-held", "G-17")), "the attacker has the narrow edges");
}
