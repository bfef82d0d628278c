//! Deployment: whole platoons in turns, zones, the sphere, split squads, the ground (G-12, G-32, G-33, T-24, T-149).

use crate::kit::*;
use monkeys::battle::{self, monkeys::tell};
use monkeys::board::{Cell, Direction, Edge, generate::Recipe};
use monkeys::engine::{BattleLog, What};
use monkeys::force::{Side, squad::Place, vehicle::Seat};
use monkeys::rules::monkeys::{
    Illegal, Order,
    deploy::laying::{next_seed, strokes},
    deploy::planner,
    leader::check_due,
    no_drive::NoDrive,
    order::{Laid, Parking},
    platoons::Turn,
    scenarios::{self, Scenario},
    sphere,
};

/// Two platoons per side on bare ground; both deploy, red in the west, blue in the east.
fn scene() -> Scene {
    Scene::new(&vec![open(40); 12])
        .squad("r1.1", "baboon", "abc")
        .squad("r1.2", "baboon", "de")
        .squad("r2.1", "baboon", "f")
        .squad("b1.1", "baboon", "xy")
        .squad("b2.1", "baboon", "z")
        .deploys(RED, (0, 0), (7, 11))
        .deploys(BLUE, (32, 0), (39, 11))
}

fn place(name: &str, cells: &[(i16, i16)]) -> Order {
    Order::Deploy {
        unit: unit(name),
        at: cells.iter().copied().map(Cell::from).collect(),
        vehicles: Vec::new(),
        aboard: None,
        emplaced: Vec::new(),
    }
}

#[test]
fn g_32_players_place_whole_platoons_in_turns() {
    let mut battle = scene().begin();
    assert_eq!(battle.asked(), ("Deploy", RED), "who will move first starts");
    battle.give(place("r1.1", &[(4, 4), (4, 5), (4, 6)]));
    assert_eq!(battle.asked(), ("Deploy", RED), "the whole platoon");
    assert_eq!(battle.refused(Order::Ready), Illegal::NotDeployed { unit: unit("r1.2") });
    let other = place("r2.1", &[(0, 0)]);
    assert_eq!(battle.refused(other), Illegal::NotDeploying { unit: unit("r2.1") }, "one platoon at a time");
    battle.give(place("r1.2", &[(1, 1), (1, 2)])).give(Order::Ready);
    assert_eq!(battle.asked(), ("Deploy", BLUE));
    let mine = place("r2.1", &[(0, 0)]);
    assert_eq!(battle.refused(mine), Illegal::NotDeploying { unit: unit("r2.1") });
    // Blue may start with any of its platoons.
    battle.give(place("b2.1", &[(39, 11)])).give(Order::Ready);
    assert_eq!(battle.asked(), ("Deploy", RED));
    battle.give(place("r2.1", &[(0, 11)])).give(Order::Ready);
    battle.give(place("b1.1", &[(35, 5), (35, 6)])).give(Order::Ready);
    assert_eq!(battle.asked(), ("Designate", RED));
    assert_eq!((battle.at('a'), battle.at('z')), (Some(cell(4, 4)), Some(cell(39, 11))));
}

#[test]
fn g_32_units_may_be_placed_anew_until_their_platoon_is_ready() {
    let mut battle = scene().begin();
    battle.give(place("r1.1", &[(4, 4), (4, 5), (4, 6)])).give(place("r1.1", &[(4, 5), (4, 4), (4, 6)]));
    assert_eq!((battle.at('a'), battle.at('b')), (Some(cell(4, 5)), Some(cell(4, 4))), "they change places");
    battle.give(place("r1.2", &[(1, 1), (1, 2)])).give(Order::Ready);
    let late = place("r1.1", &[(4, 4), (4, 5), (4, 6)]);
    assert_eq!(battle.refused(late), Illegal::NotDeploying { unit: unit("r1.1") });
}

