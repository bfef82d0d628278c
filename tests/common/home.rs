//! The whole game without a window, played in a home directory of its own.

use bevy::{audio::AudioPlugin, gilrs::GilrsPlugin, log::LogPlugin, prelude::*, winit::WinitPlugin};
use monkeys::screens;
use std::{fs, path::PathBuf, process::Command};
use tempfile::TempDir;

/// The game at its start, not drawn anywhere, with the files of these folders in addition to the shipped ones.
pub fn game(folders: Vec<PathBuf>) -> App {
    let mut app = App::new();
    let plugins = DefaultPlugins.build();
    app.add_plugins(
        plugins.disable::<WinitPlugin>().disable::<LogPlugin>().disable::<AudioPlugin>().disable::<GilrsPlugin>(),
    )
    .add_plugins(screens::plugin_with(folders));
    app.finish();
    app.cleanup();
    app
}

/// Runs an ignored test in a process of its own, since the game finds its files through the environment; returns its
/// home.
pub fn run(test: &str) -> TempDir {
    run_with(test, "(format: 1, hints: false, speed: 0)")
}

/// The same with these settings.
pub fn run_with(test: &str, settings: &str) -> TempDir {
    let home = TempDir::new().expect("a folder for settings and saves");
    let folder = home.path().join("monkeys-with-guns");
    fs::create_dir_all(&folder).expect("a folder for settings");
    fs::write(folder.join("settings.ron"), settings).expect("settings are written");
    let run = Command::new(std::env::current_exe().expect("this test"))
        .args(["--exact", test, "--ignored", "--nocapture"])
        .env("XDG_CONFIG_HOME", home.path())
        .env("XDG_DATA_HOME", home.path())
        .output()
        .expect("it starts");
    let told = String::from_utf8_lossy(&run.stdout);
    println!("{told}{}", String::from_utf8_lossy(&run.stderr));
    assert!(run.status.success(), "{test} fails");
    // A name that matches no test runs none, and that counts as success too.
    assert!(told.contains("test result: ok. 1 passed"), "there is no test {test}");
    home
}
