//! The files that a map names: each must be a regular file of limited size in the map's own folder; it is examined
//! before it is parsed, and read once.

use super::look;
use crate::data::{LoadError, caught::caught, error::Fault, file};
use crate::words::Message;
use std::{
    cell::RefCell,
    io::{self, Cursor},
    path::{Path, PathBuf},
};
use tiled::{Loader, Map};

/// Most tilesets and templates of one map.
pub const FILES: usize = 32;

/// The files that a map may read.
struct Shelf {
    map: PathBuf,
    /// The plain copy of the map.
    text: String,
    /// The tilesets of the files so far.
    sets: RefCell<look::Sets>,
    /// The files read so far, in order.
    seen: RefCell<Vec<Seen>>,
    /// Why a file was not read.
    refused: RefCell<Option<LoadError>>,
}

/// A file that has been read.
struct Seen {
    /// Its location after following all links.
    place: PathBuf,
    /// Its name.
    path: PathBuf,
    /// Its plain copy.
    text: String,
}

/// Reads a map with all files that it names.
///
/// # Errors
/// What was refused in it or in one of those files, and where.
pub fn map(path: &Path) -> Result<Map, LoadError> {
    let name = path.display().to_string();
    let mut sets = look::Sets::default();
    let text = look::copy(&file::read(path)?, &mut sets).map_err(|fault| LoadError::single(&name, fault))?;
    let (sets, seen, refused) = (RefCell::new(sets), RefCell::default(), RefCell::default());
    let shelf = Shelf { map: path.to_owned(), text, sets, seen, refused };
    let parsed = caught(|| Loader::with_reader(|path: &Path| shelf.open(path)).load_tmx_map(path));
    match (parsed, shelf.refused.take()) {
        (Ok(Ok(map)), None) => Ok(map),
        (_, Some(error)) => Err(error),
        (Ok(Err(error)), None) => Err(shelf.blame(Message::new("tiled-unreadable").with("why", error.to_string()))),
        (Err(_), None) => Err(shelf.blame(Message::new("tiled-broken"))),
    }
}

impl Shelf {
    fn open(&self, path: &Path) -> io::Result<Cursor<String>> {
        if path == self.map && self.seen.borrow().is_empty() {
            let place = self.place(path).map_err(|_| io::ErrorKind::NotFound)?;
            self.seen.borrow_mut().push(Seen { place, path: path.to_owned(), text: self.text.clone() });
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
        if seen.iter().any(|seen| seen.place == place) {
            return Err(refuse(Message::new("tiled-again")));
        }
        let text = file::read(path)?;
        let text = look::copy(&text, &mut self.sets.borrow_mut()).map_err(|fault| LoadError::single(&name, fault))?;
        seen.push(Seen { place, path: path.to_owned(), text: text.clone() });
        Ok(text)
    }

    /// The location of a file after following all links.
    fn place(&self, path: &Path) -> Result<PathBuf, Message> {
        path.canonicalize().map_err(|error| Message::new("data-unreadable").with("why", error.to_string()))
    }

    /// The error of the file that can't be parsed on its own; the parser doesn't say which. A file named by another one
    /// was read after it, so check the last one first.
    fn blame(&self, what: Message) -> LoadError {
        let seen = self.seen.borrow();
        let guilty = seen.iter().skip(1).rev().find(|seen| !self.is_sound(seen));
        let path = guilty.map_or(&self.map, |seen| &seen.path);
        LoadError::single(&path.display().to_string(), Fault::whole(what))
    }

    /// Whether a tileset or a template can be parsed when nothing else can be wrong.
    fn is_sound(&self, tried: &Seen) -> bool {
        let known = |path: &Path| {
            let place = path.canonicalize()?;
            let seen = self.seen.borrow();
            let found = seen.iter().find(|seen| seen.place == place).ok_or(io::ErrorKind::NotFound)?;
            Ok::<_, io::Error>(Cursor::new(found.text.clone()))
        };
        let parsed = caught(|| {
            if !tried.text.starts_with("<template") {
                return Loader::with_reader(known).load_tsx_tileset(&tried.path).is_ok();
            }
            // A template can't be loaded on its own, but a map with a single object using it can.
            let only = tried.path.with_file_name("");
            let template = tried.path.file_name().unwrap_or_default().to_string_lossy();
            let map = format!(
                "<map version=\"1\" orientation=\"orthogonal\" width=\"1\" height=\"1\" tilewidth=\"1\" \
                 tileheight=\"1\"><objectgroup id=\"1\"><object id=\"1\" template=\"{}\" x=\"0\" y=\"0\"/>\
                 </objectgroup></map>",
                quick_xml::escape::escape(template)
            );
            let only = only.join("map.tmx");
            let open = |path: &Path| if path == only { Ok(Cursor::new(map.clone())) } else { known(path) };
            Loader::with_reader(open).load_tmx_map(&only).is_ok()
        });
        parsed.unwrap_or(false)
    }
}
