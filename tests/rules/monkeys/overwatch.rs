//! Overwatch (T-122 to T-128, T-130).

use crate::kit::*;
use monkeys::battle::monkeys::tell::{self, Names};
use monkeys::board::Edge;
use monkeys::engine::{BattleLog, What};
use monkeys::force::squad::Pile;
use monkeys::rules::monkeys::{Illegal, Order, no_fire::NoFire, pins::Pin};

/// Red walks from the west; blue's two squads are in the east, just out of reach: one step brings a target in.
fn approach() -> Scene {
    let row = format!("ab{}X", open(48));
    Scene::new(&[row.as_str(), &open(51), &format!("{}Y", open(50)), &open(51)])
        .squad("r1.1", "baboon", "ab")
        .squad("b1.1", "baboon", "X")
        .squad("b1.2", "baboon", "Y")
}

/// The same in the near band, everyone in sight of everyone.
fn near() -> Scene {
    Scene::new(&["ab......X", ".........", "........Y"])
        .squad("r1.1", "baboon", "ab")
        .squad("b1.1", "baboon", "X")
        .squad("b1.2", "baboon", "Y")
}

fn react(unit_name: &str) -> Order {
    Order::React(unit(unit_name))
}

fn forfeit(unit_name: &str) -> Order {
    Order::Forfeit(unit(unit_name))
}

#[test]
fn t_122_until_fired_or_forfeited() {
    let mut battle = near().dice(&[2]).begin();
    battle.set_watch("b1.1").set_watch("b1.2").walk("r1.1", &[('a', "2")]);
    battle.give(react("b1.1")).fire(&[('X', "a")]);
    assert!(!battle.squad("b1.1").watch.0);
    battle.give(forfeit("b1.2"));
    assert!(!battle.squad("b1.2").watch.0);
}

#[test]
fn t_122_until_the_start_of_its_platoons_next_activation() {
    let mut battle = near().begin();
    battle.give(Order::Overwatch(unit("r1.1"))).end_turn();
    assert!(battle.squad("r1.1").watch.0, "all through the enemy's turn");
    battle.end_turn();
    assert!(!battle.squad("r1.1").watch.0);
}

#[test]
fn t_123_a_square_in_reach_and_in_sight_is_entered() {
    // b is 49 squares from X: one step brings it in reach, and it is shot there.
    let mut battle = approach().dice(&[2, 2, 2]).begin();
    battle.set_watch("b1.1").walk("r1.1", &[('a', "2")]);
    assert_eq!(battle.asked(), ("Act", RED), "a stays out of reach");
    battle.walk("r1.1", &[('b', "66")]);
    assert_eq!(battle.asked(), ("Watch", BLUE));
    assert_eq!(battle.choices().orders, [react("b1.1"), forfeit("b1.1")]);
    battle.give(react("b1.1")).fire(&[('X', "b")]);
    assert_eq!(battle.powers(), (1, 3), "one band beyond its own");
}

#[test]
fn t_126_by_default_no_magazine_is_thrown_away() {
    // Beyond its own band the unit runs dry in 42 % of its volleys and hits in 13 %.
    let mut battle = approach().dice(&[2, 2, 2]).begin();
    battle.set_watch("b1.1").walk("r1.1", &[('b', "6")]);
    assert_eq!(battle.choices().default, Some(forfeit("b1.1")));
    battle.give(react("b1.1")).fire(&[('X', "b")]);
    assert_eq!(battle.powers(), (1, 3));
    let mut battle = near().begin();
    battle.set_watch("b1.1").walk("r1.1", &[('b', "6")]);
    assert_eq!(battle.choices().default, Some(react("b1.1")));
}

#[test]
fn t_123_from_one_seen_square_to_another_triggers_too_standing_and_shooting_do_not() {
    let mut battle = near().begin();
    battle.set_watch("b1.1").set_empty("r1.1").give(reloading("r1.1"));
    assert_eq!(battle.asked(), ("Act", RED));
    battle.walk("r1.1", &[('b', "6")]);
    assert_eq!(battle.asked(), ("Watch", BLUE));
    battle.give(forfeit("b1.1"));
}

#[test]
fn t_123_who_can_not_be_targeted_does_not_trigger() {
    let mut battle = near().clan("plated", |clan| clan.armor = 3).kit('a', "plated").begin();
    battle.set_watch("b1.1").walk("r1.1", &[('a', "2")]);
    assert_eq!(battle.asked(), ("Act", RED));
}

#[test]
fn t_124_resolved_when_the_action_ends_before_anything_else() {
    let mut battle = near().dice(&[6]).begin();
    battle.set_watch("b1.1");
    battle.news();
    battle.walk("r1.1", &[('b', "2"), ('a', "2")]);
    let news = battle.news();
    let watched: Vec<_> = news.iter().filter(|what| matches!(what, What::Watched { .. })).collect();
    assert_eq!(watched.len(), 1, "announced once, at the first square");
    let last_step = news.iter().rposition(|what| matches!(what, What::Moved { .. }));
    let asked = news.iter().position(|what| matches!(what, What::Asked { window: "Watch", .. }));
    assert!(last_step < asked, "everyone has walked");
    battle.give(react("b1.1")).fire(&[('X', "b")]);
    assert_eq!((battle.pile('b'), battle.asked()), (Some(Pile::Wounded), ("Act", RED)));
    assert_eq!(battle.squad("r1.1").actions.left, 1, "his second action is still there");
}

