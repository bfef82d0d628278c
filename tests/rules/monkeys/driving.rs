//! Driving, riding and mounts (section 7; 2.6, 2.8, 4.3, G-22 to G-27, T-22, T-27, T-123, T-157).

use crate::kit::*;
use monkeys::board::Direction;
use monkeys::engine::What;
use monkeys::force::{
    PieceId, VehicleIx,
    name::Part,
    squad::{Pile, Place},
    vehicle::Seat,
};
use monkeys::rules::monkeys::{
    Illegal, Order, boarding, choices, convoy, door, driving,
    foresight::Ghost,
    gait::Pace,
    mounts,
    no_drive::NoDrive,
    order::{Leg, Path},
    pins::Pin,
    targets::{self, Spots},
    vehicles::{Footprint, VehicleState},
};

const CAR: VehicleIx = VehicleIx(0);

fn car() -> PieceId {
    PieceId { unit: unit("r1.1"), part: Part::Vehicle(1) }
}

/// A vehicle with its corner on (2, 2) of open ground, driven by `a`; `X` is far away.
fn drives(kind: &str, rows: &[&str]) -> Battle {
    Scene::new(rows)
        .squad("r1.1", "baboon", "a")
        .squad("b1.1", "baboon", "X")
        .vehicle("r1.1", kind, (2, 2), '6', &[('a', Seat::Operator)])
        .begin()
}

fn field(kind: &str) -> Battle {
    let rows = vec![open(40); 24].into_iter().enumerate();
    let rows: Vec<String> = rows.map(|(y, row)| if y == 23 { format!("{}X", &row[1..]) } else { row }).collect();
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    drives(kind, &rows)
}

fn drive(text: &str) -> Order {
    let course = serde_json::from_str(&format!("\"{text}\"")).expect("a way");
    Order::Move { unit: unit("r1.1"), steps: vec![Leg::Drive(car(), course)] }
}

fn state(battle: &Battle) -> VehicleState {
    battle.field().vehicle(CAR).clone()
}

fn cost(battle: &Battle, text: &str) -> Result<u16, Illegal> {
    let course = serde_json::from_str(&format!("\"{text}\"")).expect("a way");
    driving::check_drive(battle.field(), CAR, Pace::Walk, &course).map(|drive| drive.cost)
}

#[test]
fn g_22_large_is_two_by_two_and_gargantuan_three_by_three() {
    assert_eq!(state(&field("buggy")).squares().count(), 4);
    assert_eq!(state(&field("apc")).squares().count(), 9);
    let battle = field("apc");
    assert_eq!(battle.field().vehicle_at(cell(4, 4)), Some(CAR));
    assert_eq!(battle.field().vehicle_at(cell(5, 4)), None);
    assert!(!battle.field().is_free(cell(3, 3)));
}

#[test]
fn g_22_the_last_step_sets_the_facing_and_a_turn_costs_one() {
    let mut battle = field("apc");
    battle.give(drive("666"));
    assert_eq!((state(&battle).place, state(&battle).facing), (Place::On(cell(5, 2)), Direction::East));
    battle.give(drive("3"));
    assert_eq!((state(&battle).place, state(&battle).facing), (Place::On(cell(6, 3)), Direction::SouthEast));
    assert_eq!(cost(&field("apc"), "t4"), Ok(1));
    assert_eq!(cost(&field("apc"), "666t866"), Ok(6));
}

#[test]
fn r_2_8_and_g_22_every_second_diagonal_counts_double_and_speed_is_the_limit() {
    let battle = field("artillery");
    assert_eq!(driving::speed(battle.field(), CAR), 18);
    assert_eq!(cost(&battle, "333"), Ok(4));
    let id = battle.field().vehicle(CAR).id;
    let far = "6".repeat(19);
    assert_eq!(cost(&battle, &far), Err(Illegal::TooFar { primate: id, cost: 19, speed: 18 }));
}

#[test]
fn g_22_the_dearest_new_square_counts_and_rugged_ignores_it() {
    let rows = [
        "............",
        "............",
        "............",
        "............",
        ".....,......",
        "............",
        "...........X",
    ];
    assert_eq!(cost(&drives("artillery", &rows), "6"), Ok(2), "one rough square of three");
    assert_eq!(cost(&drives("apc", &rows), "6"), Ok(1), "rugged");
}

