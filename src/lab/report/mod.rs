//! The results of a run for people: numbers in words, tables, plots, a page.

mod figure;
mod heat;
mod page;
mod plot;

pub use figure::{command, difference, p_words, quoted, words};
pub use heat::heat;
pub use page::{carriers, page};
pub use plot::{Line, beside, casualties, curve, curves};
