//! Temporary overlays on the board: regions with an edge, washes of single cells.

use super::contour::Corners;
use super::layout::corner_mask;
use super::palette::{DEEP_GOLD, GOLD, GOOD, HARM, INK, Outline, Palette, colours};
use super::tiles::Atlas;
use crate::board::{Cell, Grid};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::{Arc, Mutex, PoisonError};

/// The ring of a sphere of influence, and its name.
pub const RING: &str = "#3E3017";

/// A set of cells shown as one area with an edge. Its tiles sit on corners, like those of soft grounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Region {
    /// Sphere of influence: a thin dashed ring and no fill, since a fill means what can be reached.
    Sphere,
    /// The part of a sphere that depends on a chain of primates: a dotted ring.
    ChainedSphere,
    /// Where a piece can go: filled with gold.
    Reach,
    /// What a second action reaches: a dotted edge.
    SecondReach,
    /// A zone of a side.
    Zone(Palette, Outline),
    /// The zone in which a side is deploying: lit, while the rest is dimmed.
    LitZone(Palette, Outline),
    /// Cells of a blast: filled, orange edge.
    Blast,
    /// A weapon's arc, or long range: edge only.
    Arc,
    /// Normal range.
    Near,
    /// Where a blast that misses may reach: a dotted edge.
    Drift,
}

/// How an edge is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stroke {
    Whole,
    Dashed,
    Dotted,
}

/// Fill with its opacity, edge with its width at 28 pixels a cell.
struct Style {
    fill: (&'static str, f32),
    edge: (&'static str, f32, Stroke),
}

impl Region {
    fn style(self) -> Style {
        match self {
            Self::Sphere => Style { fill: (RING, 0.0), edge: (RING, 1.3, Stroke::Dashed) },
            Self::ChainedSphere => Style { fill: (RING, 0.0), edge: (RING, 1.3, Stroke::Dotted) },
            Self::Reach => Style { fill: (GOLD, 0.18), edge: (DEEP_GOLD, 1.8, Stroke::Whole) },
            Self::SecondReach => Style { fill: ("#FFF6D8", 0.0), edge: ("#8A6A1E", 2.0, Stroke::Dotted) },
            Self::Zone(palette, outline) => {
                let colours = palette.side(outline);
                Style { fill: (colours.base, 0.12), edge: (colours.base, 2.6, Stroke::Whole) }
            }
            Self::LitZone(palette, outline) => {
                Style { fill: ("#FFF9E6", 0.12), edge: (palette.side(outline).base, 2.6, Stroke::Whole) }
            }
            Self::Blast => Style { fill: ("#D9742B", 0.26), edge: ("#B85A17", 2.0, Stroke::Whole) },
            Self::Near => Style { fill: ("#FFF6D8", 0.14), edge: (INK, 1.6, Stroke::Whole) },
            Self::Drift => Style { fill: ("#D9742B", 0.0), edge: ("#B85A17", 2.0, Stroke::Dotted) },
            Self::Arc => Style { fill: ("#FFF6D8", 0.06), edge: (INK, 1.4, Stroke::Dashed) },
        }
    }
}

/// The corner tiles of a region on a board with this many cells; `None` outside the region.
pub fn lay_region(width: i16, height: i16, contains: impl Fn(Cell) -> bool) -> Grid<Option<u16>> {
    let mut tiles = Grid::new(width + 1, height + 1, None);
    for at in tiles.cells() {
        tiles[at] = region_tile(at, &contains);
    }
    tiles
}

/// The tile of a region around the top left corner of a cell; changing a cell affects the four around it.
pub fn region_tile(at: Cell, contains: impl Fn(Cell) -> bool) -> Option<u16> {
    let mask = corner_mask(at, contains);
    (mask > 0).then_some(mask)
}

/// The color of squares on which enemies could shoot.
pub const THREAT: &str = HARM;
/// The color of squares from which enemies could be shot at.
pub const FIRE: &str = GOOD;

/// A wash over one cell. All washes share one set of tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wash {
    /// The sides of a unit in this group: 0 in front of it, 3 behind it.
    Group(u8),
    /// No one in the squad sees it.
    Unseen,
    /// Only one member sees it.
    HalfSeen,
    /// Out of reach.
    Dim,
    /// Not available for deployment.
    Closed,
    /// This many enemies could shoot here: 1 to 4, more count as 4.
    Threat(u8),
    /// This many enemies could be shot at from here: 1 to 4, more count as 4.
    Fire(u8),
    /// Watched by a side; `strong` if two watch.
    Watched(Palette, Outline, bool),
    /// A line of sight passes here.
    SightDot,
    /// A blast may reach this cell: 1 (hardly ever) to 4 (almost certainly).
    Drift(u8),
    /// A count, at this step of [`HEAT_STEPS`]; at 0 there was nothing, and the ground is faded.
    Heat(u8),
    /// Reached at a pace: 1 (the slowest) to 4.
    Pace(u8),
}

/// The tints of paces, the slowest first.
const PACES: [(&str, f32); 4] = [("#1F6F5F", 0.42), ("#6FA03A", 0.34), ("#F2C14E", 0.32), ("#E38B3C", 0.20)];

/// The tints of the four groups round a unit on hexes, from its front to its back.
const GROUPS: [(&str, f32); 4] = [("#2E7D6B", 0.34), ("#8FB25A", 0.28), ("#E3A93C", 0.26), ("#A8322A", 0.30)];

/// Steps of heat above zero.
pub const HEAT_STEPS: u8 = 4;

/// The color of a step of heat: the ground below has lost its own colors, so that each step can be told from all others
/// anywhere.
pub fn heat(step: u8) -> [u8; 3] {
    let (none, most) = ([226_u16, 222, 212], [150_u16, 22, 22]);
    let part = u16::from(step.min(HEAT_STEPS));
    let steps = u16::from(HEAT_STEPS);
    [0, 1, 2].map(|channel| ((none[channel] * (steps - part) + most[channel] * part) / steps) as u8)
}

impl Wash {
    /// Number of washes.
    const COUNT: u16 = 32 + HEAT_STEPS as u16;

