//! Guns that fire from hex to hex (C-14, C-22 to C-25, C-33, C-38, C-40).

use crate::kit::{WEAK, campaign, commander, give, hex, parse, refused, text, told, tribe, troop};
use bevy_ecs::world::World;
use monkeys::{
    campaign::{
        Illegal,
        chronicle::Event,
        door,
        order::{Ask, Order},
        script, shelling, shown, state,
    },
    dice::Dice,
    force::squad::Pile,
};

/// A squad with an artillery vehicle.
const GUN: &str = r#"Inline(name: "Battery", squads: [
    (name: "Gunners", members: [(clan: "baboon", count: 5)], vehicles: [(kind: "artillery")]),
])"#;

/// A gun in the middle of the map and a weak troop south of it, which belongs to another tribe.
fn facing(south: i16, dice: &[u8]) -> World {
    let tribes = tribe('r', &[((2, 1), GUN)]) + &tribe('b', &[((2, 1 + south), WEAK)]);
    let mut world = World::new();
    door::begin_with(&mut world, &campaign(&tribes, "switches: (least_one_hex: true),"), 1, Dice::scripted(dice.to_vec()));
    world
}

fn asked(world: &World) -> Ask {
    door::asked(world).expect("somebody is asked").ask.clone()
}

fn shells(world: &World) -> Vec<Event> {
    told(world).into_iter().filter(|event| matches!(event, Event::Shell { .. })).collect()
}

fn piles(world: &World) -> Vec<Pile> {
    let pile = |event| if let Event::Casualty { pile, .. } = event { Some(pile) } else { None };
    told(world).into_iter().filter_map(pile).collect()
}

#[test]
fn c_14_a_firing_arc_of_24_reaches_one_hex_and_no_farther() {
    let world = facing(1, &[]);
    let guns = shelling::guns(&world, troop("r1"));
    assert_eq!(guns.len(), 1);
    assert_eq!((guns[0].weapon.as_str(), guns[0].unit.as_str(), guns[0].hexes), ("artillery cannon", "Gunners", 1));
    assert!(shelling::guns(&world, troop("b1")).is_empty());
    let reach: Vec<_> = shelling::reach(&world, troop("r1")).into_iter().collect();
    assert_eq!(reach.len(), 6, "the six hexes round it: {reach:?}");
    let mut far = facing(2, &[]);
    let why = refused(&mut far, Order::Shell(troop("b1")));
    assert_eq!(why, Illegal::OutOfGunReach { troop: troop("b1"), hexes: 2, reach: 1 });
}