#[test]
fn g_22_no_building_and_no_cliff() {
    let rows = [
        "............",
        "............",
        "............",
        "............",
        ".....2......",
        "............",
        "...........X",
    ];
    let barred = |battle: &Battle| NoDrive::Barred { vehicle: battle.field().vehicle(CAR).id, cell: cell(3, 2) };
    let battle = drives("apc", &rows);
    assert_eq!(cost(&battle, "6"), Err(barred(&battle).into()));
    let cliff = Scene::new(&[open(12), open(12), open(12), open(12), open(12), open(12), format!("{}X", open(11))])
        .squad("r1.1", "baboon", "a")
        .squad("b1.1", "baboon", "X")
        .vehicle("r1.1", "artillery", (2, 2), '6', &[('a', Seat::Operator)]);
    let low = [(5, 2), (5, 3), (5, 4)].into_iter().fold(cliff, |scene, (x, y)| scene.soil(x, y, 1)).begin();
    assert_eq!(cost(&low, "6"), Ok(3), "one level up costs two more");
}

#[test]
fn t_22_primates_and_vehicles_bar_each_other() {
    let rows = [
        "............",
        "............",
        "............",
        ".....b......",
        "............",
        "............",
        "...........X",
    ];
    let mut battle = Scene::new(&rows)
        .squad("r1.1", "baboon", "ab")
        .squad("b1.1", "baboon", "X")
        .vehicle("r1.1", "apc", (2, 2), '6', &[('a', Seat::Operator)])
        .begin();
    let (vehicle, by) = (battle.field().vehicle(CAR).id, battle.piece('b'));
    assert_eq!(cost(&battle, "6"), Err(NoDrive::InTheWay { vehicle, cell: cell(5, 3), by }.into()));
    let refused = battle.refused(battle_walk(&battle, 'b', "4"));
    assert_eq!(refused, Illegal::Barred { primate: battle.piece('b'), cell: cell(4, 3) });
}

fn battle_walk(battle: &Battle, who: char, digits: &str) -> Order {
    battle.moving("r1.1", &[(who, digits)])
}

#[test]
fn g_24_getting_in_costs_two_squares_of_the_move() {
    let rows = [
        "............",
        "............",
        "............",
        "........b...",
        "............",
        "............",
        "...........X",
    ];
    let scene = || {
        Scene::new(&rows).squad("r1.1", "baboon", "ab").squad("b1.1", "baboon", "X").vehicle(
            "r1.1",
            "apc",
            (2, 2),
            '6',
            &[('a', Seat::Operator)],
        )
    };
    let mut battle = scene().begin();
    let steps = |battle: &Battle, digits: &str| {
        let path = digits.chars().map(|digit| Direction::from_digit(digit).expect("a digit")).collect();
        let b = battle.piece('b');
        vec![Leg::Go(b, Path(path)), Leg::Mount(b, car(), Seat::Passenger)]
    };
    let near = Order::Move { unit: unit("r1.1"), steps: steps(&battle, "44") };
    let refused = battle.refused(near);
    assert_eq!(refused, NoDrive::NotBeside { primate: battle.piece('b'), vehicle: car() }.into());
    let order = Order::Move { unit: unit("r1.1"), steps: steps(&battle, "444") };
    battle.give(order);
    assert_eq!(battle.primate('b').place, Place::Aboard(CAR, Seat::Passenger));
    assert!(battle.news().iter().any(|what| matches!(what, What::Boarded { seat: Seat::Passenger, .. })));
    // 17 squares and getting in are one too many for a Speed of 18.
    let long = format!("{}b", open(23));
    let rows = [open(24), open(24), open(24), long, open(24), open(24), format!("{}X", open(23))];
    let mut battle = Scene::new(&rows)
        .squad("r1.1", "baboon", "ba")
        .squad("b1.1", "baboon", "X")
        .vehicle("r1.1", "apc", (2, 2), '6', &[('a', Seat::Operator)])
        .begin();
    let order = Order::Move { unit: unit("r1.1"), steps: steps(&battle, &"4".repeat(18)) };
    let refused = battle.refused(order);
    assert_eq!(refused, Illegal::TooFar { primate: battle.piece('b'), cost: 20, speed: 18 });
}

