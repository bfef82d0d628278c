//! `monkeys battle`: play a battle without a window.

use super::{Failure, any, out};
use crate::force::Side;
use crate::with_book;
use clap::Args;
use std::{path::PathBuf, process::ExitCode};

/// Play a battle without a window; sides that aren't named in --players choose at random
#[derive(Debug, Args)]
pub struct Arguments {
    /// A level file, or the name of a shipped level such as two-groves
    level: String,
    /// Seed of the dice and of the choices [default: the level's own]
    #[arg(long, value_parser = crate::cli::number::seed, allow_negative_numbers = true)]
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
    /// With --json: print only what this side may know, r or b
    #[arg(long, value_name = "SIDE", requires = "json", value_parser = any::side)]
    seen_by: Option<Side>,
}

/// Plays the battle.
pub fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    check_targets(arguments)?;
    if arguments.why && arguments.players.is_none() {
        out::note("note: --why explains scripted opponents, and without --players both sides choose at random");
    }
    let battle = any::Battle {
        level: &arguments.level,
        seed: arguments.seed,
        orders: arguments.orders.as_deref(),
        record: arguments.record.as_deref(),
        players: arguments.players.as_deref().unwrap_or_default(),
        why: arguments.why,
        json: any::viewer(arguments.json, arguments.seen_by),
        unlimited: arguments.unlimited,
        pictures: arguments.pictures.as_deref(),
    };
    with_book!(any::book_of_level(&arguments.level), B => any::battle::<B>(&battle))
}

/// Refuses unwritable targets before anything is played.
fn check_targets(arguments: &Arguments) -> Result<(), Failure> {
    if let Some(path) = &arguments.record {
        let players = out::named_in(arguments.players.as_deref().unwrap_or_default());
        let read = [PathBuf::from(&arguments.level)].into_iter().chain(arguments.orders.clone()).chain(players);
        out::target(path, &read.collect::<Vec<_>>())?;
    }
    let Some(folder) = &arguments.pictures else { return Ok(()) };
    if !cfg!(feature = "window") {
        return Err(Failure::Argument("--pictures needs a program built with the window (feature `window`)".into()));
    }
    out::folder(folder)
}
