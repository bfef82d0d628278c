//! Nobody is left behind without need: units gather before their members go missing (T-28).

use crate::common::{finish_turn, installed, left_behind, level, opponent, play, scene, unit};
use bevy_ecs::world::World;
use monkeys::board::{Cell, distance};
use monkeys::data::persona::Strength;
use monkeys::rules::monkeys::{door, sphere};

/// Battles on each level, and the most members that may go missing in all of them: one in two battles. The measured
/// figure is in docs/opponent.md.
const BATTLES: u64 = 6;
const MOST: usize = 6;

/// The chain to the third member breaks in the enemy's turn.
fn broken(pinned: bool) -> World {
    let states = if pinned { "states: {'n': [Pinned]}," } else { "" };
    scene(&format!(
        r#"(
            format: 1, book: Monkeys,
            tokens: [
                "............................",
                "S.....m.n..................X",
                "............................",
            ],
            units: [
                (unit: "r1.1", kind: "baboon", members: "Smn", {states}), (unit: "b1.1", kind: "baboon", members: "X"),
            ],
            turn: (side: 'b'), dice: [6, 6],
            play: [
                Do(Attack(unit: "b1.1", target: "r1.1")), Do(EndTurn),
                Do(Fire(volley: Main, shots: [(by: "b1.1#1", at: ["r1.1#2"])])),
                Pile("r1.1#2", Wounded), Await('r', Act),
            ],
        )"#
    ))
}

/// A squad on its way to an enemy far away; its third member may be pinned.
fn marching(pinned: bool) -> World {
    let states = if pinned { "states: {'b': [Pinned]}," } else { "" };
    let (empty, tokens) = (".".repeat(60), format!("Aab{}X", ".".repeat(56)));
    scene(&format!(
        r#"(
            format: 1, book: Monkeys, tokens: ["{empty}", "{tokens}", "{empty}"],
            units: [
                (unit: "r1.1", kind: "baboon", members: "Aab", {states}), (unit: "b1.1", kind: "baboon", members: "X"),
            ],
            turn: (side: 'r'),
        )"#
    ))
}

fn outside(world: &World) -> usize {
    let field = door::table(world).field;
    sphere::sphere(field, unit(field, "r1.1")).outside.len()
}

fn leader(world: &World) -> Cell {
    let field = door::table(world).field;
    let leader = field.unit(unit(field, "r1.1")).lead.leader;
    leader.and_then(|leader| field.cell(leader)).expect("it has a leader")
}

#[test]
fn scattered_members_are_gathered() {
    for pinned in [false, true] {
        let mut world = broken(pinned);
        assert_eq!(outside(&world), 1, "the chain is broken");
        let orders = finish_turn(&mut world, &mut opponent("steady", Strength::Quick, 1));
        let lost = (left_behind(&world), outside(&world));
        assert_eq!(lost, (0, 0), "missing and outside, pinned: {pinned}, leader at {}: {orders:?}", leader(&world));
    }
}

#[test]
fn nobody_walks_off_from_a_pinned_mate() {
    let walked = [false, true].map(|pinned| {
        let mut world = marching(pinned);
        let from = leader(&world);
        let orders = finish_turn(&mut world, &mut opponent("steady", Strength::Quick, 1));
        let lost = (left_behind(&world), outside(&world));
        assert_eq!(lost, (0, 0), "missing and outside, pinned: {pinned}: {orders:?}");
        (distance(from, leader(&world)), orders)
    });
    let [(free, orders), (held, _)] = &walked;
    assert!(
        *free > sphere::SERGEANT && held < free,
        "without a pin it walks {free} squares, with one {held}: {orders:?}"
    );
}

#[test]
fn few_go_missing_in_a_battle() {
    let (mut world, mut missing) = (installed(), Vec::new());
    for name in ["two-groves", "bald-ridge"] {
        for seed in 1..=BATTLES {
            let [first, second] = [seed, seed + 100].map(|seed| opponent("steady", Strength::Quick, seed));
            play(&mut world, &level(name), seed, first, Some(second), |_, _| {});
            missing.push(left_behind(&world));
        }
    }
    let all: usize = missing.iter().sum();
    assert!(all <= MOST, "{all} in {} battles: {missing:?}", missing.len());
}
