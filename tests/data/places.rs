//! Where units and vehicles of every post are, or that they deploy in the battle (1.6, G-12, G-22, G-23, G-32, T-27,
//! T-99).

use super::common::{level, spoil};
use monkeys::board::{Cell, Direction};
use monkeys::data::monkeys::Setup;
use monkeys::force::{Post, vehicle::Seat};
use monkeys::rules::monkeys::muster::UnitMuster;

const LEVEL: &str = r#"(
    format: 1, name: "Posts", about: "Everybody is there.", book: Monkeys, scenario: Skirmish, seed: 7,
    ground: Drawn(
        legend: { '.': (kind: "open"), 'T': (kind: "forest"), '3': (kind: "building", top: 3) },
        rows: [
            "........................", "........................", "....3...................", "........................",
            "........................", "........................", "........................", "........................",
            "........................", "......T.................", "........................", "........................",
        ],
    ),
    zones: { "west": [((0, 0), (11, 11))], "east": [((12, 0), (23, 11))] },
    sides: [
        (
            key: 'r', name: "Vermilion", edge: West, zone: "west",
            platoons: [Inline(
                name: "First",
                command: (
                    co: (clan: "chimpanzee", talents: ["Discipline"], vehicles: [(kind: "buggy")]),
                    xo: (clan: "chimpanzee", armor: ["helmet"]),
                    teams: [(kind: Veteran, talents: ["Steady Aim"], members: [(clan: "baboon", count: 2)])],
                ),
                squads: [(
                    name: "Kudu",
                    members: [
                        (clan: "baboon", count: 3),
                        (clan: "baboon", corporal: true),
                        (clan: "baboon", weapons: ["machinegun"], ammo: "ap"),
                        (clan: "baboon", spares: ["hp"], gear: ["bayonet"]),
                    ],
                    vehicles: [(kind: "apc", mounts: [Keep, Arm("assault rifle")])],
                )],
            )],
            places: {
                "r1.1": Around((6, 6)), "r1.co": Around((2, 10)), "r1.xo": Cells([(4, 10)]), "r1.f1": Around((9, 10)),
            },
        ),
        (
            key: 'b', name: "Cobalt", edge: East, zone: "east",
            platoons: [Inline(name: "Second", squads: [(name: "Ember", members: [(clan: "mandrill", count: 5)])])],
            places: {},
        ),
    ],
)"#;

const SQUAD: &str = r#""r1.1": Around((6, 6))"#;

fn faults(changes: &[(&str, &str)]) -> Vec<String> {
    let Err(error) = level(&spoil(LEVEL, changes)) else { return Vec::new() };
    error.to_string().lines().map(|line| line.trim_start_matches("test: sides[0].places").to_owned()).collect()
}

fn units(changes: &[(&str, &str)]) -> Vec<UnitMuster> {
    let (level, _) = level(&spoil(LEVEL, changes)).unwrap_or_else(|error| panic!("{error}"));
    level.sides[0].platoons[0].units.clone()
}

