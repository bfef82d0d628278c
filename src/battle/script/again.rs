//! A script as a replay: recorded when it passes, then played again to the same facts.

use super::{Miss, Note, book::Scripted};
use crate::battle::{
    play::hash,
    replay::{Divergence, Player, Replay},
};
use crate::engine::{BattleLog, door};
use crate::rules::First;
use crate::words;
use bevy_ecs::world::World;

/// A script that has passed: its world at the end, and the replay that leads there.
pub struct Verified<B: Scripted = First> {
    /// The battle at its end.
    pub world: World,
    /// Its record.
    pub replay: Replay<B>,
    /// Additional notes.
    pub notes: Vec<Note>,
}

impl<B: Scripted> Replay<B> {
    /// Plays a recorded script again; the world then contains the battle at its end.
    ///
    /// # Errors
    /// The first place where the battle differs.
    pub fn play_scene(&self, world: &mut World, scene: &B::Stage) -> Result<(), Divergence> {
        B::stage(world, scene);
        self.play_turns(world)
    }
}

/// Writes the record of a script, reads it, plays it, and compares every fact.
pub(super) fn verify<B: Scripted>(mut world: World, notes: Vec<Note>) -> Result<Verified<B>, Miss> {
    let replay = Replay::<B>::of(&world, (Player::Human, Player::Human)).expect("a script keeps its record");
    let astray = |why: String| Miss::new(words::word("script-record"), why);
    let read =
        Replay::<B>::read("record", &replay.text(), B::numbers(&world)).map_err(|error| astray(error.to_string()))?;
    let setup = read.scene.as_ref().expect("the record of a script begins from its scene");
    let scene = B::scene_of(setup, "record").map_err(|error| astray(error.to_string()))?;
    let mut again = World::new();
    door::install::<B>(&mut again);
    read.play_scene(&mut again, &scene).map_err(|why| astray(why.to_string()))?;
    let told = |world: &World| world.resource::<BattleLog>().len();
    if told(&world) != told(&again) || hash::<B>(&mut world) != hash::<B>(&mut again) {
        return Err(astray(words::word("script-record-differs")));
    }
    Ok(Verified { world, replay, notes })
}
