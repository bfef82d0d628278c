//! Dependencies go one way only.
//!
//! ```text
//! words, dice <- board <- force <- engine <- rules <- data <- battle <- opponent <- lab <- screens <- cli
//!                              view <- panels <- screens      input <- panels <- screens      view, input <- sound <- screens
//! ```
//!
//! The rooms of the window that draw and listen (view, input, panels) know no rule book; screens join the two halves.

use crate::sources::{Source, none, program};
use std::collections::BTreeSet;

/// Each room with the rooms it may know.
const ROOMS: [(&str, &[&str]); 17] = [
    ("words", &[]),
    ("dice", &[]),
    ("board", &["dice"]),
    ("force", &["board", "dice"]),
    ("engine", &["words", "board", "dice", "force"]),
    ("rules", &["words", "board", "dice", "force", "engine"]),
    ("data", &["words", "board", "dice", "force", "engine", "rules"]),
    ("battle", &["words", "board", "dice", "force", "engine", "rules", "data"]),
    ("opponent", &["words", "board", "dice", "force", "engine", "rules", "data", "battle"]),
    ("lab", &["words", "board", "dice", "force", "engine", "rules", "data", "battle", "opponent"]),
    ("campaign", &["words", "board", "dice", "force", "engine", "rules", "data", "battle", "opponent"]),
    ("view", &["words", "board", "force", "engine"]),
    ("input", &["words", "board", "force"]),
    ("sound", &["view", "input"]),
    ("panels", &["words", "board", "force", "view", "input"]),
    (
        "screens",
        &[
            "words", "board", "dice", "force", "engine", "rules", "data", "battle", "opponent", "lab", "campaign",
            "view", "input", "sound", "panels",
        ],
    ),
    (
        "cli",
        &[
            "words", "board", "dice", "force", "engine", "rules", "data", "battle", "opponent", "lab", "campaign",
            "screens",
        ],
    ),
];

/// The rooms that run without a window, on any thread, and give the same result everywhere.
pub const RULE_SIDE: [&str; 9] = ["words", "dice", "board", "force", "engine", "rules", "data", "battle", "opponent"];

/// What a text reaches behind a root such as `crate::`: the first name, or each first name of a group in braces.
fn reached(text: &str, root: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for (at, _) in text.match_indices(root) {
        let before = text[..at].chars().next_back();
        if before.is_some_and(|letter| letter.is_alphanumeric() || letter == '_') {
            continue;
        }
        let rest = &text[at + root.len()..];
        if let Some(group) = rest.strip_prefix('{') {
            names.extend(heads(group));
        } else {
            names.insert(name(rest));
        }
    }
    names.remove("");
    names
}

/// The first names of a group whose opening brace is already read.
fn heads(group: &str) -> Vec<String> {
    let (mut depth, mut fresh, mut names) = (0, true, Vec::new());
    for (at, letter) in group.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => fresh = true,
            _ if fresh && depth == 0 && !letter.is_whitespace() => {
                names.push(name(&group[at..]));
                fresh = false;
            }
            _ => {}
        }
    }
    names
}

fn name(text: &str) -> String {
    text.chars().take_while(|letter| letter.is_alphanumeric() || *letter == '_').collect()
}

fn code(source: &Source) -> String {
    source.code().map(|(_, line)| format!("{line}\n")).collect()
}

fn allowed(room: &str) -> Option<&'static [&'static str]> {
    ROOMS.iter().find(|(known, _)| *known == room).map(|(_, allowed)| *allowed)
}

/// What is wrong with the imports of one file.
fn faults(source: &Source) -> Vec<String> {
    let room = source.room();
    if matches!(room, "lib" | "main") {
        return Vec::new();
    }
    let Some(allowed) = allowed(room) else {
        return vec![format!("{}: the room `{room}` is not in the plan of the house", source.path)];
    };
    let strangers = reached(&code(source), "crate::").into_iter().filter(|other| {
        let known = ROOMS.iter().any(|(known, _)| known == other);
        known && other != room && !allowed.contains(&other.as_str())
    });
    strangers.map(|other| format!("{}: {room} may not know {other}", source.path)).collect()
}

