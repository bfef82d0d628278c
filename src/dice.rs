//! Randomness: seeded streams of numbers, and the dice.
//!
//! Every draw uses rejection on the raw 32-bit words of the generator, so a change in a library's sampling can never
//! change a replay.

#![deny(clippy::float_arithmetic)]

use bevy_ecs::resource::Resource;
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use xxhash_rust::xxh3::xxh3_128;

/// An endless stream of random numbers for one purpose: dice, terrain, the choices of an opponent.
///
/// Streams with the same seed but different purposes are independent. In files, a stream is its key and the number of
/// words drawn.
#[derive(Debug, Serialize, Deserialize)]
#[serde(from = "Mark", into = "Mark")]
pub struct Stream {
    key: [u8; 32],
    drawn: u64,
    source: ChaCha8Rng,
}

/// What has to be kept to continue a stream later.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Mark {
    key: [u8; 32],
    drawn: u64,
}

impl Stream {
    /// The stream of a seed for one purpose, at its start.
    pub fn new(seed: u64, purpose: &str) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        key[8..16].copy_from_slice(&(purpose.len() as u64).to_le_bytes());
        key[16..].copy_from_slice(&xxh3_128(purpose.as_bytes()).to_le_bytes());
        Self { key, drawn: 0, source: ChaCha8Rng::from_seed(key) }
    }

    /// A number from 0 to `n - 1`, all equally likely; 0 if `n` is 0.
    pub fn below(&mut self, n: u32) -> u32 {
        if n <= 1 {
            return 0;
        }
        let unfair = u32::MAX - u32::MAX % n;
        loop {
            self.drawn += 1;
            let word = self.source.next_u32();
            if word < unfair {
                return word % n;
            }
        }
    }

    /// A number between two bounds, both included; the lower bound if they are in the wrong order.
    pub fn between(&mut self, low: i16, high: i16) -> i16 {
        let width = (high as i32 - low as i32 + 1).max(1) as u32;
        (low as i32 + self.below(width) as i32) as i16
    }

    /// True `percent` times in a hundred.
    pub fn chance(&mut self, percent: u32) -> bool {
        self.below(100) < percent
    }

    /// One of the items; none for an empty list.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len() as u32) as usize)
    }

    /// Puts the items into a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// Words drawn so far.
    pub const fn drawn(&self) -> u64 {
        self.drawn
    }
}

impl Clone for Stream {
    fn clone(&self) -> Self {
        Mark { key: self.key, drawn: self.drawn }.into()
    }
}

impl PartialEq for Stream {
    fn eq(&self, other: &Self) -> bool {
        (self.key, self.drawn) == (other.key, other.drawn)
    }
}

impl Eq for Stream {}

impl Hash for Stream {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.key, self.drawn).hash(state);
    }
}

impl From<Mark> for Stream {
    fn from(mark: Mark) -> Self {
        let mut source = ChaCha8Rng::from_seed(mark.key);
        source.set_word_pos(mark.drawn as u128);
        Self { key: mark.key, drawn: mark.drawn, source }
    }
}

impl From<Stream> for Mark {
    fn from(stream: Stream) -> Self {
        Self { key: stream.key, drawn: stream.drawn }
    }
}

/// The faces of up to three dice rolled together, in the order they fell (1.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<u8>", into = "Vec<u8>")]
pub struct Roll {
    faces: [u8; Roll::MOST],
    count: u8,
}

impl Roll {
    /// No rule rolls more dice than this at once.
    pub const MOST: usize = 3;

    /// A roll with these faces; faces beyond the third are dropped.
    pub fn of(faces: &[u8]) -> Self {
        faces.iter().take(Self::MOST).fold(Self::default(), |mut roll, face| {
            roll.faces[roll.count as usize] = *face;
            roll.count += 1;
            roll
        })
    }

    /// The highest face, 0 without dice.
    pub fn highest(&self) -> u8 {
        self.iter().copied().max().unwrap_or(0)
    }

    /// The lowest face, 0 without dice.
    pub fn lowest(&self) -> u8 {
        self.iter().copied().min().unwrap_or(0)
    }
}

