//! No volley without any power is fired: only luck could make it do anything, and it may empty the magazines.

use crate::common::{asked, installed, level, opponent, play, scene};
use bevy_ecs::world::World;
use monkeys::battle;
use monkeys::data::persona::Strength;
use monkeys::engine::{BattleLog, What};
use monkeys::force::UnitId;

/// A unit whose weapons have no power is ordered to fire, and one of which only the leader's has any.
const POPGUNS: &str = r#"(
    format: 1, book: Monkeys,
    tokens: [
        "A.............X...",
        "Bb............Y...",
    ],
    weapons: { "popgun": (damage: 0, range: Medium), "one": (damage: 3, range: Medium) },
    kinds: { "blind": (accuracy: -1, weapons: ["popgun"]), "gunner": (weapons: ["one"]) },
    units: [
        (unit: "r1.1", kind: "blind", members: "A"), (unit: "r1.2", kind: "gunner", members: "Bb", kinds: {'b': "blind"}),
        (unit: "b1.1", kind: "baboon", members: "X"), (unit: "b1.2", kind: "baboon", members: "Y"),
    ],
    turn: (side: 'r'),
    play: [
        Do(Attack(unit: "r1.1", target: "b1.1")), Do(Attack(unit: "r1.2", target: "b1.2")), Do(EndTurn),
        Await('r', Resolve),
    ],
)"#;

/// Battles on each level.
const BATTLES: u64 = 5;

/// The power of each attack so far, and which unit made it.
fn powers(world: &World) -> Vec<(UnitId, i32)> {
    let facts = world.resource::<BattleLog>().facts().iter();
    let power = |what: &What| match what {
        What::Powers { attacker, sums, .. } => Some((*attacker, sums.0)),
        _ => None,
    };
    facts.filter_map(|fact| power(&fact.what)).collect()
}

#[test]
fn a_unit_without_power_holds_its_fire() {
    let (mut world, mut player) = (scene(POPGUNS), opponent("steady", Strength::Quick, 1));
    let mut answers = Vec::new();
    while !["Act", ""].contains(&asked(&world)) {
        let order = player.choose(&mut world).expect("whoever is asked answers");
        answers.push(order.clone());
        battle::submit(&mut world, order).expect("it is allowed");
    }
    let fired = powers(&world);
    assert!(answers.iter().any(|order| order.name() == "HoldFire"), "{answers:?}");
    let [(unit, power)] = fired.as_slice() else { panic!("one unit fires: {fired:?}, {answers:?}") };
    assert!(unit.to_string() == "r1.2" && *power > 0, "{fired:?}, {answers:?}");
}

#[test]
fn no_volley_of_a_battle_is_without_power() {
    let (mut world, mut counted) = (installed(), 0);
    for name in ["two-groves", "bald-ridge"] {
        for seed in 1..=BATTLES {
            let players = [seed, seed + 100].map(|seed| opponent("steady", Strength::Quick, seed));
            let [first, second] = players;
            play(&mut world, &level(name), seed, first, Some(second), |_, _| {});
            let fired = powers(&world);
            let idle: Vec<_> = fired.iter().filter(|(_, power)| *power <= 0).collect();
            assert!(idle.is_empty(), "{name}, seed {seed}: {} of {} volleys: {idle:?}", idle.len(), fired.len());
            counted += fired.len();
        }
    }
    assert!(counted > 40, "only {counted} volleys were fired");
}
