//! Where files go that a player deletes: into a folder beside them, from which they can be taken back.

use super::settings::folders;
use crate::words::word;
use std::{
    fs,
    path::{Path, PathBuf},
};

/// Files of one name that are told apart by numbers.
const NUMBERED: u32 = 999;

/// Moves a file or a folder of the player's into the wastebasket; where it is then.
///
/// # Errors
/// Where the system names no folder, or nothing can be moved there.
pub(super) fn throw(path: &Path) -> Result<PathBuf, String> {
    let basket = folders().ok_or_else(|| word("save-no-folder"))?.data_dir().join("wastebasket");
    fs::create_dir_all(&basket).map_err(|error| error.to_string())?;
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let numbered = (2..=NUMBERED).map(|number| basket.join(format!("{number}-{name}")));
    let free = std::iter::once(basket.join(&name)).chain(numbered).find(|path| !path.exists());
    let there = free.unwrap_or_else(|| basket.join(&name));
    fs::rename(path, &there).map_err(|error| error.to_string()).map(|()| there)
}
