//! Smoke grenades (G-28, T-44, T-46, T-150, T-154).

use crate::kit::*;
use monkeys::engine::{Refusal, What};
use monkeys::rules::monkeys::{Order, pins::Pin};

/// One with smoke and one with a rifle from another squad, ten squares from one of blue.
fn field() -> Scene {
    Scene::new(&["a..........X", "b..........."])
        .squad("r1.1", "baboon/assault rifle/smoke grenade", "a")
        .squad("r1.2", "baboon", "b")
        .squad("b1.1", "baboon", "X")
}

fn throw(battle: &Battle, x: i16, y: i16) -> Order {
    Order::Smoke { unit: unit("r1.1"), primate: battle.piece('a'), cell: cell(x, y) }
}

fn thrown(mut battle: Battle) -> Battle {
    let order = throw(&battle, 5, 0);
    battle.give(order).end_turn();
    battle
}

#[test]
fn g_28_smoke_is_an_attack_action_that_flies_in_the_firing_phase() {
    let mut battle = field().begin();
    let order = throw(&battle, 5, 0);
    battle.give(order).give(attacking("r1.2", "b1.1"));
    assert!(battle.field().clouds.is_empty() && battle.squad("r1.1").commitment.is_made());
    battle.end_turn();
    assert_eq!(battle.asked().0, "Resolve", "its place among the attacks is the player's choice");
    battle.give(Order::Resolve(unit("r1.1")));
    assert_eq!(battle.field().clouds.len(), 1);
    assert_eq!(battle.rules(|what| matches!(what, What::Said { what: "attack-wasted", .. })), ["T-44"]);
}

#[test]
fn g_28_it_ends_lines_of_sight_within_two_squares() {
    let mut battle = thrown(field().begin());
    let field = battle.field();
    assert!(!field.sees(cell(0, 0), cell(11, 0)) && !field.sees(cell(11, 1), cell(0, 1)));
    assert!(field.veil.has_smoke(cell(7, 0)) && field.veil.has_smoke(cell(6, 1)) && !field.veil.has_smoke(cell(8, 0)));
    assert!(field.sees(cell(8, 0), cell(11, 0)));
    assert_eq!(battle.refused(attacking("b1.1", "r1.1")).rule().0, "T-50");
}

#[test]
fn t_150_it_lasts_to_the_end_of_the_throwers_next_turn() {
    let mut battle = thrown(field().begin());
    battle.end_turn();
    assert_eq!(battle.field().clouds.len(), 1, "red's next turn has begun");
    battle.end_turn();
    assert!(battle.field().clouds.is_empty() && battle.field().sees(cell(0, 0), cell(11, 0)));
    assert_eq!(battle.rules(|what| matches!(what, What::Cleared { mark: "smoke", .. })), ["T-150"]);
}

#[test]
fn g_28_a_grenade_is_thrown_once_and_as_far_as_short_goes() {
    let mut battle = field().begin();
    let far = throw(&battle, 11, 2);
    assert_eq!(battle.refused(far).rule().0, "G-28");
    let mut battle = thrown(battle);
    battle.end_turn();
    let again = throw(&battle, 5, 0);
    assert_eq!(battle.refused(again).rule().0, "G-28");
    let by_rifle = Order::Smoke { unit: unit("r1.2"), primate: battle.piece('b'), cell: cell(3, 1) };
    assert_eq!(battle.refused(by_rifle).rule().0, "G-28");
}

#[test]
fn t_154_a_thrower_who_is_pinned_by_then_throws_nothing() {
    let mut battle = field().begin();
    let order = throw(&battle, 5, 0);
    battle.give(order).set_pin("a", Pin::Fresh).end_turn();
    assert!(battle.field().clouds.is_empty());
}

#[test]
fn g_28_throws_are_offered_and_accepted() {
    let battle = field().begin();
    let orders = battle.choices().orders;
    let throws: Vec<&Order> = orders.iter().filter(|order| matches!(order, Order::Smoke { .. })).collect();
    assert!(!throws.is_empty());
    for order in throws {
        let table = monkeys::rules::monkeys::door::table(&battle.world);
        assert_eq!(monkeys::rules::monkeys::choices::check(table, order), Ok(()));
    }
}

#[test]
fn g_28_artillery_may_be_centred_on_a_marked_square_it_does_not_see() {
    let mut battle = Scene::new(&["a....9....XY", "b..........."])
        .weapon("howitzer", |weapon| (weapon.arc, weapon.area, weapon.damage) = (1, 2, 5))
        .squad("r1.1", "baboon/assault rifle/smoke grenade", "b")
        .squad("r1.2", "baboon/howitzer", "a")
        .squad("b1.1", "baboon", "XY")
        .dice(&[2])
        .begin();
    assert_eq!(battle.refused(attacking("r1.2", "b1.1")).rule().0, "T-50");
    let mark = Order::Smoke { unit: unit("r1.1"), primate: battle.piece('b'), cell: cell(10, 1) };
    battle.give(mark).end_turn().end_turn();
    battle.attack("r1.2", "b1.1").end_turn();
    let other = battle.firing(&[('a', "Y")]);
    assert_eq!(battle.refused(other).rule().0, "T-50", "the nearest to the mark is the direct target");
    battle.fire(&[('a', "X")]);
    assert_eq!(battle.powers(), (6, 6), "both stand in the blast");
}
