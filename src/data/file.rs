//! Files on disk: read within limits, written completely or not at all.

use super::error::{Fault, LoadError};
use crate::words::Message;
use std::{
    fs::File,
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
    let name = path.display().to_string();
    let refuse = |what: Message| LoadError::single(&name, Fault::whole(what));
    let unreadable = |error: io::Error| refuse(Message::new("data-unreadable").with("why", error.to_string()));
    let file = File::open(path).map_err(unreadable)?;
    let about = file.metadata().map_err(unreadable)?;
    if about.is_dir() {
        return Err(refuse(Message::new("data-folder")));
    }
    if about.len() > LARGEST {
        return Err(refuse(too_large()));
    }
    // A pipe or a growing file says nothing of its size, so the reading is bounded too.
    let mut bytes = Vec::with_capacity(about.len() as usize);
    file.take(LARGEST + 1).read_to_end(&mut bytes).map_err(unreadable)?;
    if bytes.len() as u64 > LARGEST {
        return Err(refuse(too_large()));
    }
    String::from_utf8(bytes).map_err(|_| refuse(Message::new("data-no-text")))
}

fn too_large() -> Message {
    Message::new("data-too-large").with("largest", (LARGEST / 1024 / 1024) as i64)
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
