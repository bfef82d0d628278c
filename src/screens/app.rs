//! The program with its window.

use super::{
    editor, frame, hearing, help, hints, hosts, kept, lab, lesson, memory,
    pages::{self, Pages},
    saves, seats,
    settings::{self, Settings},
    show, speaking, theatre, thinking, turning,
};
use crate::input::{self, HandSystems};
use crate::panels;
use crate::sound;
use crate::view::{self, ViewSystems};
use crate::words::{say, word};
use bevy::prelude::*;
use bevy_egui::{EguiGlobalSettings, PrimaryEguiContext};
use std::{path::PathBuf, process::ExitCode};

/// Opens the window and plays until it is closed. Files in this folder are used in addition to the shipped ones, and
/// the dice may be fixed.
pub fn run(folder: Option<PathBuf>, dice: Option<u64>) -> ExitCode {
    let mut app = App::new();
    let Settings { window: (wide, tall), full_screen, .. } = Settings::load();
    let size = (wide.into(), tall.into());
    app.add_plugins(view::window::bevy_plugins(&word("game-name"), size, frame::mode(full_screen)))
        .insert_resource(view::window::at_rest())
        .add_plugins(plugin_with(super::workshop::places(folder)));
    let mut pages = app.world_mut().resource_mut::<Pages>();
    pages.dice = dice;
    if let Some(path) = crate::data::crashes::untold() {
        pages.notices.push(say("title-failed", &[("path", path.display().to_string().into())]));
    }
    match app.run() {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}

/// Everything of the game above Bevy itself, with the files of these folders in addition to the shipped ones.
pub fn plugin_with(folders: Vec<PathBuf>) -> impl Fn(&mut App) + Send + Sync + 'static {
    move |app| {
        plugin(app);
        super::workshop::open(app, folders.clone());
    }
}

/// The same with only the shipped files.
pub fn plugin(app: &mut App) {
    hosts::all().for_each(|host| host.install(app.world_mut()));
    app.add_plugins((panels::plugin, input::plugin, view::plugin, sound::plugin))
        .add_plugins((
            settings::plugin,
            pages::plugin,
            turning::plugin,
            show::plugin,
            saves::plugin,
            editor::plugin,
            lab::plugin,
        ))
        .add_plugins((
            kept::plugin,
            hosts::plugin,
            theatre::plugin,
            seats::plugin,
            thinking::plugin,
            speaking::plugin,
            lesson::plugin,
            hints::plugin,
            help::plugin,
            memory::plugin,
        ))
        .init_resource::<super::Hands>()
        .init_resource::<super::workshop::Bench>()
        .init_resource::<super::campaign::Campaigning>()
        .add_systems(Startup, hang_panel_camera)
        .add_systems(PreStartup, |mut egui: ResMut<EguiGlobalSettings>| egui.auto_create_primary_context = false)
        .add_systems(
            Update,
            (
                (show::fit_map, show::read_view_intents, turning::turn_pages, show::show).chain(),
                (hearing::set_loudness, hearing::hear_changes, frame::follow),
            )
                .chain()
                .after(HandSystems)
                .before(ViewSystems::Play),
        );
}

/// The panels have a camera of their own above the board's, which sees only them.
fn hang_panel_camera(mut commands: Commands) {
    commands.spawn((view::camera::panel_camera(), PrimaryEguiContext));
}
