//! Every number of the first rule book is in its profiles, or in the table of `docs/files.md` that says which are not.

use crate::sources::{below, file, none};
use std::collections::BTreeMap;

/// Numbers in the rules that the book doesn't have: limits of the program, marks, and what planners try.
const OWN: [&str; 24] = [
    // Limits of what the program keeps, all higher than what the book allows.
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
    // Units that chances and rates are counted in.
    "halves::TARGET",
    "leader::ROUTS",
    "odds::WHOLE",
    "toll::CERTAIN",
    // What planners and the player by chance try.
    "deploy::OFFERED",
    "gathering::LOOK_AROUND",
    "planner::APART",
    "planner::AROUND",
    "planner::SPREAD",
    "planner::STRIDE",
    "plans::OFFERED",
];

/// The player by chance, the version of replays and the size of the book's own map are no rules either.
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
