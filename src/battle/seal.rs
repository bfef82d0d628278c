//! The seal of a replay: one hash over everything in the file and over the battle after its last order. Hashes at the
//! ends of turns prove how the battle went; the seal proves names, players, scrap and everything else that doesn't
//! change a fact.

use super::{book::Played, play, replay::Replay};
use crate::data::shape;
use crate::engine::hash::StableHasher;
use bevy_ecs::world::World;
use serde::Serialize;
use std::{fmt, hash::Hasher};

/// Text being hashed.
struct Ink(StableHasher);

impl fmt::Write for Ink {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.write(text.as_bytes());
        Ok(())
    }
}

/// A hash over everything in a value, and over one more number: 16 hexadecimal digits.
pub fn over(value: &impl Serialize, state: u64) -> String {
    let mut ink = Ink(StableHasher::new());
    shape::options().to_writer(&mut ink, value).expect("plain data becomes text");
    ink.0.write_u64(state);
    format!("{:016x}", ink.0.finish())
}

/// The seal of a replay, from a world at the end of its battle: 16 hexadecimal digits.
pub fn seal<B: Played>(replay: &Replay<B>, world: &World) -> String {
    let bare = Replay { seal: String::new(), ..replay.clone() };
    over(&bare, play::state::<B>(world))
}

/// Whether a text has the form of a hash: 16 hexadecimal digits.
pub fn is_hash(text: &str) -> bool {
    text.len() == 16 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}
