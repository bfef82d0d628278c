//! Guns in a neighboring hex that fire at the battle (C-15 to C-21, C-33).

use bevy_ecs::world::World;
use monkeys::{
    board::Cell,
    data::{
        library::Library,
        monkeys::level::{self, Level},
    },
    dice::Dice,
    engine::{Refusal, What, log::BattleLog},
    force::{
        PieceId, UnitId,
        squad::{Pile, Place},
    },
    rules::monkeys::{Order, door, field::Field, profiles::Switch, turn::Turn},
};

const GUNNERS: &str = r#"Inline(name: "Battery", squads: [
    (name: "Gunners", members: [(clan: "baboon", count: 5)], vehicles: [(kind: "artillery", spares: ["shell"])]),
])"#;

/// A board of 72 x 48 open squares. Red comes from the west and has a gun in the next hex; blue comes from the east.
/// The members of both squads are on these squares.
fn level(scenario: &str, red: &[(i16, i16)], blue: &[(i16, i16)]) -> Level {
    level_with(scenario, red, blue, None)
}

/// The same with one square of rough ground.
fn level_with(scenario: &str, red: &[(i16, i16)], blue: &[(i16, i16)], rough: Option<(usize, usize)>) -> Level {
    parse(&text(scenario, red, blue, rough))
}

fn parse(text: &str) -> Level {
    let read = level::parse("guns.level.ron", text, &Library::shipped(), monkeys::data::monkeys::profiles());
    read.unwrap_or_else(|why| panic!("{why}")).0
}

/// The text of such a level.
fn text(scenario: &str, red: &[(i16, i16)], blue: &[(i16, i16)], rough: Option<(usize, usize)>) -> String {
    let kind = |x: usize, y: usize| if rough == Some((x, y)) { ',' } else { '.' };
    let row = |y: usize| format!("\"{}\",", (0..72).map(|x| kind(x, y)).collect::<String>());
    let rows: String = (0..48).map(row).collect();
    let cells = |cells: &[(i16, i16)]| cells.iter().map(|cell| format!("{cell:?}")).collect::<Vec<_>>().join(", ");
    format!(
        r#"(
            format: 1, name: "Guns", about: "", book: Monkeys, scenario: {scenario}, seed: 1,
            ground: Drawn(legend: {{ '.': (kind: "open"), ',': (kind: "rough") }}, rows: [{}]),
            zones: {{ "all": [((0, 0), (71, 47))] }},
            sides: [
                (
                    key: 'r', name: "Red", edge: West, zone: "all",
                    platoons: [Inline(name: "Front", squads: [
                        (name: "Kudu", members: [(clan: "baboon", count: 5, weapons: ["assault rifle", "smoke grenade"])]),
                    ])],
                    afar: [(name: "Second", hexes: 1, supports: [{GUNNERS}])],
                    places: {{ "r1.1": Cells([{}]) }},
                ),
                (
                    key: 'b', name: "Blue", edge: East, zone: "all",
                    platoons: [Inline(name: "Others", squads: [(name: "Wren", members: [(clan: "marmoset", count: 5)])])],
                    places: {{ "b1.1": Cells([{}]) }},
                ),
            ],
        )"#,
        rows,
        cells(red),
        cells(blue),
    )
}

const RED: [(i16, i16); 5] = [(2, 2), (3, 2), (4, 2), (5, 2), (6, 2)];
/// Around the square that dice of 3 and 4 give.
const BLUE: [(i16, i16); 5] = [(54, 16), (55, 16), (56, 16), (54, 18), (60, 16)];

/// Starts with these dice; the first two decide which side moves first.
fn begun(level: &Level, dice: &[u8]) -> World {
    let mut world = World::new();
    door::install(&mut world);
    door::muster(&mut world, &level.muster(), Dice::scripted(dice.to_vec()));
    door::advance(&mut world);
    world
}

fn asked(world: &World) -> &'static str {
    door::table(world).clock.window().map_or("Over", |window| window.name())
}

fn give(world: &mut World, order: Order) {
    door::submit(world, order.clone()).unwrap_or_else(|why| panic!("{order:?}: {why:?}"));
}

