//! Bracing and reloading (3.3, 4.11, T-97 to T-101).

use crate::kit::*;
use monkeys::engine::What;
use monkeys::rules::monkeys::{Illegal, Order, no_fire::NoFire, no_gear::NoGear, pins::Pin};

/// a in the rough, b beside it, c three squares off.
fn at_the_rough() -> Scene {
    Scene::new(&["ab.c......X"]).squad("r1.1", "baboon", "abc").squad("b1.1", "baboon", "X").under("a", ',')
}

fn braced(battle: &Battle) -> String {
    "abc".chars().filter(|one| battle.primate(*one).braced.0).collect()
}

#[test]
fn t_97_and_r_3_3_every_unpinned_member_at_cover_braces() {
    let mut battle = at_the_rough().begin();
    battle.give(Order::Brace(unit("r1.1")));
    assert_eq!((braced(&battle).as_str(), battle.squad("r1.1").actions.left), ("ab", 1));
    let mut battle = at_the_rough().begin();
    battle.set_pin("a", Pin::Serving).give(Order::Brace(unit("r1.1")));
    assert_eq!(braced(&battle), "b");
}

#[test]
fn t_97_nobody_at_cover() {
    let mut battle = at_the_rough().under("a", '.').begin();
    assert_eq!(battle.refused(Order::Brace(unit("r1.1"))), Illegal::NobodyAtCover { unit: unit("r1.1") });
    let mut battle = at_the_rough().under("c", ',').begin();
    battle.give(Order::Brace(unit("r1.1")));
    assert_eq!(battle.refused(Order::Brace(unit("r1.1"))), Illegal::BracedAlready { unit: unit("r1.1") });
}

#[test]
fn t_98_bracing_is_lost_with_the_square_not_with_a_pin() {
    let mut battle = at_the_rough().begin();
    battle.give(Order::Brace(unit("r1.1"))).set_pin("a", Pin::Fresh);
    assert_eq!(braced(&battle), "ab");
    battle.walk("r1.1", &[('b', "64")]);
    assert_eq!(braced(&battle), "a", "there and back is leaving the square");
}

#[test]
fn t_98_bracing_outlasts_the_turn() {
    let mut battle = at_the_rough().begin();
    battle.give(Order::Brace(unit("r1.1"))).end_turn().end_turn();
    assert_eq!(braced(&battle), "ab");
}

#[test]
fn r_4_11_braced_one_wields_a_weapon_two_sizes_larger() {
    // A lemur is Small, a machinegun Large; a rifle is Medium, which a lemur can use as it is.
    let scene = || at_the_rough().kit('a', "lemur/machinegun").kit('b', "baboon/machete").kit('c', "baboon/machete");
    let mut battle = scene().begin();
    assert_eq!(battle.refused(attacking("r1.1", "b1.1")), NoFire::NobodyArmed { unit: unit("r1.1") }.into());
    battle.give(Order::Brace(unit("r1.1"))).attack("r1.1", "b1.1").end_turn().give(Order::HoldFire);
    let mut battle =
        at_the_rough().kit('a', "talapoin/machinegun").kit('b', "baboon/machete").kit('c', "baboon/machete").begin();
    battle.give(Order::Brace(unit("r1.1")));
    assert_eq!(
        battle.refused(attacking("r1.1", "b1.1")),
        NoFire::NobodyArmed { unit: unit("r1.1") }.into(),
        "three sizes"
    );
}

#[test]
fn t_100_reloading_lets_the_squad_attack_again() {
    let mut battle = at_the_rough().begin();
    assert_eq!(battle.refused(reloading("r1.1")), Illegal::HasAmmunition { unit: unit("r1.1") });
    battle.set_empty("r1.1").give(reloading("r1.1"));
    assert!(battle.news().contains(&What::Cleared { who: unit("r1.1").into(), mark: "out-of-ammo" }));
    assert_eq!(battle.squad("r1.1").actions.left, 1);
    battle.attack("r1.1", "b1.1").end_turn().give(Order::HoldFire);
}

