//! Scripts that don't fit the board, the vehicle or the memory of a computer.
#![expect(clippy::disallowed_types, reason = "soon is measured in seconds")]

use monkeys::data::{
    monkeys::{profiles, script},
    script::Script,
};
use std::time::Duration;

/// A script with these rows of tokens and these units, one die and no steps.
fn parse(tokens: &str, units: &str, more: &str) -> Result<Script, String> {
    let text =
        format!("(format: 1, book: Monkeys, tokens: [{tokens}], units: [{units}], turn: (side: 'r'), {more} play: [])");
    script::parse("test", &text, &profiles()).map_err(|error| error.to_string())
}

const FOE: &str = "(unit: \"b1.1\", kind: \"baboon\", members: \"X\")";

fn carrier(more: &str) -> String {
    format!(
        "(unit: \"r1.1\", kind: \"baboon\", members: \"ABC\", \
         vehicles: {{'V': (kind: \"apc\", facing: 6, {more})}}), {FOE}"
    )
}

const ON_BOARD: &str = "\"A.VVV....X\", \"B.VVV.....\", \"C.VVV.....\", \"..........\"";

#[test]
fn a_vehicle_stands_on_the_board_with_all_its_squares() {
    parse(ON_BOARD, &carrier(""), "").unwrap_or_else(|error| panic!("{error}"));
    for tokens in [
        "\"A.......VX\", \"B.......V.\", \"C.........\"",
        "\"A........X\", \"B..VVV....\", \"C..VVV....\"",
        "\"A........V\", \"B.........\", \"C........X\"",
    ] {
        let error = parse(tokens, &carrier(""), "").expect_err("it hangs over the edge");
        assert!(error.contains("hangs over the edge") && error.contains("vehicles['V']"), "{error}");
    }
    let error = parse("\"A.VVV....X\", \"B.VVV.....\", \"..VVC.....\", \".......V..\"", &carrier(""), "");
    let error = error.expect_err("somebody is under it");
    assert!(error.contains("under the vehicle") && error.contains("stands on (7, 3) as well"), "{error}");
}

/// Each vehicle takes nine squares from its first one on; two corners alone don't show the square they share.
#[test]
fn vehicles_may_not_cross_where_nobody_is_drawn() {
    let two = |rows: &str| {
        let vehicle = "(kind: \"apc\", facing: 6)";
        let units = format!(
            "(unit: \"r1.1\", kind: \"baboon\", members: \"ABC\", vehicles: {{'V': {vehicle}, 'W': {vehicle}}}), {FOE}"
        );
        parse(rows, &units, "")
    };
    two("\"..V..W..AX\", \"........BC\", \"..........\"").unwrap_or_else(|error| panic!("{error}"));
    let error = two("\"..V.....AX\", \"........BC\", \"W.........\", \"..........\", \"..........\"");
    let error = error.expect_err("both take (2, 2)");
    assert_eq!(error, "test: units[0].vehicles['W']: `V` stands on (2, 2), under the vehicle `W`");
}

#[test]
fn lists_of_a_script_have_a_length() {
    let spares = |spares: &str| parse(ON_BOARD, &carrier(&format!("spares: [{spares}]")), "");
    spares("20").unwrap_or_else(|error| panic!("{error}"));
    assert!(spares("21").expect_err("too many rounds").contains("vehicles['V'].spares[0]: 21"));
    assert!(spares(&"0, ".repeat(9)).expect_err("too many mounts").contains("vehicles['V'].spares: 9"));
    let walker = |more: &str| format!("(unit: \"r1.1\", kind: \"baboon\", members: \"A\", {more}), {FOE}");
    let states = |count: usize| walker(&format!("states: {{'A': [{}]}}", "Pinned, ".repeat(count)));
    parse("\"A........X\"", &states(8), "").unwrap_or_else(|error| panic!("{error}"));
    assert!(parse("\"A........X\"", &states(9), "").expect_err("too many").contains("states['A']: 9"));
    let marks = |count: usize| format!("weapons: {{\"toy\": (damage: 2, marks: [{}])}},", "OneShot, ".repeat(count));
    parse("\"A........X\"", &walker(""), &marks(8)).unwrap_or_else(|error| panic!("{error}"));
    assert!(parse("\"A........X\"", &walker(""), &marks(9)).expect_err("too many").contains("marks: 9"));
}

#[test]
fn a_crew_sits_on_seats_that_are_there() {
    let crewed = |crew: &str| {
        let tokens = "\"C.VVV....X\", \"..VVV.....\", \"..VVV.....\"";
        parse(tokens, &carrier(&format!("crew: {{{crew}}}")), "")
    };
    crewed("'A': Operator, 'B': Passenger").unwrap_or_else(|error| panic!("{error}"));
    for crew in ["'A': Operator, 'B': Gunner(0)", "'A': Operator, 'B': Gunner(255)", "'A': Gunner(99), 'B': Passenger"]
    {
        assert!(crewed(crew).expect_err("there is no such mount").contains("crew["), "{crew}");
    }
    assert!(crewed("'A': Operator, 'B': Operator").expect_err("one drives").contains("taken twice"));
    assert!(crewed("'A': Operator, 'A': Passenger, 'B': Passenger").is_err());
}

