//! The names of sides, weapons and vehicles in sentences.

use crate::force::Side;
use crate::panels::Palette;
use crate::words::{self, word};

/// The name of a side in a palette: sides named after their colors change names with them.
pub fn called(palette: Palette, side: Side, name: &str) -> String {
    let words = |palette: Palette| word(palette.side(side).word);
    let known = [Palette::FIRST, Palette::SECOND].into_iter().any(|one| words(one) == name);
    if known && !palette.is_of_tribes() { words(palette) } else { name.to_owned() }
}

/// Whether two sides are named after each other's colors, as tribes of a campaign may be: then the second color of a
/// palette fights as the first side.
pub fn is_turned(names: [&str; 2]) -> bool {
    let words = |palette: Palette| Side::BOTH.map(|side| word(palette.side(side.other()).word));
    [Palette::FIRST, Palette::SECOND].into_iter().any(|one| words(one) == names)
}

/// The name of a weapon or vehicle inside a sentence: abbreviations are in capital letters.
pub fn kind(words: &str) -> String {
    let is_short = word("abbreviations").split_whitespace().any(|short| short == words);
    if is_short { words.to_uppercase() } else { words.to_owned() }
}

/// The same for every name in a phrase: `SMG (AP, spares: HP)`.
pub fn kinds(phrase: &str) -> String {
    let is_between = |letter: char| !letter.is_alphanumeric() && letter != '-';
    phrase
        .split_inclusive(is_between)
        .map(|part| {
            let name = part.trim_end_matches(is_between);
            format!("{}{}", kind(name), &part[name.len()..])
        })
        .collect()
}

/// The words with a capital first letter.
pub fn capital(name: &str) -> String {
    words::capital(&kind(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_in_a_phrase_are_spelled_as_they_are_alone() {
        assert_eq!(kinds("smg (ap, spares: hp, hi-ex), frag grenade"), "SMG (AP, spares: HP, HI-EX), frag grenade");
        for name in ["smg", "apc", "ap"] {
            assert_eq!(kinds(name), kind(name));
        }
    }

    #[test]
    fn a_tribe_has_its_color_on_whichever_side_it_fights() {
        for palette in [Palette::FIRST, Palette::SECOND] {
            let [first, second] = Side::BOTH.map(|side| word(palette.side(side).word));
            assert!(is_turned([&second, &first]));
            assert!(!is_turned([&first, &second]));
        }
        assert!(!is_turned(["Reed", "Sand"]));
    }
}
