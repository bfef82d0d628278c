//! Maps of hexes in pictures: hexes of each kind, and their marks.

use super::fields::{self, FieldLook};
use super::paint::over;
use super::palette::{Palette, TribeColours};
use super::raster::{Pixmap, draw};
use super::scatter::Scatter;
use crate::board::{generate::Style, hex::drawn};
use std::fmt::Write;

/// The units for drawing a hex: ten times those of the map.
const WIDE: f32 = drawn::WIDE as f32 * 10.0;
const TALL: f32 = drawn::TALL as f32 * 10.0;
/// The corners of a hex.
const CORNERS: [(f32, f32); 6] = [(40.0, 0.0), (120.0, 0.0), (160.0, 70.0), (120.0, 140.0), (40.0, 140.0), (0.0, 70.0)];
/// Hexes per row in a picture with many.
const COLUMNS: u32 = 8;
/// Different hexes of one kind.
pub const VARIANTS: u8 = 3;

/// How a hex looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HexLook {
    /// Its ground, by the index of its style.
    style: u8,
    /// Whether it is inhabited.
    town: bool,
    /// Which variant of its kind.
    variant: u8,
    /// The ground of a table, in place of the rest.
    field: Option<FieldLook>,
}

impl HexLook {
    /// The look of a hex with this ground; neighbors of a kind differ a little.
    pub const fn new(style: Style, town: bool, variant: u8) -> Self {
        Self { style: style as u8, town, variant: variant % VARIANTS, field: None }
    }

    /// The look of a hex of a table.
    pub const fn of_field(field: FieldLook) -> Self {
        Self { style: 0, town: false, variant: 0, field: Some(field) }
    }
}

/// A mark over a hex.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum HexMark {
    /// Nothing.
    #[default]
    None,
    /// The troop may march there.
    Reach,
    /// It meets enemies there.
    Fight,
    /// The loser may retreat there.
    Retreat,
    /// The troop in question is there.
    Chosen,
    /// It can't be reached now.
    Far,
    /// The troop's guns reach it, and enemies are there.
    Guns,
    /// It meets enemies there, and its guns reach them.
    FightGuns,
    /// The troop's guns reach it, but there is nothing to fire at.
    Range,
    /// The same if the troop may march there.
    ReachRange,
}

impl HexMark {
    const ALL: [HexMark; 10] = [
        HexMark::None,
        HexMark::Reach,
        HexMark::Fight,
        HexMark::Retreat,
        HexMark::Chosen,
        HexMark::Far,
        HexMark::Guns,
        HexMark::FightGuns,
        HexMark::Range,
        HexMark::ReachRange,
    ];

    /// The same mark for a hex that guns reach as well, with or without a target.
    pub const fn in_reach_of_guns(self, has_target: bool) -> Self {
        match (self, has_target) {
            (HexMark::None, true) => HexMark::Guns,
            (HexMark::Fight, true) => HexMark::FightGuns,
            (HexMark::None, false) => HexMark::Range,
            (HexMark::Reach, false) => HexMark::ReachRange,
            (other, _) => other,
        }
    }
}

/// The size of a hex in pixels, at this many pixels per cell.
pub const fn size(cell: u32) -> (u32, u32) {
    (cell * 4, cell * 7 / 2)
}

/// Tiles in one picture, each drawn in the units of a hex.
fn print(tiles: &[String], cell: u32) -> Pixmap {
    let (wide, tall) = size(cell);
    let count = tiles.len().max(1) as u32;
    let mut all = draw("", wide * COLUMNS.min(count), tall * count.div_ceil(COLUMNS));
    for (place, shapes) in (0..).zip(tiles) {
        let one = scaled(shapes, (WIDE, TALL), (wide, tall));
        let at = ((place % COLUMNS * wide) as i32, (place / COLUMNS * tall) as i32);
        over(&mut all, &one, (0, 0), (wide, tall), at);
    }
    all
}

pub(super) fn scaled(shapes: &str, (wide, tall): (f32, f32), (across, down): (u32, u32)) -> Pixmap {
    let (x, y) = (across as f32 / wide, down as f32 / tall);
    draw(&format!("<g transform=\"scale({x} {y})\">{shapes}</g>"), across.max(1), down.max(1))
}

/// The outline of a hex, inset by this much.
fn outline(inside: f32) -> String {
    let middle = (WIDE / 2.0, TALL / 2.0);
    let share = 1.0 - inside / (TALL / 2.0);
    let corner = |(x, y): (f32, f32)| {
        format!("{:.1},{:.1}", middle.0 + (x - middle.0) * share, middle.1 + (y - middle.1) * share)
    };
    CORNERS.map(corner).join(" ")
}