/// Red moves first, and its guns first of all.
fn guns_first(dice: &[u8]) -> World {
    let mut all = vec![6, 1];
    all.extend(dice);
    let mut world = begun(&level("Skirmish", &RED, &BLUE), &all);
    give(&mut world, Order::Designate(2));
    world
}

fn told(world: &World) -> Vec<(&'static str, What)> {
    world.resource::<BattleLog>().facts().iter().map(|fact| (fact.rule.0, fact.what.clone())).collect()
}

/// Where shells landed, and by which rule.
fn landed(world: &World) -> Vec<(&'static str, Cell)> {
    let land = |(rule, what)| if let What::Landed { cell, .. } = what { Some((rule, cell)) } else { None };
    told(world).into_iter().filter_map(land).collect()
}

fn wounded(world: &World) -> usize {
    let field = world.resource::<Field>();
    field.primates.iter().filter(|one| one.place == Place::Off(Pile::Wounded)).count()
}

fn unit(name: &str) -> UnitId {
    name.parse().expect("a unit")
}

#[test]
fn c_15_a_platoon_with_guns_in_the_next_hex_has_its_place_in_the_order_and_the_other_side_an_empty_one() {
    let world = begun(&level("Skirmish", &RED, &BLUE), &[6, 1]);
    let turn = world.resource::<Turn>();
    assert_eq!(turn.platoons.each_ref().map(Vec::len), [2, 2]);
    assert_eq!((turn.platoons[0][1].afar, turn.platoons[1][1].afar), (Some(1), None));
    assert_eq!(turn.platoons[0][1].start, 0, "it counts for nobody's victory");
    let choices = door::choices(&world).expect("red designates");
    assert_eq!(choices.orders, [Order::Designate(1), Order::Designate(2)]);
    let mut world = guns_first(&[]);
    assert_eq!(asked(&world), "Barrage");
    give(&mut world, Order::HoldFire);
    assert_eq!(world.resource::<Turn>().side, monkeys::force::Side::Second, "its turn is over");
}

#[test]
fn c_16_all_they_may_do_is_to_fire() {
    let world = guns_first(&[]);
    let choices = door::choices(&world).expect("red is asked");
    assert_eq!(choices.orders, [Order::Barrage, Order::HoldFire]);
    assert_eq!(choices.default, Some(Order::Barrage));
    for order in [Order::Overwatch(unit("r2.1")), Order::EndTurn, Order::Done(unit("r2.1"))] {
        assert!(monkeys::rules::monkeys::choices::check(door::table(&world), &order).is_err(), "{order:?}");
    }
}

#[test]
fn c_17_dice_of_3_and_4_mean_18_squares_from_the_enemys_edge_and_32_from_its_left() {
    let mut world = guns_first(&[3, 4]);
    give(&mut world, Order::Barrage);
    // Blue comes from the east and faces west: its left is the south.
    assert_eq!(landed(&world), [("C-17", Cell::new(72 - 18, 48 - 32))]);
}

#[test]
fn c_17_the_dice_reach_from_6_to_36_and_from_8_to_48_squares() {
    for (dice, cell) in [([1, 1], (72 - 6, 48 - 8)), ([6, 6], (72 - 36, 0))] {
        let mut world = guns_first(&dice);
        give(&mut world, Order::Barrage);
        assert_eq!(landed(&world), [("C-17", Cell::new(cell.0, cell.1))]);
        assert_eq!(wounded(&world), 0);
    }
}

#[test]
fn c_19_the_shell_strikes_the_nearest_and_all_within_its_blast() {
    // Four within 5 squares of 54, 16, the fifth 6 squares away. 6 against four of 1: two dice, red takes the higher.
    let mut world = guns_first(&[3, 4, 2, 5]);
    give(&mut world, Order::Barrage);
    let powers = told(&world)
        .into_iter()
        .find_map(|(_, what)| if let What::Powers { sums, .. } = what { Some(sums) } else { None });
    assert_eq!(powers, Some((6, 4)), "Damage and Accuracy, nothing for the range");
    let shot = told(&world)
        .into_iter()
        .find_map(|(_, what)| if let What::Shot { at, cell, .. } = what { Some((at, cell)) } else { None });
    let first: PieceId = "b1.1#1".parse().expect("a piece");
    assert_eq!(shot, Some((first, Cell::new(54, 16))));
    assert_eq!(asked(&world), "Die");
    give(&mut world, Order::Keep(2));
    assert_eq!(wounded(&world), 4);
}

