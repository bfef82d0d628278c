//! The credits, as a plain value.

use crate::data::credits::{FONTS, Library, OWN, Text, libraries};
use crate::input::CreditsLeaf;
use crate::panels::credits::Credits;
use crate::words::{say, word};

/// A page of the credits.
pub(super) fn page(leaf: CreditsLeaf) -> Credits {
    let texts = |all: &[Text]| all.iter().map(|one| (one.name.to_owned(), flowing(one.text))).collect();
    let empty = Credits { leaf, ..Credits::default() };
    match leaf {
        CreditsLeaf::Game => Credits {
            about: vec![
                say("credits-game", &[("version", env!("CARGO_PKG_VERSION").into())]),
                word("credits-choose"),
                word("credits-art"),
            ],
            texts: texts(&OWN),
            ..empty
        },
        CreditsLeaf::Fonts => Credits { about: vec![word("credits-fonts")], texts: texts(&FONTS), ..empty },
        CreditsLeaf::Libraries => {
            let all = libraries();
            let row = |one: &Library| [one.name, one.version, one.licence].map(str::to_owned);
            Credits {
                about: vec![say("credits-libraries", &[("count", all.len().into())])],
                libraries: all.iter().map(row).collect(),
                ..empty
            }
        }
    }
}

/// Rejoins the lines of a text that was wrapped by hand: only empty lines and lists separate paragraphs.
fn flowing(text: &str) -> String {
    let mut flowing = String::new();
    for line in text.lines() {
        let line = line.trim();
        let begins = line.starts_with(|letter: char| !letter.is_alphanumeric()) || line.is_empty();
        if !flowing.is_empty() {
            flowing.push_str(if begins || flowing.ends_with('\n') { "\n" } else { " " });
        }
        flowing.push_str(line);
    }
    flowing
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_says_something_and_names_its_licences() {
        for leaf in CreditsLeaf::ALL {
            let page = page(leaf);
            assert!(!page.about.is_empty(), "{leaf:?}");
            assert!(!page.texts.is_empty() || !page.libraries.is_empty(), "{leaf:?}");
        }
        assert!(page(CreditsLeaf::Game).texts[0].1.contains("Permission is hereby granted"));
        assert!(page(CreditsLeaf::Fonts).texts[0].1.contains("SIL Open Font License"));
        assert!(page(CreditsLeaf::Libraries).libraries.len() > 100);
    }

    #[test]
    fn lines_flow_and_paragraphs_stay() {
        assert_eq!(flowing("one\ntwo\n\nthree\n(a) four"), "one two\n\nthree\n(a) four");
    }
}