#[test]
fn dependencies_go_one_way() {
    none(program().iter().flat_map(faults).collect(), "imports against the plan of the house");
}

#[test]
fn the_program_knows_the_command_line_only() {
    let main = program().into_iter().find(|source| source.path == "src/main.rs").expect("the program has a main");
    assert_eq!(reached(&code(&main), "monkeys::").into_iter().collect::<Vec<_>>(), ["cli"]);
}

/// The book of a file below `src/rules`, if it belongs to one.
fn book(source: &Source) -> Option<&str> {
    let (book, _) = source.path.strip_prefix("src/rules/")?.split_once('/')?;
    Some(book)
}

#[test]
fn rule_books_never_import_one_another() {
    let sources = program();
    let books: BTreeSet<&str> = sources.iter().filter_map(book).collect();
    let mut faults = Vec::new();
    for source in &sources {
        let Some(own) = book(source) else { continue };
        for other in reached(&code(source), "rules::").iter().filter(|name| *name != own) {
            if books.contains(other.as_str()) {
                faults.push(format!("{}: {own} may not know {other}", source.path));
            }
        }
    }
    none(faults, "rule books that know one another");
}

/// Whether a line of code names a book. The view's map of hexes is called as one of them is, which is named behind its
/// room.
fn names_book(sources: &[Source], line: &str, book: &str) -> bool {
    let name = format!("{book}::");
    if sources.iter().any(|source| source.path.starts_with(&format!("src/view/{book}/"))) {
        return ["rules", "data", "battle", "opponent", "lab"]
            .iter()
            .any(|room| line.contains(&format!("{room}::{name}")));
    }
    line.contains(&name)
}

#[test]
fn the_engine_and_the_board_name_no_rule_book() {
    let sources = program();
    let books: BTreeSet<&str> = sources.iter().filter_map(book).collect();
    let shared = ["board", "dice", "force", "engine", "view", "input", "sound", "panels"];
    let mut faults = Vec::new();
    for source in sources.iter().filter(|source| shared.contains(&source.room())) {
        for (number, line) in source.code() {
            // A book's own folder among the art and the words is data, not knowledge.
            if books.iter().any(|book| names_book(&sources, line, book)) {
                faults.push(format!("{}:{number}: {}", source.path, line.trim()));
            }
        }
    }
    none(faults, "rooms for all books that name one");
}

/// Files of the other rooms that still name a book outside its own folder, by room. Each number goes down to 0; none
/// goes up. See section 14 of docs/design.md.
const STILL: [(&str, usize); 6] = [("battle", 1), ("cli", 1), ("data", 1), ("lab", 1), ("opponent", 1), ("screens", 4)];

#[test]
fn fewer_and_fewer_files_outside_a_books_folder_name_it() {
    let sources = program();
    let books: BTreeSet<&str> = sources.iter().filter_map(book).collect();
    let names = |source: &&Source| {
        let own = books.iter().any(|book| source.path.contains(&format!("/{book}/")));
        !own && source.code().any(|(_, line)| books.iter().any(|book| names_book(&sources, line, book)))
    };
    for (room, still) in STILL {
        let found = sources.iter().filter(|source| source.room() == room).filter(names).count();
        assert_eq!(found, still, "files of {room} that name a rule book: write down the new number if it went down");
    }
}

/// What the `mod.rs` of a room gives on of the first book's folder, by the names that it gives it. A module of the room
/// itself by such a name is meant wherever both could be. The files of campaigns are no book's.
fn given_on(text: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for list in text.split(';').filter_map(|statement| statement.trim().split_once("use monkeys::")) {
        let of = |item: &str| item.rsplit([' ', ':', '{', '}', '\n']).find(|word| !word.is_empty()).map(str::to_owned);
        names.extend(list.1.split(',').filter_map(of));
    }
    let whole = |name: &str| ["self", "campaign"].contains(&name);
    names.retain(|name| !whole(name) && !text.contains(&format!("mod {name};")));
    names
}