#[test]
fn c_20_who_has_cover_from_where_the_shell_comes_down_is_in_cover() {
    // Rough ground between the fourth and 54, 16. A 4 wounds those in the open; the one in cover tests, and passes.
    let mut world = begun(&level_with("Skirmish", &RED, &BLUE, Some((54, 17))), &[6, 1, 3, 4, 4, 4, 6, 6]);
    give(&mut world, Order::Designate(2));
    give(&mut world, Order::Barrage);
    let field = world.resource::<Field>();
    let left: Vec<String> =
        field.primates.iter().filter(|one| one.place.is_on_board()).map(|one| one.id.to_string()).collect();
    assert_eq!(left.iter().filter(|id| id.starts_with("b1.1")).count(), 2, "{left:?}");
    assert!(left.contains(&"b1.1#4".to_owned()), "the one at the rough ground: {left:?}");
}

#[test]
fn c_19_nobody_in_the_blast_is_hurt_by_a_shell_elsewhere() {
    let mut world = guns_first(&[1, 1]);
    give(&mut world, Order::Barrage);
    assert!(
        told(&world)
            .iter()
            .any(|(rule, what)| *rule == "C-19" && matches!(what, What::Said { what: "shell-wasted", .. }))
    );
    assert!(!told(&world).iter().any(|(_, what)| matches!(what, What::Powers { .. })));
}

#[test]
fn c_16_crews_load_again_between_activations_as_long_as_rounds_remain() {
    let mut world = guns_first(&[1, 1, 1, 1]);
    give(&mut world, Order::Barrage);
    // Blue's two platoons, red's other one, blue again: the guns come up a second time, with the shell that was bought.
    for fires in [true, false] {
        while asked(&world) != "Barrage" && asked(&world) != "Over" {
            let over = world.resource::<Turn>().round > 4;
            if over {
                break;
            }
            let choices = door::choices(&world).expect("somebody is asked");
            let order = if asked(&world) == "Act" { Order::EndTurn } else { choices.orders[0].clone() };
            give(&mut world, order);
        }
        assert_eq!(asked(&world) == "Barrage", fires, "one shell, and one spare");
        if fires {
            give(&mut world, Order::Barrage);
        }
    }
    assert_eq!(landed(&world).len(), 2);
}

#[test]
fn c_16_a_switch_leaves_empty_guns_empty() {
    let mut muster = level("Skirmish", &RED, &BLUE).muster();
    let mut profiles = (*muster.profiles).clone();
    profiles.switches.push(Switch { name: "off_board_crews_reload".into(), value: 0, rule: "C-16".into() });
    muster.profiles = profiles.into();
    let mut world = World::new();
    door::install(&mut world);
    door::muster(&mut world, &muster, Dice::scripted(vec![6, 1, 1, 1]));
    door::advance(&mut world);
    give(&mut world, Order::Designate(2));
    give(&mut world, Order::Barrage);
    while world.resource::<Turn>().round < 4 && asked(&world) != "Over" {
        assert_ne!(asked(&world), "Barrage", "it has one round in it, and nobody loads it");
        let choices = door::choices(&world).expect("somebody is asked");
        let order = if asked(&world) == "Act" { Order::EndTurn } else { choices.orders[0].clone() };
        give(&mut world, order);
    }
}

#[test]
fn c_18_a_defender_without_an_edge_has_one_by_a_die() {
    for (die, cell) in [(1, Cell::new(18 - 1, 32 - 1)), (2, Cell::new(72 - 18, 48 - 32))] {
        let mut world = begun(&level("Siege", &RED, &BLUE), &[6, 1, die, 3, 4]);
        give(&mut world, Order::Designate(2));
        give(&mut world, Order::Barrage);
        assert_eq!(landed(&world), [("C-17", cell)], "die {die}");
    }
}

