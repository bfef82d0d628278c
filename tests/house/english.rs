//! Plain English: the worst patterns of a foreign dialect stay out of pages, words, help and module heads.

use crate::sources::{Source, below, file, literals, none, program};

/// Words and phrases that a native writer wouldn't use here, each with what to write instead.
const PHRASES: [(&str, &str); 45] = [
    ("anew", "again"),
    ("shall", "the present tense"),
    ("reckon", "compute"),
    ("reckons", "computes"),
    ("reckoned", "computed"),
    ("reckoning", "computing"),
    ("is told", "is shown"),
    ("are told", "are shown"),
    ("betters", "improves"),
    ("bettered", "improved"),
    ("for nothing", "for free"),
    ("for want of", "because there is no"),
    ("so many percent", "this percentage"),
    ("so many dice", "this many dice"),
    ("so many cards", "that many cards"),
    ("both ways round", "from both sides"),
    ("the own", "its own"),
    ("the dearest", "the most expensive"),
    ("who doubts", "if you doubt"),
    ("who asks", "if you ask"),
    ("stands in the file", "is in the file"),
    ("stand in the file", "are in the file"),
    ("left out:", "default:"),
    ("where left out", "by default"),
    ("per cent", "percent"),
    ("is on in this turn", "acts this turn"),
    ("comes out otherwise", "differs"),
    ("what comes of it", "the results"),
    ("a head line", "a header line"),
    ("platoons a side", "platoons per side"),
    ("squads a side", "squads per side"),
    ("units a side", "units per side"),
    ("boards a point", "boards per point"),
    ("battles a point", "battles per point"),
    ("one fact a line", "one fact per line"),
    ("one variant a reason", "one variant per reason"),
    ("speaks against", "breaks a rule, is an error"),
    ("hangs on", "depends on"),
    ("on the average", "on average"),
    ("can't be told", "is unknown"),
    ("up to and with", "through"),
    ("so much for", "that is all about, or what it is"),
    ("known are", "choose from"),
    ("is there twice", "appears twice"),
    ("waited for", "the one that something waits for"),
];

/// Words for casualties that are not ours, in the words of the game; docs/design.md has ours.
const CASUALTIES: [(&str, &str); 22] = [
    ("kill", "is wounded"),
    ("kills", "wounds"),
    ("killed", "wounded"),
    ("slain", "wounded"),
    ("dies", "is wounded"),
    ("deaths", "casualties"),
    ("victim", "target"),
    ("victims", "targets, casualties"),
    ("losses", "casualties"),
    ("have fallen", "are casualties"),
    ("primates fell", "primates became casualties"),
    ("nobody fell", "there were no casualties"),
    ("no one falls", "no casualties"),
    ("all fall", "all are casualties"),
    ("some fall", "some casualties"),
    ("that fall", "casualties"),
    ("beaten", "eliminated or driven off"),
    ("lost at the end", "missing at the end"),
    ("lost when the turn ends", "missing when the turn ends"),
    ("be lost", "go missing"),
    ("stragglers are lost", "stragglers go missing"),
    ("hand to hand", "in close combat"),
];

/// The same on the pages, where a program can be killed and a window is called Losses.
const ON_PAGES: [&str; 4] = ["slain", "deaths", "victim", "victims"];

/// Words that no comment of the program has: units and primates are "it", players are "they".
const IN_COMMENTS: [(&str, &str); 10] = [
    ("anew", "again"),
    ("shall", "the present tense"),
    ("reckons", "computes"),
    ("reckoned", "computed"),
    ("whoever", "the one that, those that, anyone who"),
    ("for want of", "without"),
    ("he", "it, or the player"),
    ("his", "its, or the player's"),
    ("him", "it, or the player"),
    ("himself", "itself"),
];

/// British spellings; the game is written in American English.
const SPELLINGS: [&str; 16] = [
    "colour",
    "centre",
    "armour",
    "defence",
    "favour",
    "neighbour",
    "behaviour",
    "optimis",
    "grey",
    "honour",
    "immobilis",
    "recognis",
    "organis",
    "judgement",
    "cancelled",
    "towards",
];

/// Words after "is no" that make plain English.
const AFTER_NO: [&str; 8] = ["longer", "more", "less", "better", "larger", "smaller", "wider", "one"];

/// The longest paragraph of a page, in letters.
const LONGEST: usize = 400;

/// Text to be judged: where it is, and whether it is prose (not a title or a cell of a table).
struct Passage {
    place: String,
    text: String,
    prose: bool,
}

fn passage(path: &str, number: usize, text: &str, prose: bool) -> Passage {
    Passage { place: format!("{path}:{number}"), text: text.to_owned(), prose }
}

