//! From text to the raw form of a file: syntax, field names, types, and the format number.

use super::{
    error::{Fault, LoadError, Place},
    raw::Book,
    slip::sentence,
};
use crate::words::Message;
use ron::{Options, error::SpannedError, extensions::Extensions, ser::PrettyConfig};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// The format number that this version reads.
pub const FORMAT: u32 = 1;

/// The field that every file starts with; all others are skipped here.
#[derive(Deserialize)]
struct Header {
    format: Option<u64>,
}

/// The book that a file belongs to.
#[derive(Deserialize)]
struct Bookplate {
    book: Book,
}

/// The deepest nesting of lists and fields.
pub(super) const DEPTH: usize = 128;

/// How all our files are read and written.
pub fn options() -> Options {
    Options::default().with_default_extension(Extensions::IMPLICIT_SOME).with_recursion_limit(DEPTH)
}

/// A value as written in a file, on one line.
///
/// # Panics
/// If the value can't be written; those of our files can.
pub fn line<T: Serialize>(value: &T) -> String {
    let config = PrettyConfig::new().compact_arrays(true).compact_structs(true).compact_maps(true);
    options().to_string_pretty(value, config).expect("values of our files can be written")
}

/// A file with one line for each field, and one for each entry of its lists.
///
/// # Panics
/// Never: plain data can always be written.
pub fn lines<T: Serialize>(value: &T) -> String {
    let config = PrettyConfig::new().depth_limit(2).struct_names(false);
    options().to_string_pretty(value, config).expect("plain data becomes text") + "\n"
}

/// Reads a file's text into its raw form.
///
/// # Errors
/// The format number if it is missing or different; otherwise the first syntax error.
pub fn parse<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, LoadError> {
    let refuse = |place: Place, what: Message| LoadError::single(file, Fault { file: None, place, what });
    // A file too broken for its header is refused below, with the position.
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

/// Reads a file of one book. Files of another book have different fields, so the wrong book is reported instead of the
/// first wrong field.
///
/// # Errors
/// As [`parse`]; if there is a syntax error and the file says that it belongs to another book, that is reported.
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
/// The first syntax error.
pub fn parse_list<T: DeserializeOwned>(file: &str, text: &str) -> Result<Vec<T>, LoadError> {
    let refuse = |place: Place, what: Message| LoadError::single(file, Fault { file: None, place, what });
    options().from_str(text).map_err(|error| refuse(place(text, &error), sentence(text, &error)))
}

/// The position of an error. The parser points after the last thing it accepted; people look at the next one.
fn place(text: &str, error: &SpannedError) -> Place {
    let (line, column) = (error.span.start.line, error.span.start.col);
    let rest = text.lines().nth(line.saturating_sub(1)).unwrap_or_default().chars().skip(column.saturating_sub(1));
    let blanks = rest.clone().take_while(|letter| letter.is_whitespace()).count();
    let more = rest.clone().nth(blanks).is_some();
    Place::Line(line, if more { column + blanks } else { column })
}
