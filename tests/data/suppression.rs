//! The files of the second book: profiles, rosters, levels, and what is wrong with bad ones.

use monkeys::board::{
    Cell,
    generate::{Recipe, Symmetry},
};
use monkeys::data::{
    self,
    drafts::{Drafts, Wanted},
    library::{Library, levels, levels_of},
    suppression::{level, profiles, profiles::parse as parse_profiles, roster},
};
use monkeys::force::Side;
use monkeys::rules::{
    Book,
    suppression::{
        Suppression,
        muster::{Goal, SetUp},
    },
};

const TREES: &str = include_str!("../../levels/three-fig-trees.level.ron");
const COLUMN: &str = include_str!("../../assets/rosters/ironbough-column.roster.ron");
const PROFILES: &str = include_str!("../../assets/profiles/suppression.ron");

/// The faults of a text after a change to it.
fn faults(changes: &[(&str, &str)]) -> String {
    let text = changes.iter().fold(TREES.to_owned(), |text, (old, new)| {
        assert!(text.contains(old), "{old}");
        text.replacen(old, new, 1)
    });
    level::parse("test", &text, &Library::shipped(), profiles()).expect_err("it is wrong").to_string()
}

#[test]
fn levels_and_rosters_are_listed_with_their_own_book() {
    let (first, second) = (levels(), levels_of(Book::Suppression));
    assert!(second.len() >= 6 && second.contains(&"three-fig-trees".to_owned()), "{second:?}");
    assert!(!first.is_empty() && first.iter().all(|name| !second.contains(name)));
    let library = Library::shipped();
    let (first, second) = (library.rosters(), library.rosters_of(Book::Suppression));
    assert_eq!(second, ["high-canopy-league", "ironbough-column"]);
    assert!(!first.is_empty() && first.iter().all(|name| !second.contains(name)));
}

#[test]
fn a_level_of_one_book_is_not_read_as_one_of_the_other() {
    let error = data::monkeys::level::shipped("three-fig-trees").expect_err("it is of the second book").to_string();
    assert!(error.contains("three-fig-trees"), "{error}");
    let error = level::shipped("two-groves").expect_err("it is of the first book").to_string();
    assert!(error.contains("two-groves"), "{error}");
}

#[test]
fn one_wrong_row_is_one_fault_and_one_wrong_cell_is_told_once() {
    let told = faults(&[("Drawn([\n        \"", "Drawn([\n        \".")]);
    assert!(told.starts_with("test: ground.rows[0]: is ") && told.lines().count() == 1, "{told}");
    let (start, end) = TREES.split_once("objectives: {").expect("it has some");
    let text = format!("{start}objectives: {{ \"the well\": [((99, 1), (99, 1))],{end}");
    let told = level::parse("test", &text, &Library::shipped(), profiles()).expect_err("it is off the board");
    let of_well: Vec<String> =
        told.to_string().lines().filter(|line| line.contains("the well")).map(str::to_owned).collect();
    assert_eq!(of_well.len(), 1, "{told}");
    assert!(of_well[0].contains("(99, 1) is off the board"), "{told}");
}

#[test]
fn g21_a_force_is_seven_units_for_530_points_and_its_leaders_carry_the_last_weapon() {
    let book = profiles();
    for name in ["ironbough-column", "high-canopy-league"] {
        let roster = roster::find(&Library::shipped(), name, &book).expect("good").expect("there");
        assert_eq!((roster.units.len(), roster.cost(&book)), (7, 530), "{name}");
        assert!(roster.about.len() > 60, "{name} does not make one want to play it");
    }
    let (level, _) = level::shipped("three-fig-trees").expect("good");
    let counts = level.sides.each_ref().map(|side| side.units.iter().map(|unit| unit.models.len()).sum::<usize>());
    assert_eq!(counts, [44, 42]);
    let gunners = &level.sides[0].units[3];
    let weapons: Vec<&str> = gunners.models.iter().map(|one| book.weapons[one.weapon].name.as_str()).collect();
    assert_eq!(weapons, ["carbine", "machine gun", "carbine", "carbine"]);
    assert_eq!((gunners.name.as_str(), gunners.models[0].name.as_str()), ("Blue Face Battery", "Zuri"));
}

