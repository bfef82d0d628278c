//! Every number of the first rule book is in its profiles, or in the table of `docs/files.md` that says which are not.

use crate::sources::{below, file, none};
use std::collections::BTreeMap;

/// Numbers in the rules that the book doesn't have: limits of the program, marks, and the effort of planners.
const OWN: [&str; 24] = [
    // Limits on what the program keeps, all higher than what the book allows.
    "driving::FAR",
    "movement::FAR",
    "primate::ARMS",
    "unit::EMPLACEMENTS",
    "vehicles::MOUNTS",
    "way::LONGEST",
    "ways::BEYOND",
    "laying::SEEDS",
    // Bits and marks.
    "going::BARE",
    "going::BARRED",
    "going::ROUGH",
    "going::SECOND",
    "going::WATER",
    // Units for counting chances and rates.
    "halves::TARGET",
    "leader::ROUTS",
    "odds::WHOLE",
    "toll::CERTAIN",
    // The effort of planners and of the random player.
    "deploy::OFFERED",
    "gathering::LOOK_AROUND",
    "planner::APART",
    "planner::AROUND",
    "planner::SPREAD",
    "planner::STRIDE",
    "plans::OFFERED",
];

/// The random player, the version of replays and the size of the book's own map are not rules either.
const APART: [&str; 3] = ["wander::", "book::VERSION", "battle::BOOK"];

/// The name and value of a constant number in a line, if it is one.
fn constant(line: &str) -> Option<(&str, &str)> {
    let (_, rest) =
        line.split_once("const ").filter(|(before, _)| before.trim().is_empty() || before.contains("pub"))?;
    let (name, rest) = rest.split_once(": ")?;
    let (_, value) = rest.split_once(" = ")?;
    let value = value.strip_suffix(';')?;
    let number = value.starts_with(|letter: char| letter.is_ascii_digit()) || value.ends_with("::MAX");
    (number && name.chars().all(|letter| letter.is_ascii_uppercase() || letter == '_')).then_some((name, value))
}

/// All constant numbers of the rules, by file and name.
fn constants() -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    for source in below("src/rules/monkeys", &[".rs"]) {
        let path = source.path.trim_end_matches(".rs").trim_end_matches("/mod");
        let module = path.rsplit('/').next().unwrap_or(path);
        for (_, line) in source.code() {
            if let Some((name, value)) = constant(line) {
                found.insert(format!("{module}::{name}"), value.to_owned());
            }
        }
    }
    found
}

/// The rows of the table in the docs: the constant, and its number.
fn told() -> BTreeMap<String, String> {
    let docs = file("docs/files.md");
    let row = |line: &str| {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let [_, number, _, _, place, _] = cells[..] else { return None };
        let place = place.strip_prefix('`')?.strip_suffix('`')?;
        place.contains("::").then(|| (place.to_owned(), number.replace(" to ", "..=")))
    };
    docs.text.lines().filter_map(row).collect()
}

#[test]
fn numbers_outside_the_profiles_are_told() {
    let (constants, told) = (constants(), told());
    let own = |place: &str| OWN.contains(&place) || APART.iter().any(|start| place.starts_with(start));
    let rules = constants.iter().filter(|(place, _)| !own(place));
    let untold = rules.filter(|(place, number)| told.get(*place) != Some(number));
    let mut faults: Vec<String> =
        untold.map(|(place, number)| format!("{place} = {number} is not in the table")).collect();
    faults.extend(told.keys().filter(|place| !constants.contains_key(*place)).map(|place| format!("{place} is gone")));
    faults.extend(OWN.iter().filter(|place| !constants.contains_key(**place)).map(|place| format!("{place} is gone")));
    none(faults, "numbers of rules: add them to the profiles, or to the table of docs/files.md, section 4");
    assert!(told.contains_key("sphere::SERGEANT"), "the table is read");
}

#[test]
fn the_reader_of_numbers_reads() {
    assert_eq!(constant("pub const FLIGHT: u16 = 12;"), Some(("FLIGHT", "12")));
    assert_eq!(constant("pub(super) const TARGET: u8 = 4;"), Some(("TARGET", "4")));
    assert_eq!(constant("const TOPS: RangeInclusive<u8> = 2..=4;"), Some(("TOPS", "2..=4")));
    assert_eq!(constant("const MOVE: &[Step<Stage>] = &["), None);
    assert_eq!(constant("pub const fn of(self, full: u16) -> u16 {"), None);
}

