//! What a personality says: a voice from the text files, or lines of its own, by occasion.

use super::words;
use crate::data::{
    findings::{Findings, Path},
    nearest,
    number::{is_line, within},
};
use crate::rules::Book;
use crate::words::{Message, knows, word};
use serde::{Deserialize, Serialize};

/// Characters of the longest line.
pub const LONGEST: usize = 70;

/// Most lines of its own that a personality may have for an occasion.
pub const MOST: usize = 12;

/// The voice in the text files for personalities that don't name one.
pub const PLAIN: &str = "plain";

words! {
    /// Occasions on which a scripted opponent speaks, in one of its own turns. They are all known to both players.
    Occasion {
        /// Its first turn starts.
        Opening,
        /// Units have come nearer to the enemy or to what the scenario is about.
        Advance,
        /// Units have gone on overwatch.
        Watch,
        /// Units have sneaked.
        Sneak,
        /// Units have fired.
        Fire,
        /// A unit charges.
        Charge,
        /// An enemy unit has lost its leader.
        Leader,
        /// It has lost a leader, or the last member of a unit, since its previous turn.
        Bereaved,
        /// At least half of its primates are pinned.
        Pinned,
        /// It would rather wait, but waiting loses, so it advances.
        Impatient,
        /// The enemy has lost at least twice as many primates.
        Ahead,
        /// It has itself lost at least twice as many.
        Behind,
        /// It has picked up a crate, brought one to safety, or taken a marker.
        Prize,
        /// Its primates leave the board of a Skirmish.
        Leaving,
        /// It has won the battle.
        Won,
        /// It has lost the battle.
        Lost,
    }
}

/// A personality's voice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Voice {
    /// The voice in the text files.
    pub name: String,
    /// Lines of its own, replacing those of the voice.
    pub own: Vec<(Occasion, Vec<String>)>,
}

impl Voice {
    /// One of the book's voices, and lines of its own for known occasions, each once, short enough for a card.
    pub(in crate::data) fn checked(
        findings: &mut Findings,
        root: &Path,
        (name, voices): (String, &[&str]),
        own: Vec<(String, Vec<String>)>,
    ) -> Self {
        if !voices.contains(&name.as_str()) {
            findings.fault(&root.field("voice"), nearest::unknown("voice", &name, voices));
        }
        let mut voice = Self { name, own: Vec::new() };
        let keys: Vec<String> = Occasion::ALL.iter().map(|one| one.key()).collect();
        let known: Vec<&str> = keys.iter().map(String::as_str).collect();
        for (key, lines) in own {
            let path = root.field("lines").key(&key);
            within(findings, &path, lines.len() as i64, 1, MOST as i64);
            for (place, _) in lines.iter().enumerate().filter(|(_, line)| !is_line(line, LONGEST)) {
                findings.fault(&path.at(place), Message::new("opponent-line").with("most", LONGEST));
            }
            let Some(occasion) = Occasion::of_key(&key) else {
                findings.fault(&path, nearest::unknown("occasion", &key, &known));
                continue;
            };
            if voice.own.iter().any(|(other, _)| *other == occasion) {
                findings.fault(&path, Message::new("data-twice").with("given", key.as_str()));
            }
            voice.own.push((occasion, lines));
        }
        voice
    }

    /// Everything it could say on an occasion.
    pub fn lines(&self, occasion: Occasion) -> Vec<String> {
        if let Some((_, own)) = self.own.iter().find(|(of, _)| *of == occasion) {
            return own.clone();
        }
        let (name, key) = (&self.name, occasion.key());
        let all = |id: &dyn Fn(usize) -> String| {
            (1..).map(id).take_while(|id| knows(id)).map(|id| word(&id)).collect::<Vec<_>>()
        };
        // A voice belongs to one book, and the text names of further books start with the book's name.
        let of = |book: Book| all(&|number| format!("{}says-{name}-{key}-{number}", book.prefix()));
        Book::ALL.into_iter().map(of).find(|lines| !lines.is_empty()).unwrap_or_default()
    }
}

impl Occasion {
    /// Its name in files: `opening`.
    pub fn key(self) -> String {
        format!("{self:?}").to_lowercase()
    }

    /// The occasion for a key in a file.
    pub fn of_key(key: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|one| one.key() == key)
    }
}