#[test]
fn g22_and_g24_every_weapon_is_carried_and_every_ground_is_drawn() {
    let book = profiles();
    let carried = |name: &str| book.units.iter().any(|unit| unit.weapons.iter().any(|(known, _)| known == name));
    let idle: Vec<&str> = book.weapons.iter().map(|one| one.name.as_str()).filter(|name| !carried(name)).collect();
    assert!(idle.is_empty(), "{idle:?}");
    let shipped: Vec<_> =
        levels_of(Book::Suppression).iter().map(|name| level::shipped(name).expect("good").0).collect();
    for (kind, ground) in book.terrain.iter().enumerate() {
        let drawn =
            |level: &level::Level| level.ground.spots().values().iter().any(|spot| usize::from(spot.kind) == kind);
        assert!(shipped.iter().any(drawn), "{} is on no map", ground.name);
    }
}

#[test]
fn g25_three_fig_trees_is_the_same_for_both_sides() {
    let (level, notes) = level::shipped("three-fig-trees").expect("good");
    assert!(notes.is_empty(), "{notes:?}");
    assert_eq!(
        (level.scenario.rounds, level.scenario.set_up, level.scenario.goal),
        (Some(6), SetUp::Alternate, Goal::Score)
    );
    let block = [(17, 11), (18, 11), (17, 12), (18, 12)].map(|(x, y)| Cell::new(x, y));
    assert_eq!(level.scenario.objectives, [vec![Cell::new(9, 12)], vec![Cell::new(26, 11)], block.to_vec()]);
    // In two of our own the Column is one unit short: it wins too often there with all of them (docs/measurements.md).
    let points = [[530, 530], [445, 530], [530, 460], [530, 530]];
    for (name, points) in ["three-fig-trees", "low-water", "rubble-court", "the-long-mile"].into_iter().zip(points) {
        let (level, _) = level::shipped(name).expect("good");
        let spots = level.ground.spots();
        assert_eq!((spots.width(), spots.height()), (36, 24), "{name}");
        let turned = |cell: Cell| Cell::new(35 - cell.x, 23 - cell.y);
        assert!(spots.cells().all(|cell| spots[cell] == spots[turned(cell)]), "{name} is not the same turned round");
        let cells: Vec<Cell> = level.scenario.objectives.concat();
        assert!(cells.iter().all(|cell| cells.contains(&turned(*cell))), "{name}: objectives favor a side");
        assert_eq!(level.points(), points, "{name}");
    }
}

#[test]
fn g26_the_defender_of_the_sawmill_is_dug_in_and_one_unit_short() {
    for (name, attacker, defenders) in [("hold-the-sawmill", Side::First, 6), ("cliff-market", Side::Second, 6)] {
        let (level, _) = level::shipped(name).expect("good");
        let defender = attacker.other();
        let scenario = &level.scenario;
        assert_eq!(scenario.goal, Goal::Seize { attacker, from: 4 }, "{name}");
        assert_eq!(
            (scenario.first, scenario.set_up, scenario.mist),
            (Some(attacker), SetUp::Whole(defender), Some(12))
        );
        assert_eq!(level.attacker(), Some(attacker));
        let units = |side: Side| &level.sides[side.index()].units;
        assert_eq!((units(attacker).len(), units(defender).len()), (7, defenders), "{name}");
        assert!(units(defender).iter().all(|unit| unit.dug_in) && units(attacker).iter().all(|unit| !unit.dug_in));
    }
}

