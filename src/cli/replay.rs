//! `monkeys replay`: play a recorded battle again.

use super::{Failure, report::Reporter};
use crate::battle::{self, replay::Replay};
use crate::data::{error::LoadError, file, level::Level};
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

/// A replay with its level.
pub fn read(path: &Path) -> Result<(Replay, Level), LoadError> {
    let name = path.display().to_string();
    let replay = Replay::parse(&name, &file::read(path)?, &crate::data::profiles())?;
    let (level, _) = replay.level(&name, crate::data::profiles())?;
    Ok((replay, level))
}

/// Plays it.
pub fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let (replay, level) = read(&arguments.file)?;
    let mut world = World::new();
    battle::install(&mut world);
    let played = replay.play(&mut world, &level);
    let name = arguments.file.display();
    if !arguments.verify {
        Reporter::new(arguments.json).tell(&mut world, &level);
    }
    match played {
        Ok(()) if arguments.verify => println!("{name}: verified, {} turns", replay.turns.len()),
        Ok(()) => {}
        Err(divergence) => return Err(Failure::Failed(format!("{name}: {divergence}"))),
    }
    Ok(ExitCode::SUCCESS)
}
