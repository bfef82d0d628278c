//! The files of Initiative Ladder: its profiles.

pub mod profiles;
pub mod report;

pub use profiles::profiles;
