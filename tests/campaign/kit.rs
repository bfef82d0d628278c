//! Small campaigns for tests: a map as text, troops as text, battles settled by scripted opponents.

use bevy_ecs::world::World;
use monkeys::{
    board::hex::Hex,
    campaign::{
        Illegal,
        chronicle::{Chronicle, Entry, Event},
        door,
        order::Order,
        script,
        state::TroopId,
        waiting::Commander,
    },
    data::{LoadError, campaign, campaign::Campaign, library::Library, monkeys::persona, persona::Strength},
};
use std::sync::Arc;

/// A squad of ten that is hard to beat, and one of five that is easy.
pub const STRONG: &str = r#"Inline(name: "Strong", squads: [
    (name: "Kudu", members: [(clan: "baboon", count: 10, weapons: ["assault rifle"])]),
    (name: "Oryx", members: [(clan: "baboon", count: 10, weapons: ["assault rifle"])]),
    (name: "Topi", members: [(clan: "baboon", count: 10, weapons: ["assault rifle"])]),
])"#;
pub const WEAK: &str = r#"Inline(name: "Weak", squads: [(name: "Wren", members: [(clan: "marmoset", count: 5)])])"#;

/// A campaign of five columns and five rows of plains, with a town in the middle and these troops.
pub fn campaign(tribes: &str, more: &str) -> Arc<Campaign> {
    Arc::new(parse(&text(tribes, more)).unwrap_or_else(|why| panic!("{why}")))
}

/// The text of its file.
pub fn text(tribes: &str, more: &str) -> String {
    format!(
        r#"(
            format: 1, book: Monkeys, name: "A test", rounds: 3, seed: 5, {more}
            kinds: {{
                '.': (name: "plains", density: 25),
                't': (name: "town", density: 25, income: 20, points: 1),
            }},
            map: [".....", ".....", "..t..", ".....", "....."],
            tribes: [{tribes}],
        )"#
    )
}

pub fn parse(text: &str) -> Result<Campaign, LoadError> {
    campaign::parse("test.campaign.ron", text, &Library::shipped()).map(|(campaign, _)| campaign)
}

/// A tribe with troops at these hexes.
pub fn tribe(key: char, troops: &[((i16, i16), &str)]) -> String {
    let troop = |(number, (at, platoon)): (usize, &((i16, i16), &str))| {
        format!("(name: \"{key} {}\", at: {at:?}, platoons: [{platoon}])", number + 1)
    };
    let troops: Vec<String> = troops.iter().enumerate().map(troop).collect();
    format!("(key: {key:?}, name: \"Tribe {key}\", troops: [{}]), ", troops.join(", "))
}

/// A campaign that has started.
pub fn begun(campaign: &Arc<Campaign>) -> World {
    let mut world = World::new();
    door::begin(&mut world, campaign, campaign.seed);
    world
}

pub fn troop(name: &str) -> TroopId {
    let mut letters = name.chars();
    TroopId { tribe: letters.next().expect("a letter"), number: letters.as_str().parse().expect("a number") }
}

pub const fn hex(column: i16, row: i16) -> Hex {
    Hex::new(column, row)
}

/// Gives a legal order.
pub fn give(world: &mut World, order: Order) {
    let name = order.name();
    drop(door::submit(world, order).unwrap_or_else(|why| panic!("{name}: {why:?}")));
}

/// Why an order is refused.
pub fn refused(world: &mut World, order: Order) -> Illegal {
    door::submit(world, order).expect_err("the order is refused")
}

/// The commander of all battles.
pub fn commander() -> Commander {
    let persona = persona::shipped("steady").expect("it ships");
    Commander { name: "steady".into(), persona, strength: Strength::Quick }
}

/// Settles the pending battle.
pub fn settle(world: &mut World) {
    let commander = commander();
    let order = script::answer(world, |_| &commander).expect("the battle can be fought");
    assert!(matches!(order, Order::Fought(_)), "a battle is asked for");
    give(world, order);
}

/// All events so far.
pub fn told(world: &World) -> Vec<Event> {
    world.resource::<Chronicle>().entries().iter().map(|entry: &Entry| entry.event.clone()).collect()
}
