//! Shared by the tests of hostile files.

use bevy_ecs::world::World;
use monkeys::battle::{
    self,
    chance::ChancePlayer,
    replay::{Player, Replay},
};
use monkeys::data::monkeys::level::{self, Level};
use monkeys::rules::monkeys::Order;

/// A world in which a battle of the level has started.
pub fn begun(level: &Level, seed: u64) -> World {
    let mut world = World::new();
    battle::monkeys::install(&mut world);
    battle::begin(&mut world, level, seed);
    world
}

/// Gives random orders, at most this many; true if the battle is over.
pub fn play_on(world: &mut World, player: &mut ChancePlayer, orders: usize) -> bool {
    for _ in 0..orders {
        let Some(order) = player.choose::<Order>(world) else { return true };
        battle::submit(world, order).unwrap_or_else(|why| panic!("the chance player asks for what is legal: {why:?}"));
    }
    battle::monkeys::decider(world).is_none()
}

/// A replay of a shipped level, this many orders into the battle.
pub fn replay(name: &str, orders: usize) -> Replay {
    let (level, _) = level::shipped(name).expect("it ships");
    let mut world = begun(&level, 3);
    play_on(&mut world, &mut ChancePlayer::new(3), orders);
    let players = (Player::Chance { seed: 3 }, Player::Opponent { name: "steady".into(), strength: quick(), seed: 9 });
    Replay::of(&world, players).expect("the battle is recorded")
}

fn quick() -> monkeys::data::persona::Strength {
    "quick".parse().expect("it is a strength")
}

/// Reads a replay from its text and plays it, as `monkeys replay --verify` does.
pub fn verify(text: &str) -> Result<monkeys::battle::replay::Compared, String> {
    let profiles = monkeys::data::monkeys::profiles();
    let replay = Replay::parse("test", text, &profiles).map_err(|error| error.to_string())?;
    let mut world = World::new();
    battle::monkeys::install(&mut world);
    let played = match replay.scene("test", &profiles).map_err(|error| error.to_string())? {
        Some(scene) => replay.play_scene(&mut world, &scene),
        None => {
            let (level, _) = replay.level("test", profiles).map_err(|error| error.to_string())?;
            replay.play(&mut world, &level)
        }
    };
    played.and_then(|()| replay.verify(&world)).map_err(|error| error.to_string())
}

/// What the program prints of something: raw characters of a file must not get through.
pub fn printed(said: &impl std::fmt::Display) -> String {
    monkeys::words::plain::lines(&said.to_string()).into_owned()
}

/// Replaces the first occurrence of a text, which must exist.
pub fn forged(text: &str, old: &str, new: &str) -> String {
    assert!(text.contains(old), "{old} is in the file");
    text.replacen(old, new, 1)
}
