//! The ladder: pairs of battles, the same seed with the sides swapped, over all scenarios, levels and densities. It
//! measures who wins how often, how certain that is, and with which orders.

pub mod bout;
mod pace;
mod split;
mod tally;
pub mod venue;

pub use bout::{Bout, play};
pub use pace::{Pace, Watch};
pub use split::Split;
pub use tally::{Interval, Tally};

use super::book::Mind;
use crate::engine::door;
use bevy_ecs::world::World;

/// One pair of battles: each contender plays each side once. A contender against itself would play the same battle
/// twice, so its second one has a seed of its own.
pub fn pair<B: Mind>(
    world: &mut World,
    venue: &venue::Venue<B>,
    contenders: [&bout::Contender<B>; 2],
    seed: u64,
    watch: Watch,
) -> [Bout; 2] {
    let [one, other] = contenders;
    let again = if one.name == other.name { !seed } else { seed };
    [play(world, venue, [one, other], seed, watch), play(world, venue, [other, one], again, watch)]
}

/// Plays this many pairs of a contest, going through the tables from index `from` in steps of `step`: a thread's share.
pub fn contest<B: Mind>(
    venues: &[venue::Venue<B>],
    contenders: [&bout::Contender<B>; 2],
    (pairs, seed): (u64, u64),
    (from, step): (u64, u64),
    watch: Watch,
) -> Vec<(u64, [Bout; 2])> {
    let mut world = World::new();
    door::install::<B>(&mut world);
    let share = (from..pairs).step_by(step.max(1) as usize);
    let played = share.map(|place| {
        let venue = &venues[(place % venues.len().max(1) as u64) as usize];
        (place, pair(&mut world, venue, contenders, seed + place, watch))
    });
    played.collect()
}

/// The places that can be played without a limit of rounds, without it: to see how soon battles end on their own.
pub fn unlimited<B: Mind>(venues: &[venue::Venue<B>]) -> Vec<venue::Venue<B>> {
    let open = |venue: &venue::Venue<B>| Some(venue::Venue::new(venue.name.clone(), B::unlimited(&venue.level)?));
    venues.iter().filter_map(open).collect()
}