#[test]
fn g_32_in_an_ambush_the_defender_places_everything_first() {
    let mut battle = scene().scenario(Scenario::Ambush).edges(Edge::South, Edge::North).begin_with(&[]);
    assert_eq!(battle.asked(), ("Deploy", BLUE), "red attacks and moves first, and is placed last");
    battle.give(place("b1.1", &[(35, 5), (35, 6)])).give(Order::Ready);
    assert_eq!(battle.asked(), ("Deploy", BLUE));
    battle.give(place("b2.1", &[(39, 11)])).give(Order::Ready);
    assert_eq!(battle.asked(), ("Deploy", RED));
    battle.give(place("r2.1", &[(0, 0)])).give(Order::Ready);
    battle.give(place("r1.1", &[(4, 4), (4, 5), (4, 6)])).give(place("r1.2", &[(1, 1), (1, 2)])).give(Order::Ready);
    assert_eq!(battle.asked(), ("Designate", RED));
}

#[test]
fn g_32_a_side_that_stands_already_is_not_asked() {
    let mut rows = vec![open(40); 12];
    rows[0].replace_range(38..40, "xy");
    let mut battle = Scene::new(&rows)
        .squad("r1.1", "baboon", "a")
        .squad("r2.1", "baboon", "b")
        .squad("b1.1", "baboon", "x")
        .squad("b2.1", "baboon", "y")
        .deploys(RED, (0, 0), (7, 11))
        .begin();
    battle.give(place("r1.1", &[(0, 0)])).give(Order::Ready);
    assert_eq!(battle.asked(), ("Deploy", RED));
    battle.give(place("r2.1", &[(0, 1)])).give(Order::Ready);
    assert_eq!(battle.asked(), ("Designate", RED));
}

#[test]
fn f_1_6_nobody_is_placed_outside_of_the_zone() {
    let mut battle = scene().begin();
    let out = place("r1.1", &[(7, 4), (8, 4), (6, 4)]);
    let primate = battle.piece('b');
    assert_eq!(battle.refused(out), Illegal::OutsideZone { primate, cell: cell(8, 4) });
    let off = place("r1.1", &[(0, 0), (-1, 0), (0, 1)]);
    assert_eq!(battle.refused(off), Illegal::OutsideZone { primate, cell: cell(-1, 0) });
}

#[test]
fn t_22_one_primate_a_square() {
    let mut battle = scene().begin();
    let same = place("r1.1", &[(4, 4), (4, 5), (4, 4)]);
    let (a, c, d) = (battle.piece('a'), battle.piece('c'), battle.piece('d'));
    assert_eq!(battle.refused(same), Illegal::Occupied { primate: c, cell: cell(4, 4), by: a });
    battle.give(place("r1.1", &[(4, 4), (4, 5), (4, 6)]));
    let taken = place("r1.2", &[(4, 5), (3, 5)]);
    let by = battle.piece('b');
    assert_eq!(battle.refused(taken), Illegal::Occupied { primate: d, cell: cell(4, 5), by });
    let few = place("r1.2", &[(3, 5)]);
    assert_eq!(battle.refused(few), Illegal::PlacesDiffer { unit: unit("r1.2"), given: 1, size: 2 });
}

#[test]
fn t_24_everyone_is_placed_inside_the_sphere() {
    let mut battle = scene().begin();
    let (primate, nearest) = (battle.piece('c'), battle.piece('a'));
    let far = place("r1.1", &[(0, 0), (0, 1), (0, 7)]);
    let why = Illegal::OutsideSphere { primate, nearest: battle.piece('b'), squares: 6, allowed: 2 };
    assert_eq!(battle.refused(far), why);
    let alone = place("r1.1", &[(0, 5), (0, 4), (0, 12)]);
    assert!(matches!(battle.refused(alone), Illegal::OutsideZone { .. }));
    let apart = place("r1.1", &[(0, 4), (0, 3), (0, 11)]);
    assert_eq!(battle.refused(apart), Illegal::OutsideSphere { primate, nearest, squares: 7, allowed: 6 });
    // A chain of two squares reaches farther than the circle.
    battle.give(place("r1.1", &[(0, 0), (0, 6), (0, 8)]));
}

