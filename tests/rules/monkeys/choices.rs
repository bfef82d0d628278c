//! Legal choices (T-14): all of them are accepted, and refusals have the given reason.

use crate::kit::*;
use monkeys::battle;
use monkeys::rules::monkeys::{Illegal, Order, choices, door, formation, pins::Pin};

fn skirmish() -> Scene {
    Scene::new(&["ab.,....X.", "c..T..2.Y.", "d........Z"])
        .squad("r1.1", "baboon", "abc")
        .squad("r1.2", "lemur", "d")
        .squad("b1.1", "baboon", "XY")
        .squad("b1.2", "baboon", "Z")
}

#[test]
fn every_listed_order_is_accepted_and_every_refusal_is_the_gates() {
    let mut battle = skirmish().begin();
    battle.set_pin("c", Pin::Serving).set_empty("r1.2").set_watch("b1.2");
    let options = battle.choices();
    let before = battle::monkeys::snapshot(&battle.world);
    for order in options.orders {
        battle.give(order);
        battle::monkeys::restore(&mut battle.world, &before);
    }
    assert!(!options.refused.is_empty());
    for (order, why) in options.refused {
        assert_eq!(battle.refused(order), why);
    }
}

#[test]
fn every_planned_move_is_accepted() {
    let mut battle = skirmish().begin();
    battle.set_pin("c", Pin::Serving);
    let before = battle::monkeys::snapshot(&battle.world);
    for mover in battle.choices().movers {
        let cells = choices::destinations(door::table(&battle.world), mover);
        assert!(!cells.is_empty());
        for (cell, _) in cells {
            let field = battle.field();
            let planned = formation::plan(field, field.find_unit(mover).expect("a unit"), cell);
            let order = planned.unwrap_or_else(|| panic!("{mover} has no plan to {cell}"));
            battle.give(order);
            battle::monkeys::restore(&mut battle.world, &before);
        }
    }
}

#[test]
fn t_14_orders_of_another_window_are_refused() {
    let mut battle = skirmish().begin();
    let why = Illegal::OtherWindow { order: "Keep", window: "Act" };
    assert_eq!(battle.refused(Order::Keep(1)), why);
    assert_eq!(battle.refused(Order::Done(unit("r1.9"))), Illegal::NoSuchUnit { unit: unit("r1.9") });
}

#[test]
fn r_3_5_driving_is_a_leg_of_a_move_and_no_order_of_its_own() {
    assert!(ron::from_str::<Order>("Drive(vehicle: \"r1.1!1\", path: \"66\")").is_err());
}
