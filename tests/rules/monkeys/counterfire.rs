//! Guns on the board that fire at a troop in another hex (C-14, C-22 to C-24, C-34, C-38, C-40).

use bevy_ecs::world::World;
use monkeys::{
    data::{
        library::Library,
        monkeys::level::{self, Level},
    },
    dice::Dice,
    engine::{What, door as engine, log::BattleLog},
    force::{
        Side, UnitId,
        squad::{Pile, Place},
    },
    rules::{
        First,
        monkeys::{Illegal, Order, choices, commit::Ended, door, field::Field, no_fire::NoFire, turn::Turn},
    },
};

/// A board of 72 x 48 open squares. Red has a gun in the west, blue a squad in the east. The rest of blue is in other
/// hexes.
fn level(afar: &str, gun: &str) -> Level {
    let row = format!("\"{}\",", ".".repeat(72));
    let text = format!(
        r#"(
            format: 1, name: "Guns", about: "", book: Monkeys, scenario: Skirmish, seed: 1,
            ground: Drawn(legend: {{ '.': (kind: "open") }}, rows: [{}]),
            zones: {{ "all": [((0, 0), (71, 47))] }},
            sides: [
                (
                    key: 'r', name: "Red", edge: West, zone: "all",
                    platoons: [Inline(name: "Battery", squads: [
                        (name: "Gunners", members: [(clan: "baboon", count: 5)], vehicles: [{gun}]),
                        (name: "Kudu", members: [(clan: "baboon", count: 5)]),
                    ])],
                    places: {{ "r1.1": Around((2, 20)), "r1.2": Around((2, 40)), "r1.1!1": Facing((4, 24), East) }},
                ),
                (
                    key: 'b', name: "Blue", edge: East, zone: "all",
                    platoons: [Inline(name: "Others", squads: [(name: "Heron", members: [(clan: "marmoset", count: 5)])])],
                    afar: [{afar}],
                    places: {{ "b1.1": Around((70, 40)) }},
                ),
            ],
        )"#,
        row.repeat(48),
    );
    level::parse("guns.level.ron", &text, &Library::shipped(), monkeys::data::monkeys::profiles())
        .unwrap_or_else(|why| panic!("{why}"))
        .0
}

const GUN: &str = r#"(kind: "artillery", spares: ["shell"])"#;

/// A troop without any gun, one hex away: two squads.
const NEAR: &str = r#"(name: "Reserve", hexes: 1, others: [Inline(name: "Rear", squads: [
    (name: "Wren", members: [(clan: "marmoset", count: 5)]),
    (name: "Finch", members: [(clan: "marmoset", count: 5)]),
])])"#;

/// Red moves first, with these dice after the two that decide so.
fn begun(afar: &str, dice: &[u8]) -> World {
    begun_with(&level(afar, GUN), dice)
}

fn begun_with(level: &Level, dice: &[u8]) -> World {
    let mut all = vec![6, 1];
    all.extend(dice);
    let mut world = World::new();
    door::install(&mut world);
    door::muster(&mut world, &level.muster(), Dice::scripted(all));
    door::advance(&mut world);
    world
}

fn asked(world: &World) -> &'static str {
    door::table(world).clock.window().map_or("Over", |window| window.name())
}

fn give(world: &mut World, order: Order) {
    door::submit(world, order.clone()).unwrap_or_else(|why| panic!("{order:?}: {why:?}"));
}

fn refused(world: &World, order: &Order) -> Illegal {
    choices::check(door::table(world), order).expect_err("the order is refused")
}

fn unit(name: &str) -> UnitId {
    name.parse().expect("a unit")
}

fn shell(troop: u8) -> Order {
    Order::Shell { unit: unit("r1.1"), troop }
}

fn told(world: &World) -> Vec<(&'static str, What)> {
    world.resource::<BattleLog>().facts().iter().map(|fact| (fact.rule.0, fact.what.clone())).collect()
}

