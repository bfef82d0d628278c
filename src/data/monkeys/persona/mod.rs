//! Personalities of the scripted opponent of Monkeys With Guns: how it weighs things.

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

/// The voices of the book in the text files; the first one speaks for personalities that don't name one.
pub const VOICES: [&str; 6] = [PLAIN, "steady", "rush", "watch", "ghost", "drum"];

words! {
    /// The criteria for a candidate. Each input is between 0 and 1000; scrap counts ten per point.
    Consider {
        /// Expected scrap that the attack removes or pins, from exact odds.
        AttackValue,
        /// Expected scrap removed by enemies that see the unit afterwards, or could soon.
        Exposure,
        /// The share of members in cover or out of sight afterwards.
        Cover,
        /// How near the unit gets to what the scenario, or a standing order, wants from it.
        Objective,
        /// Taking what the scenario is about: picking up a crate, or bringing a crate or the unit itself off the board.
        Prize,
        /// How near it is to the rest of its platoon, and all its members inside the leader's sphere.
        Cohesion,
        /// Expected scrap of overwatch fire at enemies that may come into sight.
        WatchedApproach,
        /// Weapons that can fire again after a reload.
        Readiness,
        /// Expected scrap of a charge, from exact odds of close combat, minus its cost.
        ChargeValue,
        /// Being hidden from overwatch, with an ambush to come.
        Hiding,
        /// Fire that pins enemies that a friend can charge next.
        Suppression,
        /// Scrap of the unit itself where enemies see it: expensive units are spared.
        Thrift,
        /// Fire at enemies that others have nearly destroyed already.
        Waste,
        /// Heavier weapons that can fire once they are braced.
        Bracing,
        /// Enemy lines of fire that smoke would cut.
        Screening,
        /// Following a standing order of the level: how near the unit gets to where it is sent.
        Orders,
        /// What is expected to rout with the target's leader when it falls, as a share of the whole target.
        Leaders,
        /// Expected scrap that an attack or a charge removes or pins of enemies that hold what the scenario is about: a
        /// marker, the area to be cleared, a crate.
        Clearing,
        /// Staying where it is.
        Staying,
        /// Scrap of members that it leaves outside the leader's sphere, who go missing at the end of the turn (T-28).
        Missing,
    }
}

words! {
    /// When a line of a personality applies.
    When {
        /// More than half of the candidate's target is pinned.
        TargetPinned,
        /// The unit is in cover, or will be.
        InCover,
        /// The side has lost less scrap than the enemy.
        Ahead,
        /// The side has lost more.
        Behind,
        /// The side attacks in a scenario with roles.
        Attacking,
        /// The side defends in such a scenario.
        Defending,
        /// The later half of the battle, or from round 5 on if it has no end.
        Late,
        /// The side would win if everyone just waited from now on.
        Winning,
        /// It would lose.
        Losing,
        /// The scenario has something to take or hold: a Battle, a Scavenging or a Siege.
        Contest,
        /// There are markers to hold: a Battle.
        Markers,
        /// There are crates to bring to safety: a Scavenging.
        Crates,
    }
}

words! {
    /// The role of a unit of the platoon in this turn.
    Role {
        /// Fires at the enemies that the others move around.
        Fix,
        /// Goes round.
        Flank,
        /// Closes in.
        Assault,
        /// Stays where there is something to hold.
        Hold,
        /// Helps from behind.
        Support,
    }
}

words! {
    /// The unit that gets a role first.
    Pick {
        /// The one with the most and farthest-reaching guns.
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
        /// One with vehicles of its own, the one with the most members first.
        Mounted,
    }
}

words! {
    /// Countable features of a playing style.
    Deed {
        /// Walks, drives or sneaks somewhere.
        Goes,
        /// Walks or drives somewhere, in plain sight.
        Walks,
        /// Sneaks somewhere.
        Sneaks,
        /// Units hidden at the end of one of its own turns.
        Hides,
        /// Attacks.
        Fires,
        /// Goes on overwatch.
        Watches,
        /// Charges.
        Charges,
        /// Enemy scrap removed per scrap lost.
        Trades,
    }
}

/// What distinguishes a personality from the other shipped ones: how often it does something, compared with all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Habit {
    /// More than any other.
    Most(Deed),
    /// Less than the one that does it most, and more than any other.
    Second(Deed),
    /// No more than any other.
    Least(Deed),
}

/// One line of a personality.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weigh {
    /// What is judged.
    pub what: Consider,
    /// Its weight, for or against: -1000 to 1000.
    pub weight: i32,
    /// The meaning of the input.
    pub curve: Curve,
    /// When it applies: if all of these hold; always if there are none.
    pub when: Vec<When>,
}

/// A role of a personality.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// Which.
    pub role: Role,
    /// The unit that gets it.
    pub pick: Pick,
    /// Number of units in a platoon that get it.
    pub count: u8,
    /// Percentages of the weights of criteria, for units with the role.
    pub times: Vec<(Consider, i32)>,
}

/// How an opponent judges: its personality.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Persona {
    /// Shown to players: `Old Steady`.
    pub name: String,
    /// What it is like to play against, in one sentence.
    pub about: String,
    /// What it weighs.
    pub weigh: Vec<Weigh>,
    /// The roles in a platoon, in the order in which they are assigned.
    pub roles: Vec<Part>,
    /// The share of a score, in thousandths, that its own random stream may add.
    pub whim: u32,
    /// Rounds after which it gets impatient, increasingly so with every round. With a limit of rounds, it never does if
    /// waiting wins, and does so two rounds later if waiting leads to a draw; without a limit, two rounds later if it
    /// is ahead.
    pub patience: u16,
    /// The share of the enemy's strength, in percent, below which it leaves a Skirmish without a limit of rounds.
    pub yields: u32,
    /// What distinguishes it from the other shipped ones.
    pub habits: Vec<Habit>,
    /// How it speaks.
    pub voice: Voice,
}

/// The names of the shipped personalities, in order, without the extension.
pub fn names() -> Vec<String> {
    library::opponents()
}

/// A shipped personality by its name without the extension.
///
/// # Errors
/// If there is none with that name.
pub fn shipped(name: &str) -> Result<Arc<Persona>, LoadError> {
    let Some(text) = library::opponent(name) else {
        let names: Vec<String> = names().into_iter().chain(library::sparring()).collect();
        let known: Vec<&str> = names.iter().map(String::as_str).collect();
        return Err(LoadError::single(name, Fault::whole(nearest::unknown("opponent", name, &known))));
    };
    parse(name, text).map(|(persona, _)| Arc::new(persona))
}

/// Reads a personality from a file; if there is no such file, the shipped one with that name.
///
/// # Errors
/// If the file can't be read, its first syntax error, or all content errors.
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
/// Its first syntax error, or all content errors.
pub fn parse(file: &str, text: &str) -> Result<(Persona, Vec<Note>), LoadError> {
    check::check(file, shape::parse_of(Book::Monkeys, file, text)?)
}

impl Consider {
    /// Its name in the text files.
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

/// Its name as text.
impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = format!("role-{}", self.key());
        f.write_str(&Message::new(name).words())
    }
}
