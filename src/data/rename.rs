//! Renames a level or a roster in the text of its file.

use super::{error::LoadError, shape};
use serde::de::DeserializeOwned;

/// The raw form of a file that has a name inside.
pub trait Titled: Clone + PartialEq + DeserializeOwned {
    /// The name.
    fn title(&mut self) -> &mut String;
    /// The file.
    fn text(&self) -> String;
}

/// The file with another name inside. Nothing else in it changes, and comments are kept.
///
/// # Errors
/// If the text isn't in that form.
pub fn renamed<T: Titled>(file: &str, text: &str, name: &str) -> Result<String, LoadError> {
    let mut wanted: T = shape::parse(file, text)?;
    let old = shape::line(&std::mem::replace(wanted.title(), name.to_owned()));
    let new = shape::line(&name);
    let changed = |(at, old): (usize, &str)| format!("{}{new}{}", &text[..at], &text[at + old.len()..]);
    let is_it = |text: &String| shape::parse::<T>(file, text).is_ok_and(|level| level == wanted);
    // The same words may occur in a comment, or as the name of a squad.
    Ok(text.match_indices(&old).map(changed).find(is_it).unwrap_or_else(|| wanted.text()))
}
