//! Dependencies go only one way.
//!
//! ```text
//! words, dice <- board <- force <- engine <- rules <- data <- battle <- opponent <- lab <- screens <- cli
//!                              view <- panels <- screens      input <- panels <- screens      view, input <- sound <- screens
//! ```
//!
//! The rooms of the window that draw and listen (view, input, panels) depend on no rule book; screens join the two
//! halves.

use crate::sources::{Source, below, none, program};
use monkeys::rules::Book;
use std::collections::BTreeSet;

/// Each room with the rooms it may depend on.
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

/// What a text refers to after a root such as `crate::`: the first name, or each first name of a group in braces.
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

/// The first names of a group whose opening brace has been read.
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

/// What is wrong with the imports of a file.
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
fn books_never_name_one_another() {
    let sources = program();
    let books: BTreeSet<&str> = sources.iter().filter_map(book).collect();
    let mut faults = Vec::new();
    for source in &sources {
        let Some(own) = books.iter().find(|book| source.path.contains(&format!("/{book}/"))) else { continue };
        for (number, line) in source.code() {
            if books.iter().any(|other| other != own && names_book(&sources, line, other)) {
                faults.push(format!("{}:{number}: {own} may not know another book: {}", source.path, line.trim()));
            }
        }
    }
    none(faults, "books that know one another");
}

/// Whether a line of code names a book. The view's map of hexes has the same name as one of the books, which is
/// recognized by the room before it.
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
            // A book's own folder among the art and the words is data, not a dependency.
            if books.iter().any(|book| names_book(&sources, line, book)) {
                faults.push(format!("{}:{number}: {}", source.path, line.trim()));
            }
        }
    }
    none(faults, "rooms for all books that name one");
}

#[test]
fn what_differs_by_book_is_dispatched_in_one_place() {
    let sources = program();
    let books: BTreeSet<&str> = sources.iter().filter_map(book).collect();
    let mut faults = Vec::new();
    for source in sources.iter().filter(|source| source.path != "src/rules/mod.rs") {
        if ["campaign"].iter().chain(&books).any(|folder| source.path.contains(&format!("/{folder}/"))) {
            continue;
        }
        // Tests inside a file try it with a book or two.
        let text = source.text.split("#[cfg(test)]").next().unwrap_or_default();
        let own = Source { path: source.path.clone(), text: text.to_owned() };
        for (number, line) in own.code() {
            if Book::ALL.iter().any(|book| line.contains(&format!("Book::{book:?}"))) {
                faults.push(format!("{}:{number}: {}", source.path, line.trim()));
            }
        }
    }
    none(faults, "files that tell one book from another");
}

#[test]
fn shared_rooms_say_no_sentence_of_one_book() {
    let sources = program();
    let books: BTreeSet<&str> = sources.iter().filter_map(book).collect();
    let id = |line: &str| line.split_once(" =").map(|(id, _)| id.to_owned());
    let of_books: BTreeSet<String> = books
        .iter()
        .flat_map(|book| below(&format!("assets/words/en/{book}"), &["ftl"]))
        .flat_map(|source| source.text.lines().filter_map(id).collect::<Vec<_>>())
        .filter(|id| id.starts_with(|first: char| first.is_ascii_lowercase()))
        .collect();
    let mut faults = Vec::new();
    for source in &sources {
        if ["campaign"].iter().chain(&books).any(|folder| source.path.contains(&format!("/{folder}/"))) {
            continue;
        }
        let asked = crate::texts::asked(&code(source));
        faults.extend(asked.iter().filter(|id| of_books.contains(*id)).map(|id| format!("{}: {id}", source.path)));
    }
    none(faults, "a sentence that all books say belongs among the shared ones");
}

#[test]
fn what_one_book_says_alone_is_among_its_words() {
    let sources = program();
    let books: BTreeSet<&str> = sources.iter().filter_map(book).collect();
    // The literals of each file, with the book that its folder belongs to.
    let said: Vec<(Option<&str>, &str)> = sources
        .iter()
        .flat_map(|source| {
            let own = books.iter().find(|book| source.path.contains(&format!("/{book}/"))).copied();
            source.code().flat_map(|(_, line)| crate::sources::literals(line)).map(move |literal| (own, literal))
        })
        .collect();
    let mut faults = Vec::new();
    for file in below("assets/words/en", &["ftl"]) {
        // The campaign is part of the first book.
        let campaign = file.path.contains("/campaign");
        if campaign || books.iter().any(|book| file.path.contains(&format!("/{book}/"))) {
            continue;
        }
        for id in file.text.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id) {
            let owners: BTreeSet<Option<&str>> =
                said.iter().filter(|(_, literal)| crate::texts::names(literal, id)).map(|(own, _)| *own).collect();
            if let [Some(book)] = owners.into_iter().collect::<Vec<_>>()[..] {
                faults.push(format!("{}: {id} is said by {book} alone", file.path));
            }
        }
        let rule = file.text.lines().filter(|line| names_a_rule(line));
        faults.extend(rule.map(|line| format!("{}: a rule of one book: {line}", file.path)));
    }
    none(faults, "words of one book among those of all");
}

/// Where books are named outside their own folders: the dispatch of the rules, the list of books that can be played at
/// the table, and the commands that only the first book has.
const DISPATCH: [&str; 3] = ["src/cli/mod.rs", "src/rules/mod.rs", "src/screens/hosts.rs"];

#[test]
fn books_are_named_in_their_own_folders_and_where_they_are_dispatched() {
    let sources = program();
    let books: BTreeSet<&str> = sources.iter().filter_map(book).collect();
    let names = |source: &&Source| {
        // The campaign is part of the first book. The program has the same name as that book, and knows only the
        // command line.
        let own = ["campaign"].iter().chain(&books).any(|folder| source.path.contains(&format!("/{folder}/")));
        let is_program = source.room() == "main";
        !own && !is_program && source.code().any(|(_, line)| books.iter().any(|book| names_book(&sources, line, book)))
    };
    let found: Vec<&str> = sources.iter().filter(names).map(|source| source.path.as_str()).collect();
    assert_eq!(found, DISPATCH, "every other file says what holds for all books");
}

#[test]
fn rooms_for_all_books_name_no_rule_of_one() {
    let sources = program();
    let books: BTreeSet<&str> = sources.iter().filter_map(book).collect();
    // The campaign is part of the first book, in folders of its own.
    let own =
        |source: &&Source| ["campaign"].iter().chain(&books).any(|folder| source.path.contains(&format!("/{folder}/")));
    // The reader of ids knows how each book writes them.
    let shared = sources.iter().filter(|source| !own(source) && !source.path.starts_with("src/data/rulebook/"));
    let name = shared.filter(|source| names_a_rule(&source.text)).map(|source| source.path.clone());
    none(name.collect(), "a rule belongs to its book: say in words what holds for all of them");
}

/// Whether a text contains an id such as the first book's: a `T` or a `G`, a dash, two or more digits.
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
