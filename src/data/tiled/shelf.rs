//! The files that a map names: each lies in the map's own folder, is a regular file of bounded size, is looked at
//! before it is parsed, and is read once.

use super::look;
use crate::data::{LoadError, caught::caught, error::Fault, file};
use crate::words::Message;
use std::{
    cell::RefCell,
    collections::BTreeSet,
    io::{self, Cursor},
    path::{Path, PathBuf},
};
use tiled::{Loader, Map};

/// Tilesets and templates of one map.
pub const FILES: usize = 32;

/// What a map may read.
struct Shelf {
    map: PathBuf,
    /// The plain copy of the map.
    text: String,
    /// The tilesets of the files so far.
    sets: RefCell<look::Sets>,
    /// What has been read, by its place on the disk.
    seen: RefCell<BTreeSet<PathBuf>>,
    /// Why a file was not read.
    refused: RefCell<Option<LoadError>>,
}

/// Reads a map with all files that it names.
///
/// # Errors
/// What is refused about it or about one of those files, and where.
pub fn map(path: &Path) -> Result<Map, LoadError> {
    let name = path.display().to_string();
    let mut sets = look::Sets::default();
    let text = look::copy(&file::read(path)?, &mut sets).map_err(|fault| LoadError::single(&name, fault))?;
    let (sets, seen, refused) = (RefCell::new(sets), RefCell::default(), RefCell::default());
    let shelf = Shelf { map: path.to_owned(), text, sets, seen, refused };
    let parsed = caught(|| Loader::with_reader(|path: &Path| shelf.open(path)).load_tmx_map(path));
    let refuse = |what: Message| LoadError::single(&name, Fault::whole(what));
    match (parsed, shelf.refused.take()) {
        (Ok(Ok(map)), None) => Ok(map),
        (_, Some(error)) => Err(error),
        (Ok(Err(error)), None) => Err(refuse(Message::new("tiled-unreadable").with("why", error.to_string()))),
        (Err(_), None) => Err(refuse(Message::new("tiled-broken"))),
    }
}

impl Shelf {
    fn open(&self, path: &Path) -> io::Result<Cursor<String>> {
        if path == self.map && self.seen.borrow().is_empty() {
            self.seen.borrow_mut().insert(self.place(path).map_err(|_| io::ErrorKind::NotFound)?);
            return Ok(Cursor::new(self.text.clone()));
        }
        self.read(path).map(Cursor::new).map_err(|error| {
            let said = io::Error::other(error.to_string());
            self.refused.borrow_mut().get_or_insert(error);
            said
        })
    }

    fn read(&self, path: &Path) -> Result<String, LoadError> {
        let name = path.display().to_string();
        let refuse = |what: Message| LoadError::single(&name, Fault::whole(what));
        let place = self.place(path).map_err(&refuse)?;
        let folder = self.map.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        if !self.place(folder).is_ok_and(|folder| place.starts_with(folder)) {
            return Err(refuse(Message::new("tiled-outside")));
        }
        let mut seen = self.seen.borrow_mut();
        if seen.len() > FILES {
            return Err(refuse(Message::new("tiled-many").with("what", "files").with("most", FILES)));
        }
        if !seen.insert(place) {
            return Err(refuse(Message::new("tiled-again")));
        }
        let text = file::read(path)?;
        look::copy(&text, &mut self.sets.borrow_mut()).map_err(|fault| LoadError::single(&name, fault))
    }

    /// Where a file lies, once all links are followed.
    fn place(&self, path: &Path) -> Result<PathBuf, Message> {
        path.canonicalize().map_err(|error| Message::new("data-unreadable").with("why", error.to_string()))
    }
}
