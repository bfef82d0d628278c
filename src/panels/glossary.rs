//! Terms of a book with their meanings, for tooltips. The terms are in the word files, under `glossary`; the ids of
//! other books' terms start with the book's name.

use super::widgets;
use crate::words::word;
use bevy_egui::egui::{Context, Id, Rect, Sense, Ui};

/// The memory id for which book's terms a window explains.
fn place() -> Id {
    Id::new("glossary")
}

/// Selects the book whose terms are explained from now on, by the prefix of its word ids.
pub fn open(ctx: &Context, book: &'static str) {
    ctx.data_mut(|data| data.insert_temp(place(), book));
}

/// The meanings of the terms in a line, from the open book.
pub fn meanings(ui: &Ui, line: &str) -> Vec<String> {
    meant(ui.data(|data| data.get_temp::<&'static str>(place())).unwrap_or_default(), line)
}

/// The meanings of a book's terms in a line, one sentence each, in the order of the glossary.
fn meant(book: &str, line: &str) -> Vec<String> {
    let line = line.to_lowercase();
    let known = word(&format!("{book}glossary"));
    let stands =
        known.split_whitespace().filter(|id| has(&line, &word(&format!("{book}glossary-{id}")).to_lowercase()));
    stands.map(|id| word(&format!("{book}glossary-{id}-means"))).collect()
}

/// Whether a word occurs in a line as a whole word.
fn has(line: &str, wanted: &str) -> bool {
    line.match_indices(wanted).any(|(at, _)| {
        let (before, after) = (line[..at].chars().next_back(), line[at + wanted.len()..].chars().next());
        [before, after].into_iter().flatten().all(|letter| !letter.is_alphanumeric())
    })
}

/// Explains the terms of a line in a tooltip.
pub fn explain(ui: &Ui, rect: Rect, line: &str) {
    let id = ui.id().with(("meaning", rect.left() as i32, rect.top() as i32));
    let response = ui.interact(rect, id, Sense::hover());
    if response.hovered() {
        widgets::tip(response, &meanings(ui, line).join("\n"), None);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::RawInput;

    /// The prefix of each book's word ids.
    const BOOKS: [&str; 4] = ["", "suppression-", "initiative-", "hexes-"];

    #[test]
    fn every_word_of_the_glossary_means_something() {
        for book in BOOKS {
            for id in word(&format!("{book}glossary")).split_whitespace() {
                let term = word(&format!("{book}glossary-{id}"));
                assert_eq!(meant(book, &format!("({term})")).len(), 1, "{term}");
                assert!(!meant(book, &term)[0].starts_with('<'), "{term}");
            }
        }
    }

    #[test]
    fn the_terms_of_the_open_book_are_explained_and_no_others() {
        let means = |book: &'static str, line: &str| {
            let (ctx, mut found) = (Context::default(), Vec::new());
            open(&ctx, book);
            let mut output = ctx.run_ui(RawInput::default(), |ui| found = meanings(ui, line));
            output.textures_delta.clear();
            found.len()
        };
        let [first, second, third, fourth] = BOOKS;
        assert_eq!((means(first, "pinned"), means(first, "falling back")), (1, 0));
        assert_eq!((means(second, "pinned"), means(second, "falling back")), (0, 1));
        assert_eq!((means(third, "prone, panics"), means(third, "shaken")), (2, 0));
        assert_eq!((means(fourth, "prone, panics"), means(fourth, "shaken")), (0, 1));
    }

    #[test]
    fn words_are_found_whole() {
        assert_eq!(meant("", "There: 2 in the open, 3 in cover, 1 unseen.").len(), 3);
        assert!(meant("", "uncovered").is_empty());
    }
}
