//! A run in progress: it uses all cores in the background until it is done or stopped.

use super::question;
use crate::battle::crash;
use crate::lab::{Event, Outcome, Plan, Results, Tally, Watch, Work};
use std::{
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    thread::{self, JoinHandle},
};

/// The progress of a run.
#[derive(Clone, Debug)]
pub struct Progress {
    /// Its curves so far.
    pub tally: Tally,
    /// Battles played, including those of an earlier attempt.
    pub done: u64,
    /// Battles of this attempt.
    pub fresh: u64,
    /// The total number of battles.
    pub all: u64,
    /// How it ended; `None` while it is in progress.
    pub ended: Option<Result<Ended, String>>,
}

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// It is complete.
    Finished,
    /// It was complete before: nothing had to be played.
    Already,
    /// It was stopped, and can be resumed from there.
    Stopped,
}

/// A run.
#[derive(Debug)]
pub struct Running {
    /// The question.
    pub plan: Plan,
    /// The folder for its files.
    pub folder: PathBuf,
    progress: Arc<Mutex<Progress>>,
    stop: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
    /// How long it has been running, in seconds.
    pub seconds: f32,
}

fn open(progress: &Mutex<Progress>) -> MutexGuard<'_, Progress> {
    progress.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Progress {
    /// Whether the run is complete.
    pub fn is_finished(&self) -> bool {
        matches!(self.ended, Some(Ok(Ended::Finished | Ended::Already)))
    }
}

impl Running {
    /// Starts a run in a folder, or resumes it there.
    pub fn begin(plan: &Plan, folder: &Path) -> Self {
        let now = Progress { tally: Tally::new(plan), done: 0, fresh: 0, all: plan.total(), ended: None };
        let (progress, stop) = (Arc::new(Mutex::new(now)), Arc::new(AtomicBool::new(false)));
        let thread = {
            let (plan, folder) = (plan.clone(), folder.to_owned());
            let (progress, stop) = (progress.clone(), stop.clone());
            thread::spawn(move || {
                // A run that crashes has written its report by now; the window continues.
                let ended = crash::survived(|| carry_out(plan, &folder, &progress, &stop)).unwrap_or_else(Err);
                open(&progress).ended = Some(ended);
            })
        };
        Self { plan: plan.clone(), folder: folder.to_owned(), progress, stop, thread: Some(thread), seconds: 0.0 }
    }

    /// Its progress.
    pub fn look(&self) -> Progress {
        open(&self.progress).clone()
    }

    /// Whether it is still in progress.
    pub fn goes_on(&self) -> bool {
        open(&self.progress).ended.is_none()
    }

    /// Stops every thread after its current battle; what has been played is kept.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// Leaving the lab or the program waits for the battles in progress, so that nothing of them is lost.
impl Drop for Running {
    fn drop(&mut self) {
        self.stop();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn carry_out(plan: Plan, folder: &Path, progress: &Mutex<Progress>, stop: &AtomicBool) -> Result<Ended, String> {
    if let Some(above) = folder.parent() {
        std::fs::create_dir_all(above).map_err(|error| error.to_string())?;
    }
    let tell = |event: Event| {
        let mut progress = open(progress);
        match event {
            Event::Begun { battles } => progress.all = battles,
            Event::Kept(row) | Event::Played(row) => {
                progress.done += 1;
                progress.fresh += u64::from(matches!(event, Event::Played(_)));
                progress.tally.add(row);
            }
            Event::Joining => {}
        }
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let (work, watch) = (Work { threads, shard: None }, Watch { stop, tell: &tell });
    let outcome = question::subject(&plan).carry_out(plan, folder, work, watch);
    match outcome.map_err(|error| error.to_string())? {
        Outcome::Finished(_) => Ok(Ended::Finished),
        Outcome::Already => {
            let results = Results::read(folder).map_err(|error| error.to_string())?;
            let mut progress = open(progress);
            (progress.done, progress.tally) = (results.tally.count(), results.tally);
            Ok(Ended::Already)
        }
        Outcome::Stopped { .. } => Ok(Ended::Stopped),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lab::{Grown, Named, Terrain};

    /// Eight short battles on two small boards.
    fn small() -> Plan {
        let grown = Grown { from: 30, to: 50, step: 20, size: (36, 24), ..Grown::default() };
        let chance = || Named::shipped("chance");
        Plan {
            terrain: Terrain::Grown(grown),
            boards: 1,
            battles: 4,
            rounds: Some(1),
            rosters: Some(Plan::standard_rosters()),
            opponents: [chance(), chance()],
            ..Plan::default()
        }
    }

    fn answered(plan: &Plan, folder: &Path) -> Progress {
        let mut running = Running::begin(plan, folder);
        if let Some(thread) = running.thread.take() {
            thread.join().expect("it ends");
        }
        running.look()
    }

    #[test]
    fn a_question_that_is_answered_already_shows_its_answer() {
        let folder = tempfile::tempdir().expect("a folder");
        let folder = folder.path().join("run");
        let first = answered(&small(), &folder);
        assert_eq!((first.ended.clone(), first.tally.count()), (Some(Ok(Ended::Finished)), 8));
        let again = answered(&small(), &folder);
        assert_eq!((again.ended.clone(), again.tally.count(), again.fresh), (Some(Ok(Ended::Already)), 8, 0));
        assert!(first.is_finished() && again.is_finished());
    }
}
