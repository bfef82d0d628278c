//! Words: every word file is readable, every sentence that the program asks for exists, and no public text mentions
//! anything but the game.

use crate::sources::{Source, below, file, literals, none, program};
use monkeys::battle::monkeys::tell::kebab;
use monkeys::rules::{Book, monkeys::windows::Ask};
use monkeys::words;
use std::collections::BTreeSet;

#[test]
fn every_file_of_words_reads_and_no_sentence_is_there_twice() {
    none(words::faults(), "files of words");
}

/// Each book has its words in a folder. The sentence ids of the first book have no prefix; those of every other book
/// begin with its name, so that two books may have a rule of the same id.
#[test]
fn sentences_of_a_further_book_begin_with_its_name() {
    let mut faults = Vec::new();
    for file in below("assets/words/en", &[".ftl"]) {
        let folder = file.path.split('/').rev().nth(1).expect("it lies in a folder");
        let book = (!["en", "monkeys"].contains(&folder)).then_some(folder);
        for line in file.text.lines() {
            let Some((name, _)) = line.split_once(" =") else { continue };
            let is_name = name.starts_with(|first: char| first.is_ascii_lowercase()) && !name.contains(' ');
            if is_name && book.is_some_and(|book| !name.starts_with(&format!("{book}-"))) {
                faults.push(format!("{name} in {}", file.path));
            }
        }
    }
    none(faults, "sentences of a book that don't begin with its name");
}

/// Ids of sentences that a text asks for directly: the literal after one of the calls.
pub fn asked(text: &str) -> Vec<String> {
    let calls = ["word(", "say(", "Message::new("];
    let after = |call: &'static str| text.match_indices(call).map(move |(at, _)| &text[at + call.len()..]);
    let literal = |rest: &str| {
        let name = rest.trim_start().strip_prefix('"')?.split('"').next()?;
        // An id with a gap is put together by `format!` elsewhere.
        (!name.contains('{')).then(|| name.to_owned())
    };
    calls.into_iter().flat_map(after).filter_map(literal).collect()
}

#[test]
fn every_sentence_that_the_program_asks_for_is_there() {
    let mut faults = Vec::new();
    for source in program() {
        let code: String = source.code().map(|(_, line)| format!("{line}\n")).collect();
        let missing = asked(&code).into_iter().filter(|name| !words::knows(name));
        faults.extend(missing.map(|name| format!("{}: {name}", source.path)));
    }
    none(faults, "sentences that no file has");
}

/// Whether a literal names a sentence. Each gap in it stands for one or more letters, and the rest after the gap must
/// match too: `"hint-{}-title"` does not match `hint-order-move`.
pub fn names(literal: &str, id: &str) -> bool {
    let Some((held, rest)) = literal.split_once('{') else { return literal == id };
    let Some((_, rest)) = rest.split_once('}') else { return false };
    let Some(left) = id.strip_prefix(held).filter(|_| held.ends_with('-')) else { return false };
    (1..=left.len()).any(|gap| rest.is_empty() && gap == left.len() || follows(rest, &left[gap..]))
}

/// Whether a literal continues after a gap as a sentence's id does.
fn follows(rest: &str, left: &str) -> bool {
    match rest.split_once('{') {
        None => !rest.is_empty() && rest == left,
        Some(("", _)) => false,
        Some(_) => names(rest, left),
    }
}

/// The rest of a literal that starts with a gap for the name of a book: `"{}says-{name}"` means `says-...` of every
/// book.
fn of_any_book(literal: &str) -> Option<&str> {
    let (_, rest) = literal.strip_prefix('{')?.split_once('}')?;
    rest.starts_with(|first: char| first.is_ascii_lowercase()).then_some(rest)
}

/// What `words_of::<Book>("state", name)` asks for, after the name of the book.
fn kinds_of_words(code: &str) -> Vec<String> {
    let calls = code.split("words_of::<").skip(1).filter_map(|rest| rest.split_once(">(").map(|(_, rest)| rest));
    calls
        .filter_map(|rest| rest.strip_prefix('"')?.split_once('"'))
        .map(|(kind, _)| format!("{kind}-{{name}}"))
        .collect()
}

/// The id of a sentence without the name of its book.
fn without_book(id: &str) -> &str {
    let further = Book::ALL.into_iter().map(Book::prefix).filter(|prefix| !prefix.is_empty());
    further.filter_map(|prefix| id.strip_prefix(prefix)).next().unwrap_or(id)
}

#[test]
fn a_name_with_a_gap_is_held_at_both_ends() {
    assert!(names("hint-{}-title", "hint-move-title"));
    assert!(names("hint-{}", "hint-move-title") && names("says-{voice}-{what}-{n}", "says-drum-charge-1"));
    assert!(
        !names("t{}", "title-battle")
            && !names("hint-{}-title", "hint-move")
            && !names("hint-{}", "hint-")
            && !names("hint", "hint-move")
    );
}

