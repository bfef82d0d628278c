//! Meetings that nobody wins, and those without a battle (C-07, C-29, G-19).

use crate::kit::{STRONG, WEAK, campaign, give, hex, settle, told, tribe, troop};
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

/// A strong troop has come down from the north and beaten a weak one in the middle of the map. These dice were given to the
/// tables.
fn beaten(seed: u64, dice: Dice) -> World {
    let tribes = tribe('r', &[((2, 1), STRONG)]) + &tribe('b', &[((2, 2), WEAK)]);
    let mut world = World::new();
    door::begin_with(&mut world, &campaign(&tribes, ""), seed, dice);
    give(&mut world, Order::March(hex(2, 2)));
    settle(&mut world);
    world
}

/// Dice by which all of the weak troop miss the next battle, if all of it fell; the others recover.
fn resting(seed: u64) -> Option<Vec<u8>> {
    let mut fallen = 0;
    let mut dice = Vec::new();
    for event in told(&beaten(seed, Dice::seeded(seed))) {
        let Event::Casualty { troop, pile, .. } = event else { continue };
        let own = troop.tribe == 'b';
        fallen += usize::from(own);
        dice.extend(match pile {
            _ if !own && pile == Pile::Hollow => vec![1, 1],
            _ if !own => vec![1],
            Pile::Hollow => vec![3, 3],
            Pile::Wounded => vec![3],
            Pile::Injured => vec![4],
            _ => vec![5],
        });
    }
    (fallen == 5).then_some(dice)
}

/// The troop that is asked where it goes goes south.
fn south(world: &mut World, row: i16) {
    if matches!(door::asked(world).map(|question| &question.ask), Some(Ask::Retreat { .. })) {
        give(world, Order::Retreat(hex(2, row)));
    }
}

/// Nobody does anything until the red troop moves again.
fn next_round(world: &mut World) {
    give(world, Order::Done);
    while !matches!(door::asked(world).map(|question| &question.ask), Some(Ask::Act { troop: own, .. }) if *own == troop("r1"))
    {
        give(world, Order::Done);
    }
}

fn fit(world: &World) -> bool {
    monkeys::campaign::battle::has_fit(world, troop("b1"))
}

#[test]
fn g_19_a_troop_in_which_everybody_rests_fights_the_battle_after_the_next() {
    let (seed, dice) = (1..30).find_map(|seed| Some((seed, resting(seed)?))).expect("all of it falls once");
    let mut world = beaten(seed, Dice::scripted(dice));
    south(&mut world, 3);
    assert!(!fit(&world), "all of it misses the next battle");
    next_round(&mut world);
    give(&mut world, Order::March(hex(2, 3)));
    south(&mut world, 4);
    let told = told(&world);
    assert!(told.contains(&Event::Unfit { troop: troop("b1") }), "{told:?}");
    assert_eq!(told.iter().filter(|event| matches!(event, Event::Fought { .. })).count(), 1, "nobody fought");
    assert_eq!(state::stands(&world, troop("b1")), Some(hex(2, 4)), "it gives way");
    assert!(fit(&world), "it has missed that battle");
    next_round(&mut world);
    give(&mut world, Order::March(hex(2, 4)));
    let asked = door::asked(&world).map(|question| question.ask.clone());
    assert_eq!(asked, Some(Ask::Fight { entrant: troop("r1"), other: troop("b1") }));
}
