//! What the window has of Monkeys With Guns: its battle, with hands, cards and drawings of its own.

pub mod battle;
mod hints;
mod host;
mod keys;
mod minds;
mod scene;
pub mod starting;
mod surveyor;
pub mod troops;
mod under;

pub use host::Hosting;
