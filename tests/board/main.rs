//! The board on its own: dice, sight, paths, generated ground.

mod chance;
mod figures;
mod grounds;
mod hexes;
mod paths;
mod sights;
mod tables;
#[path = "../common/thorough.rs"]
mod thorough;
