//! Replays: saved game, bug report and proof of a battle in a single file.

use super::{
    book::Played,
    play::{begin_again, give_again},
    record::{Record, Start, TurnOrders},
    seal::{is_hash, seal},
    teaching::Teaching,
};
use crate::data::{
    NAME,
    book::{BookName, Files, book_of},
    error::{Fault, LoadError, Place},
    is_name, nearest,
    persona::Strength,
    quote, shape,
};
use crate::dice::Dice;
use crate::engine::{BookOrder, Refusal, Rules, rules::clock};
use crate::force::Side;
use crate::rules::{Book, First};
use crate::words::Message;
use bevy_ecs::world::World;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The player of a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Player {
    /// A person at the table.
    Human,
    /// Random choices, from a stream of their own.
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
        /// The seed of its random choices.
        seed: u64,
    },
}

/// How a recorded battle ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum End {
    /// Not over: a saved game that continues from here.
    Open,
    /// This side won.
    Won(Side),
    /// Nobody won.
    Draw,
}

/// A complete battle as a file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Replay<B: Files = First> {
    /// 1.
    pub format: u32,
    /// The rule book.
    pub book: BookName<B>,
    /// Seed of the dice.
    pub seed: u64,
    /// The version of the rules it was played with.
    pub rules: u32,
    /// Hash of the profiles it was played with, 16 hexadecimal digits.
    pub profiles: String,
    /// The players.
    pub players: (Player, Player),
    /// The complete level, rosters included; none if it started from a script.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup: Option<B::Setup>,
    /// The set-up of the script that it started from, if it did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scene: Option<B::Scene>,
    /// The lesson that it is part of, if any, with the dice that the lesson set.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<Teaching>,
    /// Orders and hashes, turn by turn.
    pub turns: Vec<TurnOrders<B>>,
    /// How it ended.
    pub end: End,
    /// Hash over all of the above and over the battle at its end, 16 hexadecimal digits; none if the file was written
    /// by hand.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub seal: String,
}

/// As written in files.
impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&shape::line(self))
    }
}

/// What was compared when a replay was verified.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Compared {
    /// Turns whose hash matches that of the battle.
    pub turns: usize,
    /// Orders in a turn still in progress, covered only by the seal.
    pub open: usize,
}

/// Most turns in a replay.
const TURNS: usize = 20_000;
/// Most orders in a replay.
const ORDERS: usize = 200_000;
/// Most grounds that are generated or laid in a replay: each costs as much as setting up a whole level.
const GROUNDS: usize = 500;

/// Where a replay doesn't match.
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
    /// The state at a turn's end differs.
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
    /// A turn that has ended has no hash.
    #[error("turn {turn} has no hash at its end, so nothing shows that it was played this way")]
    NoHash {
        /// The turn, from 1.
        turn: usize,
    },
    /// The file has no seal.
    #[error("the file has no seal, so its names, players and set-up can't be compared with anything")]
    NoSeal,
    /// The file says something other than what was sealed.
    #[error(
        "the turns hold, but the seal of the file is {said} and what it says comes to {found}: it has been changed"
    )]
    Seal {
        /// The seal in the file.
        said: String,
        /// The seal found.
        found: String,
    },
    /// The dice of a scene don't last, or show a face that they don't have.
    #[error("turn {turn}: `dice` in `scene` has no more faces, or one that the die rolled here can't show")]
    Dice {
        /// The turn, from 1.
        turn: usize,
    },
    /// The end differs.
    #[error("the file says the battle ended as {said}, it ends as {found}")]
    End {
        /// The end according to the file.
        said: End,
        /// What is found.
        found: End,
    },
}

