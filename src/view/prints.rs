//! Pictures on the graphics card, each made once per zoom step.

use super::art::{
    counters::CounterArt,
    effects, frame, icons,
    icons::Sign,
    layer::Layer,
    looks::{Badge, CounterLook},
    overlay::{self, Region},
    raster::{Pixmap, rasterise},
    tiles,
    vehicles::{self, Part, VehicleLook},
};
use super::to_image;
use crate::board::Edge;
use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat, TextureUsages};
use std::collections::BTreeMap;

/// A set of tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum TileSet {
    /// Of a layer of the ground.
    Ground(Layer),
    /// Of a region.
    Region(Region),
    /// Of all washes.
    Washes,
}

/// A small picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Small {
    /// A sign.
    Sign(Sign),
    /// A badge.
    Badge(Badge),
    /// A dot of a line of sight.
    Dot,
    /// A soft ring round a cell.
    Ring,
    /// A damage, by the name of its drawing.
    Damage(&'static str),
    /// One of the puffs of smoke.
    Puff(u8),
    /// The flash of an explosion, its fire, its smoke.
    Burst(u8),
}

/// All pictures made so far.
#[derive(Resource, Default)]
pub(super) struct Prints {
    tiles: BTreeMap<(TileSet, u32), Handle<Image>>,
    counters: BTreeMap<CounterLook, Handle<Image>>,
    vehicles: BTreeMap<(VehicleLook, Part), Handle<Image>>,
    art: CounterArt,
    /// The step the counters are made for.
    cell: u32,
    small: BTreeMap<(Small, u32), Handle<Image>>,
    strokes: BTreeMap<bool, Handle<Image>>,
    wood: Option<Handle<Image>>,
}

impl Prints {
    /// A set of tiles for this many pixels per cell.
    pub(super) fn tiles(&mut self, images: &mut Assets<Image>, set: TileSet, cell: u32) -> Handle<Image> {
        let print = || {
            let atlas = match set {
                TileSet::Ground(layer) => tiles::atlas(layer, cell),
                TileSet::Region(region) => overlay::region_atlas(region, cell),
                TileSet::Washes => overlay::wash_atlas(cell),
            };
            images.add(as_tiles(&atlas.pixels))
        };
        self.tiles.entry((set, cell)).or_insert_with(print).clone()
    }

    /// Prints the counters of this look that are not printed yet, on all cores.
    pub(super) fn prepare(&mut self, looks: &[CounterLook], cell: u32) {
        self.turn_to(cell);
        let missing = looks.iter().filter(|look| !self.counters.contains_key(*look)).count();
        if missing > 3 {
            self.art.prepare(looks, cell);
        }
    }

    /// A counter at this many pixels per cell. Counters for other zoom steps are dropped.
    pub(super) fn counter(&mut self, images: &mut Assets<Image>, look: &CounterLook, cell: u32) -> Handle<Image> {
        self.turn_to(cell);
        let art = &mut self.art;
        let print = || images.add(to_image(&art.image(look, cell)));
        self.counters.entry(*look).or_insert_with(print).clone()
    }

    /// A part of a vehicle at this many pixels per cell.
    pub(super) fn vehicle(
        &mut self,
        images: &mut Assets<Image>,
        look: &VehicleLook,
        part: Part,
        cell: u32,
    ) -> Handle<Image> {
        self.turn_to(cell);
        let print = || images.add(to_image(&vehicles::print(look, part, cell)));
        self.vehicles.entry((*look, part)).or_insert_with(print).clone()
    }

    fn turn_to(&mut self, cell: u32) {
        if self.cell != cell {
            self.cell = cell;
            self.counters.clear();
            self.vehicles.clear();
            self.art.keep_only(cell);
        }
    }

    /// A sign, badge, dot or ring, this many pixels square.
    pub(super) fn small(&mut self, images: &mut Assets<Image>, small: Small, px: u32) -> Handle<Image> {
        let print = || {
            let pixels = match small {
                Small::Sign(sign) => icons::sign(sign, px),
                Small::Badge(badge) => icons::badge(badge, px),
                Small::Dot => shapes(px, DOT),
                Small::Ring => shapes(px, RING),
                Small::Damage(file) => icons::damage(file, px),
                Small::Puff(kind) => effects::puff(kind, px),
                Small::Burst(stage) => effects::burst(stage, px),
            };
            images.add(to_image(&pixels))
        };
        self.small.entry((small, px)).or_insert_with(print).clone()
    }

