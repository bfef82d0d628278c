//! A campaign as a file: what it began from, who played, all orders with their battles.

use super::{
    chronicle::Chronicle,
    door::{self, Record},
    state,
};
use crate::data::{
    campaign::{self, Campaign, Folded},
    error::{Fault, LoadError},
    library::Library,
    shape,
};
use crate::engine::order::Refusal;
use crate::words::Message;
use bevy_ecs::world::World;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A campaign that can be played again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Saga {
    /// 1.
    pub format: u32,
    /// The seed of the dice.
    pub seed: u64,
    /// What it began from, rosters folded in.
    pub campaign: Folded,
    /// All orders.
    pub orders: Vec<super::order::Order>,
    /// Hash over all that has happened, 16 hexadecimal digits.
    pub hash: String,
}

impl Saga {
    /// The campaign in a world.
    pub fn of(world: &World) -> Self {
        let Record { seed, orders } = world.resource::<Record>().clone();
        let campaign = state::campaign(world).folded();
        Self { format: shape::FORMAT, seed, campaign, orders, hash: hash(world) }
    }

    /// The text of the file.
    pub fn text(&self) -> String {
        let pretty = ron::ser::PrettyConfig::new().depth_limit(4).struct_names(false);
        shape::options().to_string_pretty(self, pretty).expect("plain data becomes text")
    }

    /// Reads the text of a file.
    ///
    /// # Errors
    /// Its first fault of shape.
    pub fn read(file: &str, text: &str) -> Result<Self, LoadError> {
        shape::parse(file, text)
    }

    /// What it began from.
    ///
    /// # Errors
    /// All its faults.
    pub fn campaign(&self, file: &str) -> Result<Campaign, LoadError> {
        campaign::of_folded(file, &self.campaign, &Library::shipped()).map(|(campaign, _)| campaign)
    }

    /// Plays it again in a world, and compares what has happened.
    ///
    /// # Errors
    /// The first order that is refused, or that the end is another.
    pub fn play(&self, file: &str, world: &mut World) -> Result<(), LoadError> {
        let refuse = |what: Message| LoadError::single(file, Fault::whole(what));
        door::begin(world, &Arc::new(self.campaign(file)?), self.seed);
        for (place, order) in self.orders.iter().enumerate() {
            door::submit(world, order.clone()).map_err(|why| {
                let what = Message::new("orders-refused").with("place", place + 1).with("order", order.name());
                refuse(what.with("why", why.message().words()).with("rule", why.rule().0))
            })?;
        }
        let found = hash(world);
        if found == self.hash {
            return Ok(());
        }
        Err(refuse(Message::new("campaign-hash").with("said", crate::data::quote(&self.hash)).with("found", found)))
    }
}

fn hash(world: &World) -> String {
    format!("{:016x}", world.resource::<Chronicle>().hash())
}
