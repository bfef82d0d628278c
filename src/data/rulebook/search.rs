//! Finds rules by words, and rules that mention each other.

use super::{RuleBook, book};

/// A rule that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hit {
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: String,
    /// The words around the match, empty if the match is in the title or the id.
    pub excerpt: String,
}

/// A piece of a rule's text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Plain words.
    Words(String),
    /// The id of another rule.
    Rule(String),
}

/// Number of characters of an excerpt on each side of the match.
const ROUND: usize = 42;

/// The shortest word that may contain a typo.
const SLIPPABLE: usize = 5;

impl RuleBook {
    /// The rules that contain every word of the query in their id, title or text, best match first. Longer words may
    /// have one wrong letter.
    pub fn find(&self, question: &str) -> Vec<Hit> {
        let wanted: Vec<String> = question.split_whitespace().map(str::to_lowercase).collect();
        if wanted.is_empty() {
            return Vec::new();
        }
        let mut hits: Vec<(u32, usize, Hit)> = Vec::new();
        for (place, id) in self.ids().enumerate() {
            let Some((title, words)) = self.text(id) else { continue };
            let told = Told { id: id.to_lowercase(), title: title.to_lowercase(), text: words.to_lowercase() };
            let ranks: Option<Vec<u32>> = wanted.iter().map(|word| told.rank(word)).collect();
            if let Some(ranks) = ranks {
                let rank = ranks.iter().sum();
                let excerpt = if rank < 20 { String::new() } else { excerpt(&words, &wanted) };
                hits.push((rank, place, Hit { id: id.to_owned(), title, excerpt }));
            }
        }
        hits.sort_by_key(|(rank, place, _)| (*rank, *place));
        hits.into_iter().map(|(_, _, hit)| hit).collect()
    }

    /// A text in pieces, so that the rules it mentions can be opened.
    pub fn pieces(&self, text: &str) -> Vec<Piece> {
        let mut pieces = Vec::new();
        let mut plain = String::new();
        let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '.';
        let mut rest = text;
        while let Some(first) = rest.chars().next() {
            let length = if is_part(first) {
                rest.find(|letter| !is_part(letter)).unwrap_or(rest.len())
            } else {
                first.len_utf8()
            };
            let (word, after) = rest.split_at(length);
            let id = word.trim_end_matches(['.', '-']);
            if self.is_link(id) {
                if !plain.is_empty() {
                    pieces.push(Piece::Words(std::mem::take(&mut plain)));
                }
                pieces.push(Piece::Rule(id.to_owned()));
                plain.push_str(&word[id.len()..]);
            } else {
                plain.push_str(word);
            }
            rest = after;
        }
        if !plain.is_empty() {
            pieces.push(Piece::Words(plain));
        }
        pieces
    }

    /// Whether a word is the id of a rule with a text. A bare number such as 7 or 9 is just a number.
    fn is_link(&self, word: &str) -> bool {
        word.len() > 1 && self.ids().any(|id| id == word) && self.text(word).is_some()
    }

    /// The rules whose texts mention this one, in reading order.
    pub fn named_by(&self, id: &str) -> Vec<String> {
        let names = |other: &&str| {
            let told = self.text(other).map(|(_, words)| self.pieces(&words)).unwrap_or_default();
            *other != id && told.contains(&Piece::Rule(id.to_owned()))
        };
        self.ids().filter(names).map(str::to_owned).collect()
    }
}

/// Rules of the first book that match a query.
pub fn find(question: &str) -> Vec<Hit> {
    book().find(question)
}

/// A text of the first book in pieces.
pub fn pieces(text: &str) -> Vec<Piece> {
    book().pieces(text)
}

/// The rules of the first book whose texts mention this one.
pub fn named_by(id: &str) -> Vec<String> {
    book().named_by(id)
}

/// A rule in the form used for searching: all lowercase.
struct Told {
    id: String,
    title: String,
    text: String,
}

impl Told {
    /// How good a match for a word is, best in the id; none without a match.
    fn rank(&self, word: &str) -> Option<u32> {
        let starts = |text: &str| words(text).any(|one| one.starts_with(word));
        let nearly = |text: &str| word.chars().count() >= SLIPPABLE && words(text).any(|one| is_near(one, word));
        let plain = |id: &str| id.replace(['-', '.'], "");
        match () {
            () if self.id == word => Some(0),
            () if plain(&self.id) == plain(word) => Some(1),
            () if words(&self.title).any(|one| one == word) => Some(2),
            () if starts(&self.title) => Some(3),
            () if self.title.contains(word) => Some(5),
            () if nearly(&self.title) => Some(8),
            () if words(&self.text).any(|one| one == word) => Some(20),
            () if starts(&self.text) => Some(22),
            () if self.text.contains(word) => Some(25),
            () if nearly(&self.text) => Some(40),
            () => None,
        }
    }
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty())
}

/// Whether they differ by one letter, also at the end of a longer word: `shpere`, `overwach`.
fn is_near(known: &str, word: &str) -> bool {
    strsim::damerau_levenshtein(known, word) <= 1
}

/// The text around the first of the words.
fn excerpt(text: &str, wanted: &[String]) -> String {
    let small: Vec<char> = text.to_lowercase().chars().collect();
    let letters: Vec<char> = text.chars().collect();
    // None of our files has a letter that becomes two in lowercase; if one did, there would be no excerpt.
    if small.len() != letters.len() {
        return String::new();
    }
    let place = |word: &String| {
        let word: Vec<char> = word.chars().collect();
        small.windows(word.len().max(1)).position(|part| part == word)
    };
    let at = wanted.iter().filter_map(place).min().unwrap_or(0);
    let (from, to) = (at.saturating_sub(ROUND), (at + ROUND).min(letters.len()));
    let part: String = letters[from..to].iter().map(|letter| if *letter == '\n' { ' ' } else { *letter }).collect();
    let (before, after) = (if from > 0 { "…" } else { "" }, if to < letters.len() { "…" } else { "" });
    // Whole words only.
    let inner = if from > 0 { part.split_once(' ').map_or(part.as_str(), |(_, rest)| rest) } else { &part };
    let inner = if to < letters.len() { inner.rsplit_once(' ').map_or(inner, |(rest, _)| rest) } else { inner };
    format!("{before}{inner}{after}")
}
