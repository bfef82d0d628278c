//! A small board for explaining something.

use super::super::{
    counters, icons,
    icons::Sign,
    layer::Seat,
    looks::{Badges, CardSize, CounterLook, Face, Lead, Lift},
    overlay::{Region, lay_region, region_atlas},
    paint,
    palette::{Outline, Palette},
    raster::{Pixmap, draw},
};
use crate::board::{
    Cell, Grid,
    terrain::{Ground, Kind, Spot},
};
use crate::force::Tag;
use std::sync::Arc;

/// A board with what has been put on it so far.
pub(super) struct Board {
    pub ground: Arc<Ground>,
    pub picture: Pixmap,
    pub cell: u32,
}

impl Board {
    /// A board from rows of letters: `.` open, `=` a low wall, `#` a house.
    pub(super) fn of(rows: &[&str], cell: u32) -> Self {
        let size = (rows.first().map_or(1, |row| row.len()) as i16, rows.len() as i16);
        let mut spots = Grid::new(size.0, size.1, Spot::default());
        for at in spots.cells() {
            let letter = rows[at.y as usize].as_bytes().get(at.x as usize);
            let (kind, top) = match letter {
                Some(b'=') => (1, 1),
                Some(b'#') => (2, 2),
                _ => (0, 0),
            };
            spots[at] = Spot { kind, soil: 0, top };
        }
        let ground = Arc::new(Ground::new(kinds(), spots));
        let picture = paint::paint_board(&ground, cell);
        Self { ground, picture, cell }
    }

    /// An open board.
    pub(super) fn open(columns: usize, rows: usize, cell: u32) -> Self {
        let row = ".".repeat(columns);
        Self::of(&vec![row.as_str(); rows], cell)
    }

    /// Draws a region over the cells for which `holds` is true.
    pub(super) fn region(&mut self, region: Region, holds: impl Fn(Cell) -> bool) {
        let (atlas, spots) = (region_atlas(region, self.cell), self.ground.spots());
        let laid = lay_region(spots.width(), spots.height(), |at| spots.contains(at) && holds(at));
        let origin = Seat::Corner.origin(self.cell);
        for at in laid.cells() {
            if let Some(tile) = laid[at] {
                let place = |along: i16| origin + i32::from(along) * self.cell as i32;
                paint::stamp(&mut self.picture, &atlas, tile, (place(at.x), place(at.y)));
            }
        }
    }

    /// A counter on a cell.
    pub(super) fn counter(&mut self, at: (i16, i16), clan: &str, outline: Outline, lead: Lead) {
        let print = counter(clan, outline, lead, self.cell);
        self.put(&print, self.middle(at));
    }

    /// A sign at the corner of a cell.
    pub(super) fn sign(&mut self, at: (i16, i16), sign: Sign) {
        let px = self.cell * 5 / 8;
        let (x, y) = self.middle(at);
        let off = self.cell as f32 * 0.5;
        self.put(&icons::sign(sign, px), (x + off, y - off));
    }

    /// The middle of a cell in pixels.
    pub(super) fn middle(&self, (x, y): (i16, i16)) -> (f32, f32) {
        let middle = |along: i16| (f32::from(along) + 0.5) * self.cell as f32;
        (middle(x), middle(y))
    }

    /// A picture round a place in pixels.
    pub(super) fn put(&mut self, print: &Pixmap, (x, y): (f32, f32)) {
        let (wide, tall) = (print.width(), print.height());
        let corner = (x as i32 - wide as i32 / 2, y as i32 - tall as i32 / 2);
        paint::over(&mut self.picture, print, (0, 0), (wide, tall), corner);
    }

    /// Shapes over the whole board, in its pixels.
    pub(super) fn shapes(&mut self, shapes: &str) {
        let (wide, tall) = (self.picture.width(), self.picture.height());
        let above = draw(shapes, wide, tall);
        paint::over(&mut self.picture, &above, (0, 0), (wide, tall), (0, 0));
    }
}

/// A counter without badges, for a cell of this many pixels.
pub(super) fn counter(clan: &str, outline: Outline, lead: Lead, cell: u32) -> Pixmap {
    let look = CounterLook {
        face: Face::of_clan(clan),
        palette: Palette::Print,
        outline,
        size: CardSize::Medium,
        tag: Tag::squad(1),
        lead,
        weapon: None,
        badges: Badges::default(),
        markers: 0,
        lift: Lift::None,
    };
    counters::print(&look, cell)
}

/// Text in a drawing, in the narrow heading font, around a place.
pub(super) fn words(text: &str, (x, y): (f32, f32), size: f32, colour: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    let y = y + size * 0.34;
    format!(
        "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"middle\" font-family=\"Yanone Kaffeesatz\" font-weight=\"700\" \
         font-size=\"{size}\" fill=\"{colour}\">{text}</text>"
    )
}

/// Text on a small plate of paper around a place.
pub(super) fn label(text: &str, (x, y): (f32, f32), size: f32) -> String {
    let wide = text.chars().count() as f32 * size * 0.4 + size * 0.9;
    let (left, top, tall) = (x - wide / 2.0, y - size * 0.68, size * 1.36);
    format!(
        "<rect x=\"{left:.1}\" y=\"{top:.1}\" width=\"{wide:.1}\" height=\"{tall:.1}\" rx=\"4\" fill=\"#F1E7CF\" \
         stroke=\"#6B5D49\"/>{}",
        words(text, (x, y), size, "#2A2521")
    )
}

fn kinds() -> Arc<[Kind]> {
    let kind = |name: &str, cover, closed| Kind {
        name: name.to_owned(),
        slow: false,
        wet: false,
        cover,
        closed,
        climbs: closed,
        top: 0,
        opaque: false,
        canopy: None,
        rule: String::new(),
    };
    [kind("open", false, false), kind("wall", true, false), kind("building", true, true)].into()
}
