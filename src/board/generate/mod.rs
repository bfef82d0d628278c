//! Generates the ground of a table from a recipe. The same recipe gives the same ground everywhere.

use super::Grid;
use super::terrain::{Ground, Kind, Spot};
use crate::dice::Stream;
use canvas::{Canvas, Stuff};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

mod canvas;
mod fill;
mod hills;
mod joining;
mod pieces;
mod shapes;
mod style;
mod town;

/// The character of a generated table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Style {
    /// Woods and thickets with glades, ponds and a few overgrown walls.
    Jungle,
    /// Wide grass with copses, outcrops and low walls around fields.
    #[default]
    Plains,
    /// What is left of a Precursor town: broken shells, rubble, leaning walls.
    Ruins,
    /// Blocks of houses with streets and yards kept open between them.
    Urban,
    /// Hills in steps, scree, pines.
    Mountain,
}

impl Style {
    /// Its name on the command line, in tables and in the ids of words.
    pub const fn key(self) -> &'static str {
        match self {
            Style::Jungle => "jungle",
            Style::Plains => "plains",
            Style::Ruins => "ruins",
            Style::Urban => "urban",
            Style::Mountain => "mountain",
        }
    }
}

/// How the two halves of a generated table correspond.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Symmetry {
    /// Not at all.
    #[default]
    None,
    /// The east half is the west half in a mirror.
    Mirrored,
    /// The table looks the same after half a turn.
    Rotated,
}

/// How large the pieces of a generated table are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Pieces {
    /// Many small ones.
    Small,
    /// In between.
    #[default]
    Medium,
    /// Few large ones.
    Large,
}

/// How often each kind of piece is used, instead of the style's own weights; a weight of 0 leaves out a kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Mix {
    /// Woods.
    pub forest: u8,
    /// Outcrops and scrub.
    pub rough: u8,
    /// Houses and ruins.
    pub building: u8,
    /// Low walls.
    pub wall: u8,
    /// Ponds.
    pub water: u8,
}

/// The recipe of a generated table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Recipe {
    /// Columns and rows.
    pub size: (i16, i16),
    /// Cells that are not open, in percent, 0 to 90 (1.4, 2.7).
    pub density: u8,
    /// Its character.
    pub style: Style,
    /// How its halves correspond.
    pub symmetry: Symmetry,
    /// Weights of the pieces, none for the style's own.
    pub mix: Option<Mix>,
    /// Size of the pieces.
    pub pieces: Pieces,
    /// The seed of its chance.
    pub seed: u64,
}

/// The standard table: 72 columns, 48 rows, a quarter of it terrain (1.4).
impl Default for Recipe {
    fn default() -> Self {
        Self {
            size: (72, 48),
            density: 25,
            style: Style::default(),
            symmetry: Symmetry::default(),
            mix: None,
            pieces: Pieces::default(),
            seed: 0,
        }
    }
}

/// Why no ground can be made of a recipe.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GenerateError {
    /// The table is too small or too large to be played on.
    #[error("a table of {0} by {1} squares cannot be generated: 12 to 256 columns and 8 to 256 rows")]
    Size(i16, i16),
    /// The recipe asks for more than nine tenths terrain.
    #[error("a density of {0} percent cannot be generated: at most 90")]
    Density(u8),
    /// The mix leaves out every kind.
    #[error("a mix in which every weight is 0 leaves nothing to lay")]
    EmptyMix,
    /// The book's profile lacks a kind of ground that the generator uses.
    #[error("the book has no kind of ground called `{0}`")]
    MissingKind(&'static str),
}

/// Generates the ground of a recipe from a book's kinds of ground.
pub fn generate(recipe: &Recipe, kinds: &Arc<[Kind]>) -> Result<Ground, GenerateError> {
    check(recipe)?;
    let palette = Palette::of(kinds)?;
    let mut canvas = Canvas::new(recipe);
    let mut stream = Stream::new(recipe.seed, "terrain");
    style::lay_out(&mut canvas, recipe, &mut stream);
    joining::join(&mut canvas);
    let mut spots = Grid::new(canvas.width(), canvas.height(), Spot::default());
    for (spot, (stuff, soil)) in
        spots.values_mut().iter_mut().zip(canvas.stuff.values().iter().zip(canvas.soil.values()))
    {
        *spot = Spot { soil: *soil, ..palette.spot(*stuff) };
    }
    Ok(Ground::new(kinds.clone(), spots))
}

fn check(recipe: &Recipe) -> Result<(), GenerateError> {
    let (width, height) = recipe.size;
    if !(12..=256).contains(&width) || !(8..=256).contains(&height) {
        return Err(GenerateError::Size(width, height));
    }
    if recipe.density > 90 {
        return Err(GenerateError::Density(recipe.density));
    }
    match recipe.mix {
        Some(mix) if mix.weights().iter().all(|weight| *weight == 0) => Err(GenerateError::EmptyMix),
        _ => Ok(()),
    }
}

impl Mix {
    /// The weights by [`Piece`](style::Piece).
    const fn weights(self) -> [u8; 5] {
        [self.forest, self.rough, self.building, self.wall, self.water]
    }
}

/// Positions, in the book's list, of the kinds that the generator uses.
struct Palette {
    open: u8,
    rough: u8,
    forest: u8,
    wall: (u8, u8),
    building: u8,
    water: u8,
}

impl Palette {
    fn of(kinds: &[Kind]) -> Result<Self, GenerateError> {
        let place = |name: &'static str| {
            let place = kinds.iter().position(|kind| kind.name == name);
            place.map(|place| place as u8).ok_or(GenerateError::MissingKind(name))
        };
        let wall = place("wall")?;
        Ok(Self {
            open: place("open")?,
            rough: place("rough")?,
            forest: place("forest")?,
            wall: (wall, kinds[wall as usize].top),
            building: place("building")?,
            water: place("water")?,
        })
    }

    fn spot(&self, stuff: Stuff) -> Spot {
        let (kind, top) = match stuff {
            Stuff::Open => (self.open, 0),
            Stuff::Rough => (self.rough, 0),
            Stuff::Forest => (self.forest, 0),
            Stuff::Wall => self.wall,
            Stuff::Building(top) => (self.building, top),
            Stuff::Water => (self.water, 0),
        };
        Spot { kind, soil: 0, top }
    }
}
