//! The attributes of an element: bounded in number, and each checked for what the parser makes of it, so that an error
//! has a place and says what would be right.

use crate::data::quote;
use crate::words::Message;
use quick_xml::{XmlVersion, events::BytesStart};

/// Most attributes of an element: the parser compares each with all others.
pub const ATTRIBUTES: usize = 64;

/// The highest number of a tile in its set, and the most tiles in all sets of a map, since the parser creates each of
/// them.
pub const TILES: i64 = 65_536;

/// Largest tile, margin or spacing in pixels.
pub const PIXELS: i64 = 4096;

/// The farthest that an object may be from the corner of the map, in pixels.
const FARTHEST: i64 = 2_000_000;

/// What the parser makes of an attribute.
#[derive(Clone, Copy)]
enum Value {
    /// A whole number of this range.
    Whole(i64, i64),
    /// A distance in pixels, at most [`FARTHEST`].
    Pixels,
    /// Any number.
    Number,
    /// Six or eight hexadecimal digits.
    Color,
    /// One of these words.
    Word(&'static [&'static str]),
    /// Pairs of numbers.
    Points,
}

/// A whole number of 32 bits, with and without a sign.
const SIGNED: Value = Value::Whole(i32::MIN as i64, i32::MAX as i64);
const UNSIGNED: Value = Value::Whole(0, u32::MAX as i64);

/// The elements that are layers.
const LAYERS: &[&str] = &["layer", "objectgroup", "imagelayer", "group"];

/// What the parser reads: elements, their attributes, and what they are.
const VALUES: &[(&[&str], &[&str], Value)] = &[
    (&["map"], &["tilewidth", "tileheight"], Value::Whole(1, PIXELS)),
    (&["map"], &["skewx", "skewy", "hexsidelength"], SIGNED),
    (&["map"], &["parallaxoriginx", "parallaxoriginy"], Value::Number),
    (&["map"], &["backgroundcolor"], Value::Color),
    (&["map"], &["renderorder"], Value::Word(&["right-down", "right-up", "left-down", "left-up"])),
    (&["map"], &["staggeraxis"], Value::Word(&["x", "y"])),
    (&["map"], &["staggerindex"], Value::Word(&["even", "odd"])),
    (&["tileset"], &["firstgid"], Value::Whole(1, 1 << 28)),
    (&["tileset"], &["tilewidth", "tileheight", "spacing", "margin"], Value::Whole(0, PIXELS)),
    (&["tileset"], &["tilecount", "columns"], Value::Whole(0, TILES)),
    (&["tileset"], &["tilerendersize"], Value::Word(&["tile", "grid"])),
    (&["tileset"], &["fillmode"], Value::Word(&["stretch", "preserve-aspect-fit"])),
    (
        &["tileset"],
        &["objectalignment"],
        Value::Word(&[
            "unspecified",
            "topleft",
            "top",
            "topright",
            "left",
            "center",
            "right",
            "bottomleft",
            "bottom",
            "bottomright",
        ]),
    ),
    (&["tileoffset"], &["x", "y"], SIGNED),
    (&["tile"], &["id"], Value::Whole(0, TILES - 1)),
    (&["tile"], &["x", "y", "width", "height"], SIGNED),
    (&["tile", "wangcolor"], &["probability"], Value::Number),
    (&["image"], &["width", "height"], Value::Whole(0, TILES)),
    (&["image"], &["trans"], Value::Color),
    (&["frame"], &["tileid", "duration"], UNSIGNED),
    (&["wangset", "wangcolor"], &["tile"], SIGNED),
    (&["wangtile"], &["tileid"], UNSIGNED),
    (&["wangcolor"], &["color"], Value::Color),
    (LAYERS, &["id"], UNSIGNED),
    (LAYERS, &["visible"], SIGNED),
    (LAYERS, &["opacity", "offsetx", "offsety", "parallaxx", "parallaxy"], Value::Number),
    (LAYERS, &["tintcolor"], Value::Color),
    (&["objectgroup"], &["color"], Value::Color),
    (&["objectgroup"], &["draworder"], Value::Word(&["topdown", "index"])),
    (&["imagelayer"], &["repeatx", "repeaty"], SIGNED),
    (&["object"], &["id", "gid"], UNSIGNED),
    (&["object"], &["visible"], SIGNED),
    (&["object"], &["x", "y", "width", "height"], Value::Pixels),
    (&["object"], &["rotation", "opacity"], Value::Number),
    (&["polygon", "polyline"], &["points"], Value::Points),
    (&["text"], &["pixelsize"], Value::Whole(0, PIXELS)),
    (&["text"], &["wrap", "bold", "italic", "underline", "strikeout", "kerning"], SIGNED),
    (&["text"], &["color"], Value::Color),
    (&["text"], &["halign"], Value::Word(&["left", "center", "right", "justify"])),
    (&["text"], &["valign"], Value::Word(&["top", "center", "bottom"])),
    (
        &["property", "item"],
        &["type"],
        Value::Word(&["string", "int", "float", "bool", "color", "file", "object", "class", "list"]),
    ),
];

