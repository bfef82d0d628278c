//! Guns that fire from hex to hex (C-14, C-22 to C-25, C-33, C-38, C-40).

use crate::kit::{STRONG, WEAK, campaign, commander, give, hex, refused, settle, told, tribe, troop};
use bevy_ecs::world::World;
use monkeys::{
    campaign::{
        Illegal, bombardment,
        chronicle::Event,
        door,
        order::{Ask, Order},
        script, shelling, shown, state, waiting,
    },
    data::campaign::Campaign,
    dice::Dice,
    force::squad::Pile,
    rules::monkeys as battle,
};
use std::sync::Arc;

/// A squad with an artillery vehicle.
const GUN: &str = r#"Inline(name: "Battery", squads: [
    (name: "Gunners", members: [(clan: "baboon", count: 5)], vehicles: [(kind: "artillery")]),
])"#;

/// A gun in the middle of the map and a weak troop of another tribe to the south of it.
fn facing(south: i16, dice: &[u8]) -> World {
    let tribes = tribe('r', &[((2, 1), GUN)]) + &tribe('b', &[((2, 1 + south), WEAK)]);
    let mut world = World::new();
    door::begin_with(&mut world, &campaign(&tribes, ""), 1, Dice::scripted(dice.to_vec()));
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

#[test]
fn c_14_each_full_24_squares_of_firing_arc_reach_one_hex() {
    for (arc, hexes) in [(23, 0), (24, 1), (47, 1), (48, 2)] {
        for far in 1..=3 {
            let tribes = tribe('r', &[((2, 0), GUN)]) + &tribe('b', &[((2, far), WEAK)]);
            let mut campaign = Campaign::clone(&campaign(&tribes, ""));
            let profiles = Arc::make_mut(&mut campaign.profiles);
            let cannon = profiles.weapon("artillery cannon").expect("it is in the book");
            profiles.weapons[cannon].arc = arc;
            let mut world = World::new();
            door::begin_with(&mut world, &Arc::new(campaign), 1, Dice::scripted(Vec::new()));
            let fires = door::submit(&mut world, Order::Shell(troop("b1"))).is_ok();
            assert_eq!(fires, far <= hexes, "an arc of {arc} over {far} hexes");
        }
    }
}

/// The weak troop of the blue tribe, one hex south of the gun, is shelled and is on this square of the grid.
fn shelled(dice: &[u8], square: (u8, u8)) -> World {
    let mut world = facing(1, dice);
    give(&mut world, Order::Shell(troop("b1")));
    assert_eq!(asked(&world), Ask::Grid { troop: troop("b1"), by: troop("r1") });
    give(&mut world, Order::Grid(vec![square]));
    usually(&mut world);
    world
}

/// Gives the default answer to all questions about shells.
fn usually(world: &mut World) {
    while matches!(door::asked(world).map(|question| &question.ask), Some(Ask::Shot { .. })) {
        let usual = door::choices(world).swap_remove(0);
        give(world, usual);
    }
}

/// A hit and its dice: the squad, the dice, the die that counts, primates and vehicles.
type Struck<'a> = (Option<&'a str>, &'a [u8], Option<u8>, usize, usize);

fn struck(event: &Event) -> Struck<'_> {
    match event {
        Event::Shell { struck, dice, face, fallen, wrecks, .. } => {
            (struck.as_deref(), dice.as_slice(), *face, *fallen, *wrecks)
        }
        other => panic!("{other:?} is no shell"),
    }
}

#[test]
fn c_22_two_dice_say_on_which_column_and_row_the_shell_falls() {
    // Column 2, row 5; then 6 against 5: two dice, the gunner takes the higher one. Five casualties recover.
    let world = shelled(&[2, 5, 2, 4, 1, 1, 1, 1, 1], (2, 5));
    assert_eq!(shells(&world).iter().map(struck).collect::<Vec<_>>(), [(Some("Wren"), &[2, 4][..], Some(4), 5, 0)]);
    // The same dice in the opposite order land elsewhere.
    let world = shelled(&[5, 2], (2, 5));
    assert_eq!(shells(&world).iter().map(struck).collect::<Vec<_>>(), [(None, &[][..], None, 0, 0)]);
}

