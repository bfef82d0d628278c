//! What the screens add for Ordered Hexes only.

pub mod hints;
