//! The command line of the program.

use crate::words::plain;
use clap::{Parser, Subcommand};
use std::{path::PathBuf, process::ExitCode};

mod any;
mod battle;
mod campaign;
mod check;
mod csv;
mod failure;
mod generate;
mod ground;
mod ladder;
mod monkeys;
mod number;
mod out;
mod players;
mod playtest;
mod replay;
mod rules;
mod script;

pub use failure::Failure;
use monkeys::{ScenarioName, convert, figures, odds};

/// Monkeys With Guns: two tribes of armed primates fight over a table of terrain.
///
/// Without a command the game opens in a window.
#[derive(Debug, Parser)]
#[command(name = "monkeys", version, after_help = EXIT_CODES)]
pub struct Arguments {
    /// A folder with your own levels, rosters and opponents; the window reloads them whenever they change
    #[arg(long, value_name = "FOLDER")]
    with: Option<PathBuf>,
    /// Fix the dice of the battles you set up in the window; without it, each battle has new dice
    #[arg(long, value_parser = crate::cli::number::seed, value_name = "N")]
    seed: Option<u64>,
    #[command(subcommand)]
    command: Option<Command>,
}

const EXIT_CODES: &str = "Exit codes: 0 success; 1 the job failed (such as a replay that doesn't verify); \
2 an error in a file or argument; 3 no display for the window.";

#[derive(Debug, Subcommand)]
enum Command {
    Battle(battle::Arguments),
    Campaign(campaign::Arguments),
    Replay(replay::Arguments),
    Check(check::Arguments),
    Generate(generate::Arguments),
    Figures(figures::Arguments),
    Convert(convert::Arguments),
    Odds(odds::Arguments),
    Rules(rules::Arguments),
    Script(script::Arguments),
    Ladder(ladder::Arguments),
    Playtest(Box<playtest::Arguments>),
}

/// Reads the arguments, runs the command, and reports errors.
pub fn main() -> ExitCode {
    crate::battle::crash::install();
    let done = Arguments::try_parse().map_or_else(|told| help(&told), Arguments::run);
    let done = done.and_then(|code| out::flush().map(|()| code));
    done.unwrap_or_else(|failure| {
        if failure.is_told() {
            out::note(&failure);
        }
        failure.exit_code()
    })
}

/// Prints the help that was asked for, or what is wrong with the arguments.
fn help(told: &clap::Error) -> Result<ExitCode, Failure> {
    // The message quotes the arguments: an escape character in them would reach the terminal.
    let printed = match std::env::args_os().all(|given| plain::is_plain(&given.to_string_lossy())) {
        true => told.print(),
        false => {
            let text = plain::lines(&told.render().to_string()).into_owned();
            if told.use_stderr() {
                out::note(text.trim_end());
            } else {
                out::line(text.trim_end())?;
            }
            Ok(())
        }
    };
    if told.use_stderr() {
        return Ok(ExitCode::from(2));
    }
    out::done(printed).map(|()| ExitCode::SUCCESS)
}

impl Arguments {
    /// Runs the command.
    ///
    /// # Errors
    /// The error, with its exit code.
    pub fn run(self) -> Result<ExitCode, Failure> {
        let given = [("--with", self.with.is_some()), ("--seed", self.seed.is_some())];
        let stray = given.into_iter().find(|(_, given)| *given && self.command.is_some());
        if let Some((option, _)) = stray {
            let what = "is for the window when it comes before a command; write an option of a command after it";
            return Err(Failure::Argument(format!("{option}: {what}")));
        }
        match self.command {
            None => window(self.with, self.seed),
            Some(Command::Battle(arguments)) => battle::run(&arguments),
            Some(Command::Campaign(arguments)) => campaign::run(&arguments),
            Some(Command::Replay(arguments)) => replay::run(&arguments),
            Some(Command::Check(arguments)) => check::run(&arguments),
            Some(Command::Generate(arguments)) => generate::run(&arguments),
            Some(Command::Figures(arguments)) => figures::run(&arguments),
            Some(Command::Convert(arguments)) => convert::run(&arguments),
            Some(Command::Odds(arguments)) => odds::run(&arguments),
            Some(Command::Rules(arguments)) => rules::run(&arguments),
            Some(Command::Script(arguments)) => script::run(&arguments),
            Some(Command::Ladder(arguments)) => ladder::run(&arguments),
            Some(Command::Playtest(arguments)) => playtest::run(&arguments),
        }
    }
}

#[cfg(feature = "window")]
fn window(with: Option<PathBuf>, seed: Option<u64>) -> Result<ExitCode, Failure> {
    if let Some(folder) = with.as_ref().filter(|folder| !folder.is_dir()) {
        return Err(Failure::Argument(format!(
            "{}: isn't a folder; --with takes a folder with your own files",
            folder.display()
        )));
    }
    if !crate::screens::has_display() {
        return Err(Failure::NoDisplay);
    }
    Ok(crate::screens::run(with, seed))
}

#[cfg(not(feature = "window"))]
fn window(_with: Option<PathBuf>, _seed: Option<u64>) -> Result<ExitCode, Failure> {
    Err(Failure::NoWindow)
}