    /// Place of the tile in the set.
    pub fn tile(self) -> u16 {
        match self {
            Self::Unseen => 0,
            Self::HalfSeen => 1,
            Self::Dim => 2,
            Self::SightDot => 3,
            Self::Closed => 20,
            Self::Heat(step) => 21 + u16::from(step.min(HEAT_STEPS)),
            Self::Drift(step) => 21 + u16::from(HEAT_STEPS) + u16::from(step.clamp(1, 4)),
            Self::Group(group) => Self::COUNT + u16::from(group.min(3)),
            Self::Pace(pace) => 25 + u16::from(HEAT_STEPS) + u16::from(pace.clamp(1, 4)),
            Self::Threat(count) => 3 + u16::from(count.clamp(1, 4)),
            Self::Fire(count) => 15 + u16::from(count.clamp(1, 4)),
            Self::Watched(palette, outline, strong) => {
                let last = Self::COUNT - 2;
                match palette.color(outline) {
                    color @ 0..4 => 8 + 2 * u16::from(color) + u16::from(strong),
                    _ => last + u16::from(strong),
                }
            }
        }
    }
}

type Shelf<Key> = Mutex<BTreeMap<Key, Arc<Atlas>>>;
static REGIONS: Shelf<(Region, u32)> = Mutex::new(BTreeMap::new());
static WASHES: Shelf<u32> = Mutex::new(BTreeMap::new());

/// The sixteen corner tiles of a kind of region at `cell` pixels per cell.
pub fn region_atlas(region: Region, cell: u32) -> Arc<Atlas> {
    let mut printed = REGIONS.lock().unwrap_or_else(PoisonError::into_inner);
    let print = || Arc::new(Atlas::print(cell, 16, |tile| region_shapes(region, tile, cell)));
    printed.entry((region, cell)).or_insert_with(print).clone()
}

/// The tiles of all washes at `cell` pixels per cell.
pub fn wash_atlas(cell: u32) -> Arc<Atlas> {
    let mut printed = WASHES.lock().unwrap_or_else(PoisonError::into_inner);
    let print = || Arc::new(Atlas::print(cell, Wash::COUNT, |tile| wash_shapes(tile, cell)));
    printed.entry(cell).or_insert_with(print).clone()
}

/// A hex of a region, in the units of a hex: its fill, and its edge on the sides of a mask, by the indices of their
/// bearings.
pub fn hex_region(region: Region, open: u8) -> String {
    let style = region.style();
    let ((fill, opacity), (colour, wide, stroke)) = (style.fill, style.edge);
    let dashes = match stroke {
        Stroke::Whole => "",
        Stroke::Dashed => "stroke-dasharray=\"14 9\"",
        Stroke::Dotted => "stroke-dasharray=\"1 9\"",
    };
    let corners = [(40.0, 0.0), (120.0, 0.0), (160.0, 70.0), (120.0, 140.0), (40.0, 140.0), (0.0, 70.0)];
    let inside = |(x, y): (f32, f32)| (80.0 + (x - 80.0) * 0.97, 70.0 + (y - 70.0) * 0.97);
    let mut path = String::new();
    for side in (0..6).filter(|side| open & 1 << side != 0) {
        let ((ax, ay), (bx, by)) = (inside(corners[side]), inside(corners[(side + 1) % 6]));
        let _ = write!(path, "M{ax:.1} {ay:.1}L{bx:.1} {by:.1}");
    }
    format!(
        "<polygon points=\"{HEX}\" fill=\"{fill}\" fill-opacity=\"{opacity}\"/>\
         <path d=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{:.1}\" stroke-linecap=\"round\" {dashes}/>",
        wide * 1.8
    )
}

/// A hex of a wash, in the units of a hex.
pub fn hex_wash(wash: Wash) -> String {
    let shapes = wash_shapes(wash.tile(), 160);
    format!("<clipPath id=\"hex\"><polygon points=\"{HEX}\"/></clipPath><g clip-path=\"url(#hex)\">{shapes}</g>")
}

/// The corners of a hex.
const HEX: &str = "40,0 120,0 160,70 120,140 40,140 0,70";

fn region_shapes(region: Region, mask: u16, cell: u32) -> String {
    let style = region.style();
    let (size, middle) = (cell as f32, (cell - cell / 2) as f32);
    let has = |corner: u16| mask & corner > 0;
    let (nw, ne) = (has(Corners::NORTH_WEST), has(Corners::NORTH_EAST));
    let (se, sw) = (has(Corners::SOUTH_EAST), has(Corners::SOUTH_WEST));
    let mut area = String::new();
    for (inside, x, y) in [(nw, 0.0, 0.0), (ne, middle, 0.0), (se, middle, middle), (sw, 0.0, middle)] {
        let side = |from: f32| if from > 0.0 { size - middle } else { middle };
        if inside {
            let _ = write!(area, "M{x} {y}h{0}v{1}h-{0}z", side(x), side(y));
        }
    }
    let (colour, wide, stroke) = style.edge;
    let mut lines = String::new();
    for (there, dx, dy) in [(nw != ne, 0.0, -1.0), (ne != se, 1.0, 0.0), (se != sw, 0.0, 1.0), (sw != nw, -1.0, 0.0)] {
        if there {
            lines += &arm((dx, dy), cell, pixels(wide, cell), stroke);
        }
    }
    let (fill, opacity) = style.fill;
    format!("<path d=\"{area}\" fill=\"{fill}\" fill-opacity=\"{opacity}\"/><path d=\"{lines}\" fill=\"{colour}\"/>")
}

/// A width in whole pixels, given at 28 pixels per cell.
fn pixels(at_28: f32, cell: u32) -> f32 {
    (at_28 * (cell as f32 / 28.0).sqrt()).round().max(1.0)
}

/// One arm of an edge from the center of the tile to its border, as bars of whole pixels. Dashes are placed so that
/// they join those of the next tile: one around each corner of cells, one around the middle of each side.
fn arm((dx, dy): (f32, f32), cell: u32, wide: f32, stroke: Stroke) -> String {
    let (size, middle) = (cell as f32, (cell - cell / 2) as f32);
    let length = if dx + dy > 0.0 { size - middle } else { middle };
    let half = (wide / 2.0).floor();
    let marks = match stroke {
        Stroke::Whole => vec![(-half, length)],
        Stroke::Dashed => vec![(-half, (size * 0.16).round()), ((size * 0.35).round(), length)],
        Stroke::Dotted => vec![
            (-half, wide - half),
            ((size / 4.0 - wide / 2.0).round(), (size / 4.0 + wide / 2.0).round()),
            (length - half, length),
        ],
    };
    let mut path = String::new();
    for (from, to) in marks {
        // Bars toward the top or left end one pixel row earlier if the width is odd.
        let (near, far) =
            if dx + dy > 0.0 { (middle + from, middle + to) } else { (middle - to, middle - from + wide % 2.0) };
        let far = far.min(size);
        let low = middle - half;
        let (x, y, w, h) = if dy == 0.0 { (near, low, far - near, wide) } else { (low, near, wide, far - near) };
        let _ = write!(path, "M{x} {y}h{w}v{h}h-{w}z");
    }
    path
}

fn wash_shapes(tile: u16, cell: u32) -> String {
    let fill = |colour: &str, opacity: f32| {
        format!("<rect width=\"{cell}\" height=\"{cell}\" fill=\"{colour}\" opacity=\"{opacity}\"/>")
    };
    let size = cell as f32;
    match tile {
        0 => fill("#20242E", 0.3),
        1 => fill("#20242E", 0.1) + &hatch("#20242E", 0.26, size / 4.0, size * 0.06, size),
        2 => fill("#20242E", 0.12),
        3 => {
            let middle = size / 2.0;
            let (outer, inner) = (size * 0.13, size * 0.08);
            format!(
                "<circle cx=\"{middle}\" cy=\"{middle}\" r=\"{outer:.2}\" fill=\"#FFF8E4\"/>\
                 <circle cx=\"{middle}\" cy=\"{middle}\" r=\"{inner:.2}\" fill=\"{INK}\"/>"
            )
        }
        4..8 => stepped(THREAT, f32::from(tile - 3), cell),
        20 => fill("#20242E", 0.42),
        Wash::COUNT.. => {
            let (colour, opacity) = GROUPS[usize::from(tile - Wash::COUNT).min(GROUPS.len() - 1)];
            fill(colour, opacity)
        }
        34.. => watched(tile - 26, size),
        30.. => {
            let (colour, opacity) = PACES[usize::from(tile - 30).min(PACES.len() - 1)];
            fill(colour, opacity)
        }
        26.. => fill("#D9742B", 0.1 + 0.1 * f32::from(tile - 26)),
        21.. => {
            let [red, green, blue] = heat((tile - 21) as u8);
            fill(&format!("#{red:02X}{green:02X}{blue:02X}"), 0.84)
        }
        16.. => stepped(FIRE, f32::from(tile - 15), cell),
        _ => watched(tile - 8, size),
    }
}

/// One of four steps of a count: darker, and with more lines.
fn stepped(colour: &str, step: f32, cell: u32) -> String {
    let size = cell as f32;
    let fill =
        format!("<rect width=\"{cell}\" height=\"{cell}\" fill=\"{colour}\" opacity=\"{}\"/>", 0.06 + 0.09 * step);
    fill + &hatch(colour, 0.1 + 0.06 * step, size / (1.0 + step), size * 0.05, size)
}

/// Diagonal lines that continue across the borders of the cell.
fn hatch(colour: &str, opacity: f32, every: f32, wide: f32, size: f32) -> String {
    let count = (size * 2.0 / every).round() as i32;
    let mut path = String::new();
    for line in -1..=count + 1 {
        let at = line as f32 * every;
        let _ = write!(path, "M{:.2} {:.2}L{:.2} {:.2}", at + 4.0, -4.0, at - size - 4.0, size + 4.0);
    }
    let wide = wide.max(0.8);
    format!("<path d=\"{path}\" stroke=\"{colour}\" stroke-opacity=\"{opacity}\" stroke-width=\"{wide:.2}\"/>")
}

/// Cells smaller than this, in pixels, have no room for an eye.
const SMALL: f32 = 18.0;

/// A pale, small eye in the watcher's color on a tint of it, since whole stretches of the board may be watched. Where
/// the whole board is seen from far away, an eye in each cell would hide the ground: a dot is left of it.
fn watched(number: u16, size: f32) -> String {
    let colours = colours((number / 2) as u8);
    let strong = number % 2 == 1;
    let (tint, ink) = if strong { (0.22, 0.6) } else { (0.14, 0.35) };
    let fill = format!("<rect width=\"{size}\" height=\"{size}\" fill=\"{}\" opacity=\"{tint}\"/>", colours.base);
    let half = size / 2.0;
    if size < SMALL {
        let dot = size * 0.1;
        let circle = format!("<circle cx=\"{half}\" cy=\"{half}\" r=\"{dot:.2}\" fill=\"{}\"", colours.dark);
        return format!("{fill}{circle} opacity=\"{ink}\"/>");
    }
    let scale = size / 24.0 * 0.46;
    let middle = half - 12.0 * scale;
    format!(
        "{fill}<g transform=\"translate({middle:.2} {middle:.2}) scale({scale:.4})\" opacity=\"{ink}\">\
         <path d=\"M1 12Q12 0 23 12Q12 24 1 12Z\" fill=\"none\" stroke=\"{0}\" stroke-width=\"3\"/>\
         <circle cx=\"12\" cy=\"12\" r=\"4\" fill=\"{0}\"/></g>",
        colours.dark
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_wash_has_a_tile_of_its_own() {
        let single = [Wash::Unseen, Wash::HalfSeen, Wash::Dim, Wash::SightDot, Wash::Closed];
        let mut tiles: Vec<_> = single.map(Wash::tile).into();
        tiles.extend((1..=4).flat_map(|count| [Wash::Threat(count).tile(), Wash::Fire(count).tile()]));
        tiles.extend((1..=4).map(|step| Wash::Drift(step).tile()));
        tiles.extend((1..=4).map(|pace| Wash::Pace(pace).tile()));
        tiles.extend((0..=HEAT_STEPS).map(|step| Wash::Heat(step).tile()));
        let natives = Palette::Tribes { second: false, sides: (4, 4) };
        tiles.extend([false, true].map(|strong| Wash::Watched(natives, Outline::Disc, strong).tile()));
        for palette in [Palette::Print, Palette::Second] {
            for outline in [Outline::Square, Outline::Disc] {
                tiles.extend([false, true].map(|strong| Wash::Watched(palette, outline, strong).tile()));
            }
        }
        tiles.sort_unstable();
        assert_eq!(tiles, (0..Wash::COUNT).collect::<Vec<_>>());
    }

    #[test]
    fn a_region_touches_the_four_corners_of_its_cell() {
        let tiles = lay_region(3, 3, |cell| cell == Cell::new(1, 1));
        let laid: Vec<_> = tiles.cells().filter_map(|at| tiles[at].map(|mask| (at.x, at.y, mask))).collect();
        assert_eq!(laid, [(1, 1, 4), (2, 1, 8), (1, 2, 2), (2, 2, 1)]);
    }
}