#[test]
fn g_24_nobody_is_carried_and_walks_in_one_action() {
    let mut battle = field("apc");
    let a = battle.piece('a');
    let steps = vec![Leg::Drive(car(), serde_json::from_str("\"6\"").expect("a way")), Leg::Dismount(a, cell(6, 3))];
    let refused = battle.refused(Order::Move { unit: unit("r1.1"), steps });
    assert_eq!(refused, NoDrive::Carried { primate: a }.into());
    battle.give(drive("6"));
    battle.give(Order::Move { unit: unit("r1.1"), steps: vec![Leg::Dismount(a, cell(6, 3))] });
    assert_eq!(battle.at('a'), Some(cell(6, 3)), "the next action is another matter");
}

#[test]
fn g_24_pinned_riders_are_carried_but_a_pinned_operator_does_not_drive() {
    let rows = [
        "............",
        "............",
        "............",
        "............",
        "............",
        "............",
        "...........X",
    ];
    let mut battle = Scene::new(&rows)
        .squad("r1.1", "baboon", "ab")
        .squad("b1.1", "baboon", "X")
        .vehicle("r1.1", "apc", (2, 2), '6', &[('a', Seat::Operator), ('b', Seat::Passenger)])
        .begin();
    battle.set_pin("b", Pin::Fresh);
    battle.give(drive("6"));
    assert_eq!(battle.primate('b').place, Place::Aboard(CAR, Seat::Passenger));
    battle.set_pin("a", Pin::Fresh).set_pin("b", Pin::Free);
    let a = battle.piece('a');
    assert_eq!(battle.refused(drive("6")), Illegal::Pinned { primate: a });
}

#[test]
fn g_23_the_operator_is_of_the_stated_size_or_one_smaller() {
    let seats = |clan: &str| {
        let rows = ["............", ".....a......", "............", "............", "............", "...........X"];
        let battle = Scene::new(&rows)
            .squad("r1.1", clan, "a")
            .squad("b1.1", "baboon", "X")
            .vehicle("r1.1", "apc", (2, 2), '6', &[])
            .begin();
        let a = battle.field().find_primate(battle.piece('a')).expect("a primate");
        boarding::seats(battle.field(), a, CAR)
    };
    assert!(seats("baboon").contains(&Seat::Operator), "Medium");
    assert!(seats("macaque").contains(&Seat::Operator), "Small");
    assert!(!seats("talapoin").contains(&Seat::Operator), "Tiny");
    assert!(!seats("gorilla").contains(&Seat::Operator), "Large");
    assert!(seats("gorilla").contains(&Seat::Passenger));
}

#[test]
fn g_23_a_large_passenger_counts_two() {
    let crew = |clan: &str| {
        let battle = Scene::new(&["......", "......", "......", "......", "......", ".....X"])
            .squad("r1.1", clan, "ab")
            .squad("b1.1", "baboon", "X")
            .vehicle("r1.1", "apc", (0, 0), '6', &[('a', Seat::Passenger), ('b', Seat::Gunner(1))])
            .begin();
        boarding::room(battle.field(), CAR)
    };
    assert_eq!(crew("baboon"), 10);
    assert_eq!(crew("gorilla"), 8);
}

#[test]
fn g_22_fixed_mounts_fire_in_a_quarter_of_the_circle_edges_included() {
    let at = |facing: Direction, x: i16, y: i16| mounts::in_arc(Footprint::new(cell(10, 10), 3), 3, facing, cell(x, y));
    assert!(at(Direction::East, 20, 11), "ahead");
    assert!(at(Direction::East, 16, 6) && at(Direction::East, 16, 16), "the edges");
    assert!(!at(Direction::East, 15, 5 - 1) && !at(Direction::East, 5, 11), "beyond them, and behind");
    assert!(at(Direction::SouthEast, 11, 20) && at(Direction::SouthEast, 20, 11), "a diagonal facing");
    assert!(!at(Direction::SouthEast, 10, 20));
}