/// The ground of all looks.
pub fn grounds(looks: &[HexLook], cell: u32) -> Pixmap {
    print(&looks.iter().map(ground).collect::<Vec<_>>(), cell)
}

/// The areas of tribes: none, then each of them, then the natives.
pub fn holders(palette: Palette, cell: u32) -> Pixmap {
    let tiles: Vec<String> = (0..=TRIBES).map(|place| holder(palette, place)).collect();
    print(&tiles, cell)
}

/// The area of one of them.
pub fn held(palette: Palette, tribe: u8, cell: u32) -> Pixmap {
    print(&[holder(palette, tribe + 1)], cell)
}

/// One hex of shapes in the units of a hex.
pub fn one(shapes: &str, cell: u32) -> Pixmap {
    scaled(shapes, (WIDE, TALL), size(cell))
}

/// A picture with nothing on it.
pub fn blank(wide: u32, tall: u32) -> Pixmap {
    draw("", wide.max(1), tall.max(1))
}

/// Tribes of the largest campaign, and the natives.
const TRIBES: u8 = 5;

fn holder(palette: Palette, place: u8) -> String {
    let Some(tribe) = place.checked_sub(1) else { return String::new() };
    let TribeColours { base, dark, .. } = palette.tribe(tribe);
    let (edge, fill) = (outline(5.0), outline(2.0));
    format!(
        "<polygon points=\"{fill}\" fill=\"{base}\" opacity=\".13\"/><polygon points=\"{edge}\" fill=\"none\" stroke=\"{dark}\" stroke-width=\"5.6\" opacity=\".75\"/><polygon points=\"{edge}\" fill=\"none\" stroke=\"{base}\" stroke-width=\"3.6\"/>"
    )
}

/// All marks in their order.
pub fn marks(cell: u32) -> Pixmap {
    print(&HexMark::ALL.map(mark), cell)
}

/// Crosshairs at the upper left corner of a hex, above all troops there.
fn sights() -> String {
    let lines = |width: f32, color: &str| {
        format!(
            "<g fill=\"none\" stroke=\"{color}\" stroke-width=\"{width}\"><circle cx=\"47\" cy=\"15\" r=\"8\"/><path d=\"M47 2v26M34 15h26\"/></g>"
        )
    };
    lines(5.4, "#2A2521") + &lines(2.6, "#FFD9A0")
}

/// A small ring in place of crosshairs: in reach, but nothing to fire at.
fn range() -> String {
    "<circle cx=\"58\" cy=\"30\" r=\"5\" fill=\"none\" stroke=\"#2A2521\" stroke-width=\"2\" opacity=\".5\"/>"
        .to_owned()
}

fn mark(mark: HexMark) -> String {
    let ring = |inside: f32, width: f32, color: &str, more: &str| {
        let points = outline(inside);
        format!("<polygon points=\"{points}\" fill=\"none\" stroke=\"{color}\" stroke-width=\"{width}\" {more}/>")
    };
    let both = |inside, color: &str, more: &str| {
        ring(inside, 8.0, "#2A2521", "opacity=\".55\"") + &ring(inside, 4.6, color, more)
    };
    let wash = |color: &str, share: &str| {
        format!("<polygon points=\"{}\" fill=\"{color}\" opacity=\"{share}\"/>", outline(1.0))
    };
    match mark {
        HexMark::None => String::new(),
        HexMark::Reach => wash("#F2C14E", ".20") + &both(12.0, "#F2C14E", "stroke-dasharray=\"13 8\""),
        HexMark::Fight => wash("#A8322A", ".22") + &both(12.0, "#E2513F", "stroke-dasharray=\"13 8\""),
        HexMark::Retreat => wash("#2E7D6B", ".24") + &both(12.0, "#7FC8B2", "stroke-dasharray=\"13 8\""),
        HexMark::Chosen => both(12.0, "#F2C14E", ""),
        HexMark::Far => wash("#20242E", ".20"),
        HexMark::Guns => sights(),
        HexMark::FightGuns => self::mark(HexMark::Fight) + &sights(),
        HexMark::Range => range(),
        HexMark::ReachRange => self::mark(HexMark::Reach) + &range(),
    }
}