/// Attributes that the parser can't do without.
const NEEDED: &[(&str, &[&str])] = &[
    ("map", &["version", "orientation", "width", "height", "tilewidth", "tileheight"]),
    ("tileoffset", &["x", "y"]),
    ("tile", &["id"]),
    ("image", &["source", "width", "height"]),
    ("frame", &["tileid", "duration"]),
    ("wangset", &["name", "type", "tile"]),
    ("wangcolor", &["name", "color", "tile", "probability"]),
    ("wangtile", &["tileid", "wangid"]),
    ("polygon", &["points"]),
    ("polyline", &["points"]),
    ("property", &["name"]),
];

/// The attributes of an element, in order, without the prefixes of their names.
#[derive(Debug, Default)]
pub struct Attributes(Vec<(String, String)>);

impl Attributes {
    /// The attributes of an element.
    ///
    /// # Errors
    /// Too many; one that appears twice or can't be read.
    pub fn read(start: &BytesStart) -> Result<Self, Message> {
        let mut read = Self::default();
        for attribute in start.attributes() {
            if read.0.len() >= ATTRIBUTES {
                return Err(Message::new("tiled-attributes").with("most", ATTRIBUTES));
            }
            let attribute = attribute.map_err(|error| unreadable(&error.to_string()))?;
            let value = attribute.normalized_value(XmlVersion::Implicit1_0);
            let value = value.map_err(|error| unreadable(&error.to_string()))?;
            let key = attribute.key.local_name().into_inner().to_owned();
            // To the parser, names that differ only in their prefix are the same.
            if read.get(&key).is_some() {
                return Err(unreadable(&format!("duplicated attribute {}", quote(&key))));
            }
            read.0.push((key, value.into_owned()));
        }
        Ok(read)
    }

