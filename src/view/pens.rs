//! Drawing lines, signs and words on the table as short-lived sprites.

use super::board::{Lie, heights};
use super::kept::Kept;
use super::prints::{Prints, Small, drawing};
use super::to_image;
use crate::board::Cell;
use bevy::prelude::*;
use bevy::sprite::Anchor;

/// Everything for drawing at one zoom step.
pub(super) struct Pens<'a> {
    pub prints: &'a mut Prints,
    pub images: &'a mut Assets<Image>,
    /// Pixels per cell.
    pub cell: u32,
    /// How the cells of the board are arranged.
    pub lie: Lie,
    /// The size of letters, in percent.
    pub letters: u16,
}

/// A line's color, as in the drawings, and its width.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ink {
    pub colour: &'static str,
    pub alpha: f32,
    /// Pixels at 28 pixels per cell.
    pub wide: f32,
    pub dashed: bool,
}

/// Something drawn: a sprite, its anchor, its place.
pub(super) type Drawn = (Sprite, Anchor, Transform);

impl Pens<'_> {
    /// A length in pixels, given at 28 pixels per cell; it grows more slowly than the cells.
    pub(super) fn px(&self, at_28: f32) -> f32 {
        at_28 * (self.cell as f32 / 28.0).sqrt()
    }

    /// How high letters are, in pixels: they grow a little with the cells, and with the interface.
    pub(super) fn letters(&self) -> f32 {
        ((self.cell as f32 * 0.5).clamp(13.0, 20.0) * f32::from(self.letters) / 100.0).round()
    }

    /// Converts a place in cells to a place in the world.
    pub(super) fn world(&self, at: Vec2, height: f32) -> Vec3 {
        let at = self.lie.place(at) * self.cell as f32;
        Vec3::new(at.x, -at.y, height)
    }

    /// A straight line between two places in cells.
    pub(super) fn line(&mut self, from: Vec2, to: Vec2, ink: Ink, height: f32) -> Drawn {
        let cell = self.cell as f32;
        self.stroke(self.lie.place(from) * cell, self.lie.place(to) * cell, ink, height)
    }

    /// The same between two places in pixels.
    pub(super) fn stroke(&mut self, from: Vec2, to: Vec2, ink: Ink, height: f32) -> Drawn {
        let way = to - from;
        let wide = self.px(ink.wide).max(1.5);
        // The picture is four pixels across, of which two are full and two are soft.
        let size = Vec2::new(way.length().max(0.1), wide * 4.0 / 3.0);
        let dash = self.px(9.0) / 8.0;
        let rect = ink.dashed.then(|| Rect::new(0.0, 0.0, size.x / dash, 4.0));
        let color = colour(ink.colour).with_alpha(ink.alpha);
        let image = self.prints.stroke(self.images, ink.dashed);
        let sprite = Sprite { image, color, custom_size: Some(size), rect, ..default() };
        let turn = Quat::from_rotation_z(-way.to_angle());
        let transform = Transform::from_xyz(from.x, -from.y, height).with_rotation(turn);
        (sprite, Anchor::CENTER_LEFT, transform)
    }

    /// A small picture around a place in cells, `part` of a cell wide.
    pub(super) fn small(&mut self, small: Small, at: Vec2, part: f32, height: f32) -> Drawn {
        let px = ((self.lie.card(self.cell) as f32 * part).round() as u32).max(7);
        let image = self.prints.small(self.images, small, px);
        let place = self.world(at, height);
        // Align to whole pixels: nothing may blur.
        let half = px as f32 / 2.0;
        let place = Vec3::new((place.x - half).round() + half, (place.y - half).round() + half, place.z);
        (Sprite::from_image(image), Anchor::CENTER, Transform::from_translation(place))
    }

    /// Text on the ground around a place in cells, with a pale edge, `size` pixels high.
    pub(super) fn lettering(&mut self, words: &str, colour: &str, size: f32, at: Vec2, height: f32) -> Drawn {
        let (wide, tall) = ((width(words) * size + size).ceil(), (size * 1.3).ceil());
        let text = format!(
            "x=\"{}\" y=\"{}\" text-anchor=\"middle\" font-family=\"Yanone Kaffeesatz\" font-weight=\"700\" \
             font-size=\"{size}\"",
            wide / 2.0,
            tall * 0.75
        );
        let words = escaped(words);
        let shapes = format!(
            "<text {text} fill=\"none\" stroke=\"#F6EBD0\" stroke-opacity=\".85\" stroke-width=\"4\" \
             stroke-linejoin=\"round\">{words}</text><text {text} fill=\"{colour}\">{words}</text>"
        );
        self.picture(&shapes, at, (wide, tall), Anchor::CENTER, height)
    }

    /// A line of text in a small dark box with its `anchor` at a place in cells.
    pub(super) fn chip(&mut self, words: &str, at: Vec2, anchor: Anchor) -> Drawn {
        let size = self.letters();
        let (wide, tall) = ((width(words) * size + size * 0.8).ceil(), (size * 1.3).ceil());
        let shapes = format!(
            "<rect width=\"{wide}\" height=\"{tall}\" rx=\"4\" fill=\"#2A2521\" fill-opacity=\".92\"/>\
             <text x=\"{}\" y=\"{}\" text-anchor=\"middle\" font-family=\"Yanone Kaffeesatz\" font-weight=\"700\" \
             font-size=\"{size}\" fill=\"#FBF3E0\">{}</text>",
            wide / 2.0,
            tall * 0.5 + size * 0.33,
            escaped(words)
        );
        self.picture(&shapes, at, (wide, tall), anchor, heights::CHIPS)
    }

    /// The text of [`Self::chip`] that stays in sight, next to a cell or anywhere.
    pub(super) fn kept(&self, (sprite, _, place): &Drawn, beside: Option<Cell>) -> Kept {
        let size = self.images.get(&sprite.image).map_or(Vec2::ZERO, Image::size_f32);
        let corner = Vec2::new(place.translation.x, -place.translation.y);
        Kept { wanted: Rect::from_corners(corner, corner + size), beside }
    }

    /// Shapes in pixels, anchored at a place in cells.
    pub(super) fn picture(&mut self, shapes: &str, at: Vec2, size: (f32, f32), anchor: Anchor, height: f32) -> Drawn {
        self.hang(shapes, self.world(at, height), size, anchor)
    }

    /// The same at a place in pixels.
    pub(super) fn hang(&mut self, shapes: &str, place: Vec3, size: (f32, f32), anchor: Anchor) -> Drawn {
        let pixels = (size.0.ceil() as u32, size.1.ceil() as u32);
        let image = drawing(shapes, size, pixels).map(|pixels| self.images.add(to_image(&pixels)));
        // Align the upper left corner to whole pixels.
        let extent = Vec2::new(pixels.0 as f32, pixels.1 as f32);
        let to_corner = (Vec2::new(-0.5, 0.5) - anchor.as_vec()) * extent;
        let corner = (place.truncate() + to_corner).round();
        let transform = Transform::from_xyz(corner.x, corner.y, place.z);
        (Sprite { image: image.unwrap_or_default(), ..default() }, Anchor::TOP_LEFT, transform)
    }
}

/// A color, as in the drawings.
pub(super) fn colour(written: &str) -> Color {
    Srgba::hex(written).map_or(Color::WHITE, Color::Srgba)
}

/// Width of text in the game's narrow font, in multiples of its height.
fn width(words: &str) -> f32 {
    let letter = |letter: char| match letter {
        ' ' | '.' | ',' | ':' | ';' | '\'' | '!' | '|' | 'i' | 'j' | 'l' => 0.21,
        'f' | 't' | 'r' | 'I' | '(' | ')' | '-' => 0.3,
        'm' | 'w' | 'M' | 'W' => 0.6,
        'A'..='Z' => 0.46,
        _ => 0.41,
    };
    words.chars().map(letter).sum()
}

/// Text escaped for a drawing.
pub(super) fn escaped(words: &str) -> String {
    words.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
