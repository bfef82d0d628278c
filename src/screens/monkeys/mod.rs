//! What the window has of Monkeys With Guns: its battle, with hands, cards and drawings of its own.

pub mod battle;
mod hints;
mod host;
mod keys;
mod levels;
mod minds;
mod scene;
pub mod starting;
mod surveyor;
pub mod troops;
mod under;

pub use host::Hosting;

use bevy::prelude::App;

/// What the screens of the book keep that are no battle.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<levels::Levels>().init_resource::<troops::Troops>();
}
