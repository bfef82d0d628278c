//! Examines a file of the Tiled editor before it is parsed: how deep it is, how much is in it, whether its layers
//! contain what they claim. The result is a plain copy: the parser sees only what was examined here, and no packed
//! layers.

use super::layer;
use crate::data::{
    error::{Fault, Place},
    findings::{Findings, Path},
    monkeys::level,
    quote,
};
use crate::words::Message;
use quick_xml::{
    Reader, Writer, XmlVersion,
    escape::resolve_predefined_entity,
    events::{BytesEnd, BytesStart, BytesText, Event},
};

/// The deepest nesting of elements.
pub const DEPTH: usize = 32;
/// Most elements in a file.
pub const ELEMENTS: usize = 100_000;
/// Most tile layers in a map.
pub const TILE_LAYERS: usize = 64;
/// Most objects in a file: as many as a level has zones, with as many blocks as each may have.
pub const OBJECTS: usize = 64 * 64;
/// The highest number of a tile in its set, and the most tiles in all sets of a map, since the parser creates each of
/// them.
pub const TILES: i64 = 65_536;
/// Most tilesets in a map.
pub const SETS: usize = 64;
/// Largest tile, margin or spacing in pixels.
const PIXELS: i64 = 4096;
/// The bits of a tile's number that store how it is flipped.
const FLIPPED: u32 = 0xE000_0000;
/// The farthest that an object may be from the corner of the map, in pixels.
const FARTHEST: f64 = 2_000_000.0;

/// Numbers that the parser trusts: element, attribute, minimum and maximum.
const NUMBERS: [(&str, &str, i64, i64); 12] = [
    ("map", "tilewidth", 1, PIXELS),
    ("map", "tileheight", 1, PIXELS),
    ("tileset", "firstgid", 1, 1 << 28),
    ("tileset", "tilewidth", 0, PIXELS),
    ("tileset", "tileheight", 0, PIXELS),
    ("tileset", "tilecount", 0, TILES),
    ("tileset", "columns", 0, TILES),
    ("tileset", "spacing", 0, PIXELS),
    ("tileset", "margin", 0, PIXELS),
    ("tile", "id", 0, TILES - 1),
    ("image", "width", 0, TILES),
    ("image", "height", 0, TILES),
];

type Attributes = Vec<(String, String)>;

/// The tilesets of all files of a map.
#[derive(Debug, Default)]
pub struct Sets {
    count: usize,
    tiles: i64,
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
        margin: 0,
        board: None,
        at: 0,
    };
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
    /// The margin of the open tileset, in pixels.
    margin: i64,
    /// Columns and rows of the map.
    board: Option<(usize, usize)>,
    /// The byte offset of the current event.
    at: usize,
}