/// How many of a unit are wounded.
fn wounded(world: &World, name: &str) -> usize {
    let field = world.resource::<Field>();
    let own = field.primates.iter().filter(|one| one.id.unit == unit(name));
    own.filter(|one| one.place == Place::Off(Pile::Wounded)).count()
}

#[test]
fn c_34_a_troop_without_guns_in_the_next_hex_is_fired_at_and_has_no_place_in_the_order() {
    let world = begun(NEAR, &[]);
    let turn = world.resource::<Turn>();
    assert_eq!(turn.platoons.each_ref().map(Vec::len), [1, 1], "nobody moves it");
    let field = world.resource::<Field>();
    let troops: Vec<_> = field.abroad[1].iter().map(|troop| (troop.name.as_str(), troop.hexes)).collect();
    assert_eq!(troops, [("Reserve", 1)]);
    assert_eq!(field.abroad[1][0].platoons, [2]);
    assert_eq!(asked(&world), "Act");
    let offered = door::choices(&world).expect("red acts").orders;
    let shells: Vec<_> = offered.iter().filter(|order| matches!(order, Order::Shell { .. })).collect();
    assert_eq!(shells, [&shell(1)], "its gunners alone");
}

#[test]
fn c_34_it_is_an_attack_action_and_each_gun_rolls_its_own_square() {
    // Column 2, row 1: Finch. 6 against 1: three dice, of which red takes the highest.
    let mut world = begun(NEAR, &[2, 1, 2, 4, 3]);
    give(&mut world, shell(1));
    assert_eq!(
        refused(&world, &shell(1)),
        Illegal::TurnEnded { unit: unit("r1.1"), ended: Ended::Committed },
        "the unit has committed"
    );
    give(&mut world, Order::EndTurn);
    assert_eq!(asked(&world), "Grid");
    assert_eq!(door::table(&world).clock.window().map(|window| window.side), Some(Side::Second), "its owner places it");
    give(&mut world, Order::Grid(vec![(1, 1), (2, 1)]));
    assert_eq!(asked(&world), "Die");
    give(&mut world, Order::Keep(2));
    assert_eq!((wounded(&world, "b2.1"), wounded(&world, "b2.2")), (0, 5), "a 4 wounds in the open");
    let grid = |what: &What| matches!(what, What::Rolled { why: "grid", dice, .. } if dice == &[2, 1]);
    assert!(told(&world).iter().any(|(rule, what)| *rule == "C-22" && grid(what)));
    assert_eq!(world.resource::<Turn>().side, Side::Second, "red's turn is over");
}

#[test]
fn c_34_a_shell_on_an_empty_square_does_nothing() {
    let mut world = begun(NEAR, &[6, 6]);
    give(&mut world, shell(1));
    give(&mut world, Order::EndTurn);
    give(&mut world, Order::Grid(vec![(1, 1), (2, 1)]));
    let wasted = |what: &What| matches!(what, What::Said { what: "shell-wasted", .. });
    assert!(told(&world).iter().any(|(rule, what)| *rule == "C-24" && wasted(what)));
    assert_eq!((wounded(&world, "b2.1"), wounded(&world, "b2.2")), (0, 0));
}

#[test]
fn c_23_the_gunner_names_a_target_only_if_the_shell_hits_no_one_else() {
    for area in [0, 5] {
        let mut muster = level(NEAR, GUN).muster();
        let mut profiles = (*muster.profiles).clone();
        let cannon = profiles.weapons.iter_mut().find(|weapon| weapon.name == "artillery cannon");
        cannon.expect("the book has one").area = area;
        muster.profiles = profiles.into();
        let mut world = World::new();
        door::install(&mut world);
        // Column 2, row 1: Finch. 6 against 1: three dice, all of them a 6.
        door::muster(&mut world, &muster, Dice::scripted(vec![6, 1, 2, 1, 6, 6, 6]));
        door::advance(&mut world);
        give(&mut world, shell(1));
        give(&mut world, Order::EndTurn);
        give(&mut world, Order::Grid(vec![(1, 1), (2, 1)]));
        let strike = Order::Strike("b2.2#2".parse().expect("a primate"));
        if area == 0 {
            assert_eq!(asked(&world), "Strike");
            let other = Order::Strike("b2.1#2".parse().expect("a primate"));
            assert!(choices::check(door::table(&world), &other).is_err(), "on another square");
            give(&mut world, strike);
            let field = world.resource::<Field>();
            let hit = field.find_primate("b2.2#2".parse().expect("a primate")).expect("it is known");
            assert_eq!(field.primate(hit).place, Place::Off(Pile::Wounded));
        } else {
            assert!(choices::check(door::table(&world), &strike).is_err(), "nobody is asked");
        }
        assert_eq!(wounded(&world, "b2.2"), if area == 0 { 1 } else { 5 });
    }
}

