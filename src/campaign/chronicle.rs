//! What has happened in a campaign, in order.

mod words;

pub use words::words;

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
    /// It is a tribe's turn to move a troop.
    Turn {
        /// Whose.
        tribe: char,
        /// Which troop; none before it is designated.
        troop: Option<TroopId>,
    },
    /// The turn of a troop that is destroyed is skipped.
    Skipped {
        /// The troop.
        troop: TroopId,
    },
    /// A troop has its place in the order of its tribe.
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
        /// Where to.
        to: Hex,
    },
    /// A tribe holds a hex now.
    Took {
        /// Who.
        tribe: char,
        /// What.
        hex: Hex,
    },
    /// A troop fires its guns at another one.
    Shelled {
        /// Whose guns.
        troop: TroopId,
        /// At whom.
        at: TroopId,
        /// The squares of the grid where somebody is, and who: columns and rows from 1, names of squads.
        grid: Vec<((u8, u8), String)>,
    },
    /// A shell falls.
    Shell {
        /// The troop that fired it.
        troop: TroopId,
        /// The square of the grid that it falls on: column and row, from 1.
        square: (u8, u8),
        /// The squad that is there; none: it hits nobody.
        struck: Option<String>,
        /// The dice of its attack; none where nobody is hit.
        dice: Vec<u8>,
        /// The die that counts.
        face: Option<u8>,
        /// Primates that fall by it, or rout.
        fallen: usize,
        /// Vehicles that it destroys.
        wrecks: usize,
    },
    /// Two troops meet.
    Met {
        /// The troop that came.
        entrant: TroopId,
        /// The troop that was there.
        other: TroopId,
        /// Where.
        hex: Hex,
    },
    /// A troop has nobody fit to fight whom it meets.
    Unfit {
        /// Which.
        troop: TroopId,
    },
    /// They have fought.
    Fought {
        /// The troop that came.
        entrant: TroopId,
        /// The troop that was there.
        other: TroopId,
        /// The winner; none for a draw.
        winner: Option<TroopId>,
        /// How, as the name of a sentence.
        how: String,
        /// Rounds of the battle.
        rounds: u16,
    },
    /// A casualty rolled for what becomes of it.
    Casualty {
        /// Its troop.
        troop: TroopId,
        /// Who.
        soldier: SoldierId,
        /// Its name.
        name: String,
        /// Its pile.
        pile: Pile,
        /// The dice; the highest counts.
        dice: Vec<u8>,
        /// What becomes of it.
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
    /// A primate has taken something out of its troop's store.
    Equipped {
        /// The troop.
        troop: TroopId,
        /// Who.
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
        /// Who took them.
        troop: TroopId,
        /// Why, as the name of a sentence.
        why: &'static str,
    },
    /// Ammunition that was bought and fired is gone.
    Spent {
        /// Whose it was.
        troop: TroopId,
        /// What it had cost.
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
        /// Whose it was.
        troop: TroopId,
        /// What it was.
        vehicle: String,
    },
    /// A loser went.
    Retreated {
        /// The troop.
        troop: TroopId,
        /// Where to.
        to: Hex,
    },
    /// A troop is no more.
    Destroyed {
        /// Which.
        troop: TroopId,
    },
    /// What a tribe has of its hexes at the end of a round.
    Income {
        /// Who.
        tribe: char,
        /// Scrap.
        scrap: u32,
        /// Victory points.
        points: u32,
    },
    /// It is over.
    Over {
        /// Who won; none for a draw.
        winner: Option<char>,
        /// How, as the name of a sentence.
        how: &'static str,
    },
    /// Crates that a troop has brought home are paid for.
    Crates {
        /// Who brought them.
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
    /// A vehicle that was taken over in a battle stays with who took it.
    Captured {
        /// Whose it is now.
        troop: TroopId,
        /// What it is.
        vehicle: String,
        /// The unit that has it now.
        unit: String,
    },
}

/// An event in its place.
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

/// All that has happened.
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

    /// A number that is the same where the same has happened, on every machine.
    pub fn hash(&self) -> u64 {
        let mut hasher = StableHasher::new();
        self.entries.hash(&mut hasher);
        hasher.finish()
    }
}

/// Tells what happened, by which rule.
pub(super) fn tell(world: &mut World, rule: &'static str, event: Event) {
    let mut chronicle = world.resource_mut::<Chronicle>();
    if let Event::Round { round } = event {
        chronicle.round = round;
    }
    let entry = Entry { round: chronicle.round, rule: Rule(rule), event };
    chronicle.entries.push(entry);
}
