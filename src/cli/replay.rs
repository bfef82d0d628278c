//! `monkeys replay`: play a recorded battle again.

use super::{
    Failure,
    any::{self, tell},
    out,
    players::Reasons,
};
use crate::battle::{
    crash::{self, Crash},
    play,
    replay::{Compared, Divergence, Replay},
    told::Told,
};
use crate::data::{
    caught::caught,
    crashes,
    error::{Fault, LoadError},
    file,
};
use crate::engine::{BookOrder, Viewer, door, order::Refusal};
use crate::force::Side;
use crate::lab::{
    again::{self, Again, again},
    book::Counted,
};
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
    /// Instead of a file: play the battle with this number (column `index`) of a run of `monkeys playtest` again; DIR is
    /// the run's folder or its battles.parquet
    #[arg(long, value_name = "DIR:INDEX", conflicts_with = "file")]
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
    /// With --json: print only what this side may know, r or b
    #[arg(long, value_name = "SIDE", requires = "json", value_parser = any::side)]
    seen_by: Option<Side>,
    /// Write every roll with its terms, its average and its outcome to a file, as comma-separated values
    #[arg(long, value_name = "FILE")]
    rolls: Option<PathBuf>,
}

/// A replay with its starting position.
pub struct Kept<B: Told> {
    /// The replay.
    pub replay: Replay<B>,
    start: Start<B>,
}

enum Start<B: Told> {
    Level(Box<B::Level>),
    Scene(Box<B::Stage>),
}

impl<B: Told> Kept<B> {
    /// Reads a replay with its starting position.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn read(path: &Path) -> Result<Self, LoadError> {
        Self::of(&path.display().to_string(), &file::read(path)?)
    }

    fn of(name: &str, text: &str) -> Result<Self, LoadError> {
        let replay = Replay::<B>::read(name, text, B::shipped_numbers())?;
        let start = match (&replay.setup, &replay.scene) {
            (_, Some(scene)) => Start::Scene(Box::new(B::scene_of(scene, name)?)),
            (Some(setup), None) => Start::Level(Box::new(B::level_of(setup, name)?)),
            (None, None) => return Err(LoadError::single(name, Fault::whole(Message::new("replay-start")))),
        };
        Ok(Self { replay, start })
    }

    /// Plays its orders in a new world.
    fn play(&self, world: &mut World) -> Result<(), Divergence> {
        door::install::<B>(world);
        match &self.start {
            Start::Level(level) => self.replay.play(world, level),
            Start::Scene(scene) => self.replay.play_scene(world, scene),
        }
    }

    /// The level that it starts from; none for a scene of a script.
    fn level(&self) -> Option<&B::Level> {
        if let Start::Level(level) = &self.start { Some(level) } else { None }
    }
}

/// Plays it.
pub fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    for path in [&arguments.rolls, &arguments.out].into_iter().flatten() {
        out::target(path, &arguments.file.iter().map(PathBuf::as_path).collect::<Vec<_>>())?;
    }
    if let (Some(rolls), Some(out)) = (&arguments.rolls, &arguments.out)
        && out::are_one(rolls, out)
    {
        return Err(Failure::Argument("--out and --rolls name the same file".into()));
    }
    if let Some(row) = &arguments.row {
        let (table, index) = place(row)?;
        let book = Book::of(&again::book(&table)?).unwrap_or_default();
        return with_book!(book, B => of_row::<B>((&table, index), arguments));
    }
    if arguments.out.is_some() {
        return Err(Failure::Argument("--out: writes the battle of a row; name one with --row".into()));
    }
    let path = arguments.file.as_deref().ok_or_else(|| Failure::Argument("name a replay".into()))?;
    if path.to_string_lossy().ends_with(crashes::ENDING) {
        let text = file::read_within(path, file::LARGEST_SAGA)?;
        let (battle, of_campaign) = crash::held_in(&text);
        if of_campaign {
            return of_campaign_crash(path, &text, arguments);
        }
        return with_book!(any::book_of(&battle), B => of_crash::<B>(path, &text, arguments));
    }
    with_book!(any::book_of_file(path), B => of_file::<B>(path, arguments))
}

