//! `monkeys replay`: play a recorded battle again.

use super::{Failure, report::Reporter};
use crate::battle::{
    self,
    replay::{Compared, Replay},
};
use crate::data::{error::LoadError, file, level::Level, script::Scene};
use crate::lab::{self, Again};
use crate::words::Message;
use bevy_ecs::world::World;
use clap::Args;
use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};

/// Play a recorded battle again and print it
#[derive(Debug, Args)]
pub struct Arguments {
    /// The replay
    #[arg(required_unless_present = "row")]
    file: Option<PathBuf>,
    /// Instead of a file: play the battle with this number (column `index`) of a run of `monkeys playtest` again; FILE is
    /// the run's folder or its battles.parquet
    #[arg(long, value_name = "FILE:INDEX", conflicts_with_all = ["file", "rolls"])]
    row: Option<String>,
    /// Write the battle of a row as a replay, which the window can open
    #[arg(long, value_name = "FILE", requires = "row")]
    out: Option<PathBuf>,
    /// Only compare the battle with the file, and say whether it matches
    #[arg(long)]
    verify: bool,
    /// Print one fact per line as JSON, and a last line with the final state
    #[arg(long)]
    json: bool,
    /// Write every roll with its terms, its average and its outcome to a file, as comma-separated values
    #[arg(long, value_name = "FILE")]
    rolls: Option<PathBuf>,
}

/// What a replay starts from.
pub enum Start {
    /// A level.
    Level(Box<Level>),
    /// The set-up of a script.
    Scene(Box<Scene>),
}

/// A replay with what it starts from.
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
    if let Some(row) = &arguments.row {
        return run_row(row, arguments);
    }
    let path = arguments.file.as_deref().ok_or_else(|| Failure::Argument("name a replay".into()))?;
    let (replay, start) = read(path)?;
    let mut world = World::new();
    battle::install(&mut world);
    let played = match &start {
        Start::Level(level) => replay.play(&mut world, level),
        Start::Scene(scene) => replay.play_scene(&mut world, scene),
    };
    let name = path.display();
    if let Some(path) = &arguments.rolls {
        let names = names(&world, &start);
        file::write(path, &battle::rolls::csv(&battle::rolls::rolls(&world), &names))
            .map_err(|error| Failure::Failed(format!("{}: {error}", path.display())))?;
    }
    if !arguments.verify && arguments.rolls.is_none() {
        let reporter = Reporter::new(arguments.json);
        match &start {
            Start::Level(level) => reporter.tell(&mut world, level),
            Start::Scene(_) => reporter.tell_script(&mut world),
        }
    }
    let failed = |divergence| Failure::Failed(format!("{name}: {divergence}"));
    played.map_err(failed)?;
    if arguments.verify {
        let Compared { turns, open } = replay.verify(&world).map_err(failed)?;
        let verified = Message::new("replay-verified").with("turns", turns).with("open", open);
        println!("{name}: {}", verified.words());
    }
    Ok(ExitCode::SUCCESS)
}

/// Plays the battle of a row.
fn run_row(row: &str, arguments: &Arguments) -> Result<ExitCode, Failure> {
    let read = |(table, index): (&str, &str)| Some((PathBuf::from(table), index.trim().parse::<u64>().ok()?));
    let (table, index) = row.rsplit_once(':').and_then(read).ok_or_else(|| {
        Failure::Argument(format!("--row: `{row}` isn't a row; write the run's folder and the battle's number: run:17"))
    })?;
    let Again { mut world, level, replay, row, holds } = lab::again(&table, index)?;
    if !holds {
        return Err(Failure::Failed(format!("{}: battle {index} differs from its row", table.display())));
    }
    if let Some(path) = &arguments.out {
        file::write(path, &replay.text()).map_err(|error| Failure::writing(path, &error))?;
    }
    if arguments.verify {
        println!("{}: battle {index} verified, {} turns, hash {:016x}", table.display(), replay.turns.len(), row.hash);
    } else if arguments.out.is_none() || arguments.json {
        Reporter::new(arguments.json).tell(&mut world, &level);
    }
    Ok(ExitCode::SUCCESS)
}

/// The names of a battle: the sides of a level have names of their own.
fn names(world: &World, start: &Start) -> battle::tell::Names {
    let mut names = battle::tell::Names::of(world);
    if let Start::Level(level) = start {
        names.sides = level.sides.each_ref().map(|side| side.name.clone());
    }
    names
}
