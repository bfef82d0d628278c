//! The whole game without a window, played in a home of its own.

use bevy::{audio::AudioPlugin, gilrs::GilrsPlugin, log::LogPlugin, prelude::*, winit::WinitPlugin};
use monkeys::screens;
use std::{fs, process::Command};
use tempfile::TempDir;

/// The game as it opens, drawn nowhere.
pub fn game() -> App {
    let mut app = App::new();
    let plugins = DefaultPlugins.build();
    app.add_plugins(
        plugins.disable::<WinitPlugin>().disable::<LogPlugin>().disable::<AudioPlugin>().disable::<GilrsPlugin>(),
    )
    .add_plugins(screens::plugin);
    app.finish();
    app.cleanup();
    app
}

/// Runs an ignored test in a process of its own, since the game asks the environment where its files are; gives its home.
pub fn run(test: &str, settings: &str) -> TempDir {
    let home = TempDir::new().expect("a folder for settings and saves");
    let folder = home.path().join("monkeys-with-guns");
    fs::create_dir_all(&folder).expect("a folder for settings");
    fs::write(folder.join("settings.ron"), settings).expect("settings are written");
    let status = Command::new(std::env::current_exe().expect("this test"))
        .args(["--exact", test, "--ignored", "--nocapture"])
        .env("XDG_CONFIG_HOME", home.path())
        .env("XDG_DATA_HOME", home.path())
        .status()
        .expect("it starts");
    assert!(status.success());
    home
}
