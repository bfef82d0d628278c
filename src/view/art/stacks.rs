//! The counters of troops on the map of a campaign, and the names of its hexes.

use super::hexes::scaled;
use super::icons;
use super::looks::Face;
use super::paint::over;
use super::palette::{Palette, TribeColours};
use super::raster::{Pixmap, draw};
use std::fmt::Write;

/// The counter of a troop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StackLook {
    /// Its tribe, by its seat.
    pub tribe: u8,
    /// The leader's face.
    pub face: Face,
    /// Its letter.
    pub letter: char,
    /// The number of fit primates.
    pub strength: u16,
    /// The number of platoons, each a card in the stack.
    pub platoons: u8,
    /// Whether it has vehicles.
    pub wheels: bool,
    /// Whether it is its turn.
    pub active: bool,
    /// Whether the player has selected it.
    pub chosen: bool,
    /// The pair of colors in use.
    pub palette: Palette,
}

/// Side of a troop's counter in pixels, at this many pixels per cell.
pub const fn stack_size(cell: u32) -> u32 {
    cell * 12 / 5
}

/// A troop's counter, this many pixels wide: its tribe's card with its letter at the top and its strength at the bottom,
/// both larger if there is no face between them.
pub fn stack(look: &StackLook, px: u32, has_face: bool) -> Pixmap {
    let TribeColours { plate, figure, .. } = look.palette.tribe(look.tribe);
    let mut shapes = cards(look);
    let text = |x: f32, y: f32, size: f32, anchor: &str, words: &str| {
        format!(
            "<text x=\"{x}\" y=\"{y}\" font-family=\"Yanone Kaffeesatz\" font-weight=\"bold\" font-size=\"{size}\" text-anchor=\"{anchor}\" fill=\"{figure}\">{words}</text>"
        )
    };
    let (letter, strength) = (look.letter.to_string(), look.strength.to_string());
    if has_face {
        let _ = write!(shapes, "<rect x=\"13\" y=\"29\" width=\"70\" height=\"38\" rx=\"5\" fill=\"{plate}\"/>");
        shapes += &(text(16.0, 26.5, 20.0, "start", &letter) + &text(48.0, 88.5, 25.0, "middle", &strength));
    } else {
        shapes += &(text(14.0, 44.0, 42.0, "start", &letter) + &text(48.0, 87.0, 46.0, "middle", &strength));
    }
    if look.wheels {
        let wheel = |x: f32| {
            format!("<circle cx=\"{x}\" cy=\"20\" r=\"5\" fill=\"none\" stroke=\"{figure}\" stroke-width=\"3\"/>")
        };
        shapes += &(wheel(62.0) + &wheel(77.0));
    }
    let mut card = scaled(&shapes, (100.0, 100.0), (px, px));
    if has_face {
        let face = icons::portrait(look.face, (px * 44 / 100).max(1));
        let size = (face.width(), face.height());
        over(&mut card, &face, (0, 0), size, ((px * 26 / 100) as i32, (px * 26 / 100) as i32));
    }
    card
}

/// The cards of a stack, one for each platoon: the top one has a gold edge on its turn, and a gold ring if it is
/// selected.
fn cards(look: &StackLook) -> String {
    let TribeColours { base, dark, .. } = look.palette.tribe(look.tribe);
    let mut shapes =
        String::from("<rect x=\"9\" y=\"13\" width=\"86\" height=\"85\" rx=\"13\" fill=\"#1B1510\" opacity=\".35\"/>");
    for card in (1..look.platoons.min(3)).rev() {
        let off = f32::from(card) * 4.0;
        let _ = write!(
            shapes,
            "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"84\" height=\"84\" rx=\"12\" fill=\"{base}\" stroke=\"{dark}\" stroke-width=\"3\"/>",
            7.0 + off,
            9.0 - off
        );
    }
    let edge = if look.active { "#F2C14E" } else { dark };
    let _ = write!(
        shapes,
        "<rect x=\"6\" y=\"9\" width=\"84\" height=\"84\" rx=\"12\" fill=\"{base}\" stroke=\"{edge}\" stroke-width=\"{}\"/>",
        if look.active { 5.0 } else { 3.5 }
    );
    if look.chosen && !look.active {
        shapes += "<rect x=\"2\" y=\"5\" width=\"92\" height=\"92\" rx=\"15\" fill=\"none\" stroke=\"#F2C14E\" stroke-width=\"3.5\"/>";
    }
    shapes
}

