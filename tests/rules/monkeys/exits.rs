//! Leaving the board: who goes, across which edge, on foot or by vehicle, and why not (G-14, G-18, G-34).

use crate::kit::*;
use monkeys::{
    board::{Edge, Edges},
    force::{
        PieceId, PrimateIx,
        name::Part,
        squad::{Pile, Place},
        vehicle::Seat,
    },
    rules::monkeys::{
        Illegal, Order, door,
        exits::{self, Departure},
        foresight::{self, Risk},
        no_drive::NoDrive,
        order::Leg,
        pins::Pin,
    },
};

const WEST: Edges = Edges::of(Edge::West);

fn car() -> PieceId {
    PieceId { unit: unit("r1.1"), part: Part::Vehicle(1) }
}

fn ix(battle: &Battle, letter: char) -> PrimateIx {
    battle.field().find_primate(battle.piece(letter)).expect("a primate")
}

/// The order by which `r1.1`, or one of its members alone, leaves across an edge.
fn leaving(battle: &Battle, over: Edges, alone: Option<char>) -> Result<Order, Illegal> {
    let alone = alone.map(|letter| ix(battle, letter));
    exits::leave(door::table(&battle.world), battle.squad_ix("r1.1"), over, alone)
}

/// Artillery of `r1.1` in column `x` of a wide board, with `a` and `b` aboard in these seats, and `c` on foot.
fn artillery(x: i16, [a, b]: [Seat; 2]) -> Battle {
    let mut rows = vec![open(40); 7];
    rows[6] = format!("{}c{}X", open(33), open(5));
    Scene::new(&rows)
        .squad("r1.1", "baboon", "abc")
        .squad("b1.1", "baboon", "X")
        .vehicle("r1.1", "artillery", (x, 2), '4', &[('a', a), ('b', b)])
        .begin()
}

const DRIVEN: [Seat; 2] = [Seat::Operator, Seat::Passenger];

#[test]
fn g_34_a_vehicle_near_the_edge_takes_its_riders_over_it() {
    let mut battle = artillery(2, DRIVEN);
    let order = leaving(&battle, WEST, None).expect("it is near");
    let way = serde_json::from_str("\"444\"").expect("a way");
    assert_eq!(order, Order::Move { unit: unit("r1.1"), steps: vec![Leg::Drive(car(), way)] });
    let (field, squad) = (battle.field(), battle.squad_ix("r1.1"));
    let going = ["a", "b", "c"].map(|letter| ix(&battle, letter.chars().next().expect("one")));
    let Departure { legs, leavers } = exits::departure(field, squad, &going, WEST).expect("it is near");
    assert_eq!((legs.len(), leavers), (1, vec![ix(&battle, 'a'), ix(&battle, 'b')]), "who rides leaves, `c` is far");
    assert_eq!(leaving(&battle, WEST, Some('b')).as_ref(), Ok(&order), "who rides goes where it is driven");
    battle.give(order);
    assert_eq!(
        (battle.pile('a'), battle.pile('b'), battle.pile('c')),
        (Some(Pile::Retreated), Some(Pile::Retreated), None)
    );
    // Even from the very edge.
    let battle = artillery(0, DRIVEN);
    let way = serde_json::from_str("\"4\"").expect("a way");
    let order = Order::Move { unit: unit("r1.1"), steps: vec![Leg::Drive(car(), way)] };
    assert_eq!(leaving(&battle, Edges::ALL, None), Ok(order));
}

