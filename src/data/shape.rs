//! From text to the raw shape of a file: syntax, names of fields, types, and the number of the format.

use super::{
    error::{Fault, LoadError, Place},
    raw::Book,
    slip::sentence,
};
use crate::words::Message;
use ron::{Options, error::SpannedError, extensions::Extensions, ser::PrettyConfig};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// The number of the formats that this version reads.
pub const FORMAT: u32 = 1;

/// The field that every file begins with; all others are skipped here.
#[derive(Deserialize)]
struct Header {
    format: Option<u64>,
}

/// The book that a file is of.
#[derive(Deserialize)]
struct Bookplate {
    book: Book,
}

/// How deep lists and fields may be nested.
pub(super) const DEPTH: usize = 128;

/// How all our files are read and written.
pub fn options() -> Options {
    Options::default().with_default_extension(Extensions::IMPLICIT_SOME).with_recursion_limit(DEPTH)
}

/// A value as a file has it, on one line.
///
/// # Panics
/// If the value can't be written, which those of our files can.
pub fn line<T: Serialize>(value: &T) -> String {
    let config = PrettyConfig::new().compact_arrays(true).compact_structs(true).compact_maps(true);
    options().to_string_pretty(value, config).expect("values of our files can be written")
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
    options().from_str(text).map_err(|error| refuse(place(text, &error), sentence(text, &error)))
}

/// Reads a file of one book. Files of another book have other fields: it is told by its book, not by the first of them.
///
/// # Errors
/// As [`parse`]; where the shape is wrong and the file says that it is of another book, that.
pub fn parse_of<T: DeserializeOwned>(book: Book, file: &str, text: &str) -> Result<T, LoadError> {
    parse(file, text).map_err(|error| {
        let plate = options().from_str::<Bookplate>(text).ok().filter(|plate| plate.book != book);
        let Some(other) = plate else { return error };
        let what = other.book.unfit(&format!("{book:?}"));
        LoadError::single(file, Fault { file: None, place: Place::Path("book".into()), what })
    })
}

/// Reads a file that is one plain list, without its own format number.
///
/// # Errors
/// The first place that has the wrong shape.
pub fn parse_list<T: DeserializeOwned>(file: &str, text: &str) -> Result<Vec<T>, LoadError> {
    let refuse = |place: Place, what: Message| LoadError::single(file, Fault { file: None, place, what });
    options().from_str(text).map_err(|error| refuse(place(text, &error), sentence(text, &error)))
}

/// Where the fault is. The parser points behind the last thing it liked; people look at the next one.
fn place(text: &str, error: &SpannedError) -> Place {
    let (line, column) = (error.span.start.line, error.span.start.col);
    let rest = text.lines().nth(line.saturating_sub(1)).unwrap_or_default().chars().skip(column.saturating_sub(1));
    let blanks = rest.clone().take_while(|letter| letter.is_whitespace()).count();
    let more = rest.clone().nth(blanks).is_some();
    Place::Line(line, if more { column + blanks } else { column })
}
