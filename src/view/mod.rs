//! What the player sees. It reads grounds, states and facts, and never changes a rule's state.
//!
//! Screens insert a [`Board`], fill the [`Cast`] and the [`Landmarks`] from the book after each order, and describe
//! drafts in [`Overlays`], [`Sketch`] and [`Spotlight`]; all are plain values. [`Playback`] reads the log of facts by
//! itself. The same plugin draws into a window and, through [`headless`], into pictures.

pub mod action;
pub mod aimed;
pub mod art;
pub mod beat;
pub mod board;
mod bursts;
pub mod camera;
pub mod cast;
#[cfg(test)]
mod exhibits;
pub mod ground;
pub mod headless;
pub mod hexes;
mod kept;
mod landing;
pub mod landmarks;
pub mod outlook;
pub mod overlays;
mod path;
mod pens;
mod picture;
pub mod playback;
mod prints;
pub mod reach;
mod rest;
pub mod rings;
mod shake;
#[cfg(test)]
mod shots;
mod shown;
pub mod sketch;
mod tile_layer;
pub mod tokens;
pub mod vehicles;
pub mod volleys;
pub mod window;

pub use board::{Board, Colours};
pub use camera::{Opening, TableCamera};
pub use cast::{Cast, Spotlight, TokenState, VehicleToken};
pub use hexes::{Glides, HexMap, HexMarks};
pub use landmarks::Landmarks;
pub use outlook::Outlook;
pub use overlays::{Cells, Overlays};
pub use picture::{to_colours, to_image};
pub use playback::Playback;
pub use sketch::Sketch;

use bevy::prelude::*;

/// The order of work in a frame. Screens write what is to be shown before [`ViewSystems::Lay`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ViewSystems {
    /// The ground is drawn and fitted to the zoom.
    Lay,
    /// Facts are played.
    Play,
    /// Overlays, drafts, counters and action are drawn.
    Draw,
}

/// Everything that draws the board; it works with or without a window.
pub fn plugin(app: &mut App) {
    app.configure_sets(Update, (ViewSystems::Play, ViewSystems::Lay, ViewSystems::Draw).chain());
    app.add_plugins((camera::plugin, ground::plugin, overlays::plugin, playback::plugin));
    app.add_plugins((
        tokens::plugin,
        vehicles::plugin,
        landmarks::plugin,
        sketch::plugin,
        kept::plugin,
        hexes::plugin,
        shake::plugin,
        action::plugin,
        rest::plugin,
    ));
}