#[test]
fn c_14_a_gun_reaches_one_hex_and_no_farther() {
    let world = begun(&NEAR.replace("hexes: 1", "hexes: 2"), &[]);
    let why = NoFire::HexTooFar { unit: unit("r1.1"), hexes: 2, reach: 1 };
    assert_eq!(refused(&world, &shell(1)), why.into());
    let other = Order::Shell { unit: unit("r1.2"), troop: 1 };
    assert_eq!(refused(&world, &other), NoFire::HexTooFar { unit: unit("r1.2"), hexes: 2, reach: 0 }.into(), "rifles");
    assert_eq!(refused(&world, &shell(2)), NoFire::NoSuchTroop { troop: 2 }.into());
    assert_eq!(refused(&world, &shell(0)), NoFire::NoSuchTroop { troop: 0 }.into());
}

#[test]
fn c_40_the_grid_is_placed_once_a_battle_and_kept() {
    // The first shell lands beside them, and so does the second.
    let mut world = begun(NEAR, &[6, 6, 5, 5]);
    give(&mut world, shell(1));
    give(&mut world, Order::EndTurn);
    let why = |grid: &[(u8, u8)]| refused(&world, &Order::Grid(grid.to_vec()));
    assert_eq!(why(&[(1, 1)]), NoFire::Squares { given: 1, squads: 2 }.into());
    assert_eq!(why(&[(1, 1), (1, 1)]), NoFire::SquareTaken { column: 1, row: 1 }.into());
    assert_eq!(why(&[(1, 1), (7, 1)]), NoFire::OffGrid { column: 7, row: 1 }.into());
    assert_eq!(why(&[(0, 1), (6, 1)]), NoFire::OffGrid { column: 0, row: 1 }.into());
    give(&mut world, Order::Grid(vec![(3, 3), (6, 1)]));
    let kept = |world: &World| world.resource::<Turn>().grids.of(Side::Second, 1).map(<[_]>::to_vec);
    assert_eq!(kept(&world), Some(vec![(3, 3), (6, 1)]));
    give(&mut world, Order::EndTurn);
    let loads = reloads(&world);
    give(&mut world, Order::Reload { unit: unit("r1.1"), loads });
    give(&mut world, shell(1));
    give(&mut world, Order::EndTurn);
    assert_ne!(asked(&world), "Grid", "nobody places it again");
    assert_eq!(kept(&world), Some(vec![(3, 3), (6, 1)]));
    let shots = told(&world).into_iter().filter(|(_, what)| matches!(what, What::Rolled { why: "grid", .. })).count();
    assert_eq!(shots, 2);
}

/// The spare shell that a reload uses.
fn reloads(world: &World) -> Vec<monkeys::rules::monkeys::order::Load> {
    let found = door::choices(world).expect("red acts").orders.into_iter().find_map(|order| match order {
        Order::Reload { unit: own, loads } if own == unit("r1.1") => Some(loads),
        _ => None,
    });
    found.expect("it may reload")
}

