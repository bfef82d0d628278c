//! From text to the raw shape of a file: syntax, names of fields, types, and the number of the format.

use super::{
    error::{Fault, LoadError, Place},
    findings::quote,
};
use crate::words::Message;
use ron::{Options, error::SpannedError, extensions::Extensions};
use serde::{Deserialize, de::DeserializeOwned};

/// The number of the formats that this version reads.
pub const FORMAT: u32 = 1;

/// The field that every file begins with; all others are skipped here.
#[derive(Deserialize)]
struct Header {
    format: Option<u64>,
}

/// How all our files are read and written.
pub fn options() -> Options {
    Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}

/// Reads a file's text into its raw shape.
///
/// # Errors
/// The number of the format where it is missing or another; else the first place that has the wrong shape.
pub fn parse<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, LoadError> {
    let refuse = |place: Place, what: Message| LoadError::single(file, Fault { file: None, place, what });
    // A file too broken for its header is refused below, with the place.
    if let Ok(header) = options().from_str::<Header>(text) {
        let wrong = match header.format {
            Some(format) if format == u64::from(FORMAT) => None,
            Some(format) => Some(Message::new("data-format").with("given", format.to_string())),
            None => Some(Message::new("data-format-missing")),
        };
        if let Some(what) = wrong {
            return Err(refuse(Place::Path("format".into()), what.with("format", FORMAT as usize)));
        }
    }
    options().from_str(text).map_err(|error| refuse(place(text, &error), sentence(&error.code)))
}

/// Reads a file that is one plain list, without a format of its own.
///
/// # Errors
/// The first place that has the wrong shape.
pub fn parse_list<T: DeserializeOwned>(file: &str, text: &str) -> Result<Vec<T>, LoadError> {
    let refuse = |place: Place, what: Message| LoadError::single(file, Fault { file: None, place, what });
    options().from_str(text).map_err(|error| refuse(place(text, &error), sentence(&error.code)))
}

/// Where the fault is. The parser points behind the last thing it liked; people look at the next one.
fn place(text: &str, error: &SpannedError) -> Place {
    let (line, column) = (error.span.start.line, error.span.start.col);
    let rest = text.lines().nth(line.saturating_sub(1)).unwrap_or_default().chars().skip(column.saturating_sub(1));
    let blanks = rest.clone().take_while(|letter| letter.is_whitespace()).count();
    let more = rest.clone().nth(blanks).is_some();
    Place::Line(line, if more { column + blanks } else { column })
}

/// The parser's own reason, in our words where it is one that designers meet often.
fn sentence(error: &ron::Error) -> Message {
    use ron::Error as E;
    match error {
        E::NoSuchStructField { found, expected, .. } => super::nearest::unknown("field", found, expected),
        E::NoSuchEnumVariant { found, expected, .. } => super::nearest::unknown("word", found, expected),
        E::MissingStructField { field, .. } => Message::new("data-missing").with("field", *field),
        E::DuplicateStructField { field, .. } => Message::new("data-twice").with("given", *field),
        E::ExceededRecursionLimit => Message::new("data-deep"),
        E::InvalidValueForType { expected, found } => {
            Message::new("data-type").with("expected", quote(expected)).with("found", quote(found))
        }
        other => Message::new("data-syntax").with("why", lower(&quote(&other.to_string()))),
    }
}

/// The parser begins its reasons with a capital letter; in our sentences they stand in the middle.
fn lower(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}
