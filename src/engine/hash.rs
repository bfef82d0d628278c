//! A hash that is the same on every machine and in every build.

use std::hash::Hasher;
use xxhash_rust::xxh3::Xxh3;

/// A hasher that gives the same value on every machine: all numbers go in as little-endian, sizes as 64 bits.
pub struct StableHasher(Xxh3);

impl StableHasher {
    /// A hasher that continues from an earlier hash.
    pub fn after(hash: u64) -> Self {
        Self(Xxh3::with_seed(hash))
    }

    /// A fresh hasher.
    pub fn new() -> Self {
        Self(Xxh3::new())
    }
}

impl Default for StableHasher {
    fn default() -> Self {
        Self::new()
    }
}

impl Hasher for StableHasher {
    fn finish(&self) -> u64 {
        self.0.digest()
    }

    fn write(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    fn write_u16(&mut self, number: u16) {
        self.write(&number.to_le_bytes());
    }

    fn write_u32(&mut self, number: u32) {
        self.write(&number.to_le_bytes());
    }

    fn write_u64(&mut self, number: u64) {
        self.write(&number.to_le_bytes());
    }

    fn write_u128(&mut self, number: u128) {
        self.write(&number.to_le_bytes());
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    fn write_i16(&mut self, number: i16) {
        self.write_u16(number as u16);
    }

    fn write_i32(&mut self, number: i32) {
        self.write_u32(number as u32);
    }

    fn write_i64(&mut self, number: i64) {
        self.write_u64(number as u64);
    }

    fn write_isize(&mut self, number: isize) {
        self.write_u64(number as i64 as u64);
    }
}