impl Deref for Roll {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.faces[..self.count as usize]
    }
}

impl From<Vec<u8>> for Roll {
    fn from(faces: Vec<u8>) -> Self {
        Self::of(&faces)
    }
}

impl From<Roll> for Vec<u8> {
    fn from(roll: Roll) -> Self {
        roll.to_vec()
    }
}

/// The dice of a battle: rolled from a seed, or set in advance by a test or a script.
#[derive(Resource, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Dice {
    source: Source,
    drawn: u64,
    ran_dry: bool,
}

/// Where the faces come from.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Source {
    Seeded(Stream),
    /// The faces still to come, the next one last.
    Scripted(Vec<u8>),
    /// Faces set in advance on top of fair dice: they come first, with the next one last in the list; then the seed
    /// continues.
    Laid(Vec<u8>, Stream),
}

impl Dice {
    /// Fair dice that always fall the same way for the same seed.
    pub fn seeded(seed: u64) -> Self {
        Self { source: Source::Seeded(Stream::new(seed, "dice")), drawn: 0, ran_dry: false }
    }

    /// Dice that fall as listed, first face first.
    pub fn scripted(mut faces: Vec<u8>) -> Self {
        faces.reverse();
        Self { source: Source::Scripted(faces), drawn: 0, ran_dry: false }
    }

    /// Sets faces in advance on top of fair dice: they come first, in order, and then chance continues as if nothing
    /// had been set. Earlier set faces that haven't been rolled yet are removed; scripted dice keep their script.
    pub fn lay(&mut self, faces: &[u8]) {
        let (Source::Seeded(stream) | Source::Laid(_, stream)) = &self.source else { return };
        let stream = stream.clone();
        let faces: Vec<u8> = faces.iter().rev().copied().collect();
        self.source = if faces.is_empty() { Source::Seeded(stream) } else { Source::Laid(faces, stream) };
    }

    /// Rolls one six-sided die.
    pub fn die(&mut self) -> u8 {
        self.throw(6)
    }

    /// Rolls one die with the given number of sides.
    pub fn throw(&mut self, sides: u8) -> u8 {
        self.drawn += 1;
        let (laid, stream) = match &mut self.source {
            Source::Seeded(stream) => (None, Some(stream)),
            Source::Scripted(faces) => (faces.pop(), None),
            Source::Laid(faces, stream) => (faces.pop(), Some(stream)),
        };
        match (laid.filter(|face| (1..=sides).contains(face)), stream) {
            (Some(face), _) => face,
            (None, Some(stream)) => stream.below(sides.into()) as u8 + 1,
            (None, None) => {
                self.ran_dry = true;
                1
            }
        }
    }

    /// Rolls a pool of dice with the given number of sides.
    pub fn pool(&mut self, count: u16, sides: u8) -> Vec<u8> {
        (0..count).map(|_| self.throw(sides)).collect()
    }

    /// Rolls an open-ended die: as long as it shows at least `again`, it is rolled again, up to `most` dice. Returns
    /// all faces.
    pub fn open(&mut self, sides: u8, again: u8, most: u16) -> Vec<u8> {
        let mut faces = Vec::new();
        while faces.len() < usize::from(most) && faces.last().is_none_or(|face| *face >= again) {
            faces.push(self.throw(sides));
        }
        faces
    }

    /// Rolls up to three dice together.
    pub fn roll(&mut self, count: u8) -> Roll {
        let mut roll = Roll::default();
        for face in roll.faces.iter_mut().take(count as usize) {
            *face = self.die();
            roll.count += 1;
        }
        roll
    }

    /// Dice rolled so far.
    pub const fn drawn(&self) -> u64 {
        self.drawn
    }

    /// Faces set in advance that haven't been rolled yet; 0 for seeded dice.
    pub fn left(&self) -> usize {
        match &self.source {
            Source::Seeded(_) => 0,
            Source::Scripted(faces) | Source::Laid(faces, _) => faces.len(),
        }
    }

    /// Whether scripted dice ran out of faces, or had one that a die with these sides can't show; each missing one
    /// counted as a 1.
    pub const fn ran_dry(&self) -> bool {
        self.ran_dry
    }
}
