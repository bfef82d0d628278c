//! The tiles of one layer: unpacked within bounds, counted, and written as plain numbers.

use crate::data::quote;
use crate::words::Message;
use base64::{Engine, engine::general_purpose::STANDARD};
use std::io::Read;

/// How a layer's tiles are written.
#[derive(Debug, Default)]
pub struct Encoding {
    /// `csv` or `base64`.
    pub encoding: Option<String>,
    /// `zlib` or `gzip`.
    pub compression: Option<String>,
}

impl Encoding {
    /// The tiles as numbers with commas between them, `count` of them.
    ///
    /// # Errors
    /// What is not read; a tile missing or too many.
    pub fn csv(&self, text: &str, count: usize) -> Result<String, Message> {
        let compression = self.compression.as_deref().filter(|name| !name.is_empty());
        let tiles = match (self.encoding.as_deref(), compression) {
            (Some("csv"), None) => numbers(text, count)?,
            (Some("base64"), None) => words(&bytes(text, count)?, count)?,
            (Some("base64"), Some("zlib")) => {
                let packed = bytes(text, count)?;
                words(&unpacked(flate2::bufread::ZlibDecoder::new(&packed[..]), count)?, count)?
            }
            (Some("base64"), Some("gzip")) => {
                let packed = bytes(text, count)?;
                words(&unpacked(flate2::bufread::GzDecoder::new(&packed[..]), count)?, count)?
            }
            _ => return Err(Message::new("tiled-encoding")),
        };
        let tiles: Vec<String> = tiles.iter().map(u32::to_string).collect();
        Ok(tiles.join(","))
    }
}

fn numbers(text: &str, count: usize) -> Result<Vec<u32>, Message> {
    let mut tiles = Vec::with_capacity(count);
    for number in text.split(',') {
        if tiles.len() == count {
            return Err(wrong_count(text.split(',').count(), count));
        }
        let number = number.trim();
        tiles.push(number.parse().map_err(|_| Message::new("tiled-tile").with("given", quote(number)))?);
    }
    if tiles.len() == count { Ok(tiles) } else { Err(wrong_count(tiles.len(), count)) }
}

fn bytes(text: &str, count: usize) -> Result<Vec<u8>, Message> {
    let text: String = text.split_whitespace().collect();
    // What does not shrink when it is packed grows a little; far beyond that nothing is unpacked.
    if text.len() > 16 * count + 1024 {
        return Err(wrong_count(text.len() / 6, count));
    }
    STANDARD.decode(text).map_err(|error| Message::new("tiled-unreadable").with("why", error.to_string()))
}

/// What is packed, up to one byte more than belongs there: a small file may unpack to gigabytes.
fn unpacked(packed: impl Read, count: usize) -> Result<Vec<u8>, Message> {
    let mut bytes = Vec::with_capacity(4 * count);
    let read = packed.take(4 * count as u64 + 1).read_to_end(&mut bytes);
    read.map_err(|error| Message::new("tiled-unreadable").with("why", error.to_string()))?;
    Ok(bytes)
}

fn words(bytes: &[u8], count: usize) -> Result<Vec<u32>, Message> {
    if bytes.len() != 4 * count {
        return Err(wrong_count(bytes.len().div_ceil(4), count));
    }
    Ok(bytes
        .chunks_exact(4)
        .map(|four| four.iter().rev().fold(0, |number, byte| number << 8 | u32::from(*byte)))
        .collect())
}

/// The fault of a layer with too few tiles or too many.
pub fn wrong_count(given: usize, count: usize) -> Message {
    Message::new("tiled-count").with("given", given.to_string()).with("count", count.to_string())
}
