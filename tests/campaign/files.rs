//! Campaign files and recorded campaigns: what is wrong with them is said, all at once.

use crate::kit::{STRONG, WEAK, begun, campaign, commander, parse, tribe};
use monkeys::{
    campaign::{door, file::Saga, order::Order, script},
    data::library,
};

#[test]
fn every_fault_of_a_campaign_is_said_at_once() {
    let text = r#"(
        format: 1, book: Monkeys, name: "", rounds: 0,
        kinds: { '.': (name: "plains", density: 95) },
        map: ["..", ".x"],
        names: { (7, 7): "Nowhere" },
        tribes: [
            (key: 'n', name: "A", troops: [(name: "1", at: (9, 9), platoons: [Roster(file: "nobody", platoon: 1)])]),
            (key: 'r', name: "B", scrap: 3, troops: [(name: "1", at: (0, 0), platoons: [Roster(file: "baboon-rifles", platoon: 1)])]),
            (key: 'R', name: "C", troops: [(name: "1", at: (0, 0), platoons: [Roster(file: "baboon-rifles", platoon: 9)])]),
        ],
    )"#;
    let told = parse(text).expect_err("it is full of faults").to_string();
    for part in [
        "name:",
        "rounds:",
        "kinds['.'].density",
        "map[1]",
        "names[(7, 7)]",
        "tribes[0].key",
        "tribes[0].troops[0].at",
        "tribes[0].troops[0].platoons[0].file",
        "tribes[1].troops",
        "tribes[2].key",
        "tribes[2].troops[0].platoons[0].platoon",
        "tribes[2].troops[0].at",
    ] {
        assert!(told.contains(part), "{part} is missing in:\n{told}");
    }
}

#[test]
fn shipped_campaigns_are_good() {
    let names = library::campaigns();
    assert!(!names.is_empty());
    for name in names {
        parse(library::campaign(&name).expect("it ships")).unwrap_or_else(|why| panic!("{name}: {why}"));
    }
}

fn played() -> Saga {
    let tribes = tribe('r', &[((1, 1), STRONG)]) + &tribe('b', &[((2, 2), WEAK)]);
    let mut world = begun(&campaign(&tribes, ""));
    let commander = commander();
    script::play_out(&mut world, |_| &commander).expect("it plays");
    assert!(door::outcome(&world).is_some());
    Saga::of(&world)
}

/// Plays the text of a recorded campaign again.
fn again(text: &str) -> Result<(), String> {
    let saga = Saga::read("saga.ron", text).map_err(|why| why.to_string())?;
    saga.play("saga.ron", &mut bevy_ecs::world::World::new()).map_err(|why| why.to_string())
}

#[test]
fn a_recorded_campaign_plays_again_and_a_changed_one_does_not() {
    let saga = played();
    assert!(saga.orders.iter().any(|order| matches!(order, Order::Fought(_))), "they meet");
    assert_eq!(again(&saga.text()), Ok(()));
    let seed = Saga { seed: saga.seed + 1, ..saga.clone() };
    assert!(again(&seed.text()).is_err(), "other dice");
    let mut forged = saga.clone();
    for order in &mut forged.orders {
        if let Order::Fought(replay) = order {
            replay.seed += 1;
        }
    }
    let why = again(&forged.text()).expect_err("it is another battle");
    assert!(why.contains("another battle"), "{why}");
    let mut short = saga.clone();
    short.orders.pop();
    assert!(again(&short.text()).is_err(), "the end is missing");
}
