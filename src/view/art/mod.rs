//! Everything that is drawn once and shown often: tiles of the board, counters, faces, dice, badges.
//!
//! There is no Bevy here: ground and looks go in, pictures come out, in premultiplied red, green, blue, alpha.

mod card;
mod contour;
pub mod counters;
pub mod effects;
pub mod fields;
pub mod figures;
pub mod frame;
#[cfg(test)]
mod gallery;
mod growth;
pub mod hexes;
pub mod icons;
pub mod layer;
pub mod layout;
pub mod looks;
pub mod objects;
pub mod overlay;
pub mod paint;
pub mod palette;
pub mod plates;
pub mod raster;
mod scatter;
mod sheet;
mod soft;
pub mod sources;
pub mod stacks;
mod stone;
mod tag;
pub mod tiles;
pub mod vehicles;
