//! Drawings of the game as textures for panels, each drawn once for each size in pixels that is asked for.

use crate::view::art::{raster, sources};
use bevy::prelude::Resource;
use bevy_egui::egui::{ColorImage, Context, TextureHandle, TextureId, TextureOptions};
use std::collections::BTreeMap;

/// Drawings by their path below `assets/art` and their size in pixels.
#[derive(Resource, Default)]
pub struct Pictures(BTreeMap<(String, u32), Option<TextureHandle>>);

impl Pictures {
    /// The drawing at this size in points; none if there is no such drawing.
    pub fn get(&mut self, ctx: &Context, path: &str, points: f32) -> Option<TextureId> {
        let pixels = (points * ctx.pixels_per_point()).ceil().clamp(1.0, 512.0) as u32;
        let known = self.0.entry((path.to_owned(), pixels));
        let texture = known.or_insert_with(|| {
            let drawn = raster::rasterise(sources::drawing(path)?, pixels, pixels).ok()?;
            let size = [pixels as usize, pixels as usize];
            let image = ColorImage::from_rgba_premultiplied(size, drawn.data());
            Some(ctx.load_texture(path, image, TextureOptions::LINEAR))
        });
        texture.as_ref().map(TextureHandle::id)
    }
}