#[test]
fn t_149_platoons_count_by_who_stands_when_deployment_ends() {
    let mut battle = scene().platoons(3).begin();
    while battle.asked().0 == "Deploy" {
        let order = battle.choices().default.expect("a default");
        battle.give(order);
    }
    let starts = |side: Side| {
        let platoons = &battle.world.resource::<Turn>().platoons[side.index()];
        platoons.iter().map(|platoon| platoon.start).collect::<Vec<_>>()
    };
    assert_eq!((starts(RED), starts(BLUE)), (vec![5, 1, 0], vec![2, 1, 0]));
}

#[test]
fn g_32_who_is_not_deployed_is_neither_on_the_board_nor_in_a_pile() {
    let battle = scene().begin();
    assert_eq!((battle.primate('a').place, battle.at('a'), battle.pile('a')), (Place::Reserve, None, None));
    assert_eq!(battle.outcome(), None);
}

#[test]
fn g_32_the_planner_finds_room_for_everybody() {
    // A zone with a free corner, behind water and walls.
    let rows = ["~~~~~~......", "~==~~~......", "~..~~~......", "~...~~......", "............", "............"];
    let battle = Scene::new(&rows)
        .squad("r1.1", "baboon", "abcdefgh")
        .squad("b1.1", "baboon", "x")
        .deploys(RED, (0, 0), (2, 5))
        .deploys(BLUE, (9, 0), (11, 5))
        .begin();
    let (field, turn) = (battle.field(), battle.world.resource::<Turn>());
    let squad = field.find_unit(unit("r1.1")).expect("the squad");
    let plans = planner::plans(field, turn, squad, 4);
    assert!(!plans.is_empty());
    assert!(plans.iter().all(|plan| battle.choices().orders.contains(plan)));
    // Cover comes first: somebody is on the wall.
    let Order::Deploy { at, .. } = &plans[0] else { panic!("a plan places") };
    assert!(at.iter().any(|cell| field.ground().gives_cover(*cell)));
}

#[test]
fn g_32_all_that_is_offered_is_accepted_and_taken_back() {
    let mut battle = splittable().begin();
    while matches!(battle.asked().0, "Deploy") {
        let choices = battle.choices();
        let before = battle::monkeys::snapshot(&battle.world);
        let hash = battle::monkeys::hash(&mut battle.world);
        for order in choices.orders.clone() {
            battle.give(order);
            battle::monkeys::restore(&mut battle.world, &before);
            assert_eq!(battle::monkeys::hash(&mut battle.world), hash);
        }
        battle.give(choices.default.expect("a default"));
    }
    assert_eq!(battle.asked().0, "Act");
}

/// A squad of eight with a corporal `g`, and a small one.
fn splittable() -> Scene {
    Scene::new(&vec![open(40); 12])
        .squad("r1.1", "baboon", "abcdefgh")
        .squad("r1.2", "baboon", "ijklmno")
        .squad("b1.1", "baboon", "xyz")
        .corporals("go")
        .deploys(RED, (0, 0), (7, 11))
        .deploys(BLUE, (32, 0), (39, 11))
}

fn splitting(battle: &Battle, name: &str, second: &str) -> Order {
    Order::Split { unit: unit(name), second: battle.pieces(second) }
}

