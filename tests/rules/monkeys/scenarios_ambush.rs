//! Ambush and the zones of all scenarios (section 9; 1.6, G-11, G-14, G-34, G-36, T-153).

use crate::kit::*;
use monkeys::board::{Cell, Edge, Edges, Zone};
use monkeys::engine::What;
use monkeys::force::{Side, squad::Pile};
use monkeys::rules::monkeys::{
    Illegal, Order,
    scenarios::{Scenario, Setting},
};

fn end(battle: &Battle) -> Option<(Option<Side>, &'static str, &'static str)> {
    battle.outcome().map(|outcome| (outcome.winner, outcome.how, outcome.rule.0))
}

fn zones(scenario: Scenario, homes: [Edge; 2], attacker: Side) -> [Zone; 2] {
    let profiles = monkeys::data::monkeys::profiles();
    let setting = Setting { size: (72, 48), homes, attacker, numbers: &profiles.scenarios, markers: &[] };
    scenario.terms().zones(&setting)
}

/// Squares of a zone on the full board.
fn squares(zone: &Zone) -> usize {
    (0..48).flat_map(|y| (0..72).map(move |x| Cell::new(x, y))).filter(|cell| zone.contains(*cell)).count()
}

#[test]
fn f_1_6_standard_zones_are_twelve_deep() {
    for scenario in [Scenario::Skirmish, Scenario::Battle, Scenario::Scavenging] {
        let [red, blue] = zones(scenario, [Edge::West, Edge::East], RED);
        assert_eq!((squares(&red), squares(&blue)), (12 * 48, 12 * 48));
        assert!(red.contains(cell(11, 47)) && !red.contains(cell(12, 0)));
        assert!(blue.contains(cell(60, 0)) && !blue.contains(cell(59, 0)));
    }
}

#[test]
fn f_1_6_an_ambush_catches_a_column_on_a_broad_edge() {
    let [attacker, defender] = zones(Scenario::Ambush, [Edge::South, Edge::North], RED);
    assert_eq!(squares(&defender), 24 * 12, "a box of 24 by 12");
    assert!(defender.contains(cell(24, 0)) && defender.contains(cell(47, 11)));
    assert!(!defender.contains(cell(23, 0)) && !defender.contains(cell(48, 0)) && !defender.contains(cell(24, 12)));
    assert!(attacker.contains(cell(11, 0)) && attacker.contains(cell(60, 0)), "both narrow edges");
    assert!(attacker.contains(cell(36, 24)) && !attacker.contains(cell(36, 23)), "and 24 from the broad one across");
    assert!(!attacker.contains(cell(12, 0)) && !attacker.contains(cell(59, 23)));
    // The opposite: the second side attacks, the first is caught in the south.
    let [defender, attacker] = zones(Scenario::Ambush, [Edge::South, Edge::North], BLUE);
    assert!(defender.contains(cell(24, 47)) && attacker.contains(cell(36, 23)) && !attacker.contains(cell(36, 24)));
}

#[test]
fn f_1_6_a_siege_is_in_the_middle() {
    let [attacker, defender] = zones(Scenario::Siege, [Edge::West, Edge::East], RED);
    assert_eq!(squares(&defender), 24 * 24);
    assert!(defender.contains(cell(24, 12)) && defender.contains(cell(47, 35)));
    assert!(!defender.contains(cell(23, 12)) && !defender.contains(cell(24, 36)));
    assert_eq!(squares(&attacker), 2 * 12 * 48, "both narrow edges");
}

/// A column of three platoons, `X`, `Y`, `Z` and `z`, at the north edge of a small board; `a` ambushes it.
fn caught() -> Scene {
    Scene::new(&["..X.Y.Zz..", "..........", "..........", "a........."])
        .squad("r1.1", "baboon", "a")
        .squad("b1.1", "baboon", "X")
        .squad("b2.1", "baboon", "Y")
        .squad("b3.1", "baboon", "Zz")
        .platoons(3)
        .scenario(Scenario::Ambush)
        .edges(Edge::South, Edge::North)
}

#[test]
fn g_11_the_attacker_of_an_ambush_moves_first() {
    let battle = caught().begin_with(&[]);
    assert_eq!(battle.asked(), ("Designate", RED));
    let battle = caught().attacker(BLUE).edges(Edge::South, Edge::North).begin_with(&[]);
    assert_eq!(battle.asked(), ("Designate", BLUE));
}

/// Red spends its turn.
fn pass(battle: &mut Battle) {
    battle.give(Order::Designate(1)).end_turn();
}

