//! Files on disk: read within limits, written completely or not at all.

use super::error::{Fault, LoadError};
use crate::words::Message;
use std::{
    fs::{self, File, Metadata},
    io::{self, Read, Write},
    path::Path,
};

/// The largest file that is read: 4 MiB.
pub const LARGEST: u64 = 4 * 1024 * 1024;

/// The text of a file of at most [`LARGEST`] bytes.
///
/// # Errors
/// Where the file can't be read, is larger, or is no UTF-8 text.
pub fn read(path: &Path) -> Result<String, LoadError> {
    let refuse = |what: Message| LoadError::single(&path.display().to_string(), Fault::whole(what));
    let bytes = read_bytes(path, LARGEST).map_err(refuse)?;
    String::from_utf8(bytes).map_err(|_| refuse(Message::new("data-no-text")))
}

/// The bytes of a regular file of at most `largest` bytes: the one way in which files are read. A device or a pipe is
/// never opened, since opening one may wait for ever.
///
/// # Errors
/// Why it can't be read, in words.
pub fn read_bytes(path: &Path, largest: u64) -> Result<Vec<u8>, Message> {
    let unreadable = |error: io::Error| Message::new("data-unreadable").with("why", error.to_string());
    check_regular(&fs::metadata(path).map_err(unreadable)?, largest)?;
    let file = File::open(path).map_err(unreadable)?;
    let about = file.metadata().map_err(unreadable)?;
    check_regular(&about, largest)?;
    // A growing file is larger than it said, so the reading is bounded too.
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

/// Writes a file whole: to a temporary name beside it, synced, then renamed over the last good one.
///
/// # Errors
/// Where the folder can't be written to; the last good file is then untouched.
pub fn write(path: &Path, text: &str) -> io::Result<()> {
    write_bytes(path, text.as_bytes())
}

/// The same for a file that is no text.
///
/// # Errors
/// Where the folder can't be written to; the last good file is then untouched.
pub fn write_bytes(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    if !folder.is_dir() {
        return Err(io::Error::new(io::ErrorKind::NotFound, format!("there is no folder {}", folder.display())));
    }
    let mut file = tempfile::Builder::new().prefix(".monkeys-").tempfile_in(folder)?;
    file.write_all(bytes)?;
    file.as_file().sync_all()?;
    set_readable(file.as_file())?;
    file.persist(path).map_err(|error| error.error)?;
    Ok(())
}

/// Temporary files are private to their owner; what a player writes is not.
#[cfg(unix)]
pub(crate) fn set_readable(file: &File) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    file.set_permissions(std::fs::Permissions::from_mode(0o644))
}

#[cfg(not(unix))]
pub(crate) fn set_readable(_: &File) -> io::Result<()> {
    Ok(())
}
