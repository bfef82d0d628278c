//! A campaign as a file: its initial state, the players, all orders with their battles.

use super::{
    door::{self, Record},
    reasons::Reasons,
    seats::Seats,
    state,
};
use crate::battle::seal;
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

/// A campaign in a world before it is sealed: a copy that another thread may seal and write.
#[derive(Clone, Debug)]
pub struct Draft {
    bare: Saga,
    after: u64,
}

impl Draft {
    /// The campaign in a world.
    pub fn of(world: &World) -> Self {
        Self { bare: Saga::bare(world), after: door::hash(world) }
    }

    /// The same with the hash over all of it.
    pub fn sealed(self) -> Saga {
        Saga { hash: seal::over(&self.bare, self.after), ..self.bare }
    }
}

const fn is_no(flag: &bool) -> bool {
    !*flag
}

/// A campaign that can be replayed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Saga {
    /// 1.
    pub format: u32,
    /// The seed of the dice.
    pub seed: u64,
    /// All dice as set by a script; none if they are rolled from the seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub laid: Option<Vec<u8>>,
    /// Whether hexes keep the ground that their first battle was fought on; not set by earlier versions, in which they
    /// kept the one that it began with (C-02).
    #[serde(default, skip_serializing_if = "is_no")]
    pub keeps_grounds: bool,
    /// Its initial state, rosters included.
    pub campaign: Folded,
    /// The players of the tribes.
    #[serde(default)]
    pub seats: Seats,
    /// All orders.
    pub orders: Vec<super::order::Order>,
    /// The reasons for the orders of scripts.
    #[serde(default, skip_serializing_if = "Reasons::is_empty")]
    pub reasons: Reasons,
    /// Hash over all of this and over the result, 16 hexadecimal digits.
    pub hash: String,
}

impl Saga {
    /// The campaign in a world.
    pub fn of(world: &World) -> Self {
        Draft::of(world).sealed()
    }

    /// The campaign in a world up to this many orders, without a hash, since its result can't be trusted.
    pub(super) fn broken(world: &World, orders: usize) -> Self {
        let mut saga = Self::bare(world);
        saga.orders.truncate(orders);
        saga
    }

    fn bare(world: &World) -> Self {
        let Record { seed, laid, keeps_grounds, orders } = world.resource::<Record>().clone();
        let campaign = state::campaign(world).folded();
        let seats = world.get_resource::<Seats>().cloned().unwrap_or_default();
        let reasons = world.get_resource::<Reasons>().cloned().unwrap_or_default();
        let (format, hash) = (shape::FORMAT, String::new());
        Self { format, seed, laid, keeps_grounds, campaign, seats, orders, reasons, hash }
    }

    /// The correct hash, from a world after its last order.
    fn seal(&self, world: &World) -> String {
        seal::over(&Self { hash: String::new(), ..self.clone() }, door::hash(world))
    }

    /// The text of the file.
    pub fn text(&self) -> String {
        let pretty = ron::ser::PrettyConfig::new().depth_limit(4).struct_names(false);
        shape::options().to_string_pretty(self, pretty).expect("plain data becomes text")
    }

    /// Reads the text of a file.
    ///
    /// # Errors
    /// Its first syntax error, or another format than this one.
    pub fn read(file: &str, text: &str) -> Result<Self, LoadError> {
        let saga: Self = shape::parse(file, text)?;
        if saga.format == shape::FORMAT {
            return Ok(saga);
        }
        let what = Message::new("data-format").with("given", saga.format.to_string());
        Err(LoadError::single(file, Fault::whole(what.with("format", shape::FORMAT as usize))))
    }

    /// Its initial state.
    ///
    /// # Errors
    /// All its errors.
    pub fn campaign(&self, file: &str) -> Result<Campaign, LoadError> {
        campaign::of_folded(file, &self.campaign, &Library::shipped()).map(|(campaign, _)| campaign)
    }

    /// Replays it in a world up to its last order, and compares what happened, for a finished campaign as well as for a
    /// saved one, which continues from there.
    ///
    /// # Errors
    /// The first order that is refused, or that the result differs.
    pub fn play(&self, file: &str, world: &mut World) -> Result<(), LoadError> {
        self.play_orders(file, world)?;
        let found = self.seal(world);
        if found == self.hash {
            return Ok(());
        }
        let what = Message::new("campaign-hash").with("said", crate::data::quote(&self.hash)).with("found", found);
        Err(LoadError::single(file, Fault::whole(what)))
    }

    /// Replays it up to its last order, without comparing anything.
    ///
    /// # Errors
    /// The first order that is refused.
    pub fn play_orders(&self, file: &str, world: &mut World) -> Result<(), LoadError> {
        let refuse = |what: Message| LoadError::single(file, Fault::whole(what));
        door::begin_laid(world, &Arc::new(self.campaign(file)?), self.seed, self.laid.clone());
        world.resource_mut::<Record>().keeps_grounds = self.keeps_grounds;
        world.insert_resource(self.seats.clone());
        for (place, order) in self.orders.iter().enumerate() {
            door::submit(world, order.clone()).map_err(|why| {
                let what = Message::new("orders-refused").with("place", place + 1).with("order", order.name());
                refuse(what.with("why", why.message().words()).with("rule", why.rule().0))
            })?;
        }
        world.insert_resource(self.reasons.clone());
        Ok(())
    }
}