#[test]
fn g_12_a_squad_splits_in_two_units() {
    let mut battle = splittable().begin();
    let order = splitting(&battle, "r1.1", "efg");
    battle.give(order);
    assert_eq!(battle.piece('g').to_string(), "r1.1b#7");
    assert_eq!(battle.leader("r1.1b"), Some(battle.piece('g')));
    assert_eq!(battle.leader("r1.1"), Some(battle.piece('a')));
    let half = battle.field().find_unit(unit("r1.1b")).expect("the half");
    let half = battle.field().roll_call(half).map(|mate| battle.field().primate(mate).id).collect::<Vec<_>>();
    assert_eq!(half, battle.pieces("efg"));
    // Each half is placed by itself, and acts by itself.
    battle.give(place("r1.1", &[(1, 1), (1, 2), (1, 3), (1, 4), (1, 5)]));
    assert_eq!(battle.refused(Order::Ready), Illegal::NotDeployed { unit: unit("r1.2") });
    battle.give(place("r1.2", &[(3, 1), (3, 2), (3, 3), (3, 4), (3, 5), (3, 6), (3, 7)]));
    battle.give(place("r1.1b", &[(7, 9), (7, 10), (7, 11)])).give(Order::Ready);
    battle.give(place("b1.1", &[(39, 1), (39, 2), (39, 3)])).give(Order::Ready);
    battle.give(Order::Done(unit("r1.1"))).walk("r1.1b", &[('g', "6"), ('e', "6"), ('f', "6")]);
    assert_eq!(battle.squad("r1.1b").actions.left, 1);
    let field = battle.field();
    let half = field.find_unit(unit("r1.1b")).expect("the half");
    assert_eq!(sphere::radius(field, half), 6, "a corporal is an NCO");
    assert!(check_due(field, half), "his loss calls for a check");
}

#[test]
fn g_12_who_may_be_split_and_how() {
    let mut battle = splittable().begin();
    let try_it = |battle: &mut Battle, name: &str, second: &str| {
        let order = splitting(battle, name, second);
        battle.refused(order)
    };
    let whole = unit("r1.1");
    let small = |first, second| Illegal::HalfTooSmall { unit: whole, first, second, least: 3 };
    assert_eq!(try_it(&mut battle, "r1.1", "fg"), small(6, 2));
    assert_eq!(try_it(&mut battle, "r1.1", "bcdefg"), small(2, 6));
    assert_eq!(try_it(&mut battle, "r1.1", "bcd"), Illegal::NoCorporal { unit: whole });
    let primate = battle.piece('a');
    assert_eq!(try_it(&mut battle, "r1.1", "afg"), Illegal::SergeantStays { primate });
    let primate = battle.piece('i');
    assert_eq!(try_it(&mut battle, "r1.1", "igf"), Illegal::NotMember { primate, unit: whole });
    let order = splitting(&battle, "r1.1", "efg");
    battle.give(order);
    let twice = Illegal::SplitTwice { unit: unit("r1.2"), other: unit("r1.1b") };
    assert_eq!(try_it(&mut battle, "r1.2", "mno"), twice);
    let again = Illegal::TooFewToSplit { unit: whole, size: 5, least: 6 };
    assert_eq!(try_it(&mut battle, "r1.1", "bcd"), again);
}

#[test]
fn g_12_only_before_the_squad_is_placed() {
    let mut battle = splittable().begin();
    battle.give(place("r1.2", &[(3, 1), (3, 2), (3, 3), (3, 4), (3, 5), (3, 6), (3, 7)]));
    let order = splitting(&battle, "r1.2", "mno");
    assert_eq!(battle.refused(order), Illegal::TooLateToSplit { unit: unit("r1.2") });
}

/// Both deploy on a small grown ground.
fn grown() -> Scene {
    scene().recipe(Recipe { size: (40, 12), density: 40, seed: 3, ..Recipe::default() })
}