#[test]
fn every_fault_of_a_level_is_named_with_its_place_and_all_at_once() {
    let told = faults(&[
        ("rounds: 6", "rounds: 0"),
        ("((9, 12), (9, 12))", "((9, 12), (9, 24))"),
        ("\"....................................\"", "\"...................................X\""),
        ("ironbough-column", "ironbow-column"),
        ("zone: [((0, 19), (35, 23))]", "zone: [((0, 19), (35, 23)), ((3, 4), (2, 5))]"),
        ("key: 'b'", "key: 'c'"),
    ]);
    for line in [
        "rounds: 0 is out of range",
        "ground.rows[0]: `X` at column 35 is not a letter of this book; they are",
        "sides[0].force.file: no roster `ironbow-column`; did you mean `ironbough-column`?",
        "sides[1].key: 'c' isn't the letter of this side; use 'b'",
    ] {
        assert!(told.contains(line), "{line}\n{told}");
    }
    // Cells are checked only if there is a board.
    let told = faults(&[
        ("((9, 12), (9, 12))", "((9, 12), (9, 24))"),
        ("zone: [((0, 19), (35, 23))]", "zone: [((0, 19), (35, 23)), ((3, 4), (2, 5))]"),
    ]);
    assert!(
        told.contains("objectives[\"The west fig\"][0]: (9, 24) is off the board; the last cell is (35, 23)"),
        "{told}"
    );
    assert!(told.contains("sides[1].zone[1]: (3, 4) to (2, 5) isn't a block"), "{told}");
}

#[test]
fn zones_have_room_and_share_no_cell() {
    let told = faults(&[("zone: [((0, 19), (35, 23))]", "zone: [((0, 4), (35, 23))]")]);
    assert_eq!(told, "test: sides[1].zone: (0, 4) is in the zone of the other side, too");
    let told = faults(&[("zone: [((0, 19), (35, 23))]", "zone: [((0, 19), (7, 23))]")]);
    assert_eq!(told, "test: sides[1].zone: the zone has room for 40 primates; 42 set up there");
}

#[test]
fn objectives_need_a_last_round_and_seizing_needs_objectives() {
    assert_eq!(faults(&[("    rounds: 6,\n", "")]), "test: rounds: is missing: objectives need a last round");
    let objectives = TREES.split("objectives: {").nth(1).and_then(|rest| rest.split('}').next()).expect("a list");
    let told = faults(&[(objectives, ""), ("rounds: 6,", "rounds: 6, goal: Seize(attacker: 'r', from: 7),")]);
    assert!(
        told.contains("goal.from: 7 is out of range") && told.contains("goal: needs objectives to seize"),
        "{told}"
    );
}

#[test]
fn placed_units_stand_in_their_zone_apart_and_in_command() {
    let cells = |places: &str| format!("zone: [((0, 19), (35, 23))], places: {{ {places} }},");
    let with = |places: &str| faults(&[("zone: [((0, 19), (35, 23))],", &cells(places))]);
    let row = "(0, 20), (1, 20), (2, 20), (3, 20), (4, 20), (5, 20), (6, 20)";
    let told = with(&format!("\"b1.1\": [{row}, (7, 20)]"));
    assert_eq!(
        told,
        "test: sides[1].places[\"b1.1\"][7]: (7, 20) is outside the command radius: more than 6 squares from the \
         leader at (0, 20) (A2)"
    );
    let told = with(&format!("\"b1.1\": [{row}, (1, 20)]"));
    assert!(told.contains("(1, 20) is taken already"), "{told}");
    let told = with(&format!("\"b1.1\": [{row}, (1, 18)]"));
    assert!(told.contains("(1, 18) is outside the zone"), "{told}");
    let told = with("\"b1.1\": [(0, 20)], \"b1.9\": [(0, 20)]");
    assert!(told.contains("1 cells are listed; the unit has 8 primates") && told.contains("no unit `b1.9`"), "{told}");
    let good = TREES.replacen("zone: [((0, 19), (35, 23))],", &cells(&format!("\"b1.1\": [{row}, (1, 21)]")), 1);
    let (level, _) = level::parse("test", &good, &Library::shipped(), profiles()).expect("good");
    let stand: Vec<bool> = level.sides[1].units.iter().map(|unit| !unit.is_set_up()).collect();
    assert_eq!(stand, [true, false, false, false, false, false, false]);
}

