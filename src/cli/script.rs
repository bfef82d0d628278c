//! `monkeys script`: plays scripts and says whether they pass.

use super::{Failure, any, out};
use crate::campaign::{
    chronicle::Chronicle,
    file::Saga,
    trial::{self, Trial},
};
use crate::data::campaign;
use crate::with_book;
use crate::words::say;
use bevy_ecs::world::World;
use clap::Args;
use serde_json::json;
use std::{path::PathBuf, process::ExitCode};

/// Play scripts (*.script.ron, *.campaign-script.ron) and say whether they pass
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

/// Plays all scripts; the worst result decides the exit code.
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
    if path.to_string_lossy().ends_with(campaign::script::ENDING) {
        return of_campaign(arguments, path);
    }
    let book = any::book_of_file(path);
    with_book!(book, B => any::script::<B>(path, arguments.record.as_deref(), arguments.json))
}

/// A script of a campaign; it records the campaign with all its battles.
fn of_campaign(arguments: &Arguments, path: &std::path::Path) -> Result<(), Failure> {
    let name = path.display().to_string();
    let trial: Trial = campaign::script::load(path)?;
    let mut world = World::new();
    let verdict = trial::play(&mut world, &trial).map_err(|miss| format!("{name}{}: {miss}", miss.place));
    if arguments.json {
        for entry in world.resource::<Chronicle>().entries() {
            out::line(json!(entry))?;
        }
        let told: Vec<String> =
            verdict.iter().flatten().map(|note| format!("{name}{}: {}", note.place, note.what)).collect();
        out::line(json!({ "script": name, "passed": verdict.is_ok(), "why": verdict.as_ref().err(), "notes": told }))?;
    }
    let notes = verdict.map_err(Failure::Failed)?;
    if let Some(path) = &arguments.record {
        out::file(path, &Saga::of(&world).text())?;
    }
    if !arguments.json {
        out::line(format_args!("{name}: {}", passed(trial.play.len(), &trial.rules)))?;
        for note in &notes {
            out::line(format_args!("{name}{}: {}", note.place, note.what))?;
        }
    }
    Ok(())
}

/// That a script has passed, with what it shows.
pub fn passed(steps: usize, rules: &[String]) -> String {
    let terms = [("steps", steps.into()), ("count", rules.len().into()), ("rules", rules.join(", ").into())];
    say("script-passed", &terms)
}