#[test]
fn g_22_a_gunport_looks_to_its_side_and_a_pintle_all_round() {
    let rows: Vec<String> =
        (0..24).map(|y| if y == 3 { format!("{}X{}", open(12), open(27)) } else { open(40) }).collect();
    let aims = |facing: char, gunner: u8| {
        let battle = Scene::new(&rows)
            .squad("r1.1", "baboon", "ab")
            .squad("b1.1", "baboon", "X")
            .vehicle("r1.1", "apc", (10, 10), facing, &[('a', Seat::Operator), ('b', Seat::Gunner(gunner))])
            .begin();
        let (red, blue) = (battle.squad_ix("r1.1"), battle.squad_ix("b1.1"));
        targets::any(battle.field(), red, blue, Spots::Standing)
    };
    assert!(aims('6', 1) && aims('2', 1), "the machinegun on its pintle");
    assert!(aims('6', 2) && !aims('4', 2), "his own rifle through the port, to its side alone (T-168)");
}

#[test]
fn t_27_a_vehicle_obeys_the_sphere_and_its_riders_with_it() {
    let rows: Vec<String> = (0..24).map(|y| if y == 12 { format!("a{}X", open(38)) } else { open(40) }).collect();
    let mut battle = Scene::new(&rows)
        .squad("r1.1", "baboon", "ab")
        .squad("b1.1", "baboon", "X")
        .vehicle("r1.1", "apc", (3, 11), '6', &[('b', Seat::Operator)])
        .begin();
    let id = car();
    let refused = battle.refused(drive(&"6".repeat(8)));
    assert_eq!(refused, NoDrive::LeftBehind { vehicle: id, squares: 11, allowed: 6 }.into());
    battle.give(drive("666"));
    assert_eq!(state(&battle).place, Place::On(cell(6, 11)), "its nearest square is six from the sergeant");
}

/// What a click would order, or why it can't.
fn drive_to(battle: &Battle, x: i16, y: i16) -> Result<Order, Illegal> {
    let (field, turn) = (battle.field(), door::table(&battle.world).turn);
    convoy::drive_to(field, turn, battle.squad_ix("r1.1"), CAR, cell(x, y))
}

#[test]
fn t_27_a_vehicle_reaches_only_where_its_order_is_accepted_and_the_refusal_is_the_orders() {
    let row = |y: usize| match y {
        12 => format!("a{}X", open(58)),
        16 => format!("{}2{}", open(8), open(51)),
        8 => format!("{}c{}", open(7), open(52)),
        _ => open(60),
    };
    let rows: Vec<String> = (0..24).map(row).collect();
    let mut battle = Scene::new(&rows)
        .squad("r1.1", "baboon", "ab")
        .squad("r1.2", "baboon", "c")
        .squad("b1.1", "baboon", "X")
        .vehicle("r1.1", "apc", (3, 11), '6', &[('b', Seat::Operator)])
        .begin();
    let turn = door::table(&battle.world).turn;
    let shown = convoy::drives(battle.field(), turn, battle.squad_ix("r1.1"), CAR);
    let shown: Vec<_> = shown.into_iter().map(|(corner, _)| corner).collect();
    assert!(
        shown.contains(&cell(6, 11)) && !shown.contains(&cell(7, 11)),
        "its nearest square is six from the sergeant"
    );
    let id = car();
    assert_eq!(drive_to(&battle, 11, 11), Err(NoDrive::LeftBehind { vehicle: id, squares: 11, allowed: 6 }.into()));
    assert_eq!(drive_to(&battle, 45, 11), Err(Illegal::TooFar { primate: id, cost: 42, speed: 36 }));
    let by = battle.piece('c');
    assert_eq!(drive_to(&battle, 6, 7), Err(NoDrive::InTheWay { vehicle: id, cell: cell(7, 8), by }.into()));
    assert_eq!(drive_to(&battle, 8, 15), Err(NoDrive::Barred { vehicle: id, cell: cell(6, 14) }.into()));
    assert_eq!(drive_to(&battle, 3, 11), Err(Illegal::NobodyMoves { unit: unit("r1.1") }));
    for corner in shown {
        let order = drive_to(&battle, corner.x, corner.y).expect("what is shown is accepted");
        assert_eq!(choices::check(door::table(&battle.world), &order), Ok(()));
    }
    let order = drive_to(&battle, 6, 11).expect("it is shown");
    battle.give(order);
    assert_eq!(state(&battle).place, Place::On(cell(6, 11)));
}

