//! What has happened in a campaign, in order.

use super::{
    income,
    state::{NATIVE, SoldierId, TroopId},
};
use crate::board::{Edge, hex::Hex};
use crate::engine::{hash::StableHasher, order::Rule};
use crate::force::squad::Pile;
use crate::words::Message;
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
        /// Who fired it.
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
        /// Who came.
        entrant: TroopId,
        /// Who was there.
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
        /// Who came.
        entrant: TroopId,
        /// Who was there.
        other: TroopId,
        /// Who won; none for a draw.
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
        /// Who took it.
        troop: TroopId,
        /// For how much.
        scrap: u32,
    },
    /// The winner takes the gear of the dead.
    Taken {
        /// Who took it.
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
    /// A wreck is sold.
    Sold {
        /// Who took it.
        troop: TroopId,
        /// What it was.
        vehicle: String,
        /// For how much.
        scrap: u32,
    },
    /// A wreck is repaired.
    Repaired {
        /// Who took it.
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
        /// Who.
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

/// An entry in words.
pub fn words(world: &World, entry: &Entry) -> String {
    let troop = |id: &TroopId| super::state::of::<super::state::Troop>(world, *id).name;
    let tribe = |key: &char| super::state::of_tribe::<super::state::Tribe>(world, *key).name;
    let hex = |hex: &Hex| super::state::campaign(world).name_of(*hex);
    let message = match &entry.event {
        Event::Round { round } => Message::new("chronicle-round").with("round", i32::from(*round)),
        Event::Turn { tribe: key, troop: None } => Message::new("chronicle-turn").with("tribe", tribe(key)),
        Event::Turn { troop: Some(id), .. } => Message::new("chronicle-turn-of").with("troop", troop(id)),
        Event::Skipped { troop: id } => Message::new("chronicle-skipped").with("troop", troop(id)),
        Event::Designated { troop: id, place } => {
            Message::new("chronicle-designated").with("troop", troop(id)).with("place", i32::from(*place))
        }
        Event::Marched { troop: id, to } => {
            Message::new("chronicle-marched").with("troop", troop(id)).with("hex", hex(to))
        }
        Event::Took { tribe: NATIVE, hex: at } => Message::new("chronicle-took-natives").with("hex", hex(at)),
        Event::Took { tribe: key, hex: at } => {
            Message::new("chronicle-took").with("tribe", tribe(key)).with("hex", hex(at))
        }
        Event::Shelled { troop: id, at, .. } => {
            Message::new("chronicle-shelled").with("troop", troop(id)).with("other", troop(at))
        }
        Event::Shell { square: (column, row), struck: None, .. } => {
            Message::new("chronicle-shell-lost").with("column", i64::from(*column)).with("row", i64::from(*row))
        }
        Event::Shell { square: (column, row), struck: Some(struck), face, fallen, wrecks, .. } => {
            let told = Message::new("chronicle-shell").with("column", i64::from(*column)).with("row", i64::from(*row));
            let told = told.with("squad", struck.as_str()).with("face", face.map_or(0, i64::from));
            told.with("fallen", *fallen).with("wrecks", *wrecks)
        }
        Event::Met { entrant, other, hex: at } => {
            Message::new("chronicle-met").with("troop", troop(entrant)).with("other", troop(other)).with("hex", hex(at))
        }
        Event::SetUp { troop: id, edge } => {
            let edge = crate::words::word(&format!("edge-{}", edge.word()));
            Message::new("chronicle-set-up").with("troop", troop(id)).with("edge", edge)
        }
        Event::Unfit { troop: id } => Message::new("chronicle-unfit").with("troop", troop(id)),
        Event::Fought { winner: Some(winner), entrant, other, rounds, .. } => {
            let loser = if winner == entrant { other } else { entrant };
            let won = Message::new("chronicle-won").with("troop", troop(winner)).with("other", troop(loser));
            won.with("rounds", i32::from(*rounds))
        }
        Event::Fought { entrant, other, rounds, .. } => {
            let drawn = Message::new("chronicle-drawn").with("troop", troop(entrant)).with("other", troop(other));
            drawn.with("rounds", i32::from(*rounds))
        }
        Event::Casualty { troop: id, name, pile, dice, fate, .. } => {
            let dice = dice.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
            let what = crate::words::word(&format!("chronicle-fate-{}", fate.key()));
            let told = Message::new("chronicle-casualty").with("name", name.as_str()).with("troop", troop(id));
            let pile = crate::words::word(&format!("chronicle-pile-{}", super::casualties::pile_key(*pile)));
            told.with("pile", pile).with("dice", dice).with("what", what)
        }
        Event::Gear { troop: id, scrap } => {
            Message::new("chronicle-gear").with("troop", troop(id)).with("scrap", i64::from(*scrap))
        }
        Event::Crates { troop: id, crates, scrap } => {
            let told = Message::new("chronicle-crates").with("troop", troop(id)).with("crates", *crates);
            told.with("scrap", i64::from(*scrap))
        }
        Event::Taken { troop: id, items } => {
            Message::new("chronicle-taken").with("troop", troop(id)).with("items", *items)
        }
        Event::Equipped { troop: id, name, item, .. } => {
            let told = Message::new("chronicle-equipped").with("troop", troop(id)).with("name", name.as_str());
            told.with("item", item.as_str())
        }
        Event::Traded { troop: id, other } => {
            Message::new("chronicle-traded").with("troop", troop(id)).with("other", troop(other))
        }
        Event::Regrouped { troop: id } => Message::new("chronicle-regrouped").with("troop", troop(id)),
        Event::Reinforced { troop: id, scrap } => {
            Message::new("chronicle-reinforced").with("troop", troop(id)).with("scrap", i64::from(*scrap))
        }
        Event::Sold { troop: id, vehicle, scrap } => {
            let told = Message::new("chronicle-sold").with("troop", troop(id)).with("vehicle", vehicle.as_str());
            told.with("scrap", i64::from(*scrap))
        }
        Event::Repaired { troop: id, vehicle, unit, scrap } => {
            let told = Message::new("chronicle-repaired").with("troop", troop(id)).with("vehicle", vehicle.as_str());
            told.with("unit", unit.as_str()).with("scrap", i64::from(*scrap))
        }
        Event::Lost { troop: id, vehicle } => {
            Message::new("chronicle-lost").with("troop", troop(id)).with("vehicle", vehicle.as_str())
        }
        Event::Retreated { troop: id, to } => {
            Message::new("chronicle-retreated").with("troop", troop(id)).with("hex", hex(to))
        }
        Event::Destroyed { troop: id } => Message::new("chronicle-destroyed").with("troop", troop(id)),
        Event::Income { tribe: key, scrap, points } => {
            let told = Message::new("chronicle-income").with("tribe", tribe(key)).with("scrap", i64::from(*scrap));
            told.with("points", i64::from(*points))
        }
        Event::Over { winner: Some(key), how } => {
            // Recorded campaigns are hashed with what is said here of points, so scrap is seen from what is left.
            let how = if *how == "points" && income::is_by_scrap(world, *key) { "scrap" } else { *how };
            let how = crate::words::word(&format!("chronicle-over-{how}"));
            Message::new("chronicle-victory").with("tribe", tribe(key)).with("how", how)
        }
        Event::Over { winner: None, .. } => Message::new("chronicle-draw"),
    };
    message.words()
}
