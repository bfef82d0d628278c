//! A run in progress: it runs in the background, on all cores, until it is done or stopped.

use crate::data::caught;
use crate::lab::{self, Event, Experiment, Outcome, Plan, Tally, Watch, Work};
use std::{
    panic::{self, AssertUnwindSafe},
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    thread::{self, JoinHandle},
};

/// What is known of a run while it goes on.
#[derive(Clone, Debug)]
pub struct Progress {
    /// Its curves so far.
    pub tally: Tally,
    /// Battles played, those of an earlier attempt among them.
    pub done: u64,
    /// Battles of this attempt.
    pub fresh: u64,
    /// All of them.
    pub all: u64,
    /// How it ended; none while it goes on.
    pub ended: Option<Result<Ended, String>>,
}

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// All is there.
    Finished,
    /// It was stopped, and goes on from there.
    Stopped,
}

/// A run.
#[derive(Debug)]
pub struct Running {
    /// What is asked.
    pub plan: Plan,
    /// Where its files go.
    pub folder: PathBuf,
    progress: Arc<Mutex<Progress>>,
    stop: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
    /// Seconds it has gone on.
    pub seconds: f32,
}

fn open(progress: &Mutex<Progress>) -> MutexGuard<'_, Progress> {
    progress.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Running {
    /// Begins a run in a folder, or goes on with it there.
    pub fn begin(plan: &Plan, folder: &Path) -> Self {
        let now = Progress { tally: Tally::new(plan), done: 0, fresh: 0, all: plan.total(), ended: None };
        let (progress, stop) = (Arc::new(Mutex::new(now)), Arc::new(AtomicBool::new(false)));
        let thread = {
            let (plan, folder) = (plan.clone(), folder.to_owned());
            let (progress, stop) = (progress.clone(), stop.clone());
            thread::spawn(move || {
                // A run that fails has left its file by now; the window goes on.
                let ended = panic::catch_unwind(AssertUnwindSafe(|| carry_out(plan, &folder, &progress, &stop)));
                let ended = ended.unwrap_or_else(|thrown| Err(caught::message(&*thrown)));
                open(&progress).ended = Some(ended);
            })
        };
        Self { plan: plan.clone(), folder: folder.to_owned(), progress, stop, thread: Some(thread), seconds: 0.0 }
    }

    /// How far it is.
    pub fn look(&self) -> Progress {
        open(&self.progress).clone()
    }

    /// Whether it still goes on.
    pub fn goes_on(&self) -> bool {
        open(&self.progress).ended.is_none()
    }

    /// Every thread stops after its battle; what is played is kept.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// Who leaves the lab, or the program, waits for the battles that are being played, so that nothing of them is lost.
impl Drop for Running {
    fn drop(&mut self) {
        self.stop();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn carry_out(plan: Plan, folder: &Path, progress: &Mutex<Progress>, stop: &AtomicBool) -> Result<Ended, String> {
    let experiment = Experiment::of(plan).map_err(|error| error.to_string())?;
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
    let outcome = lab::run(&experiment, folder, Work { threads, shard: None }, Watch { stop, tell: &tell });
    match outcome.map_err(|error| error.to_string())? {
        Outcome::Finished(_) | Outcome::Already => Ok(Ended::Finished),
        Outcome::Stopped { .. } => Ok(Ended::Stopped),
    }
}
