//! Examines a file of the Tiled editor before it is parsed: how deep it is, how much is in it, whether its layers
//! contain what they claim. The result is a plain copy: the parser sees only what was examined here, and no packed
//! layers.

use super::{
    attributes::{Attributes, PIXELS, TILES, unreadable, wrong_number},
    layer,
};
use crate::data::{
    error::{Fault, Place},
    findings::{Findings, Path},
    monkeys::level,
    quote,
};
use crate::words::Message;
use quick_xml::{
    Reader, Writer,
    escape::resolve_predefined_entity,
    events::{BytesEnd, BytesStart, BytesText, Event},
};
use std::ops::RangeInclusive;

/// The deepest nesting of elements.
pub const DEPTH: usize = 32;
/// Most elements in a file.
pub const ELEMENTS: usize = 100_000;
/// Most tile layers in a map.
pub const TILE_LAYERS: usize = 64;
/// Most objects in a file: as many as a level has zones, with as many blocks as each may have.
pub const OBJECTS: usize = 64 * 64;
/// Most tilesets in a map.
pub const SETS: usize = 64;
/// The bits of a tile's number that store how it is flipped.
const FLIPPED: u32 = 0xE000_0000;
/// The tilesets of all files of a map.
#[derive(Debug, Default)]
pub struct Sets {
    count: usize,
    tiles: i64,
}

/// The open tileset.
#[derive(Debug, Default)]
struct Set {
    /// The byte offset of its start.
    at: usize,
    /// Its margin, in pixels.
    margin: i64,
    /// The attribute with which its tiles have no size, if any.
    flat: Option<&'static str>,
    /// Whether the number of its columns is known: given, or from its picture.
    columns: bool,
}

/// The plain copy of a file of a map, whose tilesets are counted together with the others of that map.
///
/// # Errors
/// The first thing in it that is refused, with its line and column.
pub fn copy(text: &str, sets: &mut Sets) -> Result<String, Fault> {
    let mut look = Look {
        text,
        reader: Reader::from_str(text),
        writer: Writer::new(Vec::new()),
        open: Vec::new(),
        content: String::new(),
        encoding: layer::Encoding::default(),
        elements: 0,
        layers: 0,
        filled: false,
        objects: 0,
        sets,
        first_tile: None,
        set: Set::default(),
        board: None,
        at: 0,
    };
    look.check_letters()?;
    while look.step()? {}
    String::from_utf8(look.writer.into_inner()).map_err(|_| Fault::whole(Message::new("data-no-text")))
}

/// A file that is being read.
struct Look<'a> {
    text: &'a str,
    reader: Reader<&'a [u8]>,
    writer: Writer<Vec<u8>>,
    /// The elements that are open, the innermost last.
    open: Vec<String>,
    /// The text so far of the innermost one.
    content: String,
    /// The encoding of the open layer.
    encoding: layer::Encoding,
    elements: usize,
    layers: usize,
    /// Whether the open layer has its tiles.
    filled: bool,
    objects: usize,
    sets: &'a mut Sets,
    /// The lowest number of a tile in the tilesets so far.
    first_tile: Option<i64>,
    set: Set,
    /// Columns and rows of the map.
    board: Option<(usize, usize)>,
    /// The byte offset of the current event.
    at: usize,
}