#[test]
fn c_23_nobody_on_the_grid_is_in_cover() {
    // A 5 makes those in cover test, and wounds those in the open: all five of them.
    let world = shelled(&[1, 1, 5, 1, 1, 1, 1, 1, 1], (1, 1));
    assert_eq!(piles(&world), [Pile::Wounded; 5]);
    // A 3 wounds nobody.
    let world = shelled(&[1, 1, 3, 2], (1, 1));
    assert_eq!(shells(&world).iter().map(struck).collect::<Vec<_>>(), [(Some("Wren"), &[3, 2][..], Some(3), 0, 0)]);
    assert_eq!(piles(&world), []);
}

#[test]
fn c_23_those_easier_to_hurt_than_the_one_named_are_hit_without_adding() {
    let led = r#"Inline(name: "Led", squads: [
        (name: "Oryx", members: [(clan: "gorilla"), (clan: "baboon", count: 4)]),
    ])"#;
    let tribes = tribe('r', &[((2, 1), GUN)]) + &tribe('b', &[((2, 2), led)]);
    let mut world = World::new();
    // 6 against the gorilla's 4 alone: two dice, the gunner's choice. With the baboons' 12 it would be the owner's.
    let dice = Dice::scripted(vec![1, 1, 1, 6, 1, 1, 1, 1, 1]);
    door::begin_with(&mut world, &campaign(&tribes, ""), 1, dice);
    give(&mut world, Order::Shell(troop("b1")));
    give(&mut world, Order::Grid(vec![(1, 1)]));
    usually(&mut world);
    assert_eq!(shells(&world).iter().map(struck).collect::<Vec<_>>(), [(Some("Oryx"), &[1, 6][..], Some(6), 5, 0)]);
}

#[test]
fn c_24_a_shell_on_an_empty_square_does_nothing() {
    let before = state::of::<state::Ranks>(&facing(1, &[]), troop("b1"));
    let world = shelled(&[1, 2], (1, 1));
    assert_eq!(shells(&world).iter().map(struck).collect::<Vec<_>>(), [(None, &[][..], None, 0, 0)]);
    assert_eq!(state::of::<state::Ranks>(&world, troop("b1")), before, "nobody is hit");
}

#[test]
fn c_22_every_squad_has_a_square_and_an_hq_with_its_fireteams_one() {
    let commanded = r#"Inline(name: "Commanded",
        command: (co: (clan: "baboon"), xo: (clan: "baboon"), teams: [
            (kind: Grenadier, members: [(clan: "baboon", count: 2)]),
            (kind: Grenadier, members: [(clan: "baboon", count: 2)]),
        ]),
        squads: [
            (name: "Kudu", members: [(clan: "baboon", count: 5)]),
            (name: "Oryx", members: [(clan: "baboon", count: 5)]),
        ])"#;
    let tribes = tribe('r', &[((2, 1), GUN)]) + &tribe('b', &[((2, 2), commanded)]);
    let mut world = World::new();
    door::begin_with(&mut world, &campaign(&tribes, ""), 1, Dice::scripted(vec![6, 6]));
    give(&mut world, Order::Shell(troop("b1")));
    assert_eq!(shelling::squads(&world, troop("b1")).len(), 3);
    let why = |world: &mut World, squares: &[(u8, u8)]| refused(world, Order::Grid(squares.to_vec()));
    assert_eq!(why(&mut world, &[(1, 1), (2, 1)]), Illegal::Squares { given: 2, squads: 3 });
    assert_eq!(why(&mut world, &[(1, 1), (2, 1), (1, 1)]), Illegal::SquareTaken { column: 1, row: 1 });
    assert_eq!(why(&mut world, &[(1, 1), (2, 1), (0, 1)]), Illegal::OffGrid { column: 0, row: 1 });
    assert_eq!(why(&mut world, &[(1, 1), (2, 1), (1, 7)]), Illegal::OffGrid { column: 1, row: 7 });
    give(&mut world, Order::Grid(vec![(1, 1), (6, 1), (1, 6)]));
}

