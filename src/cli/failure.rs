//! What can go wrong on the command line, and the exit code of each.

use crate::data::error::LoadError;
use std::{fmt, io, path::Path, process::ExitCode};

/// The exit code when the reader of a pipe has closed it: 128 plus the number of the signal.
const CLOSED: u8 = 141;

/// Why the program stops.
#[derive(Debug)]
pub enum Failure {
    /// The job failed: exit code 1.
    Failed(String),
    /// A file has errors: exit code 2.
    File(LoadError),
    /// An argument is wrong: exit code 2.
    Argument(String),
    /// A file couldn't be written: exit code 1.
    Write(String),
    /// Standard output can't be written to: exit code 1. A closed pipe isn't reported, and gives the same exit code as
    /// a tool that the system stopped because of it.
    Output(io::Error),
    /// No display for the window: exit code 3.
    NoDisplay,
    /// Built without the window: exit code 3.
    NoWindow,
}

impl Failure {
    /// A target that can't be written to, found before the work started.
    pub fn target(path: &Path, error: &io::Error) -> Self {
        Failure::Argument(format!("{}: cannot be written: {error}", path.display()))
    }

    /// The error for a run of `count` seeds from `first` on that would exceed the largest number.
    pub fn seeds(first: u64, count: u64) -> Option<Self> {
        let most = u64::MAX - (count - 1);
        let what = || format!("--seed: {count} seeds in a row are needed, so the first is {most} at most");
        (first > most).then(|| Failure::Argument(what()))
    }

    /// A file that could not be written.
    pub fn writing(path: &Path, error: &io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            // The target is a pipe, such as /dev/stdout, whose reader has enough.
            return Failure::Output(error.kind().into());
        }
        Failure::Write(format!("{}: cannot be written: {error}", path.display()))
    }

    /// Whether it needs to be reported.
    pub fn is_told(&self) -> bool {
        !matches!(self, Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }

    /// The program's exit code.
    pub fn exit_code(&self) -> ExitCode {
        match self {
            Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::from(CLOSED),
            Failure::Failed(_) | Failure::Output(_) | Failure::Write(_) => ExitCode::from(1),
            Failure::File(_) | Failure::Argument(_) => ExitCode::from(2),
            Failure::NoDisplay | Failure::NoWindow => ExitCode::from(3),
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Failed(what) | Failure::Argument(what) | Failure::Write(what) => f.write_str(what),
            Failure::File(error) => error.fmt(f),
            Failure::Output(error) => write!(f, "standard output: cannot be written: {error}"),
            Failure::NoDisplay => f.write_str(
                "no display: the window needs X11 (DISPLAY) or Wayland with XWayland; `monkeys battle LEVEL` plays \
                 without one",
            ),
            Failure::NoWindow => {
                f.write_str("built without the window (feature `window`); `monkeys battle LEVEL` plays without one")
            }
        }
    }
}

impl From<LoadError> for Failure {
    fn from(error: LoadError) -> Self {
        Failure::File(error)
    }
}
