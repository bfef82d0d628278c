//! Who is at the table: people, and scripted opponents with their states of mind.

use crate::battle::replay::Player;
use crate::data::{
    level::{Level, Standing},
    persona::{Persona, Strength},
    workshop::Workshop,
};
use crate::force::Side;
use crate::opponent::{Opponent, Speaker};
use bevy::prelude::*;
use std::sync::Arc;

/// Who plays a side.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Who {
    /// Someone at the table.
    #[default]
    Human,
    /// A scripted opponent, by the name of its personality.
    Scripted(String, Strength),
}

impl Who {
    /// The next in the list of those who may take a seat: people, then the personalities of these names; or the one
    /// before.
    pub fn next(&self, by: i8, names: &[String]) -> Self {
        let (place, strength) = match self {
            Who::Human => (0, Strength::Careful),
            Who::Scripted(name, strength) => {
                (names.iter().position(|known| known == name).map_or(0, |at| at + 1), *strength)
            }
        };
        let count = names.len() + 1;
        match (place as isize + isize::from(by)).rem_euclid(count as isize) as usize {
            0 => Who::Human,
            next => Who::Scripted(names[next - 1].clone(), strength),
        }
    }
}

/// The players of the battle on the table.
#[derive(Resource, Default, Debug)]
pub struct Seats {
    who: [Who; 2],
    minds: [Option<Opponent>; 2],
    seeds: [u64; 2],
    /// What was on a mind before it gave an order: how many orders there were, whose it is.
    past: Vec<(usize, Side, Opponent)>,
}

impl Seats {
    /// The players of a battle about to start or resume; an unknown personality gives its seat to a person.
    pub fn take(who: [Who; 2], level: &Level, seed: u64, workshop: &Workshop) -> Self {
        let mut seats = Self { who, ..Self::default() };
        for side in Side::BOTH {
            let place = side.index();
            seats.seeds[place] = seed ^ place as u64;
            let Who::Scripted(name, strength) = &seats.who[place] else { continue };
            match workshop.opponent(name) {
                Ok(persona) => {
                    let mind = Opponent::new(persona, *strength, seats.seeds[place]);
                    seats.minds[place] = Some(mind.with_standing(level.standing[place].clone()));
                }
                Err(error) => {
                    warn!("{error}");
                    seats.who[place] = Who::Human;
                }
            }
        }
        seats
    }

    /// The players as a replay names them.
    pub fn players(&self) -> (Player, Player) {
        let player = |side: Side| match &self.who[side.index()] {
            Who::Human => Player::Human,
            Who::Scripted(name, strength) => {
                Player::Opponent { name: name.clone(), strength: *strength, seed: self.seeds[side.index()] }
            }
        };
        (player(Side::First), player(Side::Second))
    }

    /// Who played, as a replay names them: where chance did, people go on.
    pub fn named((first, second): &(Player, Player)) -> [Who; 2] {
        [first, second].map(|player| match player {
            Player::Opponent { name, strength, .. } => Who::Scripted(name.clone(), *strength),
            Player::Human | Player::Chance { .. } => Who::Human,
        })
    }

    /// Who plays a side.
    pub fn who(&self, side: Side) -> &Who {
        &self.who[side.index()]
    }

    /// Whether someone at the table plays a side.
    pub fn is_human(&self, side: Side) -> bool {
        self.minds[side.index()].is_none()
    }

    /// Whether someone at the table plays at all.
    pub fn any_human(&self) -> bool {
        Side::BOTH.into_iter().any(|side| self.is_human(side))
    }

    /// A person takes the seat of a side.
    pub fn hand_over(&mut self, side: Side) {
        (self.who[side.index()], self.minds[side.index()]) = (Who::Human, None);
        self.past.retain(|(_, whose, _)| *whose != side);
    }

    /// What is on a mind.
    pub fn mind(&self, side: Side) -> Option<&Opponent> {
        self.minds[side.index()].as_ref()
    }

    /// Who speaks for a side; nobody for a person.
    pub fn speaker(&self, side: Side) -> Option<Speaker> {
        self.mind(side).and_then(|mind| mind.speaker(self.seeds[side.index()]))
    }

    /// A mind has made itself up: this is on it from now on.
    pub fn think_on(&mut self, side: Side, orders: usize, mind: Opponent) {
        if let Some(before) = self.minds[side.index()].replace(mind) {
            self.past.push((orders, side, before));
        }
    }

    /// A mind gets another character, and other standing orders if there are some, now and wherever undo leads back to.
    /// Whether they are other ones.
    pub fn rethink(&mut self, side: Side, persona: &Arc<Persona>, standing: Option<Arc<[Standing]>>) -> bool {
        let Some(mind) = &self.minds[side.index()] else { return false };
        let other = mind.persona() != persona || standing.as_ref().is_some_and(|standing| mind.standing() != standing);
        if other {
            let past = self.past.iter_mut().filter(|(_, whose, _)| *whose == side).map(|(.., mind)| mind);
            for mind in self.minds[side.index()].iter_mut().chain(past) {
                let orders = standing.clone().unwrap_or_else(|| mind.standing().clone());
                *mind = mind.clone().with_persona(persona.clone()).with_standing(orders);
            }
        }
        other
    }

    /// Orders have been undone: opponents return to their state of mind after this many orders.
    pub fn forget_after(&mut self, orders: usize) {
        while let Some((_, side, mind)) = self.past.pop_if(|(given, ..)| *given >= orders) {
            self.minds[side.index()] = Some(mind);
        }
    }
}
