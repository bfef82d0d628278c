//! The book of rules: searching it, and the links between rules.

use monkeys::data::rulebook::{Piece, book, find, named_by, of, pieces, text};
use monkeys::rules::Book;
use monkeys::words::knows;

fn first(question: &str) -> Vec<String> {
    find(question).into_iter().map(|hit| hit.id).take(3).collect()
}

#[test]
fn rules_are_found_by_number_title_and_text() {
    assert_eq!(first("t-24")[0], "T-24");
    assert_eq!(first("T24")[0], "T-24");
    assert_eq!(first("11.3")[0], "11.3");
    assert_eq!(first("sphere of influence")[0], "T-24");
    assert!(find("machinegun").len() > 1 && find("gibbon").iter().all(|hit| hit.id.len() < 6));
    assert!(find("").is_empty() && find("xylophone").is_empty());
}

#[test]
fn a_slip_of_one_letter_finds_as_well() {
    assert_eq!(first("shpere")[0], first("sphere")[0]);
    assert!(!find("ovrwatch").is_empty() && !find("amunition").is_empty());
    // Short words must be spelled correctly: they are close to too many others.
    assert!(find("dxe").is_empty());
}

#[test]
fn every_word_of_the_question_counts_and_what_was_found_is_shown() {
    let both = find("pinned overrun");
    assert!(!both.is_empty());
    for hit in both {
        let (title, words) = text(&hit.id).expect("it has a text");
        let all = format!("{} {title} {words}", hit.id).to_lowercase();
        assert!(all.contains("pinned") && all.contains("overrun"), "{}", hit.id);
    }
    let hit = find("leaves").into_iter().find(|hit| !hit.excerpt.is_empty()).expect("some text has the word");
    assert!(hit.excerpt.contains("leaves") && hit.excerpt.chars().count() < 100, "{}", hit.excerpt);
}

#[test]
fn ids_in_a_text_are_links_and_nothing_else_is() {
    let rule = |id: &str| Piece::Rule(id.into());
    let words = |text: &str| Piece::Words(text.into());
    assert_eq!(
        pieces("See T-24, (G-01) and 11.1. It has 2 dice; 6-8 squares."),
        [
            words("See "),
            rule("T-24"),
            words(", ("),
            rule("G-01"),
            words(") and "),
            rule("11.1"),
            words(". It has 2 dice; 6-8 squares.")
        ]
    );
}

#[test]
fn links_lead_both_ways_and_no_word_is_lost() {
    for id in book().ids().filter(|id| text(id).is_some()) {
        let (_, words) = text(id).expect("it has one");
        let mut again = String::new();
        for piece in pieces(&words) {
            match piece {
                Piece::Words(part) => again += &part,
                Piece::Rule(other) => {
                    assert!(
                        other == id || named_by(&other).iter().any(|known| known == id),
                        "{other} does not know {id}"
                    );
                    again += &other;
                }
            }
        }
        assert_eq!(again, words, "{id}");
    }
}

#[test]
fn each_book_has_rules_of_its_own() {
    let second = of(Book::Suppression);
    assert_eq!(second.find("go to ground")[0].id, "R10");
    assert_eq!(second.find("R4")[0].id, "R4");
    assert!(second.find("overwatch").is_empty() && !find("overwatch").is_empty());
    let linked = second.pieces("At once (R4, T-24) on a d6.");
    assert_eq!(linked.iter().filter(|piece| matches!(piece, Piece::Rule(_))).count(), 1, "{linked:?}");
    assert!(linked.contains(&Piece::Rule("R4".into())));
    assert!(second.named_by("R4").contains(&"A4".to_owned()));
}

#[test]
fn every_rule_of_every_book_is_read_and_its_links_lead_somewhere() {
    for book in Book::ALL.map(of) {
        for id in book.ids().filter(|id| book.no_rule(id).is_none()) {
            let (title, words) = book.text(id).unwrap_or_else(|| panic!("{id} has no text"));
            assert!(!title.is_empty() && words.len() > 20, "{id}: {words}");
            for piece in book.pieces(&words) {
                if let Piece::Rule(to) = piece {
                    assert!(book.text(&to).is_some(), "{id} leads to {to}");
                }
            }
        }
    }
    assert_eq!((of(Book::Suppression).ids().count(), of(Book::Initiative).ids().count()), (82, 95));
}

#[test]
fn every_picture_and_chart_belongs_to_a_rule_and_has_words() {
    for book in Book::ALL.map(of) {
        for id in book.pictured() {
            assert!(book.text(id).is_some(), "{id} has no text");
            if let Some(name) = book.figure(id) {
                assert!(knows(&format!("picture-{name}")), "{id}: {name}");
            }
            let Some(chart) = book.chart(id) else { continue };
            for row in 1..=chart.rows.len() {
                for column in 1..=chart.columns {
                    assert!(knows(&book.cell(&chart.name, &format!("{row}-{column}"))), "{id}: {row}, {column}");
                }
            }
            let heads = (1..=chart.columns).all(|column| knows(&book.cell(&chart.name, &format!("head-{column}"))));
            assert!(heads, "{id}: its heads");
        }
        for (sign, rule) in &book.signs {
            assert!(book.text(rule).is_some(), "{sign}: {rule} has no text");
            assert!(book.sign(sign).is_some(), "{sign} has no words");
        }
        let front = ["name", "front-title", "front-text"].map(|name| book.about(name));
        assert!(front.iter().all(|name| knows(name)), "{front:?}");
    }
}
