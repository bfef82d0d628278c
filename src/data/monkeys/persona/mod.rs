//! Personalities of the scripted opponent of Monkeys With Guns: what it weighs.

mod check;
mod raw;

use crate::data::{
    error::{Fault, LoadError, Note},
    file, library, nearest,
    persona::{Curve, PLAIN, Voice, words},
    raw::Book,
    shape,
};
use crate::words::Message;
use serde::{Deserialize, Serialize};
use std::{fmt, path::Path, sync::Arc};

/// The voices of the book in the files of words; the first speaks for anyone who names none.
pub const VOICES: [&str; 6] = [PLAIN, "steady", "rush", "watch", "ghost", "drum"];

words! {
    /// What a candidate is judged by. Each input runs from 0 to 1000; scrap is counted at ten a point.
    Consider {
        /// Expected scrap that the attack removes or pins, from exact odds.
        AttackValue,
        /// Expected scrap that enemies remove who see the unit when it is done, or could soon.
        Exposure,
        /// The share of members that stand in cover or out of sight when it is done.
        Cover,
        /// How near the unit comes to what the scenario, or a standing order, wants of it.
        Objective,
        /// Taking what the scenario is about: a crate picked up, a crate or the unit itself brought off the board.
        Prize,
        /// How near it stands to the rest of its platoon, and all of it inside its leader's sphere.
        Cohesion,
        /// Expected scrap of overwatch fire at enemies who may come into sight.
        WatchedApproach,
        /// Weapons that can fire again after a reload.
        Readiness,
        /// Expected scrap of a charge, from exact odds of close combat, above what it costs.
        ChargeValue,
        /// Being hidden from overwatch, with an ambush to come.
        Hiding,
        /// Fire that pins whom a friend can charge next.
        Suppression,
        /// Scrap of the unit itself where enemies see it: the dear ones are spared.
        Thrift,
        /// Fire at whom others have shot to pieces already.
        Waste,
        /// Heavier weapons that can fire once they are braced.
        Bracing,
        /// Enemy lines of fire that smoke would cut.
        Screening,
        /// Doing what a standing order of the level asks: how near the unit comes to where it is sent.
        Orders,
        /// What is expected to go with the target's leader when it falls, as a share of all of the target.
        Leaders,
        /// Expected scrap that an attack or a charge removes or pins of enemies who have in hand what the scenario is about:
        /// a marker, the area to be cleared, a crate.
        Clearing,
        /// Staying where it is.
        Staying,
    }
}

words! {
    /// When a line of a personality counts.
    When {
        /// The target of the candidate is pinned, more than half of it.
        TargetPinned,
        /// The unit stands in cover, or will.
        InCover,
        /// The side has lost less scrap than the enemy.
        Ahead,
        /// The side has lost more.
        Behind,
        /// The side attacks in a scenario that has roles.
        Attacking,
        /// The side defends in one.
        Defending,
        /// The later half of the battle, or from round 5 where it has no end.
        Late,
        /// The side would win if everyone waited from now on.
        Winning,
        /// It would lose.
        Losing,
        /// The scenario has something to take or to hold: a Battle, a Scavenging or a Siege.
        Contest,
        /// There are markers to hold: a Battle.
        Markers,
    }
}

words! {
    /// What a unit of the platoon is for in this turn.
    Role {
        /// Fires at whom the others move round.
        Fix,
        /// Goes round.
        Flank,
        /// Closes in.
        Assault,
        /// Stays on what is to be held.
        Hold,
        /// Helps from behind.
        Support,
    }
}

words! {
    /// Who gets a role first.
    Pick {
        /// The most and the farthest firing guns.
        MostGuns,
        /// The highest Speed.
        Fastest,
        /// The strongest in close combat.
        Strongest,
        /// The least scrap.
        Cheapest,
        /// The most scrap.
        Dearest,
        /// The nearest to what the scenario wants.
        Nearest,
        /// With vehicles of its own, the most members first.
        Mounted,
    }
}

