//! Files of designers and players: what is read, what is refused, and in which words.

#[path = "data/common.rs"]
mod common;
#[path = "data/draft.rs"]
mod draft;
#[path = "data/files.rs"]
mod files;
#[path = "data/level.rs"]
mod level;
#[path = "data/profiles.rs"]
mod profiles;
#[path = "data/roster.rs"]
mod roster;
#[path = "data/setup.rs"]
mod setup;
#[path = "data/shape.rs"]
mod shape;
#[path = "data/shipped.rs"]
mod shipped;
