//! What a script does, and what it expects.

use super::event::{Ending, Event};
use crate::data::book::Files;
use crate::engine::fact::Who;
use crate::force::{PieceId, Side, UnitId, squad::Pile, vehicle::Seat};
use crate::rules::First;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;

/// One step of a script.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(bound = "")]
pub enum Step<B: Files = First> {
    /// This order is given and accepted.
    Do(B::Order),
    /// This order would be accepted; it is not given.
    Allow(B::Order),
    /// This order is refused: by this rule, or because of its `window`, `unit`, `piece` or `platoon`; for any reason if
    /// none is given.
    Refuse(B::Order, #[serde(default)] Option<String>),
    /// This window is open for this side, and these units can answer if they are listed.
    Await(Side, Word, #[serde(default)] Option<Vec<UnitId>>),
    /// The last order caused these facts, in this order; others may come between them.
    See(Vec<Event>),
    /// The last order caused none of these facts.
    Never(Vec<Event>),
    /// A unit or a primate is in exactly these states.
    State(Who, Vec<B::State>),
    /// A primate is on this cell.
    Place(PieceId, (i16, i16)),
    /// A primate is riding in this vehicle in this seat.
    Aboard(PieceId, PieceId, Seat),
    /// A primate is in this pile.
    Pile(PieceId, Pile),
    /// A primate leads this unit.
    Leads(UnitId, PieceId),
    /// A unit has this many actions left.
    Actions(UnitId, u8),
    /// The board looks like this board of tokens; primates that aren't on it have left the board.
    Board(Vec<String>),
    /// This many dice have been rolled since the start of the script.
    Dice(u64),
    /// The battle is over.
    Over(Ending),
}

impl<B: Files> Step<B> {
    /// Its name in files.
    pub const fn name(&self) -> &'static str {
        match self {
            Step::Do(_) => "Do",
            Step::Allow(_) => "Allow",
            Step::Refuse(..) => "Refuse",
            Step::Await(..) => "Await",
            Step::See(_) => "See",
            Step::Never(_) => "Never",
            Step::State(..) => "State",
            Step::Place(..) => "Place",
            Step::Aboard(..) => "Aboard",
            Step::Pile(..) => "Pile",
            Step::Leads(..) => "Leads",
            Step::Actions(..) => "Actions",
            Step::Board(_) => "Board",
            Step::Dice(_) => "Dice",
            Step::Over(_) => "Over",
        }
    }
}

/// A bare word such as the name of a window: `Watch`, without quotes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word(pub String);

impl Serialize for Word {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Word {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_enum("Word", &[], BareWord)
    }
}

struct BareWord;

impl<'de> de::Visitor<'de> for BareWord {
    type Value = Word;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a bare word such as Act")
    }

    fn visit_enum<A: de::EnumAccess<'de>>(self, word: A) -> Result<Word, A::Error> {
        let (Letters(letters), rest) = word.variant()?;
        de::VariantAccess::unit_variant(rest)?;
        Ok(Word(letters))
    }
}

/// The letters of a bare word.
struct Letters(String);

impl<'de> Deserialize<'de> for Letters {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_identifier(LettersVisitor)
    }
}

struct LettersVisitor;

impl de::Visitor<'_> for LettersVisitor {
    type Value = Letters;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a bare word such as Act")
    }

    fn visit_str<E: de::Error>(self, letters: &str) -> Result<Letters, E> {
        Ok(Letters(letters.to_owned()))
    }
}