#[test]
fn t_27_a_leader_who_rides_takes_the_circle_with_him() {
    let rows: Vec<String> = (0..24).map(|y| if y == 12 { format!("{}b...X", open(35)) } else { open(40) }).collect();
    let mut battle = Scene::new(&rows)
        .squad("r1.1", "baboon", "ab")
        .squad("b1.1", "baboon", "X")
        .vehicle("r1.1", "apc", (26, 11), '6', &[('a', Seat::Operator)])
        .begin();
    battle.end_turn();
    assert_eq!(battle.pile('b'), Some(Pile::Missing), "seven squares from the nearest of the vehicle");
}

#[test]
fn r_2_6_and_g_26_who_flies_rises_and_passes_high_above_the_others() {
    let rows = [
        "............",
        "............",
        "............",
        ".....b......",
        "............",
        "............",
        "...........X",
    ];
    let mut battle = Scene::new(&rows)
        .squad("r1.1", "baboon", "ab")
        .squad("b1.1", "baboon", "X")
        .vehicle("r1.1", "helicopter gunship", (2, 2), '6', &[('a', Seat::Operator)])
        .begin();
    let id = state(&battle).id;
    assert_eq!(cost(&battle, "-"), Err(NoDrive::OnGround { vehicle: id }.into()));
    assert_eq!(cost(&field("buggy"), "+"), Err(NoDrive::NoFlyer { vehicle: id }.into()));
    assert!(cost(&battle, "+6").is_err(), "one square up it still bars and is barred");
    assert_eq!(cost(&battle, "++++666"), Ok(7));
    battle.give(drive("++++6"));
    assert_eq!(state(&battle).hull.height, 4);
    let by = battle.piece('b');
    assert_eq!(
        cost(&battle, "-"),
        Err(NoDrive::InTheWay { vehicle: id, cell: cell(5, 3), by }.into()),
        "b stands below"
    );
    assert!(battle.news().contains(&What::Rose { piece: id, height: 4 }));
    assert!(!boarding::is_beside(battle.field(), cell(6, 3), CAR), "nobody on the ground is beside it");
}

/// A red driver, another red squad, and blue's X beside the APC.
fn deserted(dice: &[u8]) -> Battle {
    let rows = ["............", ".....X......", "............", "............", "............", "...........a"];
    Scene::new(&rows)
        .squad("r1.1", "baboon", "b")
        .squad("r1.2", "baboon", "a")
        .squad("b1.1", "baboon", "X")
        .vehicle("r1.1", "buggy", (2, 2), '6', &[('b', Seat::Operator)])
        .dice(dice)
        .begin()
}

#[test]
fn t_157_and_t_171_an_abandoned_vehicle_goes_to_who_can_drive_it() {
    let mut battle = deserted(&[6]);
    battle.end_turn();
    let take = Order::Move { unit: unit("b1.1"), steps: vec![Leg::Mount(battle.piece('X'), car(), Seat::Operator)] };
    // The driver in the open buggy is shot: the vehicle becomes ownerless at once.
    battle.attack("b1.1", "r1.1").end_turn().fire(&[('X', "b")]);
    assert_eq!((battle.pile('b'), state(&battle).unit), (Some(Pile::Wounded), None));
    assert_eq!(battle.rules(|what| matches!(what, What::Marked { mark: "abandoned", .. })), ["T-171"]);
    battle.end_turn();
    let walk = Leg::Go(battle.piece('X'), Battle::steps("1"));
    let Order::Move { unit: by, steps } = take else { unreachable!("a move") };
    battle.give(Order::Move { unit: by, steps: [vec![walk], steps].concat() });
    assert_eq!(state(&battle).unit, Some(battle.squad_ix("b1.1")));
    assert_eq!(battle.rules(|what| matches!(what, What::Cleared { mark: "abandoned", .. })), ["T-157"]);
}

