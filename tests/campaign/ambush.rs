//! Ambushes of a campaign in which nobody is left of a side (C-10, C-11, G-36).

use crate::{
    kit::{give, hex, parse, text, told, tribe, troop},
    table::{charge, fight},
};
use bevy_ecs::world::World;
use monkeys::{
    campaign::{
        chronicle::Event,
        door,
        order::{Ask, Order},
        state,
    },
    dice::Dice,
    force::squad::Pile,
};
use std::sync::Arc;

/// A platoon of one baboon with only a machete.
fn one(name: &str, squad: &str) -> String {
    format!(
        r#"Veterans(name: "{name}", units: [
            (post: "1", name: "{squad}", members: [(clan: "baboon", weapons: ["machete"])]),
        ])"#
    )
}

/// Red comes from the north and ambushes blue in the middle of the map; all of them fight with their machetes.
fn ambushed(blue: &[(&str, &str)], seed: u64, dice: Dice) -> World {
    let red = one("Last", "Kudu");
    let platoons: Vec<String> = blue.iter().map(|(name, squad)| one(name, squad)).collect();
    let tribes = tribe('r', &[((2, 1), red.as_str())]) + &tribe('b', &[((2, 2), platoons.join(", ").as_str())]);
    let road = text(&tribes, "")
        .replace("'t': (name: \"town\", density: 25,", "'t': (name: \"road\", density: 25, scenario: Ambush,");
    let mut world = World::new();
    door::begin_with(&mut world, &Arc::new(parse(&road).expect("it is good")), seed, dice);
    give(&mut world, Order::March(hex(2, 2)));
    fight(&mut world, charge);
    world
}

/// Those who were struck down, in order.
fn struck_down(world: &World) -> Vec<char> {
    let of = |event: &Event| match event {
        Event::Casualty { troop, pile: Pile::Injured, .. } => Some(troop.tribe),
        _ => None,
    };
    told(world).iter().filter_map(of).collect()
}

/// How the battle ended.
fn ended(world: &World) -> (Option<state::TroopId>, String) {
    let fought = |event| if let Event::Fought { winner, how, .. } = event { Some((winner, how)) } else { None };
    told(world).into_iter().find_map(fought).expect("they fought")
}

#[test]
fn g_36_an_ambush_in_which_both_sides_are_wiped_out_is_a_draw() {
    let blue = [("Column", "Oryx")];
    let both = |seed: &u64| struck_down(&ambushed(&blue, *seed, Dice::seeded(*seed))) == ['r', 'b'];
    let seed = (1..80).find(both).expect("they strike each other down");
    // Both recover, and the entrant goes back.
    let world = ambushed(&blue, seed, Dice::scripted(vec![1, 1]));
    assert_eq!(ended(&world), (None, "deserted-both".to_owned()));
    assert_eq!(state::stands(&world, troop("r1")), Some(hex(2, 1)));
    assert_eq!(state::stands(&world, troop("b1")), Some(hex(2, 2)));
}

#[test]
fn c_11_whoever_is_beaten_retreats_even_if_nobody_is_left_of_the_winner() {
    // Two of three platoons are eliminated, the second one together with the attacker.
    let blue = [("Van", "Oryx"), ("Main", "Topi"), ("Rear", "Eland")];
    let sprung = |seed: &u64| struck_down(&ambushed(&blue, *seed, Dice::seeded(*seed))) == ['r', 'b', 'b'];
    let seed = (1..400).find(sprung).expect("the last of red strikes down two of them, and falls with the second");
    // The attacker dies of it; the others recover.
    let mut world = ambushed(&blue, seed, Dice::scripted(vec![6, 1, 1]));
    assert_eq!(ended(&world), (Some(troop("r1")), "ambush-sprung".to_owned()));
    assert_eq!(state::stands(&world, troop("r1")), None, "nobody is left of the winner");
    let asked = door::asked(&world).map(|question| question.ask.clone());
    assert_eq!(asked, Some(Ask::Retreat { troop: troop("b1") }), "it came from the north");
    let ways = [hex(3, 2), hex(2, 3), hex(1, 2)].map(Order::Retreat);
    let mut found = door::choices(&world);
    assert!(found.len() == 3 && ways.iter().all(|way| found.contains(way)), "{found:?}");
    give(&mut world, found.remove(0));
    assert!(state::stands(&world, troop("b1")).is_some(), "the living leave the hex and not the map");
    assert_eq!(state::holder(&world, hex(2, 2)), Some('b'), "nobody has taken it");
}
