//! Errors of the file parser in our own words, avoiding programming terms.

use super::{findings::quote, nearest, shape::DEPTH};
use crate::words::{Message, plain};
use ron::error::{Error, Position, SpannedError};

/// Most characters of a reason that are repeated: enough for a whole message of one of our readers, but a limit for a
/// hostile value in it.
const LONGEST: usize = 400;

/// What is wrong with a text.
pub fn sentence(text: &str, error: &SpannedError) -> Message {
    match &error.code {
        Error::IntegerOutOfBounds => number(text, &error.span.start),
        Error::NoSuchStructField { found, expected, .. } => nearest::unknown("field", found, expected),
        Error::NoSuchEnumVariant { found, expected, .. } => nearest::unknown("word", found, &without_aliases(expected)),
        Error::MissingStructField { field, .. } => Message::new("data-missing").with("field", *field),
        Error::DuplicateStructField { field, .. } => Message::new("data-twice").with("given", *field),
        Error::ExceededRecursionLimit => Message::new("data-deep").with("most", DEPTH),
        Error::ExpectedDifferentLength { expected, found } => {
            let wanted = expected.split(|letter: char| !letter.is_ascii_digit()).find(|digits| !digits.is_empty());
            Message::new("data-count").with("given", *found).with("wanted", wanted.unwrap_or("?"))
        }
        Error::InvalidValueForType { expected, found } => {
            Message::new("data-type").with("expected", type_words(expected)).with("found", type_words(found))
        }
        Error::Message(why) => Message::new("data-syntax").with("why", lower(&bounded(why))),
        Error::UnexpectedChar(letter) => Message::new("data-letter").with("given", quote(&letter.to_string())),
        other => named(other)
            .map_or_else(|| Message::new("data-syntax").with("why", lower(&bounded(&other.to_string()))), Message::new),
    }
}

/// The number at or before a position, which is too small or too large for its field.
fn number(text: &str, place: &Position) -> Message {
    let line = text.lines().nth(place.line.saturating_sub(1)).unwrap_or_default();
    let cut = line.char_indices().nth(place.col.saturating_sub(1)).map_or(line.len(), |(cut, _)| cut);
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '+' | '_');
    let start = line[..cut].trim_end_matches(is_part).len();
    let (before, rest) = line.split_at(start);
    let rest = rest.trim_start();
    let given = quote(&rest[..rest.find(|letter| !is_part(letter)).unwrap_or(rest.len())]);
    let field =
        before.trim_end().strip_suffix(':').map(|name| name.rsplit(|letter| !is_part(letter)).next().unwrap_or(name));
    match field {
        Some(field) => Message::new("data-wants-smaller-field").with("given", given).with("field", quote(field)),
        None => Message::new("data-wants-smaller").with("given", given),
    }
}

/// The messages for errors without further details.
const fn named(error: &Error) -> Option<&'static str> {
    Some(match error {
        Error::Eof => "data-wants-more",
        Error::TrailingCharacters => "data-wants-end",
        Error::ExpectedComma => "data-wants-comma",
        Error::ExpectedArray => "data-wants-list",
        Error::ExpectedArrayEnd => "data-wants-list-end",
        Error::ExpectedMap => "data-wants-map",
        Error::ExpectedMapColon => "data-wants-colon",
        Error::ExpectedMapEnd => "data-wants-map-end",
        Error::ExpectedStructLike | Error::ExpectedNamedStructLike(_) | Error::ExpectedDifferentStructName { .. } => {
            "data-wants-fields"
        }
        Error::ExpectedStructLikeEnd => "data-wants-fields-end",
        Error::ExpectedInteger => "data-wants-whole",
        Error::ExpectedFloat => "data-wants-number",
        Error::ExpectedBoolean => "data-wants-truth",
        Error::ExpectedChar => "data-wants-letter",
        Error::ExpectedString => "data-wants-text",
        Error::ExpectedStringEnd => "data-wants-text-end",
        Error::ExpectedIdentifier | Error::InvalidIdentifier(_) | Error::SuggestRawIdentifier(_) => "data-wants-word",
        Error::UnclosedBlockComment | Error::UnclosedLineComment => "data-wants-comment-end",
        _ => return None,
    })
}

/// Words of an enum without those that differ only in capitalization: both are read, but listing one is enough.
fn without_aliases(words: &[&'static str]) -> Vec<&'static str> {
    let mut told: Vec<&str> = Vec::with_capacity(words.len());
    for word in words {
        if !told.iter().any(|other| other.eq_ignore_ascii_case(word)) {
            told.push(word);
        }
    }
    told
}

/// A description of a type without programming terms: `tuple variant Step::Place` becomes `Place`.
fn type_words(text: &str) -> String {
    let text = bounded(text);
    let mut words: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match word {
            "struct" | "variant" | "tuple" | "enum" | "unit" | "newtype" => {}
            "u8" | "i8" | "u16" | "i16" | "u32" | "i32" | "u64" | "i64" | "usize" => {
                words.push("a whole number".into());
            }
            word => words.push(word.rsplit("::").next().unwrap_or(word).to_owned()),
        }
    }
    words.join(" ")
}

/// The text on one line, without raw characters, and not too long.
fn bounded(text: &str) -> String {
    let short: String = text.chars().take(LONGEST).collect();
    let mut short = plain::clean(&short).into_owned();
    if text.chars().nth(LONGEST).is_some() {
        short.push('…');
    }
    short
}

/// The parser's reasons start with a capital letter; in our messages they come in the middle.
fn lower(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}
