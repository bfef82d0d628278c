//! `monkeys replay`: play a recorded battle again.

use super::{Failure, any, out, report::Reporter};
use crate::battle::{
    self,
    crash::Crash,
    replay::{Compared, Divergence, Replay},
};
use crate::data::{caught::caught, crashes, error::LoadError, file, level::Level, script::Scene};
use crate::engine::order::Refusal;
use crate::lab::{self, Again};
use crate::rules::Book;
use crate::with_book;
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
    #[arg(long, value_name = "FILE:INDEX", conflicts_with = "file")]
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
    from_text(&path.display().to_string(), &file::read(path)?)
}

fn from_text(name: &str, text: &str) -> Result<(Replay, Start), LoadError> {
    let profiles = crate::data::profiles();
    let replay = Replay::parse(name, text, &profiles)?;
    let start = match replay.scene(name, &profiles)? {
        Some(scene) => Start::Scene(Box::new(scene)),
        None => Start::Level(Box::new(replay.level(name, profiles)?.0)),
    };
    Ok((replay, start))
}

/// Plays it.
pub fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    for path in [&arguments.rolls, &arguments.out].into_iter().flatten() {
        out::target(path, &arguments.file.iter().map(PathBuf::as_path).collect::<Vec<_>>())?;
    }
    if arguments.rolls.is_some() && arguments.rolls == arguments.out {
        return Err(Failure::Argument("--out and --rolls name the same file".into()));
    }
    if let Some(row) = &arguments.row {
        return run_row(row, arguments);
    }
    let path = arguments.file.as_deref().ok_or_else(|| Failure::Argument("name a replay".into()))?;
    if path.to_string_lossy().ends_with(crashes::ENDING) {
        return run_crash(path, arguments);
    }
    let book = any::book_of_file(path);
    if book != Book::Monkeys {
        if arguments.rolls.is_some() {
            return Err(Failure::Argument(format!(
                "--rolls: no rolls are written of battles of {} so far",
                book.name()
            )));
        }
        return with_book!(book, B => any::replay::<B>(path, (arguments.verify, arguments.json)));
    }
    let (replay, start) = read(path)?;
    let mut world = World::new();
    let played = play(&mut world, &replay, &start);
    let name = path.display();
    show(&mut world, &start, arguments)?;
    let failed = |divergence| Failure::Failed(format!("{name}: {divergence}"));
    played.map_err(failed)?;
    if arguments.verify {
        let Compared { turns, open } = replay.verify(&world).map_err(failed)?;
        let verified = Message::new("replay-verified").with("turns", turns).with("open", open);
        out::line(format_args!("{name}: {}", verified.words()))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Plays the orders of a replay in a new world.
fn play(world: &mut World, replay: &Replay, start: &Start) -> Result<(), Divergence> {
    battle::install(world);
    match start {
        Start::Level(level) => replay.play(world, level),
        Start::Scene(scene) => replay.play_scene(world, scene),
    }
}

/// Writes the rolls of a battle that was played, or prints it.
fn show(world: &mut World, start: &Start, arguments: &Arguments) -> Result<(), Failure> {
    if let Some(path) = &arguments.rolls {
        let level = if let Start::Level(level) = start { Some(&**level) } else { None };
        return write_rolls(world, level, path);
    }
    if arguments.verify {
        return Ok(());
    }
    let reporter = Reporter::new(arguments.json);
    match start {
        Start::Level(level) => reporter.tell(world, level),
        Start::Scene(_) => reporter.tell_script(world),
    }
}

/// Plays the battle of a crash up to the order that the program failed at, shows it, and tries that order.
fn run_crash(path: &Path, arguments: &Arguments) -> Result<ExitCode, Failure> {
    let name = path.display().to_string();
    let crash = Crash::parse(&name, &file::read(path)?)?;
    let (replay, start) = from_text(&name, &crash.battle)?;
    let mut world = World::new();
    let played = caught(|| play(&mut world, &replay, &start));
    out::note(format_args!("{name}: version {} failed: {} ({})", crash.version, crash.message, crash.place));
    match played {
        Err(why) => {
            // A world that is half changed may not be able to show what it holds.
            let shown = caught(|| show(&mut world, &start, arguments));
            shown.unwrap_or(Ok(()))?;
            return Err(Failure::Failed(format!("This version fails before that: {why}")));
        }
        Ok(played) => {
            show(&mut world, &start, arguments)?;
            played.map_err(|divergence| Failure::Failed(divergence.to_string()))?;
        }
    }
    let Some(order) = crash.order else {
        return Err(Failure::Failed("It did not fail while an order was carried out.".into()));
    };
    match caught(|| battle::submit(&mut world, order.clone())) {
        Err(why) => Err(Failure::Failed(format!("This version fails at the same order, {}: {why}", order.name()))),
        Ok(Err(why)) => Err(Failure::Failed(format!("This version refuses that order: {}", why.message().words()))),
        Ok(Ok(())) => {
            out::note(format_args!("This version carries that order out: {}.", order.name()));
            Ok(ExitCode::SUCCESS)
        }
    }
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
        out::file(path, &replay.text())?;
    }
    if let Some(path) = &arguments.rolls {
        write_rolls(&world, Some(&level), path)?;
    }
    if arguments.verify {
        let (table, turns, hash) = (table.display(), replay.turns.len(), row.hash);
        out::line(format_args!("{table}: battle {index} verified, {turns} turns, hash {hash:016x}"))?;
    } else if (arguments.out.is_none() && arguments.rolls.is_none()) || arguments.json {
        Reporter::new(arguments.json).tell(&mut world, &level)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Writes every roll of the battle in a world; the sides of a level have names of their own.
fn write_rolls(world: &World, level: Option<&Level>, path: &Path) -> Result<(), Failure> {
    let mut names = battle::tell::Names::of(world);
    if let Some(level) = level {
        names.sides = level.sides.each_ref().map(|side| side.name.clone());
    }
    out::file(path, &battle::rolls::csv(&battle::rolls::rolls(world), &names))
}