#[test]
fn g_34_a_vehicle_that_can_not_leave_says_why() {
    let battle = artillery(25, DRIVEN);
    assert_eq!(leaving(&battle, WEST, None), Err(Illegal::TooFar { primate: car(), cost: 26, speed: 18 }));
    let field = battle.field();
    assert!(!exits::can_leave(field, door::table(&battle.world).turn, battle.squad_ix("r1.1"), WEST));
    let battle = artillery(2, [Seat::Passenger, Seat::Gunner(0)]);
    assert_eq!(leaving(&battle, WEST, None), Err(NoDrive::NoOperator { vehicle: car() }.into()));
    let mut battle = artillery(2, DRIVEN);
    battle.set_pin("a", Pin::Fresh);
    let primate = battle.piece('a');
    assert_eq!(leaving(&battle, WEST, Some('b')), Err(Illegal::Pinned { primate }), "nobody else drives");
    battle.set_pin("bc", Pin::Fresh);
    assert_eq!(leaving(&battle, WEST, None), Err(Illegal::AllPinned { unit: unit("r1.1") }));
    // Enemies along the whole edge.
    let rows = ["X........", "Y........", "Z........", "W.......b"];
    let battle = Scene::new(&rows)
        .squad("r1.1", "baboon", "ab")
        .squad("b1.1", "baboon", "WXYZ")
        .vehicle("r1.1", "artillery", (3, 0), '4', &[('a', Seat::Operator)])
        .begin();
    assert_eq!(leaving(&battle, WEST, None), Err(Illegal::CutOff { primate: car(), edges: WEST }));
}

#[test]
fn g_34_who_is_too_far_on_foot_is_told_the_cheapest_way_and_who_is_cut_off_that_there_is_none() {
    let begin = |rows: &[String]| Scene::new(rows).squad("r1.1", "baboon", "a").squad("b1.1", "baboon", "X").begin();
    // An enemy is straight ahead: the path leads past it.
    let mut battle = begin(&[open(24), format!("X{}a...", open(19)), open(24)]);
    let primate = battle.piece('a');
    let far = Illegal::TooFar { primate, cost: 21, speed: 18 };
    assert_eq!(leaving(&battle, WEST, None), Err(far.clone()));
    let walk = battle.moving("r1.1", &[('a', &format!("7{}", "4".repeat(20)))]);
    assert_eq!(battle.refused(walk), far, "the order itself says the same");
    let battle = begin(&[format!("X...a{}", open(4))]);
    assert_eq!(leaving(&battle, WEST, None), Err(Illegal::CutOff { primate: battle.piece('a'), edges: WEST }));
    // Another edge is a wall.
    let wall = Illegal::OffBoard { primate: battle.piece('a'), edges: WEST };
    assert_eq!(leaving(&battle, Edges::of(Edge::North), None), Err(wall));
}

#[test]
fn g_34_one_member_goes_over_the_edge_it_is_led_to() {
    let battle = Scene::new(&["a..b", "...X"]).squad("r1.1", "baboon", "ab").squad("b1.1", "baboon", "X").begin();
    assert_eq!(exits::way(battle.field(), ix(&battle, 'a'), WEST), Ok(Battle::steps("4")));
    assert_eq!(exits::way(battle.field(), ix(&battle, 'b'), WEST), Ok(Battle::steps("4444")));
    let wall = Illegal::OffBoard { primate: battle.piece('b'), edges: WEST };
    assert_eq!(exits::way(battle.field(), ix(&battle, 'b'), Edges::of(Edge::East)), Err(wall));
    assert_eq!(battle.primate('a').place, Place::On(cell(0, 0)));
}

#[test]
fn t_171_the_last_to_walk_off_is_told_of_the_vehicle_that_stays() {
    let row = |begin: &str, end: &str| format!("{begin}{}{end}", open(12));
    let mut battle = Scene::new(&[row("a", "."), row("b", "."), row(".", "X"), row(".", ".")])
        .squad("r1.1", "baboon", "ab")
        .squad("b1.1", "baboon", "X")
        .vehicle("r1.1", "buggy", (1, 0), '6', &[])
        .begin();
    let vehicle = battle.field().find_vehicle(car()).expect("a vehicle");
    let listed = |battle: &Battle, order: &Order| {
        foresight::risks(door::table(&battle.world), order).contains(&Risk::Abandoned { vehicle })
    };
    let alone = leaving(&battle, WEST, Some('a')).expect("it is near");
    assert!(!listed(&battle, &alone), "the other still owns it");
    let order = battle.moving("r1.1", &[('a', "4"), ('b', "4")]);
    assert!(listed(&battle, &order), "nobody is left to own it");
    battle.give(order);
    assert_eq!((battle.pile('a'), battle.pile('b')), (Some(Pile::Retreated), Some(Pile::Retreated)));
    assert_eq!(battle.field().vehicle(vehicle).unit, None);
}
