//! The terrain lab: thousands of battles as an experiment, and what they say about the game.
//!
//! ```text
//! Plan (the question)  -> Experiment (checked) -> run: threads play fixtures -> Rows -> parts -> one folder
//!                                                   \-> Event, for observers            |
//!                                     statistics <- Results (rows and cells, read back) <'
//! ```
//!
//! It uses the opponent to play, and is used by the command line and the screens. A battle depends only on the plan and
//! its own number: any number of threads, shards and interruptions gives the same files, byte for byte. See
//! docs/lab.md.

pub mod again;
pub mod attempt;
pub mod book;
pub mod bout;
mod columns;
pub mod count;
pub mod experiment;
pub mod failure;
mod faults;
pub mod figures;
pub mod fixture;
pub mod folder;
pub mod hexes;
pub mod initiative;
mod join;
pub mod merge;
pub mod monkeys;
pub mod pace;
mod pages;
mod part;
pub mod plan;
pub mod report;
pub mod results;
mod rosters;
pub mod row;
pub mod run;
mod scale;
pub mod schema;
pub mod seal;
pub mod sheet;
pub mod stamp;
pub mod statistics;
pub mod subject;
pub mod summary;
pub mod suppression;
pub mod systems;
pub mod tally;

pub use attempt::Attempt;
pub use columns::{Sheet, lines};
pub use failure::Failure;
pub use fixture::{Contender, Fixture, Point};
pub use merge::merge;
pub use plan::{Against, Grown, Named, Plan, Terrain};
pub use results::Results;
pub use row::{CellRow, Row};
pub use run::{Event, Outcome, Watch, Work, run};
pub use stamp::Stamp;
pub use summary::Summary;
pub use tally::{PointTally, Tally};

use crate::rules::Book;
use crate::with_book;
use count::Counting;

/// The counts of one of the program's books.
fn ours(book: &str) -> Option<&'static Counting> {
    let book = Book::ALL.into_iter().find(|one| one.name() == book)?;
    Some(with_book!(book, B => <B as book::Counted>::COUNTING))
}
