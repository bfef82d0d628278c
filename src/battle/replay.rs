//! Replays: save, bug report and proof of a battle, in one file.

use super::{
    begin,
    lesson::{self, Teaching},
    record::{Record, Start, TurnOrders},
    submit,
};
use crate::data::{
    error::{Fault, LoadError, Note},
    level::Level,
    persona::Strength,
    script,
    setup::Setup,
    shape,
};
use crate::engine::order::Refusal;
use crate::force::Side;
use crate::rules::{Book, monkeys::door, monkeys::profiles::Profiles};
use crate::words::Message;
use bevy_ecs::world::World;
use serde::{Deserialize, Serialize};
use std::{fmt, sync::Arc};

/// Raised when the same orders no longer give the same facts.
pub const RULES: u32 = 3;

/// Who plays a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Player {
    /// Someone at the table.
    Human,
    /// Choices by chance, from a stream of their own.
    Chance {
        /// The stream's seed.
        seed: u64,
    },
    /// The scripted opponent.
    Opponent {
        /// The name of its personality.
        name: String,
        /// How well it plays.
        strength: Strength,
        /// The seed of what it leaves to chance.
        seed: u64,
    },
}

/// How a recorded battle ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum End {
    /// Not over: a save, goes on from here.
    Open,
    /// This side won.
    Won(Side),
    /// Nobody won.
    Draw,
}

/// A whole battle as a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Replay {
    /// 1.
    pub format: u32,
    /// The rule book.
    pub book: Book,
    /// Seed of the dice.
    pub seed: u64,
    /// The version of the rules it was played by.
    pub rules: u32,
    /// Hash of the profiles it was played with, 16 hexadecimal digits.
    pub profiles: String,
    /// Who played.
    pub players: (Player, Player),
    /// The level whole, rosters folded in; none where it began from a script.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup: Option<Setup>,
    /// The set-up of the script that it began from, if it did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scene: Option<script::Setup>,
    /// The lesson that it is part of, if it is, with the dice that the lesson laid.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<Teaching>,
    /// Orders and hashes, turn by turn.
    pub turns: Vec<TurnOrders>,
    /// How it ended.
    pub end: End,
}

/// As a file has it.
impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&shape::line(self))
    }
}

/// Where a replay does not hold.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Divergence {
    /// An order is refused.
    #[error("turn {turn}, order {order}: {why} ({rule})")]
    Refused {
        /// The turn, from 1.
        turn: usize,
        /// The order in the turn, from 1.
        order: usize,
        /// The reason.
        why: String,
        /// The rule.
        rule: &'static str,
    },
    /// The state at a turn's end is another.
    #[error("turn {turn}: the file says {said}, the battle gives {found}")]
    Hash {
        /// The turn, from 1.
        turn: usize,
        /// The hash in the file.
        said: String,
        /// The hash found.
        found: String,
    },
    /// The file's turns end elsewhere than the battle's.
    #[error("turn {turn}: the file ends it where the battle goes on")]
    Turns {
        /// The turn, from 1.
        turn: usize,
    },
    /// The end is another.
    #[error("the file says the battle ended as {said}, it ends as {found}")]
    End {
        /// What the file says.
        said: End,
        /// What is found.
        found: End,
    },
}

impl Replay {
    /// The battle in a world, from its record.
    pub fn of(world: &World, players: (Player, Player)) -> Option<Self> {
        let record = world.get_resource::<Record>()?;
        let profiles = world.resource::<crate::rules::monkeys::field::Book>().0.hash;
        let (setup, scene) = match record.start.clone() {
            Start::Level(setup) => (Some(*setup), None),
            Start::Scene(scene) => (None, Some(*scene)),
        };
        let mut turns = record.turns.clone();
        if turns.last().is_some_and(|turn| turn.orders.is_empty()) {
            turns.pop();
        }
        Some(Self {
            format: 1,
            book: Book::Monkeys,
            seed: record.seed,
            rules: RULES,
            profiles: format!("{profiles:016x}"),
            players,
            setup,
            scene,
            lesson: record.teaching.clone(),
            turns,
            end: end(world),
        })
    }

    /// The text of the file.
    pub fn text(&self) -> String {
        let pretty = ron::ser::PrettyConfig::new().depth_limit(4).struct_names(false);
        let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
        options.to_string_pretty(self, pretty).expect("plain data becomes text")
    }

    /// Reads the text of a file and checks that this version plays it.
    ///
    /// # Errors
    /// Faults of shape; another version of rules or profiles.
    pub fn parse(file: &str, text: &str, profiles: &Profiles) -> Result<Self, LoadError> {
        let replay: Self = shape::parse(file, text)?;
        let ours = format!("{:016x}", profiles.hash);
        if replay.rules != RULES {
            let what = Message::new("replay-rules").with("given", replay.rules as usize);
            return Err(LoadError::single(file, Fault::whole(what.with("ours", RULES as usize))));
        }
        if replay.profiles != ours {
            let what = Message::new("replay-profiles").with("given", replay.profiles).with("ours", ours);
            return Err(LoadError::single(file, Fault::whole(what)));
        }
        if replay.setup.is_some() == replay.scene.is_some() {
            return Err(LoadError::single(file, Fault::whole(Message::new("replay-start"))));
        }
        Ok(replay)
    }

    /// The level it begins from.
    ///
    /// # Errors
    /// All faults of its setup; that it began from a script.
    pub fn level(&self, file: &str, profiles: Arc<Profiles>) -> Result<(Level, Vec<Note>), LoadError> {
        match &self.setup {
            Some(setup) => setup.level(file, "setup", profiles),
            None => Err(LoadError::single(file, Fault::whole(Message::new("replay-of-script")))),
        }
    }

    /// Plays all orders again and compares each turn's hash; the world then holds the battle at its end.
    ///
    /// # Errors
    /// The first place where the battle is another.
    pub fn play(&self, world: &mut World, level: &Level) -> Result<(), Divergence> {
        match &self.lesson {
            Some(teaching) => lesson::resume(world, level, self.seed, teaching),
            None => begin(world, level, self.seed),
        };
        self.play_turns(world)
    }

    /// Gives all orders, turn by turn, in a battle that has begun.
    pub(super) fn play_turns(&self, world: &mut World) -> Result<(), Divergence> {
        for (place, turn) in self.turns.iter().enumerate() {
            play_turn(world, place + 1, turn)?;
        }
        lesson::lay_again(world);
        let found = end(world);
        if self.end == found { Ok(()) } else { Err(Divergence::End { said: self.end, found }) }
    }
}

fn play_turn(world: &mut World, number: usize, turn: &TurnOrders) -> Result<(), Divergence> {
    let before = world.resource::<Record>().turns.len();
    for (place, order) in turn.orders.iter().enumerate() {
        lesson::lay_again(world);
        submit(world, order.clone()).map_err(|why| Divergence::Refused {
            turn: number,
            order: place + 1,
            why: why.message().words(),
            rule: why.rule().0,
        })?;
    }
    let record = world.resource::<Record>();
    if turn.hash.is_empty() {
        return Ok(());
    }
    if record.turns.len() != before + 1 {
        return Err(Divergence::Turns { turn: number });
    }
    let found = record.turns[before - 1].hash.clone();
    if found == turn.hash { Ok(()) } else { Err(Divergence::Hash { turn: number, said: turn.hash.clone(), found }) }
}

/// How the battle in a world stands.
pub fn end(world: &World) -> End {
    match door::table(world).clock.outcome() {
        None => End::Open,
        Some(outcome) => outcome.winner.map_or(End::Draw, End::Won),
    }
}
