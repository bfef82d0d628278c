//! Manners of the sources: short files, whole numbers, nothing unfinished, nothing that differs from run to run.

use crate::layers::RULE_SIDE;
use crate::sources::{Source, file, none, program};

/// The most lines in a file.
const LONGEST: usize = 400;

/// Rooms that use only whole numbers, so that every machine agrees.
const WHOLE_NUMBERS: [&str; 7] = ["board", "dice", "force", "engine", "rules", "battle", "opponent"];

/// Lines in some rooms that contain one of the words as a whole word.
fn lines_with(rooms: impl Fn(&str) -> bool, words: &[&str]) -> Vec<String> {
    let sources = program();
    let inside = sources.iter().filter(|source| rooms(source.room()));
    let bad = |source: &Source| {
        let hits = source.code().filter(|(_, line)| words.iter().any(|word| has_word(line, word)));
        hits.map(|(number, line)| format!("{}:{number}: {}", source.path, line.trim())).collect::<Vec<_>>()
    };
    inside.flat_map(bad).collect()
}

/// Whether a line contains a word as a whole word.
fn has_word(line: &str, word: &str) -> bool {
    let part = |letter: Option<char>| letter.is_some_and(|letter| letter.is_alphanumeric() || letter == '_');
    let starts = word.starts_with(|letter: char| letter.is_alphanumeric());
    let ends = word.ends_with(|letter: char| letter.is_alphanumeric());
    line.match_indices(word).any(|(at, _)| {
        let (before, after) = (line[..at].chars().next_back(), line[at + word.len()..].chars().next());
        !(starts && part(before) || ends && part(after))
    })
}

#[test]
fn files_are_short() {
    let long = program().into_iter().map(|source| (source.text.lines().count(), source.path));
    let long = long.filter(|(lines, _)| *lines > LONGEST).map(|(lines, path)| format!("{path}: {lines} lines"));
    none(long.collect(), "files to be split");
}

#[test]
fn nothing_unwraps() {
    none(lines_with(|_| true, &[".unwrap()"]), "say with `expect` why it cannot happen");
}

#[test]
fn commands_print_in_one_place() {
    // These panic if the output is closed or full.
    let words = ["println!", "print!", "eprintln!", "eprint!"];
    none(lines_with(|room| matches!(room, "cli" | "main"), &words), "printed past `cli::out`");
}

#[test]
fn files_are_written_in_one_place() {
    let words = ["fs::write", "File::create", "NamedTempFile", "tempfile_in"];
    let elsewhere = lines_with(|_| true, &words).into_iter();
    let allowed = ["src/data/store.rs:", "src/lab/folder.rs:"];
    let elsewhere = elsewhere.filter(|line| !allowed.iter().any(|path| line.starts_with(path)));
    none(elsewhere.filter(|line| !line.contains(".expect(")).collect(), "written past `data::store`");
}

#[test]
fn nothing_is_left_unfinished() {
    let mut faults = lines_with(|_| true, &["todo!", "unimplemented!", "dbg!"]);
    for source in program() {
        for (number, line) in source.text.lines().enumerate() {
            if ["TODO", "FIXME", "XXX"].iter().any(|word| has_word(line, word)) {
                faults.push(format!("{}:{}: {}", source.path, number + 1, line.trim()));
            }
        }
    }
    none(faults, "unfinished");
}

#[test]
fn rules_reckon_in_whole_numbers() {
    none(lines_with(|room| WHOLE_NUMBERS.contains(&room), &["f32", "f64"]), "fractions");
}

#[test]
fn rules_are_the_same_in_every_run() {
    let words =
        ["HashMap", "HashSet", "RandomState", "DefaultHasher", "Instant", "SystemTime", "thread_rng", "rand::rng"];
    none(lines_with(|room| RULE_SIDE.contains(&room), &words), "differs from run to run");
}

#[test]
fn a_turn_sequence_is_told_in_one_place() {
    let faults = lines_with(|room| room == "rules", &[".before(", ".after("]);
    none(faults, "stages are chains of systems in one list; nothing is ordered from elsewhere");
}

#[test]
fn systems_stand_in_the_list_of_stages_only() {
    let elsewhere = lines_with(|room| RULE_SIDE.contains(&room), &["add_systems"]);
    none(elsewhere.into_iter().filter(|line| !line.contains("/stages.rs:")).collect(), "systems added elsewhere");
}

#[test]
fn things_have_names_of_their_own() {
    let vague = ["Manager", "Helper", "Helpers", "Util", "Utils"];
    let mut faults = Vec::new();
    for source in program() {
        for (number, line) in source.code() {
            let defines = ["struct ", "enum ", "trait ", "mod "].iter().find_map(|word| line.split_once(word));
            let name = defines.and_then(|(_, rest)| rest.split(|c: char| !c.is_alphanumeric()).next()).unwrap_or("");
            if vague.iter().any(|ending| name.to_lowercase().ends_with(&ending.to_lowercase())) {
                faults.push(format!("{}:{number}: {name}", source.path));
            }
        }
    }
    none(faults, "names that say nothing");
}

#[test]
fn documentation_and_safety_are_the_compilers_business() {
    let cargo = file("Cargo.toml").text;
    assert!(cargo.contains("missing_docs = \"warn\""), "every public item has a sentence");
    assert!(cargo.contains("unsafe_code = \"forbid\""), "no unsafe code");
}

#[test]
fn words_are_told_from_parts_of_words() {
    assert!(has_word("let a: f32 = b;", "f32") && !has_word("let buf32 = b;", "f32"));
    assert!(has_word("x.unwrap()", ".unwrap()") && !has_word("x.unwrap_or(1)", ".unwrap()"));
}
