//! Suppression Actions: orders get simpler the more suppression markers a unit has.
//!
//! Chapters name the rules they hold by their ids: `R` for the rules as written, `G` for what fills their gaps, `A` for
//! rulings on what they leave open.

pub mod muster;
pub mod profiles;

pub use muster::Muster;
pub use profiles::Profiles;