/// Limits for files of the newer formats: where the program has each, and the rows of `docs/files.md` about them.
const LIMITS: [(&str, &str, &str); 25] = [
    (
        "suppression/level/ground.rs",
        "const WIDTH: (usize, usize) = (12, 96);",
        "| board | 12 x 12 to 96 x 96 squares |",
    ),
    (
        "suppression/level/ground.rs",
        "const HEIGHT: (usize, usize) = (12, 96);",
        "| board | 12 x 12 to 96 x 96 squares |",
    ),
    ("suppression/roster.rs", "const UNITS: i64 = 12;", "| units of a side or roster; blocks of a zone | 12; 64 |"),
    (
        "suppression/level/sides.rs",
        "const BLOCKS: i64 = 64;",
        "| units of a side or roster; blocks of a zone | 12; 64 |",
    ),
    ("suppression/level/scenario.rs", "const ROUNDS: i64 = 99;", "| rounds; objectives; squares of one | 99; 16; 16 |"),
    (
        "suppression/level/scenario.rs",
        "const OBJECTIVES: i64 = 16;",
        "| rounds; objectives; squares of one | 99; 16; 16 |",
    ),
    (
        "suppression/level/scenario.rs",
        "const LARGEST: i64 = 16;",
        "| rounds; objectives; squares of one | 99; 16; 16 |",
    ),
    ("suppression/script/check.rs", "const MOST: i64 = 64;", "| units in a script; members of one | 64; 20 |"),
    ("suppression/script/check.rs", "const MEMBERS: i64 = 20;", "| units in a script; members of one | 64; 20 |"),
    ("initiative/level/ground.rs", "const WIDTH: (usize, usize) = (12, 96);", "| board | 12 x 12 to 96 x 96 squares |"),
    ("initiative/roster.rs", "const BAND: (i64, i64) = (3, 6);", "| characters of a band; in a script | 3 to 6; 24 |"),
    ("initiative/script/check.rs", "const BAND: i64 = 12;", "| characters of a band; in a script | 3 to 6; 24 |"),
    (
        "initiative/level/scenario.rs",
        "const TURNS: i64 = 99;",
        "| blocks of a zone; turns; squares of an area | 64; 99; 64 |",
    ),
    (
        "initiative/level/scenario.rs",
        "const LARGEST: i64 = 64;",
        "| blocks of a zone; turns; squares of an area | 64; 99; 64 |",
    ),
    (
        "hexes/level/ground.rs",
        "const COLUMNS: (i64, i64) = (5, 31);",
        "| board; rows if generated | 5 x 5 to 31 x 31 hexes; 6 to 31 |",
    ),
    (
        "hexes/level/ground.rs",
        "const FEWEST: i64 = 6;",
        "| board; rows if generated | 5 x 5 to 31 x 31 hexes; 6 to 31 |",
    ),
    (
        "hexes/level/sides.rs",
        "const UNITS: (i64, i64) = (1, 40);",
        "| units of a side; in a script; rounds | 1 to 40; 80; 99 |",
    ),
    ("hexes/script/check.rs", "const ARMY: i64 = 40;", "| units of a side; in a script; rounds | 1 to 40; 80; 99 |"),
    ("hexes/script/check.rs", "const TOKENS: i64 = 99;", "| tokens of a kind on a unit in a script | 99 |"),
    ("campaign/check.rs", "const SIZE: usize = 40;", "| map; kinds of hexes | 40 x 40 hexes; 64 |"),
    ("campaign/check.rs", "const KINDS: i64 = 64;", "| map; kinds of hexes | 40 x 40 hexes; 64 |"),
    (
        "campaign/check.rs",
        "const TRIBES: (usize, usize) = (2, 4);",
        "| tribes; troops of a tribe; platoons of a troop; native troops | 2 to 4; 6; 3; 40 |",
    ),
    (
        "campaign/check.rs",
        "const NATIVES: usize = 40;",
        "| tribes; troops of a tribe; platoons of a troop; native troops | 2 to 4; 6; 3; 40 |",
    ),
    (
        "campaign/check.rs",
        "const ROUNDS: i64 = 100;",
        "| rounds; income of a hex; points of a hex, a tribe or a handicap; handicaps | 100; 9999; 99; 10 |",
    ),
    (
        "campaign/script.rs",
        "const LONGEST: i64 = 10_000;",
        "| steps and dice of a script; rules that it shows | 10,000 each; 64 |",
    ),
];

#[test]
fn limits_of_the_newer_files_are_those_of_the_program() {
    let docs = file("docs/files.md");
    let faults = LIMITS.into_iter().filter_map(|(source, line, row)| {
        if !file(&format!("src/data/{source}")).text.contains(line) {
            return Some(format!("src/data/{source}: no longer has `{line}`"));
        }
        (!docs.text.contains(row)).then(|| format!("docs/files.md: lacks `{row}`"))
    });
    none(faults.collect(), "limits");
}

/// The command that reads damaged files for an hour, as in the docs.
#[test]
fn an_hour_of_damaged_files_is_an_hour() {
    let files = ["campaigns", "fourth", "fuzz", "fuzz_runs", "second", "third"];
    let sources = files.map(|name| file(&format!("tests/hostile/{name}.rs")).text);
    let tests: usize = sources.iter().map(|source| source.matches("#[test]\nfn fuzz_").count()).sum();
    let docs = file("docs/files.md").text;
    assert!(docs.contains(&format!("There are {tests} such tests")), "docs/files.md: there are {tests} tests");
    let line = docs.lines().find(|line| line.starts_with("MONKEYS_FUZZ_SECONDS=")).expect("the command");
    assert!(file("tests/hostile/main.rs").text.contains(line), "tests/hostile/main.rs: has another command");
    let number = |before: &str| -> usize {
        let rest = &line[line.find(before).expect("an option") + before.len()..];
        rest.chars().take_while(char::is_ascii_digit).collect::<String>().parse().expect("a number")
    };
    let seconds = tests * number("MONKEYS_FUZZ_SECONDS=") / number("--test-threads ");
    assert!((3300..=3900).contains(&seconds), "{seconds} seconds");
}
