//! Small valid files, spoiled in one place at a time.

use monkeys::data::{
    self, LoadError, Note,
    library::Library,
    monkeys::{Level, Roster, profiles},
};

/// A level of twelve columns and eight rows, five baboons against five mandrills.
pub const LEVEL: &str = r#"(
    format: 1,
    name: "Test",
    about: "A plain field.",
    book: Monkeys, scenario: Skirmish,
    rounds: 10,
    seed: 7,
    ground: Drawn(
        legend: { '.': (kind: "open"), 'T': (kind: "forest"), '3': (kind: "building", top: 3) },
        rows: [
            "............",
            "............",
            "....TT......",
            "....TT.33...",
            "............",
            "............",
            "............",
            "............",
        ],
    ),
    zones: { "west": [((0, 0), (2, 7))], "east": [((9, 0), (11, 7))] },
    sides: [
        (
            key: 'r', name: "Vermilion", edge: West, zone: "west",
            platoons: [Inline(name: "First", squads: [(name: "Kudu", members: [(clan: "baboon", count: 5)])])],
            places: { "r1.1": Around((1, 3)) },
        ),
        (
            key: 'b', name: "Cobalt", edge: East, zone: "east",
            platoons: [Inline(name: "Second", squads: [(name: "Ember", members: [(clan: "mandrill", count: 5)])])],
            places: { "b1.1": Cells([(10, 3), (10, 4), (10, 5), (11, 3), (11, 4)]) },
        ),
    ],
)"#;

/// A roster of one platoon: four squads of five baboons.
pub const ROSTER: &str = r#"(
    format: 1, book: Monkeys, name: "Test", about: "Plain baboons.", scrap: 400,
    platoons: [(
        name: "First",
        squads: [
            (name: "Kudu", members: [(clan: "baboon", name: "Oduya"), (clan: "baboon", count: 4)]),
            (name: "Eland", members: [(clan: "baboon", count: 5)]),
            (name: "Oryx", members: [(clan: "baboon", count: 5)]),
            (name: "Impala", members: [(clan: "baboon", count: 5)]),
        ],
    )],
)"#;

/// The text with one place changed; the place must exist.
pub fn with(text: &str, from: &str, to: &str) -> String {
    assert!(text.contains(from), "`{from}` is not in the file");
    text.replacen(from, to, 1)
}

pub fn level(text: &str) -> Result<(Level, Vec<Note>), LoadError> {
    data::monkeys::level::parse("test", text, &Library::shipped(), profiles())
}

pub fn roster(text: &str) -> Result<(Roster, Vec<Note>), LoadError> {
    data::monkeys::roster::parse("test", text, &profiles())
}

fn lines<T>(result: Result<T, LoadError>) -> Vec<String> {
    match result {
        Ok(_) => Vec::new(),
        Err(error) => error.to_string().lines().map(str::to_owned).collect(),
    }
}

/// The messages about the level with places changed.
pub fn level_faults(changes: &[(&str, &str)]) -> Vec<String> {
    lines(level(&spoil(LEVEL, changes)))
}

/// The messages about the roster with places changed.
pub fn roster_faults(changes: &[(&str, &str)]) -> Vec<String> {
    lines(roster(&spoil(ROSTER, changes)))
}

pub fn spoil(text: &str, changes: &[(&str, &str)]) -> String {
    changes.iter().fold(text.to_owned(), |text, (from, to)| with(&text, from, to))
}
