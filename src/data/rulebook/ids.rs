//! How each book writes the ids of its rules in text and in the names of tests, and which files belong to which book.

use crate::rules::{Book, Ids};

/// Modules that belong to no book, though one of their folders may be named like one: hexes are those of any board, or
/// of a campaign map.
const NO_BOOKS: [&str; 3] = ["board/", "campaign/", "view/"];

/// Whether a file of the source tree belongs to a book. A file that names no book belongs to the first one.
pub(super) fn belongs(book: Book, path: &str, text: &str) -> bool {
    let elsewhere = NO_BOOKS.iter().any(|room| path.contains(room));
    let in_room = |book: Book| path.contains(book.folder()) && !elsewhere;
    let of = |book: Book| {
        // A file in a book's module may mention others in order to refuse them.
        let in_another = Book::ALL.into_iter().skip(1).any(|other| other != book && in_room(other));
        in_room(book) || !in_another && text.contains(&format!("book: {}", book.name()))
    };
    if book == Book::FIRST { !Book::ALL.into_iter().skip(1).any(of) } else { of(book) }
}

/// Whether a word is an id: `T-24`, `G-07`, `C-01`, `4.9`; in the second book `R4`, `G12`, `A7`, `W3`; in the third and
/// the fourth, also `F6`.
pub(super) fn is_id(book: Book, word: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.len() <= 3 && text.bytes().all(|byte| byte.is_ascii_digit());
    if let Ids::Letters(kinds) = book.ids() {
        let number = word.strip_prefix(kinds);
        return number.is_some_and(|number| digits(number) && number.len() <= 2 && !number.starts_with('0'));
    }
    if let Some((kind, number)) = word.split_once('-') {
        return matches!(kind, "T" | "G" | "C") && digits(number) && number.len() >= 2;
    }
    let chapter = |text: &str| digits(text) && text.parse().is_ok_and(|chapter: u16| (1..=11).contains(&chapter));
    word.split_once('.')
        .is_some_and(|(first, fact)| chapter(first) && digits(fact) && fact.len() <= 2 && !fact.starts_with('0'))
}

/// Whether an id may be used in running text: a number such as 2.1 may mean anything.
pub(super) fn is_plain(book: Book, word: &str) -> bool {
    is_id(book, word) && word.starts_with(|first: char| first.is_ascii_uppercase())
}

/// All ids in a text, including those between the ends of a range.
pub(super) fn ranges(book: Book, text: &str) -> Vec<String> {
    let (mut ids, mut last, mut before): (Vec<String>, Option<String>, &str) = (Vec::new(), None, "");
    for word in text.split(|letter: char| !(letter.is_alphanumeric() || letter == '-' || letter == '.')) {
        let word = word.trim_end_matches('.');
        // Sections 7 to 9 of the first book have facts without numbers of their own.
        let section = book.ids() == Ids::Chapters && before == "section" && matches!(word, "7" | "8" | "9");
        if is_id(book, word) || section {
            let from = last.take().filter(|_| before == "to").and_then(|last| between(&last, word));
            ids.extend(from.unwrap_or_default());
            ids.push(word.to_owned());
            last = Some(word.to_owned());
        }
        before = if word.is_empty() { before } else { word };
    }
    ids
}

/// The ids strictly between two of the same kind.
fn between(first: &str, last: &str) -> Option<Vec<String>> {
    let mark = if first.contains('-') { "-" } else { "." };
    let split = |id: &'_ str| match id.split_once(mark) {
        Some((kind, number)) => Some((kind.to_owned(), number.parse::<u16>().ok()?)),
        None => Some((id.get(..1)?.to_owned(), id.get(1..)?.parse().ok()?)),
    };
    let ((kind, from), (other, until)) = (split(first)?, split(last)?);
    let name = |number: u16| match (first.contains(mark), mark) {
        (false, _) => format!("{kind}{number}"),
        (true, "-") => format!("{kind}-{number:02}"),
        (true, _) => format!("{kind}.{number}"),
    };
    (kind == other).then(|| (from + 1..until).map(name).collect())
}

