//! A scripted tribe: where it marches, whom it attacks, what it buys and repairs, and why. Its temper is data; its
//! battles are up to its commander.

mod chances;
mod goals;
mod guns;
mod quarters;
mod strength;

use super::{
    door, failure,
    illegal::Illegal,
    order::{Ask, Order, Question},
    seats::{Seat, Seats},
    state::{self, TroopId},
    waiting::{self, Commander},
};
use crate::board::hex::Hex;
use crate::data::{
    error::LoadError,
    monkeys::temper::{self, Temper},
};
use crate::dice::Stream;
use crate::words::Message;
use bevy_ecs::{resource::Resource, world::World};
use std::sync::Arc;

/// The order of a scripted tribe, and the reason.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// The order.
    pub order: Order,
    /// The reason, as a sentence.
    pub why: Message,
}

/// Tempers from the player's own files. All other tribes have the shipped one named by their seat.
#[derive(Resource, Clone, Debug, Default)]
pub struct Tempers(pub Vec<(char, Arc<Temper>)>);

/// The temper of a tribe.
fn temper_of(world: &World, tribe: char) -> Result<Arc<Temper>, LoadError> {
    let own = world.get_resource::<Tempers>().and_then(|own| own.0.iter().find(|(key, _)| *key == tribe));
    if let Some((_, temper)) = own {
        return Ok(temper.clone());
    }
    match world.get_resource::<Seats>().and_then(|seats| seats.of(tribe)) {
        Some(Seat::Script { temper, .. }) => temper::shipped(temper),
        _ => temper::shipped(temper::USUAL),
    }
}

/// The answer of a scripted tribe to the open question. Battles are settled at once by each tribe's commander.
///
/// # Errors
/// Why a battle can't be fought, or that there is no such temper.
pub fn answer<'a>(world: &World, commander: impl Fn(char) -> &'a Commander) -> Result<Order, LoadError> {
    decide(world, commander).map(|decision| decision.order)
}

/// The same, with the reason.
///
/// # Errors
/// Why a battle can't be fought, or that there is no such temper.
pub fn decide<'a>(world: &World, commander: impl Fn(char) -> &'a Commander) -> Result<Decision, LoadError> {
    failure::watched(world, |world| consider(world, &commander))
}

fn consider<'a>(world: &World, commander: &dyn Fn(char) -> &'a Commander) -> Result<Decision, LoadError> {
    let Question { tribe, ask } = door::asked(world).expect("somebody is asked");
    let mind = Mind { world, tribe: *tribe, temper: temper_of(world, *tribe)?, commander };
    match ask {
        Ask::Fight { entrant, other } => {
            let sides = [commander(entrant.tribe), commander(other.tribe)];
            let fought = waiting::between(world, *entrant, *other)?.settle(sides);
            Ok(Decision { order: Order::Fought(Box::new(fought)), why: Message::new("tribe-fights") })
        }
        Ask::Act { troop, left } => mind.act(*troop, *left),
        Ask::Grid { troop, .. } => {
            let grid = super::shelling::usual_grid(world, *troop);
            Ok(Decision { order: Order::Grid(grid), why: mind.said("tribe-spreads", *troop) })
        }
        Ask::Shot { by, .. } => {
            let usual = door::choices(world).into_iter().next().expect("something may be chosen");
            Ok(Decision { order: usual, why: mind.said("tribe-aims", *by) })
        }
        Ask::Supply => Ok(mind.supply()),
        Ask::Salvage { .. } => Ok(mind.salvage()),
        Ask::Engage { .. } => Ok(mind.engage()),
        Ask::Designate => Ok(mind.designate()),
        Ask::Retreat { .. } => Ok(mind.retreat()),
    }
}

/// Plays a campaign to its end.
///
/// # Errors
/// Why a battle can't be fought, or that there is no such temper.
pub fn play_out<'a>(world: &mut World, commander: impl Fn(char) -> &'a Commander) -> Result<(), LoadError> {
    while door::asked(world).is_some() {
        let order = answer(world, &commander)?;
        let given: Result<_, Illegal> = door::submit(world, order);
        given.expect("what was chosen may be given");
    }
    Ok(())
}

/// A tribe making a decision.
struct Mind<'a, 'b> {
    world: &'a World,
    tribe: char,
    temper: Arc<Temper>,
    commander: &'a dyn Fn(char) -> &'b Commander,
}

impl Mind<'_, '_> {
    /// What a troop does: it sells what it has taken, exchanges worn platoons for fresh ones, and marches.
    fn act(&self, troop: TroopId, left: u8) -> Result<Decision, LoadError> {
        if let Some(decision) = self.sell(troop) {
            return Ok(decision);
        }
        if left == 0 {
            return Ok(Decision { order: Order::Done, why: self.said("tribe-marched", troop) });
        }
        let march = self.march(troop)?;
        if march.order == Order::Done
            && let Some(decision) = self.shell(troop)
        {
            return Ok(decision);
        }
        let goes = matches!(march.order, Order::March(_));
        Ok(self.swap(troop).filter(|_| goes).unwrap_or(march))
    }

    /// The troop with the most to gain moves first.
    fn designate(&self) -> Decision {
        let troops = door::choices(self.world).into_iter().filter_map(|order| match order {
            Order::Designate(troop) => Some(troop),
            _ => None,
        });
        let gain = |troop: &TroopId| (self.goals(*troop).first().map_or(0, |goal| goal.score), *troop);
        let troop = troops.max_by_key(gain).expect("a troop is free");
        Decision { order: Order::Designate(troop), why: self.said("tribe-designates", troop) }
    }

    /// The weakest of several enemies comes first.
    fn engage(&self) -> Decision {
        let foes = door::choices(self.world).into_iter().filter_map(|order| match order {
            Order::Engage(troop) => Some(troop),
            _ => None,
        });
        let foe = foes.min_by_key(|foe| (strength::of(self.world, *foe), *foe)).expect("there is somebody to fight");
        Decision { order: Order::Engage(foe), why: self.said("tribe-engages", foe) }
    }

    /// A text about a troop.
    fn said(&self, id: &'static str, troop: TroopId) -> Message {
        Message::new(id).with("troop", state::of::<state::Troop>(self.world, troop).name)
    }

    fn called(&self, hex: Hex) -> String {
        state::campaign(self.world).name_of(hex)
    }

    /// Decides between hexes of equal value, without favoring any side of the map or any seat.
    fn whim(&self, hex: Hex) -> u32 {
        let round = u64::from(self.world.resource::<super::agenda::Agenda>().round());
        let seed = self.world.resource::<door::Record>().seed;
        let place = (u64::from(hex.column.unsigned_abs()) << 8) | u64::from(hex.row.unsigned_abs());
        let purpose = (round << 16) | place | u64::from(u32::from(self.tribe)) << 24;
        Stream::new(seed ^ purpose << 16, "whim").below(1000)
    }
}
