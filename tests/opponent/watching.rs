//! Overwatch fires when the attack is worth more than the risk of emptying the magazines, and lets others pass.

use crate::common::{opponent, scene};
use monkeys::data::persona::Strength;
use monkeys::rules::monkeys::order::Order;

/// What a watcher with a weapon does when an enemy walks past at a distance, on ground of one kind.
fn answer(weapon: &str, squares: usize, ground: &str) -> Order {
    let tokens = format!("A{}X...", ".".repeat(squares));
    let rows = ground.repeat(tokens.len());
    let text = format!(
        r#"(
            format: 1, book: Monkeys, rows: ["{rows}"], tokens: ["{tokens}"],
            weapons: {{ "popgun": (damage: 1, range: Short) }},
            kinds: {{ "watcher": (weapons: ["{weapon}"]) }},
            units: [
                (unit: "r1.1", kind: "watcher", members: "A"),
                (unit: "b1.1", kind: "baboon", members: "X"),
            ],
            turn: (side: 'r'),
            play: [
                Do(Overwatch("r1.1")), Do(EndTurn),
                Do(Move(unit: "b1.1", steps: [Go("b1.1#1", "4")])), Await('r', Watch, ["r1.1"]),
            ],
        )"#
    );
    let mut world = scene(&text);
    opponent("steady", Strength::Quick, 1).choose(&mut world).expect("the watcher is asked")
}

fn fires(weapon: &str, squares: usize, ground: &str, wanted: bool) {
    let order = answer(weapon, squares, ground);
    let answered = if wanted { matches!(order, Order::React(_)) } else { matches!(order, Order::Forfeit(_)) };
    assert!(answered, "{weapon} at {squares} squares on `{ground}`: {order:?}");
}

#[test]
fn overwatch_fires_at_whom_it_can_hurt() {
    fires("assault rifle", 10, ".", true);
    fires("popgun", 10, ".", true);
}

#[test]
fn overwatch_lets_pass_whom_its_weapon_has_no_power_against() {
    // Damage 1, and 1 less beyond its own range: it may fire, and only luck would help.
    fires("popgun", 20, ".", false);
}

#[test]
fn overwatch_lets_pass_whom_it_hurts_less_often_than_it_runs_dry() {
    // Far away and in cover, power 1 against 3: an empty magazine is far more likely than a pin.
    fires("assault rifle", 30, ",", false);
}