#[test]
fn every_post_has_its_place() {
    let units = units(&[]);
    let posts: Vec<Post> = units.iter().map(|unit| unit.post).collect();
    assert_eq!(posts, [Post::Squad(1), Post::Co, Post::Xo, Post::Team(1)]);
    assert_eq!(units[2].members[0].cell, Some(Cell::new(4, 10)));
    assert_eq!(units[3].members[0].cell, Some(Cell::new(9, 10)));
    assert_eq!(
        faults(&[(r#""r1.xo": Cells([(4, 10)]),"#, "")]),
        [r#": unit r1.xo has no place; write something like "r1.xo": Around((3, 5))"#]
    );
    assert_eq!(
        faults(&[(r#""r1.f1""#, r#""r1.f2""#)]),
        [
            r#"["r1.f2"]: no unit `r1.f2`; did you mean `r1.f1`?"#,
            r#": unit r1.f1 has no place; write something like "r1.f1": Around((3, 5))"#
        ]
    );
}

#[test]
fn g_32_a_side_without_places_deploys_in_the_battle() {
    let (good, _) = level(LEVEL).unwrap_or_else(|error| panic!("{error}"));
    let ember = &good.sides[1].platoons[0].units[0];
    assert!(ember.members.iter().all(|member| member.cell.is_none()));
    let text = spoil(
        LEVEL,
        &[(
            r#""r1.1": Around((6, 6)), "r1.co": Around((2, 10)), "r1.xo": Cells([(4, 10)]), "r1.f1": Around((9, 10)),"#,
            "",
        )],
    );
    let (all, _) = level(&text).unwrap_or_else(|error| panic!("{error}"));
    let units = &all.sides[0].platoons[0].units;
    assert!(units.iter().all(|unit| unit.members.iter().all(|member| member.cell.is_none())));
    assert!(units.iter().flat_map(|unit| &unit.vehicles).all(|vehicle| vehicle.at.is_none()));
    assert_eq!(units[0].vehicles[0].crew.len(), 2, "who would ride is known");
}

#[test]
fn t_27_vehicles_park_beside_their_unit_and_are_crewed() {
    let units = units(&[]);
    let apc = &units[0].vehicles[0];
    assert_eq!(apc.crew, [(6, Seat::Operator), (5, Seat::Gunner(1))], "the last members; the leader stays on foot");
    let (corner, faces) = apc.at.expect("it is parked");
    assert_eq!(faces, Direction::East, "away from its own edge");
    assert!(units[0].members[5].cell.is_none() && units[0].members[0].cell == Some(Cell::new(6, 6)));
    let under = |cell: Cell| (0..3).contains(&(cell.x - corner.x)) && (0..3).contains(&(cell.y - corner.y));
    let on_foot = units.iter().flat_map(|unit| &unit.members).filter_map(|member| member.cell);
    assert_eq!(on_foot.filter(|cell| under(*cell)).count(), 0, "nobody stands under it");
    // The CO drives its own buggy: there is nobody else.
    assert_eq!(units[1].vehicles[0].crew, [(1, Seat::Operator)]);
    assert!(units[1].members[0].cell.is_none() && units[1].vehicles[0].at.is_some());
}

#[test]
fn g_22_vehicles_stand_where_the_file_says() {
    let put = |place: &str| format!(r#"{SQUAD}, "r1.1!1": {place}"#);
    let apc = units(&[(SQUAD, &put("Facing((8, 1), South)"))])[0].vehicles[0].clone();
    assert_eq!(apc.at, Some((Cell::new(8, 1), Direction::South)));
    let round = units(&[(SQUAD, &put("Around((9, 2))"))])[0].vehicles[0].clone();
    assert_eq!(round.at.map(|(_, faces)| faces), Some(Direction::East));
    let refused = |place: &str| faults(&[(SQUAD, &put(place))]);
    let off =
        "the apc can't be on (4, 0): it needs 3 x 3 squares of the board without buildings and nearly level (G-22)";
    assert_eq!(refused("Facing((4, 0), East)"), [format!(r#"["r1.1!1"]: {off}"#)], "a building is in the way");
    assert_eq!(
        refused("Facing((10, 2), East)"),
        [r#"["r1.1!1"]: (12, 2) is outside its side's zone: (0, 0) to (11, 11)"#]
    );
    assert_eq!(
        refused("Facing((2, 9), East)"),
        [r#"["r1.1!1"]: (4, 10) is taken by r1.xo; only one primate fits on a cell (T-22)"#]
    );
    assert!(refused("Cells([(8, 1)])")[0].contains("is a vehicle; write Around"));
    assert!(faults(&[(SQUAD, r#""r1.1": Facing((6, 6), East)"#)])[0].contains("is a unit; write Around"));
    assert_eq!(
        faults(&[(SQUAD, &format!(r#"{SQUAD}, "r1.1!2": Around((6, 6))"#))]),
        [r#"["r1.1!2"]: no unit `r1.1!2`; did you mean `r1.1!1`?"#]
    );
}

#[test]
fn g_23_a_crew_named_by_the_file() {
    let put = |crew: &str| format!(r#"{SQUAD}, "r1.1!1": Manned(at: (8, 1), faces: North, crew: [{crew}])"#);
    let crew = |crew: &str| faults(&[(SQUAD, &put(crew))]);
    let squad = units(&[(SQUAD, &put("(2, Operator), (1, Passenger), (3, Gunner(2))"))]);
    assert_eq!(squad[0].vehicles[0].crew.len(), 3);
    let standing: Vec<bool> = squad[0].members.iter().map(|member| member.cell.is_some()).collect();
    assert_eq!(standing, [false, false, false, true, true, true], "the leader rides, the others gather");
    assert_eq!(crew("(7, Operator)"), [r#"["r1.1!1"].crew[0]: 7 is out of range; it must be 1 to 6"#]);
    let seat = |number| {
        format!(
            r#"["r1.1!1"].crew[{}]: number {number} can't sit there in the apc: an operator is of its size or one smaller, mounts count from 1, and a seat holds one (G-23)"#,
            number - 1
        )
    };
    assert_eq!(crew("(1, Operator), (2, Operator)"), [seat(2)]);
    assert_eq!(crew("(1, Operator), (2, Gunner(8))"), [seat(2)]);
    assert_eq!(crew("(1, Operator), (2, Gunner(1)), (3, Gunner(1))"), [seat(3)]);
    let crowd = r#""r1.co": Around((2, 10)), "r1.co!1": Manned(at: (2, 9), faces: East, crew: [(1, Passenger)])"#;
    assert_eq!(
        faults(&[(r#""r1.co": Around((2, 10))"#, crowd)]),
        [r#"["r1.co!1"].crew: the buggy has room for 0, and a Large primate counts as two (G-23)"#]
    );
}

#[test]
fn t_27_vehicles_and_riding_leaders_keep_the_sphere() {
    let far = |at: &str| format!(r#""r1.1": Cells([(1, 0), (1, 1), (0, 0), (0, 1)]), "r1.1!1": Facing({at}, East)"#);
    assert!(faults(&[(SQUAD, &far("(7, 0)"))]).is_empty(), "its nearest square is within 6");
    assert_eq!(
        faults(&[(SQUAD, &far("(9, 0)"))]),
        [
            r#"["r1.1!1"]: (9, 0) is outside the sphere of influence of the sergeant on (1, 0): within 6 of it, or within 2 of a member that is inside (T-24)"#
        ]
    );
    let rides = |cells: &str| {
        format!(
            r#""r1.1": Cells([{cells}]), "r1.1!1": Manned(at: (7, 0), faces: East, crew: [(1, Operator), (2, Passenger)])"#
        )
    };
    assert!(faults(&[(SQUAD, &rides("(1, 0), (1, 1), (1, 2), (0, 1)"))]).is_empty(), "measured from his vehicle");
    assert_eq!(faults(&[(SQUAD, &rides("(1, 0), (1, 1), (1, 2), (1, 9)"))]).len(), 1);
    let nowhere = faults(&[(r#""r1.co": Around((2, 10))"#, r#""r1.co": Cells([])"#)]);
    assert!(nowhere[0].starts_with(r#"["r1.co"]: all its members ride"#), "{nowhere:?}");
}

#[test]
fn g_12_a_squad_stands_as_two_halves() {
    let halves = r#""r1.1": Around((6, 6)), "r1.1b": Around((10, 2))"#;
    let units = units(&[(SQUAD, halves)]);
    let posts: Vec<Post> = units.iter().map(|unit| unit.post).collect();
    assert_eq!(posts, [Post::Squad(1), Post::Half(1), Post::Co, Post::Xo, Post::Team(1)]);
    assert_eq!(units.iter().map(|unit| unit.members.len()).collect::<Vec<_>>(), [3, 3, 1, 1, 2]);
    assert!(units[1].members[0].corporal && units[1].members[0].cell == Some(Cell::new(10, 2)));
    assert_eq!(units[1].name, "Kudu second half");
    assert_eq!(units[0].vehicles[0].crew, [(3, Seat::Operator), (2, Seat::Gunner(1))], "it stays with the sergeant");
    let uneven = [
        (SQUAD, halves),
        ("(clan: \"baboon\", count: 3),", "(clan: \"baboon\", count: 4),"),
        ("(clan: \"baboon\", spares: [\"hp\"], gear: [\"bayonet\"]),", ""),
    ];
    assert_eq!(
        faults(&uneven),
        [": half 1b has 2 primates and needs 3 or more: the corporal leads everyone after it in the roster (G-12)"]
    );
    let none = faults(&[(SQUAD, halves), (", corporal: true", "")]);
    assert_eq!(none, [r#"["r1.1b"]: no unit `r1.1b`; did you mean `r1.1`?"#]);
}

#[test]
fn t_99_emplacements_stand_beside_cover_near_their_unit() {
    let gun = (
        "(clan: \"baboon\", spares: [\"hp\"], gear: [\"bayonet\"]),",
        "(clan: \"baboon\", weapons: [\"assault rifle\", \"antipersonnel cannon\"]),",
    );
    let units = units(&[gun]);
    let gun = &units[0].emplacements[0];
    assert_eq!(gun.cell, Some(Cell::new(5, 8)), "the nearest square beside the trees on (6, 9)");
}

#[test]
fn what_is_written_is_read_back_the_same() {
    let halves = r#""r1.1": Around((6, 6)), "r1.1b": Around((10, 2)), "r1.1!1": Facing((1, 1), NorthEast)"#;
    for text in [LEVEL.to_owned(), spoil(LEVEL, &[(SQUAD, halves)])] {
        let (first, _) = level(&text).unwrap_or_else(|error| panic!("{error}"));
        let (again, _) = level(&first.text()).unwrap_or_else(|error| panic!("{error}\n{}", first.text()));
        assert_eq!(first, again);
        let folded = Setup::of(&first).text();
        let (folded, _) = level(&folded).unwrap_or_else(|error| panic!("{error}\n{folded}"));
        assert_eq!(first, folded);
    }
}
