//! The real view without a window or display: renders pictures of battles to files.

use super::art::raster::Pixmap;
use super::board::Board;
use super::camera::table_camera;
use super::outlook::Outlook;
use super::playback::Playback;
use super::prints::drawing;
use super::{art::paint, pens};
use crate::board::terrain::Ground;
use bevy::app::TerminalCtrlCHandlerPlugin;
use bevy::audio::AudioPlugin;
use bevy::camera::RenderTarget;
use bevy::gilrs::GilrsPlugin;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::render::render_resource::TextureFormat;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum NoPicture {
    /// The graphics driver returned nothing.
    #[error("the graphics driver gave no picture; a software driver such as lavapipe is enough")]
    NotDrawn,
    /// It can't be stored.
    #[error("{path}: {why}")]
    NotStored {
        /// The intended path.
        path: PathBuf,
        /// What happened.
        why: String,
    },
}

/// Frames after which a requested picture must have arrived.
const PATIENCE: usize = 60;
/// Height of the line of words below a picture, in pixels.
const CAPTION: u32 = 24;

/// A camera over the table without a window. One is enough for all the pictures of a battle.
pub struct Studio {
    app: App,
    target: Handle<Image>,
}

/// What the camera has just captured.
#[derive(Resource, Default)]
struct Film(Option<Image>);

impl Studio {
    /// A studio for pictures with this many pixels.
    pub fn new(width: u32, height: u32) -> Self {
        let mut app = App::new();
        app.add_plugins(
            DefaultPlugins
                .set(ImagePlugin::default_nearest())
                .set(WindowPlugin {
                    primary_window: None,
                    exit_condition: ExitCondition::DontExit,
                    ..WindowPlugin::default()
                })
                .set(RenderPlugin { synchronous_pipeline_compilation: true, ..RenderPlugin::default() })
                .disable::<WinitPlugin>()
                .disable::<LogPlugin>()
                .disable::<AudioPlugin>()
                .disable::<GilrsPlugin>()
                .disable::<TerminalCtrlCHandlerPlugin>()
                .disable::<PipelinedRenderingPlugin>(),
        );
        app.add_plugins(super::plugin).init_resource::<Film>();
        let image = Image::new_target_texture(width, height, TextureFormat::Rgba8UnormSrgb, None);
        let target = app.world_mut().resource_mut::<Assets<Image>>().add(image);
        app.world_mut().spawn((table_camera(), RenderTarget::Image(target.clone().into())));
        app.finish();
        app.cleanup();
        let mut studio = Self { app, target };
        studio.frame();
        studio
    }

    /// A studio whose pictures show a whole ground at a zoom step, with its margin and a line of words below.
    pub fn over(ground: &Arc<Ground>, cell: u32) -> Self {
        let margin = 2 * super::art::frame::depth(cell);
        let (columns, rows) = ground.size();
        let (wide, tall) = (columns as u32 * cell + margin, rows as u32 * cell + margin);
        let mut studio = Self::new(wide, tall + CAPTION);
        let opening = Rect::new(0.0, 0.0, wide as f32, tall as f32);
        studio.world().insert_resource(super::Opening(opening));
        studio.world().insert_resource(Board(ground.clone()));
        studio.frame();
        studio.world().resource_mut::<Outlook>().set_cell_px(cell);
        studio
    }

    /// Everything on the table, mutably.
    pub fn world(&mut self) -> &mut World {
        self.app.world_mut()
    }

    /// Draws one frame.
    pub fn frame(&mut self) {
        self.app.update();
    }

    /// Runs everything in a frame except the drawing itself: the main thread's work in the game.
    pub fn frame_without_drawing(&mut self) {
        self.app.main_mut().run_default_schedule();
    }

    /// Draws and takes a picture, after playback has finished.
    ///
    /// # Errors
    /// If there is no graphics driver that can draw.
    pub fn picture(&mut self) -> Result<Pixmap, NoPicture> {
        self.world().resource_mut::<Playback>().skip();
        self.frame();
        self.snapshot()
    }

    /// Draws and takes a picture of this exact moment.
    ///
    /// # Errors
    /// If there is no graphics driver that can draw.
    pub fn snapshot(&mut self) -> Result<Pixmap, NoPicture> {
        // Tiles reach the graphics card a frame later than counters.
        self.frame();
        let shot = Screenshot::image(self.target.clone());
        self.world().spawn(shot).observe(|seen: On<ScreenshotCaptured>, mut film: ResMut<Film>| {
            film.0 = Some(seen.image.clone());
        });
        for _ in 0..PATIENCE {
            self.frame();
            if let Some(image) = self.world().resource_mut::<Film>().0.take() {
                return pixels(&image).ok_or(NoPicture::NotDrawn);
            }
        }
        Err(NoPicture::NotDrawn)
    }

    /// A picture with a line of words below it.
    ///
    /// # Errors
    /// If there is no graphics driver that can draw.
    pub fn captioned(&mut self, words: &str) -> Result<Pixmap, NoPicture> {
        let mut picture = self.picture()?;
        write_below(&mut picture, words);
        Ok(picture)
    }

    /// Saves a picture with a line of words below it.
    ///
    /// # Errors
    /// If there is no graphics driver, or the file can't be written.
    pub fn store(&mut self, words: &str, path: &Path) -> Result<(), NoPicture> {
        let picture = self.captioned(words)?;
        let failed =
            |why: &dyn std::fmt::Display| NoPicture::NotStored { path: path.to_path_buf(), why: why.to_string() };
        picture.save_png(path).map_err(|why| failed(&why))
    }
}

fn pixels(image: &Image) -> Option<Pixmap> {
    let mut pixmap = Pixmap::new(image.width(), image.height())?;
    let data = image.data.as_ref().filter(|data| data.len() == pixmap.data().len())?;
    pixmap.data_mut().copy_from_slice(data);
    // A picture must be opaque.
    pixmap.data_mut().iter_mut().skip(3).step_by(4).for_each(|alpha| *alpha = 255);
    Some(pixmap)
}

/// Words on wood along the lower edge.
fn write_below(picture: &mut Pixmap, words: &str) {
    let (wide, tall) = (picture.width(), picture.height());
    let shapes = format!(
        "<rect width=\"{wide}\" height=\"{CAPTION}\" fill=\"#2B2420\"/>\
         <text x=\"10\" y=\"17\" font-family=\"Lato\" font-size=\"13\" fill=\"#FBF3E0\">{}</text>",
        pens::escaped(words)
    );
    if let Some(line) = drawing(&shapes, (wide as f32, CAPTION as f32), (wide, CAPTION)) {
        let at = (0, tall.saturating_sub(CAPTION) as i32);
        paint::over(picture, &line, (0, 0), (wide, CAPTION), at);
    }
}
