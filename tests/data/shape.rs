//! Syntax faults: the first one, with its place, whatever the file contains; never a panic.

use super::common::{LEVEL, ROSTER, level, level_faults, roster, roster_faults};
use monkeys::data::monkeys::profiles::parse;
use proptest::prelude::*;

#[test]
fn the_format_is_looked_at_first() {
    assert_eq!(
        level_faults(&[("format: 1", "format: 2, armies: 4")]),
        ["test: format: 2 is unknown; this version reads format 1"]
    );
    assert_eq!(level_faults(&[("format: 1,", "")]), ["test: format: is missing; a file starts with `format: 1`"]);
    assert_eq!(
        roster_faults(&[("format: 1", "format: 0")]),
        ["test: format: 0 is unknown; this version reads format 1"]
    );
}

#[test]
fn syntax_is_shown_with_line_and_column() {
    assert_eq!(
        level_faults(&[("name: \"Test\",", "name: \"Test\" about")]),
        ["test:3:18: expected a comma or a closing bracket"]
    );
    assert_eq!(level_faults(&[("rounds: 10", "rounds: ten")]), ["test:6:13: expected a whole number"]);
    let cut = level(&LEVEL[..LEVEL.len() / 2]).expect_err("it is cut").to_string();
    assert!(cut.starts_with("test:"), "{cut}");
}

#[test]
fn unknown_fields_come_with_the_nearest() {
    assert_eq!(level_faults(&[("rounds: 10", "round: 10")]), ["test:6:5: no field `round`; did you mean `rounds`?"]);
    assert_eq!(level_faults(&[("edge: West", "edge: Wset")]), ["test:24:48: no word `Wset`; did you mean `West`?"]);
    assert!(
        roster_faults(&[("scrap: 400", "colour: 4")])[0]
            .contains("no field `colour`; choose from `format`, `book`, `name`")
    );
}

#[test]
fn a_file_of_another_book_is_told_by_its_book() {
    let file = |name: &str| std::fs::read_to_string(format!("assets/rosters/{name}.roster.ron")).expect("it ships");
    let (first, second, third) = (file("ape-veterans"), file("ironbough-column"), file("canopy-six"));
    let told = roster(&second).expect_err("it is of the second book").to_string();
    assert_eq!(told, "test: book: a file of Suppression can't be used here; only one of Monkeys can");
    let told = monkeys::data::suppression::roster::parse("test", &third, &monkeys::data::suppression::profiles());
    let told = told.expect_err("it is of the third book").to_string();
    assert_eq!(told, "test: book: a file of Initiative can't be used here; only one of Suppression can");
    let told = monkeys::data::initiative::roster::parse("test", &first, &monkeys::data::initiative::profiles());
    let told = told.expect_err("it is of the first book").to_string();
    assert_eq!(told, "test: book: a file of Monkeys can't be used here; only one of Initiative can");
    // A syntax fault in a file of the right book is reported as one.
    let told = roster(&first.replace("platoons:", "platoon:")).expect_err("no such field").to_string();
    assert!(told.ends_with("no field `platoon`; did you mean `platoons`?"), "{told}");
}

#[test]
fn numbers_out_of_bounds_are_told_with_their_field() {
    let told = level_faults(&[("rounds: 10", "rounds: 99999999999")]);
    assert_eq!(told, ["test:6:13: 99999999999 is too small or too large for `rounds`"]);
    let told = level_faults(&[("seed: 7", "seed: -7")]);
    assert_eq!(told.len(), 1);
    assert!(told[0].contains("-7") && told[0].contains("`seed`"), "{told:?}");
    let told = level_faults(&[("Around((1, 3))", "Around((1, 9999999999))")]);
    assert_eq!(told.len(), 1);
    assert!(told[0].ends_with("the number 9999999999 is too small or too large"), "{told:?}");
}

#[test]
fn missing_and_doubled_fields() {
    assert!(level_faults(&[("seed: 7,", "seed: 7, seed: 8,")])[0].ends_with("`seed` appears twice"));
    assert!(level_faults(&[("name: \"Test\",", "")])[0].ends_with("the field `name` is missing"));
}

#[test]
fn deep_nesting_is_refused() {
    for open in ["(", "[", "{", "Some(", "(format:", "(format: 1, name: [", "/*", "//"] {
        let deep = open.repeat(4 * 1024 * 1024 / open.len());
        assert!(level(&deep).is_err() && roster(&deep).is_err() && parse("test", &deep).is_err(), "{open}");
    }
    let inside = level_faults(&[("seed: 7", &format!("seed: {}", "(".repeat(100_000)))]);
    assert_eq!(inside.len(), 1);
}

