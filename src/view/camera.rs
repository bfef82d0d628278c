//! The camera above the table: it follows the [`Outlook`] and looks through the gap that the panels leave open.

use super::board::Board;
use super::hexes::HexMap;
use super::outlook::Outlook;
use super::playback::Playback;
use bevy::camera::{CameraOutputMode, CameraUpdateSystems, CompositingSpace, Viewport, visibility::RenderLayers};
use bevy::prelude::*;
use bevy::render::render_resource::BlendState;

/// What the panels leave of the window for the board, in logical pixels. Screens copy it from the panels.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Opening(pub Rect);

impl Default for Opening {
    fn default() -> Self {
        Self(Rect::new(0.0, 0.0, f32::MAX, f32::MAX))
    }
}

/// The camera that sees the board. Panels need a separate camera above it.
#[derive(Component)]
pub struct TableCamera;

/// Wood where there is nothing else.
const TABLE: Color = Color::srgb(0.0902, 0.0706, 0.0588);

/// Puts the camera over the table.
pub fn plugin(app: &mut App) {
    app.init_resource::<Outlook>()
        .init_resource::<Opening>()
        .insert_resource(ClearColor(TABLE))
        .add_systems(Startup, hang_camera)
        .add_systems(PreUpdate, fit_opening)
        .add_systems(
            PostUpdate,
            (fit_opening, ease_outlook, aim_camera)
                .chain()
                .before(CameraUpdateSystems)
                .before(TransformSystems::Propagate),
        );
}

/// The settings of the camera: no multisampling, because tiles are drawn pixel by pixel, and colors blend as in the
/// drawings.
pub fn table_camera() -> impl Bundle {
    (Name::new("Table camera"), TableCamera, Camera2d, Msaa::Off, CompositingSpace::Srgb)
}

/// The settings of the panels' camera: it sees nothing of the table and draws over the table's picture. Its colors are
/// premultiplied, like those of the panels.
pub fn panel_camera() -> impl Bundle {
    let camera = Camera {
        order: 1,
        clear_color: ClearColorConfig::Custom(Color::NONE),
        output_mode: CameraOutputMode::Write {
            blend_state: Some(BlendState::PREMULTIPLIED_ALPHA_BLENDING),
            clear_color: ClearColorConfig::None,
        },
        ..Camera::default()
    };
    (Name::new("Panel camera"), Camera2d, camera, Msaa::Off, RenderLayers::none())
}

fn hang_camera(mut commands: Commands, there: Query<(), With<TableCamera>>) {
    if there.is_empty() {
        commands.spawn(table_camera());
    }
}

/// Follows the window's size and the panels.
fn fit_opening(
    camera: Single<&mut Camera, With<TableCamera>>,
    opening: Res<Opening>,
    (board, map): (Option<Res<Board>>, Option<Res<HexMap>>),
    mut outlook: ResMut<Outlook>,
) {
    let mut camera = camera.into_inner();
    let (Some(target), Some(scale)) = (camera.physical_target_size(), camera.target_scaling_factor()) else {
        return;
    };
    let whole = Rect::from_corners(Vec2::ZERO, target.as_vec2());
    let part = Rect { min: (opening.0.min * scale).round(), max: (opening.0.max * scale).round() };
    let seen = whole.intersect(part);
    let viewport = (!seen.is_empty()).then(|| Viewport {
        physical_position: seen.min.as_uvec2(),
        physical_size: seen.size().as_uvec2(),
        ..default()
    });
    let same =
        |a: &Viewport, b: &Viewport| (a.physical_position, a.physical_size) == (b.physical_position, b.physical_size);
    let unchanged = match (&camera.viewport, &viewport) {
        (Some(old), Some(new)) => same(old, new),
        (old, new) => old.is_none() == new.is_none(),
    };
    if !unchanged {
        camera.viewport = viewport;
    }
    let lie = board.as_ref().map(|board| board.lie()).unwrap_or_default();
    let size = map.map(|map| map.cells()).or_else(|| board.map(|board| board.size())).unwrap_or_default();
    if outlook.lie() != lie {
        outlook.set_lie(lie);
    }
    if !outlook.fits(size, seen, scale) {
        outlook.fit(size, seen, scale);
    }
}

fn ease_outlook(mut outlook: ResMut<Outlook>, time: Res<Time<Real>>, playback: Res<Playback>) {
    if outlook.is_waiting() {
        // The first frame after a pause is long; the view must not jump.
        outlook.ease(time.delta_secs().min(0.05), playback.reduced);
    }
}

/// One unit of the world is one physical pixel of the window.
pub(super) fn aim_camera(
    outlook: Res<Outlook>,
    camera: Single<(&Camera, &mut Projection, &mut Transform), With<TableCamera>>,
) {
    let (camera, mut projection, mut transform) = camera.into_inner();
    let eye = outlook.eye();
    let place = Vec3::new(eye.x, -eye.y, 0.0);
    if transform.translation != place {
        transform.translation = place;
    }
    let scale = camera.target_scaling_factor().unwrap_or(1.0);
    if let Projection::Orthographic(now) = &*projection
        && now.scale != scale
        && let Projection::Orthographic(flat) = &mut *projection
    {
        flat.scale = scale;
    }
}
