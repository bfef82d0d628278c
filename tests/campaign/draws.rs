//! Meetings without a winner, and those without a battle (C-07, C-10, C-29, C-35, G-19).

use crate::{
    kit::{STRONG, WEAK, campaign, give, hex, settle, told, tribe, troop},
    table::{charge, fight},
};
use bevy_ecs::world::World;
use monkeys::{
    battle::{
        self,
        replay::{Player, Replay},
    },
    campaign::{
        chronicle::Event,
        door,
        order::{Ask, Order},
        state, waiting,
    },
    dice::Dice,
    engine::door as engine,
    force::{Side, squad::Pile},
    rules::First,
};

/// A strong troop has come down from the north and beaten a weak one in the middle of the map. These dice are for the
/// tables.
fn beaten(seed: u64, dice: Dice) -> World {
    let tribes = tribe('r', &[((2, 1), STRONG)]) + &tribe('b', &[((2, 2), WEAK)]);
    let mut world = World::new();
    door::begin_with(&mut world, &campaign(&tribes, ""), seed, dice);
    give(&mut world, Order::March(hex(2, 2)));
    settle(&mut world);
    world
}

/// Dice with which all of the weak troop miss the next battle, if all of it fell; the others recover.
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

/// The troop asked where to go goes south.
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
    monkeys::campaign::fielded::has_fit(world, troop("b1"))
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

#[test]
fn c_10_in_a_battle_that_does_not_end_the_entrant_gives_up() {
    let tribes = tribe('r', &[((2, 1), WEAK)]) + &tribe('b', &[((2, 2), STRONG)]);
    for asked in Side::BOTH {
        let mut world = World::new();
        door::begin(&mut world, &campaign(&tribes, ""), 1);
        give(&mut world, Order::March(hex(2, 2)));
        let waiting = waiting::waiting(&world).expect("it can be fought").expect("they meet");
        let mut table = World::new();
        battle::monkeys::install(&mut table);
        battle::begin(&mut table, &waiting.level, waiting.seed);
        // It is broken off while either side is asked.
        while let Some(choices) = engine::choices::<First>(&table).filter(|choices| choices.window.side != asked) {
            let usual = choices.default.or_else(|| choices.orders.first().cloned());
            battle::submit(&mut table, usual.expect("something is offered")).expect("it is a choice");
        }
        waiting::give_up(&mut table, Side::First);
        let replay = Replay::of(&table, (Player::Human, Player::Human)).expect("it was recorded");
        give(&mut world, Order::Fought(Box::new(replay)));
        assert_eq!(state::stands(&world, troop("r1")), Some(hex(2, 1)), "{asked:?} was asked");
        assert_eq!(state::stands(&world, troop("b1")), Some(hex(2, 2)), "{asked:?} was asked");
    }
}

/// One baboon with only a machete.
const LAST: &str = r#"Veterans(name: "Last", units: [
    (post: "1", name: "Kudu", members: [(clan: "baboon", weapons: ["machete"])]),
])"#;

/// The last of red meets the last of blue in the middle of the map, and they fight with their machetes.
fn duel(seed: u64, dice: Dice) -> World {
    let tribes = tribe('r', &[((2, 1), LAST), ((0, 0), WEAK)]) + &tribe('b', &[((2, 2), LAST), ((4, 4), WEAK)]);
    let mut world = World::new();
    door::begin_with(&mut world, &campaign(&tribes, ""), seed, dice);
    give(&mut world, Order::Designate(troop("r1")));
    give(&mut world, Order::March(hex(2, 2)));
    fight(&mut world, charge);
    world
}

fn struck_down(world: &World) -> usize {
    told(world).iter().filter(|event| matches!(event, Event::Casualty { pile: Pile::Injured, .. })).count()
}

/// A seed with which both are removed in close combat.
fn both_fall() -> u64 {
    (1..60).find(|seed| struck_down(&duel(*seed, Dice::seeded(*seed))) == 2).expect("they strike each other down")
}

#[test]
fn c_35_where_both_are_wiped_out_nobody_retreats_and_the_hex_keeps_its_last_holder() {
    // Both die of it.
    let world = duel(both_fall(), Dice::scripted(vec![6, 6]));
    let told = told(&world);
    let fought =
        told.iter().find_map(|event| if let Event::Fought { winner, .. } = event { Some(*winner) } else { None });
    assert!(fought.is_some(), "{told:?}");
    for gone in ["r1", "b1"] {
        assert_eq!(state::stands(&world, troop(gone)), None, "nobody is left of it");
        assert!(told.contains(&Event::Destroyed { troop: troop(gone) }));
    }
    assert!(!told.iter().any(|event| matches!(event, Event::Retreated { .. })), "nobody retreats: {told:?}");
    assert_eq!(state::holder(&world, hex(2, 2)), Some('b'), "it was blue's last");
}

#[test]
fn c_10_after_a_draw_the_entrant_goes_back() {
    // Both recover, so each side has somebody left.
    let world = duel(both_fall(), Dice::scripted(vec![1, 1]));
    let told = told(&world);
    let drawn = told.iter().any(|event| matches!(event, Event::Fought { winner: None, .. }));
    assert!(drawn, "nobody wins where nobody is left on the board: {told:?}");
    assert_eq!(state::stands(&world, troop("r1")), Some(hex(2, 1)));
    assert_eq!(state::stands(&world, troop("b1")), Some(hex(2, 2)));
    assert_eq!(state::holder(&world, hex(2, 2)), Some('b'));
}

#[test]
fn c_10_after_a_draw_an_entrant_that_is_wiped_out_leaves_the_map() {
    // The red one dies of it; the blue one recovers.
    let world = duel(both_fall(), Dice::scripted(vec![6, 1]));
    let told = told(&world);
    assert!(told.iter().any(|event| matches!(event, Event::Fought { winner: None, .. })), "{told:?}");
    assert_eq!(state::stands(&world, troop("r1")), None);
    assert!(told.contains(&Event::Destroyed { troop: troop("r1") }));
    assert!(!told.iter().any(|event| matches!(event, Event::Retreated { .. })), "nobody is left to retreat: {told:?}");
    assert_eq!(state::stands(&world, troop("b1")), Some(hex(2, 2)));
    assert_eq!(state::holder(&world, hex(2, 2)), Some('b'));
}

#[test]
fn c_10_after_a_draw_a_holder_that_is_wiped_out_leaves_the_map_and_the_entrant_goes_back() {
    // The red one recovers; the blue one dies of it.
    let world = duel(both_fall(), Dice::scripted(vec![1, 6]));
    let told = told(&world);
    assert!(told.iter().any(|event| matches!(event, Event::Fought { winner: None, .. })), "{told:?}");
    assert_eq!(state::stands(&world, troop("b1")), None);
    assert!(told.contains(&Event::Destroyed { troop: troop("b1") }));
    assert_eq!(state::stands(&world, troop("r1")), Some(hex(2, 1)));
    assert_eq!(state::holder(&world, hex(2, 2)), Some('b'), "nobody has taken it");
}
