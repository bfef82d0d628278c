//! The results of a run for people: numbers as text, tables, plots, a page.

mod about;
mod figure;
mod heat;
mod page;
mod plot;
mod systems;

pub use about::{about, fought, level_name, opponent_name, roster_name, title};
pub use figure::{caution, command, difference, of_run, p_words, quoted, words};
pub use heat::heat;
pub use page::{carriers, page};
pub use plot::{Line, about_books, beside, captions, casualties, curve, curves, height, of_books};
pub use systems::{Cells, cells, compared, comparison, lines, meanings};
