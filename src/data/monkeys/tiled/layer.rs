//! The tiles of one layer: unpacked within bounds and counted.

use crate::data::quote;
use crate::words::Message;
use base64::{Engine, engine::general_purpose::STANDARD};
use std::io::Read;

/// The encoding of a layer's tiles.
#[derive(Debug, Default)]
pub struct Encoding {
    /// `csv` or `base64`.
    pub encoding: Option<String>,
    /// `zlib` or `gzip`.
    pub compression: Option<String>,
}

impl Encoding {
    /// The numbers of the tiles, `count` of them.
    ///
    /// # Errors
    /// Unreadable data; missing or extra tiles.
    pub fn tiles(&self, text: &str, count: usize) -> Result<Vec<u32>, Message> {
        let compression = self.compression.as_deref().filter(|name| !name.is_empty());
        match (self.encoding.as_deref(), compression) {
            (Some("csv"), None) => numbers(text, count),
            (Some("base64"), None) => words(&bytes(text)?, count),
            (Some("base64"), Some("zlib")) => {
                let packed = packed(text, count)?;
                unpacked(flate2::bufread::ZlibDecoder::new(&packed[..]), count)
            }
            (Some("base64"), Some("gzip")) => {
                let packed = packed(text, count)?;
                unpacked(flate2::bufread::GzDecoder::new(&packed[..]), count)
            }
            _ => Err(Message::new("tiled-encoding")),
        }
    }
}

/// All are read before they are counted, so that the count is exact; the file's size limits them.
fn numbers(text: &str, count: usize) -> Result<Vec<u32>, Message> {
    if text.trim().is_empty() {
        return Err(wrong_count(0, count));
    }
    let read = |(place, number): (usize, &str)| {
        let wrong = || Message::new("tiled-tile").with("place", place + 1).with("given", quote(number.trim()));
        number.trim().parse().map_err(|_| wrong())
    };
    let tiles: Vec<u32> = text.split(',').enumerate().map(read).collect::<Result<_, _>>()?;
    if tiles.len() == count { Ok(tiles) } else { Err(wrong_count(tiles.len(), count)) }
}

fn bytes(text: &str) -> Result<Vec<u8>, Message> {
    let text: String = text.split_whitespace().collect();
    STANDARD.decode(text).map_err(|error| Message::new("tiled-unreadable").with("why", error.to_string()))
}

/// Incompressible data grows a little when packed; data far larger than that isn't unpacked.
fn packed(text: &str, count: usize) -> Result<Vec<u8>, Message> {
    let (packed, most) = (bytes(text)?, 12 * count + 768);
    if packed.len() > most {
        let what = Message::new("tiled-packed").with("given", packed.len().to_string());
        return Err(what.with("count", count.to_string()).with("most", most.to_string()));
    }
    Ok(packed)
}

/// The tiles in packed data. Unpacking stops as soon as there is clearly too much: a small file may unpack to
/// gigabytes.
fn unpacked(packed: impl Read, count: usize) -> Result<Vec<u32>, Message> {
    let mut bytes = Vec::with_capacity(4 * count);
    let read = packed.take(4 * count as u64 + 1).read_to_end(&mut bytes);
    read.map_err(|error| Message::new("tiled-unreadable").with("why", error.to_string()))?;
    if bytes.len() > 4 * count {
        return Err(wrong_bytes("tiled-bytes-more", bytes.len(), count));
    }
    words(&bytes, count)
}

fn words(bytes: &[u8], count: usize) -> Result<Vec<u32>, Message> {
    if bytes.len() != 4 * count {
        return Err(wrong_bytes("tiled-bytes", bytes.len(), count));
    }
    Ok(bytes
        .chunks_exact(4)
        .map(|four| four.iter().rev().fold(0, |number, byte| number << 8 | u32::from(*byte)))
        .collect())
}

fn wrong_bytes(what: &'static str, given: usize, count: usize) -> Message {
    let what = Message::new(what).with("given", given.to_string());
    what.with("count", count.to_string()).with("need", (4 * count).to_string())
}

/// The error for a layer with too few or too many tiles.
pub fn wrong_count(given: usize, count: usize) -> Message {
    Message::new("tiled-count").with("given", given).with("count", count.to_string())
}