/// The ring of the hex under the pointer.
pub fn cursor(cell: u32) -> Pixmap {
    let points = outline(4.0);
    let ring = |width: f32, color: &str| {
        format!("<polygon points=\"{points}\" fill=\"none\" stroke=\"{color}\" stroke-width=\"{width}\"/>")
    };
    scaled(&(ring(7.0, "#2A2521") + &ring(3.4, "#FFF8E4")), (WIDE, TALL), size(cell))
}

fn ground(look: &HexLook) -> String {
    if let Some(look) = &look.field {
        return fields::field(look);
    }
    let mut scatter = Scatter::new(u32::from(look.variant) * 7 + u32::from(look.style), 19);
    let jungle = Style::Jungle as u8;
    let (plains, ruins) = (Style::Plains as u8, Style::Ruins as u8);
    let (urban, mountain) = (Style::Urban as u8, Style::Mountain as u8);
    let (paper, spots) = match look.style {
        style if style == jungle => ("#BFC48F", "#A9B27A"),
        style if style == ruins => ("#CDC3AC", "#B9AE96"),
        style if style == urban => ("#DCCBA6", "#CBB78D"),
        style if style == mountain => ("#CFC09A", "#B8A67C"),
        _ => ("#DFD4A3", "#D0C489"),
    };
    let mut shapes = format!("<polygon points=\"{}\" fill=\"{paper}\"/>", outline(0.0));
    for _ in 0..9 {
        let (x, y) = (scatter.between(36.0, 124.0), scatter.between(14.0, 126.0));
        let (rx, ry) = (scatter.between(8.0, 22.0), scatter.between(4.0, 10.0));
        let _ = write!(
            shapes,
            "<ellipse cx=\"{x:.1}\" cy=\"{y:.1}\" rx=\"{rx:.1}\" ry=\"{ry:.1}\" fill=\"{spots}\" opacity=\".5\"/>"
        );
    }
    shapes += &match look.style {
        style if style == jungle => trees(&mut scatter),
        style if style == ruins => walls(&mut scatter),
        style if style == mountain => peaks(&mut scatter),
        style if style == plains => grass(&mut scatter),
        _ => String::new(),
    };
    if look.town || look.style == urban {
        shapes += &houses(&mut scatter);
    }
    let edge = outline(0.4);
    let whole = outline(0.0);
    let clip = format!("<clipPath id=\"hex\"><polygon points=\"{whole}\"/></clipPath>");
    format!("{clip}<g clip-path=\"url(#hex)\">{shapes}</g>")
        + &format!("<polygon points=\"{edge}\" fill=\"none\" stroke=\"#4A4036\" stroke-width=\"1.6\" opacity=\".6\"/>")
}

/// Positions in rows from the top, so that what is nearer covers what is farther away.
fn places(scatter: &mut Scatter, rows: u8, a_row: u8) -> Vec<(f32, f32)> {
    let mut places = Vec::new();
    for row in 0..rows {
        let down = 24.0 + 96.0 * (f32::from(row) + 0.5) / f32::from(rows);
        let half = 70.0 - (down - 70.0).abs() * 0.55;
        for place in 0..a_row {
            let along = (f32::from(place) + 0.5) / f32::from(a_row) * 2.0 - 1.0;
            let x = 80.0 + along * half + scatter.between(-6.0, 6.0);
            places.push((x, down + scatter.between(-5.0, 5.0)));
        }
    }
    places
}

fn trees(scatter: &mut Scatter) -> String {
    let mut shapes = String::new();
    for (x, y) in places(scatter, 5, 5) {
        let r = scatter.between(9.0, 13.5);
        let green = ["#6F8A4F", "#7B9558", "#63804A"][scatter.below(3) as usize];
        let (sx, sy, lx, ly) = (x + 3.0, y + 4.0, x - r * 0.3, y - r * 0.35);
        let _ = write!(
            shapes,
            "<circle cx=\"{sx:.1}\" cy=\"{sy:.1}\" r=\"{r:.1}\" fill=\"#1B1510\" opacity=\".25\"/><circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{r:.1}\" fill=\"{green}\" stroke=\"#3E5130\" stroke-width=\"1.8\"/><circle cx=\"{lx:.1}\" cy=\"{ly:.1}\" r=\"{:.1}\" fill=\"#A3B877\" opacity=\".75\"/>",
            r * 0.42
        );
    }
    shapes
}