#[test]
fn g_33_each_player_may_have_the_ground_grown_anew_once() {
    let mut battle = grown().begin();
    assert_eq!(battle.asked(), ("Ground", RED));
    let recipe = battle.world.resource::<Turn>().recipe.expect("a recipe");
    let next = next_seed(&recipe);
    assert_eq!(battle.refused(Order::Reroll(next + 1)), Illegal::OtherSeed { seed: next + 1, next });
    let before = battle.field().ground().clone();
    battle.give(Order::Reroll(next));
    assert!(battle.field().ground() != &before, "another ground");
    assert_eq!(battle.asked(), ("Ground", BLUE));
    battle.give(Order::KeepGround);
    assert_eq!(battle.asked(), ("Deploy", RED));
    assert_eq!(battle.rules(|what| matches!(what, What::Began { step: "ground", .. })), ["G-33"]);
}

#[test]
fn g_33_who_has_kept_the_ground_is_asked_about_another_one() {
    let begun = || {
        let mut battle = grown().begin();
        battle.give(Order::KeepGround);
        let next = next_seed(&battle.world.resource::<Turn>().recipe.expect("a recipe"));
        battle.give(Order::Reroll(next));
        assert_eq!(battle.asked(), ("Ground", RED), "it has not had the ground generated again");
        battle
    };
    begun().give(Order::KeepGround);
    let mut battle = begun();
    let next = next_seed(&battle.world.resource::<Turn>().recipe.expect("a recipe"));
    battle.give(Order::Reroll(next));
    assert_eq!(battle.asked(), ("Deploy", RED), "both have had their turn at it");
}

#[test]
fn g_14_who_is_still_to_be_placed_has_not_been_eliminated() {
    let battle = grown().scenario(Scenario::Ambush).edges(Edge::South, Edge::North).begin_with(&[]);
    assert_eq!(battle.asked(), ("Ground", RED), "nobody stands on the board yet");
    let (field, turn) = (battle.field(), battle.world.resource::<Turn>());
    assert_eq!(Side::BOTH.map(|side| scenarios::gone(field, turn, side)), [0, 0]);
}

#[test]
fn g_33_a_grown_ground_is_taken_back_whole() {
    let mut battle = grown().begin();
    let before = (battle.field().ground().clone(), battle::monkeys::snapshot(&battle.world));
    let order = battle.choices().orders[1].clone();
    battle.give(order);
    battle::monkeys::restore(&mut battle.world, &before.1);
    assert_eq!(battle.field().ground(), &before.0);
}

#[test]
fn g_33_the_attacker_of_an_ambush_lays_the_ground_as_often_as_he_likes() {
    let mut battle = grown().scenario(Scenario::Ambush).edges(Edge::South, Edge::North).begin_with(&[]);
    for seed in [5, 17, 4] {
        assert_eq!(battle.asked(), ("Ground", RED));
        battle.give(Order::Reroll(seed));
    }
    battle.give(Order::KeepGround);
    assert_eq!(battle.asked(), ("Deploy", BLUE), "the defender is not asked");
}

#[test]
fn g_33_the_attacker_of_an_ambush_lays_the_ground_by_hand() {
    let mut battle = grown().scenario(Scenario::Ambush).edges(Edge::South, Edge::North).begin_with(&[]);
    let before = battle.field().ground().clone();
    let run = |x, long, kind: &str, top, soil| Laid { at: Cell::new(x, 5), long, kind: kind.into(), top, soil };
    battle.give(Order::Lay(vec![run(3, 4, "forest", 0, 1), run(10, 2, "building", 4, 0)]));
    assert_eq!(battle.asked(), ("Ground", RED), "he may lay more");
    assert_eq!(battle.rules(|what| matches!(what, What::Began { step: "laid", .. })), ["G-33"]);
    let after = battle.field().ground().clone();
    for cell in after.spots().cells() {
        let spot = after.spots()[cell];
        match (cell.x, cell.y) {
            (3..7, 5) => assert_eq!((after.kind(cell).name.as_str(), spot.top, spot.soil), ("forest", 0, 1)),
            (10..12, 5) => assert_eq!((after.kind(cell).name.as_str(), spot.top, spot.soil), ("building", 4, 0)),
            _ => assert_eq!(spot, before.spots()[cell], "{cell}"),
        }
    }
    // The laid ground is recorded in as few runs as possible, and can be undone.
    battle.give(Order::Lay(strokes(&after, &before)));
    assert_eq!(battle.field().ground(), &before);
    battle.give(Order::KeepGround);
    assert_eq!(battle.asked(), ("Deploy", BLUE));
}

