//! `monkeys check`: checks files and lists their errors.

use super::{Failure, out};
use crate::data::error::{Fault, LoadError, Place};
use crate::words::Message;
use clap::Args;
use std::{path::PathBuf, process::ExitCode};

/// Check levels (*.level.ron), rosters (*.roster.ron), opponents (*.opponent.ron, strengths.ron), replays
/// (*.replay.ron), scripts (*.script.ron), lessons (*.lesson.ron) and profiles
/// (monkeys.ron, suppression.ron)
#[derive(Debug, Args)]
pub struct Arguments {
    /// The files to check
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

/// Checks every file, even if an earlier one has errors.
pub fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let mut good = true;
    for file in &arguments.files {
        let checked = if file.to_string_lossy().ends_with(".replay.ron") {
            super::replay::read(file)
                .map(|(replay, _)| format!("{}: a replay of {} turns", file.display(), replay.turns.len()))
        } else if file.to_string_lossy().ends_with(".script.ron") {
            crate::data::script::load(file, &crate::data::profiles())
                .map(|script| format!("{}: a script of {} steps", file.display(), script.play.len()))
        } else if file.to_string_lossy().ends_with(".lesson.ron") {
            lesson(file)
        } else {
            crate::data::report::check(file).map(|report| report.to_string())
        };
        match checked {
            Ok(report) => out::line(report)?,
            Err(error) => {
                good = false;
                out::note(error);
            }
        }
    }
    Ok(if good { ExitCode::SUCCESS } else { ExitCode::from(2) })
}

/// A lesson is valid if it can be read and played through with the orders that it waits for.
fn lesson(file: &std::path::Path) -> Result<String, LoadError> {
    let name = file.display().to_string();
    let (lesson, _) = crate::data::lesson::load(file)?;
    let orders = crate::battle::lesson::rehearse(&lesson)
        .map_err(|what| LoadError::single(&name, Fault { file: None, place: Place::Path("steps".into()), what }))?;
    let summary = Message::new("check-lesson").with("name", lesson.level.name.as_str());
    let summary = summary.with("count", lesson.steps.len()).with("orders", orders);
    Ok(format!("{name}: {}", summary.words()))
}