#[test]
fn t_101_without_ammunition_no_attack_and_no_reaction_but_overwatch() {
    let mut battle = at_the_rough().begin();
    battle.set_empty("r1.1");
    assert_eq!(battle.refused(attacking("r1.1", "b1.1")), Illegal::OutOfAmmo { unit: unit("r1.1") });
    battle.give(Order::Overwatch(unit("r1.1"))).end_turn();
    battle.walk("b1.1", &[('X', "4")]);
    assert_eq!(battle.asked(), ("Act", BLUE), "nothing to shoot with");
    assert!(battle.squad("r1.1").watch.0, "still on overwatch");
}

#[test]
fn t_99_an_emplacement_is_fired_by_one_who_is_braced_beside_it() {
    // The cannon is Huge, two sizes larger than a baboon; the wall is its cover.
    let scene = || {
        Scene::new(&["a...........X", "=b...........", "............."])
            .squad("r1.1", "baboon", "ab")
            .squad("b1.1", "baboon", "X")
            .emplace("r1.1", "antipersonnel cannon", 1, 0)
    };
    let shot = |battle: &Battle, by: char| {
        let mut order = battle.firing(&[(by, "X")]);
        if let Order::Fire { shots, .. } = &mut order {
            shots[0].with = 5;
        }
        order
    };
    let mut battle = scene().begin();
    battle.attack("r1.1", "b1.1").end_turn();
    let unbraced = shot(&battle, 'a');
    assert!(matches!(battle.refused(unbraced), Illegal::Fire(NoFire::NotBeside { .. })));
    battle.give(Order::HoldFire);
    let mut battle = scene().dice(&[2, 2, 2]).begin();
    battle.give(Order::Brace(unit("r1.1"))).attack("r1.1", "b1.1").end_turn();
    let order = shot(&battle, 'a');
    let mut both = order.clone();
    if let (Order::Fire { shots, .. }, Order::Fire { shots: more, .. }) = (&mut both, shot(&battle, 'b')) {
        shots.extend(more);
    }
    assert_eq!(monkeys::engine::Refusal::rule(&battle.refused(both)).0, "T-99", "one mans it");
    battle.give(order);
    assert_eq!(battle.powers(), (6, 3), "5, and one band nearer than Long");
}

#[test]
fn t_169_an_emplaced_one_shot_weapon_has_the_spares_that_came_with_it() {
    // A Small primate crews a Large rocket launcher beside the rough; it has one spare rocket.
    let mut battle = Scene::new(&["a,........X", "..........."])
        .squad("r1.1", "lemur", "a")
        .squad("b1.1", "baboon", "X")
        .emplace("r1.1", "rocket launcher^rocket", 0, 0)
        .dice(&[2; 6])
        .begin();
    battle.give(Order::Brace(unit("r1.1")));
    for shot in ["the first rocket", "the spare"] {
        battle.attack("r1.1", "b1.1").end_turn();
        let order = battle.firing_special('a', 5, "X");
        battle.give(order).end_turn();
        assert!(battle.squad("r1.1").emplacements.0[0].state.empty, "{shot} is gone");
        if shot == "the first rocket" {
            let loads = monkeys::rules::monkeys::loads::plan(battle.field(), battle.squad_ix("r1.1"));
            battle.give(Order::Reload { unit: unit("r1.1"), loads });
        }
    }
    assert_eq!(battle.refused(reloading("r1.1")), NoGear::NoRounds { unit: unit("r1.1") }.into());
}

#[test]
fn t_169_spares_are_used_up_only_by_an_empty_gun() {
    use monkeys::force::vehicle::Seat;
    let rows: Vec<String> = (0..3).map(|y| if y == 0 { format!("{}X", open(39)) } else { open(40) }).collect();
    let mut battle = Scene::new(&rows)
        .squad("r1.1", "baboon", "ab")
        .squad("b1.1", "baboon", "X")
        .vehicle("r1.1", "artillery", (0, 0), '6', &[('a', Seat::Operator), ('b', Seat::Gunner(1))])
        .spares(&[2])
        .begin();
    // The crew is out of ammunition, but the gun is loaded: reloading leaves its spares alone.
    battle.set_empty("r1.1").give(reloading("r1.1"));
    assert_eq!(battle.field().vehicles[0].mounts[0].used, 0);
    assert_eq!(battle.refused(reloading("r1.1")), Illegal::HasAmmunition { unit: unit("r1.1") });
}
