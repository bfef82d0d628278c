//! Levels: positions, ground, and what is refused (1.6, T-04, T-10, T-22, T-24, G-09).

use super::common::{LEVEL, level, level_faults, spoil};
use monkeys::board::Cell;

const CELLS: &str = "Cells([(10, 3), (10, 4), (10, 5), (11, 3), (11, 4)])";
const INLINE: &str = r#"Inline(name: "First", squads: [(name: "Kudu", members: [(clan: "baboon", count: 5)])])"#;

fn cell_faults(cells: &str) -> Vec<String> {
    level_faults(&[(CELLS, &format!("Cells([{cells}])"))])
}

fn notes(text: &str) -> Vec<String> {
    level(text).expect("it is good").1.iter().map(ToString::to_string).collect()
}

#[test]
fn a_good_level_becomes_a_muster() {
    let (level, _) = level(LEVEL).expect("it is good");
    let muster = level.muster();
    assert_eq!((muster.rounds, level.seed, level.name.as_str()), (Some(10), 7, "Test"));
    let kudu = &muster.sides[0].platoons[0].units[0];
    let cells: Vec<Cell> = kudu.members.iter().filter_map(|member| member.cell).collect();
    assert_eq!(cells, [(1, 3), (1, 2), (0, 3), (2, 3), (1, 4)].map(Cell::from), "the nearest, in reading order");
    assert_eq!(kudu.members[0].cost, 12);
    assert_eq!(muster.sides[1].platoons[0].units[0].members[4].cell, Some(Cell::new(11, 4)));
    assert_eq!(muster.sight.ground().surface(Cell::new(7, 3)), 3);
}

#[test]
fn a_limit_of_rounds_may_be_left_out() {
    let (unlimited, _) = level(&spoil(LEVEL, &[("rounds: 10,", "")])).expect("it is good");
    assert_eq!(unlimited.rounds, None);
    assert_eq!(level_faults(&[("rounds: 10", "rounds: 0")]), ["test: rounds: 0 is out of range; it must be 1 to 999"]);
}

#[test]
fn g_15_a_battle_may_have_markers_of_its_own() {
    let with = |scenario: &str, second: &str| {
        let rest = "((5, 5), (5, 5)), ((6, 6), (6, 6)), ((7, 7), (7, 7))";
        format!("scenario: {scenario}, markers: [((1, 1), (2, 2)), {second}, {rest}]")
    };
    let good = with("Battle", "((3, 0), (3, 0))");
    let (own, _) = level(&spoil(LEVEL, &[("scenario: Skirmish", &good)])).expect("it is good");
    let squares: Vec<(Cell, Cell)> = own.muster().markers.iter().map(|one| (one.cell, one.last)).collect();
    assert_eq!(squares[..2], [((1, 1), (2, 2)), ((3, 0), (3, 0))].map(|(from, to)| (from.into(), to.into())));
    let (again, _) = level(&own.text()).expect("it is written as it was read");
    assert_eq!(again.markers, own.markers);
    let fault = |scenario: &str, second: &str| level_faults(&[("scenario: Skirmish", &with(scenario, second))]);
    assert_eq!(fault("Skirmish", "((3, 0), (3, 0))"), ["test: markers: only a Battle has markers"]);
    assert_eq!(fault("Battle", "((2, 1), (2, 1))"), ["test: markers[1]: markers 1 and 2 share squares"]);
    assert_eq!(fault("Battle", "((3, 0), (5, 0))"), ["test: markers[1]: 3 is out of range; it must be 1 to 2"]);
}

#[test]
fn books_of_later_are_refused_in_words() {
    assert_eq!(
        level_faults(&[("book: Monkeys", "book: Initiative")]),
        ["test: book: a file of Initiative can't be used here; only one of Monkeys can"]
    );
}

