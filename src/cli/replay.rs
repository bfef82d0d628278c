//! `monkeys replay`: play a recorded battle again.

use super::{Failure, report::Reporter};
use crate::battle::{self, replay::Replay};
use crate::data::{error::LoadError, file, level::Level, script::Scene};
use bevy_ecs::world::World;
use clap::Args;
use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};

/// Play a recorded battle again and tell it
#[derive(Debug, Args)]
pub struct Arguments {
    /// The replay
    file: PathBuf,
    /// Only compare it with what the file says, and say whether it holds
    #[arg(long)]
    verify: bool,
    /// One fact a line as JSON, and a last line with the final state
    #[arg(long)]
    json: bool,
}

/// What a replay begins from.
pub enum Start {
    /// A level.
    Level(Box<Level>),
    /// The set-up of a script.
    Scene(Box<Scene>),
}

/// A replay with what it begins from.
pub fn read(path: &Path) -> Result<(Replay, Start), LoadError> {
    let (name, profiles) = (path.display().to_string(), crate::data::profiles());
    let replay = Replay::parse(&name, &file::read(path)?, &profiles)?;
    let start = match replay.scene(&name, &profiles)? {
        Some(scene) => Start::Scene(Box::new(scene)),
        None => Start::Level(Box::new(replay.level(&name, profiles)?.0)),
    };
    Ok((replay, start))
}

/// Plays it.
pub fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let (replay, start) = read(&arguments.file)?;
    let mut world = World::new();
    battle::install(&mut world);
    let played = match &start {
        Start::Level(level) => replay.play(&mut world, level),
        Start::Scene(scene) => replay.play_scene(&mut world, scene),
    };
    let name = arguments.file.display();
    if !arguments.verify {
        let reporter = Reporter::new(arguments.json);
        match &start {
            Start::Level(level) => reporter.tell(&mut world, level),
            Start::Scene(_) => reporter.tell_script(&mut world),
        }
    }
    match played {
        Ok(()) if arguments.verify => println!("{name}: verified, {} turns", replay.turns.len()),
        Ok(()) => {}
        Err(divergence) => return Err(Failure::Failed(format!("{name}: {divergence}"))),
    }
    Ok(ExitCode::SUCCESS)
}