/// Plays a replay and prints it, or reports whether it matches.
fn of_file<B: Told + Counted>(path: &Path, arguments: &Arguments) -> Result<ExitCode, Failure> {
    let kept = Kept::<B>::read(path)?;
    let mut world = World::new();
    let played = kept.play(&mut world);
    let name = path.display();
    show::<B>(&mut world, kept.level(), arguments)?;
    let failed = |divergence| Failure::Failed(format!("{name}: {divergence}"));
    played.map_err(failed)?;
    if arguments.verify {
        let Compared { turns, open } = kept.replay.verify(&world).map_err(failed)?;
        let verified = Message::new("replay-verified").with("turns", turns).with("open", open);
        out::line(format_args!("{name}: {}", verified.words()))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Writes the rolls of a battle that was played, or prints it.
fn show<B: Told + Counted>(world: &mut World, level: Option<&B::Level>, arguments: &Arguments) -> Result<(), Failure> {
    if let Some(path) = &arguments.rolls {
        return write_rolls::<B>(world, level, path);
    }
    if arguments.verify {
        return Ok(());
    }
    tell::<B>(world, level, (viewer(arguments), &Reasons::default()))
}

fn viewer(arguments: &Arguments) -> Option<Viewer> {
    any::viewer(arguments.json, arguments.seen_by)
}

/// Replays the battle of a crash up to the order that the program failed at, prints it, and tries that order.
fn of_crash<B: Told + Counted>(path: &Path, text: &str, arguments: &Arguments) -> Result<ExitCode, Failure> {
    let name = path.display().to_string();
    let crash = Crash::<B::Order>::parse(&name, text)?;
    let kept = Kept::<B>::of(&name, &crash.battle)?;
    let mut world = World::new();
    let played = caught(|| kept.play(&mut world));
    out::note(format_args!("{name}: version {} failed: {} ({})", crash.version, crash.message, crash.place));
    let played = played.map(|played| played.map_err(|divergence| Failure::Failed(divergence.to_string())));
    shown(played, || show::<B>(&mut world, kept.level(), arguments))?;
    tried(crash.order.map(|order| (order.name(), order)), |order| {
        play::submit(&mut world, order).map_err(|why| why.message())
    })
}

/// Prints what was played up to the order at which the program failed, and whether it got there.
pub(super) fn shown(
    played: Result<Result<(), Failure>, String>,
    show: impl FnOnce() -> Result<(), Failure>,
) -> Result<(), Failure> {
    match played {
        Err(why) => {
            // A half-changed world may not be able to show its contents.
            caught(show).unwrap_or(Ok(()))?;
            Err(Failure::Failed(format!("This version fails before that: {why}")))
        }
        Ok(played) => {
            show()?;
            played
        }
    }
}

/// Tries the order at which the program failed, if it was an order, and reports how that goes in this version.
pub(super) fn tried<O>(
    order: Option<(&'static str, O)>,
    submit: impl FnOnce(O) -> Result<(), Message>,
) -> Result<ExitCode, Failure> {
    let Some((name, order)) = order else {
        return Err(Failure::Failed("It did not fail while an order was carried out.".into()));
    };
    match caught(|| submit(order)) {
        Err(why) => Err(Failure::Failed(format!("This version fails at the same order, {name}: {why}"))),
        Ok(Err(why)) => Err(Failure::Failed(format!("This version refuses that order: {}", why.words()))),
        Ok(Ok(())) => {
            out::note(format_args!("This version carries that order out: {name}."));
            Ok(ExitCode::SUCCESS)
        }
    }
}

/// The same for a campaign.
fn of_campaign_crash(path: &Path, text: &str, arguments: &Arguments) -> Result<ExitCode, Failure> {
    let only = |option: &str| Failure::Argument(format!("{option}: the file holds a campaign; this is for battles"));
    if arguments.rolls.is_some() {
        return Err(only("--rolls"));
    }
    if arguments.seen_by.is_some() {
        return Err(only("--seen-by"));
    }
    super::campaign::of_crash(path, text, (!arguments.verify).then_some(arguments.json))
}

/// The table and the number given with `--row`.
fn place(row: &str) -> Result<(PathBuf, u64), Failure> {
    let read = |(table, index): (&str, &str)| Some((PathBuf::from(table), index.trim().parse::<u64>().ok()?));
    row.rsplit_once(':').and_then(read).ok_or_else(|| {
        Failure::Argument(format!("--row: `{row}` isn't a row; write the run's folder and the battle's number: run:17"))
    })
}

/// Plays the battle of a row.
fn of_row<B: Told + Counted>((table, index): (&Path, u64), arguments: &Arguments) -> Result<ExitCode, Failure> {
    let Again { mut world, level, replay, row, holds } = again::<B>(table, index)?;
    if !holds {
        return Err(Failure::Failed(format!("{}: battle {index} differs from its row", table.display())));
    }
    if let Some(path) = &arguments.out {
        out::file(path, &replay.text())?;
    }
    if let Some(path) = &arguments.rolls {
        write_rolls::<B>(&world, Some(&level), path)?;
    }
    if arguments.verify {
        let (table, turns, hash) = (table.display(), replay.turns.len(), row.hash);
        out::line(format_args!("{table}: battle {index} verified, {turns} turns, hash {hash:016x}"))?;
    } else if (arguments.out.is_none() && arguments.rolls.is_none()) || arguments.json {
        tell::<B>(&mut world, Some(&level), (viewer(arguments), &Reasons::default()))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Writes every roll of the battle in a world; the sides are named as in the level.
fn write_rolls<B: Told>(world: &World, level: Option<&B::Level>, path: &Path) -> Result<(), Failure> {
    let rolls = B::rolls(world, level, Viewer::All);
    let none = || Failure::Argument(format!("--rolls: battles of {} have no table of rolls", B::BOOK));
    out::file(path, &rolls.ok_or_else(none)?)
}
