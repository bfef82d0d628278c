//! Files of designers and players: what is read, what is refused, and in which words.

mod common;
mod draft;
mod files;
mod level;
mod profiles;
mod roster;
mod setup;
mod shape;
mod shipped;
