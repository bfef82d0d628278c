//! Many campaigns of scripted tribes, one per seed, and their results.

use super::{
    agenda::Agenda,
    casualties::Fate,
    chronicle::{Chronicle, Event},
    door, script,
    seats::Seats,
    state::{self, Score, Treasury},
    waiting::Commander,
};
use crate::data::{campaign::Campaign, caught::joined, error::LoadError};
use bevy_ecs::world::World;
use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

/// The players in all campaigns of a series.
#[derive(Clone, Debug)]
pub struct Players {
    /// The seats, as recorded.
    pub seats: Seats,
    /// Tempers from the player's own files.
    pub tempers: script::Tempers,
    /// The commanders of the tribes' battles. The first one is the default.
    pub commanders: Vec<(char, Commander)>,
}

impl Players {
    /// The commander of a tribe's battles.
    pub fn commander(&self, tribe: char) -> &Commander {
        let named = self.commanders.iter().find(|(key, _)| *key == tribe);
        &named.unwrap_or(&self.commanders[0]).1
    }

    /// Assigns the seats of a campaign that has started.
    pub fn sit(&self, world: &mut World) {
        world.insert_resource(self.seats.clone());
        world.insert_resource(self.tempers.clone());
    }
}

/// The result of a campaign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The seed of its dice.
    pub seed: u64,
    /// The winner; none for a draw.
    pub winner: Option<char>,
    /// What decided it: `points`, `last`, `nobody`.
    pub how: &'static str,
    /// Rounds begun.
    pub rounds: u16,
    /// Battles fought.
    pub battles: u32,
    /// Each tribe, in the order of the seats.
    pub shares: Vec<Share>,
}

/// The result for a tribe.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Share {
    /// Which.
    pub tribe: char,
    /// Victory points.
    pub points: u32,
    /// Scrap at the end.
    pub scrap: u32,
    /// Scrap paid for reinforcements and repairs.
    pub spent: u32,
    /// Its battles, and those it won.
    pub battles: (u32, u32),
    /// Primates that died.
    pub dead: u32,
    /// Primates that deserted.
    pub deserted: u32,
    /// Troops still on the map.
    pub troops: u32,
}

/// Plays this many campaigns, starting with a seed; no seed may exceed the largest number. They are returned in the
/// order of the seeds, whatever the number of threads.
///
/// # Errors
/// Why one can't be played.
pub fn play(
    campaign: &Arc<Campaign>,
    (first, count): (u64, u64),
    players: &Players,
    threads: u64,
) -> Result<Vec<Row>, LoadError> {
    let next = AtomicU64::new(0);
    let work = || -> Result<Vec<(u64, Row)>, LoadError> {
        let mut rows = Vec::new();
        loop {
            let place = next.fetch_add(1, Ordering::Relaxed);
            if place >= count {
                return Ok(rows);
            }
            rows.push((place, one(campaign, first + place, players)?));
        }
    };
    let done = std::thread::scope(|scope| {
        let running: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
        running.into_iter().map(joined).collect::<Result<Vec<_>, _>>()
    })?;
    let mut rows: Vec<(u64, Row)> = done.into_iter().flatten().collect();
    rows.sort_unstable_by_key(|(place, _)| *place);
    Ok(rows.into_iter().map(|(_, row)| row).collect())
}

fn one(campaign: &Arc<Campaign>, seed: u64, players: &Players) -> Result<Row, LoadError> {
    let mut world = World::new();
    door::begin(&mut world, campaign, seed);
    players.sit(&mut world);
    script::play_out(&mut world, |tribe| players.commander(tribe))?;
    let outcome = door::outcome(&world).expect("it was played to its end");
    let agenda = world.resource::<Agenda>();
    let (rounds, battles) = (agenda.round(), agenda.battles);
    let shares = state::tribes(&world).into_iter().map(|tribe| share(&world, tribe)).collect();
    Ok(Row { seed, winner: outcome.winner, how: outcome.how, rounds, battles, shares })
}

fn share(world: &World, tribe: char) -> Share {
    let standing = state::troops(world, tribe).filter(|troop| state::stands(world, *troop).is_some());
    let mut share = Share {
        tribe,
        points: state::of_tribe::<Score>(world, tribe).0,
        scrap: state::of_tribe::<Treasury>(world, tribe).0,
        spent: 0,
        battles: (0, 0),
        dead: 0,
        deserted: 0,
        troops: standing.count() as u32,
    };
    for entry in world.resource::<Chronicle>().entries() {
        match &entry.event {
            Event::Fought { entrant, winner, .. } => {
                share.battles.0 += u32::from(entrant.tribe == tribe);
                share.battles.1 += u32::from(winner.is_some_and(|winner| winner.tribe == tribe));
            }
            Event::Casualty { troop, fate, .. } if troop.tribe == tribe => {
                share.dead += u32::from(*fate == Fate::Dead);
                share.deserted += u32::from(*fate == Fate::Deserted);
            }
            Event::Reinforced { troop, scrap } | Event::Repaired { troop, scrap, .. } if troop.tribe == tribe => {
                share.spent += scrap;
            }
            _ => {}
        }
    }
    share
}
