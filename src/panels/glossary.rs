//! Terms of the book with their meanings, for tooltips. The terms are in the word files, under `glossary`.

use super::widgets;
use crate::words::word;
use bevy_egui::egui::{Rect, Sense, Ui};

/// The meanings of the book's terms in a line, one sentence each, in the order of the glossary.
pub fn meanings(line: &str) -> Vec<String> {
    let line = line.to_lowercase();
    let known = word("glossary");
    let stands = known.split_whitespace().filter(|id| has(&line, &word(&format!("glossary-{id}")).to_lowercase()));
    stands.map(|id| word(&format!("glossary-{id}-means"))).collect()
}

/// Whether a word stands in a line, not as part of a longer one.
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
        widgets::tip(response, &meanings(line).join("\n"), None);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_of_the_glossary_means_something() {
        for id in word("glossary").split_whitespace() {
            let term = word(&format!("glossary-{id}"));
            assert_eq!(meanings(&format!("({term})")).len(), 1, "{term}");
            assert!(!meanings(&term)[0].starts_with('<'), "{term}");
        }
    }

    #[test]
    fn words_are_found_whole() {
        assert_eq!(meanings("There: 2 in the open, 3 in cover, 1 unseen.").len(), 3);
        assert!(meanings("uncovered").is_empty());
    }
}
