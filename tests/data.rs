//! Files of designers and players: what is read, what is refused, and in which words.

#[path = "data/shipped.rs"]
mod shipped;