fn grass(scatter: &mut Scatter) -> String {
    let mut shapes = String::from("<g stroke=\"#8F8748\" stroke-width=\"2\" stroke-linecap=\"round\" fill=\"none\">");
    for (x, y) in places(scatter, 4, 4) {
        let (l, r) = (x - 5.0, x + 5.0);
        let (low, high) = (y + 4.0, y - 4.0);
        let _ = write!(
            shapes,
            "<path d=\"M{x:.1} {low:.1} L{l:.1} {high:.1} M{x:.1} {low:.1} L{x:.1} {:.1} M{x:.1} {low:.1} L{r:.1} {high:.1}\"/>",
            high - 3.0
        );
    }
    shapes + "</g>"
}

fn peaks(scatter: &mut Scatter) -> String {
    let mut shapes = String::new();
    for (x, y) in places(scatter, 3, 3) {
        let (wide, high) = (scatter.between(17.0, 24.0), scatter.between(20.0, 30.0));
        let (left, right, top, foot) = (x - wide, x + wide, y - high * 0.6, y + high * 0.4);
        let _ = write!(
            shapes,
            "<path d=\"M{left:.1} {foot:.1} L{x:.1} {top:.1} L{right:.1} {foot:.1} Z\" fill=\"#B39E73\" stroke=\"#5E5138\" stroke-width=\"2\" stroke-linejoin=\"round\"/><path d=\"M{x:.1} {top:.1} L{right:.1} {foot:.1} L{:.1} {foot:.1} Z\" fill=\"#7D6B4A\" opacity=\".75\"/><path d=\"M{x:.1} {top:.1} L{:.1} {:.1} L{:.1} {:.1} Z\" fill=\"#F3ECD8\"/>",
            x + wide * 0.15,
            x - wide * 0.3,
            top + high * 0.3,
            x + wide * 0.3,
            top + high * 0.3
        );
    }
    shapes
}

fn walls(scatter: &mut Scatter) -> String {
    let mut shapes = String::new();
    for (x, y) in places(scatter, 3, 3) {
        let (wide, high) = (scatter.between(10.0, 17.0), scatter.between(9.0, 16.0));
        let (left, top) = (x - wide, y - high);
        let _ = write!(
            shapes,
            "<path d=\"M{left:.1} {y:.1} V{top:.1} H{:.1} V{:.1} H{x:.1} V{y:.1} Z\" fill=\"#8B8377\" stroke=\"#4A4036\" stroke-width=\"2\"/><path d=\"M{:.1} {y:.1} V{:.1} H{:.1} V{y:.1} Z\" fill=\"#A29A8B\" stroke=\"#4A4036\" stroke-width=\"2\"/><circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"2.6\" fill=\"#6E665B\"/>",
            left + wide * 0.5,
            top + high * 0.4,
            x + wide * 0.3,
            y - high * 0.45,
            x + wide,
            x + wide * 0.7,
            y + 5.0
        );
    }
    shapes
}

fn houses(scatter: &mut Scatter) -> String {
    let mut shapes = String::new();
    for (x, y) in [(58.0, 52.0), (98.0, 48.0), (78.0, 70.0), (52.0, 84.0), (108.0, 82.0)] {
        let (x, y) = (x + scatter.between(-4.0, 4.0), y + scatter.between(-3.0, 3.0));
        let (wide, high) = (scatter.between(11.0, 15.0), scatter.between(9.0, 12.0));
        let roof = ["#A5563C", "#8E4A35", "#9A7148"][scatter.below(3) as usize];
        let (left, right, eaves) = (x - wide, x + wide, y);
        let _ = write!(
            shapes,
            "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{high:.1}\" fill=\"#1B1510\" opacity=\".22\"/><rect x=\"{:.1}\" y=\"{eaves:.1}\" width=\"{:.1}\" height=\"{high:.1}\" fill=\"#F0E4C6\" stroke=\"#4A4036\" stroke-width=\"1.8\"/><path d=\"M{left:.1} {eaves:.1} L{x:.1} {:.1} L{right:.1} {eaves:.1} Z\" fill=\"{roof}\" stroke=\"#4A4036\" stroke-width=\"1.8\" stroke-linejoin=\"round\"/><rect x=\"{:.1}\" y=\"{:.1}\" width=\"4\" height=\"{:.1}\" fill=\"#6B5138\"/>",
            left + 6.0,
            y + 4.0,
            wide * 2.0,
            left + 2.0,
            wide * 2.0 - 4.0,
            y - high * 1.1,
            x - 2.0,
            y + high * 0.4,
            high * 0.6
        );
    }
    shapes
}
