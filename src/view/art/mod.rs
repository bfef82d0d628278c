//! Everything that is drawn once and shown often: tiles of the board, counters, faces, dice, badges.
//!
//! No Bevy in here: ground and looks go in, pictures come out, in premultiplied red, green, blue, alpha.

mod contour;
mod growth;
pub mod layer;
pub mod layout;
pub mod paint;
pub mod palette;
pub mod raster;
mod scatter;
mod sheet;
mod soft;
pub mod sources;
mod stone;
pub mod tiles;