#[test]
fn t_125_any_member_who_passed_can_be_shot_where_he_passed() {
    // b runs past the gap between two houses and ends out of sight; a never comes into view.
    let mut battle = Scene::new(&["a..........", "b..........", "3333.333333", "...........", "....X......"])
        .squad("r1.1", "baboon", "ab")
        .squad("b1.1", "baboon", "X")
        .dice(&[6])
        .begin();
    battle.set_watch("b1.1").walk("r1.1", &[('b', "666666")]);
    assert_eq!(battle.asked(), ("Watch", BLUE));
    battle.give(react("b1.1"));
    let hidden = battle.firing(&[('X', "a")]);
    let still = NoFire::HasNotEntered { primate: battle.piece('a') };
    assert_eq!(battle.refused(hidden), still.into());
    battle.fire(&[('X', "b")]);
    assert_eq!(battle.pile('b'), Some(Pile::Wounded));
    let shot = battle.news().into_iter().find_map(|what| match what {
        What::Shot { cell, covered, .. } => Some((cell, covered)),
        _ => None,
    });
    let (at, _) = shot.expect("a shot");
    assert_ne!(at, cell(6, 1), "not where he ends");
}

#[test]
fn t_125_the_square_where_one_starts_does_not_count() {
    // b starts in sight and steps out of it.
    let mut battle =
        Scene::new(&["a..b..", "333.33", "...X.."]).squad("r1.1", "baboon", "ab").squad("b1.1", "baboon", "X").begin();
    battle.set_watch("b1.1").walk("r1.1", &[('b', "4")]);
    assert_eq!(battle.asked(), ("Act", RED));
    assert!(battle.squad("b1.1").watch.0);
}

#[test]
fn t_125_covered_only_if_covered_from_every_shooter() {
    // a walks from the open into the rough: X may shoot it in the open, where a 4 wounds.
    let mut battle =
        Scene::new(&["ab,.....X"]).squad("r1.1", "baboon", "ba").squad("b1.1", "baboon", "X").dice(&[1]).begin();
    battle.set_watch("b1.1").walk("r1.1", &[('b', "66")]);
    battle.give(react("b1.1")).fire(&[('X', "b")]);
    let covered = battle.news().into_iter().find_map(|what| match what {
        What::Shot { cell, covered, .. } => Some((cell, covered)),
        _ => None,
    });
    assert_eq!(covered, Some((cell(3, 0), false)), "the open square behind the rough was entered last");
}

#[test]
fn t_126_fire_or_forfeit() {
    let mut battle = near().begin();
    battle.set_watch("b1.1").walk("r1.1", &[('a', "2")]);
    battle.give(forfeit("b1.1"));
    assert_eq!((battle.asked(), battle.squad("b1.1").watch.0), (("Act", RED), false));
    // Firing at nobody is no way out either.
    let mut battle = near().begin();
    battle.set_watch("b1.1").walk("r1.1", &[('a', "2")]);
    battle.give(react("b1.1")).give(Order::HoldFire);
    assert!(!battle.squad("b1.1").watch.0);
}

#[test]
fn t_127_their_owner_orders_the_watchers_and_each_fires_or_forfeits() {
    let mut battle = near().dice(&[2, 2]).begin();
    battle.set_watch("b1.1").set_watch("b1.2").walk("r1.1", &[('a', "2")]);
    let orders = battle.choices().orders;
    assert_eq!(orders.len(), 4);
    assert!([react("b1.1"), react("b1.2"), forfeit("b1.1"), forfeit("b1.2")].iter().all(|one| orders.contains(one)));
    battle.give(react("b1.2")).fire(&[('Y', "a")]);
    assert_eq!(battle.asked(), ("Watch", BLUE), "the mover is still there: the other must decide");
    assert_eq!(battle.refused(react("b1.2")), Illegal::NotTriggered { unit: unit("b1.2") });
    battle.give(react("b1.1")).fire(&[('X', "a")]);
    assert_eq!(battle.asked(), ("Act", RED));
}

#[test]
fn t_127_and_t_128_those_who_have_not_fired_stay_if_the_mover_is_entirely_gone() {
    let mut battle = Scene::new(&["a.......X", ".........", "b.......Y"])
        .squad("r1.1", "baboon", "a")
        .squad("r1.2", "baboon", "b")
        .squad("b1.1", "baboon", "X")
        .squad("b1.2", "baboon", "Y")
        .dice(&[6])
        .begin();
    battle.set_watch("b1.1").set_watch("b1.2").walk("r1.1", &[('a', "6")]);
    battle.give(react("b1.1")).fire(&[('X', "a")]);
    assert_eq!(battle.asked(), ("Act", RED));
    assert!(battle.squad("b1.2").watch.0 && !battle.squad("b1.1").watch.0);
}

