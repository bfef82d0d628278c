//! Counters: one sprite per primate, southern ones above northern ones.

use super::ViewSystems;
use super::beat::Pose;
use super::board::{Board, Colours, Lie, heights};
use super::cast::{Cast, Spotlight};
use super::hexes::plates;
use super::outlook::Outlook;
use super::playback::Playback;
use super::prints::{Prints, Small};
use crate::force::PieceId;
use bevy::prelude::*;
use std::collections::BTreeMap;

/// A primate's counter on the table; a separate entity, never one of the rules.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token(pub PieceId);

/// The ring round the cell under the pointer.
#[derive(Component)]
struct Ring;

/// Draws the counters as [`Playback`] shows them.
pub fn plugin(app: &mut App) {
    app.init_resource::<Spotlight>()
        .init_resource::<Colours>()
        .add_systems(Startup, lay_ring)
        .add_systems(Update, (draw_tokens, draw_ring).in_set(ViewSystems::Draw));
}

/// Everything that determines how a counter is drawn.
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

fn draw_tokens(
    mut commands: Commands,
    scene: Scene,
    mut there: Local<BTreeMap<PieceId, Entity>>,
    mut prints: ResMut<Prints>,
    mut images: ResMut<Assets<Image>>,
    mut sprites: Query<(&mut Sprite, &mut Transform), With<Token>>,
) {
    if !scene.is_changed() {
        return;
    }
    let lie = scene.outlook.lie();
    let cell = lie.card(scene.outlook.cell_px());
    let beside = if lie == Lie::Hexes { plates::places(&scene.playback) } else { BTreeMap::new() };
    let mut left = std::mem::take(&mut *there);
    if scene.board.is_some() {
        let palette = scene.colours.0;
        let standing = || scene.playback.tokens().filter(|token| token.cell.is_some());
        let looks: Vec<_> = standing().map(|token| scene.spotlight.dress(token, palette)).collect();
        prints.prepare(&looks, cell);
        for (token, look) in standing().zip(looks) {
            let Some(pose) = scene.playback.pose(token, scene.cast.homes) else { continue };
            let image = prints.counter(&mut images, &look, cell);
            let aside = beside.get(&token.piece).map_or(Vec2::ZERO, |(place, all)| plates::beside(*place, *all));
            let place = place(&pose, (cell, aside), &scene.outlook);
            let colour = Color::WHITE.with_alpha(pose.alpha);
            let entity = left.remove(&token.piece);
            if let Some((mut sprite, mut transform)) = entity.and_then(|entity| sprites.get_mut(entity).ok()) {
                if sprite.image != image || sprite.color != colour {
                    (sprite.image, sprite.color) = (image, colour);
                }
                transform.set_if_neq(place);
            }
            let spawn = || {
                let sprite = Sprite { image: prints.counter(&mut images, &look, cell), color: colour, ..default() };
                commands.spawn((Token(token.piece), sprite, place)).id()
            };
            there.insert(token.piece, entity.unwrap_or_else(spawn));
        }
    }
    left.into_values().for_each(|token| commands.entity(token).despawn());
}

/// Where a card is drawn: aligned to whole pixels while it is straight.
fn place(pose: &Pose, (card, aside): (u32, Vec2), outlook: &Outlook) -> Transform {
    let side = super::art::counters::picture_px(card) as f32;
    let raised = (outlook.lie().place(Vec2::new(pose.at.x, pose.at.y - pose.lift)) + aside) * outlook.cell_px() as f32;
    let corner = (raised - side / 2.0).round();
    let middle = corner + side / 2.0;
    Transform::from_xyz(middle.x, -middle.y, height(pose, outlook.board().1))
        .with_rotation(Quat::from_rotation_z(-pose.turn))
}

/// The height of a card: southern ones above northern ones.
pub(super) fn height(pose: &Pose, rows: i16) -> f32 {
    let depth = (pose.at.y + pose.at.x / 1000.0) / f32::from(rows.max(1)).max(1.0);
    heights::COUNTERS + 18.0 * depth.clamp(0.0, 1.0)
}

fn lay_ring(mut commands: Commands) {
    commands.spawn((Ring, Sprite::default(), Transform::default(), Visibility::Hidden));
}

fn draw_ring(
    spotlight: Res<Spotlight>,
    outlook: Res<Outlook>,
    ring: Single<(&mut Sprite, &mut Transform, &mut Visibility), With<Ring>>,
    mut prints: ResMut<Prints>,
    mut images: ResMut<Assets<Image>>,
) {
    if !spotlight.is_changed() && !outlook.is_changed() {
        return;
    }
    let (mut sprite, mut transform, mut visibility) = ring.into_inner();
    let cell = outlook.cell_px();
    let Some(hovered) = spotlight.hovered else {
        visibility.set_if_neq(Visibility::Hidden);
        return;
    };
    sprite.image = match outlook.lie() {
        Lie::Squares => prints.small(&mut images, Small::Ring, cell),
        Lie::Hexes => images.add(super::to_image(&super::art::hexes::cursor(cell))),
    };
    let at = outlook.lie().rect(hovered).center() * cell as f32;
    transform.set_if_neq(Transform::from_xyz(at.x, -at.y, heights::GHOSTS + 1.5));
    visibility.set_if_neq(Visibility::Visible);
}
