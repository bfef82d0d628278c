//! What is said of a file that the game has written.

use crate::data::file_name;
use crate::words::say;
use std::path::Path;

/// A sentence with the name of a file or folder, and on a second line where it is: panels show that as a tooltip.
pub fn told(id: &str, path: &Path) -> String {
    named(id, &file_name::shown(path), path)
}

/// The same with a name that isn't the file's own.
pub fn named(id: &str, name: &str, path: &Path) -> String {
    format!("{}\n{}", say(id, &[("name", name.into())]), path.display())
}