#[test]
fn t_128_routed_to_the_last_man_is_gone_too() {
    // The leader falls, the check fails, the rest rout.
    let mut battle = near().dice(&[6, 2, 6, 6]).begin();
    battle.set_watch("b1.1").set_watch("b1.2").walk("r1.1", &[('a', "2"), ('b', "2")]);
    battle.give(react("b1.1")).fire(&[('X', "a")]);
    assert_eq!((battle.pile('a'), battle.pile('b')), (Some(Pile::Wounded), Some(Pile::Routed)));
    assert!(battle.squad("b1.2").watch.0);
}

#[test]
fn t_127_a_watcher_with_nobody_left_to_target_is_not_asked_and_stays() {
    // Only b passes the gap that Y watches; X, which sees all, shoots b first.
    let mut battle = Scene::new(&["X.........", "..........", "ab........", "3333.33333", "..........", "....Y....."])
        .squad("r1.1", "baboon", "ab")
        .squad("b1.1", "baboon", "X")
        .squad("b1.2", "baboon", "Y")
        .dice(&[6])
        .begin();
    battle.set_watch("b1.1").set_watch("b1.2").walk("r1.1", &[('b', "66666")]);
    battle.give(react("b1.1")).fire(&[('X', "b")]);
    assert_eq!(battle.asked(), ("Act", RED));
    assert!(battle.squad("b1.2").watch.0, "a is still there, but Y never saw him");
}

#[test]
fn t_127_who_leaves_the_board_can_not_be_shot_any_more() {
    let mut battle = near().edges(Edge::West, Edge::East).begin();
    battle.set_watch("b1.1").walk("r1.1", &[('b', "244")]);
    assert_eq!((battle.pile('b'), battle.asked()), (Some(Pile::Retreated), ("Act", RED)));
    assert!(battle.squad("b1.1").watch.0);
}

#[test]
fn t_130_pinned_members_drop_out_the_watch_stays() {
    let scene = || Scene::new(&["ab......X", "........Y"]).squad("r1.1", "baboon", "ab").squad("b1.1", "baboon", "XY");
    let mut battle = scene().dice(&[2]).begin();
    battle.set_watch("b1.1").set_pin("X", Pin::Fresh).walk("r1.1", &[('b', "6")]);
    battle.give(react("b1.1"));
    let pinned = battle.firing(&[('X', "b")]);
    assert_eq!(battle.refused(pinned), NoFire::Pinned { primate: battle.piece('X') }.into());
    battle.fire(&[('Y', "b")]);
    let mut battle = scene().begin();
    battle.set_watch("b1.1").set_pin("XY", Pin::Fresh).walk("r1.1", &[('b', "6")]);
    assert_eq!((battle.asked(), battle.squad("b1.1").watch.0), (("Act", RED), true));
}

#[test]
fn t_153_overwatch_comes_before_the_new_leader() {
    let mut battle =
        Scene::new(&["abc.....X"]).squad("r1.1", "baboon", "abc").squad("b1.1", "baboon", "X").dice(&[2]).begin();
    battle.set_watch("b1.1").walk("r1.1", &[('c', "6"), ('a', "4")]);
    battle.give(react("b1.1")).fire(&[('X', "c")]);
    assert_eq!(battle.asked(), ("Successor", RED));
    let heir = battle.piece('b');
    battle.give(Order::Promote(heir));
}

#[test]
fn t_165_every_roll_of_overwatch_fire_is_told_as_such() {
    // The rocket removes the leader, the check comes, and then the rifle fires.
    let mut battle = Scene::new(&["ab........XYZ"])
        .squad("r1.1", "gorilla/assault rifle", "ab")
        .kit('b', "gorilla/assault rifle/rocket launcher^rocket")
        .squad("b1.1", "baboon", "XYZ")
        .dice(&[6, 6, 6, 6, 2])
        .begin();
    battle.end_turn();
    battle.set_watch("r1.1").walk("b1.1", &[('X', "4"), ('Y', "4"), ('Z', "4")]);
    battle.give(react("r1.1"));
    let rocket = battle.firing_special('b', 2, "X");
    battle.give(rocket);
    assert_eq!(battle.pile('X'), Some(Pile::Wounded));
    let successor = Order::Promote(battle.piece('Y'));
    battle.give(successor).fire(&[('a', "Y")]);
    let lines = tell::lines(&Names::of(&battle.world), battle.world.resource::<BattleLog>().facts());
    let fires: Vec<&str> =
        lines.iter().map(|line| line.text.as_str()).filter(|text| text.contains(" fires on ")).collect();
    assert_eq!(fires.len(), 2, "{fires:?}");
    assert!(fires.iter().all(|text| text.contains("from overwatch")), "{fires:?}");
}
