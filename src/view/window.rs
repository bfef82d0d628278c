//! Bevy set up for this game: pictures are unsmoothed, and at rest no frame is drawn.

use bevy::app::PluginGroupBuilder;
use bevy::prelude::*;
use bevy::window::{WindowMode, WindowResolution};
use bevy::winit::{UpdateMode, WinitSettings};
use std::time::Duration;

/// A frame is drawn at least this often, so that a lost wake-up does not freeze the game.
const HEARTBEAT: Duration = Duration::from_secs(60);

/// Bevy's plugins for a window of this size in logical pixels, or a full-screen one.
pub fn bevy_plugins(title: &str, (width, height): (u32, u32), mode: WindowMode) -> PluginGroupBuilder {
    let resolution = WindowResolution::new(width, height);
    let window = Window { title: title.to_owned(), resolution, mode, ..Window::default() };
    DefaultPlugins
        .set(ImagePlugin::default_nearest())
        .set(WindowPlugin { primary_window: Some(window), ..WindowPlugin::default() })
}

/// Frames are drawn only for input and for moving things.
pub fn at_rest() -> WinitSettings {
    WinitSettings {
        focused_mode: UpdateMode::reactive_low_power(HEARTBEAT),
        unfocused_mode: UpdateMode::reactive_low_power(HEARTBEAT),
    }
}
