//! What can go wrong on the command line, and the exit code of each.

use crate::data::error::LoadError;
use std::{fmt, io, path::Path, process::ExitCode};

/// Why the program stops.
#[derive(Debug)]
pub enum Failure {
    /// The thing asked about failed: exit code 1.
    Failed(String),
    /// A file is at fault: exit code 2.
    File(LoadError),
    /// An argument is at fault: exit code 2.
    Argument(String),
    /// A file can't be written: exit code 2.
    Write(String),
    /// No display for the window: exit code 3.
    NoDisplay,
    /// Built without the window: exit code 3.
    NoWindow,
}

impl Failure {
    /// A file that could not be written.
    pub fn writing(path: &Path, error: &io::Error) -> Self {
        Failure::Write(format!("{}: cannot be written: {error}", path.display()))
    }

    /// The program's exit code.
    pub fn exit_code(&self) -> ExitCode {
        match self {
            Failure::Failed(_) => ExitCode::from(1),
            Failure::File(_) | Failure::Argument(_) | Failure::Write(_) => ExitCode::from(2),
            Failure::NoDisplay | Failure::NoWindow => ExitCode::from(3),
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Failed(what) | Failure::Argument(what) | Failure::Write(what) => f.write_str(what),
            Failure::File(error) => error.fmt(f),
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