#[test]
fn g_33_what_can_t_be_laid_is_refused() {
    let mut battle = grown().scenario(Scenario::Ambush).edges(Edge::South, Edge::North).begin_with(&[]);
    let run = |x, kind: &str, top, soil| {
        Order::Lay(vec![Laid { at: Cell::new(x, 5), long: 3, kind: kind.into(), top, soil }])
    };
    let not = |x| Illegal::NotLaid { cell: Cell::new(x, 5) };
    assert_eq!(battle.refused(run(38, "forest", 0, 0)), not(40), "over the edge");
    assert_eq!(battle.refused(run(-1, "forest", 0, 0)), not(-1));
    assert_eq!(battle.refused(run(3, "lava", 0, 0)), not(3));
    assert_eq!(battle.refused(run(3, "forest", 1, 0)), not(3));
    assert_eq!(battle.refused(run(3, "building", 5, 0)), not(3));
    assert_eq!(battle.refused(run(3, "open", 0, 10)), not(3));
    let mut other = grown().begin();
    assert_eq!(other.refused(run(3, "forest", 0, 0)), Illegal::NoLayer);
}

/// A carrier with `a` as operator and leader, three on foot, and a house at the edge of the zone.
fn motorised() -> Scene {
    let mut rows = vec![open(40); 12];
    rows[0].replace_range(0..3, "333");
    Scene::new(&rows)
        .squad("r1.1", "baboon", "abcd")
        .squad("b1.1", "baboon", "x")
        .vehicle("r1.1", "apc", (0, 0), '6', &[('a', Seat::Operator)])
        .deploys(RED, (0, 0), (9, 11))
        .deploys(BLUE, (32, 0), (39, 11))
}

fn parking(at: (i16, i16), facing: Direction) -> Parking {
    Parking { at: Cell::from(at), facing }
}

fn motor(on_foot: &[(i16, i16)], vehicles: Vec<Parking>) -> Order {
    Order::Deploy {
        unit: unit("r1.1"),
        at: on_foot.iter().copied().map(Cell::from).collect(),
        vehicles,
        aboard: None,
        emplaced: Vec::new(),
    }
}

#[test]
fn g_32_vehicles_are_placed_with_their_unit_and_look_somewhere() {
    let mut battle = motorised().begin();
    let on_foot = [(4, 4), (4, 5), (4, 6)];
    battle.give(motor(&on_foot, vec![parking((6, 4), Direction::SouthEast)]));
    let apc = &battle.field().vehicles[0];
    assert_eq!((apc.place, apc.facing), (Place::On(cell(6, 4)), Direction::SouthEast));
    assert!(matches!(battle.primate('a').place, Place::Aboard(_, Seat::Operator)));
    assert_eq!((battle.at('b'), battle.at('d')), (Some(cell(4, 4)), Some(cell(4, 6))));
    // It may be parked again partly on its own squares.
    battle.give(motor(&on_foot, vec![parking((7, 4), Direction::East)]));
    assert_eq!(battle.field().vehicles[0].place, Place::On(cell(7, 4)));
    battle.give(Order::Ready);
    assert_eq!(battle.asked(), ("Deploy", BLUE));
}

