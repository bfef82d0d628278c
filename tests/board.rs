//! The board on its own: dice, sight, paths, generated ground.

#[path = "board/chance.rs"]
mod chance;
#[path = "board/grounds.rs"]
mod grounds;
#[path = "board/paths.rs"]
mod paths;
#[path = "board/sights.rs"]
mod sights;
#[path = "board/tables.rs"]
mod tables;
