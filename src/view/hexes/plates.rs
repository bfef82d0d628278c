//! What counters on hexes show besides their faces: their facing, their strength and speed, their tokens; and markers
//! in hexes.

use super::layers::Piece;
use crate::board::{Cell, hex::Bearing};
use crate::engine::fact::{What, Who};
use crate::force::PieceId;
use crate::view::{
    Landmarks,
    art::{
        palette::{Outline, SideColours},
        plates,
    },
    board::{Board, Colours, Lie, heights},
    cast::Cast,
    outlook::Outlook,
    playback::Playback,
    to_image,
};
use bevy::prelude::*;
use std::collections::BTreeMap;

/// What a counter shows about its unit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plate {
    /// Its facing.
    pub facing: Option<Bearing>,
    /// Its speed, by its index among the speeds.
    pub speed: u8,
    /// The names of all speeds.
    pub speeds: &'static [&'static str],
    /// Models left, and at the start.
    pub models: (u8, u8),
    /// Its tokens and their counts.
    pub counts: BTreeMap<&'static str, u8>,
    /// Text on a token instead of its number.
    pub words: BTreeMap<&'static str, String>,
}

/// A marker in a hex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strewn {
    /// Its hex.
    pub cell: Cell,
    /// The name of its drawing.
    pub name: &'static str,
    /// Its text.
    pub words: String,
}

impl Plate {
    /// Applies a fact to a piece.
    pub(in crate::view) fn take(&mut self, piece: PieceId, what: &What) {
        let is_about = |who: &Who| match who {
            Who::Unit(unit) => *unit == piece.unit,
            Who::Piece(other) => *other == piece,
        };
        match what {
            What::Faced { piece: other, facing } if *other == piece => {
                self.facing = Bearing::ALL.into_iter().find(|bearing| bearing.digit() == *facing).or(self.facing);
            }
            What::Marked { who, mark } if is_about(who) && plates::has_token(mark) => {
                self.counts.insert(*mark, 1);
            }
            What::Cleared { who, mark } if is_about(who) => {
                self.counts.remove(*mark);
            }
            What::Counted { who, mark, count } if is_about(who) => match *mark {
                "speed" => self.speed = *count,
                "models" => self.models.0 = *count,
                mark if plates::has_token(mark) => {
                    self.words.remove(mark);
                    self.counts.insert(mark, *count);
                }
                _ => {}
            },
            _ => {}
        }
    }

    fn speed(&self) -> &'static str {
        self.speeds.get(usize::from(self.speed)).copied().unwrap_or_default()
    }
}

/// One of the signs on counters.
#[derive(Component)]
pub struct Sign;

/// Printed pictures, by what they show.
type Printed = BTreeMap<String, Handle<Image>>;

/// The offset of a counter in its hex, in outlook cells from the center: two go side by side, more are stacked.
pub(in crate::view) fn beside(place: usize, all: usize) -> Vec2 {
    let along = place as f32 - (all as f32 - 1.0) / 2.0;
    let apart = if all > 2 { 1.0 } else { 1.84 };
    Vec2::new(along * apart, if all == 1 { -0.12 } else { -0.2 + along * 0.16 })
}

/// The index of each counter among those in its hex, and their number.
pub(in crate::view) fn places(playback: &Playback) -> BTreeMap<PieceId, (usize, usize)> {
    let mut there: BTreeMap<Cell, Vec<PieceId>> = BTreeMap::new();
    for token in playback.tokens() {
        token.cell.into_iter().for_each(|cell| there.entry(cell).or_default().push(token.piece));
    }
    let placed = |pieces: Vec<PieceId>| {
        let all = pieces.len();
        pieces.into_iter().enumerate().map(move |(place, piece)| (piece, (place, all)))
    };
    there.into_values().flat_map(placed).collect()
}

/// The markers in hexes, where their signs go, and whether each is the only one in its hex: along the upper edge, two
/// per row, more of them along the lower one.
fn strewn(all: &[Strewn]) -> Vec<(&Strewn, Vec2, bool)> {
    let mut rows: BTreeMap<Cell, Vec<&Strewn>> = BTreeMap::new();
    all.iter().for_each(|one| rows.entry(one.cell).or_default().push(one));
    let mut placed = Vec::new();
    for (cell, row) in rows {
        let alone = row.len() == 1;
        for (place, one) in row.into_iter().enumerate() {
            let along = if alone { 0.0 } else { (place % 2) as f32 * 1.2 - 0.6 };
            let down = if place < 2 { -1.36 } else { 1.4 };
            placed.push((one, Lie::Hexes.rect(cell).center() + Vec2::new(along, down), alone));
        }
    }
    placed
}

/// Everything needed to draw them.
#[derive(bevy::ecs::system::SystemParam)]
pub struct Scene<'w> {
    playback: Res<'w, Playback>,
    cast: Res<'w, Cast>,
    colours: Res<'w, Colours>,
    outlook: Res<'w, Outlook>,
    landmarks: Res<'w, Landmarks>,
    board: Option<Res<'w, Board>>,
}