#[test]
fn c_17_and_c_18_the_attacker_of_an_ambush_has_a_narrow_edge_by_a_die_too() {
    // Blue lies in ambush on three sides of red's column, whose guns support it from the next hex.
    let ambush = text("Ambush", &RED, &BLUE, None).replace("scenario: Ambush,", "scenario: Ambush, attacker: 'b',");
    let ambush = parse(&ambush.replace("edge: West", "edge: North").replace("edge: East", "edge: South"));
    for (die, cell) in [(1, Cell::new(18 - 1, 32 - 1)), (2, Cell::new(72 - 18, 48 - 32))] {
        let mut world = begun(&ambush, &[die, 3, 4]);
        while asked(&world) != "Barrage" {
            let choices = door::choices(&world).expect("somebody is asked");
            let red = world.resource::<Turn>().side == monkeys::force::Side::First;
            let order = match asked(&world) {
                "Act" => Order::EndTurn,
                "Designate" if red => Order::Designate(2),
                _ => choices.orders[0].clone(),
            };
            give(&mut world, order);
        }
        give(&mut world, Order::Barrage);
        assert_eq!(landed(&world), [("C-17", cell)], "die {die}: the long axis first, as from any narrow edge");
    }
}

#[test]
fn c_19_of_several_who_are_as_near_the_hardest_to_hurt_is_hit_directly() {
    // The first and the fifth are one square from 54, 16; the fifth wears body armor.
    let blue = [(53, 16), (56, 20), (57, 20), (58, 20), (55, 16)];
    let armored = r#"(clan: "baboon", count: 4), (clan: "baboon", armor: ["body armor"])"#;
    let level = text("Skirmish", &RED, &blue, None).replace(r#"(clan: "marmoset", count: 5)"#, armored);
    let mut world = begun(&parse(&level), &[6, 1, 3, 4]);
    give(&mut world, Order::Designate(2));
    give(&mut world, Order::Barrage);
    let shot = told(&world)
        .into_iter()
        .find_map(|(_, what)| if let What::Shot { at, cell, .. } = what { Some((at, cell)) } else { None });
    assert_eq!(shot, Some(("b1.1#5".parse().expect("a piece"), Cell::new(54, 16))));
}

/// Nobody does anything until distant guns may fire, and they do.
fn fire_next(world: &mut World) {
    while asked(world) != "Barrage" {
        let choices = door::choices(world).expect("somebody is asked");
        let order = if asked(world) == "Act" { Order::EndTurn } else { choices.orders[0].clone() };
        give(world, order);
    }
    give(world, Order::Barrage);
}

#[test]
fn c_16_and_c_21_all_guns_of_the_platoon_fire_and_each_may_be_centered_on_the_same_smoke() {
    let two = r#"vehicles: [(kind: "artillery"), (kind: "artillery")]"#;
    let level = text("Skirmish", &RED, &BLUE, None);
    let level = parse(&level.replace(r#"vehicles: [(kind: "artillery", spares: ["shell"])]"#, two));
    let mut world = begun(&level, &[6, 1]);
    give(&mut world, Order::Designate(1));
    let thrower: PieceId = "r1.1#5".parse().expect("a piece");
    let cell = Cell::new(12, 6);
    give(&mut world, Order::Smoke { unit: unit("r1.1"), primate: thrower, cell });
    give(&mut world, Order::EndTurn);
    fire_next(&mut world);
    for _ in 0..2 {
        assert_eq!(asked(&world), "Mark", "each gun is asked about");
        give(&mut world, Order::FireAt(cell));
    }
    assert_eq!(landed(&world), [("C-21", cell), ("C-21", cell)]);
}

#[test]
fn c_21_guns_may_be_centered_on_targeting_smoke_exactly() {
    let mut world = begun(&level("Skirmish", &RED, &BLUE), &[6, 1]);
    give(&mut world, Order::Designate(1));
    let thrower: PieceId = "r1.1#5".parse().expect("a piece");
    give(&mut world, Order::Smoke { unit: unit("r1.1"), primate: thrower, cell: Cell::new(12, 6) });
    give(&mut world, Order::EndTurn);
    fire_next(&mut world);
    assert_eq!(asked(&world), "Mark");
    let elsewhere = Order::FireAt(Cell::new(13, 6));
    let why = monkeys::rules::monkeys::choices::check(door::table(&world), &elsewhere).expect_err("no smoke marks it");
    assert_eq!(why.rule().0, "C-21");
    give(&mut world, Order::FireAt(Cell::new(12, 6)));
    assert_eq!(landed(&world), [("C-21", Cell::new(12, 6))]);
}
