//! Where the files go that a player deletes: into a folder beside them, from which they can be recovered.

use super::{settings::folders, workshop::at_fault, written};
use crate::data::{error::LoadError, file_name};
use crate::words::{say, word};
use bevy::log::warn;
use std::{
    fs,
    path::{Path, PathBuf},
};

/// Moves a file or folder of the player's into the wastebasket, and returns its new path. Nothing already there is
/// replaced.
///
/// # Errors
/// If the system names no folder, or the file can't be moved there.
pub(super) fn throw(path: &Path) -> Result<PathBuf, String> {
    let basket = folders().ok_or_else(|| word("save-no-folder"))?.data_dir().join("wastebasket");
    fs::create_dir_all(&basket).map_err(|error| error.to_string())?;
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let is_free = |name: &str| fs::symlink_metadata(basket.join(name)).is_err();
    let there = basket.join(file_name::free(&name, |number| format!("{number}-{name}"), is_free));
    fs::rename(path, &there).map_err(|error| error.to_string()).map(|()| there)
}

/// The same for something the player has deleted by name; returns the outcome, in words.
///
/// # Errors
/// Why it could not be deleted.
pub(super) fn delete(name: &str, path: &Path) -> Result<String, String> {
    match throw(path) {
        Ok(there) => Ok(written::named("deleted", name, &there)),
        Err(why) => Err(say("delete-failed", &[("why", why.into())])),
    }
}

/// The same for an unreadable file, to make room for another one. Returns the message for the player: the first of two
/// sentences names its new path, the second says that it is still there.
pub(super) fn put_aside(path: &Path, error: &LoadError, [lost, stays]: [&str; 2]) -> String {
    warn!("{error}");
    let why = at_fault(error);
    match throw(path) {
        Ok(there) => say(lost, &[("path", there.display().to_string().into()), ("why", why.into())]),
        Err(error) => {
            warn!("{}: {error}", path.display());
            say(stays, &[("why", why.into())])
        }
    }
}
