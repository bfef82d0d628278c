//! The hull with its mounts, turned to its facing: intact, abandoned or burned out.

use super::super::palette::{INK, SHADOW, SideColours};
use super::super::sources;
use super::look::{Condition, Sling, VehicleLook};
use super::mounts;
use super::places::Places;

/// The level of detail.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Detail {
    /// All of it.
    Full,
    /// Only a few bold shapes.
    Small,
}

/// The hull's colors: the side's, paper if it is abandoned, char if it has burned out.
pub(super) fn colours(look: &VehicleLook) -> SideColours {
    let side = look.palette.side(look.outline);
    match look.condition {
        Condition::Manned => side,
        Condition::Abandoned => SideColours { base: "#DCCFAE", dark: "#A89878", plate: "#F3EAD2", figure: INK, ..side },
        Condition::Wreck => {
            SideColours { base: "#5B554E", dark: "#332E29", plate: "#7D756A", figure: "#D8CDB6", ..side }
        }
    }
}

/// All shapes of the hull in a box of 100, facing up, in the drawings' own colors.
pub(super) fn shapes(look: &VehicleLook, detail: Detail) -> String {
    let colours = colours(look);
    let name = look.model.name();
    let drawing = |file: &str| painted(sources::shapes(&format!("vehicles/{file}")), colours);
    let bold = detail == Detail::Small;
    let small = drawing(&format!("{name}-small"));
    let mut shapes = if bold && !small.is_empty() { small } else { drawing(name) };
    shapes += &mounts::draw(look, colours, bold);
    if look.condition != Condition::Wreck && !bold {
        shapes += &drawing(&format!("{name}-over"));
    }
    if bold {
        return shapes;
    }
    let places = Places::of(look.model);
    if look.sling == Sling::Crate {
        shapes += &set("signs/crate", 24.0, places.load, 24.0, look.turn());
    }
    if look.condition == Condition::Manned {
        if let (Some((x, y)), Some(face)) = (places.open_seat, look.seats.driver()) {
            shapes += &set(&face.drawing(), 100.0, (x, y), 40.0, look.turn());
        }
        shapes += &cracks(look.cracks());
    }
    match look.condition {
        Condition::Manned => shapes,
        Condition::Abandoned => shapes + &door(places),
        Condition::Wreck => shapes + CHAR,
    }
}

/// The drawings are in one side's colors.
fn painted(shapes: &str, colours: SideColours) -> String {
    shapes.replace("#B93B26", colours.base).replace("#7E2114", colours.dark).replace("#F3DDC6", colours.plate)
}

/// A drawing that stays upright on a turned hull, centered at a place.
fn set(drawing: &str, drawn: f32, (x, y): (f32, f32), wide: f32, turn: f32) -> String {
    let (scale, half) = (wide / drawn, drawn / 2.0);
    let shapes = sources::shapes(drawing);
    format!(
        "<g transform=\"translate({x} {y}) rotate({}) scale({scale:.4}) translate({} {})\">{shapes}</g>",
        -turn, -half, -half
    )
}

/// One crack for each minor hit, at most four.
fn cracks(count: u8) -> String {
    let lines = [
        "M63 30L58 36L63 41L59 48L62 53",
        "M36 66L42 70L39 76L45 80",
        "M34 38L40 41L37 47L43 50",
        "M66 66L60 70L64 76L60 82",
    ];
    let crack = |line: &&str| {
        format!(
            "<path d=\"{line}\" fill=\"none\" stroke=\"#FBF3E0\" stroke-opacity=\".75\" stroke-width=\"5\" stroke-linejoin=\"round\"/>\
             <path d=\"{line}\" fill=\"none\" stroke=\"#17120F\" stroke-width=\"2.4\" stroke-linejoin=\"round\"/>"
        )
    };
    lines.iter().take(usize::from(count)).map(crack).collect()
}

/// An open door, and the dark behind it.
fn door(places: &Places) -> String {
    let (x, y) = places.door;
    format!(
        "<g transform=\"translate({x} {y})\"><path d=\"M1 -7H9V8H1Z\" fill=\"#17120F\"/>\
         <path d=\"M0 -8L-17 -15L-19 -11L-1 -2Z\" fill=\"#F3EAD2\" stroke=\"{INK}\" stroke-width=\"2\" stroke-linejoin=\"round\"/></g>"
    )
}

/// Soot, holes and glowing edges over a burned hull.
const CHAR: &str = "<path d=\"M26 30Q40 18 58 26Q78 34 74 56Q78 80 54 84Q28 88 26 64Q18 44 26 30Z\" fill=\"#17120F\" fill-opacity=\".5\"/>\
    <path d=\"M40 40L50 34L60 42L66 54L56 66L44 64L36 54Z\" fill=\"#17120F\" stroke=\"#0E0B09\" stroke-width=\"2\" stroke-linejoin=\"round\"/>\
    <path d=\"M40 40L50 34L60 42\" fill=\"none\" stroke=\"#8A5A33\" stroke-width=\"2\"/>\
    <path d=\"M44 57L50 50L57 58M30 76L38 70L34 62M68 30L62 36L70 44M30 30L36 36\" fill=\"none\" stroke=\"#0E0B09\" stroke-width=\"2.4\" stroke-linejoin=\"round\"/>";

/// The outline of the hull as a shadow.
pub(super) fn shadow(look: &VehicleLook) -> String {
    let name = look.model.name();
    let small = sources::shapes(&format!("vehicles/{name}-small"));
    let mut shapes = if small.is_empty() { sources::shapes(&format!("vehicles/{name}")) } else { small }.to_owned();
    shapes += &mounts::draw(look, colours(look), true);
    darkened(&shapes)
}

/// Shapes with all colors turned into the shadow's.
fn darkened(shapes: &str) -> String {
    let mut dark = String::with_capacity(shapes.len());
    let mut rest = shapes;
    while let Some(at) = rest.find("=\"#") {
        dark += &rest[..at];
        dark += "=\"";
        dark += SHADOW;
        let after = &rest[at + 3..];
        let end = after.find('"').unwrap_or(after.len());
        rest = &after[end..];
    }
    dark + rest
}