    /// A white stroke, or a dashed one, to be stretched between two places: eight pixels long, four across, the outer
    /// two of them clear, so that its sides are soft at any angle.
    pub(super) fn stroke(&mut self, images: &mut Assets<Image>, dashed: bool) -> Handle<Image> {
        self.strokes.entry(dashed).or_insert_with(|| images.add(stroke(dashed))).clone()
    }

    /// The table's repeating wood.
    pub(super) fn wood(&mut self, images: &mut Assets<Image>) -> Handle<Image> {
        let print = || {
            let mut image = to_image(&icons::wood(WOOD_PX));
            image.sampler = repeating(ImageFilterMode::Nearest);
            images.add(image)
        };
        self.wood.get_or_insert_with(print).clone()
    }
}

/// The period of the wood in pixels.
pub(super) const WOOD_PX: u32 = 256;

const DOT: &str =
    "<circle cx=\"12\" cy=\"12\" r=\"7\" fill=\"#FFF8E4\"/><circle cx=\"12\" cy=\"12\" r=\"4.4\" fill=\"#2A2521\"/>";
const RING: &str = "<rect x=\"1.6\" y=\"1.6\" width=\"20.8\" height=\"20.8\" rx=\"5\" fill=\"none\" stroke=\"#2A2521\" stroke-opacity=\".55\" stroke-width=\"2.2\"/><rect x=\"1.6\" y=\"1.6\" width=\"20.8\" height=\"20.8\" rx=\"5\" fill=\"none\" stroke=\"#FFF8E4\" stroke-width=\"1.4\"/>";

/// Shapes in a box of 24 as a picture; an empty one if they can't be drawn.
fn shapes(px: u32, shapes: &str) -> Pixmap {
    drawing(shapes, (24.0, 24.0), (px, px)).unwrap_or_else(|| icons::sign(Sign::Bead, px))
}

/// Shapes in a box of their own units as a picture of this many pixels.
pub(super) fn drawing(shapes: &str, (wide, tall): (f32, f32), (px, py): (u32, u32)) -> Option<Pixmap> {
    let svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {wide} {tall}\" width=\"{px}\" height=\"{py}\">{shapes}</svg>"
    );
    rasterise(&svg, px.max(1), py.max(1)).ok()
}

/// The strip of table along an edge of the board.
pub(super) fn margin(images: &mut Assets<Image>, edge: Edge, cells: i16, cell: u32, depth: u32) -> Handle<Image> {
    images.add(to_image(&frame::margin(edge, cells, cell, depth)))
}

/// Blends overlapping tiles by their color values, as in the drawings.
pub(super) fn as_tiles(pixels: &Pixmap) -> Image {
    let mut image = to_image(pixels);
    image.texture_descriptor.format = TextureFormat::Rgba8Unorm;
    image.texture_descriptor.usage = TextureUsages::TEXTURE_BINDING | TextureUsages::COPY_SRC | TextureUsages::COPY_DST;
    image
}

fn repeating(filter: ImageFilterMode) -> ImageSampler {
    ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: ImageAddressMode::Repeat,
        address_mode_v: ImageAddressMode::Repeat,
        mag_filter: filter,
        min_filter: filter,
        ..ImageSamplerDescriptor::default()
    })
}

fn stroke(dashed: bool) -> Image {
    let row = |inside: bool| (0..8).map(move |x| if inside && (!dashed || x < 5) { 255 } else { 0 });
    let alphas = [false, true, true, false].into_iter().flat_map(row);
    let data = alphas.flat_map(|alpha| [255, 255, 255, alpha]).collect();
    let size = Extent3d { width: 8, height: 4, depth_or_array_layers: 1 };
    let usage = RenderAssetUsages::default();
    let mut image = Image::new(size, TextureDimension::D2, data, TextureFormat::Rgba8UnormSrgb, usage);
    image.sampler = repeating(ImageFilterMode::Linear);
    image
}
