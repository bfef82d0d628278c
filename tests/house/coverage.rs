//! Every rule of the book has a test or a script, and nothing cites a rule that does not exist.

use crate::sources::none;
use monkeys::data::rulebook::{self, Coverage, coverage::Status};
use monkeys::{rules::Book, words};
use std::{collections::BTreeSet, path::Path};

fn coverage(book: Book) -> Coverage {
    Coverage::read(book, Path::new(".")).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn every_rule_has_a_test_or_a_script_and_every_citation_exists() {
    for book in Book::ALL {
        let what = format!("coverage; `monkeys rules --book {} --coverage` prints the table", book.folder());
        none(coverage(book).faults(), &what);
    }
}

#[test]
fn every_tested_rule_has_a_chapter() {
    for book in Book::ALL {
        let lines = coverage(book).lines.into_iter();
        let lost = lines.filter(|line| line.status == Status::Tested && line.chapters.is_empty());
        none(lost.map(|line| line.id).collect(), "tested rules that no source names");
    }
}

#[test]
fn the_list_of_rules_is_whole_and_names_each_once() {
    let book = rulebook::book();
    let ids: Vec<&str> = book.ids().collect();
    let once: BTreeSet<&str> = ids.iter().copied().collect();
    assert_eq!(ids.len(), once.len(), "an id is there twice");
    let rulings = (1..=164).map(|number| format!("T-{number:02}"));
    let gaps = (1..=36).map(|number| format!("G-{number:02}"));
    let missing = rulings.chain(gaps).filter(|id| !once.contains(id.as_str())).collect();
    none(missing, "rulings and gaps that the list lacks");
    let listed = book.not_rules.iter().map(|(id, _)| id).chain(&book.pending);
    none(listed.filter(|id| !once.contains(id.as_str())).cloned().collect(), "no ids of the book");
}

/// The list of another book has these kinds of ids, numbered from 1.
fn is_whole(book: Book, kinds: &[(&str, usize)]) {
    let book = rulebook::of(book);
    let mut ids: Vec<&str> = book.ids().collect();
    ids.sort_unstable();
    let numbered = |(kind, last): &(&str, usize)| {
        let kind = (*kind).to_owned();
        (1..=*last).map(move |number| format!("{kind}{number}"))
    };
    let mut all: Vec<String> = kinds.iter().flat_map(numbered).collect();
    all.sort_unstable();
    assert_eq!(ids, all);
    let listed = book.not_rules.iter().map(|(id, _)| id).chain(&book.pending);
    none(listed.filter(|id| !all.contains(id)).cloned().collect(), "no ids of the book");
}

#[test]
fn the_list_of_the_second_book_is_whole_and_names_each_once() {
    is_whole(Book::Suppression, &[("R", 22), ("G", 26), ("A", 21), ("W", 13)]);
}

#[test]
fn the_list_of_the_third_book_is_whole_and_names_each_once() {
    is_whole(Book::Initiative, &[("R", 28), ("F", 9), ("G", 23), ("A", 22), ("W", 13)]);
}

#[test]
fn the_list_of_the_fourth_book_is_whole_and_names_each_once() {
    is_whole(Book::Hexes, &[("R", 21), ("F", 26), ("G", 24), ("A", 28), ("W", 16)]);
}

#[test]
fn every_rule_in_the_list_is_told_in_the_help() {
    let book = rulebook::book();
    let told = book.ids().filter(|id| book.no_rule(id).is_none() && !book.pending.iter().any(|pending| pending == id));
    none(told.filter(|id| rulebook::text(id).is_none()).map(str::to_owned).collect(), "rules without help");
    let index: BTreeSet<String> = words::word("rule-index").split_whitespace().map(str::to_owned).collect();
    none(index.into_iter().filter(|id| !book.knows(id)).collect(), "help on ids that do not exist");
}