impl Look<'_> {
    /// XML has no control characters, though its reader accepts them.
    fn check_letters(&mut self) -> Result<(), Fault> {
        let foreign = |letter: char| (letter < ' ' && !letter.is_ascii_whitespace()) || letter == '\u{c}';
        let Some((at, letter)) = self.text.char_indices().find(|(_, letter)| foreign(*letter)) else { return Ok(()) };
        self.at = at;
        Err(self.fault(Message::new("tiled-letter").with("code", format!("U+{:04X}", u32::from(letter)))))
    }

    /// Reads on by one event; false at the end of the file.
    fn step(&mut self) -> Result<bool, Fault> {
        self.at = self.reader.buffer_position() as usize;
        let event = self.reader.read_event().map_err(|error| self.broken(&error.to_string()))?;
        match event {
            Event::Start(start) => self.begin(&start, false)?,
            Event::Empty(start) => self.begin(&start, true)?,
            Event::End(_) => self.end()?,
            Event::Text(text) if self.is_outside() => self.check_gap(&text.xml10_content())?,
            Event::CData(_) | Event::GeneralRef(_) if self.is_outside() => return Err(self.stray()),
            Event::Text(text) => self.content.push_str(&text.xml10_content()),
            Event::CData(text) => self.content.push_str(&text.xml10_content()),
            Event::GeneralRef(entity) => {
                let letter = entity.resolve_char_ref().map_err(|error| self.broken(&error.to_string()))?;
                let name = entity.xml10_content();
                match (letter, resolve_predefined_entity(&name)) {
                    (Some(letter), _) => self.content.push(letter),
                    (None, Some(text)) => self.content.push_str(text),
                    (None, None) => return Err(self.broken(&format!("unknown entity {}", quote(&name)))),
                }
            }
            Event::Eof if self.elements > 0 && self.is_outside() => return Ok(false),
            Event::Eof => return Err(self.broken("the file ends too early")),
            Event::Comment(_) | Event::Decl(_) | Event::PI(_) | Event::DocType(_) => {}
        }
        Ok(true)
    }

    /// Whether no element is open: before the first one, or after its end.
    const fn is_outside(&self) -> bool {
        self.open.is_empty()
    }

    /// Only blanks and line ends are allowed outside the element that holds everything.
    fn check_gap(&self, text: &str) -> Result<(), Fault> {
        if text.trim().is_empty() { Ok(()) } else { Err(self.stray()) }
    }

    fn stray(&self) -> Fault {
        self.fault(Message::new("tiled-stray"))
    }

    /// An element starts; an empty one stays empty, since the parser treats the two differently.
    fn begin(&mut self, start: &BytesStart, empty: bool) -> Result<(), Fault> {
        if self.elements > 0 && self.is_outside() {
            return Err(self.stray());
        }
        self.elements += 1;
        if self.elements > ELEMENTS {
            return Err(self.fault(Message::new("tiled-many").with("what", "elements").with("most", ELEMENTS)));
        }
        if self.open.len() >= DEPTH {
            return Err(self.fault(Message::new("tiled-deep").with("most", DEPTH)));
        }
        if self.is_in_tiles() {
            return Err(self.fault(Message::new("tiled-encoding")));
        }
        self.write_content();
        let name = start.local_name().into_inner().to_owned();
        let attributes = Attributes::read(start).map_err(|what| self.fault(what))?;
        self.check(&name, &attributes)?;
        self.open.push(name);
        let tiles = self.is_in_tiles();
        let mut copied = BytesStart::new(self.open.last().map_or("", String::as_str));
        let plain = attributes.iter().filter(|(key, _)| !tiles || !is_of_encoding(key));
        copied.extend_attributes(plain);
        if tiles {
            copied.push_attribute(("encoding", "csv"));
        }
        // Writing to memory never fails.
        let _ = self.writer.write_event(if empty { Event::Empty(copied) } else { Event::Start(copied) });
        if empty && tiles {
            return Err(self.fault(layer::wrong_count(0, self.squares())));
        }
        if empty { self.close().map(drop) } else { Ok(()) }
    }

    fn end(&mut self) -> Result<(), Fault> {
        if self.is_in_tiles() {
            let packed = std::mem::take(&mut self.content);
            let tiles = self.encoding.tiles(&packed, self.squares()).map_err(|what| self.fault(what))?;
            self.check_tiles(&tiles)?;
            let tiles: Vec<String> = tiles.iter().map(u32::to_string).collect();
            self.content = tiles.join(",");
        }
        self.write_content();
        if let Some(name) = self.close()? {
            let _ = self.writer.write_event(Event::End(BytesEnd::new(name)));
        }
        Ok(())
    }

    /// The innermost element ends; a layer needs its tiles by then, or the parser would take it for an empty one.
    fn close(&mut self) -> Result<Option<String>, Fault> {
        let closed = self.open.pop();
        let layer = closed.as_deref() == Some("layer");
        if layer && !std::mem::take(&mut self.filled) {
            return Err(self.fault(Message::new("tiled-data")));
        }
        if closed.as_deref() == Some("tileset") && !std::mem::take(&mut self.set).columns {
            return Err(self.fault(Message::new("tiled-missing").with("what", "columns")));
        }
        Ok(closed)
    }

    /// Squares of the map.
    fn squares(&self) -> usize {
        self.board.map_or(0, |(wide, tall)| wide * tall)
    }

    /// Whether the innermost element contains the tiles of a layer.
    fn is_in_tiles(&self) -> bool {
        matches!(&self.open[..], [.., layer, data] if layer == "layer" && data == "data")
    }

    /// Writes the text of the innermost element so far.
    fn write_content(&mut self) {
        let content = std::mem::take(&mut self.content);
        if !content.is_empty() {
            let _ = self.writer.write_event(Event::Text(BytesText::new(&content)));
        }
    }

    /// Checks an element's own attributes.
    fn check(&mut self, name: &str, attributes: &Attributes) -> Result<(), Fault> {
        attributes.check(name).map_err(|what| self.fault(what))?;
        match name {
            "map" => self.check_map(attributes),
            "layer" => self.check_layer(attributes),
            "object" => self.check_object(attributes),
            "tileset" => self.check_set(attributes),
            "image" => self.check_image(attributes),
            "data" => {
                if self.open.last().is_some_and(|open| open == "layer") && std::mem::replace(&mut self.filled, true) {
                    return Err(self.fault(Message::new("tiled-data")));
                }
                let value = |key| attributes.get(key).map(str::to_owned);
                self.encoding = layer::Encoding { encoding: value("encoding"), compression: value("compression") };
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// The parser treats a number below those of all tilesets as no tile.
    fn check_tiles(&self, tiles: &[u32]) -> Result<(), Fault> {
        let below = |number: u32| number != 0 && self.first_tile.is_none_or(|first| i64::from(number) < first);
        let Some(place) = tiles.iter().position(|tile| below(tile & !FLIPPED)) else { return Ok(()) };
        let across = self.board.map_or(1, |(wide, _)| wide);
        let cell = format!("({}, {})", place % across, place / across);
        Err(self.fault(
            Message::new("tiled-no-set").with("number", (tiles[place] & !FLIPPED).to_string()).with("cell", cell),
        ))
    }

    /// A tileset counts with its tiles, whichever file of the map it is in.
    fn check_set(&mut self, attributes: &Attributes) -> Result<(), Fault> {
        self.sets.count += 1;
        if self.sets.count > SETS {
            return Err(self.fault(Message::new("tiled-many").with("what", "tilesets").with("most", SETS)));
        }
        let whole = |key| attributes.whole(key);
        self.first_tile = self.first_tile.into_iter().chain(whole("firstgid")).min();
        self.sets.tiles += whole("tilecount").unwrap_or(0);
        if self.sets.tiles > TILES {
            return Err(self.fault(Message::new("tiled-many").with("what", "tiles").with("most", TILES)));
        }
        let named = attributes.get("source").is_some();
        let own: &[&str] = if named { &[] } else { &["tilecount", "tilewidth", "tileheight"] };
        let needed = own.iter().chain(Some(&"firstgid").filter(|_| !self.is_outside()));
        needed.copied().try_for_each(|key| attributes.need(key).map(drop)).map_err(|what| self.fault(what))?;
        self.set = Set {
            at: self.at,
            margin: whole("margin").unwrap_or(0),
            flat: ["tilewidth", "tileheight"].into_iter().find(|key| whole(key) == Some(0)),
            columns: named || attributes.get("columns").is_some(),
        };
        self.check_source(attributes)
    }

    /// A file that is named has a name.
    fn check_source(&self, attributes: &Attributes) -> Result<(), Fault> {
        let empty = ["source", "template"].into_iter().find(|key| attributes.get(key) == Some(""));
        empty.map_or(Ok(()), |key| Err(self.fault(Message::new("tiled-no-name").with("what", key))))
    }

    /// The parser counts columns in the part of a picture inside the margin, and divides by the size of a tile.
    fn check_image(&mut self, attributes: &Attributes) -> Result<(), Fault> {
        if self.open.last().is_none_or(|open| open != "tileset") {
            return Ok(());
        }
        let wide = attributes.get("width").unwrap_or_default();
        if attributes.whole("width").is_none_or(|wide| wide < self.set.margin) {
            return Err(self.fault(wrong_number("width", wide, self.set.margin, TILES)));
        }
        self.set.columns = true;
        let Some(key) = self.set.flat else { return Ok(()) };
        self.at = self.set.at;
        Err(self.fault(wrong_number(key, "0", 1, PIXELS)))
    }

    fn check_map(&mut self, attributes: &Attributes) -> Result<(), Fault> {
        let orthogonal = attributes.get("orientation") == Some("orthogonal");
        if !orthogonal || attributes.get("infinite").is_some_and(|infinite| infinite != "0") {
            return Err(self.fault(Message::new("tiled-shape")));
        }
        let side = |key, sizes: RangeInclusive<usize>| {
            let given = attributes.get(key).unwrap_or_default();
            let wrong = || self.fault(wrong_number(key, given, *sizes.start() as i64, *sizes.end() as i64));
            given.parse::<u32>().map(|side| side as usize).map_err(|_| wrong())
        };
        let (wide, tall) = (side("width", level::WIDTH)?, side("height", level::HEIGHT)?);
        let mut findings = Findings::default();
        if !level::fits(&mut findings, &Path::default(), wide, tall) {
            let refused = findings.settle::<()>("", None).err().and_then(|error| error.faults.into_iter().next());
            return Err(refused.map_or_else(|| self.fault(Message::new("tiled-shape")), |fault| self.fault(fault.what)));
        }
        self.board = Some((wide, tall));
        Ok(())
    }

    /// A layer has to be as large as its map, since each of its tiles is a cell.
    fn check_layer(&mut self, attributes: &Attributes) -> Result<(), Fault> {
        self.layers += 1;
        self.filled = false;
        if self.layers > TILE_LAYERS {
            return Err(self.fault(Message::new("tiled-many").with("what", "layers").with("most", TILE_LAYERS)));
        }
        let Some((wide, tall)) = self.board else { return Err(self.fault(Message::new("tiled-shape"))) };
        for (key, wanted) in [("width", wide), ("height", tall)] {
            let given = attributes.need(key).map_err(|what| self.fault(what))?;
            if given.parse::<usize>().ok() != Some(wanted) {
                return Err(self.fault(wrong_number(key, given, wanted as i64, wanted as i64)));
            }
        }
        Ok(())
    }

    fn check_object(&mut self, attributes: &Attributes) -> Result<(), Fault> {
        self.objects += 1;
        if self.objects > OBJECTS {
            return Err(self.fault(Message::new("tiled-many").with("what", "objects").with("most", OBJECTS)));
        }
        self.check_source(attributes)
    }

    fn broken(&self, why: &str) -> Fault {
        self.fault(unreadable(why))
    }

    /// An error at the current event.
    fn fault(&self, what: Message) -> Fault {
        let before = &self.text.as_bytes()[..self.at.min(self.text.len())];
        let line = before.iter().filter(|byte| **byte == b'\n').count() + 1;
        let column = before.iter().rev().take_while(|byte| **byte != b'\n').count() + 1;
        Fault { file: None, place: Place::Line(line, column), what }
    }
}

/// Whether an attribute describes the encoding of a layer, which is different in its plain copy.
fn is_of_encoding(key: &str) -> bool {
    matches!(key, "encoding" | "compression")
}