/// The ids that a test's name starts with, several joined by `and`: `t_126_...`, `g_07_...`, `r_4_9_...`, and in the
/// further books `r4_...` or `r_4_...`.
pub(super) fn named(book: Book, name: &str) -> Vec<String> {
    let words: Vec<&str> = name.split('_').collect();
    let number = |place: usize| words.get(place).filter(|word| word.parse::<u16>().is_ok());
    let (mut ids, mut place) = (Vec::new(), 0);
    while let Some(word) = words.get(place) {
        match (book.ids(), *word, number(place + 1), number(place + 2)) {
            (_, "and", ..) => place += 1,
            (Ids::Letters(_), letter, Some(number), _)
                if is_id(book, &format!("{}{number}", letter.to_uppercase())) =>
            {
                ids.push(format!("{}{number}", letter.to_uppercase()));
                place += 2;
            }
            (Ids::Letters(_), word, ..) if is_id(book, &word.to_uppercase()) => {
                ids.push(word.to_uppercase());
                place += 1;
            }
            (Ids::Chapters, "t" | "g" | "c", Some(ruling), _) => {
                ids.push(format!("{}-{ruling}", word.to_uppercase()));
                place += 2;
            }
            (Ids::Chapters, "r" | "f", Some(chapter), Some(fact)) => {
                ids.push(format!("{chapter}.{fact}"));
                place += 3;
            }
            // Sections 7 to 9 have facts without numbers of their own.
            (Ids::Chapters, "r" | "section", Some(section), None) => {
                ids.push((*section).to_string());
                place += 2;
            }
            _ => break,
        }
    }
    ids
}

#[cfg(test)]
mod tests {
    use super::{is_id, is_plain, named, ranges};
    use crate::rules::Book::{Initiative, Monkeys, Suppression};

    #[test]
    fn ids_are_read_from_names_and_heads() {
        let named = |name| named(Monkeys, name);
        let ranges = |text| ranges(Monkeys, text);
        assert_eq!(named("t_97_and_r_3_3_every_member"), ["T-97", "3.3"]);
        assert_eq!(named("r_4_2_r_4_7_and_r_5_1_the_lines"), ["4.2", "4.7", "5.1"]);
        assert_eq!(named("r_8_and_g_06_talents"), ["8", "G-06"]);
        assert!(named("a_test_of_no_rule").is_empty());
        assert_eq!(ranges("Pins (text paragraph 6; T-38 to T-41, 4.11)."), ["T-38", "T-39", "T-40", "T-41", "4.11"]);
        assert_eq!(ranges("Scenarios (section 9; G-14 to G-16)"), ["9", "G-14", "G-15", "G-16"]);
        let is_id = |word| is_id(Monkeys, word);
        assert!(is_id("11.3") && is_id("G-36") && !is_id("0.25") && !is_id("T-4") && !is_id("12.1") && !is_id("R4"));
        assert!(is_plain(Monkeys, "T-24") && !is_plain(Monkeys, "2.1"));
    }

    #[test]
    fn ids_of_the_second_book_are_read_from_names_and_heads() {
        assert_eq!(named(Suppression, "r4_and_a_17_what_markers_allow"), ["R4", "A17"]);
        assert_eq!(named(Suppression, "r_4_2_markers"), ["R4"]);
        assert!(named(Suppression, "a_unit_without_a_leader").is_empty());
        assert_eq!(ranges(Suppression, "Free actions (R9 to R12, A3)."), ["R9", "R10", "R11", "R12", "A3"]);
        let is_id = |word| is_id(Suppression, word);
        assert!(is_id("R22") && is_id("W13") && !is_id("F12") && !is_id("G-07") && !is_id("R04") && !is_id("4.9"));
    }

    #[test]
    fn facts_from_other_sources_are_ids_of_the_third_book() {
        assert_eq!(named(Initiative, "f6_and_g_3_range_bands"), ["F6", "G3"]);
        assert_eq!(ranges(Initiative, "Opportunity fire (R20 to R24, F8)."), ["R20", "R21", "R22", "R23", "R24", "F8"]);
        assert!(is_id(Initiative, "F9") && !is_id(Initiative, "F-6") && named(Suppression, "f6_and_g_3").is_empty());
    }
}
