//! Shows a run's progress: a bar with rate and time left, and Ctrl-C to stop and keep what is done.

use crate::cli::Failure;
use crate::lab::{self, Event, Outcome, Watch};
use indicatif::{ProgressBar, ProgressStyle};
use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

const BAR: &str = "{wide_bar} {pos} of {len} battles, {per_sec}, {eta} left";

/// Watches the runs of a command.
pub struct Progress {
    stop: Arc<AtomicBool>,
}

impl Progress {
    /// Listens for Ctrl-C; called once per command.
    pub fn new() -> Result<Self, Failure> {
        let stop = Arc::new(AtomicBool::new(false));
        let asked = stop.clone();
        let handler = move || {
            // A second Ctrl-C means not waiting for the battles under way.
            if asked.swap(true, Ordering::Relaxed) {
                std::process::exit(130);
            }
        };
        ctrlc::set_handler(handler)
            .map_err(|error| Failure::Failed(format!("Ctrl-C can't be listened to: {error}")))?;
        Ok(Self { stop })
    }

    /// Runs a job and shows how far it is.
    pub fn run(&self, run: impl FnOnce(Watch) -> Result<Outcome, lab::Failure>) -> Result<Outcome, Failure> {
        let bar = ProgressBar::new(0);
        let style = ProgressStyle::with_template(BAR).expect("the bar's template is well formed");
        bar.set_style(style);
        let tell = |event: Event| match event {
            Event::Begun { battles } => bar.set_length(battles),
            Event::Kept(_) => {
                bar.inc(1);
                bar.reset_eta();
            }
            Event::Played(_) => bar.inc(1),
            Event::Joining => bar.finish_and_clear(),
        };
        let outcome = run(Watch { stop: &self.stop, tell: &tell });
        bar.finish_and_clear();
        Ok(outcome?)
    }
}
