//! Actions, and what ends a unit's turn (T-12 to T-17, T-43 to T-46, T-152).

use crate::kit::*;
use monkeys::engine::What;
use monkeys::force::squad::Pile;
use monkeys::rules::monkeys::{Illegal, Order, commit::Ended, no_fire::NoFire, pins::Pin};

/// Two red squads, two blue ones, all in plain sight of each other.
fn four_squads() -> Scene {
    Scene::new(&["ab........XY", "............", "cd........VW"])
        .squad("r1.1", "baboon", "ab")
        .squad("r1.2", "baboon", "cd")
        .squad("b1.1", "baboon", "XY")
        .squad("b1.2", "baboon", "VW")
}

#[test]
fn t_12_the_same_action_twice() {
    let mut battle = four_squads().begin();
    battle.walk("r1.1", &[('a', "6"), ('b', "6")]).walk("r1.1", &[('b', "6"), ('a', "6")]);
    assert_eq!(battle.at('b'), Some(cell(3, 0)));
    let third = battle.moving("r1.1", &[('a', "6")]);
    assert_eq!(battle.refused(third), Illegal::NoActions { unit: unit("r1.1") });
}

#[test]
fn t_13_attack_and_overwatch_end_the_turn_and_nothing_else_does() {
    let mut battle = four_squads().begin();
    battle.attack("r1.1", "b1.1");
    let why = battle.refused(Order::Overwatch(unit("r1.1")));
    assert_eq!(why, Illegal::TurnEnded { unit: unit("r1.1"), ended: Ended::Committed });
    battle.give(Order::Overwatch(unit("r1.2")));
    let why = battle.refused(attacking("r1.2", "b1.1"));
    assert_eq!(why, Illegal::TurnEnded { unit: unit("r1.2"), ended: Ended::Watching });

    let mut battle = four_squads().begin();
    battle.set_empty("r1.1").give(reloading("r1.1")).attack("r1.1", "b1.1");
}

#[test]
fn t_14_actions_of_units_interleave() {
    let mut battle = four_squads().begin();
    battle.walk("r1.1", &[('a', "2")]).walk("r1.2", &[('c', "9")]).walk("r1.1", &[('b', "6")]);
    assert_eq!(battle.squad("r1.1").actions.left, 0);
    assert_eq!(battle.squad("r1.2").actions.left, 1);
    assert_eq!(battle.refused(Order::Done(unit("b1.1"))), Illegal::NotActive { unit: unit("b1.1") });
}

#[test]
fn t_15_a_unit_may_be_declared_done() {
    let mut battle = four_squads().begin();
    battle.give(Order::Done(unit("r1.1")));
    let why = battle.refused(attacking("r1.1", "b1.1"));
    assert_eq!(why, Illegal::TurnEnded { unit: unit("r1.1"), ended: Ended::Done });
    // The end of the orders marks all others as done.
    battle.end_turn();
    assert_eq!(battle.asked(), ("Act", BLUE));
}

#[test]
fn t_17_a_unit_with_everyone_pinned_is_out_of_actions() {
    let mut battle = four_squads().begin();
    battle.set_pin("ab", Pin::Serving);
    for order in [attacking("r1.1", "b1.1"), Order::Overwatch(unit("r1.1")), Order::Brace(unit("r1.1"))] {
        assert_eq!(battle.refused(order), Illegal::AllPinned { unit: unit("r1.1") });
    }
    assert_eq!(battle.choices().movers, [unit("r1.2")]);
}

#[test]
fn t_152_a_partly_pinned_unit_acts_with_those_it_has() {
    let mut battle = four_squads().dice(&[6, 6]).begin();
    battle.set_pin("a", Pin::Serving).attack("r1.1", "b1.1").end_turn();
    let pinned = battle.firing(&[('a', "X")]);
    assert_eq!(battle.refused(pinned), NoFire::Pinned { primate: battle.piece('a') }.into());
    // One rifle, a band nearer than its own: 2 + 1 against 3; no choice, one die.
    battle.fire(&[('b', "X")]);
    assert_eq!(battle.powers(), (3, 3));
    assert_eq!(battle.pile('X'), Some(Pile::Wounded));
}

#[test]
fn t_43_to_commit_someone_must_be_able_to_target_someone() {
    let row = format!("a{}X", open(50));
    let scene = || Scene::new(&[row.as_str()]).squad("b1.1", "baboon", "X");
    let mut battle = scene().squad("r1.1", "baboon", "a").begin();
    let (by, target) = (unit("r1.1"), unit("b1.1"));
    let why = battle.refused(attacking("r1.1", "b1.1"));
    assert_eq!(why, Illegal::OutOfReach { unit: by, target, squares: 51, reach: 48 });
    let mut battle = scene().squad("r1.1", "baboon/machete", "a").begin();
    assert_eq!(battle.refused(attacking("r1.1", "b1.1")), NoFire::NobodyArmed { unit: by }.into());

    let mut battle = four_squads().dice(&[6]).begin();
    let own = Illegal::OwnSide { unit: by, target: unit("r1.2") };
    assert_eq!(battle.refused(attacking("r1.1", "r1.2")), own);
    battle.attack("r1.1", "b1.1").end_turn().fire(&[('a', "X"), ('b', "Y")]).end_turn();
    assert_eq!(battle.refused(attacking("r1.1", "b1.1")), Illegal::Gone { unit: target });
}

#[test]
fn t_45_a_committed_unit_keeps_its_target() {
    let mut battle = four_squads().dice(&[1]).begin();
    battle.attack("r1.1", "b1.1").end_turn();
    let other = battle.firing(&[('a', "V")]);
    let why = Illegal::NotInTarget { primate: battle.piece('V'), target: unit("b1.1") };
    assert_eq!(battle.refused(other), why);
    battle.fire(&[('a', "X")]);
}

#[test]
fn t_46_the_active_player_chooses_the_order_of_attacks() {
    // Each pair of rifles on one enemy: 6 against 3, three dice, attacker's choice; then 6 against 3 again.
    let mut battle = four_squads().dice(&[6, 6, 6, 6, 6, 6]).begin();
    battle.attack("r1.2", "b1.2").attack("r1.1", "b1.1").end_turn();
    assert_eq!(battle.asked(), ("Resolve", RED));
    let in_order = [Order::Resolve(unit("r1.2")), Order::Resolve(unit("r1.1"))];
    assert_eq!(battle.choices().orders, in_order, "default: as committed");
    assert_eq!(battle.refused(Order::Resolve(unit("b1.1"))), Illegal::NothingToResolve { unit: unit("b1.1") });
    battle.give(Order::Resolve(unit("r1.1"))).fire(&[('a', "Y"), ('b', "Y")]);
    assert_eq!(battle.pile('Y'), Some(Pile::Wounded));
    // The last one is resolved without asking; its targets are named knowing the earlier results.
    assert_eq!(battle.asked(), ("Volley", RED));
    battle.fire(&[('c', "W"), ('d', "W")]);
    assert_eq!(battle.asked(), ("Act", BLUE));
}

#[test]
fn t_13_nothing_is_rolled_before_the_firing_phase() {
    let mut battle = four_squads().begin();
    battle.attack("r1.1", "b1.1");
    assert_eq!(battle.asked(), ("Act", RED));
    let marked = battle.news().contains(&What::Marked { who: unit("r1.1").into(), mark: "committed" });
    assert!(marked, "the other player sees the commitment");
    battle.end_turn().give(Order::HoldFire);
}