#[test]
fn rosters_are_of_one_army_and_within_their_points() {
    let wrong = |old: &str, new: &str| {
        assert!(COLUMN.contains(old), "{old}");
        let text = COLUMN.replacen(old, new, 1);
        roster::parse("test", &text, &profiles()).expect_err("it is wrong").to_string()
    };
    assert_eq!(
        wrong("gorilla-breachers", "howler-gunners"),
        "test: units[2].kind: `howler-gunners` can't join units of `column`: all units are of one army, and these are of `league`"
    );
    assert_eq!(
        wrong("gorilla-breachers", "gorilla-breacher"),
        "test: units[2].kind: no unit `gorilla-breacher`; did you mean `gorilla-breachers`?"
    );
    assert_eq!(
        wrong("units: [", "points: 500, units: ["),
        "test: units: the units cost 530 points; the limit is 500 (G21)"
    );
    assert_eq!(wrong("Millrace Rifles", "Ironbough Rifles"), "test: units[1].name: `Ironbough Rifles` appears twice");
}

#[test]
fn profiles_are_checked_before_the_rules_rely_on_them() {
    let wrong = |old: &str, new: &str| {
        assert!(PROFILES.contains(old), "{old}");
        parse_profiles("test", &PROFILES.replacen(old, new, 1)).expect_err("it is wrong").to_string()
    };
    assert!(
        wrong("(\"rifle\", 8)", "(\"riffle\", 8)")
            .contains("units[0].weapons[0]: no weapon `riffle`; did you mean `rifle`?")
    );
    assert!(wrong("nv: 3", "nv: 11").contains("units[0].nv: 11 is out of range"));
    assert!(wrong("letter: '='", "letter: '.'").contains("terrain[1].letter: `.` appears twice"));
    assert!(wrong("letter: '.'", "letter: '.', exposes: true").contains("terrain[0]"));
    assert!(wrong("book: Suppression", "book: Hexes").contains("only one of Suppression can"));
}

#[test]
fn generated_ground_is_the_books_own_and_the_same_every_time() {
    let rows =
        TREES.split("ground: ").nth(1).and_then(|rest| rest.split("]),").next()).expect("a ground").to_owned() + "])";
    let grown = |density: u32, seed: u32| {
        let recipe =
            format!("Generated(size: (36, 24), density: {density}, style: Ruins, symmetry: Rotated, seed: {seed})");
        let text = TREES.replacen(&rows, &recipe, 1);
        level::parse("test", &text, &Library::shipped(), profiles()).unwrap_or_else(|error| panic!("{error}")).0
    };
    let (thin, dense) = (grown(15, 1), grown(60, 1));
    assert_eq!((thin.ground.coverage(), dense.ground.coverage()), (15, 60), "density is a factor");
    assert_eq!(thin, grown(15, 1));
    assert_ne!(thin.ground, grown(15, 2).ground);
    let again = level::parse("again", &dense.drawn(), &Library::shipped(), profiles()).expect("it reads").0;
    assert_eq!(again, dense);
}

#[test]
fn a_quick_level_is_fair_after_half_a_turn_and_reads_again() {
    let recipe = Recipe { size: (36, 24), density: 30, symmetry: Symmetry::Rotated, seed: 4, ..Recipe::default() };
    let rosters = ["ironbough-column", "high-canopy-league"].map(str::to_owned);
    let (level, notes) = Suppression::draft(&Wanted::quick("Quick", &recipe, &rosters), None, &Library::shipped())
        .expect("it can be grown");
    assert!(notes.is_empty(), "{notes:?}");
    let cells: Vec<Cell> = level.scenario.objectives.concat();
    assert_eq!((level.scenario.objectives.len(), cells.len()), (3, 6));
    assert!(cells.iter().all(|cell| cells.contains(&Cell::new(35 - cell.x, 23 - cell.y))), "{cells:?}");
    let again = level::parse("again", &level.drawn(), &Library::shipped(), profiles()).expect("it reads").0;
    assert_eq!(again, level);
    let lost = Suppression::draft(
        &Wanted::quick("Quick", &recipe, &["baboon-rifles", "high-canopy-league"].map(str::to_owned)),
        None,
        &Library::shipped(),
    );
    let told = lost.expect_err("a roster of the first book").to_string();
    assert!(told.contains("only one of Suppression can") || told.contains("baboon-rifles"), "{told}");
}
