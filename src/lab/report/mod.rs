//! The results of a run for people: numbers in words, tables, plots, a page.

mod figure;
mod heat;
mod page;
mod plot;

pub use figure::{command, difference, p_words, words};
pub use heat::heat;
pub use page::page;
pub use plot::{Line, beside, casualties, curve, curves};
