//! Another name for a level, in the text of its file.

use super::{raw::Level, write};
use crate::data::{error::LoadError, shape};

/// The file with another name of the level. Nothing else in it changes, and comments stay.
///
/// # Errors
/// Where the text does not have the shape of a level.
pub fn renamed(file: &str, text: &str, name: &str) -> Result<String, LoadError> {
    let read: Level = shape::parse(file, text)?;
    let (old, new) = (shape::line(&read.name), shape::line(&name));
    let wanted = Level { name: name.to_owned(), ..read };
    let changed = |(at, old): (usize, &str)| format!("{}{new}{}", &text[..at], &text[at + old.len()..]);
    let is_it = |text: &String| shape::parse::<Level>(file, text).is_ok_and(|level| level == wanted);
    // The same words may be in a comment, or the name of a squad.
    Ok(text.match_indices(&old).map(changed).find(is_it).unwrap_or_else(|| write::text(&wanted)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::library;

    #[test]
    fn only_the_name_of_the_level_changes() {
        let shipped = library::level("two-groves").expect("it is shipped");
        let name = "name: \"Two Groves\",";
        let text = shipped.replace(name, &format!("/* \"Two Groves\" */ {name}"));
        assert_ne!(text, shipped);
        let told = renamed("old", &text, "The \"hill\"").expect("it is a level");
        assert_eq!(told, text.replace(name, "name: \"The \\\"hill\\\"\","));
        assert!(renamed("old", "(format: 1)", "hill").is_err());
    }
}
