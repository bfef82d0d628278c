//! Mutants of campaigns and of recorded campaigns.

use crate::{
    books::{said, texts_in},
    common::printed,
    fuzz::fuzz,
};
use bevy_ecs::world::World;
use monkeys::{
    campaign::{
        door,
        file::Saga,
        order::{Ask, Order},
        script,
        seats::{Seat, Seats},
        trial,
        waiting::Commander,
    },
    data::{
        campaign,
        campaign::script as trials,
        library,
        library::Library,
        monkeys::persona::{self},
        persona::Strength,
    },
};
use std::sync::Arc;

/// For how many orders a mutant is played.
const ORDERS: usize = 20;

fn commander() -> Commander {
    let persona = persona::shipped("steady").expect("it ships");
    Commander { name: "steady".into(), persona, strength: Strength::Random }
}

/// Plays on by script up to the first pending battle, or through this many battles.
fn play_on(world: &mut World, mut battles: usize) -> Result<(), String> {
    let commander = commander();
    for _ in 0..ORDERS {
        let Some(question) = door::asked(world) else { return Ok(()) };
        if matches!(question.ask, Ask::Fight { .. }) {
            if battles == 0 {
                return Ok(());
            }
            battles -= 1;
        }
        let order: Order = said(script::answer(world, |_| &commander))?;
        door::submit(world, order).unwrap_or_else(|why| panic!("a scripted tribe asks for what is legal: {why:?}"));
    }
    Ok(())
}

#[test]
fn fuzz_campaigns() {
    let names = library::campaigns();
    let texts: Vec<String> = names.iter().map(|name| library::campaign(name).expect("it ships").to_owned()).collect();
    assert!(!texts.is_empty());
    fuzz(&texts, |text| {
        let (campaign, _) = said(campaign::parse("mutant.campaign.ron", text, &Library::shipped()))?;
        let (mut world, seed) = (World::new(), campaign.seed);
        door::begin(&mut world, &Arc::new(campaign), seed);
        play_on(&mut world, 0)
    });
}

/// Two small troops that meet at once.
const SMALL: &str = r#"(
    format: 1, book: Monkeys, name: "Small", rounds: 2, seed: 5,
    kinds: { '.': (name: "plains", density: 25), 't': (name: "town", density: 25, income: 20, points: 1) },
    map: ["...", ".t.", "..."],
    names: { (1, 1): "The Yard" },
    tribes: [
        (key: 'r', name: "Red", troops: [(name: "First", at: (0, 1), platoons: [Inline(name: "Strong", squads: [
            (name: "Kudu", members: [(clan: "baboon", count: 6, weapons: ["assault rifle"])]),
        ])])]),
        (key: 'b', name: "Blue", troops: [(name: "Second", at: (2, 1), platoons: [Inline(name: "Weak", squads: [
            (name: "Wren", members: [(clan: "marmoset", count: 5)]),
        ])])]),
    ],
)"#;

/// A recorded campaign, after this many battles.
fn recorded(battles: usize) -> Saga {
    let (campaign, _) = campaign::parse("small.campaign.ron", SMALL, &Library::shipped()).expect("it is good");
    let mut world = World::new();
    door::begin(&mut world, &Arc::new(campaign), 5);
    let marauder =
        |key| (key, Seat::Script { temper: "marauder".into(), commander: "steady".into(), strength: Strength::Quick });
    world.insert_resource(Seats(vec![marauder('r'), marauder('b')]));
    play_on(&mut world, battles).expect("it plays");
    let saga = Saga::of(&world);
    let fought = saga.orders.iter().filter(|order| matches!(order, Order::Fought(_))).count();
    assert_eq!(fought, battles, "they meet");
    saga
}

fn verify(text: &str) -> Result<(), String> {
    let saga = said(Saga::read("saga.ron", text))?;
    said(saga.play("saga.ron", &mut World::new()))
}

#[test]
fn fuzz_scripts_of_campaigns() {
    fuzz(&texts_in("tests/scripts/campaign"), |text| {
        let script = said(trials::parse("mutant", text, &Library::shipped()))?;
        trial::play(&mut World::new(), &script).map(drop).map_err(|miss| printed(&miss))
    });
}

/// A mutant that differs in content from the original is never accepted.
#[test]
fn fuzz_recorded_campaigns() {
    let sagas = [recorded(0), recorded(1)];
    let texts = sagas.each_ref().map(Saga::text);
    texts.iter().for_each(|text| verify(text).expect("it holds"));
    fuzz(&texts, |text| {
        verify(text)?;
        let read = Saga::read("saga.ron", text).expect("it was read");
        assert!(sagas.contains(&read), "a forged campaign verifies");
        Ok(())
    });
}

#[test]
fn whatever_a_recorded_campaign_says_is_under_its_hash() {
    let text = recorded(1).text();
    for (old, new) in [
        ("name:\"Small\"", "name:\"Smell\""),
        ("name:\"Red\"", "name:\"Rad\""),
        ("\"The Yard\"", "\"The Yarn\""),
        ("rounds:2", "rounds:3"),
        ("income:20", "income:21"),
        ("format:1", "format:2"),
    ] {
        let error = verify(&crate::common::forged(&text.replace(": ", ":"), old, new)).expect_err(new);
        assert!(error.starts_with("saga.ron"), "{error}");
    }
    verify(&text.replace(": ", ":")).expect("blanks don't matter");
}
