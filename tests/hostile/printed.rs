//! Nothing from a file reaches a terminal or a page raw, whatever characters it contains.

use monkeys::data::{
    library::Library,
    monkeys::{lesson, level, persona, profiles, roster, script},
};
use monkeys::lab::{report, results::Measure};
use monkeys::words::{Message, plain};
use proptest::prelude::*;
use std::process::Command;
use tempfile::TempDir;

/// Clears the screen and reverses the direction of what follows.
const HOSTILE: &str = "\u{1b}[2J\u{202e}eman\u{9b}31m";

/// Control characters among printable ones.
fn text() -> impl Strategy<Value = String> {
    let raw = prop::sample::select(
        "\u{0}\u{7}\u{8}\t\n\r\u{1b}\u{7f}\u{85}\u{9b}\u{9d}\u{ad}\u{61c}\u{200b}\u{200e}\u{200f}\u{2028}\u{2029}\
         \u{202a}\u{202e}\u{2066}\u{2069}\u{feff}\u{e0041}<>&\"'{}[]()\\/"
            .chars()
            .collect::<Vec<char>>(),
    );
    proptest::collection::vec(prop_oneof![raw, any::<char>()], 0..60).prop_map(|letters| letters.into_iter().collect())
}

/// A name with something raw in it.
fn hostile_name() -> impl Strategy<Value = String> {
    let raw =
        prop::sample::select(vec!['\u{1b}', '\u{9b}', '\u{202e}', '\u{2066}', '\u{200f}', '\u{7}', '\u{feff}', '\n']);
    ("[a-z]{1,8}", raw, "[a-z]{0,8}").prop_map(|(before, raw, after)| format!("{before}{raw}{after}"))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn names_terms_and_lines_are_clean(text in text()) {
        let clean = plain::clean(&text);
        prop_assert!(plain::is_plain(&clean));
        prop_assert_eq!(clean.chars().count(), text.chars().count(), "each letter has its mark");
        let lines = plain::lines(&text);
        prop_assert!(lines.chars().all(|letter| matches!(letter, '\n' | '\t') || !plain::is_raw(letter)));
        if plain::is_plain(&text) {
            prop_assert_eq!(&*clean, text.as_str());
        }
    }

    #[test]
    fn sentences_are_clean_whatever_stands_in_them(text in text()) {
        let words = Message::new("data-syntax").with("why", text.as_str()).words();
        prop_assert!(plain::is_plain(&words), "{words:?}");
    }

    #[test]
    fn pages_and_pictures_open_no_tag_and_hold_no_raw_letter(text in text()) {
        let safe = plain::markup(&text);
        prop_assert!(!safe.contains(['<', '>', '"', '\'']));
        prop_assert!(safe.chars().all(|letter| matches!(letter, '\n' | '\t') || !plain::is_raw(letter)));
        for (at, _) in safe.match_indices('&') {
            let entities = ["&amp;", "&lt;", "&gt;", "&quot;", "&#39;"];
            prop_assert!(entities.iter().any(|entity| safe[at..].starts_with(entity)));
        }
        // The plots are drawn by a crate, so they are parsed again.
        let svg = report::curves(&text, &[(text.clone(), Vec::new()), (text.clone(), Vec::new())], (Measure::Score, std::slice::from_ref(&text)));
        prop_assert!(svg.chars().all(|letter| matches!(letter, '\n' | '\t') || !plain::is_raw(letter)), "{svg:?}");
        let mut reader = quick_xml::Reader::from_str(&svg);
        loop {
            match reader.read_event() {
                Ok(quick_xml::events::Event::Eof) => break,
                Ok(_) => {}
                Err(error) => return Err(TestCaseError::fail(format!("{error}: {svg}"))),
            }
        }
    }
}

/// The text of a file with a name in it replaced.
fn renamed(text: &str, old: &str, new: &str) -> String {
    assert!(text.contains(old), "{old} is in the file");
    text.replacen(old, new, 1)
}

fn is_said_cleanly(error: &str) -> Result<(), TestCaseError> {
    prop_assert!(plain::is_plain(&error.replace('\n', "")), "{error:?}");
    Ok(())
}

const LEVEL: &str = include_str!("../../levels/watch-wood.level.ron");
const ROSTER: &str = include_str!("../../assets/rosters/baboon-rifles.roster.ron");
const OPPONENT: &str = include_str!("../../assets/opponents/steady.opponent.ron");
const LESSON: &str = include_str!("../../assets/lessons/first-battle.lesson.ron");