#[test]
fn every_sentence_is_asked_for_somewhere() {
    // The words of facts are covered by a test of their own; lessons and the book name theirs in files.
    let mut all: Vec<Source> = program();
    all.extend(["tests/engine/tell.rs", "tests/engine/suppression.rs", "tests/engine/initiative.rs"].map(file));
    all.extend(below("assets", &["ron"]));
    let asked: Vec<&str> = all.iter().flat_map(|source| source.text.lines().flat_map(literals)).collect();
    let (whole, gapped): (BTreeSet<&str>, BTreeSet<&str>) = asked.into_iter().partition(|one| !one.contains('{'));
    let mut of_books: BTreeSet<&str> = gapped.iter().filter_map(|literal| of_any_book(literal)).collect();
    let kinds: Vec<String> = all.iter().flat_map(|source| kinds_of_words(&source.text)).collect();
    of_books.extend(kinds.iter().map(String::as_str));
    let gapped: Vec<&str> =
        gapped.into_iter().filter(|one| one.starts_with(|c: char| c.is_ascii_lowercase())).collect();
    let named = |id: &str| {
        let bare = without_book(id);
        whole.contains(id)
            || gapped.iter().any(|literal| names(literal, id))
            || of_books.iter().any(|literal| names(literal, bare))
    };
    let files = below("assets/words", &["ftl"]);
    let told: String = files.iter().map(|source| source.text.clone()).collect();
    let mut faults = Vec::new();
    for source in &files {
        for id in source.text.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id) {
            let is_id = id.starts_with(|first: char| first.is_ascii_lowercase()) && !id.contains(' ');
            // Acts have their own ids, and the label of a button has its explanation beside it, long or short.
            let other = id.starts_with("act-") || told.contains(&format!("{{ {id} }}"));
            let stem = ["-about", "-short"].iter().any(|end| id.strip_suffix(end).is_some_and(named));
            if is_id && !other && !stem && !named(id) {
                faults.push(format!("{}: {id}", source.path));
            }
        }
    }
    none(faults, "sentences that nobody asks for");
}

#[test]
fn every_refusal_has_its_sentence() {
    let text = file("src/rules/monkeys/illegal.rs");
    let names: Vec<&str> =
        text.code().flat_map(|(_, line)| literals(line)).filter(|id| id.starts_with("no-")).collect();
    assert!(names.len() > 30, "the refusals are read from somewhere else now");
    let missing = names.into_iter().filter(|id| !words::knows(id)).map(str::to_owned);
    none(missing.collect(), "refusals without a sentence");
}

#[test]
fn every_window_of_the_book_has_its_words() {
    let names = Ask::NAMES.iter().copied().map(kebab);
    let words = names.flat_map(|name| [format!("window-name-{name}"), format!("ask-{name}")]);
    none(words.filter(|word| !words::knows(word)).collect(), "windows without words");
}

/// Everything that is public: code, words, levels, pages, scripts.
fn public() -> Vec<Source> {
    let mut files = program();
    files.extend(below("assets", &[".ftl", ".ron", ".md", ".txt", ".svg"]));
    files.extend(below("levels", &[".ron"]));
    files.extend(below("docs", &[".md"]));
    files.extend(below("benches", &[".rs"]));
    files.extend(below(".ci", &["packages", "run"]));
    files.extend(["README.md", "Cargo.toml", "build.rs", "play", "check"].map(file));
    files
}

#[test]
fn public_text_names_no_place_on_one_machine() {
    let places = ["/work/", "/root/", "/home/", "../shared", "C:\\"];
    let mut faults = Vec::new();
    for source in public() {
        for (number, line) in source.text.lines().enumerate() {
            if places.iter().any(|place| line.contains(place)) {
                faults.push(format!("{}:{}: {}", source.path, number + 1, line.trim()));
            }
        }
    }
    none(faults, "places on one machine");
}

#[test]
fn players_read_of_the_game_only() {
    let strange = ["session", "subagent", "prompt"];
    let mut faults = Vec::new();
    let pages = public().into_iter().filter(|source| source.path.ends_with(".ftl") || source.path.ends_with(".md"));
    for source in pages {
        for (number, line) in source.text.lines().enumerate() {
            if strange.iter().any(|word| line.to_lowercase().contains(word)) {
                faults.push(format!("{}:{}: {}", source.path, number + 1, line.trim()));
            }
        }
    }
    none(faults, "talk that is not of the game");
}

#[test]
fn the_design_page_shows_every_stage() {
    let (sequence, page) = (file("src/rules/monkeys/sequence.rs").text, file("docs/design.md").text);
    let stages = sequence.split("\nstages! {").nth(1).and_then(|rest| rest.split('}').next()).expect("the stages");
    let stages = stages.split(',').map(str::trim).filter(|stage| !stage.is_empty());
    let missing = stages.filter(|stage| !page.contains(&format!("`{stage}`"))).map(str::to_owned);
    none(missing.collect(), "stages that the tables of docs/design.md lack");
}

#[test]
fn pages_point_to_files_that_are_there() {
    let mut faults = Vec::new();
    let mut pages = below("docs", &[".md"]);
    pages.push(file("README.md"));
    for page in &pages {
        let folder = page.path.rsplit_once('/').map_or("", |(folder, _)| folder);
        let links = page.text.split("](").skip(1).filter_map(|rest| rest.split([')', '#']).next());
        for link in links.filter(|link| !link.is_empty() && !link.contains("://")) {
            let place = std::path::Path::new(".").join(folder).join(link);
            if !place.exists() {
                faults.push(format!("{}: {link}", page.path));
            }
        }
    }
    none(faults, "links to nowhere");
}

#[test]
fn calls_are_found_over_lines() {
    let text =
        "say(\n    \"log-moves\", &[])\nword(\"game-name\")\nword(&format!(\"x-{a}\"))\nMessage::new(\"no-gone\")";
    let mut found = asked(text);
    found.sort();
    assert_eq!(found, ["game-name", "log-moves", "no-gone"]);
}
