//! Who plays: `r=steady:quick,b=chance`.

use super::Failure;
use crate::battle::{chance::ChancePlayer, replay::Player};
use crate::data::{
    level::Level,
    persona::{self, Persona, Strength},
};
use crate::force::Side;
use crate::opponent::{Opponent, Speaker, Thought, Why};
use crate::rules::monkeys::order::Order;
use crate::words::Message;
use bevy_ecs::world::World;
use std::{path::Path, sync::Arc};

/// The name of the player that chooses at random among all allowed orders.
const CHANCE: &str = "chance";

/// The players of both sides, as named on the command line.
pub struct Seats([Option<(String, Arc<Persona>, Strength)>; 2]);

/// One player of a battle.
pub enum Seat {
    /// A player that chooses at random.
    Chance(Box<ChancePlayer>, u64),
    /// The scripted opponent, as recorded in a replay.
    Scripted(Box<Opponent>, Player),
}

impl Seats {
    /// Reads the list; a side that isn't named plays at random.
    pub fn read(text: &str) -> Result<Self, Failure> {
        let mut seats = [None, None];
        for entry in text.split(',').filter(|entry| !entry.trim().is_empty()) {
            let (key, who) = entry.trim().split_once('=').ok_or_else(|| wrong(entry))?;
            let mut letters = key.chars();
            let side = letters.next().and_then(Side::from_key).filter(|_| letters.next().is_none());
            let side = side.ok_or_else(|| wrong(entry))?;
            if who != CHANCE {
                let (name, strength) = who.rsplit_once(':').unwrap_or((who, "careful"));
                let strength: Strength = strength
                    .parse()
                    .map_err(|why: Message| Failure::Argument(format!("--players: {}", why.words())))?;
                seats[side.index()] = Some((name.to_owned(), persona(name)?, strength));
            }
        }
        Ok(Self(seats))
    }

    /// The players, each with its own random stream from the seed.
    pub fn take(&mut self, seed: u64, level: &Level) -> [Seat; 2] {
        let shared = self.0.iter().all(Option::is_none);
        Side::BOTH.map(|side| match &self.0[side.index()] {
            Some((name, persona, strength)) => {
                let own = seed ^ side.index() as u64;
                let player = Player::Opponent { name: name.clone(), strength: *strength, seed: own };
                let opponent = Opponent::new(persona.clone(), *strength, own);
                Seat::Scripted(Box::new(opponent.with_standing(level.standing[side.index()].clone())), player)
            }
            None if shared => Seat::Chance(Box::new(ChancePlayer::new(seed)), seed),
            None => Seat::Chance(Box::new(ChancePlayer::new(seed ^ side.index() as u64)), seed),
        })
    }
}

/// A personality by its name, or from a file.
pub fn persona(name: &str) -> Result<Arc<Persona>, Failure> {
    let path = Path::new(name);
    let is_file = name.ends_with(".ron") || path.exists();
    let loaded =
        if is_file { persona::load(path).map(|(persona, _)| Arc::new(persona)) } else { persona::shipped(name) };
    Ok(loaded?)
}

fn wrong(entry: &str) -> Failure {
    Failure::Argument(format!("--players: `{entry}` isn't a player; write r=NAME:STRENGTH or b=chance"))
}

impl Seat {
    /// Its order, or none if the battle is over.
    pub fn choose(&mut self, world: &mut World) -> Option<Order> {
        match self {
            Seat::Chance(player, _) => player.choose(world),
            Seat::Scripted(opponent, _) => opponent.choose(world),
        }
    }

    /// The same with its reasons.
    pub fn explain(&mut self, world: &mut World) -> Option<Thought> {
        match self {
            Seat::Chance(player, _) => player.choose(world).map(|order| Thought { order, why: Why::default() }),
            Seat::Scripted(opponent, _) => opponent.explain(world),
        }
    }

    /// Who speaks for it; none where chance plays.
    pub fn speaker(&self) -> Option<Speaker> {
        match self {
            Seat::Scripted(opponent, Player::Opponent { seed, .. }) => opponent.speaker(*seed),
            _ => None,
        }
    }

    /// As recorded in a replay.
    pub fn player(self) -> Player {
        match self {
            Seat::Chance(_, seed) => Player::Chance { seed },
            Seat::Scripted(_, player) => player,
        }
    }
}
