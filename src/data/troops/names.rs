//! The list of given names, for primates that nobody has named.

use xxhash_rust::xxh3::xxh3_64;

/// Enough names for two platoons on each side in the book with the most primates.
const LIST: &str = include_str!("../../../assets/rosters/names.txt");

/// All names, in their order.
pub fn all() -> Vec<&'static str> {
    LIST.lines().collect()
}

/// The first unused name after this one in the list, or after a place that depends on it if it isn't in the list; this
/// one if all are used.
pub fn next(name: &str, is_used: impl Fn(&str) -> bool) -> String {
    let list = all();
    let place = list.iter().position(|one| *one == name).map(|place| place + 1);
    let start = place.unwrap_or_else(|| (xxh3_64(name.as_bytes()) % list.len() as u64) as usize);
    let mut free = list.iter().cycle().skip(start).take(list.len());
    free.find(|one| !is_used(one)).map_or_else(|| name.to_owned(), |one| (*one).to_owned())
}
