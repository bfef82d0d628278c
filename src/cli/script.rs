//! `monkeys script`: plays scripts and says whether they pass.

use super::{Failure, any, out, report::Reporter};
use crate::battle::{self, script};
use crate::data::script::load;
use crate::rules::Book;
use crate::with_book;
use bevy_ecs::world::World;
use clap::Args;
use serde_json::json;
use std::{path::PathBuf, process::ExitCode};

/// Play scripts (*.script.ron) and say whether they pass
#[derive(Debug, Args)]
pub struct Arguments {
    /// The scripts to play
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Write the battle of a single script as a replay
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Print one fact per line as JSON, the final state, and a last line with the verdict
    #[arg(long)]
    json: bool,
}

/// Plays all scripts; the worst result is the exit code.
pub fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    if arguments.record.is_some() && arguments.files.len() > 1 {
        return Err(Failure::Argument("--record takes a single script".into()));
    }
    if let Some(path) = &arguments.record {
        out::target(path, &arguments.files.iter().map(PathBuf::as_path).collect::<Vec<_>>())?;
    }
    let (mut missed, mut faulty) = (false, false);
    for file in &arguments.files {
        match one(arguments, file) {
            Ok(()) => {}
            Err(Failure::Failed(why)) => {
                missed = true;
                out::note(why);
            }
            Err(Failure::File(why)) => {
                faulty = true;
                out::note(why);
            }
            Err(other) => return Err(other),
        }
    }
    Ok(ExitCode::from(if faulty { 2 } else { u8::from(missed) }))
}

fn one(arguments: &Arguments, path: &std::path::Path) -> Result<(), Failure> {
    let book = any::book_of_file(path);
    if book != Book::Monkeys {
        return with_book!(book, B => any::script::<B>(path, arguments.record.as_deref(), arguments.json));
    }
    let name = path.display().to_string();
    let script = load(path, &crate::data::profiles())?;
    if arguments.json {
        let mut world = World::new();
        battle::install(&mut world);
        let played = script::play(&mut world, &script);
        Reporter::new(true).tell_script(&mut world)?;
        let verdict = played.as_ref().err().map(|miss| format!("{name}{}: {miss}", miss.place));
        let notes = played.iter().flatten().map(|note| format!("{name}{}: {}", note.place, note.what));
        let notes: Vec<String> = notes.collect();
        out::line(json!({ "script": name, "passed": verdict.is_none(), "why": verdict, "notes": notes }))?;
    }
    let verified = script::run(&script).map_err(|miss| Failure::Failed(format!("{name}{}: {miss}", miss.place)))?;
    if let Some(path) = &arguments.record {
        out::file(path, &verified.replay.text())?;
    }
    if !arguments.json {
        let (steps, rules) = (script.play.len(), script.rules.join(", "));
        out::line(format_args!("{name}: passed, {steps} steps ({rules})"))?;
        for note in &verified.notes {
            out::line(format_args!("{name}{}: {}", note.place, note.what))?;
        }
    }
    Ok(())
}
