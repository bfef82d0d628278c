//! What a personality says: a voice from the files of words, or lines of its own, by occasion.

use super::Occasion;
use crate::words::{knows, word};

/// Letters of the longest line.
pub const LONGEST: usize = 70;

/// Most lines of its own that a personality may have for an occasion.
pub const MOST: usize = 12;

/// The voices in the files of words; the first speaks for anyone who names none.
pub const VOICES: [&str; 6] = ["plain", "steady", "rush", "watch", "ghost", "drum"];

/// How a personality speaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Voice {
    /// The voice in the files of words.
    pub name: String,
    /// Lines of its own, in place of those of the voice.
    pub own: Vec<(Occasion, Vec<String>)>,
}

impl Voice {
    /// All that it could say on an occasion.
    pub fn lines(&self, occasion: Occasion) -> Vec<String> {
        if let Some((_, own)) = self.own.iter().find(|(of, _)| *of == occasion) {
            return own.clone();
        }
        let id = |number: usize| format!("says-{}-{}-{number}", self.name, occasion.key());
        (1..).map(id).take_while(|id| knows(id)).map(|id| word(&id)).collect()
    }
}

impl Occasion {
    /// Its name in files: `opening`.
    pub fn key(self) -> String {
        format!("{self:?}").to_lowercase()
    }

    /// The occasion of a key in a file.
    pub fn of_key(key: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|one| one.key() == key)
    }
}
