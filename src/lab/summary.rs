//! The times of a run and the machine it ran on. They are kept separate from the tables, which are the same everywhere.

#![allow(clippy::disallowed_types, reason = "how long a run took is asked of a clock; no battle sees it")]

use super::{
    failure::Failure,
    folder::{Folder, SUMMARY},
};
use serde::{Deserialize, Serialize};
use std::{path::Path, time::Instant};

/// One stretch of work on a run, from its start or continuation to its end or interruption.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
    pub fn begin(folder: &Folder, threads: usize) -> Clock {
        let mut summary = Self::read(&folder.parts().join(SUMMARY)).unwrap_or_default();
        summary.stretches.push(Stretch {
            battles: 0,
            milliseconds: 0,
            threads,
            processors: std::thread::available_parallelism().map_or(1, usize::from),
            machine: format!("{} {}", std::env::consts::OS, std::env::consts::ARCH),
        });
        Clock { summary, begun: Instant::now() }
    }

    /// The summary in a file; none if there is none.
    pub fn read(path: &Path) -> Option<Self> {
        serde_json::from_str(&crate::data::file::read(path).ok()?).ok()
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
        crate::data::file::write(path, &text).map_err(|error| Failure::writing(path, &error))
    }
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