    /// The value of an attribute.
    pub fn get(&self, key: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == key).map(|(_, value)| value.as_str())
    }

    /// The whole number that an attribute is.
    pub fn whole(&self, key: &str) -> Option<i64> {
        self.get(key)?.parse().ok()
    }

    /// All of them, in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(key, value)| (key.as_str(), value.as_str()))
    }

    /// Checks the attributes of an element of this name.
    ///
    /// # Errors
    /// The first one that is missing or isn't what the parser expects, and what would be right.
    pub fn check(&self, element: &str) -> Result<(), Message> {
        for (_, keys) in NEEDED.iter().filter(|(name, _)| *name == element) {
            keys.iter().try_for_each(|key| self.need(key).map(drop))?;
        }
        for (_, keys, value) in VALUES.iter().filter(|(names, ..)| names.contains(&element)) {
            for key in *keys {
                self.get(key).map_or(Ok(()), |given| value.check(key, given))?;
            }
        }
        if matches!(element, "property" | "item") { self.check_property() } else { Ok(()) }
    }

    /// An attribute that must be there.
    ///
    /// # Errors
    /// If it isn't.
    pub fn need(&self, key: &str) -> Result<&str, Message> {
        self.get(key).ok_or_else(|| Message::new("tiled-missing").with("what", key))
    }

    /// The value of a property is what its type says.
    fn check_property(&self) -> Result<(), Message> {
        let Some(given) = self.get("value") else { return Ok(()) };
        let name = self.get("name").unwrap_or("value");
        let value = match (self.get("type"), name) {
            (Some("int"), _) if given.parse::<i32>().is_ok() => return Ok(()),
            // Too large for a number is too large for what the game makes of it.
            (Some("int"), "top") => Value::Whole(0, crate::data::monkeys::level::HIGHEST_TOP),
            (Some("int"), "soil") => Value::Whole(0, 9),
            (Some("int"), _) => SIGNED,
            (Some("float"), _) => Value::Number,
            (Some("bool"), _) => Value::Word(&["true", "false"]),
            (Some("color"), _) => Value::Color,
            (Some("object"), _) => UNSIGNED,
            _ => return Ok(()),
        };
        value.check(name, given)
    }
}

impl Value {
    fn check(self, key: &str, given: &str) -> Result<(), Message> {
        if self.fits(given) { Ok(()) } else { Err(self.wrong(key, given)) }
    }

    fn fits(self, given: &str) -> bool {
        match self {
            Self::Whole(least, most) => is_whole(given, least, most),
            Self::Pixels => given.parse::<f32>().is_ok_and(|pixels| pixels.abs() <= FARTHEST as f32),
            Self::Number => is_number(given),
            Self::Color => is_color(given),
            Self::Word(words) => words.contains(&given),
            Self::Points => given.split(' ').all(is_point),
        }
    }

    /// What is wrong with a value that doesn't fit, and what would be right.
    fn wrong(self, key: &str, given: &str) -> Message {
        match self {
            Self::Whole(least, most) => wrong_number(key, given, least, most),
            Self::Pixels => wrong_number(key, given, -FARTHEST, FARTHEST),
            Self::Number => wrong("tiled-not-number", key, given),
            Self::Color => wrong("tiled-color", key, given),
            Self::Word(words) => wrong("tiled-word", key, given).with("known", words.join(", ")),
            Self::Points => {
                let (place, point) =
                    given.split(' ').enumerate().find(|(_, point)| !is_point(point)).unwrap_or((0, given));
                wrong("tiled-point", key, point).with("place", place + 1)
            }
        }
    }
}

/// Whether the parser reads a number without a sign where there can't be one.
fn is_whole(given: &str, least: i64, most: i64) -> bool {
    let signed = least >= 0 && given.starts_with('-');
    !signed && given.parse::<i64>().is_ok_and(|number| (least..=most).contains(&number))
}

fn is_number(given: &str) -> bool {
    given.parse::<f32>().is_ok_and(f32::is_finite)
}

fn is_color(given: &str) -> bool {
    let digits = given.strip_prefix('#').unwrap_or(given);
    matches!(digits.len(), 6 | 8) && digits.bytes().all(|digit| digit.is_ascii_hexdigit())
}

/// Whether a corner of a polygon is two numbers.
fn is_point(point: &str) -> bool {
    point.split_once(',').is_some_and(|(x, y)| is_number(x) && is_number(y))
}

/// The error for a number that isn't in its range.
pub fn wrong_number(key: &str, given: &str, least: i64, most: i64) -> Message {
    let what = wrong(if least == most { "tiled-number-one" } else { "tiled-number" }, key, given);
    what.with("least", least.to_string()).with("most", most.to_string())
}

fn wrong(what: &'static str, key: &str, given: &str) -> Message {
    Message::new(what).with("what", quote(key)).with("given", quote(given))
}

/// The error for something that isn't XML.
pub fn unreadable(why: &str) -> Message {
    Message::new("tiled-unreadable").with("why", quote(why))
}
