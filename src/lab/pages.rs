//! Examines the pages of a table before its reader unpacks them. The header of a page gives its unpacked size and its
//! number of values; the reader allocates memory for that before it looks at the page.

use parquet::file::metadata::{ColumnChunkMetaData, ParquetMetaData};
use std::{
    fs::File,
    io::{self, Read, Seek, SeekFrom},
};

/// Most bytes of an unpacked page. The writer ends a page at 1 MiB plus the current rows.
const PAGE: i64 = 4 * 1024 * 1024;

/// Most bytes of the distinct values of a column. Each of them may be in every row of a batch.
const DICTIONARY: i64 = 128 * 1024;

/// Most bytes of a header that are read: our writer puts only numbers into it.
const HEADER: u64 = 1024;

/// Field types in a header: number, boolean, text, and a struct with its own fields.
const NUMBERS: [u8; 3] = [4, 5, 6];
const FLAGS: [u8; 2] = [1, 2];
const TEXT: u8 = 8;
const PART: u8 = 12;

/// Kinds of pages: data, and the distinct values that data refers to.
const DATA: i64 = 0;
const VALUES: i64 = 2;

/// Encodings used by our writer: plain values, and indices into the distinct ones.
const ENCODINGS: [i64; 4] = [0, 2, 3, 8];

/// Whether all pages of a table are as small as those of our writer, which puts at most this many rows together.
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

/// The contents of a page header.
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
            // A negative size is treated as more than any file has.
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

/// Reads the fields of a struct in a header in Thrift's compact format, and reports its numbers by path; none if the
/// bytes are something else.
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

/// A number in groups of seven bits, lowest first.
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

/// A number with its sign in the lowest bit.
const fn signed(value: u64) -> i64 {
    (value >> 1) as i64 ^ -((value & 1) as i64)
}
