//! The players at the table: people, and scripted opponents with their states of mind.

use super::{
    host::Host,
    minds::{Chair, Minds},
};
use crate::battle::replay::Player;
use crate::data::{persona::Strength, workshop::Workshop};
use crate::force::Side;
use crate::opponent::{Speaker, seated::Seated};
use crate::words::{say, word};
use bevy::prelude::*;

/// The player of a side.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Who {
    /// Someone at the table.
    #[default]
    Human,
    /// A scripted opponent, by the name of its personality.
    Scripted(String, Strength),
}

/// The settings' word for a person at the table.
const PERSON: &str = "human";

impl Who {
    /// The text for the settings: `human`, or a personality with its strength.
    pub fn text(&self) -> String {
        match self {
            Who::Human => PERSON.to_owned(),
            Who::Scripted(name, strength) => format!("{name}:{}", strength.key()),
        }
    }

    /// Reads the text in the settings; `None` if it names nobody.
    pub fn read(text: &str) -> Option<Self> {
        if text == PERSON {
            return Some(Who::Human);
        }
        let (name, strength) = text.rsplit_once(':')?;
        Some(Who::Scripted(name.to_owned(), strength.parse().ok()?))
    }

    /// The next in the list of possible players: people, then the personalities of these names; or the previous one. A
    /// personality keeps the strength of the one before it; after a person, it has the `otherwise` one.
    pub fn next(&self, by: i8, names: &[String], otherwise: Strength) -> Self {
        let (place, strength) = match self {
            Who::Human => (0, otherwise),
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

/// How a battle ended. Someone who played alone against the computer has won or lost.
pub fn result(world: &World, winner: Option<Side>, name: impl Fn(Side) -> String) -> String {
    let Some(winner) = winner else { return word("ending-draw") };
    let id = match world.get_resource::<Seats>().and_then(Seats::alone) {
        None => "ending-wins",
        Some(side) if side == winner => "ending-won",
        Some(_) => "ending-lost",
    };
    say(id, &[("side", name(winner).into())])
}

/// The players of the battle on the table.
#[derive(Resource, Default, Debug)]
pub struct Seats {
    who: [Who; 2],
    minds: [Option<Box<dyn Seated>>; 2],
    seeds: [u64; 2],
    /// Past states of mind: the number of orders before the one given, the side, and the mind.
    past: Vec<(usize, Side, Box<dyn Seated>)>,
}

/// Starts with nobody at the table.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Seats>();
}

impl Seats {
    /// The players of the battle in a world that is about to start or resume; a seat with an unknown personality goes
    /// to a person.
    pub fn take(world: &World, host: &dyn Host, who: [Who; 2], seed: u64, workshop: &Workshop) -> Self {
        let mut seats = Self { who, ..Self::default() };
        for side in Side::BOTH {
            let place = side.index();
            seats.seeds[place] = seed ^ place as u64;
            let Some(chair) = seats.chair(side) else { continue };
            let mind = host.minds().map(|minds| minds.seated(world, workshop, chair));
            if let Some(Err(error)) = &mind {
                warn!("{error}");
            }
            match mind.and_then(Result::ok) {
                Some(mind) => seats.minds[place] = Some(mind),
                None => seats.who[place] = Who::Human,
            }
        }
        seats
    }

    /// The seat of a scripted player.
    fn chair(&self, side: Side) -> Option<Chair<'_>> {
        let Who::Scripted(name, strength) = &self.who[side.index()] else { return None };
        Some(Chair { name, strength: *strength, side, seed: self.seeds[side.index()] })
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

    /// The players that a replay names; where chance played, a person continues.
    pub fn named((first, second): &(Player, Player)) -> [Who; 2] {
        [first, second].map(|player| match player {
            Player::Opponent { name, strength, .. } => Who::Scripted(name.clone(), *strength),
            Player::Human | Player::Chance { .. } => Who::Human,
        })
    }

    /// The player of a side.
    pub fn who(&self, side: Side) -> &Who {
        &self.who[side.index()]
    }

    /// Whether a person plays a side.
    pub fn is_human(&self, side: Side) -> bool {
        self.minds[side.index()].is_none()
    }

    /// Whether any person plays.
    pub fn any_human(&self) -> bool {
        Side::BOTH.into_iter().any(|side| self.is_human(side))
    }

    /// The side of the only person at the table.
    fn alone(&self) -> Option<Side> {
        let [first, second] = Side::BOTH.map(|side| self.is_human(side));
        (first != second).then_some(if first { Side::First } else { Side::Second })
    }

    /// A person takes the seat of a side.
    pub fn hand_over(&mut self, side: Side) {
        (self.who[side.index()], self.minds[side.index()]) = (Who::Human, None);
        self.past.retain(|(_, whose, _)| *whose != side);
    }

    /// The mind of a side.
    pub fn mind(&self, side: Side) -> Option<&dyn Seated> {
        self.minds[side.index()].as_deref()
    }

    /// The speaker for a side; `None` for a person.
    pub fn speaker(&self, side: Side) -> Option<Speaker> {
        self.mind(side).and_then(|mind| mind.speaker(self.seeds[side.index()]))
    }

    /// A mind has decided: this is its state from now on.
    pub fn think_on(&mut self, side: Side, orders: usize, mind: Box<dyn Seated>) {
        if let Some(before) = self.minds[side.index()].replace(mind) {
            self.past.push((orders, side, before));
        }
    }

    /// Gives a mind the character and standing orders that the files have now, here and wherever undo leads back to.
    /// Returns the name of its character if anything has changed.
    pub fn rethink(
        &mut self,
        side: Side,
        minds: &dyn Minds,
        workshop: &Workshop,
        source: Option<&str>,
    ) -> Option<String> {
        let place = side.index();
        let mind = self.minds[place].as_deref()?;
        let now = minds.reread(mind, workshop, self.chair(side)?, source)?;
        let name = now.name().to_owned();
        for at in 0..self.past.len() {
            let (_, whose, mind) = &self.past[at];
            let chair = self.chair(side).filter(|_| *whose == side);
            if let Some(other) = chair.and_then(|chair| minds.reread(&**mind, workshop, chair, source)) {
                self.past[at].2 = other;
            }
        }
        self.minds[place] = Some(now);
        Some(name)
    }

    /// Orders have been undone: opponents return to their state of mind after this many orders.
    pub fn forget_after(&mut self, orders: usize) {
        while let Some((_, side, mind)) = self.past.pop_if(|(given, ..)| *given >= orders) {
            self.minds[side.index()] = Some(mind);
        }
    }
}