#[test]
fn c_25_every_gun_of_the_troop_fires_once_and_its_turn_is_over() {
    let two = r#"Inline(name: "Battery", squads: [
        (name: "First", members: [(clan: "baboon", count: 5)], vehicles: [(kind: "artillery")]),
        (name: "Second", members: [(clan: "baboon", count: 5)], vehicles: [(kind: "artillery")]),
    ])"#;
    let tribes = tribe('r', &[((2, 1), two)]) + &tribe('b', &[((2, 2), WEAK)]);
    let mut world = World::new();
    door::begin_with(&mut world, &campaign(&tribes, ""), 1, Dice::scripted(vec![1, 2, 2, 1]));
    give(&mut world, Order::Shell(troop("b1")));
    give(&mut world, Order::Grid(vec![(1, 1)]));
    let squares = |event: Event| if let Event::Shell { square, .. } = event { square } else { panic!("no shell") };
    assert_eq!(shells(&world).into_iter().map(squares).collect::<Vec<_>>(), [(1, 2), (2, 1)], "a random square each");
    // The shelled troop may answer in its own turn.
    assert!(matches!(asked(&world), Ask::Act { troop: own, .. } if own == troop("b1")));
    give(&mut world, Order::March(hex(2, 1)));
    assert!(matches!(asked(&world), Ask::Fight { .. }));
}

#[test]
fn c_25_guns_fire_in_place_of_a_march_and_at_enemies_alone() {
    let tribes = tribe('r', &[((2, 1), GUN), ((1, 1), WEAK)]) + &tribe('b', &[((2, 3), WEAK), ((0, 4), WEAK)]);
    let mut world = World::new();
    door::begin_with(&mut world, &campaign(&tribes, ""), 1, Dice::scripted(vec![1, 1]));
    give(&mut world, Order::Designate(troop("r1")));
    assert_eq!(refused(&mut world, Order::Shell(troop("r2"))), Illegal::NoTarget { troop: troop("r2") });
    assert_eq!(refused(&mut world, Order::Shell(troop("b9"))), Illegal::NoTarget { troop: troop("b9") });
    give(&mut world, Order::March(hex(2, 2)));
    assert_eq!(refused(&mut world, Order::Shell(troop("b1"))), Illegal::HasMarched { troop: troop("r1") });
    give(&mut world, Order::Done);
    give(&mut world, Order::Designate(troop("b1")));
    give(&mut world, Order::Done);
    assert_eq!(refused(&mut world, Order::Shell(troop("b1"))), Illegal::NoGuns { troop: troop("r2") });
}

#[test]
fn c_38_casualties_of_shells_roll_but_nothing_is_taken_and_nobody_retreats() {
    // All five fall: one dies of it, one misses the next battle, three recover.
    let world = shelled(&[1, 1, 6, 6, 6, 1, 1, 1, 3], (1, 1));
    assert_eq!(piles(&world), [Pile::Wounded; 5]);
    let graves = &world.resource::<state::Graves>().0;
    assert_eq!(graves.len(), 1, "who rolls a 6 is dead");
    assert_eq!(graves[0].hex, hex(2, 2));
    let kills = |of: &str| shown::roll(&world, troop(of)).iter().map(|one| one.kills).sum::<u16>();
    assert_eq!((kills("r1"), kills("b1")), (5, 0), "they stand in the records of the gun's squad");
    assert_eq!(state::of::<state::Store>(&world, troop("r1")), state::Store::default(), "no gear is taken");
    assert_eq!(state::stands(&world, troop("b1")), Some(hex(2, 2)), "nobody retreats");
    assert_eq!(shown::shown(&world).stacks[0].primates, (4 - 1, 1), "one of those left misses the next battle");
}

