//! The times of a run and the machine it ran on. They are kept separate from the tables, which are the same everywhere.

#![allow(clippy::disallowed_types, reason = "how long a run took is asked of a clock; no battle sees it")]

use super::{
    failure::Failure,
    folder::{Folder, SUMMARY},
    stamp::Stamp,
};
use crate::data::{file, is_name};
use crate::words::{Message, plain};
use serde::{Deserialize, Serialize};
use std::{path::Path, time::Instant};

/// One stretch of work on a run, from its start or continuation to its end or interruption.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stretch {
    /// Battles played during it.
    pub battles: u64,
    /// How long it took, in milliseconds.
    pub milliseconds: u64,
    /// Threads that played.
    pub threads: usize,
    /// The number of processors that the program may use.
    pub processors: usize,
    /// The machine: system and architecture.
    pub machine: String,
}

/// The summary of a run.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Summary {
    /// Battles in the tables.
    pub battles: u64,
    /// All stretches of work.
    pub stretches: Vec<Stretch>,
}

/// A summary in progress.
#[derive(Debug)]
pub struct Clock {
    summary: Summary,
    begun: Instant,
}

impl Summary {
    /// Starts a stretch of work in a folder; stretches before an interruption are kept.
    ///
    /// # Errors
    /// If the summary of those stretches isn't one.
    pub fn begin(folder: &Folder, threads: usize) -> Result<Clock, Failure> {
        let mut summary = Self::read(&folder.parts().join(SUMMARY))?.unwrap_or_default();
        summary.stretches.push(Stretch {
            battles: 0,
            milliseconds: 0,
            threads,
            processors: std::thread::available_parallelism().map_or(1, usize::from),
            machine: format!("{} {}", std::env::consts::OS, std::env::consts::ARCH),
        });
        Ok(Clock { summary, begun: Instant::now() })
    }

    /// The summary in a file; none if there is no such file.
    ///
    /// # Errors
    /// If it is something else, or has a name that can't be shown.
    pub fn read(path: &Path) -> Result<Option<Self>, Failure> {
        if path.symlink_metadata().is_err() {
            return Ok(None);
        }
        let summary: Self =
            serde_json::from_str(&file::read(path)?).map_err(|error| wrong(path, &plain::clean(&error.to_string())))?;
        match summary.stretches.iter().position(|stretch| !is_name(&stretch.machine)) {
            None => Ok(Some(summary)),
            Some(place) => {
                let what = Message::new("lab-summary-machine").with("place", place + 1);
                Err(wrong(path, &what.words()))
            }
        }
    }

    /// The summary of a finished run or shard in a folder, whose tables have this stamp and so many battles.
    ///
    /// # Errors
    /// If it isn't a summary, or counts other battles.
    pub fn of(folder: &Path, stamp: &Stamp, battles: u64) -> Result<Option<Self>, Failure> {
        let path = folder.join(SUMMARY);
        let Some(summary) = Self::read(&path)? else { return Ok(None) };
        let counted = |id, given: u64, right: u64| {
            let what = Message::new(id).with("given", given.to_string()).with("right", right.to_string());
            Err(wrong(&path, &what.words()))
        };
        if summary.battles != battles {
            return counted("lab-summary-battles", summary.battles, battles);
        }
        // What was played and then interrupted counts again in the next stretch, so only each of them is limited.
        let most = stamp.plan.total();
        match summary.stretches.iter().find(|stretch| stretch.battles > most) {
            Some(stretch) => counted("lab-summary-stretch", stretch.battles, most),
            None => Ok(Some(summary)),
        }
    }

    /// Battles per second over all stretches, in hundredths; 0 if none were played.
    pub fn rate(&self) -> u64 {
        let sum = |value: fn(&Stretch) -> u64| self.stretches.iter().map(value).fold(0, u64::saturating_add);
        sum(|stretch| stretch.battles).saturating_mul(100_000) / sum(|stretch| stretch.milliseconds).max(1)
    }

    /// Writes it completely.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn write(&self, path: &Path) -> Result<(), Failure> {
        let text = serde_json::to_string_pretty(self).expect("plain data becomes text");
        file::write(path, &text).map_err(|error| Failure::writing(path, &error))
    }
}

fn wrong(path: &Path, why: &str) -> Failure {
    Failure::of("lab-summary", path, why)
}

impl Clock {
    /// The total number of battles, and the number played this time.
    pub fn played(&mut self, battles: u64, fresh: u64) {
        self.summary.battles = battles;
        if let Some(stretch) = self.summary.stretches.last_mut() {
            stretch.battles = fresh;
            stretch.milliseconds = self.begun.elapsed().as_millis() as u64;
        }
    }

    /// Saves what is known so far with the parts of a run that was stopped.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn keep(&self, folder: &Folder) -> Result<(), Failure> {
        self.summary.write(&folder.parts().join(SUMMARY))
    }

    /// Writes the summary of a finished run.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn finish(self, folder: &Folder) -> Result<Summary, Failure> {
        self.summary.write(&folder.file(SUMMARY))?;
        Ok(self.summary)
    }
}
