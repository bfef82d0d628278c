//! `monkeys battle`: play a battle without a window.

use super::players::{Reasons, Seats, play};
use super::{Failure, any, load_level, out, report::Reporter};
use crate::battle::{
    self, crash,
    replay::{Player, Replay},
};
use crate::data::{
    error::{Fault, LoadError},
    file,
    level::Level,
    shape,
};
use crate::engine::{Rules, order::Refusal};
use crate::rules::{Book, First};
use crate::with_book;
use crate::words::Message;
use bevy_ecs::world::World;
use clap::Args;
use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};

/// Play a battle without a window; sides that aren't named in --players choose at random
#[derive(Debug, Args)]
pub struct Arguments {
    /// A level file, or the name of a shipped level such as two-groves
    level: String,
    /// Seed of the dice and of the choices [default: the level's own]
    #[arg(long, allow_negative_numbers = true)]
    seed: Option<u64>,
    /// Give these orders and stop: a RON list as in a replay
    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "why"])]
    orders: Option<PathBuf>,
    /// Who plays: r=NAME:STRENGTH,b=NAME:STRENGTH; NAME may be a file, and `chance` chooses at random
    #[arg(long, value_name = "WHO")]
    players: Option<String>,
    /// Write the battle as a replay
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Draw the board at the end of each turn into a folder, as PNG
    #[arg(long, value_name = "DIR")]
    pictures: Option<PathBuf>,
    /// Play without a round limit if the level sets none
    #[arg(long)]
    unlimited: bool,
    /// Show why the scripted opponent gives each order: the best candidates with their scores, and what it says
    #[arg(long, conflicts_with = "json")]
    why: bool,
    /// Print one fact per line as JSON, and a last line with the final state
    #[arg(long)]
    json: bool,
}

/// Plays the battle.
pub fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    check_targets(arguments)?;
    if arguments.why && arguments.players.is_none() {
        out::note("note: --why explains scripted opponents, and without --players both sides choose at random");
    }
    let book = any::book_of_level(&arguments.level);
    if book != Book::Monkeys {
        return of_another(arguments, book);
    }
    let mut level = load_level(&arguments.level)?;
    if !arguments.unlimited {
        level.limit_rounds();
    }
    let seed = arguments.seed.unwrap_or(level.seed);
    let orders = arguments.orders.as_deref().map(read_orders).transpose()?;
    let seats = Seats::<First>::read(arguments.players.as_deref().unwrap_or_default())?;
    let (mut world, mut reasons) = (World::new(), Reasons::default());
    battle::install(&mut world);
    battle::begin(&mut world, &level, seed);
    let players = match orders {
        Some(orders) => give(&mut world, arguments, orders)?,
        None => crash::watched::<First, _>(&mut world, None, |world| {
            play(world, seats.take(seed, &level), arguments.why.then_some(&mut reasons))
        }),
    };
    let told = Reporter::new(arguments.json).with_reasons(reasons).tell(&mut world, &level);
    if let Some(path) = &arguments.record {
        let replay = Replay::<First>::of(&world, players).expect("the battle was recorded");
        out::file(path, &replay.text())?;
    }
    if let Some(folder) = &arguments.pictures {
        draw(&world, &level, folder)?;
    }
    // What was to be written is there, whatever became of the telling.
    told.map(|()| ExitCode::SUCCESS)
}

/// Plays a battle of another book than the first, in words or as facts.
fn of_another(arguments: &Arguments, book: Book) -> Result<ExitCode, Failure> {
    if arguments.pictures.is_some() {
        return Err(Failure::Argument(format!("no pictures are drawn of battles of {} so far", book.name())));
    }
    let battle = any::Battle {
        level: &arguments.level,
        seed: arguments.seed,
        orders: arguments.orders.as_deref(),
        record: arguments.record.as_deref(),
        players: arguments.players.as_deref().unwrap_or_default(),
        why: arguments.why,
        json: arguments.json,
    };
    with_book!(book, B => any::battle::<B>(&battle))
}

/// Refuses what can't be written before anything is played.
fn check_targets(arguments: &Arguments) -> Result<(), Failure> {
    if let Some(path) = &arguments.record {
        let orders = arguments.orders.as_deref();
        out::target(path, &[Some(Path::new(&arguments.level)), orders].into_iter().flatten().collect::<Vec<_>>())?;
    }
    let Some(folder) = &arguments.pictures else { return Ok(()) };
    if !cfg!(feature = "window") {
        return Err(Failure::Argument("--pictures needs a program built with the window (feature `window`)".into()));
    }
    out::folder(folder)
}

fn read_orders(path: &Path) -> Result<Vec<<First as Rules>::Order>, LoadError> {
    shape::parse_list(&path.display().to_string(), &file::read(path)?)
}

/// Gives the orders of a file. A refused order is an error of the file.
fn give(
    world: &mut World,
    arguments: &Arguments,
    orders: Vec<<First as Rules>::Order>,
) -> Result<(Player, Player), Failure> {
    let name = arguments.orders.as_deref().map(|path| path.display().to_string()).unwrap_or_default();
    for (place, order) in orders.into_iter().enumerate() {
        battle::submit(world, order.clone()).map_err(|why| {
            let what = Message::new("orders-refused").with("place", place + 1).with("order", order.name());
            let what = what.with("why", why.message().words()).with("rule", why.rule().0);
            LoadError::single(&name, Fault::whole(what))
        })?;
    }
    Ok((Player::Human, Player::Human))
}

#[cfg(feature = "window")]
fn draw(world: &World, level: &Level, folder: &Path) -> Result<(), Failure> {
    let drawn = crate::screens::pictures(world, level, folder);
    drawn.map(|count| out::note(format_args!("{}: {count} pictures", folder.display()))).map_err(Failure::Failed)
}

#[cfg(not(feature = "window"))]
fn draw(_: &World, _: &Level, _: &Path) -> Result<(), Failure> {
    unreachable!("refused before anything is played")
}