#[test]
fn c_38_wrecks_of_shells_are_lost() {
    let tribes = tribe('r', &[((2, 1), GUN)]) + &tribe('b', &[((2, 2), GUN)]);
    let mut world = World::new();
    // 6 against the vehicle's 6 and 4 alone: the owner takes the lower of two dice, a 6.
    let dice = Dice::scripted(vec![1, 1, 6, 6, 1, 1, 1, 1, 1]);
    door::begin_with(&mut world, &campaign(&tribes, ""), 1, dice);
    give(&mut world, Order::Shell(troop("b1")));
    give(&mut world, Order::Grid(vec![(1, 1)]));
    usually(&mut world);
    let told = told(&world);
    assert!(told.contains(&Event::Lost { troop: troop("b1"), vehicle: "artillery".into() }), "{told:?}");
    assert_eq!(shown::shown(&world).stacks[0].vehicles, 0);
    assert!(!matches!(asked(&world), Ask::Salvage { .. }), "nobody is asked what becomes of it");
}

#[test]
fn c_40_natives_stand_on_the_first_squares_of_the_grid() {
    let tribes = tribe('r', &[((2, 1), GUN)]) + &tribe('b', &[((4, 4), WEAK)]);
    let natives = format!("natives: [(name: \"Wall\", at: (2, 2), platoons: [{WEAK}])],");
    let mut world = World::new();
    let dice = Dice::scripted(vec![1, 1, 6, 6, 1, 1, 1, 1, 1]);
    door::begin_with(&mut world, &campaign(&tribes, &natives), 1, dice);
    give(&mut world, Order::Shell(troop("n1")));
    usually(&mut world);
    assert_eq!(shells(&world).iter().map(struck).collect::<Vec<_>>(), [(Some("Wren"), &[6, 6][..], Some(6), 5, 0)]);
}

#[test]
fn t_65_whoever_is_stronger_is_asked_which_die_counts() {
    // Column 2, row 5; 6 against 5: two dice, and the gunner's choice. The usual one is the higher.
    let before = || {
        let mut world = facing(1, &[2, 5, 2, 4, 1, 1, 1, 1, 1]);
        give(&mut world, Order::Shell(troop("b1")));
        give(&mut world, Order::Grid(vec![(2, 5)]));
        world
    };
    let mut world = before();
    let question = door::asked(&world).expect("somebody is asked");
    assert_eq!((question.tribe, &question.ask), ('r', &Ask::Shot { by: troop("r1"), at: troop("b1") }));
    let keep = |die| Order::Answer(Box::new(battle::Order::Keep(die)));
    assert_eq!(door::choices(&world), [keep(2), keep(1)]);
    let shot = bombardment::shot(&world).expect("it is about a shell");
    assert_eq!((shot.square, shot.struck.as_str(), shot.dice.as_slice()), ((2, 5), "Wren", &[2, 4][..]));
    assert!(!door::undo(&mut world), "dice have been rolled");
    assert!(matches!(refused(&mut world, keep(3)), Illegal::BadAnswer { .. }));
    let conceded = Order::Answer(Box::new(battle::Order::Concede));
    assert!(matches!(refused(&mut world, conceded), Illegal::BadAnswer { .. }));
    assert_eq!(refused(&mut world, Order::Done), Illegal::NotAsked { asked: "Shot", by: "C-23" });
    give(&mut world, keep(1));
    assert_eq!(shells(&world).iter().map(struck).collect::<Vec<_>>(), [(Some("Wren"), &[2, 4][..], Some(2), 0, 0)]);
    let mut world = before();
    give(&mut world, keep(2));
    assert_eq!(shells(&world).iter().map(struck).collect::<Vec<_>>(), [(Some("Wren"), &[2, 4][..], Some(4), 5, 0)]);
}

