//! The scrap of a tribe, line by line (C-01, C-12, C-13, C-28, G-18).

use super::{
    chronicle::{Chronicle, Entry, Event},
    state,
};
use bevy_ecs::world::World;

/// A line of the ledger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The index of the event in the chronicle; none for what the tribe started with.
    pub entry: Option<usize>,
    /// Scrap gained, negative if it was paid.
    pub scrap: i64,
    /// The balance afterwards.
    pub balance: i64,
}

/// What a tribe started with, and everything it earned and paid.
pub fn of(world: &World, tribe: char) -> Vec<Line> {
    let began = state::campaign(world).tribes.iter().find(|one| one.key == tribe).map_or(0, |one| one.scrap);
    let mut balance = i64::from(began);
    let mut lines = vec![Line { entry: None, scrap: balance, balance }];
    for (place, entry) in world.resource::<Chronicle>().entries().iter().enumerate() {
        if let Some((_, scrap)) = moved(entry).filter(|(whose, scrap)| *whose == tribe && *scrap != 0) {
            balance += scrap;
            lines.push(Line { entry: Some(place), scrap, balance });
        }
    }
    lines
}

/// The tribe whose scrap an event changes, and the amount.
fn moved(entry: &Entry) -> Option<(char, i64)> {
    match &entry.event {
        Event::Gear { troop, scrap } | Event::Sold { troop, scrap, .. } | Event::Crates { troop, scrap, .. } => {
            Some((troop.tribe, i64::from(*scrap)))
        }
        Event::Repaired { troop, scrap, .. } | Event::Reinforced { troop, scrap } => {
            Some((troop.tribe, -i64::from(*scrap)))
        }
        Event::Income { tribe, scrap, .. } => Some((*tribe, i64::from(*scrap))),
        _ => None,
    }
}
