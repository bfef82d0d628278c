//! The three pictures of a vehicle: the card under it, the hull, and the information over it.

use super::super::card::Card;
use super::super::counters::{FULL, MEDIUM};
use super::super::looks::{Badge, Lift};
use super::super::palette::{GOLD, INK};
use super::super::raster::{Pixmap, draw};
use super::hull::{self, Detail};
use super::look::{Condition, VehicleLook};
use super::places::Places;
use super::trim;

/// One of the pictures that make up a vehicle, from the bottom up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Part {
    /// The card in the side's shape, or the scorched ground under a wreck.
    Base,
    /// The hull in its direction, with its shadow: the part that turns.
    Hull,
    /// Number, seats, badges, height: never turned.
    Top,
}

impl Part {
    /// All of them, from the bottom up.
    pub const ALL: [Part; 3] = [Self::Base, Self::Hull, Self::Top];
}

/// Side of each picture in pixels: the footprint plus room around it for barrels, badges and the shadow of a flying
/// one.
pub const fn picture_px(look: &VehicleLook, cell: u32) -> u32 {
    look.size.cells() * cell + 2 * (cell + 4)
}

/// Prints one part; its center is the center of the footprint.
pub fn print(look: &VehicleLook, part: Part, cell: u32) -> Pixmap {
    let side = picture_px(look, cell);
    let shapes = match part {
        Part::Base => base(look, cell, side),
        Part::Hull => turned(look, cell, side),
        Part::Top => top(look, cell, side),
    };
    let pale = if part == Part::Hull && look.badges.has(Badge::Hidden) { ".7" } else { "1" };
    draw(&format!("<g opacity=\"{pale}\">{shapes}</g>"), side, side)
}

/// The side of the card in pixels.
fn card_px(look: &VehicleLook, cell: u32) -> u32 {
    look.size.cells() * cell * 96 / 100
}

fn lifted(look: &VehicleLook, cell: u32) -> f32 {
    if look.lift == Lift::None { 0.0 } else { (cell as f32 / 16.0).round().max(1.0) }
}

fn base(look: &VehicleLook, cell: u32, side: u32) -> String {
    if look.condition == Condition::Wreck {
        return trim::scorch(look, cell, side);
    }
    if look.condition == Condition::Abandoned {
        return String::new();
    }
    let colours = look.palette.side(look.outline);
    let size = card_px(look, cell);
    let card = Card::plain(look.outline, colours, size, (side - size) as f32 / 2.0, lifted(look, cell));
    // Edges are as wide as those of a primate's card, not scaled to its own size.
    let unit = cell as f32 / 28.0;
    let edge = (unit * 1.2).round().max(1.0);
    let frame = (unit * 3.4).round().max(1.0);
    let step = (unit * 1.2).round().max(1.0);
    let mut shapes = card.soft_shadow((unit * 1.4).max(1.0));
    shapes += &match look.lift {
        Lift::None => String::new(),
        Lift::Pointed => card.pale_halo(&[(step * 2.5, 0.4), (step * 1.5, 0.95)]),
        Lift::Selected => card.halo(&[(step * 2.5, 0.3), (step * 1.5, 0.9)]),
        Lift::Chosen => {
            card.halo(&[(step * 4.0, 0.25), (step * 3.0, 1.0)])
                + &card.filled(-step * 2.0, INK)
                + &card.halo(&[(step, 1.0)])
        }
    };
    shapes += &card.filled(0.0, INK);
    shapes += &card.filled(edge, colours.base);
    if cell >= MEDIUM {
        shapes += &card.rim(edge, (unit * 0.9).max(1.0));
        shapes += &card.filled(edge + frame, colours.dark);
        shapes += &card.filled(edge + frame + step * 0.8, colours.plate);
    } else {
        shapes += &card.filled(edge + frame + 1.0, colours.plate);
    }
    shapes
}

/// The hull, turned, over its shadow, with the wedge at its front.
fn turned(look: &VehicleLook, cell: u32, side: u32) -> String {
    let detail = if cell >= MEDIUM { Detail::Full } else { Detail::Small };
    let wide = (look.size.cells() * cell) as f32;
    let middle = side as f32 / 2.0;
    let up = lifted(look, cell);
    let (turn, scale) = (look.turn(), wide * Places::of(look.model).scale / 100.0);
    // The shadow falls to the lower right, farther away the higher it flies.
    let (near, step) = (cell as f32 * 0.07 + up, cell as f32 * 0.085);
    let fall = near + step * f32::from(look.height.min(6));
    let place = |dx: f32, dy: f32| {
        format!(
            "translate({:.2} {:.2}) rotate({turn}) scale({scale:.4}) translate(-50 -50)",
            middle + dx,
            middle - up + dy
        )
    };
    let mut shapes = format!(
        "<g transform=\"{}\" opacity=\".3\">{}</g><g transform=\"{}\">{}</g>",
        place(fall * 0.7, fall),
        hull::shadow(look),
        place(0.0, 0.0),
        hull::shapes(look, detail)
    );
    if look.condition != Condition::Wreck {
        shapes += &wedge(look, cell, (middle, middle - up));
    }
    shapes
}

/// The wedge outside the card, where the front is.
fn wedge(look: &VehicleLook, cell: u32, (x, y): (f32, f32)) -> String {
    let half = look.size.cells() as f32 / 2.0;
    // A square card reaches farther to its corners than a disc.
    let slant = f32::from(look.facing as u8 % 2);
    let reach = match look.outline {
        super::super::palette::Outline::Square => half * (1.0 + slant * 0.3),
        super::super::palette::Outline::Disc => half,
    };
    let scale = cell as f32 / 28.0 * if cell < FULL { 1.25 } else { 1.0 };
    let colour = if look.condition == Condition::Manned { GOLD } else { "#F3EAD2" };
    format!(
        "<path transform=\"translate({x} {y}) rotate({}) translate(0 {:.2}) scale({scale:.3})\" \
         d=\"M-6.5 2.5L0 -6.5L6.5 2.5Q0 .2 -6.5 2.500Z\" fill=\"{colour}\" stroke=\"{INK}\" stroke-width=\"1.7\" stroke-linejoin=\"round\"/>",
        look.turn(),
        -reach * cell as f32,
    )
}

fn top(look: &VehicleLook, cell: u32, side: u32) -> String {
    match cell {
        FULL.. => trim::full(look, cell, side),
        MEDIUM.. => trim::medium(look, cell, side),
        _ => trim::small(look, cell, side),
    }
}
