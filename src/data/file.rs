//! Files on disk, read within limits; [`super::store`] writes them.

use super::error::{Fault, LoadError};
use crate::words::Message;
use std::{
    fs::{self, File, Metadata},
    io::{self, Read},
    path::Path,
};

pub use super::store::{check, check_after, check_folder, write, write_bytes, write_new};

/// Whether something with that name may be meant as a file: a folder doesn't hide a shipped file with its name.
pub fn is_there(path: &Path) -> bool {
    path.exists() && !path.is_dir()
}

/// The largest file that is read: 4 MiB.
pub const LARGEST: u64 = 4 * 1024 * 1024;

/// The largest campaign that is read, with the records of all its battles: 64 MiB.
pub const LARGEST_SAGA: u64 = 16 * LARGEST;

/// The text of a file of at most [`LARGEST`] bytes.
///
/// # Errors
/// If the file can't be read, is larger, or isn't UTF-8 text.
pub fn read(path: &Path) -> Result<String, LoadError> {
    read_within(path, LARGEST)
}

/// The byte order mark.
const BYTE_ORDER: char = '\u{feff}';

/// The text of a file of at most `largest` bytes.
///
/// # Errors
/// If the file can't be read, is larger, or isn't UTF-8 text.
pub fn read_within(path: &Path, largest: u64) -> Result<String, LoadError> {
    let refuse = |what: Message| LoadError::single(&path.display().to_string(), Fault::whole(what));
    let bytes = read_bytes(path, largest).map_err(refuse)?;
    let mut text = String::from_utf8(bytes).map_err(|_| refuse(Message::new("data-no-text")))?;
    // Some editors begin every text with a mark that can't be seen.
    if text.starts_with(BYTE_ORDER) {
        text.remove(0);
    }
    Ok(text)
}

/// The bytes of a regular file of at most `largest` bytes: the only way in which files are read. A device or a pipe is
/// never opened, since opening one may block forever.
///
/// # Errors
/// Why it can't be read, as text.
pub fn read_bytes(path: &Path, largest: u64) -> Result<Vec<u8>, Message> {
    let unreadable = |error: io::Error| Message::new("data-unreadable").with("why", error.to_string());
    check_regular(&fs::metadata(path).map_err(unreadable)?, largest)?;
    let file = File::open(path).map_err(unreadable)?;
    let about = file.metadata().map_err(unreadable)?;
    check_regular(&about, largest)?;
    // A growing file may be larger than it said, so limit the reading too.
    let mut bytes = Vec::with_capacity(about.len() as usize);
    file.take(largest + 1).read_to_end(&mut bytes).map_err(unreadable)?;
    if bytes.len() as u64 > largest { Err(too_large(largest)) } else { Ok(bytes) }
}

fn check_regular(about: &Metadata, largest: u64) -> Result<(), Message> {
    if about.is_dir() {
        Err(Message::new("data-folder"))
    } else if !about.is_file() {
        Err(Message::new("data-irregular"))
    } else if about.len() > largest {
        Err(too_large(largest))
    } else {
        Ok(())
    }
}

fn too_large(largest: u64) -> Message {
    Message::new("data-too-large").with("largest", (largest / 1024 / 1024) as i64)
}
