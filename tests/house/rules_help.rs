//! Every rule that the game names can be read up in the game.

use crate::sources::{below, literals, none, program};
use monkeys::words;
use std::collections::{BTreeMap, BTreeSet};

/// Chapters of the rule book that have facts of their own.
const CHAPTERS: std::ops::RangeInclusive<u32> = 1..=11;

/// Whether a word is the id of a rule: `T-24`, `G-07`, `4.9`.
fn is_rule(word: &str) -> bool {
    let digits = |text: &str, least: usize, most: usize| {
        (least..=most).contains(&text.len()) && text.chars().all(|letter| letter.is_ascii_digit())
    };
    if let Some((kind, number)) = word.split_once('-') {
        return matches!(kind, "T" | "G") && digits(number, 2, 3);
    }
    let Some((chapter, fact)) = word.split_once('.') else { return false };
    digits(chapter, 1, 2) && digits(fact, 1, 2) && chapter.parse().is_ok_and(|chapter| CHAPTERS.contains(&chapter))
}

/// The words of a text that look like ids, without the stops behind them.
fn rules_in(text: &str) -> impl Iterator<Item = &str> {
    let parts = text.split(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '-' || letter == '.'));
    parts.map(|word| word.trim_end_matches(['.', '-'])).filter(|word| is_rule(word))
}

/// The name of a rule's text in the files of words.
fn key(rule: &str) -> String {
    format!("rule-{}", rule.to_lowercase().replace('.', "-"))
}

/// Every rule named in the sources, the profiles and the words, with the first file that names it.
fn named() -> BTreeMap<String, String> {
    let mut named = BTreeMap::new();
    for source in program() {
        for line in source.text.lines() {
            // A number such as 2.1 may be anything; as a whole string it is a rule.
            let strings = literals(line).filter(|text| is_rule(text));
            let rulings = rules_in(line).filter(|word| word.contains('-'));
            for rule in strings.chain(rulings) {
                named.entry(rule.to_owned()).or_insert_with(|| source.path.clone());
            }
        }
    }
    let mut files = below("assets/words", &[".ftl"]);
    files.extend(below("assets/profiles", &[".ron"]));
    for source in files {
        for rule in source.text.lines().flat_map(rules_in).filter(|rule| rule.contains('-')) {
            named.entry(rule.to_owned()).or_insert_with(|| source.path.clone());
        }
        for rule in source.text.lines().flat_map(literals).filter(|rule| is_rule(rule)) {
            named.entry(rule.to_owned()).or_insert_with(|| source.path.clone());
        }
    }
    named
}

fn index() -> Vec<String> {
    words::word("rule-index").split_whitespace().map(str::to_owned).collect()
}

#[test]
fn every_rule_named_has_a_title_and_a_text() {
    let index: BTreeSet<String> = index().into_iter().collect();
    let missing = named().into_iter().filter(|(rule, _)| {
        let listed = index.contains(rule);
        !(listed && words::knows(&key(rule)) && words::knows(&format!("{}-title", key(rule))))
    });
    none(missing.map(|(rule, path)| format!("{rule}, named in {path}")).collect(), "rules without help");
}

#[test]
fn the_index_lists_each_rule_once_and_nothing_else() {
    let index = index();
    let once: BTreeSet<&String> = index.iter().collect();
    assert_eq!(once.len(), index.len(), "a rule is listed twice");
    let mut listed: Vec<String> = index.iter().flat_map(|rule| [key(rule), format!("{}-title", key(rule))]).collect();
    listed.sort();
    let mut written = Vec::new();
    for source in below("assets/words/en", &[".ftl"]) {
        let keys = source.text.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key.to_owned());
        written.extend(keys.filter(|key| key.starts_with("rule-") && key != "rule-index"));
    }
    // As lists, not as sets: a rule told in two files is a fault too.
    written.sort();
    assert_eq!(written, listed);
}

#[test]
fn every_rule_is_told_in_a_few_short_paragraphs() {
    let mut faults = Vec::new();
    for rule in index() {
        let (title, text) = (words::word(&format!("{}-title", key(&rule))), words::word(&key(&rule)));
        if title.len() > 40 || title.ends_with('.') {
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
    let index: BTreeSet<String> = index().into_iter().collect();
    let mut faults = Vec::new();
    for rule in &index {
        for other in rules_in(&words::word(&key(rule))).filter(|other| !index.contains(*other)) {
            faults.push(format!("{rule} points to {other}"));
        }
    }
    none(faults, "pointers to nowhere");
}

#[test]
fn ids_are_told_from_other_numbers() {
    assert!(["T-24", "T-154", "G-07", "4.9", "11.1"].into_iter().all(is_rule));
    assert!(!["T-4", "X-24", "0.25", "12", "1.2.3", "16.0"].into_iter().any(is_rule));
    assert_eq!(rules_in("see T-40. Also (G-07), 5.1, and so on").collect::<Vec<_>>(), ["T-40", "G-07", "5.1"]);
}