/// The lines of a page outside blocks of code, without what is between backticks.
fn page(source: &Source) -> Vec<Passage> {
    let mut code = false;
    let mut found = Vec::new();
    for (number, line) in source.text.lines().enumerate() {
        if line.starts_with("```") {
            code = !code;
        } else if !code {
            let prose = !line.starts_with(['|', '#']);
            found.push(passage(&source.path, number + 1, &plain(line), prose));
        }
    }
    found
}

/// A text without the code in it.
fn plain(text: &str) -> String {
    text.split('`').step_by(2).collect::<Vec<_>>().join("x")
}

/// The sentences of a file of words.
fn sentences(source: &Source) -> Vec<Passage> {
    let mut found = Vec::new();
    let mut title = false;
    for (number, line) in source.text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
        let (id, value) = match line.split_once(" = ").or_else(|| line.split_once(" =")) {
            Some((id, value)) if !id.contains(' ') && !id.is_empty() => (Some(id), value),
            _ => (None, line.trim()),
        };
        if let Some(id) = id {
            title = id.ends_with("-title") || id.ends_with("-index");
        }
        found.push(passage(&source.path, number + 1, &plain(value), !title));
    }
    found
}

/// Comments that start with a mark, such as the heads of modules.
fn comments(source: &Source, mark: &str) -> Vec<Passage> {
    let lines = source.text.lines().enumerate();
    let marked = lines.filter_map(|(number, line)| Some((number + 1, line.trim_start().strip_prefix(mark)?)));
    // "Who sees whom" is a good heading.
    marked.map(|(number, text)| passage(&source.path, number, &plain(text), false)).collect()
}

/// The sentences that a source of the program, a level or a script has between quotes.
fn told(source: &Source) -> Vec<Passage> {
    let lines = source.text.lines().enumerate().filter(|(_, line)| !line.trim_start().starts_with("//"));
    let said = lines.flat_map(|(number, line)| literals(line).map(move |said| (number + 1, said)));
    let spoken = said.filter(|(_, said)| said.split(' ').count() > 3);
    spoken.map(|(number, said)| passage(&source.path, number, &plain(said), true)).collect()
}

/// Everything that people read.
fn passages() -> Vec<Passage> {
    let mut pages = below("docs", &[".md"]);
    pages.push(file("README.md"));
    let mut all: Vec<Passage> = pages.iter().flat_map(page).collect();
    all.extend(below("assets/words", &[".ftl"]).iter().flat_map(sentences));
    for source in program() {
        all.extend(comments(&source, "//!"));
        all.extend(comments(&source, "///"));
        all.extend(told(&source).into_iter().map(|passage| Passage { prose: false, ..passage }));
    }
    all.extend(below("assets", &[".ron"]).iter().flat_map(told));
    all.extend(below("levels", &[".ron"]).iter().flat_map(told));
    all.extend(below("tests/scripts", &[".ron"]).iter().flat_map(told));
    all
}

/// Whether a phrase is in a text as whole words.
fn has(text: &str, phrase: &str) -> bool {
    let part = |letter: Option<char>| letter.is_some_and(|letter| letter.is_alphanumeric() || letter == '-');
    text.match_indices(phrase).any(|(at, _)| {
        let (before, after) = (text[..at].chars().next_back(), text[at + phrase.len()..].chars().next());
        let ends = phrase.ends_with(|letter: char| letter.is_alphanumeric());
        !(part(before) || ends && part(after))
    })
}

/// "x is no height": a noun denied with "no", unless it is "there is no".
fn denies_with_no(text: &str) -> bool {
    [" is no ", " are no ", " was no ", " were no "].iter().flat_map(|denied| text.match_indices(*denied)).any(
        |(at, found)| {
            let before = text[..at].rsplit(|letter: char| !letter.is_alphanumeric()).next().unwrap_or("");
            let after = text[at + found.len()..].split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or("");
            !before.eq_ignore_ascii_case("there") && !AFTER_NO.contains(&after)
        },
    )
}

/// "Who doubts a rule writes it down.": a statement that starts with "Who".
fn starts_with_who(text: &str) -> bool {
    let mut starts = vec![text];
    starts.extend(text.match_indices(". ").map(|(at, _)| &text[at + 2..]));
    starts.into_iter().any(|start| {
        let Some(rest) = start.strip_prefix("Who ") else { return false };
        let end = rest.find(['.', '?', ':']).map(|at| rest.as_bytes()[at]);
        end == Some(b'.')
    })
}