/// A name on the map, with the value of the place beside it: scrap and points. The picture contains nothing else.
pub fn label(name: &str, (scrap, points): (u32, u32), cell: u32) -> Pixmap {
    let size = (cell as f32 * 0.6).clamp(11.0, 22.0);
    // Bold letters of this size are set closer: a plate as narrow as possible leaves the counters beside it uncovered.
    let letters = |words: &str| words.chars().map(breadth).sum::<f32>() * size * 0.88;
    let mut x = size * 0.4;
    let mut shapes = String::new();
    let middle = size * 0.98;
    let mut say = |words: &str, color: &str, x: &mut f32| {
        let escaped = words.replace('&', "&amp;").replace('<', "&lt;");
        let _ = write!(
            shapes,
            "<text x=\"{:.1}\" y=\"{middle:.1}\" font-family=\"Yanone Kaffeesatz\" font-weight=\"bold\" font-size=\"{size:.1}\" fill=\"{color}\">{escaped}</text>",
            *x
        );
        *x += letters(words) + size * 0.22;
    };
    if !name.is_empty() {
        say(name, "#2A2521", &mut x);
    }
    let mut signs = String::new();
    for (count, is_star) in [(scrap, false), (points, true)] {
        if count == 0 {
            continue;
        }
        say(&count.to_string(), if is_star { "#7A5C14" } else { "#4A4036" }, &mut x);
        let (r, y) = (size * 0.3, size * 0.66);
        let at = x + r - size * 0.15;
        signs += &if is_star { star(at, y, r * 1.15) } else { cog(at, y, r) };
        x += r * 2.0 + size * 0.14;
    }
    let (wide, tall) = ((x + size * 0.2).ceil(), (size * 1.34).ceil());
    let plate = format!(
        "<rect x=\".8\" y=\".8\" width=\"{:.1}\" height=\"{:.1}\" rx=\"{:.1}\" fill=\"#F1E7CF\" opacity=\".93\" stroke=\"#4A4036\" stroke-width=\"1\"/>",
        wide - 1.6,
        tall - 1.6,
        tall / 3.0
    );
    draw(&(plate + &shapes + &signs), wide as u32, tall as u32)
}

/// The code of a hex, in plain letters on paper: rings run below it.
pub fn code(words: &str, cell: u32) -> Pixmap {
    let size = (cell as f32 * 0.46).clamp(10.0, 16.0);
    let (wide, tall) = ((words.chars().map(breadth).sum::<f32>() * size + 7.0).ceil(), (size * 1.16).ceil());
    let shapes = format!(
        "<rect width=\"{wide}\" height=\"{tall}\" rx=\"{:.1}\" fill=\"#F1E7CF\" opacity=\".84\"/><text x=\"3.5\" y=\"{:.1}\" font-family=\"Yanone Kaffeesatz\" font-size=\"{size:.1}\" fill=\"#2A2521\" opacity=\".78\">{words}</text>",
        tall * 0.35,
        size * 0.93
    );
    draw(&shapes, wide as u32, tall as u32)
}

/// The width of a letter of the narrow font, as a fraction of its size.
const fn breadth(letter: char) -> f32 {
    match letter {
        'i' | 'j' | 'l' | 'I' | '.' | ',' | '\'' | ' ' => 0.2,
        'f' | 'r' | 't' => 0.28,
        'm' | 'w' | 'M' | 'W' => 0.6,
        'A'..='Z' | '0'..='9' => 0.46,
        _ => 0.4,
    }
}

fn star(x: f32, y: f32, r: f32) -> String {
    let corner = |place: i32| {
        let angle = (place as f32 * 36.0 - 90.0).to_radians();
        let r = if place % 2 == 0 { r } else { r * 0.45 };
        format!("{:.1},{:.1}", x + angle.cos() * r, y + angle.sin() * r)
    };
    let points: Vec<String> = (0..10).map(corner).collect();
    format!("<polygon points=\"{}\" fill=\"#C8912E\" stroke=\"#6E5200\" stroke-width=\".8\"/>", points.join(" "))
}

fn cog(x: f32, y: f32, r: f32) -> String {
    format!(
        "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{:.1}\" fill=\"none\" stroke=\"#6B5D49\" stroke-width=\"{:.1}\" stroke-dasharray=\"{:.1} {:.1}\"/><circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{:.1}\" fill=\"none\" stroke=\"#6B5D49\" stroke-width=\"{:.1}\"/>",
        r * 0.9,
        r * 0.42,
        r * 0.35,
        r * 0.35,
        r * 0.55,
        r * 0.4
    )
}
