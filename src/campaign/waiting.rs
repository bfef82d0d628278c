//! The battle that a campaign is waiting for, as a plain value: played at a table, watched, settled, or tried out
//! (C-06).

use super::{
    battle, door,
    order::Ask,
    state::{self, TroopId},
};
use crate::battle::{
    self as table,
    bout::play_out,
    replay::{Player, Replay},
};
use crate::board::{Edge, hex::Hex};
use crate::data::{error::LoadError, monkeys::level::Level, persona::Strength};
use crate::engine::{BookOrder, Rules, door as engine};
use crate::force::Side;
use crate::opponent::{book::Mind, player::Opponent};
use crate::rules::First;
use bevy_ecs::world::World;
use std::sync::Arc;

/// The player of a side in a battle settled by scripted opponents: a personality and its strength.
#[derive(Clone, Debug)]
pub struct Commander {
    /// The name of its file.
    pub name: String,
    /// Its character.
    pub persona: Arc<<First as Mind>::Persona>,
    /// How well it plays.
    pub strength: Strength,
}

/// A battle waiting to be fought. Start its level with its seed; the replay of the finished battle is the answer,
/// [`super::order::Order::Fought`].
#[derive(Clone, Debug)]
pub struct Waiting {
    /// The entrant: the first side, the attacker (C-36).
    pub entrant: TroopId,
    /// The troop that was there: the second side.
    pub other: TroopId,
    /// Where.
    pub hex: Hex,
    /// Its starting point.
    pub level: Level,
    /// The seed of its dice.
    pub seed: u64,
}

/// Identifies a battle: two with equal values start from the same level. It is cheap to compute, so it can be requested
/// at any time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Which {
    entrant: TroopId,
    other: TroopId,
    home: Edge,
    seed: u64,
    orders: usize,
}

/// Identifies the battle that the campaign is waiting for, if any.
pub fn which(world: &World) -> Option<Which> {
    let Ask::Fight { entrant, other } = door::asked(world)?.ask else { return None };
    let orders = world.resource::<door::Record>().orders.len();
    Some(Which { entrant, other, home: battle::home(world), seed: battle::seed(world), orders })
}

/// The battle that the campaign is waiting for, if any.
///
/// # Errors
/// Why it can't be fought.
pub fn waiting(world: &World) -> Result<Option<Waiting>, LoadError> {
    match door::asked(world).map(|question| &question.ask) {
        Some(Ask::Fight { entrant, other }) => between(world, *entrant, *other).map(Some),
        _ => Ok(None),
    }
}

/// The battle between a troop and one that it meets.
///
/// # Errors
/// Why it can't be fought.
pub fn between(world: &World, entrant: TroopId, other: TroopId) -> Result<Waiting, LoadError> {
    let level = battle::level(world, (entrant, other), battle::home(world))?;
    let hex = state::stands(world, entrant).expect("who fights is on the map");
    Ok(Waiting { entrant, other, hex, level, seed: battle::seed(world) })
}

/// The battle that would happen if a troop marched to the hex of another one, for trying it out.
///
/// # Errors
/// Why it couldn't be fought.
pub fn ahead(world: &World, hex: Hex, entrant: TroopId, other: TroopId) -> Result<Waiting, LoadError> {
    let level = battle::level_in(world, hex, (entrant, other), Edge::East)?;
    Ok(Waiting { entrant, other, hex, level, seed: battle::seed(world) })
}

impl Waiting {
    /// Lets scripted opponents fight it. The replay can be watched afterwards.
    pub fn settle(&self, commanders: [&Commander; 2]) -> Replay {
        let mut battle = World::new();
        self.fight(&mut battle, self.seed, commanders);
        let player = |side: Side| {
            let Commander { name, strength, .. } = commanders[side.index()];
            Player::Opponent { name: name.clone(), strength: *strength, seed: self.seed ^ side.index() as u64 }
        };
        Replay::of(&battle, (player(Side::First), player(Side::Second))).expect("the battle was recorded")
    }

    /// Whether a battle started as this one does.
    pub fn is_of(&self, replay: &Replay) -> bool {
        battle::is_of(&self.level, self.seed, replay)
    }

    /// Lets scripted opponents finish a battle from where it was left.
    ///
    /// # Errors
    /// Why the unfinished battle isn't this one.
    pub fn settle_rest(&self, left: &Replay, commanders: [&Commander; 2]) -> Result<Replay, String> {
        let mut battle = World::new();
        engine::install::<First>(&mut battle);
        left.play(&mut battle, &self.level).map_err(|why| why.to_string())?;
        fight_on(&mut battle, left.seed, commanders);
        Ok(Replay::of(&battle, left.players.clone()).expect("the battle was recorded"))
    }

    /// The winner if it is fought with different dice: one of many tries for estimating odds. None for a draw.
    pub fn try_out(&self, commanders: [&Commander; 2], attempt: u64) -> Option<TroopId> {
        let mut battle = World::new();
        // Separate dice, so that nobody learns what the battle itself will roll.
        let seed = crate::dice::Stream::new(attempt, "odds").below(u32::MAX);
        self.fight(&mut battle, seed.into(), commanders);
        let outcome = engine::outcome::<First>(&battle).expect("it was fought to its end");
        outcome.winner.map(|side| [self.entrant, self.other][side.index()])
    }

    fn fight(&self, battle: &mut World, seed: u64, commanders: [&Commander; 2]) {
        engine::install::<First>(battle);
        table::begin(battle, &self.level, seed);
        fight_on(battle, seed, commanders);
    }
}

/// Scripted opponents play a battle that has started to its end.
fn fight_on(battle: &mut World, seed: u64, commanders: [&Commander; 2]) {
    let sit = |side: Side| {
        let one = commanders[side.index()];
        Opponent::<First>::new(one.persona.clone(), one.strength, seed ^ side.index() as u64)
    };
    let mut players = Side::BOTH.map(sit);
    let ended = play_out(battle, |battle, side| {
        players[side.index()].choose(battle).unwrap_or_else(<First as Rules>::Order::concede)
    });
    if !ended {
        // A battle that doesn't end has no winner: the entrant gives up and goes back (C-10).
        give_up(battle, Side::First);
    }
}

/// A side gives up as soon as it is asked. Until then, the other side gets its default orders.
pub fn give_up(battle: &mut World, side: Side) {
    while let Some(choices) = engine::choices::<First>(battle) {
        let usual = choices.default.or_else(|| choices.orders.first().cloned());
        let order = match choices.window.side == side {
            true => <First as Rules>::Order::concede(),
            false => usual.expect("something may be ordered"),
        };
        table::submit(battle, order).expect("what is offered may be given");
    }
}
