//! The order of the units in a file doesn't matter (G15).

use crate::{
    scene::{Game, Scene},
    twins::Twin,
};
use monkeys::data::hexes::{
    level::{self, Level},
    profiles::profiles,
};
use monkeys::dice::{Dice, Stream};
use monkeys::engine::{Rules, What, door};
use monkeys::force::Side;
use monkeys::rules::hexes::{Hexes, Order, muster::unit_id};
use std::fs;

fn parsed(text: &str) -> Level {
    level::parse("permuted", text, profiles()).unwrap_or_else(|error| panic!("{error}")).0
}

/// The file of a level with the lines of each army in a different order.
fn permuted(text: &str, seed: u64) -> String {
    let mut luck = Stream::new(seed, "file");
    let lines: Vec<&str> = text.lines().collect();
    let is_unit = |line: &&str| line.trim_start().starts_with("(kind:");
    let shuffled = lines.chunk_by(|one, next| is_unit(one) && is_unit(next)).flat_map(|lines| {
        let mut lines = lines.to_vec();
        luck.shuffle(&mut lines);
        lines
    });
    shuffled.collect::<Vec<_>>().join("\n")
}

/// The number of each unit in the other file.
fn twins(one: &Level, other: &Level) -> Twin {
    let mut twin = Twin::default();
    for side in Side::BOTH {
        for unit in &one.sides[side.index()].units {
            let there = other.sides[side.index()].units.iter().find(|known| known.name == unit.name);
            let there = there.expect("it fights in both").number;
            twin.units.insert(unit_id(side, unit.number), unit_id(side, there));
        }
    }
    twin
}

/// Dice that all show the same face, so that the order of rolls makes no difference.
fn begin(level: &Level, face: u8) -> Game {
    Scene(level.muster()).begin_with(Dice::scripted(vec![face; 40_000]))
}

/// Both deploy alike, each in the order of its own file.
fn set_up((one, other): (&mut Game, &mut Game), twin: &Twin, luck: &mut Stream) {
    let mut given = Vec::new();
    while one.asked().0 == "SetUp" {
        let order = Hexes::wander(one.view(), one.choices(), luck).expect("an order");
        given.extend(twin.order((one, other), &order));
        one.order(order);
    }
    while other.asked().0 == "SetUp" {
        let unit = door::window::<Hexes>(&other.0).and_then(|window| window.about).expect("a unit is set up");
        let order = given.iter().find(|order| matches!(order, Order::SetUp(known, ..) if *known == unit));
        other.order(order.expect("it was set up in both").clone());
    }
}

/// Whether more than two units may have fought for a hex since this many facts: of several, the first is hit first.
fn is_crowded(game: &Game, since: usize) -> bool {
    let marked = |what: &What| matches!(what, What::Marked { mark: "in-assault", .. });
    game.turn().fights.iter().any(|fight| fight.fighters.len() > 2)
        || game.facts()[since..].iter().filter(|what| marked(what)).count() > 2
}

#[test]
fn g_15_the_order_of_units_in_the_file_never_matters() {
    let text = fs::read_to_string("levels/entrenched.level.ron").expect("the level is there");
    let level = parsed(&text);
    let mut compared = 0;
    for (seed, face) in (0..6).zip([2, 3, 4, 5, 3, 4]) {
        let other = parsed(&permuted(&text, seed));
        let twin = twins(&level, &other);
        assert!(twin.units.iter().filter(|(one, other)| one != other).count() > 8, "the files differ");
        let (mut one, mut other) = (begin(&level, face), begin(&other, face));
        let mut luck = Stream::new(seed, "orders");
        set_up((&mut one, &mut other), &twin, &mut luck);
        twin.assert_same(&one, &other);
        while !one.is_over() {
            assert_eq!(one.asked(), other.asked());
            let facts = one.facts().len();
            let order = Hexes::wander(one.view(), one.choices(), &mut luck).expect("an order");
            let same = twin.order((&one, &other), &order).expect("the same is asked");
            one.order(order);
            other.order(same);
            if is_crowded(&one, facts) {
                break;
            }
            twin.assert_same(&one, &other);
            compared += 1;
        }
    }
    assert!(compared > 100, "only {compared} orders are compared");
}
