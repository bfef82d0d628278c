//! Every rule that the game names can be looked up in the game.

use crate::sources::{Source, below, literals, none, program};
use monkeys::{data::rulebook, rules::Book, words};
use std::collections::{BTreeMap, BTreeSet};

/// Chapters of the first rule book that have facts of their own.
const CHAPTERS: std::ops::RangeInclusive<u32> = 1..=11;

/// Whether a word is a rule id: `T-24`, `G-07`, `4.9`; `R4`, `G12`, `A7`, `W3` in the second book, `F6` in the third.
fn is_rule(book: Book, word: &str) -> bool {
    let digits = |text: &str, least: usize, most: usize| {
        (least..=most).contains(&text.len()) && text.chars().all(|letter| letter.is_ascii_digit())
    };
    if book != Book::Monkeys {
        let facts = matches!(book, Book::Initiative | Book::Hexes);
        let kinds: &[char] = if facts { &['R', 'G', 'A', 'W', 'F'] } else { &['R', 'G', 'A', 'W'] };
        return word.strip_prefix(kinds).is_some_and(|number| digits(number, 1, 2));
    }
    if let Some((kind, number)) = word.split_once('-') {
        return matches!(kind, "T" | "G") && digits(number, 2, 3);
    }
    let Some((chapter, fact)) = word.split_once('.') else { return false };
    digits(chapter, 1, 2) && digits(fact, 1, 2) && chapter.parse().is_ok_and(|chapter| CHAPTERS.contains(&chapter))
}

/// The words in a text that look like ids, without the periods after them.
fn rules_in(book: Book, text: &str) -> impl Iterator<Item = &str> {
    let parts = text.split(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '-' || letter == '.'));
    parts.map(|word| word.trim_end_matches(['.', '-'])).filter(move |word| is_rule(book, word))
}

/// Whether a file is about a book: one that names none is the first one's.
fn of(book: Book, source: &Source) -> bool {
    let further = Book::ALL.into_iter().skip(1).find(|further| source.path.contains(further.folder()));
    further.unwrap_or_default() == book
}

/// Every rule of a book named in the sources, the profiles and the words, with the first file that names it.
fn named(book: Book) -> BTreeMap<String, String> {
    let is_plain = |word: &&str| word.starts_with(|letter: char| letter.is_ascii_uppercase());
    let mut named = BTreeMap::new();
    for source in program().into_iter().filter(|source| of(book, source)) {
        for line in source.text.lines() {
            // A number such as 2.1 may be anything; as a whole string it is a rule.
            let strings = literals(line).filter(|text| is_rule(book, text));
            let rulings = rules_in(book, line).filter(is_plain);
            for rule in strings.chain(rulings) {
                named.entry(rule.to_owned()).or_insert_with(|| source.path.clone());
            }
        }
    }
    let mut files = below("assets/words", &[".ftl"]);
    files.extend(below("assets/profiles", &[".ron"]));
    for source in files.into_iter().filter(|source| of(book, source)) {
        for rule in source.text.lines().flat_map(|line| rules_in(book, line)).filter(is_plain) {
            named.entry(rule.to_owned()).or_insert_with(|| source.path.clone());
        }
        for rule in source.text.lines().flat_map(literals).filter(|rule| is_rule(book, rule)) {
            named.entry(rule.to_owned()).or_insert_with(|| source.path.clone());
        }
    }
    named
}

/// The rules shown in the help, in reading order.
fn index(book: Book) -> Vec<String> {
    if book == Book::Monkeys {
        return words::word("rule-index").split_whitespace().map(str::to_owned).collect();
    }
    rulebook::of(book).ids().map(str::to_owned).collect()
}

/// The prefix of a book's text ids.
const fn prefix(book: Book) -> &'static str {
    match book {
        Book::Monkeys => "rule-",
        Book::Suppression => "suppression-rule-",
        Book::Initiative => "initiative-rule-",
        Book::Hexes => "hexes-rule-",
    }
}

#[test]
fn every_rule_named_has_a_title_and_a_text() {
    for book in Book::ALL {
        let index: BTreeSet<String> = index(book).into_iter().collect();
        let missing = named(book)
            .into_iter()
            .filter(|(rule, _)| !(index.contains(rule) && rulebook::of(book).text(rule).is_some()));
        none(missing.map(|(rule, path)| format!("{rule}, named in {path}")).collect(), "rules without help");
    }
}

#[test]
fn the_index_lists_each_rule_once_and_nothing_else() {
    for book in Book::ALL {
        let (index, key) = (index(book), |rule: &String| rulebook::of(book).key(rule));
        let once: BTreeSet<&String> = index.iter().collect();
        assert_eq!(once.len(), index.len(), "a rule is listed twice");
        let mut listed: Vec<String> =
            index.iter().flat_map(|rule| [key(rule), format!("{}-title", key(rule))]).collect();
        listed.sort();
        let mut written = Vec::new();
        for source in below("assets/words/en", &[".ftl"]) {
            let keys = source.text.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key.to_owned());
            written.extend(keys.filter(|key| key.starts_with(prefix(book)) && key != "rule-index"));
        }
        // As lists, not as sets: a rule in two files is a fault too.
        written.sort();
        assert_eq!(written, listed);
    }
}

#[test]
fn every_rule_is_told_in_a_few_short_paragraphs() {
    let mut faults = Vec::new();
    for (book, rule) in Book::ALL.into_iter().flat_map(|book| index(book).into_iter().map(move |rule| (book, rule))) {
        let (title, text) = rulebook::of(book).text(&rule).unwrap_or_default();
        if title.is_empty() || title.len() > 40 || title.ends_with('.') {
            faults.push(format!("{rule}: `{title}` is no title"));
        }
        let paragraphs: Vec<&str> = text.split("\n\n").collect();
        let whole = |part: &&str| part.ends_with('.') && part.len() <= 600 && !part.contains('\n');
        if !(1..=3).contains(&paragraphs.len()) || !paragraphs.iter().all(whole) {
            faults.push(format!("{rule}: {paragraphs:?}"));
        }
    }
    none(faults, "texts of rules");
}

#[test]
fn rules_point_to_rules_that_are_there() {
    let mut faults = Vec::new();
    for book in Book::ALL {
        let index: BTreeSet<String> = index(book).into_iter().collect();
        for rule in &index {
            let (_, text) = rulebook::of(book).text(rule).unwrap_or_default();
            let lost = rules_in(book, &text).filter(|other| !index.contains(*other));
            faults.extend(lost.map(|other| format!("{rule} points to {other}")));
        }
    }
    none(faults, "pointers to nowhere");
}

#[test]
fn ids_are_told_from_other_numbers() {
    let is = |word| is_rule(Book::Monkeys, word);
    assert!(["T-24", "T-154", "G-07", "4.9", "11.1"].into_iter().all(is));
    assert!(!["T-4", "X-24", "0.25", "12", "1.2.3", "16.0", "R4"].into_iter().any(is));
    assert!(["R4", "G26", "A7", "W13"].into_iter().all(|word| is_rule(Book::Suppression, word)));
    assert!(is_rule(Book::Initiative, "F6") && is_rule(Book::Initiative, "A22"));
    assert!(!["F12", "G-07", "B2", "R", "4.9"].into_iter().any(|word| is_rule(Book::Suppression, word)));
    let found = rules_in(Book::Monkeys, "see T-40. Also (G-07), 5.1, and so on").collect::<Vec<_>>();
    assert_eq!(found, ["T-40", "G-07", "5.1"]);
}