#[test]
fn f_1_6_a_primate_outside_its_zone() {
    assert_eq!(
        cell_faults("(8, 3), (10, 4), (10, 5), (11, 3), (11, 4)"),
        [r#"test: sides[1].places["b1.1"][0]: (8, 3) is outside its side's zone: (9, 0) to (11, 7)"#,]
    );
    assert_eq!(
        level_faults(&[("Around((1, 3))", "Around((4, 3))")]),
        [r#"test: sides[0].places["r1.1"]: (4, 3) is outside its side's zone: (0, 0) to (2, 7)"#,]
    );
}

#[test]
fn t_22_two_primates_on_a_cell() {
    assert_eq!(
        cell_faults("(10, 3), (10, 4), (10, 5), (11, 3), (10, 3)"),
        [r#"test: sides[1].places["b1.1"][4]: (10, 3) is taken by b1.1; only one primate fits on a cell (T-22)"#,]
    );
}

#[test]
fn t_24_a_broken_sphere() {
    // (10, 7) is 7 from the sergeant on (10, 0) and has no link; (9, 6) is within 6 of it.
    let ground = ("............\",\n        ],", "............\",\n            \"............\",\n        ],");
    let zones = ("((9, 0), (11, 7))", "((9, 0), (11, 8))");
    let cells = |cells: &str| level_faults(&[ground, zones, (CELLS, &format!("Cells([{cells}])"))]);
    assert_eq!(
        cells("(10, 0), (10, 1), (11, 0), (11, 1), (10, 7)"),
        [
            r#"test: sides[1].places["b1.1"][4]: (10, 7) is outside the sphere of influence of the sergeant on (10, 0): within 6 of it, or within 2 of a member that is inside (T-24)"#,
        ]
    );
    assert!(cells("(10, 0), (10, 1), (11, 0), (10, 6), (10, 8)").is_empty(), "chained by one within 6");
    assert_eq!(cells("(10, 0), (10, 1), (11, 0), (10, 5), (10, 8)").len(), 1, "a link of 3 is too long");
}

#[test]
fn cells_off_the_board() {
    assert_eq!(
        cell_faults("(12, 3), (10, 4), (10, -1), (11, 3), (99999, 4)"),
        [
            r#"test: sides[1].places["b1.1"][0]: (12, 3) is off the board; the last cell is (11, 7)"#,
            r#"test: sides[1].places["b1.1"][2]: (10, -1) is off the board; the last cell is (11, 7)"#,
            r#"test: sides[1].places["b1.1"][4]: (99999, 4) is off the board; the last cell is (11, 7)"#,
        ]
    );
}

#[test]
fn as_many_cells_as_primates() {
    assert_eq!(
        cell_faults("(10, 3), (10, 4)"),
        [r#"test: sides[1].places["b1.1"]: names 2 cells; unit b1.1 has 5 primates on foot"#]
    );
}

#[test]
fn no_room_round_a_sergeant() {
    let faults = level_faults(&[("\"west\": [((0, 0), (2, 7))]", "\"west\": [((1, 3), (2, 4))]")]);
    assert_eq!(
        faults,
        [
            r#"test: sides[0].places["r1.1"]: only 4 of 5 primates of the unit fit around (1, 3), inside its zone and within 6 squares"#
        ]
    );
}

#[test]
fn every_squad_has_one_place() {
    let squad = r#"(name: "Kudu", members: [(clan: "baboon", count: 5)])"#;
    let two = format!(r#"{squad}, (name: "Oryx", members: [(clan: "baboon", count: 5)])"#);
    assert_eq!(
        level_faults(&[(squad, &two)]),
        [r#"test: sides[0].places: unit r1.2 has no place; write something like "r1.2": Around((3, 5))"#,]
    );
    assert_eq!(
        level_faults(&[(
            r#""r1.1": Around((1, 3))"#,
            r#""r1.1": Around((1, 3)), "r1.2": Around((1, 3)), "b1.1": Around((1, 3)), "r1.1": Around((0, 0))"#
        )]),
        [
            r#"test: sides[0].places["r1.2"]: no unit `r1.2`; did you mean `r1.1`?"#,
            r#"test: sides[0].places["b1.1"]: no unit `b1.1`; did you mean `r1.1`?"#,
            r#"test: sides[0].places["r1.1"]: `r1.1` appears twice"#,
        ]
    );
}

#[test]
fn unequal_rows() {
    assert_eq!(
        level_faults(&[("\"....TT......\"", "\"....TT....\"")]),
        ["test: ground.rows[2]: is 10 long; the other rows are 12"]
    );
    // The first row may be the wrong one: the others are still correct.
    let told = level_faults(&[("rows: [\n            \"............\"", "rows: [\n            \"..........\"")]);
    assert_eq!(told, ["test: ground.rows[0]: is 10 long; the other rows are 12"]);
}

#[test]
fn letters_without_a_legend() {
    assert_eq!(
        level_faults(&[("....TT......", "....?T....!."), ("....TT.33...", "....?T.33...")]),
        [
            "test: ground.rows[2]: `!` at column 10 is not in the legend, which has `.`, `3`, `T`",
            "test: ground.rows[2]: `?` at column 4 is not in the legend, which has `.`, `3`, `T`",
        ]
    );
}

#[test]
fn g_09_the_legend_names_grounds_of_the_book() {
    assert_eq!(
        level_faults(&[("kind: \"forest\"", "kind: \"forrest\"")]),
        [r#"test: ground.legend['T'].kind: no ground `forrest`; did you mean `forest`?"#]
    );
    assert_eq!(
        level_faults(&[("top: 3", "top: 5")]),
        ["test: ground.legend['3'].top: 5 is out of range; it must be 2 to 4"]
    );
    assert_eq!(
        level_faults(&[("(kind: \"forest\")", "(kind: \"forest\", top: 2)")]),
        ["test: ground.legend['T'].top: 2 is out of range; it must be 0"]
    );
    assert_eq!(
        level_faults(&[("'T': (kind: \"forest\")", "'T': (kind: \"forest\"), 'T': (kind: \"open\")")]),
        ["test: ground.legend['T']: `T` appears twice"]
    );
}

#[test]
fn heights_are_digits_for_every_cell() {
    let heights = |rows: &str| {
        level_faults(&[("        ],\n    ),", &format!("        ],\n        heights: [{rows}],\n    ),"))])
    };
    let row = "\"012000000000\",";
    assert!(heights(&row.repeat(8)).is_empty());
    assert_eq!(heights(&row.repeat(7)), ["test: ground.heights: has 7 rows; the board has 8"]);
    assert_eq!(
        heights(&format!("\"01200000000x\",{}", row.repeat(7))),
        ["test: ground.heights[0]: `01200000000x` isn't a row of heights; use 12 digits"]
    );
}

#[test]
fn boards_have_bounds() {
    let drawn = |width: usize, height: usize| {
        let start = LEVEL.find("rows: [").expect("rows");
        let end = LEVEL.find("        ],\n    ),").expect("their end");
        let rows = format!("rows: [{}", format!("\"{}\",\n", ".".repeat(width)).repeat(height));
        let text = format!("{}{rows}{}", &LEVEL[..start], &LEVEL[end..]);
        level(&text).err().map(|error| error.to_string())
    };
    let refused = |width, height| {
        format!("test: ground.rows: a board of {width} x {height} is not possible; it must be 12 x 8 to 256 x 256")
    };
    assert_eq!(drawn(11, 8), Some(refused(11, 8)));
    assert_eq!(drawn(12, 7), Some(refused(12, 7)));
    assert_eq!(drawn(257, 8), Some(refused(257, 8)));
    assert_eq!(drawn(0, 0), Some(refused(0, 0)));
    assert_eq!(drawn(256, 256), None);
}

fn generated(
    recipe: &str,
) -> Result<(monkeys::data::monkeys::Level, Vec<monkeys::data::Note>), monkeys::data::LoadError> {
    let start = LEVEL.find("Drawn(").expect("a ground");
    let end = LEVEL.find("    zones:").expect("zones");
    level(&format!("{}Generated({recipe}),\n{}", &LEVEL[..start], &LEVEL[end..]))
}

#[test]
fn a_board_of_ten_thousand_by_ten_thousand_is_refused() {
    let refused = |recipe: &str| generated(recipe).expect_err("it is at fault").to_string();
    assert_eq!(
        refused("size: (10000, 10000), density: 40, style: Jungle"),
        "test: ground.size: a board of 10000 x 10000 is not possible; it must be 12 x 8 to 256 x 256"
    );
    assert_eq!(
        refused("size: (4294967295, 4294967295), density: 91, style: Jungle"),
        "test: ground.size: a board of 4294967295 x 4294967295 is not possible; it must be 12 x 8 to 256 x 256\ntest: ground.density: 91 is out of range; it must be 0 to 90"
    );
}

#[test]
fn a_generated_ground_may_be_written_out_as_drawn() {
    let (grown, _) =
        generated("size: (24, 20), density: 30, style: Ruins, symmetry: Rotated, seed: 12").expect("it is good");
    let text = grown.drawn();
    assert!(text.contains("ground: Drawn(") && !text.contains("Generated"));
    let (drawn, _) = level(&text).expect("what we write is good");
    assert_eq!(drawn.ground, grown.ground);
    assert_eq!(drawn, grown);
    assert_eq!(drawn.drawn(), text);
}

#[test]
fn zones_lie_on_the_board() {
    assert_eq!(
        level_faults(&[("((0, 0), (2, 7))", "((0, 0), (2, 8))")])[0],
        r#"test: zones["west"][0]: (2, 8) is off the board; the last cell is (11, 7)"#
    );
    assert_eq!(
        level_faults(&[("((0, 0), (2, 7))", "((2, 7), (0, 0)), ((0, 0), (2, 7))")]),
        [
            r#"test: zones["west"][0]: (2, 7) to (0, 0) isn't a block; name the top left cell first, then the bottom right one"#,
        ]
    );
    assert_eq!(level_faults(&[("\"east\": [", "\"west\": [")])[0], r#"test: zones["west"]: `west` appears twice"#);
    // Those in such a zone add nothing.
    assert_eq!(
        level_faults(&[("zone: \"west\"", "zone: \"wset\"")]),
        [r#"test: sides[0].zone: no zone `wset`; did you mean `west`?"#]
    );
}

#[test]
fn two_sides_that_differ() {
    assert_eq!(
        level_faults(&[("edge: East", "edge: West")]),
        ["test: sides[1].edge: West is also the other side's edge; each side needs its own"]
    );
    assert_eq!(level_faults(&[("\"Cobalt\"", "\"Vermilion\"")]), ["test: sides[1].name: `Vermilion` appears twice"]);
    assert_eq!(
        level_faults(&[("key: 'b'", "key: 'g'")]),
        ["test: sides[1].key: 'g' isn't the letter of this side; use 'b'"]
    );
    let start = LEVEL.find("    sides: [").expect("sides");
    let none = level(&format!("{}    sides: [],)", &LEVEL[..start])).expect_err("nobody is there").to_string();
    assert_eq!(none, "test: sides: has 0 sides; a battle has two");
}

#[test]
fn t_04_fewer_squads_are_allowed_and_noted() {
    assert_eq!(
        notes(LEVEL),
        [
            "sides[0].platoons[0]: has fewer than four squads: 1 (T-04)",
            "sides[1].platoons[0]: has fewer than four squads: 1 (T-04)",
        ]
    );
    let none = level_faults(&[(INLINE, r#"Inline(name: "First", squads: [])"#), (r#""r1.1": Around((1, 3))"#, "")]);
    assert_eq!(none, ["test: sides[0].platoons[0].squads: has 0 standard squads; it needs 1 to 4 (1.11)"]);
}

#[test]
fn t_10_the_smaller_side_is_padded_with_a_note() {
    let more =
        format!(r#"{INLINE}, Inline(name: "Third", squads: [(name: "Oryx", members: [(clan: "baboon", count: 5)])])"#);
    let text = spoil(
        LEVEL,
        &[(INLINE, &more), (r#""r1.1": Around((1, 3))"#, r#""r1.1": Around((1, 2)), "r2.1": Around((1, 6))"#)],
    );
    let (level, _) = level(&text).expect("it is good");
    let counts = level.muster().sides.map(|side| side.platoons.len());
    assert_eq!(counts, [2, 2]);
    assert!(level.sides[1].platoons[1].units.is_empty());
    assert_eq!(
        notes(&text).last().map(String::as_str),
        Some("sides[1].platoons: Cobalt gets one empty platoon, so that both sides have the same number (T-10)")
    );
}

#[test]
fn platoons_come_from_rosters() {
    let squads = r#""r1.1": Around((1, 0)), "r1.2": Around((1, 3)), "r1.3": Around((1, 5)), "r1.co": Around((1, 7))"#;
    let places = &format!(r#"{squads}, "r1.xo": Around((3, 7)), "r1.f1": Around((5, 7))"#);
    let from = |force: &str, zone: &str| {
        level_faults(&[(INLINE, force), (r#""r1.1": Around((1, 3))"#, places), ("((0, 0), (2, 7))", zone)])
    };
    assert!(from(r#"Roster(file: "baboon-rifles", platoon: 1)"#, "((0, 0), (7, 7))").is_empty());
    let unknown = |force| from(force, "((0, 0), (7, 7))").swap_remove(0);
    assert_eq!(
        unknown(r#"Roster(file: "baboon-riffles", platoon: 1)"#),
        "test: sides[0].platoons[0].file: no roster `baboon-riffles`; did you mean `baboon-rifles`?"
    );
    assert_eq!(
        unknown(r#"Roster(file: "baboon-rifles", platoon: 3)"#),
        "test: sides[0].platoons[0].platoon: 3 is out of range; it must be 1 to 2"
    );
    assert!(unknown(r#"Roster(file: "../../../etc/passwd", platoon: 1)"#).contains("no roster `../../../etc/passwd`"));
}

#[test]
fn squads_of_a_side_have_names_that_differ() {
    let squad = r#"(name: "Kudu", members: [(clan: "baboon", count: 5)])"#;
    let faults = level_faults(&[
        (squad, &format!("{squad}, {squad}")),
        (r#""r1.1": Around((1, 3))"#, r#""r1.1": Around((1, 2)), "r1.2": Around((1, 6))"#),
    ]);
    assert_eq!(faults, ["test: sides[0].platoons[0].squads[1].name: `Kudu` appears twice"]);
}

#[test]
fn all_faults_come_at_once() {
    let faults = level_faults(&[
        ("clan: \"baboon\"", "clan: \"babon\""),
        ("zone: \"west\"", "zone: \"wets\""),
        ("kind: \"building\"", "kind: \"bilding\""),
        ("(11, 4)])", "(10, 3)])"),
        ("rounds: 10", "rounds: 1000"),
    ]);
    let paths: Vec<&str> = faults.iter().map(|fault| fault.split(": ").nth(1).expect("a path")).collect();
    assert_eq!(
        paths,
        ["rounds", "ground.legend['3'].kind", "sides[0].zone", "sides[0].platoons[0].squads[0].members[0].clan"],
        "places wait until there is a ground to stand on"
    );
}