#[test]
fn t_171_a_vehicle_is_abandoned_whatever_took_the_last_of_its_unit_away() {
    let rows = ["............", "b..........X", "............", "............", "............", "...........a"];
    let scene = || {
        Scene::new(&rows)
            .edges(monkeys::board::Edge::West, monkeys::board::Edge::East)
            .squad("r1.1", "baboon", "b")
            .squad("r1.2", "baboon", "a")
            .squad("b1.1", "baboon", "X")
            .vehicle("r1.1", "apc", (2, 2), '6', &[])
    };
    // It walks off the board, and leaves the vehicle behind.
    let mut battle = scene().begin();
    battle.walk("r1.1", &[('b', "4")]);
    assert_eq!((battle.pile('b'), state(&battle).unit), (Some(Pile::Retreated), None));
    // A driver that drives off the board takes it along: nothing is left to be abandoned.
    let mut battle = Scene::new(&rows)
        .edges(monkeys::board::Edge::West, monkeys::board::Edge::East)
        .squad("r1.1", "baboon", "c")
        .squad("r1.2", "baboon", "a")
        .squad("b1.1", "baboon", "X")
        .squad("b1.2", "baboon", "b")
        .vehicle("r1.1", "apc", (1, 2), '4', &[('c', Seat::Operator)])
        .begin();
    battle.give(drive("44"));
    assert_eq!(battle.rules(|what| matches!(what, What::Marked { mark: "abandoned", .. })), [""; 0]);
    // A riding sergeant leaves a mate on the board: the vehicle is still theirs.
    let mut battle = scene().begin();
    battle.end_turn();
    assert_eq!(state(&battle).unit, Some(battle.squad_ix("r1.1")));
}

#[test]
fn t_170_who_takes_the_wheel_of_an_abandoned_vehicle_drives_it_from_the_next_action_on() {
    let mut battle = deserted(&[6]);
    battle.end_turn();
    battle.attack("b1.1", "r1.1").end_turn().fire(&[('X', "b")]).end_turn();
    let steps = || {
        let go = Leg::Go(battle.piece('X'), Battle::steps("1"));
        vec![go, Leg::Mount(battle.piece('X'), car(), Seat::Operator)]
    };
    let on = Leg::Drive(car(), serde_json::from_str("\"6\"").expect("a way"));
    let (take, both) = (steps(), [steps(), vec![on.clone()]].concat());
    let primate = battle.piece('X');
    let refused = battle.refused(Order::Move { unit: unit("b1.1"), steps: both });
    assert_eq!(refused, NoDrive::JustAboard { primate, vehicle: car() }.into());
    battle.give(Order::Move { unit: unit("b1.1"), steps: take });
    battle.give(Order::Move { unit: unit("b1.1"), steps: vec![on] });
    assert_eq!(state(&battle).place, Place::On(cell(3, 2)));
}

#[test]
fn t_168_a_weapon_bought_for_the_port_fires_instead_of_his_own() {
    use monkeys::rules::monkeys::{gun::Gun, mounts::open_port, profiles::Size};
    let rows: Vec<String> =
        (0..24).map(|y| if y == 20 { format!("{}X{}", open(12), open(27)) } else { open(40) }).collect();
    let guns = |bought: bool| {
        let scene = Scene::new(&rows).squad("r1.1", "baboon", "ab").squad("b1.1", "baboon", "X").vehicle(
            "r1.1",
            "apc",
            (10, 10),
            '6',
            &[('a', Seat::Operator), ('b', Seat::Gunner(5))],
        );
        let battle = if bought { scene.mount(4, "machinegun").begin() } else { scene.begin() };
        let red = battle.squad_ix("r1.1");
        let guns: Vec<Gun> = targets::guns(battle.field(), red).collect();
        (guns, open_port(battle.field(), CAR, 4))
    };
    let (own, port) = guns(false);
    assert!(matches!(own[..], [Gun::Hand(_, 0)]) && port == Some(Size::Large));
    let (bought, port) = guns(true);
    assert_eq!((bought, port), (vec![Gun::Mount(CAR, 4)], None));
}

