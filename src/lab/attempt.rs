//! A run that was stopped: its plan, and its results so far.

use super::{
    failure::Failure,
    folder::{PARTS, PLAN, stamp_of},
    part::Part,
    stamp::Stamp,
    tally::Tally,
};
use crate::words::Message;
use std::path::Path;

/// A run that can be continued.
#[derive(Clone, Debug)]
pub struct Attempt {
    /// Its origin.
    pub stamp: Stamp,
    /// Its curves so far.
    pub tally: Tally,
}

impl Attempt {
    /// The origin of an unfinished run; none if a folder contains no such run.
    pub fn stamp(path: &Path) -> Option<Stamp> {
        stamp_of(&path.join(PARTS).join(PLAN)).ok()
    }

    /// Reads a run that was stopped.
    ///
    /// # Errors
    /// If there is none.
    pub fn read(path: &Path) -> Result<Self, Failure> {
        let none = || Failure::said(Message::new("lab-unfinished").with("path", path.display().to_string()));
        let stamp = Self::stamp(path).ok_or_else(none)?;
        let mut tally = Tally::new(&stamp.plan);
        for part in Part::all(&stamp.plan) {
            part.look(&path.join(PARTS), &stamp).iter().flat_map(|played| &played.rows).for_each(|row| tally.add(row));
        }
        Ok(Self { stamp, tally })
    }
}