#[test]
fn mounts_are_those_of_the_vehicle() {
    let armed = |mounts: usize| format!("mounts: [{}]", "\"machinegun\", ".repeat(mounts));
    for mounts in [9, 300] {
        assert!(parse(ON_BOARD, &carrier(&armed(mounts)), "").expect_err("too many").contains("mounts"));
    }
    for damage in ["broken: [0]", "broken: [255]", "empty: [9]", "slowed: 255", "weakened: 200"] {
        assert!(parse(ON_BOARD, &carrier(&format!("damage: ({damage})")), "").is_err(), "{damage}");
    }
}

#[test]
fn boards_that_are_too_large_are_refused_before_memory_is_taken() {
    let begun = std::time::SystemTime::now();
    let wide = format!("\"AX{}\"", ".".repeat(32_765));
    let tall = format!("\"AX{}\", {}", ".".repeat(32_765), "\"\", ".repeat(32_766));
    for tokens in [wide, tall, format!("\"AX\", {}", "\"..\", ".repeat(70_000)), String::new(), "\"\"".into()] {
        let units = format!("(unit: \"r1.1\", kind: \"baboon\", members: \"A\"), {FOE}");
        assert!(parse(&tokens, &units, "").expect_err("it is too large").contains("tokens"));
    }
    assert!(begun.elapsed().unwrap_or_default() < Duration::from_secs(30));
}

#[test]
fn nothing_lies_beyond_the_board() {
    let units = |more: &str| format!("(unit: \"r1.1\", kind: \"baboon\", members: \"A\", {more}), {FOE}");
    for cell in ["(32767, 32767)", "(-1, 0)", "(2, 0)"] {
        let emplaced = units(&format!("emplacements: [(weapon: \"machinegun\", cell: {cell})]"));
        assert!(parse("\"AX\"", &emplaced, "").expect_err("it is off the board").contains("emplacements[0].cell"));
    }
    for blocks in ["((0, 0), (65535, 65535))", "((-70000, 0), (1, 0))", "((1, 0), (0, 0))"] {
        let zones = format!("scenario: Siege, zones: {{'r': [{blocks}]}},");
        assert!(parse("\"AX\"", &units(""), &zones).expect_err("it is no block").contains("zones"), "{blocks}");
    }
}

#[test]
fn counts_and_numbers_have_bounds() {
    let unit = |members: &str| format!("(unit: \"r1.1\", kind: \"baboon\", members: \"{members}\"), {FOE}");
    let many: String = ('a'..='z').chain('A'..='W').chain('à'..='þ').collect();
    assert!(parse("\"AX\"", &unit(&many), "").expect_err("too many").contains("members"));
    for (more, place) in [
        ("switches: {\"concentrated_fire_bonus\": 2147483647},", "switches"),
        ("weapons: {\"gun\": (damage: 127)},", "weapons[\"gun\"].damage"),
        ("weapons: {\"gun\": (rate: 3)},", "a rate of fire is 0.25, 0.5, 1, 1.5 or 2, or 0"),
        ("weapons: {\"gun\": (rate: 0.75)},", "a rate of fire is 0.25, 0.5, 1, 1.5 or 2, or 0"),
        ("weapons: {\"gun\": (marks: [Area(255)])},", "marks[0]"),
        ("kinds: {\"one\": (natural_armor: 127)},", "natural_armor"),
        ("kinds: {\"one\": (accuracy: -128)},", "accuracy"),
        ("kinds: {\"one\": (cost: 65535)},", "cost"),
        (
            "kinds: {\"one\": (spares: [\"ap\", \"ap\", \"ap\", \"ap\", \"ap\", \"ap\", \"ap\", \"ap\", \"ap\"])},",
            "spares",
        ),
        ("rounds: 4294967295,", "rounds"),
        ("platoons: 4294967295,", "platoons"),
        ("dice: [0],", "dice[0]"),
        ("dice: [255],", "dice[0]"),
    ] {
        let error = parse("\"AX\"", &unit("A"), more).expect_err(more);
        assert!(error.contains(place), "{error}");
    }
    for top in ["1", "5", "255", "65535", "4294967295"] {
        let legend = format!("legend: {{'h': (kind: \"building\", top: {top})}},");
        let error = parse("\"AX\"", &unit("A"), &legend).expect_err("no level has such a building");
        assert_eq!(error, format!("test: legend['h'].top: {top} is out of range; it must be 2 to 4"));
    }
    let legend = "legend: {'h': (kind: \"building\", top: 4), 'f': (kind: \"forest\", top: 0)},";
    parse("\"AX\"", &unit("A"), legend).unwrap_or_else(|error| panic!("{error}"));
    let many = |field: &str, entry: &str| format!("{field}: {{{}}},", entry.repeat(100_000));
    for more in [many("kinds", "\"k\": (),"), many("weapons", "\"w\": (),"), many("legend", "'x': (kind: \"open\"),")] {
        assert!(parse("\"AX\"", &unit("A"), &more).expect_err("too many").contains("100000"));
    }
}
