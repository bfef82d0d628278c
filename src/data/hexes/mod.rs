//! The files of Ordered Hexes: its profiles.

pub mod profiles;
pub mod report;

pub use profiles::profiles;