#[test]
fn g_22_a_vehicle_is_placed_on_fit_ground_in_the_zone() {
    let mut battle = motorised().begin();
    let apc = battle.field().vehicles[0].id;
    let on_foot = [(4, 4), (4, 5), (4, 6)];
    let on_house = motor(&on_foot, vec![parking((0, 0), Direction::East)]);
    assert!(matches!(battle.refused(on_house), Illegal::Drive(NoDrive::Barred { .. })));
    let out = motor(&on_foot, vec![parking((8, 4), Direction::East)]);
    assert_eq!(battle.refused(out), Illegal::OutsideZone { primate: apc, cell: cell(10, 4) });
    let on_him = motor(&on_foot, vec![parking((4, 5), Direction::East)]);
    let by = battle.piece('c');
    assert_eq!(battle.refused(on_him), Illegal::Occupied { primate: apc, cell: cell(4, 5), by });
    let forgotten = motor(&on_foot, Vec::new());
    assert_eq!(battle.refused(forgotten), Illegal::PlacesDiffer { unit: unit("r1.1"), given: 3, size: 4 });
}

#[test]
fn t_27_the_sphere_reaches_from_the_leaders_vehicle() {
    let mut battle = motorised().begin();
    let far = motor(&[(9, 11), (8, 11), (9, 10)], vec![parking((0, 1), Direction::East)]);
    assert!(matches!(battle.refused(far), Illegal::OutsideSphere { .. }));
    // Six squares from its nearest square.
    battle.give(motor(&[(8, 4), (8, 5), (8, 6)], vec![parking((0, 4), Direction::East)]));
}

/// The carrier of `motorised`, placed with this crew aboard.
fn crewed(battle: &Battle, on_foot: &[(i16, i16)], crew: &[(char, Seat)]) -> Order {
    let apc = battle.field().vehicles[0].id;
    let aboard = crew.iter().map(|(letter, seat)| (battle.piece(*letter), apc, *seat)).collect();
    let mut order = motor(on_foot, vec![parking((6, 4), Direction::East)]);
    if let Order::Deploy { aboard: crews, .. } = &mut order {
        *crews = Some(aboard);
    }
    order
}

#[test]
fn g_23_crews_are_named_when_their_unit_is_placed() {
    let mut battle = motorised().begin();
    let order = crewed(&battle, &[(4, 4), (4, 5)], &[('b', Seat::Operator), ('c', Seat::Gunner(1))]);
    battle.give(order);
    assert!(matches!(battle.primate('b').place, Place::Aboard(_, Seat::Operator)));
    assert!(matches!(battle.primate('c').place, Place::Aboard(_, Seat::Gunner(1))));
    assert_eq!((battle.at('a'), battle.at('d')), (Some(cell(4, 4)), Some(cell(4, 5))));
    // An order that names nobody leaves them in their seats.
    battle.give(motor(&[(3, 4), (3, 5)], vec![parking((6, 4), Direction::East)]));
    assert!(matches!(battle.primate('b').place, Place::Aboard(_, Seat::Operator)));
    // Everybody out.
    let order = crewed(&battle, &[(4, 4), (4, 5), (4, 6), (4, 7)], &[]);
    battle.give(order);
    assert_eq!(battle.at('b'), Some(cell(4, 5)));
}

#[test]
fn g_23_a_seat_is_one_primates_and_there() {
    let mut battle = motorised().begin();
    let on_foot = [(4, 4), (4, 5)];
    let twice = crewed(&battle, &on_foot, &[('b', Seat::Operator), ('c', Seat::Operator)]);
    assert!(matches!(battle.refused(twice), Illegal::Drive(NoDrive::NoSeat { .. })));
    let himself = crewed(&battle, &on_foot, &[('b', Seat::Operator), ('b', Seat::Passenger)]);
    assert!(matches!(battle.refused(himself), Illegal::Drive(NoDrive::NoSeat { .. })));
    let nowhere = crewed(&battle, &on_foot, &[('b', Seat::Operator), ('c', Seat::Gunner(8))]);
    assert!(matches!(battle.refused(nowhere), Illegal::Drive(NoDrive::NoSeat { .. })));
    let stranger = crewed(&battle, &on_foot, &[('x', Seat::Operator), ('c', Seat::Passenger)]);
    assert!(matches!(battle.refused(stranger), Illegal::NotMember { .. }));
}

