//! What the player sees. It reads grounds, states and facts, and never writes a rule.

pub mod art;
mod picture;

pub use picture::{to_colours, to_image};