words! {
    /// What can be counted of how somebody plays.
    Deed {
        /// Walks, drives or sneaks somewhere.
        Goes,
        /// Sneaks somewhere.
        Sneaks,
        /// Units that are hidden at the end of a turn of their own.
        Hides,
        /// Attacks.
        Fires,
        /// Goes on overwatch.
        Watches,
        /// Charges.
        Charges,
        /// Enemy scrap removed for each scrap lost.
        Trades,
    }
}

/// What tells a personality from the other shipped ones: of all of them it does this most, or least.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Habit {
    /// More than any other.
    Most(Deed),
    /// No more than any other.
    Least(Deed),
}

/// One line of a personality.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weigh {
    /// What is judged.
    pub what: Consider,
    /// How much it counts, for or against: -1000 to 1000.
    pub weight: i32,
    /// What the input means.
    pub curve: Curve,
    /// When it counts: all of these; always where there is none.
    pub when: Vec<When>,
}

/// A role of a personality.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// Which.
    pub role: Role,
    /// Who gets it.
    pub pick: Pick,
    /// Units of a platoon that get it.
    pub count: u8,
    /// Percent of the weight of a consideration, for units with the role.
    pub times: Vec<(Consider, i32)>,
}

/// How an opponent judges: its character.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Persona {
    /// Shown to players: `Old Steady`.
    pub name: String,
    /// What it is like to play against, in a sentence.
    pub about: String,
    /// What it weighs.
    pub weigh: Vec<Weigh>,
    /// Who is what in a platoon, in the order in which roles are given.
    pub roles: Vec<Part>,
    /// The share of a score, in thousandths, that its own stream of chance may add.
    pub whim: u32,
    /// Rounds after which it grows impatient, more so with every round. Where rounds are counted, it never does if waiting
    /// wins, and does two rounds later if waiting comes to a draw; without a limit, four rounds later if it is ahead.
    pub patience: u16,
    /// The share of the enemy's strength, in percent, below which it leaves a Skirmish without a limit of rounds.
    pub yields: u32,
    /// What tells it from the other shipped ones.
    pub habits: Vec<Habit>,
    /// How it speaks.
    pub voice: Voice,
}

/// The names of the shipped personalities, in order, without the ending.
pub fn names() -> Vec<String> {
    library::opponents()
}

/// A shipped personality by its name without the ending.
///
/// # Errors
/// Where there is none of that name.
pub fn shipped(name: &str) -> Result<Arc<Persona>, LoadError> {
    let Some(text) = library::opponent(name) else {
        let names: Vec<String> = names().into_iter().chain(library::sparring()).collect();
        let known: Vec<&str> = names.iter().map(String::as_str).collect();
        return Err(LoadError::single(name, Fault::whole(nearest::unknown("opponent", name, &known))));
    };
    parse(name, text).map(|(persona, _)| Arc::new(persona))
}

/// Reads a personality from a file; where there is none, the shipped one of that name.
///
/// # Errors
/// Where the file can't be read, its first fault of shape, or all faults of meaning.
pub fn load(path: &Path) -> Result<(Persona, Vec<Note>), LoadError> {
    let name = path.display().to_string();
    match library::opponent(&name) {
        Some(text) if !file::is_there(path) => parse(&name, text),
        _ => parse(&name, &file::read(path)?),
    }
}

/// Reads a personality from text.
///
/// # Errors
/// Its first fault of shape, or all faults of meaning.
pub fn parse(file: &str, text: &str) -> Result<(Persona, Vec<Note>), LoadError> {
    check::check(file, shape::parse_of(Book::Monkeys, file, text)?)
}

impl Consider {
    /// Its name in the files of words.
    pub fn key(self) -> String {
        format!("{self:?}").to_lowercase()
    }
}

impl fmt::Display for Consider {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = format!("consider-{}", self.key());
        f.write_str(&Message::new(name).words())
    }
}

/// Its name in words.
impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = format!("role-{}", self.key());
        f.write_str(&Message::new(name).words())
    }
}
