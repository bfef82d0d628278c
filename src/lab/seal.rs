//! The checksum of a table, inside the table: sixteen digits among the key-value pairs of the file's footer, over all
//! other bytes of the file. A flipped bit anywhere is noticed before anything from the file is used.

use parquet::file::metadata::KeyValue;
use std::{
    fs::File,
    io::{self, Read, Seek, SeekFrom, Write},
};
use xxhash_rust::xxh3::Xxh3;

/// The key under which a table holds its checksum.
pub const KEY: &str = "monkeys.check";

/// Digits of a checksum.
const DIGITS: usize = 16;

/// The placeholder while the checksum is computed.
const BLANK: [u8; DIGITS] = [b'0'; DIGITS];

/// The bytes between the key and the digits in the footer: the next field of the pair is a text of sixteen bytes.
const BETWEEN: [u8; 2] = [0x18, DIGITS as u8];

/// The last bytes of a table: the length of its footer, and a mark.
const TAIL: u64 = 8;

/// The largest footer that is read: it contains the plan, with the text of every file that the plan names.
const FOOTER: u64 = 96 * 1024 * 1024;

/// The pair in a table before it is sealed.
pub fn blank() -> KeyValue {
    KeyValue::new(KEY.to_owned(), String::from_utf8_lossy(&BLANK).into_owned())
}

/// Writes the checksum into a finished table.
///
/// # Errors
/// If the file can't be read or written.
pub fn seal(file: &mut File) -> io::Result<()> {
    let place = place(file)?.ok_or(io::ErrorKind::InvalidData)?;
    let digits = digits(file, place)?;
    file.seek(SeekFrom::Start(place))?;
    file.write_all(&digits)
}

/// Whether a table is unchanged since it was sealed. Leaves the file at its start.
///
/// # Errors
/// If the file can't be read.
pub fn holds(file: &mut File) -> io::Result<bool> {
    let Some(place) = place(file)? else { return Ok(false) };
    let mut said = BLANK;
    file.seek(SeekFrom::Start(place))?;
    file.read_exact(&mut said)?;
    let found = digits(file, place)?;
    file.rewind()?;
    Ok(said == found)
}

/// Whether a table has been sealed at all; checking that it is unchanged requires reading all of it.
///
/// # Errors
/// If the file can't be read.
pub fn is_there(file: &mut File) -> io::Result<bool> {
    place(file).map(|place| place.is_some())
}

/// The position of a table's digits; none if it has none.
fn place(file: &mut File) -> io::Result<Option<u64>> {
    let size = file.metadata()?.len();
    let Some(end) = size.checked_sub(TAIL) else { return Ok(None) };
    let mut length = [0; 4];
    file.seek(SeekFrom::Start(end))?;
    file.read_exact(&mut length)?;
    let length = u64::from(u32::from_le_bytes(length));
    if length > end.min(FOOTER) {
        return Ok(None);
    }
    let mut footer = vec![0; length as usize];
    file.seek(SeekFrom::Start(end - length))?;
    file.read_exact(&mut footer)?;
    let key: Vec<u8> = KEY.bytes().chain(BETWEEN).collect();
    let at = footer.windows(key.len() + DIGITS).rposition(|bytes| bytes.starts_with(&key));
    Ok(at.map(|at| end - length + (at + key.len()) as u64))
}

/// The checksum over a file with the digits at a position blanked.
fn digits(file: &mut File, place: u64) -> io::Result<[u8; DIGITS]> {
    let mut hasher = Xxh3::new();
    file.rewind()?;
    take(&mut hasher, &mut Read::by_ref(file).take(place))?;
    hasher.update(&BLANK);
    file.seek(SeekFrom::Start(place + DIGITS as u64))?;
    take(&mut hasher, file)?;
    let text = format!("{:016x}", hasher.digest());
    Ok(text.as_bytes().try_into().expect("sixteen digits"))
}

fn take(hasher: &mut Xxh3, bytes: &mut impl Read) -> io::Result<()> {
    let mut block = vec![0; 64 * 1024];
    loop {
        match bytes.read(&mut block)? {
            0 => return Ok(()),
            read => hasher.update(&block[..read]),
        }
    }
}