impl<B: Played> Replay<B> {
    /// The battle in a world, from its record.
    pub fn of(world: &World, players: (Player, Player)) -> Option<Self> {
        let record = world.get_resource::<Record<B>>()?;
        let (setup, scene) = match record.start.clone() {
            Start::Level(setup) => (Some(*setup), None),
            Start::Scene(scene) => (None, Some(*scene)),
        };
        let mut turns = record.turns.clone();
        if turns.last().is_some_and(|turn| turn.orders.is_empty()) {
            turns.pop();
        }
        let mut replay = Self {
            format: 1,
            book: BookName::default(),
            seed: record.seed,
            rules: B::VERSION,
            profiles: format!("{:016x}", B::numbers(world)),
            players,
            setup,
            scene,
            lesson: record.teaching.clone(),
            turns,
            end: end::<B>(world),
            seal: String::new(),
        };
        replay.seal = seal(&replay, world);
        Some(replay)
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
    /// Syntax errors; another version of rules or profiles.
    pub fn read(file: &str, text: &str, numbers: u64) -> Result<Self, LoadError> {
        if let Some(book) = book_of(text).filter(|book| book != B::BOOK) {
            let what = match Book::of(&book) {
                Some(_) => Message::new("replay-book").with("given", quote(&book)).with("ours", B::BOOK),
                None => nearest::unknown("word", &book, &Book::ALL.map(Book::name)),
            };
            return Err(LoadError::single(file, Fault { file: None, place: Place::Path("book".into()), what }));
        }
        let replay: Self = shape::parse(file, text)?;
        let ours = format!("{numbers:016x}");
        if replay.rules != B::VERSION {
            let what = Message::new("replay-rules").with("given", replay.rules as usize);
            return Err(LoadError::single(file, Fault::whole(what.with("ours", B::VERSION as usize))));
        }
        if replay.profiles != ours {
            let what = Message::new("replay-profiles").with("given", quote(&replay.profiles)).with("ours", ours);
            return Err(LoadError::single(file, Fault::whole(what)));
        }
        if replay.setup.is_some() == replay.scene.is_some() {
            return Err(LoadError::single(file, Fault::whole(Message::new("replay-start"))));
        }
        replay.check(file)?;
        Ok(replay)
    }

    /// Checks everything that doesn't require playing: counts, hashes, names, the dice of a lesson.
    pub(crate) fn check(&self, file: &str) -> Result<(), LoadError> {
        let refuse = |path: String, what: Message| {
            Err(LoadError::single(file, Fault { file: None, place: Place::Path(path), what }))
        };
        let many = |given: usize, most: usize| Message::new("data-many").with("given", given).with("most", most);
        let orders = || self.turns.iter().flat_map(|turn| &turn.orders);
        let (given, grounds) = (orders().count(), orders().filter(|order| order.is_laborious()).count());
        if self.turns.len() > TURNS {
            return refuse("turns".into(), many(self.turns.len(), TURNS));
        }
        for (count, most) in [(given, ORDERS), (grounds, GROUNDS)] {
            if count > most {
                return refuse("turns.orders".into(), many(count, most));
            }
        }
        let turns = self.turns.iter().enumerate().map(|(place, turn)| (format!("turns[{place}].hash"), &turn.hash));
        for (path, hash) in turns.chain([("seal".into(), &self.seal)]) {
            if !hash.is_empty() && !is_hash(hash) {
                return refuse(path, Message::new("replay-hash").with("given", quote(hash)));
            }
        }
        for (path, player) in [("players[0]", &self.players.0), ("players[1]", &self.players.1)] {
            if let Player::Opponent { name, .. } = player
                && !is_name(name)
            {
                return refuse(path.into(), Message::new("data-name").with("given", quote(name)).with("most", NAME));
            }
        }
        let taught = (self.seed, self.setup.as_ref());
        self.lesson.as_ref().map_or(Ok(()), |teaching| B::check_lesson(file, teaching, taught, given))
    }

    /// Reads the level that it starts from.
    ///
    /// # Errors
    /// Everything wrong with its set-up, or that it starts from a script.
    pub fn start(&self, file: &str) -> Result<B::Level, LoadError> {
        match &self.setup {
            Some(setup) => B::level_of(setup, file),
            None => Err(LoadError::single(file, Fault::whole(Message::new("replay-of-script")))),
        }
    }

    /// Plays all orders again and compares each turn's hash; the world then contains the battle at its end.
    ///
    /// # Errors
    /// The first place where the battle differs.
    pub fn play(&self, world: &mut World, level: &B::Level) -> Result<(), Divergence> {
        begin_again(world, level, self.seed, self.lesson.as_ref());
        self.play_turns(world)
    }

    /// Compares everything in the file with the battle that it led to: call it after playing, with that world. Returns
    /// what was compared.
    ///
    /// # Errors
    /// What the file doesn't prove, or says differently from what was sealed.
    pub fn verify(&self, world: &World) -> Result<Compared, Divergence> {
        let bare = self.turns.iter().position(|turn| turn.hash.is_empty());
        let open = bare.filter(|place| self.end == End::Open && place + 1 == self.turns.len());
        if let (Some(place), None) = (bare, open) {
            return Err(Divergence::NoHash { turn: place + 1 });
        }
        if self.seal.is_empty() {
            return Err(Divergence::NoSeal);
        }
        let found = seal(self, world);
        if found != self.seal {
            return Err(Divergence::Seal { said: self.seal.clone(), found });
        }
        let orders = open.map_or(0, |place| self.turns[place].orders.len());
        Ok(Compared { turns: self.turns.len() - usize::from(open.is_some()), open: orders })
    }

    /// Gives all orders, turn by turn, in a battle that has started.
    pub(super) fn play_turns(&self, world: &mut World) -> Result<(), Divergence> {
        for (place, turn) in self.turns.iter().enumerate() {
            play_turn(world, place + 1, turn)?;
        }
        let found = end::<B>(world);
        if self.end == found { Ok(()) } else { Err(Divergence::End { said: self.end, found }) }
    }
}

fn play_turn<B: Played>(world: &mut World, number: usize, turn: &TurnOrders<B>) -> Result<(), Divergence> {
    let before = world.resource::<Record<B>>().turns.len();
    for (place, order) in turn.orders.iter().enumerate() {
        give_again(world, order.clone()).map_err(|why| Divergence::Refused {
            turn: number,
            order: place + 1,
            why: why.message().words(),
            rule: why.rule().0,
        })?;
    }
    if world.resource::<Dice>().ran_dry() {
        return Err(Divergence::Dice { turn: number });
    }
    let record = world.resource::<Record<B>>();
    if turn.hash.is_empty() {
        return Ok(());
    }
    if record.turns.len() != before + 1 {
        return Err(Divergence::Turns { turn: number });
    }
    let found = record.turns[before - 1].hash.clone();
    if found == turn.hash { Ok(()) } else { Err(Divergence::Hash { turn: number, said: turn.hash.clone(), found }) }
}

/// The state of the battle in a world, as an end.
pub fn end<B: Rules>(world: &World) -> End {
    match clock::<B>(world).outcome() {
        None => End::Open,
        Some(outcome) => outcome.winner.map_or(End::Draw, End::Won),
    }
}
