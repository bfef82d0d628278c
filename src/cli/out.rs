//! Output of commands: the only way to standard output and standard error.
//!
//! When a reader closes the pipe, the command ends quietly, as other tools do. An output that can't be written to is a
//! failure. No character from a file reaches a terminal unescaped.

use super::Failure;
use crate::data::{file, library};
use crate::lab;
use crate::words::plain;
use std::{
    fmt::Display,
    io::{self, BufWriter, StdoutLock, Write},
    path::{Path, PathBuf},
};

/// Prints a line.
pub fn line(text: impl Display) -> Result<(), Failure> {
    text_of(format_args!("{text}\n"))
}

/// Prints a text that includes its line ends.
pub fn text_of(text: impl Display) -> Result<(), Failure> {
    let text = text.to_string();
    done(io::stdout().lock().write_all(plain::lines(&text).as_bytes()))
}

/// Standard output for a lot of text at once; finish with [`done`].
pub fn much() -> Lines<BufWriter<StdoutLock<'static>>> {
    Lines { begun: Vec::new(), out: BufWriter::new(io::stdout().lock()) }
}

/// An output written line by line, without raw characters. An unfinished line is held until it is flushed.
pub struct Lines<W: Write> {
    begun: Vec<u8>,
    out: W,
}

impl<W: Write> Lines<W> {
    /// Passes on this many of the bytes being held.
    fn give(&mut self, bytes: usize) -> io::Result<()> {
        let rest = self.begun.split_off(bytes);
        let whole = std::mem::replace(&mut self.begun, rest);
        self.out.write_all(plain::lines(&String::from_utf8_lossy(&whole)).as_bytes())
    }
}

impl<W: Write> Write for Lines<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.begun.extend_from_slice(bytes);
        // A line end is never part of another character.
        let ended =
            bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |last| self.begun.len() - bytes.len() + last + 1);
        if ended > 0 {
            self.give(ended)?;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.give(self.begun.len())?;
        self.out.flush()
    }
}

/// Refuses a file that can't be written, before the work starts; also one that the command reads, or that belongs to a
/// run.
pub fn target(path: &Path, read: &[impl AsRef<Path>]) -> Result<(), Failure> {
    file::check(path).map_err(|error| Failure::target(path, &error))?;
    not_of_a_run(path)?;
    if read.iter().any(|other| reads(other.as_ref(), path)) {
        return Err(Failure::Argument(format!(
            "{}: is read by the same command; write to another file",
            path.display()
        )));
    }
    Ok(())
}

/// Whether two targets are one file, however they are written.
pub fn are_one(one: &Path, other: &Path) -> bool {
    let place = |path: &Path| {
        path.canonicalize().ok().or_else(|| Some(folder_of(path).canonicalize().ok()?.join(path.file_name()?)))
    };
    one == other || place(one).is_some_and(|one| Some(one) == place(other))
}

/// The folder that a path is in.
fn folder_of(path: &Path) -> PathBuf {
    match path.parent() {
        Some(folder) if folder != Path::new("") => folder.to_owned(),
        _ => PathBuf::from("."),
    }
}

/// Whether a command that reads one file may also read the other: the same file, or a roster beside a level or a
/// campaign.
fn reads(read: &Path, other: &Path) -> bool {
    let same = |one: &Path, other: &Path| one.canonicalize().is_ok_and(|one| other.canonicalize().ok() == Some(one));
    let is_roster = other.to_string_lossy().ends_with(library::ROSTER);
    same(read, other) || is_roster && read.is_file() && same(&folder_of(read), &folder_of(other))
}

/// Refuses the files that a run of the lab consists of, whichever run it is.
pub fn not_of_a_run(path: &Path) -> Result<(), Failure> {
    let name = path.file_name().unwrap_or_default();
    if !lab::folder::FILES.iter().any(|file| name == *file) {
        return Ok(());
    }
    Err(Failure::Argument(format!(
        "{}: runs of the lab keep a file of that name; write to another file",
        path.display()
    )))
}

/// The files named as players: `r=NAME:STRENGTH,b=NAME`, with or without sides and strengths.
pub fn named_in(players: &str) -> Vec<PathBuf> {
    let name = |part: &str| {
        let name = part.split_once('=').map_or(part, |(_, name)| name);
        PathBuf::from(name.rsplit_once(':').map_or(name, |(name, _)| name).trim())
    };
    players.split(',').map(name).collect()
}

/// Refuses a folder that can't be written to, before the work starts.
pub fn folder(path: &Path) -> Result<(), Failure> {
    file::check_folder(path).map_err(|error| Failure::target(path, &error))
}

/// Writes a whole file.
pub fn file(path: &Path, text: &str) -> Result<(), Failure> {
    file::write(path, text).map_err(|error| Failure::writing(path, &error))
}

/// The result of printing.
pub fn done(printed: io::Result<()>) -> Result<(), Failure> {
    printed.map_err(Failure::Output)
}

/// Sends out everything printed so far.
pub fn flush() -> Result<(), Failure> {
    done(io::stdout().lock().flush())
}

/// Prints notes about a file on standard error, with the file's name.
pub fn notes<T: Display>(file: impl Display, notes: &[T]) {
    notes.iter().for_each(|one| note(format_args!("note: {file}: {one}")));
}

/// Prints a line on standard error. If that fails, there is nowhere left to report it.
pub fn note(text: impl Display) {
    let _ = writeln!(io::stderr().lock(), "{}", plain::lines(&text.to_string()));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_raw_letter_gets_through_however_the_text_is_cut() {
        let text = "{\"name\":\"a\u{202e}b\u{9b}\"}\n\tÜber \u{1b}[2J\n\nthe end\u{feff}";
        for size in 1..text.len() {
            let mut lines = Lines { begun: Vec::new(), out: Vec::new() };
            for part in text.as_bytes().chunks(size) {
                lines.write_all(part).expect("memory takes all");
            }
            assert!(lines.out.ends_with(b"\n"), "whole lines are given on at once");
            lines.flush().expect("memory takes all");
            assert_eq!(String::from_utf8_lossy(&lines.out), plain::lines(text), "{size} bytes at a time");
        }
    }
}
