//! The players: `r=steady:quick,b=chance`.

use super::{Failure, out};
use crate::battle::{
    bout::{MOST_ORDERS, play_out},
    chance::ChancePlayer,
    replay::Player,
    told::Told,
};
use crate::data::{file, persona::Strength};
use crate::engine::BattleLog;
use crate::force::Side;
use crate::lab::book::Counted;
use crate::opponent::{
    player::Opponent,
    speech::{self, Speaker, Speech},
    why::{Thought, Why},
};
use crate::words::{Message, Term, say};
use bevy_ecs::world::World;
use std::{path::Path, sync::Arc};

/// The name of the player that chooses at random among all legal orders.
const CHANCE: &str = "chance";

/// A scripted player: its name on the command line, its personality, its strength.
type Named<P> = (String, Arc<P>, Strength);

/// The players of both sides, as named on the command line.
pub struct Seats<B: Counted>([Option<Named<B::Persona>>; 2]);

/// One player of a battle.
pub enum Seat<B: Counted> {
    /// A player that chooses at random.
    Chance(Box<ChancePlayer>, u64),
    /// The scripted opponent, as recorded in a replay.
    Scripted(Box<Opponent<B>>, Player),
}

impl<B: Counted> Seats<B> {
    /// Reads the list; a side that isn't named plays at random.
    pub fn read(text: &str) -> Result<Self, Failure> {
        let (mut seats, mut named): ([Option<_>; 2], _) = ([None, None], [false; 2]);
        for entry in text.split(',').filter(|entry| !entry.trim().is_empty()) {
            let (key, who) = entry.trim().split_once('=').ok_or_else(|| wrong(entry))?;
            let mut letters = key.chars();
            let side = letters.next().and_then(Side::from_key).filter(|_| letters.next().is_none());
            let side = side.ok_or_else(|| wrong(entry))?;
            if named[side.index()] {
                let twice = format!("--players: the side {} is named twice", side.key());
                return Err(Failure::Argument(twice));
            }
            named[side.index()] = true;
            if who != CHANCE {
                let (name, strength) = who.rsplit_once(':').unwrap_or((who, "careful"));
                let strength: Strength = strength
                    .parse()
                    .map_err(|why: Message| Failure::Argument(format!("--players: {}", why.words())))?;
                seats[side.index()] = Some((name.to_owned(), persona::<B>(name)?, strength));
            }
        }
        Ok(Self(seats))
    }

    /// The players, each with its own random stream derived from the seed.
    pub fn take(&self, seed: u64, level: &B::Level) -> [Seat<B>; 2] {
        let standing = B::standing(level);
        let shared = self.0.iter().all(Option::is_none);
        Side::BOTH.map(|side| match &self.0[side.index()] {
            Some((name, persona, strength)) => {
                let own = seed ^ side.index() as u64;
                let player = Player::Opponent { name: name.clone(), strength: *strength, seed: own };
                let opponent = Opponent::new(persona.clone(), *strength, own);
                Seat::Scripted(Box::new(opponent.with_standing(standing[side.index()].clone())), player)
            }
            None if shared => Seat::Chance(Box::new(ChancePlayer::new(seed)), seed),
            None => Seat::Chance(Box::new(ChancePlayer::new(seed ^ side.index() as u64)), seed),
        })
    }
}

/// A personality of a book by its name, or from a file.
pub fn persona<B: Counted>(name: &str) -> Result<Arc<B::Persona>, Failure> {
    let path = Path::new(name);
    let text = (name.ends_with(".ron") || path.exists()).then(|| file::read(path)).transpose()?;
    Ok(B::persona(name, text.as_deref())?)
}

fn wrong(entry: &str) -> Failure {
    Failure::Argument(format!("--players: `{entry}` isn't a player; write r=NAME:STRENGTH or b=chance"))
}

impl<B: Counted> Seat<B> {
    /// Its order, or none if the battle is over.
    pub fn choose(&mut self, world: &mut World) -> Option<B::Order> {
        match self {
            Seat::Chance(player, _) => player.choose(world),
            Seat::Scripted(opponent, _) => opponent.choose(world),
        }
    }

    /// The same, with its reasons.
    pub fn explain(&mut self, world: &mut World) -> Option<Thought<B>> {
        match self {
            Seat::Chance(player, _) => player.choose(world).map(|order| Thought { order, why: Why::default() }),
            Seat::Scripted(opponent, _) => opponent.explain(world),
        }
    }

    /// The speaker for this player; none for a random player.
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

/// What scripted opponents thought and said.
pub struct Reasons<B: Counted> {
    /// Why orders were given, each with the number of the fact that follows it.
    pub orders: Vec<(u32, Why<B>)>,
    /// What was said, in order.
    pub said: Vec<Speech>,
}

impl<B: Counted> Default for Reasons<B> {
    fn default() -> Self {
        Self { orders: Vec::new(), said: Vec::new() }
    }
}

impl<B: Counted + Told> Reasons<B> {
    /// The reasons for orders as lines, each with the number of the fact that follows it.
    pub fn told(&self, world: &World) -> Vec<(u32, String)> {
        let name = |unit| B::unit(world, unit);
        // Players never call a unit by its name in files.
        let named = |term: &Term| match term {
            Term::Text(text) => text.parse().map_or_else(|_| term.clone(), |unit| B::unit(world, unit).into()),
            Term::Number(_) => term.clone(),
        };
        let say = |why: &Message| {
            let terms: Vec<_> = why.terms.iter().map(|(key, term)| (*key, named(term))).collect();
            say(&why.id, &terms)
        };
        let lines = |(fact, why): &(u32, Why<B>)| {
            let lines = why.told(name, say, |order: &B::Order| B::short(world, order)).into_iter();
            lines.map(|line| (*fact, line)).collect::<Vec<_>>()
        };
        self.orders.iter().flat_map(lines).collect()
    }
}

/// Plays a battle to its end, and keeps the reasons for orders if asked to.
pub fn play<B: Counted>(
    world: &mut World,
    mut seats: [Seat<B>; 2],
    mut reasons: Option<&mut Reasons<B>>,
) -> (Player, Player) {
    let speakers = seats.each_ref().map(Seat::speaker);
    let shared = seats.iter().all(|seat| matches!(seat, Seat::Chance(..)));
    let listen = |world: &World, reasons: &mut Option<&mut Reasons<B>>| {
        if let Some(reasons) = reasons {
            speech::listen(world, &speakers, &mut reasons.said);
        }
    };
    let ended = play_out(world, |world, side| {
        listen(world, &mut reasons);
        // If both sides choose at random, a single player plays both.
        let place = if shared { 0 } else { side.index() };
        let order = match &mut reasons {
            None => seats[place].choose(world),
            Some(reasons) => seats[place].explain(world).map(|thought| {
                let now = world.resource::<BattleLog>().len() as u32;
                reasons.orders.extend(thought.why.unit.map(|_| (now, thought.why)));
                thought.order
            }),
        };
        order.expect("whoever is asked answers")
    });
    if !ended {
        out::note(Message::new("battle-broken-off").with("orders", i64::from(MOST_ORDERS)).words());
    }
    listen(world, &mut reasons);
    let [first, second] = seats.map(|seat| seat.player());
    (first, second)
}