#[test]
fn rooms_for_all_books_know_the_first_one_by_no_short_name_either() {
    let sources = program();
    let books: BTreeSet<&str> = sources.iter().filter_map(book).collect();
    let own = |source: &Source| {
        // The campaign is a part of the first book.
        source.path.contains("/campaign/") || books.iter().any(|book| source.path.contains(&format!("/{book}/")))
    };
    let mut faults = Vec::new();
    for room in ["data", "battle", "opponent", "lab", "screens"] {
        let path = format!("src/{room}/mod.rs");
        let home = sources.iter().find(|source| source.path == path).expect("each room has one");
        let names = given_on(&code(home));
        for source in sources.iter().filter(|source| !own(source) && source.path != path) {
            let code = code(source);
            // Another module may be called like the room for short.
            let other = code.contains(&format!(" as {room}"));
            if !other && !reached(&code, &format!("{room}::")).is_disjoint(&names) {
                faults.push(source.path.clone());
            }
        }
    }
    none(faults, "shared rooms that use what is the first book's by the name that a room gives it");
}

#[test]
fn rooms_for_all_books_name_no_rule_of_one() {
    let sources = program();
    let books: BTreeSet<&str> = sources.iter().filter_map(book).collect();
    // The campaign is a part of the first book, in a room of its own above the battle.
    let own = |source: &&Source| {
        source.room() == "campaign" || books.iter().any(|book| source.path.contains(&format!("/{book}/")))
    };
    // The reader of ids says how each book writes them.
    let shared = sources.iter().filter(|source| !own(source) && !source.path.starts_with("src/data/rulebook/"));
    let name = shared.filter(|source| names_a_rule(&source.text)).map(|source| source.path.clone());
    none(name.collect(), "a rule belongs to its book: say in words what holds for all of them");
}

/// Whether a text holds an id such as the first book's: a `T` or a `G`, a dash, two digits or more.
fn names_a_rule(text: &str) -> bool {
    let words = text.split(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '-'));
    words
        .filter_map(|word| word.strip_prefix("T-").or_else(|| word.strip_prefix("G-")))
        .any(|number| number.len() >= 2 && number.bytes().all(|byte| byte.is_ascii_digit()))
}

#[test]
fn the_reader_of_rules_reads() {
    assert!(names_a_rule("/// The bands of range (3.6, G-01).") && names_a_rule("tip(\"T-126\")"));
    assert!(!names_a_rule("a T-shirt, the G-12a, UTF-16, LUT-24"));
}

#[test]
fn the_rule_side_imports_no_renderer() {
    let mut faults = Vec::new();
    for source in
        program().iter().filter(|source| RULE_SIDE.contains(&source.room()) || ["lab", "cli"].contains(&source.room()))
    {
        for (number, line) in source.code() {
            let foreign = ["bevy::", "bevy_egui", "egui::", "leafwing", "bevy_ecs_tilemap"];
            if foreign.iter().any(|name| line.contains(name)) {
                faults.push(format!("{}:{number}: {}", source.path, line.trim()));
            }
        }
    }
    none(faults, "the rule side takes its ECS from bevy_ecs and nothing else of Bevy");
}

#[test]
fn the_reader_of_imports_reads() {
    let text = "use crate::board::Cell;\nuse crate::{\n    force::{Side, UnitId},\n    input::{self, Intent},\n};\nlet a = crate::words::word;";
    let found: Vec<String> = reached(text, "crate::").into_iter().collect();
    assert_eq!(found, ["board", "force", "input", "words"]);
    let wrong = Source { path: "src/rules/monkeys/attack.rs".into(), text: "use crate::view::Cast;".into() };
    assert_eq!(faults(&wrong), ["src/rules/monkeys/attack.rs: rules may not know view"]);
    let comment = Source { path: "src/board/mod.rs".into(), text: "// crate::view is elsewhere".into() };
    assert!(faults(&comment).is_empty());
}
