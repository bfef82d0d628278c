//! `monkeys check`: checks files and lists their errors.

use super::{Failure, any, out, replay::Kept};
use crate::battle::teaching::{Teaches, rehearse};
use crate::campaign::order::Order;
use crate::data::{
    campaign,
    error::{Fault, LoadError, Place},
    file,
    teaching::load,
};
use crate::with_book;
use crate::words::Message;
use clap::Args;
use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};

/// Check levels (*.level.ron), rosters (*.roster.ron), opponents (*.opponent.ron, strengths.ron),
/// campaigns (*.campaign.ron), tempers (*.temper.ron), replays (*.replay.ron), scripts (*.script.ron, *.campaign-script.ron), lessons (*.lesson.ron) and profiles
/// (monkeys.ron, suppression.ron, initiative.ron, hexes.ron)
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
        let name = file.to_string_lossy();
        let is_battle = [".replay.ron", ".script.ron", ".lesson.ron"].iter().any(|ending| name.ends_with(ending));
        let checked = if is_battle {
            with_book!(any::book_of_file(file), B => of_battle::<B>(file))
        } else if name.ends_with(campaign::script::ENDING) {
            campaign::script::load::<Order>(file).map(|script| of_script(&name, script.play.len()))
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

/// A replay, a script or a lesson.
fn of_battle<B: Teaches>(path: &Path) -> Result<String, LoadError> {
    let name = path.display().to_string();
    if name.ends_with(".lesson.ron") {
        return lesson::<B>(path);
    }
    if name.ends_with(".replay.ron") {
        let turns = Kept::<B>::read(path)?.replay.turns.len();
        return Ok(format!("{name}: {}", Message::new("check-replay").with("turns", turns).words()));
    }
    let steps = B::script(&name, &file::read(path)?)?.play.len();
    Ok(of_script(&name, steps))
}

fn of_script(name: &str, steps: usize) -> String {
    format!("{name}: {}", Message::new("check-script").with("steps", steps).words())
}

/// A lesson is valid if it can be read and then played through with the orders it expects.
fn lesson<B: Teaches>(file: &Path) -> Result<String, LoadError> {
    let name = file.display().to_string();
    let (lesson, _) = load::<B>(file)?;
    let orders = rehearse(&lesson)
        .map_err(|what| LoadError::single(&name, Fault { file: None, place: Place::Path("steps".into()), what }))?;
    let summary = Message::new("check-lesson").with("name", B::name(&lesson.level));
    let summary = summary.with("count", lesson.steps.len()).with("orders", orders);
    Ok(format!("{name}: {}", summary.words()))
}