#[test]
fn t_167_a_flyer_sees_and_is_seen_by_the_line_from_its_height() {
    // A house of height four at column 10, X behind a low wall at column 22.
    let rows: Vec<String> = (0..7)
        .map(|y| match y {
            3 => format!("{}4{}=X{}", open(10), open(10), open(5)),
            _ => format!("{}4{}", open(10), open(17)),
        })
        .collect();
    let mut battle = Scene::new(&rows)
        .squad("r1.1", "baboon", "a")
        .squad("b1.1", "baboon", "X")
        .vehicle("r1.1", "helicopter gunship", (2, 2), '6', &[('a', Seat::Operator)])
        .begin();
    let sight = |battle: &Battle| {
        let field = battle.field();
        let x = field.find_primate(battle.piece('X')).expect("X");
        let at = field.ends(x.into()).next().expect("a square");
        let eyes = || field.ends(CAR.into());
        let one_way = eyes().any(|eye| field.sees_between(eye, at));
        let other = eyes().any(|eye| field.sees_between(at, eye));
        assert_eq!(one_way, other, "both ways");
        let covered = eyes().all(|eye| field.covered_between(eye, at, field.squares(CAR.into())));
        (one_way, covered)
    };
    assert!(!sight(&battle).0, "on the ground the house hides him");
    // The line from 1 + h at column 4 to 1 at column 22 is at height (1 + h) - h * 6 / 18 over the house: 4 at h = 4.5.
    for (rise, seen) in [("++++", false), ("+", true)] {
        battle.give(drive(rise));
        assert_eq!(sight(&battle).0, seen, "height {}", state(&battle).hull.height);
    }
    assert!(!sight(&battle).1, "from above the wall beside him is lower than the line");
    let (red, blue) = (battle.squad_ix("r1.1"), battle.squad_ix("b1.1"));
    assert!(targets::any(battle.field(), red, blue, Spots::Standing));
}

#[test]
fn t_123_a_vehicle_enters_only_the_squares_that_it_did_not_stand_on() {
    let mut battle = Scene::new(&[open(12), format!("{}X", open(11)), open(12), open(12), open(12)])
        .squad("r1.1", "baboon", "a")
        .squad("b1.1", "baboon", "X")
        .vehicle("r1.1", "buggy", (2, 1), '6', &[('a', Seat::Operator)])
        .begin();
    battle.set_watch("b1.1");
    let (turn, wakes) = (drive("t8"), |battle: &Battle, order: &Order| {
        let table = door::table(&battle.world);
        Ghost::of(table.field, table.turn, order).expect("it can be given").wakes(table.field)
    });
    assert_eq!(wakes(&battle, &turn), [], "a turn on the spot enters nothing");
    battle.give(turn);
    assert_eq!(battle.asked().0, "Act");
    let step = drive("6");
    let (_, body, at) = wakes(&battle, &step)[0];
    assert_eq!((body, at), (CAR.into(), cell(4, 1)), "the forecast names the first square that is new");
    battle.give(step);
    let seen = battle.news().into_iter().find_map(|what| match what {
        What::Watched { piece, cell, .. } => Some((piece, cell)),
        _ => None,
    });
    assert_eq!((seen, battle.asked().0), (Some((car(), cell(4, 1))), "Watch"));
}

/// Whether an APC that drives up triggers a watcher; its weapon's damage exceeds the APC's armor by this much.
fn wakes(more: i8) -> bool {
    const ARMOR: i8 = 5;
    let row = |y: usize| if y == 3 { format!("{}X{}", open(18), open(9)) } else { open(28) };
    let rows: Vec<String> = (0..8).map(row).collect();
    let mut battle = Scene::new(&rows)
        .weapon("gun", |weapon| weapon.damage = ARMOR + more)
        .squad("r1.1", "baboon", "a")
        .squad("b1.1", "baboon/gun", "X")
        .vehicle("r1.1", "apc", (2, 2), '6', &[('a', Seat::Operator)])
        .begin();
    battle.set_watch("b1.1");
    assert_eq!(state(&battle).armor(), ARMOR);
    battle.give(drive("666"));
    battle.news().iter().any(|what| matches!(what, What::Watched { .. }))
}

#[test]
fn t_123_overwatch_sees_a_vehicle_enter_that_it_could_target() {
    assert!(wakes(0), "its weapon is as strong as the armor");
    assert!(!wakes(-1), "it is too weak to target it");
}

#[test]
fn t_77_a_leader_who_rides_is_there_for_the_test_to_stand() {
    let rows = vec![open(12); 8].into_iter().enumerate();
    let rows: Vec<String> = rows.map(|(y, row)| if y == 7 { format!("b{}X", &row[2..]) } else { row }).collect();
    let battle = Scene::new(&rows)
        .squad("r1.1", "baboon", "ab")
        .kit('a', "gorilla")
        .squad("b1.1", "baboon", "X")
        .vehicle("r1.1", "apc", (2, 2), '6', &[('a', Seat::Passenger)])
        .begin();
    let unit = battle.squad_ix("r1.1");
    assert_eq!(monkeys::rules::monkeys::nerve::standing_morale(battle.field(), unit), 1, "the gorilla's own");
}

