//! A campaign in the file that the program left when it failed.

use super::{
    super::replay::{shown, tried},
    Failure, out, tell_json, tell_words,
};
use crate::battle::crash::Crash;
use crate::campaign::{door, file::Saga, order::Order};
use crate::data::caught::caught;
use crate::engine::order::Refusal;
use bevy_ecs::world::World;
use std::{path::Path, process::ExitCode};

/// Replays a campaign up to the order that the program failed at, prints it if asked to, and tries that order.
pub fn of_crash(path: &Path, text: &str, told: Option<bool>) -> Result<ExitCode, Failure> {
    let name = path.display().to_string();
    let crash = Crash::<Order>::parse(&name, text)?;
    let saga = Saga::read(&name, &crash.campaign)?;
    let mut world = World::new();
    let played = caught(|| saga.play_orders(&name, &mut world));
    out::note(format_args!("{name}: version {} failed: {} ({})", crash.version, crash.message, crash.place));
    shown(played.map(|played| played.map_err(super::broken)), || {
        out::done(match told {
            Some(true) => tell_json(&world),
            Some(false) => tell_words(&world),
            None => Ok(()),
        })
    })?;
    tried(crash.order.map(|order| (order.name(), order)), |order| {
        door::submit(&mut world, order).map(drop).map_err(|why| why.message())
    })
}
