//! Areas and washes over the hexes of a table.

use super::layers::Piece;
use crate::board::{Cell, hex::Hex};
use crate::view::{
    art::{
        hexes,
        overlay::{Wash, hex_region, hex_wash},
    },
    board::{Board, Lie, heights},
    outlook::Outlook,
    overlays::Overlays,
    to_image,
};
use bevy::prelude::*;
use std::collections::BTreeMap;

/// An overlay on one hex.
#[derive(Component)]
pub struct Area;

/// Printed pictures of hexes, by what they show.
type Printed = BTreeMap<String, Handle<Image>>;

/// Draws all areas again when they, the board or the zoom have changed.
pub fn draw(
    mut commands: Commands,
    board: Option<Res<Board>>,
    (outlook, overlays): (Res<Outlook>, Res<Overlays>),
    old: Query<Entity, With<Area>>,
    mut printed: Local<(u32, Printed)>,
    mut images: ResMut<Assets<Image>>,
) {
    let cell = outlook.cell_px();
    let board = board.filter(|board| board.0.is_hexes());
    let fresh = board.as_ref().is_none_or(|board| board.is_changed()) || printed.0 != cell;
    if !fresh && !overlays.is_changed() {
        return;
    }
    old.iter().for_each(|area| commands.entity(area).try_despawn());
    if board.is_none() {
        return;
    }
    if printed.0 != cell {
        *printed = (cell, Printed::new());
    }
    let mut put = |cell_at: Cell, name: String, shapes: &dyn Fn() -> String, height: f32| {
        let print = || images.add(to_image(&hexes::one(&shapes(), cell)));
        let image = printed.1.entry(name).or_insert_with(print).clone();
        let at = (Lie::Hexes.rect(cell_at).center() * cell as f32).round();
        let place = Transform::from_xyz(at.x, -at.y, height);
        commands.spawn((Piece, Area, Sprite::from_image(image), place));
    };
    for (place, (wash, cells)) in overlays.washes.iter().enumerate() {
        let height = heights::WASHES + place as f32 * 0.1;
        cells
            .iter()
            .filter(|cell| is_hex(**cell))
            .for_each(|at| put(*at, wash_name(*wash), &|| hex_wash(*wash), height));
    }
    for (place, (region, cells)) in overlays.regions.iter().enumerate() {
        for at in cells {
            let Some(hex) = Hex::halved(at.x, at.y) else { continue };
            let beyond = (0..).zip(hex.neighbors()).filter(|(_, next)| !cells.contains(&Cell::from(*next)));
            let open = beyond.fold(0, |mask, (side, _): (u8, _)| mask | 1 << side);
            let name = format!("{region:?} {open}");
            put(*at, name, &|| hex_region(*region, open), heights::REGIONS + place as f32 * 0.1);
        }
    }
}

fn is_hex(cell: Cell) -> bool {
    Hex::halved(cell.x, cell.y).is_some()
}

fn wash_name(wash: Wash) -> String {
    format!("{wash:?}")
}