#[test]
fn t_99_emplacements_are_put_up_beside_cover_in_the_zone() {
    let mut rows = vec![open(40); 12];
    rows[5].replace_range(2..5, "===");
    rows[5].replace_range(20..21, "=");
    let scene = Scene::new(&rows).squad("r1.1", "baboon", "ab").squad("b1.1", "baboon", "x");
    let scene = scene.emplace("r1.1", "antipersonnel cannon", 0, 0);
    let mut battle = scene.deploys(RED, (0, 0), (9, 11)).deploys(BLUE, (32, 0), (39, 11)).begin();
    let at = |site: (i16, i16)| {
        let mut order = place("r1.1", &[(3, 6), (4, 6)]);
        if let Order::Deploy { emplaced, .. } = &mut order {
            emplaced.push(Cell::from(site));
        }
        order
    };
    let site = |battle: &Battle| battle.squad("r1.1").emplacements.0[0].cell;
    for bad in [(8, 1), (20, 6)] {
        assert_eq!(monkeys::engine::Refusal::rule(&battle.refused(at(bad))).0, "T-99", "{bad:?}");
    }
    battle.give(at((4, 4)));
    assert_eq!(site(&battle), Some(cell(4, 4)));
    // If the unit is placed again without mentioning it, it stays; the planner writes its site down.
    battle.give(place("r1.1", &[(3, 6), (3, 7)]));
    assert_eq!(site(&battle), Some(cell(4, 4)));
    let field = battle.field();
    let planned = planner::plan(
        field,
        battle.world.resource::<Turn>(),
        field.find_unit(unit("r1.1")).expect("a unit"),
        cell(2, 6),
    );
    let Some(Order::Deploy { at, emplaced, .. }) = planned else { panic!("there is room: {planned:?}") };
    assert_eq!(emplaced.len(), 1);
    // It could be on the leader's own square, beside the wood; it goes where it is visible.
    assert!(at.contains(&cell(2, 6)) && !at.contains(&emplaced[0]), "{at:?} {emplaced:?}");
    assert!(monkeys::rules::monkeys::emplacements::is_site(field, emplaced[0]), "{emplaced:?}");
}

#[test]
fn g_32_the_planner_parks_vehicles() {
    let mut battle = motorised().begin();
    let order = battle.choices().default.clone().expect("a default");
    let Order::Deploy { at, vehicles, .. } = &order else { panic!("{order:?}") };
    assert_eq!((at.len(), vehicles.len(), vehicles[0].facing), (3, 1, Direction::East));
    battle.give(order);
}

#[test]
fn g_32_the_log_says_once_and_in_order_who_is_placed_and_then_what_is_changed() {
    let mut battle = motorised().begin();
    let told = |battle: &Battle| -> Vec<String> {
        let facts = battle.world.resource::<BattleLog>().facts();
        tell::lines(&tell::Names::of(&battle.world), facts).into_iter().map(|line| line.text).collect()
    };
    let first = motor(&[(4, 4), (4, 5), (4, 6)], vec![parking((6, 4), Direction::East)]);
    battle.give(first.clone());
    let lines = told(&battle);
    assert!(lines.last().is_some_and(|line| line.contains("is placed, 1 aboard")), "{lines:?}");
    battle.give(first);
    assert_eq!(told(&battle), lines, "nothing has changed");
    let order = crewed(&battle, &[(4, 5), (4, 6)], &[('a', Seat::Operator), ('b', Seat::Gunner(1))]);
    battle.give(order);
    let seated = told(&battle);
    assert_eq!(seated.len(), lines.len() + 1, "the driver has been told: {seated:?}");
    assert!(seated.last().is_some_and(|line| line.contains("takes the pintle mount")), "{seated:?}");
}