/// Redraws them when anything has changed.
pub fn draw(
    mut commands: Commands,
    scene: Scene,
    old: Query<Entity, With<Sign>>,
    mut printed: Local<(u32, Colours, Printed)>,
    mut images: ResMut<Assets<Image>>,
) {
    let (cell, colours) = (scene.outlook.cell_px(), *scene.colours);
    let hexes = scene.board.as_ref().is_some_and(|board| board.0.is_hexes());
    let board_changed = scene.board.as_ref().is_some_and(|board| board.is_changed());
    let changed = scene.playback.is_changed() || scene.landmarks.is_changed() || scene.outlook.is_changed();
    if !(changed || board_changed || scene.colours.is_changed() || hexes == old.is_empty()) {
        return;
    }
    old.iter().for_each(|sign| commands.entity(sign).try_despawn());
    if !hexes {
        return;
    }
    if (printed.0, printed.1) != (cell, colours) {
        *printed = (cell, colours, Printed::new());
    }
    let mut put = |picture: Picture, at: Vec2, turn: f32, (height, alpha): (f32, f32)| {
        let print = || images.add(to_image(&picture.print(cell, colours)));
        let image = printed.2.entry(format!("{picture:?}")).or_insert_with(print).clone();
        let at = (at * cell as f32).round();
        let place = Transform::from_xyz(at.x, -at.y, height).with_rotation(Quat::from_rotation_z(-turn));
        let sprite = Sprite { image, color: Color::WHITE.with_alpha(alpha), ..Sprite::default() };
        commands.spawn((Piece, Sign, sprite, place));
    };
    for (strewn, at, alone) in strewn(&scene.landmarks.strewn) {
        let picture = Picture::Strewn(strewn.name, strewn.words.clone(), alone);
        put(picture, at, 0.0, (heights::SMOKE, 1.0));
    }
    let places = places(&scene.playback);
    for token in scene.playback.tokens() {
        let plate = scene.playback.shown.plate(token.piece);
        let pose = scene.playback.pose(token, scene.cast.homes);
        let (Some(plate), Some(pose)) = (plate, pose) else { continue };
        let (place, all) = places.get(&token.piece).copied().unwrap_or((0, 1));
        let lift = Vec2::new(0.0, pose.lift * 1.75);
        let middle = Lie::Hexes.place(pose.at) + beside(place, all) - lift;
        let outline = Colours::outline(token.piece.unit.side);
        // Above its own counter, below those farther south.
        let height = super::super::tokens::height(&pose, scene.outlook.board().1) + 0.02;
        if let Some(facing) = plate.facing {
            let turn = facing as usize as f32 * std::f32::consts::FRAC_PI_3;
            let far = if all == 1 { 1.28 } else { 1.16 };
            // Hexes are drawn slightly lower than regular ones.
            let at = middle + Vec2::new(turn.sin(), -turn.cos()) * far;
            put(Picture::Arrow(outline), at, turn, (height + 0.018, pose.alpha));
        }
        let strip = Picture::Strip(plate.models, plate.speed(), outline);
        // Below the counter, unless its arrow is there.
        let down = if plate.facing == Some(Bearing::South) { -0.98 } else { 1.04 };
        put(strip, middle + Vec2::new(0.0, down), 0.0, (height + 0.01, pose.alpha));
        let mut stack: Vec<(&str, u8)> = plate
            .counts
            .iter()
            .filter(|(name, count)| **count > 0 && plates::has_token(name))
            .map(|(n, c)| (*n, *c))
            .collect();
        stack.sort_by_key(|(name, _)| plates::order(name));
        for (place, (name, count)) in (0..).zip(stack.into_iter().take(6)) {
            let place = f32::from(place as u8);
            let column = (place / 3.0).floor();
            let at = middle + Vec2::new(0.98 + column * 0.6, -0.7 + (place - column * 3.0) * 0.6);
            let words = plate.words.get(name).cloned().unwrap_or_default();
            put(Picture::Token(name.to_owned(), count, words), at, 0.0, (height + 0.015, pose.alpha));
        }
    }
}

/// A picture that is printed once.
#[derive(Debug)]
enum Picture {
    Arrow(Outline),
    Strip((u8, u8), &'static str, Outline),
    Token(String, u8, String),
    Strewn(&'static str, String, bool),
}

impl Picture {
    fn print(&self, cell: u32, colours: Colours) -> crate::view::art::raster::Pixmap {
        let part = |share: f32| ((cell as f32 * share).round() as u32).max(6);
        let side = |outline: Outline| -> SideColours { colours.0.side(outline) };
        match self {
            Self::Arrow(outline) => plates::arrow(side(*outline), part(1.1)),
            Self::Strip(models, speed, outline) => {
                plates::strip(*models, speed, side(*outline), (part(1.7), part(0.68)))
            }
            Self::Token(name, count, words) => plates::token(name, *count, words, part(0.84)),
            Self::Strewn(name, words, alone) => {
                plates::strewn(name, words, *alone, part(if *alone { 2.35 } else { 1.2 }))
            }
        }
    }
}
