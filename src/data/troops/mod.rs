//! Rosters built by hand, whatever their book: what is wrong with them, the steps that can be undone, and rosters that
//! are plain lists of members.

mod breach;
mod history;
mod list;
pub mod names;

pub use breach::{Breach, Called, against};
pub use history::{Edited, History};
pub use list::{Draft, Edit, Listed, Member};
