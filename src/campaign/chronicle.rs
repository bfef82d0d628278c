//! The events of a campaign, in order.

mod words;

pub use words::{words, words_with};

use super::state::{SoldierId, TroopId};
use crate::board::{Edge, hex::Hex};
use crate::engine::{hash::StableHasher, order::Rule};
use crate::force::squad::Pile;
use bevy_ecs::{resource::Resource, world::World};
use serde::Serialize;
use std::hash::{Hash, Hasher};

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Event {
    /// A round began.
    Round {
        /// From 1.
        round: u16,
    },
    /// A tribe's turn to move a troop starts.
    Turn {
        /// The tribe.
        tribe: char,
        /// The troop; none before it is designated.
        troop: Option<TroopId>,
    },
    /// The turn of a destroyed troop is skipped.
    Skipped {
        /// The troop.
        troop: TroopId,
    },
    /// A troop has its position in the order of its tribe.
    Designated {
        /// The troop.
        troop: TroopId,
        /// 1 for the First Troop.
        place: u8,
    },
    /// A troop marched to a neighboring hex.
    Marched {
        /// The troop.
        troop: TroopId,
        /// The destination.
        to: Hex,
    },
    /// A tribe now holds a hex.
    Took {
        /// The tribe.
        tribe: char,
        /// What.
        hex: Hex,
    },
    /// A troop fires its guns at another one.
    Shelled {
        /// The firing troop.
        troop: TroopId,
        /// The target.
        at: TroopId,
        /// The occupied squares of the grid with their squads: columns and rows from 1, names of squads.
        grid: Vec<((u8, u8), String)>,
    },
    /// A shell falls.
    Shell {
        /// The troop that fired it.
        troop: TroopId,
        /// The square of the grid it lands on: column and row, from 1.
        square: (u8, u8),
        /// The squad there; none if it hits nobody.
        struck: Option<String>,
        /// The dice of its attack; none if nobody is hit.
        dice: Vec<u8>,
        /// The die that counts.
        face: Option<u8>,
        /// Primates that fall or rout because of it.
        fallen: usize,
        /// Vehicles that it destroys.
        wrecks: usize,
    },
    /// Two troops meet.
    Met {
        /// The entrant.
        entrant: TroopId,
        /// The troop that was there.
        other: TroopId,
        /// Where.
        hex: Hex,
    },
    /// A troop has nobody fit to fight the enemy it meets.
    Unfit {
        /// Which.
        troop: TroopId,
    },
    /// They have fought.
    Fought {
        /// The entrant.
        entrant: TroopId,
        /// The troop that was there.
        other: TroopId,
        /// The winner; none for a draw.
        winner: Option<TroopId>,
        /// How it ended, as the name of a text.
        how: String,
        /// Rounds of the battle.
        rounds: u16,
    },
    /// A casualty rolled for its fate.
    Casualty {
        /// Its troop.
        troop: TroopId,
        /// The primate.
        soldier: SoldierId,
        /// Its name.
        name: String,
        /// Its pile.
        pile: Pile,
        /// The dice; the highest counts.
        dice: Vec<u8>,
        /// Its fate.
        fate: super::casualties::Fate,
    },
    /// Gear of the dead is sold.
    Gear {
        /// The troop that took it.
        troop: TroopId,
        /// For how much.
        scrap: u32,
    },
    /// The winner takes the gear of the dead.
    Taken {
        /// The troop that took it.
        troop: TroopId,
        /// How many things.
        items: usize,
    },
    /// A primate has taken something from its troop's store.
    Equipped {
        /// The troop.
        troop: TroopId,
        /// The primate.
        soldier: SoldierId,
        /// Its name.
        name: String,
        /// What.
        item: String,
    },
    /// Two troops have exchanged platoons.
    Traded {
        /// One.
        troop: TroopId,
        /// The other.
        other: TroopId,
    },
    /// A troop has moved squads or primates within itself.
    Regrouped {
        /// The troop.
        troop: TroopId,
    },
    /// A troop was reinforced.
    Reinforced {
        /// The troop.
        troop: TroopId,
        /// For how much.
        scrap: u32,
    },
    /// No wreck can be repaired, so all of them are sold.
    Unmended {
        /// The troop that took them.
        troop: TroopId,
        /// The reason, as the name of a text.
        why: &'static str,
    },
    /// Ammunition that was bought and fired is gone.
    Spent {
        /// The troop it belonged to.
        troop: TroopId,
        /// What it cost.
        scrap: u32,
    },
    /// A wreck is sold.
    Sold {
        /// The troop that took it.
        troop: TroopId,
        /// What it was.
        vehicle: String,
        /// For how much.
        scrap: u32,
    },
    /// A wreck is repaired.
    Repaired {
        /// The troop that took it.
        troop: TroopId,
        /// What it is.
        vehicle: String,
        /// The unit that has it now.
        unit: String,
        /// For how much.
        scrap: u32,
    },
    /// A vehicle is lost.
    Lost {
        /// The troop it belonged to.
        troop: TroopId,
        /// What it was.
        vehicle: String,
    },
    /// A loser went.
    Retreated {
        /// The troop.
        troop: TroopId,
        /// The destination.
        to: Hex,
    },
    /// A troop is destroyed.
    Destroyed {
        /// Which.
        troop: TroopId,
    },
    /// A tribe's income from its hexes at the end of a round.
    Income {
        /// The tribe.
        tribe: char,
        /// Scrap.
        scrap: u32,
        /// Victory points.
        points: u32,
    },
    /// It is over.
    Over {
        /// The winner; none for a draw.
        winner: Option<char>,
        /// How it ended, as the name of a text.
        how: &'static str,
    },
    /// Crates brought home by a troop are paid for.
    Crates {
        /// The troop that brought them.
        troop: TroopId,
        /// How many.
        crates: usize,
        /// For how much.
        scrap: u32,
    },
    /// The troop that was there sets up at the other edge.
    SetUp {
        /// Which.
        troop: TroopId,
        /// Where.
        edge: Edge,
    },
    /// A vehicle taken over in a battle stays with its new owner.
    Captured {
        /// The troop it belongs to now.
        troop: TroopId,
        /// What it is.
        vehicle: String,
        /// The unit that has it now.
        unit: String,
    },
}

/// An event in the chronicle.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Entry {
    /// The round, 0 before the first.
    pub round: u16,
    /// The rule it follows from.
    pub rule: Rule,
    /// What happened.
    #[serde(flatten)]
    pub event: Event,
}

/// Everything that has happened.
#[derive(Resource, Clone, Debug, Default)]
pub struct Chronicle {
    round: u16,
    entries: Vec<Entry>,
}

impl Chronicle {
    /// All of it, in order.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// A number that is the same if the same things have happened, on every machine.
    pub fn hash(&self) -> u64 {
        let mut hasher = StableHasher::new();
        self.entries.hash(&mut hasher);
        hasher.finish()
    }
}

/// Records what happened, under which rule.
pub(super) fn tell(world: &mut World, rule: &'static str, event: Event) {
    let mut chronicle = world.resource_mut::<Chronicle>();
    if let Event::Round { round } = event {
        chronicle.round = round;
    }
    let entry = Entry { round: chronicle.round, rule: Rule(rule), event };
    chronicle.entries.push(entry);
}
