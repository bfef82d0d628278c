//! What the screens say of Ordered Hexes alone.

pub mod hints;
