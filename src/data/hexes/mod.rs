//! The files of Ordered Hexes: its profiles and levels.

pub mod level;
pub mod profiles;
pub mod report;

pub use level::Level;
pub use profiles::profiles;
