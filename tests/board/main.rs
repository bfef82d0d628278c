//! The board on its own: dice, sight, paths, generated ground.

mod chance;
mod grounds;
mod paths;
mod sights;
mod tables;
