//! What scripted opponents say: at most one line in each of their own turns, about what both players can see, and a
//! final one when the battle is over. Nothing here gives an order or rolls a die of the battle.
//!
//! ```text
//! facts, figures -> Situation (plain numbers) -> Occasion -> one line of the personality's voice
//! the book          situation                    situation   mod
//! ```

mod chapter;
mod situation;

pub use chapter::{Chapter, begun_by, seen};
pub use situation::Situation;

use super::book::{Character, Mind};
use crate::data::persona::{Occasion, Voice};
use crate::dice::Stream;
use crate::engine::{
    BattleLog,
    fact::{Fact, What},
};
use crate::force::Side;
use crate::words::say;
use bevy_ecs::world::World;
use std::{
    fmt::{self, Debug},
    sync::Arc,
};

/// The speaker for a side.
#[derive(Clone, Debug)]
pub struct Speaker {
    character: Arc<dyn Speaks>,
    /// The seed of its random choices.
    seed: u64,
}

impl Speaker {
    /// A personality of a book.
    pub fn of<B: Mind>(persona: Arc<B::Persona>, seed: u64) -> Self {
        Self { character: Arc::new(Of::<B>(persona)), seed }
    }

    /// The step at the start of a turn of its book.
    pub fn turn(&self) -> &'static str {
        self.character.turn()
    }

    /// Whether the turns of its book belong to both sides.
    pub fn shares_turns(&self) -> bool {
        self.character.shares_turns()
    }
}

/// The speaking part of a personality of any book.
trait Speaks: Debug + Send + Sync {
    fn turn(&self) -> &'static str;
    fn shares_turns(&self) -> bool;
    fn name(&self) -> &str;
    fn voice(&self) -> Option<&Voice>;
    fn situation(&self, world: &World, chapter: Chapter) -> Option<Situation>;
}

/// A personality of a book.
struct Of<B: Mind>(Arc<B::Persona>);

impl<B: Mind> Debug for Of<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.name())
    }
}

impl<B: Mind> Speaks for Of<B> {
    fn turn(&self) -> &'static str {
        B::TURN
    }

    fn shares_turns(&self) -> bool {
        B::SHARED_TURNS
    }

    fn name(&self) -> &str {
        self.0.name()
    }

    fn voice(&self) -> Option<&Voice> {
        self.0.voice()
    }

    fn situation(&self, world: &World, chapter: Chapter) -> Option<Situation> {
        B::situation(B::view(world), chapter, &self.0)
    }
}

/// One spoken line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Speech {
    /// The speaker's side.
    pub side: Side,
    /// The name of its personality.
    pub name: String,
    /// The number of the fact that the turn started with; of the last fact if the battle is over.
    pub turn: u32,
    /// The number of the fact that it follows.
    pub fact: u32,
    /// The occasion.
    pub occasion: Occasion,
    /// The line.
    pub words: String,
}

impl Speech {
    /// The line with the speaker's name.
    pub fn line(&self) -> String {
        say("says-line", &[("name", self.name.clone().into()), ("words", self.words.clone().into())])
    }
}

/// Lets the speakers comment after an order, given what they said before. Call it after each order.
pub fn listen(world: &World, speakers: &[Option<Speaker>; 2], said: &mut Vec<Speech>) {
    let facts = world.resource::<BattleLog>().facts();
    let Some(order) = facts.iter().rposition(|fact| matches!(fact.what, What::Ordered { .. })) else { return };
    if let Some(over) = facts[order..].iter().find(|fact| matches!(fact.what, What::Over { .. })) {
        return last_words(over, speakers, said);
    }
    let Some(one) = speakers.iter().flatten().next() else { return };
    let Some(chapter) = Chapter::around(facts, order, one.turn()) else { return };
    if one.shares_turns() {
        Side::BOTH.into_iter().for_each(|side| listen_to(world, chapter.shared_by(side), order, speakers, said));
    } else {
        listen_to(world, chapter, order, speakers, said);
    }
}

/// Lets the speaker of a turn's side comment after an order in it.
fn listen_to(world: &World, chapter: Chapter, order: usize, speakers: &[Option<Speaker>; 2], said: &mut Vec<Speech>) {
    let Some(speaker) = &speakers[chapter.side.index()] else { return };
    let turn = chapter.facts[0].number;
    if said.iter().any(|speech| (speech.side, speech.turn) == (chapter.side, turn)) {
        return;
    }
    let Some(situation) = speaker.character.situation(world, chapter) else { return };
    let last = said.iter().rev().find(|speech| speech.side == chapter.side);
    let Some(occasion) = situation.occasion(last.map(|speech| speech.occasion)) else { return };
    // First words that waited for the end of the turn come after everything in it.
    let waited = occasion == Occasion::Opening && chapter.ends;
    let fact = if is_of_the_order(occasion) && !waited { order as u32 } else { turn + chapter.facts.len() as u32 - 1 };
    speak(speaker, chapter.side, (turn, fact), occasion, said);
}

/// Whether a line belongs to the order just given, before its results.
const fn is_of_the_order(occasion: Occasion) -> bool {
    matches!(occasion, Occasion::Charge | Occasion::Opening | Occasion::Bereaved | Occasion::Pinned)
}

/// The winner and the loser comment; a draw gets no comment.
fn last_words(over: &Fact, speakers: &[Option<Speaker>; 2], said: &mut Vec<Speech>) {
    let What::Over { winner: Some(winner), .. } = over.what else { return };
    for side in Side::BOTH {
        let occasion = if side == winner { Occasion::Won } else { Occasion::Lost };
        let has_spoken = said.iter().any(|speech| (speech.side, speech.turn) == (side, over.number));
        if let Some(speaker) = speakers[side.index()].as_ref().filter(|_| !has_spoken) {
            speak(speaker, side, (over.number, over.number), occasion, said);
        }
    }
}

/// Says one of the least used lines, never the previous one again.
fn speak(speaker: &Speaker, side: Side, (turn, fact): (u32, u32), occasion: Occasion, said: &mut Vec<Speech>) {
    let own: Vec<&str> = said.iter().filter(|speech| speech.side == side).map(|speech| speech.words.as_str()).collect();
    let Some(voice) = speaker.character.voice() else { return };
    let mut lines = voice.lines(occasion);
    lines.retain(|line| own.last() != Some(&line.as_str()));
    let times = |line: &String| own.iter().filter(|words| *words == line).count();
    let least = lines.iter().map(times).min();
    lines.retain(|line| Some(times(line)) == least);
    let mut stream = Stream::new(speaker.seed.wrapping_add(turn.into()), "speech");
    if let Some(words) = stream.pick(&lines).cloned() {
        said.push(Speech { side, name: speaker.character.name().to_owned(), turn, fact, occasion, words });
    }
}
