//! A script as a replay: recorded when it passes, and played again to the same facts.

use super::{Miss, Note, stage};
use crate::battle::{
    hash, install,
    replay::{Divergence, Player, Replay},
};
use crate::data::{error::LoadError, script::Scene};
use crate::engine::BattleLog;
use crate::rules::monkeys::profiles::Profiles;
use crate::words;
use bevy_ecs::world::World;

/// A script that has passed: its world at the end, and the replay that leads there again.
pub struct Verified {
    /// The battle at its end.
    pub world: World,
    /// Its record.
    pub replay: Replay,
    /// Notes on the side.
    pub notes: Vec<Note>,
}

impl Replay {
    /// The scene that a recorded script begins from; none where the replay begins from a level.
    ///
    /// # Errors
    /// All faults of its set-up.
    pub fn scene(&self, file: &str, profiles: &Profiles) -> Result<Option<Scene>, LoadError> {
        self.scene.as_ref().map(|setup| setup.scene(file, profiles)).transpose()
    }

    /// Plays a recorded script again; the world then holds the battle at its end.
    ///
    /// # Errors
    /// The first place where the battle is another.
    pub fn play_scene(&self, world: &mut World, scene: &Scene) -> Result<(), Divergence> {
        stage::begin(world, scene);
        self.play_turns(world)
    }
}

/// Writes the record of a script down, reads it, plays it, and compares every fact.
pub(super) fn verify(mut world: World, notes: Vec<Note>) -> Result<Verified, Miss> {
    let replay = Replay::of(&world, (Player::Human, Player::Human)).expect("a script keeps its record");
    let astray = |why: String| Miss::new(words::word("script-record"), why);
    let profiles = crate::data::profiles();
    let read = Replay::parse("record", &replay.text(), &profiles).map_err(|error| astray(error.to_string()))?;
    let scene = read.scene("record", &profiles).map_err(|error| astray(error.to_string()))?;
    let scene = scene.expect("the record of a script begins from its scene");
    let mut again = World::new();
    install(&mut again);
    read.play_scene(&mut again, &scene).map_err(|why| astray(why.to_string()))?;
    let told = |world: &World| world.resource::<BattleLog>().len();
    if told(&world) != told(&again) || hash(&mut world) != hash(&mut again) {
        return Err(astray(words::word("script-record-differs")));
    }
    Ok(Verified { world, replay, notes })
}