#[test]
fn t_87_the_owner_is_asked_what_a_hit_takes_from_its_vehicle() {
    let tribes = tribe('r', &[((2, 1), GUN)]) + &tribe('b', &[((2, 2), GUN)]);
    let mut world = World::new();
    let dice = Dice::scripted(vec![1, 1, 3, 3]);
    door::begin_with(&mut world, &campaign(&tribes, ""), 1, dice);
    give(&mut world, Order::Shell(troop("b1")));
    give(&mut world, Order::Grid(vec![(1, 1)]));
    assert_eq!(door::asked(&world).map(|question| question.tribe), Some('b'));
    let damages = door::choices(&world);
    assert_eq!(damages.len(), 3, "its Speed, its Armor, its weapon: {damages:?}");
    give(&mut world, damages[1].clone());
    assert!(matches!(asked(&world), Ask::Act { troop: own, .. } if own == troop("b1")));
    assert_eq!(shown::shown(&world).stacks[0].vehicles, 1);
}

#[test]
fn a_scripted_tribe_that_is_shelled_answers() {
    let mut world = facing(1, &[6, 6]);
    give(&mut world, Order::Shell(troop("b1")));
    let commander = commander();
    let order = script::answer(&world, |_| &commander).expect("it answers");
    assert_eq!(order, Order::Grid(vec![(1, 1)]));
    give(&mut world, order);
}

/// A red troop meets a blue one in the town in the middle; a red gun is next to it, or two hexes away.
fn supported(gun: (i16, i16)) -> World {
    let tribes = tribe('r', &[((2, 1), STRONG), (gun, GUN)]) + &tribe('b', &[((2, 2), WEAK), ((4, 4), WEAK)]);
    let mut world = World::new();
    door::begin(&mut world, &campaign(&tribes, ""), 1);
    give(&mut world, Order::Designate(troop("r1")));
    give(&mut world, Order::March(hex(2, 2)));
    world
}

#[test]
fn c_15_a_battle_has_the_platoons_whose_guns_reach_it_from_the_hexes_beside_it() {
    let world = supported((1, 2));
    let waiting = waiting::waiting(&world).expect("it can be fought").expect("they meet");
    let names: Vec<(&str, Option<u8>)> = waiting.level.sides[0]
        .platoons
        .iter()
        .map(|platoon| (platoon.name.as_str(), platoon.afar.as_ref().map(|afar| afar.hexes)))
        .collect();
    assert_eq!(names, [("Strong", None), ("Battery", Some(1))]);
    assert_eq!(waiting.level.sides[1].platoons.len(), 2, "blue has an empty platoon to match it");
    let world = supported((0, 2));
    let waiting = waiting::waiting(&world).expect("it can be fought").expect("they meet");
    assert_eq!(waiting.level.sides[0].platoons.len(), 1, "two hexes are too far");
}

#[test]
fn c_33_a_troop_that_has_supported_a_battle_moves_in_its_turn_all_the_same() {
    let mut world = supported((1, 2));
    settle(&mut world);
    assert!(told(&world).iter().any(|event| matches!(event, Event::Fought { .. })));
    // Both tribes end their turns; red's second troop is the gun.
    for _ in 0..8 {
        match asked(&world) {
            Ask::Act { troop: own, left } if own == troop("r2") => {
                assert_eq!(left, 1, "it has its whole march");
                give(&mut world, Order::March(hex(1, 3)));
                return;
            }
            Ask::Designate | Ask::Retreat { .. } | Ask::Salvage { .. } => {
                let first = door::choices(&world)[0].clone();
                give(&mut world, first);
            }
            _ => give(&mut world, Order::Done),
        }
    }
    panic!("the gun never moves");
}
