//! Grows the ground of a table of hexes from a recipe. The same recipe gives the same ground everywhere.

use super::{Bearing, Hex, HexMap, Table};
use crate::board::generate::{Pieces, Recipe, Style, Symmetry};
use crate::dice::Stream;

/// What grows in a hex. Each book maps these to its own terrain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Growth {
    /// Nothing.
    #[default]
    Clear,
    /// Trees.
    Woods,
    /// Wet ground.
    Swamp,
    /// Stones and scrub.
    Rough,
    /// Sand.
    Dunes,
    /// High ground.
    Hill,
    /// Broken walls.
    Ruins,
    /// A house.
    Building,
}

/// Rows along the upper and the lower edge where no house is built, because armies set up there.
const EDGE: i16 = 3;

/// What grows in a style, each with its weight.
const fn plants(style: Style) -> &'static [(Growth, u32)] {
    use Growth::{Building, Dunes, Hill, Rough, Ruins, Swamp, Woods};
    match style {
        Style::Jungle => &[(Woods, 6), (Swamp, 2), (Rough, 1), (Hill, 1)],
        Style::Plains => &[(Woods, 3), (Rough, 2), (Hill, 2), (Dunes, 1), (Ruins, 1)],
        Style::Ruins => &[(Ruins, 4), (Building, 3), (Rough, 2), (Woods, 1)],
        Style::Urban => &[(Building, 5), (Ruins, 3), (Rough, 1), (Woods, 1)],
        Style::Mountain => &[(Hill, 5), (Rough, 3), (Woods, 2)],
    }
}

/// Sizes of the smallest and the largest piece, in hexes.
const fn spread(pieces: Pieces) -> (u32, u32) {
    match pieces {
        Pieces::Small => (1, 2),
        Pieces::Medium => (1, 4),
        Pieces::Large => (3, 8),
    }
}

/// Grows a ground. The recipe's size is columns by hexes of an even column; rotation and mirroring need an odd number
/// of columns. The result may be slightly denser than the recipe asks, since the last piece is grown to its end.
pub fn grow(recipe: &Recipe) -> HexMap<Growth> {
    let table = Table::new(recipe.size.0, recipe.size.1);
    let mut ground = HexMap::new(table, Growth::Clear);
    let mut luck = Stream::new(recipe.seed, "hexes");
    let all: Vec<Hex> = table.hexes().collect();
    let wanted = all.len() * usize::from(recipe.density.min(90)) / 100;
    let covered = |ground: &HexMap<Growth>| all.iter().filter(|hex| ground[**hex] != Growth::Clear).count();
    while covered(&ground) < wanted {
        let clear: Vec<Hex> = all.iter().copied().filter(|hex| ground[*hex] == Growth::Clear).collect();
        let Some(start) = luck.pick(&clear).copied() else { break };
        let growth = pick(&mut luck, plants(recipe.style));
        let (least, most) = spread(recipe.pieces);
        let many = least + luck.below(most - least + 1);
        plant(&mut ground, recipe.symmetry, (start, growth), many, &mut luck);
    }
    ground
}

/// Grows a piece of the given number of hexes from one hex, as long as there is clear ground beside it.
fn plant(
    ground: &mut HexMap<Growth>,
    symmetry: Symmetry,
    (start, growth): (Hex, Growth),
    many: u32,
    luck: &mut Stream,
) {
    let mut piece = vec![start];
    for _ in 0..many {
        let Some(hex) = piece.last().copied() else { break };
        lay(ground, symmetry, hex, growth);
        let table = ground.table();
        let beside = piece.iter().flat_map(|hex| Bearing::ALL.map(|way| hex.next(way)));
        let free: Vec<Hex> = beside.filter(|hex| table.contains(*hex) && ground[*hex] == Growth::Clear).collect();
        let Some(next) = luck.pick(&free).copied() else { break };
        piece.push(next);
    }
}

/// Fills a hex, and the one that corresponds to it.
fn lay(ground: &mut HexMap<Growth>, symmetry: Symmetry, hex: Hex, growth: Growth) {
    let table = ground.table();
    let at_edge = hex.row < EDGE || hex.row >= table.rows() - (hex.column & 1) - EDGE;
    let growth = if at_edge && growth == Growth::Building { Growth::Ruins } else { growth };
    let other = match symmetry {
        Symmetry::None => hex,
        Symmetry::Mirrored => Hex::new(table.columns() - 1 - hex.column, hex.row),
        Symmetry::Rotated => table.turned(hex),
    };
    for hex in [hex, other] {
        ground[hex] = growth;
    }
}

fn pick(luck: &mut Stream, plants: &[(Growth, u32)]) -> Growth {
    let mut rest = luck.below(plants.iter().map(|(_, weight)| weight).sum());
    for (growth, weight) in plants {
        if rest < *weight {
            return *growth;
        }
        rest -= weight;
    }
    Growth::Clear
}
