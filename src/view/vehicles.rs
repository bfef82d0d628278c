//! Vehicles on the table: three sprites each, the hull turning between card and number.

use super::ViewSystems;
use super::art::vehicles::{Condition, Part, picture_px};
use super::beat::Pose;
use super::board::{Board, Colours, heights};
use super::cast::{Cast, Spotlight, VehicleToken};
use super::outlook::Outlook;
use super::playback::Playback;
use super::prints::Prints;
use crate::force::PieceId;
use bevy::prelude::*;
use std::collections::BTreeMap;

/// One of the pictures of a vehicle on the table.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hull(pub PieceId, pub Part);

/// Draws the vehicles as [`Playback`] shows them.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, draw_vehicles.in_set(ViewSystems::Draw));
}

/// Everything that determines how a vehicle is drawn.
#[derive(bevy::ecs::system::SystemParam)]
struct Scene<'w> {
    playback: Res<'w, Playback>,
    cast: Res<'w, Cast>,
    spotlight: Res<'w, Spotlight>,
    colours: Res<'w, Colours>,
    outlook: Res<'w, Outlook>,
    board: Option<Res<'w, Board>>,
}

impl Scene<'_> {
    fn is_changed(&self) -> bool {
        let resources = [self.playback.is_changed(), self.spotlight.is_changed(), self.colours.is_changed()];
        resources.contains(&true) || self.outlook.is_changed() || self.board.as_ref().is_none_or(|b| b.is_changed())
    }
}

fn draw_vehicles(
    mut commands: Commands,
    scene: Scene,
    mut there: Local<BTreeMap<(PieceId, Part), Entity>>,
    mut prints: ResMut<Prints>,
    mut images: ResMut<Assets<Image>>,
    mut sprites: Query<(&mut Sprite, &mut Transform), With<Hull>>,
) {
    if !scene.is_changed() {
        return;
    }
    let cell = scene.outlook.cell_px();
    let mut left = std::mem::take(&mut *there);
    let shown = scene.playback.vehicles().filter(|_| scene.board.is_some());
    for token in shown {
        let Some(pose) = scene.playback.vehicle_pose(token, scene.cast.homes) else { continue };
        let look = scene.spotlight.dress_vehicle(token, scene.colours.0);
        for part in Part::ALL {
            let image = prints.vehicle(&mut images, &look, part, cell);
            let place = place(token, &pose, part, cell, scene.outlook.board().1);
            let color = Color::WHITE.with_alpha(pose.alpha);
            let entity = left.remove(&(token.piece, part));
            if let Some((mut sprite, mut transform)) = entity.and_then(|entity| sprites.get_mut(entity).ok()) {
                if sprite.image != image || sprite.color != color {
                    (sprite.image, sprite.color) = (image, color);
                }
                transform.set_if_neq(place);
                there.extend(entity.map(|entity| ((token.piece, part), entity)));
                continue;
            }
            let sprite = Sprite { image, color, ..default() };
            there.insert((token.piece, part), commands.spawn((Hull(token.piece, part), sprite, place)).id());
        }
    }
    left.into_values().for_each(|sprite| commands.entity(sprite).despawn());
}

/// Where a part is drawn: aligned to whole pixels while it is straight. Wrecks are below everything, a flying vehicle
/// is above it.
fn place(token: &VehicleToken, pose: &Pose, part: Part, cell: u32, rows: i16) -> Transform {
    let side = picture_px(&token.look, cell) as f32;
    let corner = (Vec2::new(pose.at.x, pose.at.y - pose.lift) * cell as f32 - side / 2.0).round();
    let middle = corner + side / 2.0;
    let depth = (pose.at.y + pose.at.x / 1000.0) / f32::from(rows.max(1));
    let height = match token.look.condition {
        Condition::Wreck => heights::OBJECTS,
        _ if token.look.height > 0 => heights::COUNTERS + 18.2,
        _ => heights::COUNTERS + 18.0 * depth.clamp(0.0, 1.0),
    };
    let above = f32::from(part as u8) * 0.004;
    let turn = if part == Part::Hull { -pose.turn } else { 0.0 };
    Transform::from_xyz(middle.x, -middle.y, height + above).with_rotation(Quat::from_rotation_z(turn))
}
