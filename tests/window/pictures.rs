//! Draws panels into a picture without a display.

use bevy::{
    camera::RenderTarget,
    prelude::*,
    render::{
        RenderPlugin,
        render_resource::TextureFormat,
        view::screenshot::{Screenshot, save_to_disk},
    },
    window::ExitCondition,
    winit::WinitPlugin,
};
use bevy_egui::{EguiContext, EguiInput, egui};
use monkeys::{
    panels::{self, Palette, Screen, Table},
    view::{art::paint::paint_board, to_image},
};
use std::path::PathBuf;

/// Where pictures are saved: in the target folder.
pub fn folder() -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| "target".into(), PathBuf::from);
    let folder = target.join("pictures");
    std::fs::create_dir_all(&folder).expect("the target folder can be written");
    folder
}

/// Without a window: draws the screen at this size and scale, and saves the picture.
pub fn draw(name: &str, size: (u32, u32), scale: u16, palette: Palette, screen: Screen) -> PathBuf {
    draw_pointed(name, size, scale, palette, screen, None)
}

/// The same with the pointer at a place in logical pixels.
pub fn draw_pointed(
    name: &str,
    size: (u32, u32),
    scale: u16,
    palette: Palette,
    screen: Screen,
    pointer: Option<(f32, f32)>,
) -> PathBuf {
    let path = folder().join(format!("{name}.png"));
    let _ = std::fs::remove_file(&path);
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin { primary_window: None, exit_condition: ExitCondition::DontExit, ..default() })
            .set(RenderPlugin { synchronous_pipeline_compilation: true, ..default() })
            .disable::<WinitPlugin>()
            .disable::<bevy::log::LogPlugin>(),
    )
    .add_plugins(panels::plugin)
    .insert_resource(ClearColor(Color::srgb_u8(0xE6, 0xDB, 0xB9)))
    .insert_resource(Table { screen: Some(screen), palette, scale });
    let target = Image::new_target_texture(size.0, size.1, TextureFormat::Rgba8UnormSrgb, None);
    let target = app.world_mut().resource_mut::<Assets<Image>>().add(target);
    let board = to_image(&paint_board(&super::values::ground(), 28));
    let place = Vec2::new(board.width() as f32 - size.0 as f32, size.1 as f32 - board.height() as f32) / 2.0;
    let board = app.world_mut().resource_mut::<Assets<Image>>().add(board);
    app.world_mut().spawn((Sprite::from_image(board), Transform::from_xyz(place.x, place.y - 44.0, 0.0)));
    app.world_mut().spawn((Camera2d, Msaa::Off, RenderTarget::Image(target.clone().into())));
    app.finish();
    app.cleanup();
    for _ in 0..8 {
        point(&mut app, pointer);
        app.update();
    }
    let mut contexts = app.world_mut().query::<&mut EguiContext>();
    for mut context in contexts.iter_mut(app.world_mut()) {
        let width = context.get_mut().fonts(|fonts| fonts.font_image_size()[0]);
        assert!(width > 2048, "the letters have {width} pixels, too few for large ones");
    }
    app.world_mut().spawn(Screenshot::image(target)).observe(save_to_disk(path.clone()));
    for _ in 0..200 {
        point(&mut app, pointer);
        app.update();
        if path.exists() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    // The file exists before it is complete.
    std::thread::sleep(std::time::Duration::from_millis(100));
    assert!(path.exists(), "no picture {}", path.display());
    path
}

/// Holds the pointer in place: without a window there is no mouse.
fn point(app: &mut App, pointer: Option<(f32, f32)>) {
    let Some((x, y)) = pointer else {
        return;
    };
    let mut inputs = app.world_mut().query::<&mut EguiInput>();
    for mut input in inputs.iter_mut(app.world_mut()) {
        input.events.push(egui::Event::PointerMoved(egui::pos2(x, y)));
    }
}
