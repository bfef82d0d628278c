//! The pages of a table, looked at before its reader unpacks them. A page says in its header how large it is unpacked, and
//! how many values it has; the reader takes room for that before it looks at the page.

use parquet::file::metadata::{ColumnChunkMetaData, ParquetMetaData};
use std::{
    fs::File,
    io::{self, Read, Seek, SeekFrom},
};

/// Bytes that a page may have, unpacked. The writer ends a page at 1 MiB and the rows that it is at.
const PAGE: i64 = 4 * 1024 * 1024;

/// Bytes that the different values of a column may have. Each of them may be in every row of a batch.
const DICTIONARY: i64 = 128 * 1024;

/// Bytes of a header that are read: our writer puts nothing but numbers into it.
const HEADER: u64 = 1024;

/// How a header's fields say what they are: a number, yes and no, a text, a part with fields of its own.
const NUMBERS: [u8; 3] = [4, 5, 6];
const FLAGS: [u8; 2] = [1, 2];
const TEXT: u8 = 8;
const PART: u8 = 12;

/// Kinds of pages: data, and the different values that data points to.
const DATA: i64 = 0;
const VALUES: i64 = 2;

/// Ways to store values that our writer knows: as they are, and as places among the different ones.
const ENCODINGS: [i64; 4] = [0, 2, 3, 8];

/// Whether all pages of a table are as small as those of our writer, which puts at most so many rows together.
///
/// # Errors
/// If the file can't be read.
pub fn are_small(file: &mut File, about: &ParquetMetaData, rows: i64) -> io::Result<bool> {
    for column in about.row_groups().iter().flat_map(|group| group.columns()) {
        if !are_small_in(file, column, rows)? {
            return Ok(false);
        }
    }
    Ok(true)
}

fn are_small_in(file: &mut File, column: &ColumnChunkMetaData, rows: i64) -> io::Result<bool> {
    let (mut place, length) = column.byte_range();
    let end = place.saturating_add(length);
    while place < end {
        let mut bytes = Vec::new();
        file.seek(SeekFrom::Start(place))?;
        file.take(HEADER).read_to_end(&mut bytes)?;
        let Some(header) = Header::read(&bytes).filter(|header| header.is_small(rows)) else { return Ok(false) };
        place += header.length + header.packed;
    }
    Ok(place == end)
}

/// What the header of a page says.
#[derive(Debug, Default)]
struct Header {
    kind: i64,
    unpacked: i64,
    packed: u64,
    values: i64,
    encoding: i64,
    /// Its own bytes.
    length: u64,
}

impl Header {
    fn read(bytes: &[u8]) -> Option<Self> {
        let mut header = Self { encoding: -1, ..Self::default() };
        let mut left = bytes;
        part(&mut left, &[], &mut |path, value| match path {
            [1] => header.kind = value,
            [2] => header.unpacked = value,
            // Less than nothing is more than any file has.
            [3] => header.packed = u64::from(u32::try_from(value).unwrap_or(u32::MAX)),
            [5 | 7, 1] => header.values = value,
            [5 | 7, 2] => header.encoding = value,
            _ => {}
        })?;
        header.length = (bytes.len() - left.len()) as u64;
        Some(header)
    }

    fn is_small(&self, rows: i64) -> bool {
        let most = match self.kind {
            DATA => PAGE,
            VALUES => DICTIONARY,
            _ => return false,
        };
        let sized = (0..=most).contains(&self.unpacked) && (0..=rows).contains(&self.values);
        sized && ENCODINGS.contains(&self.encoding)
    }
}

/// Reads the fields of a part of a header in Thrift's compact form, and says the numbers among them by their paths; none
/// if the bytes are something else.
fn part(left: &mut &[u8], path: &[i16], say: &mut impl FnMut(&[i16], i64)) -> Option<()> {
    let mut id = 0_i16;
    loop {
        let byte = next(left)?;
        let (step, kind) = (byte >> 4, byte & 15);
        if kind == 0 {
            return Some(());
        }
        id = match step {
            0 => i16::try_from(signed(number(left)?)).ok()?,
            step => id.checked_add(i16::from(step))?,
        };
        let path = [path, &[id]].concat();
        match kind {
            kind if NUMBERS.contains(&kind) => say(&path, signed(number(left)?)),
            kind if FLAGS.contains(&kind) => {}
            TEXT => *left = left.get(usize::try_from(number(left)?).ok()?..)?,
            PART if path.len() < 4 => part(left, &path, say)?,
            _ => return None,
        }
    }
}

fn next(left: &mut &[u8]) -> Option<u8> {
    let (first, rest) = left.split_first()?;
    *left = rest;
    Some(*first)
}

/// A number in groups of seven bits, the lowest first.
fn number(left: &mut &[u8]) -> Option<u64> {
    let mut value = 0;
    for group in 0..10 {
        let byte = next(left)?;
        value |= u64::from(byte & 127).checked_shl(7 * group)?;
        if byte < 128 {
            return Some(value);
        }
    }
    None
}

/// A number whose lowest bit is its sign.
const fn signed(value: u64) -> i64 {
    (value >> 1) as i64 ^ -((value & 1) as i64)
}
