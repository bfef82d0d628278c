//! The program with its window, and the same view without one for pictures.

use super::{
    battle, frame, hearing, kept,
    pages::{self, Pages},
    settings::Settings,
    show,
};
use crate::battle::Record;
use crate::data::level::Level;
use crate::engine::clock::Awaiting;
use crate::force::Side;
use crate::input::{self, HandSystems};
use crate::panels;
use crate::rules::monkeys::door;
use crate::sound;
use crate::view::{self, Playback, ViewSystems, headless::Studio};
use crate::words::{Message, say, word};
use bevy::prelude::*;
use bevy_egui::{EguiGlobalSettings, PrimaryEguiContext};
use std::{
    path::{Path, PathBuf},
    process::ExitCode,
    sync::Arc,
};

/// Pixels a cell in pictures of the board.
const PICTURE_CELL: u32 = 17;

/// Opens the window and plays until it is closed; files of this folder stand beside the shipped ones, and the dice may be
/// fixed.
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

/// Everything of the game above Bevy itself, with the files of these folders besides the shipped ones.
pub fn plugin_with(folders: Vec<PathBuf>) -> impl Fn(&mut App) + Send + Sync + 'static {
    move |app| {
        plugin(app);
        super::workshop::open(app, folders.clone());
    }
}

/// The same with the shipped files alone.
pub fn plugin(app: &mut App) {
    crate::battle::install(app.world_mut());
    let settings = Settings::load();
    app.insert_resource(settings.keys.clone())
        .insert_resource(settings.pads.clone())
        .insert_resource(settings)
        .add_plugins((panels::plugin, input::plugin, view::plugin, sound::plugin))
        .insert_resource(Pages::new(Arc::default()))
        .init_resource::<super::workshop::Bench>()
        .init_resource::<battle::Hands>()
        .init_resource::<battle::Names>()
        .init_resource::<pages::Read>()
        .init_resource::<kept::Kept>()
        .init_resource::<super::saves::Saved>()
        .init_resource::<super::saves::Shelf>()
        .init_resource::<super::saves::Unfinished>()
        .init_resource::<show::Awake>()
        .init_resource::<super::surveyor::Surveyor>()
        .init_resource::<super::theatre::Theatre>()
        .init_resource::<super::seats::Seats>()
        .init_resource::<super::thinking::Thinking>()
        .init_resource::<super::speaking::Speeches>()
        .init_resource::<super::lesson::School>()
        .init_resource::<super::hints::Hints>()
        .init_resource::<super::help::Reading>()
        .init_resource::<super::editor::Editor>()
        .init_resource::<super::editor::Shelf>()
        .init_resource::<super::lab::Laboratory>()
        .add_systems(Startup, (hang_panel_camera, super::editor::bring_back))
        .add_systems(Last, (super::lab::stay_awake, show::stay_awake, super::editor::keep_on_exit).chain())
        .add_systems(PreStartup, |mut egui: ResMut<EguiGlobalSettings>| egui.auto_create_primary_context = false)
        .add_systems(
            Update,
            (
                (show::fit_map, show::read_view_intents, pages::turn_pages, show::show).chain(),
                (hearing::set_loudness, hearing::hear_changes, frame::follow),
            )
                .chain()
                .after(HandSystems)
                .before(ViewSystems::Play),
        );
}

/// The panels have a camera of their own above the board's, which sees nothing else.
fn hang_panel_camera(mut commands: Commands) {
    commands.spawn((view::camera::panel_camera(), PrimaryEguiContext));
}

/// Draws the board at each turn's end of a recorded battle, as PNG files in a folder; tells how many.
///
/// # Errors
/// Where nothing can be drawn or stored, in words.
pub fn pictures(world: &World, level: &Level, folder: &Path) -> Result<usize, String> {
    let record = world.get_resource::<Record>().ok_or_else(|| word("save-nothing"))?;
    std::fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut studio = Studio::over(&level.ground, PICTURE_CELL);
    crate::battle::install(studio.world());
    crate::battle::begin_again(studio.world(), level, record.seed, record.teaching.as_ref());
    let mut drawn = 0;
    for turn in &record.turns {
        let words = caption(studio.world(), level);
        for order in &turn.orders {
            let given = crate::battle::give_again(studio.world(), order.clone());
            debug_assert!(given.is_ok(), "a recorded battle replays");
        }
        if turn.orders.is_empty() {
            continue;
        }
        drawn += 1;
        battle::refill(studio.world());
        studio.world().resource_mut::<Playback>().skip();
        let path = folder.join(format!("turn-{drawn:02}.png"));
        studio.store(&words, &path).map_err(|error| error.to_string())?;
    }
    Ok(drawn)
}

/// The line below a picture: round, side, how many are left.
fn caption(world: &mut World, level: &Level) -> String {
    let over = matches!(crate::battle::advance(world), Awaiting::Over(_));
    let table = door::table(world);
    let left = |side: Side| table.field.left(side).0;
    Message::new(if over { "picture-over" } else { "picture-turn" })
        .with("round", i32::from(table.turn.round))
        .with("side", level.sides[table.turn.side.index()].name.as_str())
        .with("first", level.sides[0].name.as_str())
        .with("firsts", left(Side::First))
        .with("second", level.sides[1].name.as_str())
        .with("seconds", left(Side::Second))
        .words()
}
