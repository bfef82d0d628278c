//! The profiles of the book as a file.

use monkeys::data::initiative::profiles::{parse, profiles};

const TEXT: &str = include_str!("../../assets/profiles/initiative.ron");

#[test]
fn g_2_g_19_g_20_g_21_the_shipped_profiles_are_whole() {
    let (book, notes) = parse("initiative.ron", TEXT).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((book.characters.len(), book.weapons.len(), book.terrain.len(), notes.len()), (13, 9, 5, 0));
    assert_eq!(*profiles(), book);
}

#[test]
fn all_faults_of_a_profile_are_told_at_once() {
    let text = TEXT
        .replace("initiative: 6,", "initiative: 7,")
        .replace("weapon: \"SMG\", traits", "weapon: \"SMGG\", traits")
        .replace("rifle: 13", "rifle: 15")
        .replace("walk: 4", "walk: 0");
    let error = parse("mine.ron", &text).expect_err("it has faults").to_string();
    for place in ["characters[6].initiative", "characters[4].weapon", "characters[5].rifle", "paces.walk"] {
        assert!(error.contains(place), "{place}: {error}");
    }
    let error = parse("mine.ron", &TEXT.replace("book: Initiative", "book: Hexes")).expect_err("another book");
    assert!(error.to_string().contains("book"), "{error}");
}