#[test]
fn c_34_a_supporting_troop_is_fired_at_with_all_its_squads() {
    let support = r#"(name: "Guns", hexes: 1,
        supports: [Inline(name: "Far", squads: [
            (name: "Crew", members: [(clan: "baboon", count: 5)], vehicles: [(kind: "artillery", spares: ["shell"])]),
        ])],
        others: [Inline(name: "Rear", squads: [(name: "Wren", members: [(clan: "marmoset", count: 5)])])])"#;
    // Square 1, 1 is the crew's: the vehicle has 5 and 4; 6 against it alone.
    let mut world = begun(support, &[1, 1, 6, 6, 6]);
    let turn = world.resource::<Turn>();
    assert_eq!(
        turn.platoons.each_ref().map(Vec::len),
        [2, 2],
        "the supporting platoon has a place, and red an empty one"
    );
    assert_eq!(world.resource::<Field>().abroad[1][0].platoons, [2, 3], "and the rest comes after all that have one");
    give(&mut world, Order::Designate(1));
    give(&mut world, shell(1));
    give(&mut world, Order::EndTurn);
    give(&mut world, Order::Grid(vec![(1, 1), (2, 1)]));
    while asked(&world) == "Die" {
        let usual = door::choices(&world).expect("somebody is asked").default.expect("dice are marked");
        give(&mut world, usual);
    }
    let field = world.resource::<Field>();
    assert!(field.vehicles.iter().any(|one| one.id.unit == unit("b2.1") && one.hull.wreck), "its gun is a wreck");
    assert_eq!(wounded(&world, "b2.1"), 5);
    assert_eq!(wounded(&world, "b3.1"), 0, "the other square");
}

#[test]
fn c_34_nobody_left_of_a_troop_is_no_target() {
    let one = r#"(name: "Scouts", hexes: 1, others: [Inline(name: "Rear", squads: [
        (name: "Wren", members: [(clan: "marmoset", count: 5)]),
    ])])"#;
    let mut world = begun(one, &[1, 1, 6, 6, 6]);
    give(&mut world, shell(1));
    give(&mut world, Order::EndTurn);
    give(&mut world, Order::Grid(vec![(1, 1)]));
    assert_eq!(wounded(&world, "b2.1"), 5);
    assert!(engine::outcome::<First>(&world).is_none(), "the battle on the board goes on");
    give(&mut world, Order::EndTurn);
    assert_eq!(refused(&world, &shell(1)), NoFire::TroopGone { troop: 1 }.into());
}

#[test]
fn c_34_an_empty_gun_fires_at_nothing() {
    let mut world = begun(NEAR, &[6, 6]);
    give(&mut world, shell(1));
    give(&mut world, Order::EndTurn);
    give(&mut world, Order::Grid(vec![(1, 1), (2, 1)]));
    give(&mut world, Order::EndTurn);
    assert!(choices::check(door::table(&world), &shell(1)).is_err(), "it has to be loaded first");
}

#[test]
fn a_level_with_troops_in_other_hexes_is_written_and_read_as_it_is() {
    let level = level(NEAR, GUN);
    let again = level::parse("again.level.ron", &level.text(), &Library::shipped(), level.profiles().clone());
    assert_eq!(again.expect("what is written can be read").0, level);
    let folded = monkeys::data::monkeys::Setup::of(&level);
    let (unfolded, _) = folded.level("again", "setup", level.profiles().clone()).expect("it can be folded");
    assert_eq!(unfolded.muster().sides, level.muster().sides);
}

#[test]
fn a_snapshot_keeps_the_grid() {
    let mut world = begun(NEAR, &[6, 6]);
    give(&mut world, shell(1));
    give(&mut world, Order::EndTurn);
    let before = door::snapshot(&world);
    give(&mut world, Order::Grid(vec![(1, 1), (2, 1)]));
    let after = door::snapshot(&world);
    assert_ne!(before, after);
    door::restore(&mut world, &before);
    assert_eq!(world.resource::<Turn>().grids.of(Side::Second, 1), None);
    give(&mut world, Order::Grid(vec![(1, 1), (2, 1)]));
    assert_eq!(door::snapshot(&world), after);
}