proptest! {
    #![proptest_config(ProptestConfig { cases: 6, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn names_that_are_not_plain_are_refused_and_said_cleanly(name in hostile_name()) {
        let written = format!("{name:?}");
        let level = |text: &str| level::parse(&name, text, &Library::shipped(), profiles()).map(drop);
        for (place, _) in LEVEL.match_indices("name: \"") {
            let from = place + "name: ".len();
            let to = from + 1 + LEVEL[from + 1..].find('"').expect("it is closed") + 1;
            let error = level(&format!("{}{written}{}", &LEVEL[..from], &LEVEL[to..])).expect_err("it is not plain");
            is_said_cleanly(&error.to_string())?;
        }
        // An unknown key, word, field or letter.
        for (old, new) in [
            ("scenario: ", format!("{written}: 1, scenario: ")),
            ("zones: {", format!("zones: {{ {written}: [((0, 0), (1, 1))], {written}: [], ")),
            ("edge: West", format!("edge: West, zone: {written}")),
            ("places: {", format!("places: {{ {written}: Around((1, 1)), ")),
        ] {
            let error = level(&renamed(LEVEL, old, &new)).expect_err("it is not plain");
            is_said_cleanly(&error.to_string())?;
        }
        for (text, old) in [(ROSTER, "name: \"Baboon Rifles\""), (ROSTER, "clan: \"baboon\"")] {
            let key = old.split(':').next().expect("it has one");
            let error = roster::parse(&name, &renamed(text, old, &format!("{key}: {written}")), &profiles());
            is_said_cleanly(&error.expect_err("it is not plain").to_string())?;
        }
        let opponent = renamed(OPPONENT, "name: \"", &format!("name: {written}, about: \""));
        is_said_cleanly(&persona::parse(&name, &opponent).expect_err("it is not plain").to_string())?;
        let lesson = renamed(LESSON, "id: \"", &format!("id: {written}, rule: \""));
        is_said_cleanly(&lesson::parse(&name, &lesson).expect_err("it is not plain").to_string())?;
        let units = "(unit: \"b1.1\", kind: \"baboon\", members: \"X\")";
        let unit = |unit: &str, kind: &str| format!("(unit: {unit}, kind: {kind}, members: \"A\"), {units}");
        for (units, more) in [
            (unit(&written, "\"baboon\""), String::new()),
            (unit("\"r1.1\"", &written), String::new()),
            (unit("\"r1.1\"", "\"baboon\""), format!("rules: [{written}],")),
            (unit("\"r1.1\"", "\"baboon\""), format!("kinds: {{{written}: ()}},")),
            (unit("\"r1.1\"", "\"baboon\""), format!("switches: {{{written}: 1}},")),
            (unit("\"r1.1\"", "\"baboon\""), format!("heights: [{written}],")),
            (unit("\"r1.1\"", "\"baboon\""), format!("rows: [{written}],")),
            (unit("\"r1.1\"", "\"baboon\""), format!("about: {written},")),
        ] {
            let text = format!("(format: 1, book: Monkeys, tokens: [\"AX\"], units: [{units}], {more} play: [])");
            let error = script::parse(&name, &text, &profiles()).expect_err("it is not plain");
            is_said_cleanly(&error.to_string())?;
        }
    }
}

/// What the program itself prints: about files that it refuses, and about valid ones whose names contain control
/// characters.
#[test]
fn the_program_prints_nothing_raw() {
    let home = TempDir::new().expect("a folder");
    let place = |ending: &str| home.path().join(format!("{HOSTILE}{ending}")).display().to_string();
    let (good, replay, script) = (place(".level.ron"), place(".replay.ron"), place(".script.ron"));
    let (bad, map, page) = (place(".bad.level.ron"), place(".tmx"), place(".opponent.ron"));
    std::fs::write(&good, LEVEL).expect("it is written");
    std::fs::write(&bad, renamed(LEVEL, "zones: {", &format!("zones: {{ {HOSTILE:?}: [], {HOSTILE:?}: [], ")))
        .expect("it is written");
    std::fs::write(&page, renamed(OPPONENT, "what: ", &format!("what: {HOSTILE:?}, what: "))).expect("it is written");
    let steps =
        format!("(format: 1, book: Monkeys, tokens: [\"A\"], units: [(unit: {HOSTILE:?}, members: \"A\")], play: [])");
    std::fs::write(&script, steps).expect("it is written");
    let run = place("");
    let said: [(&[&str], i32); 15] = [
        (&["check", &good], 0),
        (&["figures", &good], 0),
        (&["battle", &good, "--record", &replay], 0),
        (&["battle", &good, "--json"], 0),
        (&["replay", &replay, "--verify"], 0),
        (&["replay", &replay, "--json"], 0),
        (&["convert", &good, &map], 0),
        (&["check", &bad], 2),
        (&["check", &page], 2),
        (&["script", &script], 2),
        (&["battle", HOSTILE], 2),
        (&["battle", "two-groves", HOSTILE], 2),
        (&["battle", "two-groves", "--seed", HOSTILE], 2),
        (&["playtest", "--level", &good, "--opponents", "chance", "--rounds", "1", "--battles", "2", "--out", &run], 0),
        (&["playtest", "report", &run], 0),
    ];
    let mut printed = 0;
    for (words, code) in said {
        // As on a terminal: nothing is filtered on the way.
        let mut program = Command::new(env!("CARGO_BIN_EXE_monkeys"));
        let told = program.args(words).env("CLICOLOR_FORCE", "1").output().expect("it runs");
        for (name, bytes) in [("output", &told.stdout), ("errors", &told.stderr)] {
            let text = String::from_utf8(bytes.clone()).expect("it is text");
            let raw = text.lines().find(|line| line.chars().any(|letter| letter != '\t' && plain::is_raw(letter)));
            assert_eq!(raw, None, "{words:?}: {name}");
            printed += usize::from(name == "output" && text.contains("[2J"));
        }
        assert_eq!(told.status.code(), Some(code), "{words:?}: {}", String::from_utf8_lossy(&told.stderr));
    }
    assert!(printed > 2, "{printed} of them print the name");
}
