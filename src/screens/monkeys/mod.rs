//! The parts of the window specific to Monkeys With Guns: its battle, with its own hands, cards and drawings.

pub mod battle;
mod hints;
mod host;
mod keys;
mod levels;
mod minds;
mod scene;
pub mod starting;
pub mod troops;
mod under;

pub use host::Hosting;

use bevy::prelude::App;

/// State kept by the book's screens outside battles.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<levels::Levels>();
}
