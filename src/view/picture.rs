//! The only place where drawn pictures are converted for Bevy and egui.

use super::art::raster::{Pixmap, straight_rgba};
use bevy::asset::RenderAssetUsages;
use bevy::image::{Image, ImageSampler};
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy_egui::egui;

/// A picture for sprites and tilemaps: unsmoothed, so that nothing blurs.
pub fn to_image(pixels: &Pixmap) -> Image {
    let size = Extent3d { width: pixels.width(), height: pixels.height(), depth_or_array_layers: 1 };
    let mut image = Image::new(
        size,
        TextureDimension::D2,
        straight_rgba(pixels),
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::default(),
    );
    image.sampler = ImageSampler::nearest();
    image
}

/// A picture for the panels.
pub fn to_colours(pixels: &Pixmap) -> egui::ColorImage {
    let size = [pixels.width() as usize, pixels.height() as usize];
    egui::ColorImage::from_rgba_premultiplied(size, pixels.data())
}