/// What is wrong with the English of one text.
fn faults(text: &str, prose: bool) -> Vec<String> {
    let lower = text.to_lowercase();
    let mut found = Vec::new();
    for (phrase, instead) in PHRASES.iter().filter(|(phrase, _)| has(&lower, phrase)) {
        found.push(format!("`{phrase}`; write {instead}"));
    }
    for spelling in SPELLINGS.iter().filter(|spelling| lower.contains(*spelling)) {
        found.push(format!("British spelling `{spelling}`"));
    }
    if denies_with_no(&lower) {
        found.push("`is no ...`; write `isn't a ...`".to_owned());
    }
    if prose && starts_with_who(text.trim()) {
        found.push("a statement that starts with `Who`; write `If you ...` or name the subject".to_owned());
    }
    if prose && text.trim().starts_with("Had ") {
        found.push("a condition by word order; write `If ...`".to_owned());
    }
    found
}

#[test]
fn what_people_read_first_is_plain_english() {
    let wrong = passages().into_iter().flat_map(|passage| {
        faults(&passage.text, passage.prose).into_iter().map(move |fault| format!("{}: {fault}", passage.place))
    });
    none(wrong.collect(), "English");
}

#[test]
fn casualties_have_one_set_of_words() {
    let words = below("assets/words", &[".ftl"]).into_iter().flat_map(|source| sentences(&source));
    let pages = below("docs", &[".md"]).into_iter().chain([file("README.md")]).flat_map(|source| page(&source));
    let of_pages = CASUALTIES.into_iter().filter(|(word, _)| ON_PAGES.contains(word)).collect::<Vec<_>>();
    let judged = words.map(|passage| (passage, &CASUALTIES[..])).chain(pages.map(|passage| (passage, &of_pages[..])));
    let wrong = judged.flat_map(|(passage, list)| {
        let lower = passage.text.to_lowercase();
        let found = list.iter().filter(move |(word, _)| has(&lower, word));
        found.map(move |(word, instead)| format!("{}: `{word}`; write {instead}", passage.place)).collect::<Vec<_>>()
    });
    none(wrong.collect(), "words for casualties");
}

#[test]
fn comments_speak_of_it() {
    let mut wrong = Vec::new();
    for source in program() {
        for passage in comments(&source, "//") {
            let lower = passage.text.to_lowercase();
            let found = IN_COMMENTS.iter().filter(|(word, _)| has(&lower, word));
            wrong.extend(found.map(|(word, instead)| format!("{}: `{word}`; write {instead}", passage.place)));
        }
    }
    for source in below("tests/scripts", &[".ron"]) {
        let remarks = source.text.lines().enumerate().filter_map(|(number, line)| {
            let remark =
                line.split_once("// ").map(|(_, remark)| remark).or_else(|| line.trim().strip_prefix("about: "));
            Some((number + 1, remark?.to_lowercase()))
        });
        for (number, remark) in remarks {
            let found = IN_COMMENTS.iter().filter(|(word, _)| has(&remark, word));
            wrong.extend(found.map(|(word, instead)| format!("{}:{number}: `{word}`; write {instead}", source.path)));
            if denies_with_no(&remark) {
                wrong.push(format!("{}:{number}: `is no`; write `is not a`", source.path));
            }
        }
    }
    none(wrong, "comments");
}

#[test]
fn paragraphs_of_pages_are_short() {
    let mut pages = below("docs", &[".md"]);
    pages.push(file("README.md"));
    let mut long = Vec::new();
    for source in &pages {
        for passage in page(source) {
            let letters = passage.text.chars().count();
            // Cells of tables and lists of links are read otherwise.
            if passage.prose && letters > LONGEST && !passage.text.starts_with("Contents:") {
                long.push(format!("{}: {letters} letters", passage.place));
            }
        }
    }
    none(long, "paragraphs to be split");
}

#[test]
fn the_reader_of_english_reads() {
    assert!(starts_with_who("Who doubts a rule writes it down."));
    assert!(starts_with_who("It rains. Who stands outside gets wet."));
    assert!(
        !starts_with_who("Who leads now?") && !starts_with_who("Who plays: r=steady") && !starts_with_who("Whoever.")
    );
    assert!(denies_with_no("`x` is no height") && !denies_with_no("there is no height"));
    assert!(!denies_with_no("it is no longer there"));
    assert!(has("read anew when", "anew") && !has("renewal", "anew") && !has("so-called", "called so"));
    assert_eq!(faults("The colour is told.", true).len(), 2);
    assert!(faults("There is no unit here, and the squad is no longer pinned.", true).is_empty());
    assert_eq!(plain("a `b` c"), "a x c");
}