#[test]
#[expect(clippy::disallowed_types, reason = "soon is measured in seconds")]
fn hostile_files_are_refused_soon() {
    let many = |text: &str| text.repeat(3 * 1024 * 1024 / text.len());
    let members = ("(clan: \"baboon\", count: 5)", many("(clan:\"x\"),"));
    let rows = ("\"............\",", many("\"\","));
    let row = ("\"............\",", format!("\"{}\",", many(".")));
    let zones = ("\"west\": [", format!("{}\"west\": [", many("\"a\":[],")));
    let places = ("\"r1.1\": Around((1, 3))", many("\"r9.9\":Around((0,0)),"));
    let sides =
        ("sides: [", format!("sides: [{}", many("(key:'r',name:\"\",edge:West,zone:\"\",platoons:[],places:{}),")));
    let platoons = ("platoons: [", format!("platoons: [{}", many("Roster(file:\"x\",platoon:1),")));
    let legend = ("legend: {", format!("legend: {{{}", many("'.':(kind:\"\"),")));
    let weapons = ("clan: \"baboon\"", format!("clan: \"baboon\", weapons: [{}]", many("\"shotgum\",")));
    let clan = ("clan: \"baboon\"", format!("clan: \"{}\"", many("b")));
    for (from, to) in [members, rows, row, zones, places, sides, platoons, legend, weapons, clan] {
        let begin = std::time::Instant::now();
        let faults = level_faults(&[(from, &to)]);
        assert!(!faults.is_empty() && faults.len() <= 61, "{} faults", faults.len());
        assert!(faults.iter().all(|fault| fault.len() < 600), "a fault is short: {}", faults[0].len());
        assert!(begin.elapsed().as_secs() < 10, "{from}: {:?}", begin.elapsed());
    }
}

/// A valid file with bytes deleted, doubled or replaced.
fn mutated(text: &'static str) -> impl Strategy<Value = String> {
    let cut = (0..text.len(), 0..40usize, "[ -~\\n]{0,12}");
    prop::collection::vec(cut, 1..6).prop_map(move |cuts| {
        cuts.into_iter().fold(text.to_owned(), |text, (from, length, put)| {
            let from = from.min(text.len());
            let to = (from + length).min(text.len());
            format!("{}{put}{}", &text[..from], &text[to..])
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn garbage_is_refused_without_a_panic(text in "\\PC{0,400}") {
        prop_assert!(level(&text).is_err());
        prop_assert!(roster(&text).is_err());
        prop_assert!(parse("test", &text).is_err());
    }

    #[test]
    fn spoilt_levels_never_panic(text in mutated(LEVEL)) {
        if let Err(error) = level(&text) {
            prop_assert!(!error.to_string().is_empty());
        }
    }

    #[test]
    fn spoilt_rosters_never_panic(text in mutated(ROSTER)) {
        if let Err(error) = roster(&text) {
            let known = |fault: &monkeys::data::Fault| monkeys::words::knows(&fault.what.id);
            prop_assert!(error.faults.iter().all(known), "a sentence is missing: {error}");
        }
    }

    #[test]
    fn spoilt_profiles_never_panic(text in mutated(include_str!("../../assets/profiles/monkeys.ron"))) {
        let _ = parse("test", &text);
    }

    #[test]
    fn swapped_numbers_never_panic(number in any::<i64>(), place in 0..40usize) {
        let digits: Vec<usize> = LEVEL.match_indices(|letter: char| letter.is_ascii_digit()).map(|(at, _)| at).collect();
        let at = digits[place % digits.len()];
        let text = format!("{}{number}{}", &LEVEL[..at], &LEVEL[at + 1..]);
        let _ = level(&text);
    }
}

/// An unknown word in an order or a fact is a typo and is refused.
#[test]
fn orders_and_facts_refuse_unknown_fields() {
    use monkeys::data::{script::Event, shape::parse_list};
    use monkeys::rules::{monkeys::order::Order as First, suppression::Order as Second};
    let first = [
        r#"[Done("r1.1"), Move(unit: "r1.1", steps: [], bananas: 3)]"#,
        r#"[Attack(unit: "r1.1", target: "b1.1", wiht: 3)]"#,
    ];
    for text in first {
        let told = parse_list::<First>("orders.ron", text).expect_err("it has no such field").to_string();
        assert!(told.contains("bananas") || told.contains("wiht"), "{told}");
    }
    let second = r#"[Charge(unit: "r1.1", target: "b1.1", movs: [])]"#;
    let told = parse_list::<Second>("orders.ron", second).expect_err("it has no such field").to_string();
    assert!(told.contains("movs"), "{told}");
    let told = parse_list::<Event>("facts.ron", "[Threw(dize: [1])]").expect_err("it has no such field").to_string();
    assert!(told.contains("dize"), "{told}");
}
