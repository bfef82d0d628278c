//! What commands print: the one way to standard output and standard error.
//!
//! A reader who has seen enough closes the pipe: the command then ends quietly, as other tools do. An output that
//! takes no more is a failure. No letter of a file reaches a terminal raw.

use super::Failure;
use crate::words::plain;
use std::{
    fmt::Display,
    io::{self, BufWriter, StdoutLock, Write},
};

/// Prints a line.
pub fn line(text: impl Display) -> Result<(), Failure> {
    text_of(format_args!("{text}\n"))
}

/// Prints a text that has its own line ends.
pub fn text_of(text: impl Display) -> Result<(), Failure> {
    let text = text.to_string();
    done(io::stdout().lock().write_all(plain::lines(&text).as_bytes()))
}

/// Standard output for much at once; [`done`] ends it.
pub fn much() -> BufWriter<StdoutLock<'static>> {
    BufWriter::new(io::stdout().lock())
}

/// What came of printing.
pub fn done(printed: io::Result<()>) -> Result<(), Failure> {
    printed.map_err(Failure::Output)
}

/// Everything printed so far is on its way.
pub fn flush() -> Result<(), Failure> {
    done(io::stdout().lock().flush())
}

/// Prints a line on standard error. If that fails, there is nowhere left to report it.
pub fn note(text: impl Display) {
    let _ = writeln!(io::stderr().lock(), "{}", plain::lines(&text.to_string()));
}