#[test]
fn t_95_who_is_inside_a_closed_vehicle_cannot_be_named() {
    let rows = vec![open(12); 8].into_iter().enumerate();
    let rows: Vec<String> = rows.map(|(y, row)| if y == 7 { format!("b{}X", &row[2..]) } else { row }).collect();
    let mut battle = Scene::new(&rows)
        .squad("r1.1", "baboon", "ab")
        .squad("b1.1", "baboon", "X")
        .vehicle("r1.1", "apc", (2, 2), '6', &[('a', Seat::Passenger)])
        .begin();
    battle.end_turn().attack("b1.1", "r1.1").end_turn();
    let inside = battle.firing(&[('X', "a")]);
    assert_eq!(battle.refused(inside), NoDrive::Inside { primate: battle.piece('a'), vehicle: car() }.into());
    battle.give(Order::HoldFire);
}

#[test]
fn r_7_a_gunship_carries_twenty_four_missiles() {
    use monkeys::rules::monkeys::{gun::Gun, no_gear::NoGear, order::Shot, order::Volley};
    // It hovers out of X's reach and fires a missile per turn; each time the three dice show 2.
    let row = |y: i16| if y == 3 { format!("{}X", open(39)) } else { open(40) };
    let rows: Vec<String> = (0..7).map(row).collect();
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    let mut battle = Scene::new(&rows)
        .squad("r1.1", "baboon", "a")
        .squad("b1.1", "baboon", "X")
        .vehicle("r1.1", "helicopter gunship", (2, 2), '6', &[('a', Seat::Operator)])
        .dice(&[2; 72])
        .begin();
    let launcher = Gun::Mount(CAR, 1);
    assert_eq!(launcher.rounds(battle.field()), 24);
    let mount = battle.field().vehicle(CAR).mount(1);
    for missile in 1..=24 {
        battle.attack("r1.1", "b1.1").end_turn();
        let shot = Shot { by: mount, with: 1, at: battle.pieces("X"), select: false };
        battle.give(Order::Fire { volley: Volley::Special(mount), shots: vec![shot] }).give(Order::HoldFire).end_turn();
        assert_eq!(state(&battle).mounts[1].empty, missile == 24, "after {missile}");
    }
    assert_eq!(battle.refused(reloading("r1.1")), NoGear::NoRounds { unit: unit("r1.1") }.into());
}

#[test]
fn t_123_a_drive_is_seen_after_as_many_squares_as_it_has_gone() {
    let battle = field("apc");
    let table = door::table(&battle.world);
    let ghost = Ghost::of(table.field, table.turn, &drive("666666")).expect("a drive");
    let drive = &ghost.drives[0];
    for (place, ends) in drive.entered(table.field).into_iter().enumerate() {
        for end in ends {
            let body = monkeys::force::Body::Vehicle(CAR);
            assert_eq!(ghost.squares_to(table.field, body, end.cell), place + 1, "{end:?}");
        }
    }
}

#[test]
fn g_22_who_stands_on_the_way_is_no_reason_where_the_goal_is_free() {
    // A yard between houses, with a mate on the straight path to it.
    let rows: Vec<String> = (0..16)
        .map(|y| match y {
            3 => format!("{}b{}4...4{}", open(8), open(17), open(9)),
            1 | 6 => format!("{}44444{}", open(26), open(9)),
            2 | 4 | 5 => format!("{}4...4{}", open(26), open(9)),
            15 => format!("{}X", open(39)),
            _ => open(40),
        })
        .collect();
    let battle = Scene::new(&rows)
        .squad("r1.1", "baboon", "ab")
        .squad("b1.1", "baboon", "X")
        .vehicle("r1.1", "apc", (2, 2), '6', &[('a', Seat::Operator)])
        .begin();
    let way = |x| driving::way_to(battle.field(), CAR, Pace::Walk, cell(x, 2)).expect_err("no way");
    assert_eq!(way(27), NoDrive::NoWay { vehicle: car(), cell: cell(27, 2) }.into());
    assert_eq!(way(7), NoDrive::InTheWay { vehicle: car(), cell: cell(8, 3), by: battle.piece('b') }.into());
}