impl Look<'_> {
    /// Reads on by one event; false after the last element.
    fn step(&mut self) -> Result<bool, Fault> {
        self.at = self.reader.buffer_position() as usize;
        let event = self.reader.read_event().map_err(|error| self.broken(&error.to_string()))?;
        match event {
            Event::Start(start) => self.begin(&start, false)?,
            Event::Empty(start) => self.begin(&start, true)?,
            Event::End(_) => self.end()?,
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
            Event::Eof => return Err(self.broken("the file ends too early")),
            Event::Comment(_) | Event::Decl(_) | Event::PI(_) | Event::DocType(_) => {}
        }
        Ok(self.elements == 0 || !self.open.is_empty())
    }

    /// An element starts; an empty one stays empty, since the parser treats the two differently.
    fn begin(&mut self, start: &BytesStart, empty: bool) -> Result<(), Fault> {
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
        let attributes = self.attributes(start)?;
        self.check(&name, &attributes)?;
        self.open.push(name);
        let tiles = self.is_in_tiles();
        let mut copied = BytesStart::new(self.open.last().map_or("", String::as_str));
        let plain = attributes.iter().filter(|(key, _)| !tiles || !is_of_encoding(key));
        copied.extend_attributes(plain.map(|(key, value)| (key.as_str(), value.as_str())));
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

    fn attributes(&self, start: &BytesStart) -> Result<Attributes, Fault> {
        let mut attributes = Attributes::new();
        for attribute in start.attributes() {
            let attribute = attribute.map_err(|error| self.broken(&error.to_string()))?;
            let value = attribute.normalized_value(XmlVersion::Implicit1_0);
            let value = value.map_err(|error| self.broken(&error.to_string()))?;
            let key = attribute.key.local_name().into_inner().to_owned();
            // To the parser, names that differ only in their prefix are the same.
            if get(&attributes, &key).is_some() {
                return Err(self.broken(&format!("duplicated attribute {}", quote(&key))));
            }
            attributes.push((key, value.into_owned()));
        }
        Ok(attributes)
    }

    /// Checks an element's own attributes.
    fn check(&mut self, name: &str, attributes: &Attributes) -> Result<(), Fault> {
        for (element, key, least, most) in NUMBERS {
            if let Some(given) = get(attributes, key).filter(|_| element == name) {
                let good = given.trim().parse::<i64>().is_ok_and(|number| (least..=most).contains(&number));
                if !good {
                    return Err(self.wrong_number(key, given, least, most));
                }
            }
        }
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
                let value = |key| get(attributes, key).map(str::to_owned);
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
        let first = get(attributes, "firstgid").and_then(|given| given.trim().parse().ok());
        self.first_tile = self.first_tile.into_iter().chain(first).min();
        self.margin = get(attributes, "margin").and_then(|given| given.trim().parse().ok()).unwrap_or(0);
        if self.sets.count > SETS {
            return Err(self.fault(Message::new("tiled-many").with("what", "tilesets").with("most", SETS)));
        }
        self.sets.tiles += get(attributes, "tilecount").and_then(|given| given.trim().parse().ok()).unwrap_or(0);
        if self.sets.tiles > TILES {
            return Err(self.fault(Message::new("tiled-many").with("what", "tiles").with("most", TILES)));
        }
        Ok(())
    }

    /// The parser counts columns in the part of a picture inside the margin.
    fn check_image(&self, attributes: &Attributes) -> Result<(), Fault> {
        let inside = self.open.last().is_some_and(|open| open == "tileset");
        let Some(given) = get(attributes, "width").filter(|_| inside) else { return Ok(()) };
        if given.trim().parse::<i64>().is_ok_and(|wide| wide >= self.margin) {
            return Ok(());
        }
        Err(self.wrong_number("width", given, self.margin, TILES))
    }

    fn check_map(&mut self, attributes: &Attributes) -> Result<(), Fault> {
        let orthogonal = get(attributes, "orientation").is_none_or(|orientation| orientation == "orthogonal");
        if !orthogonal || get(attributes, "infinite").is_some_and(|infinite| infinite != "0") {
            return Err(self.fault(Message::new("tiled-shape")));
        }
        let side = |key| get(attributes, key).and_then(|given| given.trim().parse::<usize>().ok()).unwrap_or(0);
        let (wide, tall) = (side("width"), side("height"));
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
            let given = get(attributes, key).unwrap_or_default();
            if given.trim().parse::<usize>().ok() != Some(wanted) {
                return Err(self.wrong_number(key, given, wanted as i64, wanted as i64));
            }
        }
        Ok(())
    }

    fn check_object(&mut self, attributes: &Attributes) -> Result<(), Fault> {
        self.objects += 1;
        if self.objects > OBJECTS {
            return Err(self.fault(Message::new("tiled-many").with("what", "objects").with("most", OBJECTS)));
        }
        for key in ["x", "y", "width", "height"] {
            let Some(given) = get(attributes, key) else { continue };
            if !given.trim().parse::<f64>().is_ok_and(|pixels| pixels.abs() <= FARTHEST) {
                return Err(self.wrong_number(key, given, -FARTHEST as i64, FARTHEST as i64));
            }
        }
        Ok(())
    }

    fn wrong_number(&self, key: &str, given: &str, least: i64, most: i64) -> Fault {
        let what = Message::new("tiled-number").with("what", key).with("given", quote(given));
        self.fault(what.with("least", least.to_string()).with("most", most.to_string()))
    }

    fn broken(&self, why: &str) -> Fault {
        self.fault(Message::new("tiled-unreadable").with("why", quote(why)))
    }

    /// An error at the current event.
    fn fault(&self, what: Message) -> Fault {
        let before = &self.text.as_bytes()[..self.at.min(self.text.len())];
        let line = before.iter().filter(|byte| **byte == b'\n').count() + 1;
        let column = before.iter().rev().take_while(|byte| **byte != b'\n').count() + 1;
        Fault { file: None, place: Place::Line(line, column), what }
    }
}

fn get<'a>(attributes: &'a Attributes, key: &str) -> Option<&'a str> {
    attributes.iter().find(|(known, _)| known == key).map(|(_, value)| value.as_str())
}

/// Whether an attribute describes the encoding of a layer, which is different in its plain copy.
fn is_of_encoding(key: &str) -> bool {
    matches!(key, "encoding" | "compression")
}
