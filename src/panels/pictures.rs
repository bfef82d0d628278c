//! Drawings of the game as textures for panels, each drawn once per requested size in pixels.

use crate::view::{
    art::{
        counters,
        figures::Figure,
        icons,
        icons::DieLook,
        looks::{Badge, CounterLook, Face},
        plates,
        raster::Pixmap,
        vehicles::{self, Part, VehicleLook},
    },
    to_colours,
};
use bevy::prelude::Resource;
use bevy_egui::egui::{Color32, Context, Painter, Rect, TextureHandle, TextureOptions, Vec2, pos2};
use std::{collections::BTreeMap, fmt, sync::Arc};

/// What can be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Drawing {
    /// A counter, by pixels of its cell.
    Counter(CounterLook),
    /// A clan's face alone.
    Face(Face),
    /// A badge.
    Badge(Badge),
    /// A sign on a counter of hexes.
    Sign(&'static str),
    /// A part of a vehicle's counter, by pixels of a cell.
    Vehicle(VehicleLook, Part),
    /// A die.
    Die(u8, DieLook),
    /// A picture of the book of rules, by pixels of its cell.
    Figure(Figure),
    /// The game's name.
    Lettering,
    /// A piece of the table that repeats.
    Wood,
}

impl Drawing {
    fn print(self, pixels: u32) -> Pixmap {
        match self {
            Drawing::Counter(look) => counters::print(&look, pixels),
            Drawing::Face(face) => icons::portrait(face, pixels),
            Drawing::Badge(badge) => icons::badge(badge, pixels),
            Drawing::Sign(name) => plates::sign(name, pixels),
            Drawing::Vehicle(look, part) => vehicles::print(&look, part, pixels),
            Drawing::Die(face, look) => icons::die(face, pixels, look),
            Drawing::Figure(figure) => figure.print(pixels),
            Drawing::Lettering => icons::lettering(pixels),
            Drawing::Wood => icons::wood(pixels),
        }
    }
}

/// A picture that a screen gives to the panels: a thumbnail, the small map.
#[derive(Clone)]
pub struct Print {
    /// Its name; a changed picture needs another name.
    pub name: String,
    /// What it shows.
    pub pixels: Arc<Pixmap>,
}

impl Print {
    /// Its width over its height.
    pub fn ratio(&self) -> f32 {
        self.pixels.width() as f32 / self.pixels.height().max(1) as f32
    }
}

impl PartialEq for Print {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl fmt::Debug for Print {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Print({})", self.name)
    }
}

/// All drawings made so far, by size in pixels, and the latest pictures from screens.
#[derive(Resource, Default)]
pub struct Pictures {
    drawings: BTreeMap<(Drawing, u32), TextureHandle>,
    prints: BTreeMap<String, TextureHandle>,
}

/// This many pictures of screens are kept; then all are dropped, and those still shown are loaded again.
const PRINTS: usize = 32;

impl Pictures {
    /// The drawing at a size in pixels: its width or, for a counter, the width of its cell.
    pub fn get(&mut self, ctx: &Context, drawing: Drawing, pixels: u32) -> &TextureHandle {
        let pixels = pixels.clamp(1, 1024);
        let print = || {
            let options = match drawing {
                Drawing::Wood => TextureOptions::LINEAR_REPEAT,
                _ => TextureOptions::LINEAR,
            };
            ctx.load_texture(format!("{drawing:?} {pixels}"), to_colours(&drawing.print(pixels)), options)
        };
        self.drawings.entry((drawing, pixels)).or_insert_with(print)
    }

    /// Draws a picture of this width in points around a center, aligned to whole pixels to stay sharp.
    pub fn draw(&mut self, painter: &Painter, drawing: Drawing, middle: bevy_egui::egui::Pos2, width: f32) {
        let step = painter.pixels_per_point();
        let texture = self.get(painter.ctx(), drawing, (width * step).round() as u32);
        let size = texture.size_vec2();
        let corner = (middle.to_vec2() * step - size / 2.0).round() / step;
        let rect = Rect::from_min_size(corner.to_pos2(), size / step);
        painter.image(texture.id(), rect, whole(), Color32::WHITE);
    }

    /// Draws a screen's picture in a rectangle.
    pub fn draw_print(&mut self, painter: &Painter, print: &Print, rect: Rect) {
        if self.prints.len() > PRINTS {
            self.prints.clear();
        }
        let load = || painter.ctx().load_texture(&print.name, to_colours(&print.pixels), TextureOptions::LINEAR);
        let texture = self.prints.entry(print.name.clone()).or_insert_with(load);
        painter.image(texture.id(), rect, whole(), Color32::WHITE);
    }

    /// Covers a rectangle with wood.
    pub fn lay_wood(&mut self, painter: &Painter, rect: Rect) {
        let step = painter.pixels_per_point();
        let texture = self.get(painter.ctx(), Drawing::Wood, (512.0 * step).round() as u32);
        let size: Vec2 = texture.size_vec2() / step;
        let part = Rect::from_min_max((rect.min.to_vec2() / size).to_pos2(), (rect.max.to_vec2() / size).to_pos2());
        painter.image(texture.id(), rect, part, Color32::WHITE);
    }
}

/// The whole of a texture.
pub const fn whole() -> Rect {
    Rect { min: pos2(0.0, 0.0), max: pos2(1.0, 1.0) }
}