#[test]
fn g_14_more_than_half_of_the_defenders_platoons_eliminated() {
    let mut battle = caught().begin_with(&[]);
    battle.set_gone("X", Pile::Wounded);
    pass(&mut battle);
    assert_eq!(end(&battle), None, "one of three");
    let mut battle = caught().begin_with(&[]);
    battle.set_gone("X", Pile::Wounded).set_gone("Y", Pile::Missing);
    pass(&mut battle);
    assert_eq!(end(&battle), Some((Some(RED), "ambush-sprung", "G-14")));
}

#[test]
fn g_14_more_than_half_of_the_defenders_platoons_away() {
    let mut battle = caught().begin_with(&[]);
    battle.set_gone("XY", Pile::Retreated);
    pass(&mut battle);
    assert_eq!(end(&battle), Some((Some(BLUE), "ambush-escaped", "G-14")));
}

#[test]
fn g_14_half_of_those_it_began_with_make_a_retreat() {
    let mut battle = caught().begin_with(&[]);
    battle.set_gone("Xz", Pile::Retreated).set_gone("Z", Pile::Wounded);
    pass(&mut battle);
    assert_eq!(end(&battle), Some((Some(BLUE), "ambush-escaped", "G-14")), "one of two got away: the platoon did");
    let mut battle = caught().kit('z', "baboon").begin_with(&[]);
    battle.set_gone("XZz", Pile::Wounded);
    pass(&mut battle);
    assert_eq!(end(&battle), Some((Some(RED), "ambush-sprung", "G-14")));
}

#[test]
fn g_36_half_away_and_half_down_is_nobodys_goal() {
    let two = || {
        Scene::new(&["..X.Y....", ".........", "a........"])
            .squad("r1.1", "baboon", "a")
            .squad("b1.1", "baboon", "X")
            .squad("b2.1", "baboon", "Y")
            .platoons(2)
            .scenario(Scenario::Ambush)
            .edges(Edge::South, Edge::North)
    };
    let mut battle = two().begin_with(&[]);
    battle.set_gone("X", Pile::Retreated).set_gone("Y", Pile::Wounded).give(Order::Designate(1));
    assert_eq!(end(&battle), Some((None, "ambush-even", "G-36")));
    let mut battle = two().begin_with(&[]);
    battle.set_gone("a", Pile::Wounded).give(Order::Designate(1));
    assert_eq!(end(&battle), Some((Some(BLUE), "deserted", "T-150")), "nobody is left to stop them");
}

#[test]
fn g_36_an_attacker_that_falls_with_all_of_the_column_has_not_won() {
    let mut battle = caught().begin_with(&[]);
    battle.set_gone("aXYZz", Pile::Wounded).give(Order::Designate(1));
    assert_eq!(end(&battle), Some((None, "deserted-both", "G-36")));
    let mut battle = caught().begin_with(&[]);
    battle.set_gone("aZz", Pile::Wounded).set_gone("XY", Pile::Retreated).give(Order::Designate(1));
    assert_eq!(end(&battle), Some((Some(BLUE), "ambush-escaped", "G-14")), "most of the column got away");
}

#[test]
fn g_34_the_column_leaves_by_every_edge_but_its_own() {
    let scene = || {
        Scene::new(&["..X..Y", "......", "a....."])
            .squad("r1.1", "baboon", "a")
            .squad("b1.1", "baboon", "XY")
            .attacker(RED)
            .scenario(Scenario::Ambush)
            .edges(Edge::South, Edge::North)
    };
    let mut battle = scene().begin_with(&[]);
    battle.end_turn();
    assert_eq!(battle.asked(), ("Act", BLUE));
    let back = battle.moving("b1.1", &[('X', "8")]);
    let primate = battle.piece('X');
    assert_eq!(battle.refused(back), Illegal::OffBoard { primate, edges: Edges::ALL.without(Edge::North) });
    battle.walk("b1.1", &[('Y', "6")]);
    assert_eq!(battle.pile('Y'), Some(Pile::Retreated));
    battle.end_turn();
    // The attacker leaves across any edge.
    battle.walk("r1.1", &[('a', "2")]);
    assert_eq!(battle.pile('a'), Some(Pile::Retreated));
}

#[test]
fn t_153_a_leader_who_walks_off_is_replaced_without_a_check() {
    let mut battle = Scene::new(&["...Xx", ".....", "a...y"])
        .squad("r1.1", "baboon", "a")
        .squad("b1.1", "baboon", "xXy")
        .scenario(Scenario::Ambush)
        .edges(Edge::South, Edge::North)
        .begin_with(&[]);
    battle.end_turn().walk("b1.1", &[('x', "6")]);
    assert_eq!((battle.pile('x'), battle.asked()), (Some(Pile::Retreated), ("Successor", BLUE)));
    battle.give(Order::Promote(battle.piece('y')));
    assert_eq!(battle.leader("b1.1"), Some(battle.piece('y')));
    assert!(battle.rules(|what| matches!(what, What::Tested { .. })).is_empty());
}
