//! What counters on hexes show of their units: their facing, their speed, how many are left, their tokens.

use super::hexes::scaled;
use super::palette::SideColours;
use super::raster::Pixmap;
use std::fmt::Write;

/// What can be counted on a counter, with the colors of its token, in the order of the stack.
const TOKENS: [(&str, &str, &str); 12] = [
    ("in-assault", "#FBF3E0", "#A8322A"),
    ("shaken", "#6B4A86", "#FBF3E0"),
    ("tokens", "#A8322A", "#FBF3E0"),
    ("fire", "#D9742B", "#211A12"),
    ("poison", "#5E7F2E", "#FBF3E0"),
    ("bleeding", "#7E2114", "#FBF3E0"),
    ("acid", "#B5B02C", "#211A12"),
    ("minor-acid", "#D6D27A", "#211A12"),
    ("crew-tokens", "#4A4036", "#FBF3E0"),
    ("critical", "#2A2521", "#F2C14E"),
    ("aim", "#2E7D6B", "#FBF3E0"),
    ("unloaded", "#94846C", "#211A12"),
];

/// Drawings on tokens, in a box of 24.
const SIGNS: [(&str, &str); 12] = [
    ("in-assault", "M4 4l13 13M20 4L7 17M14 20l6 -6M10 20l-6 -6"),
    ("shaken", "M5 14q3 -9 7 0t7 0"),
    ("tokens", "M12 4l2.4 5.4 5.6 .4-4.4 3.8 1.6 5.8-5.2-3.2-5.2 3.2 1.6-5.8-4.4-3.8 5.6-.4z"),
    ("fire", "M12 3q7 6 5 12a5 5 0 0 1-10 0q0-4 3-6 0 3 2 3 2-3 0-9z"),
    ("poison", "M12 4a6 6 0 0 0-4 10v4h8v-4a6 6 0 0 0-4-10zM9 10h2M13 10h2"),
    ("bleeding", "M12 3q7 9 7 12a7 6 0 0 1-14 0q0-3 7-12z"),
    ("acid", "M6 5h12M9 5v5l-4 9h14l-4-9V5"),
    ("minor-acid", "M8 6h8M10 6v5l-3 7h10l-3-7V6"),
    ("crew-tokens", "M12 4a4 4 0 1 1 0 8a4 4 0 1 1 0-8zM5 20q1-7 7-7t7 7"),
    ("critical", "M12 3v11M12 18v2"),
    ("aim", "M12 3v5M12 16v5M3 12h5M16 12h5M12 7a5 5 0 1 1 0 10a5 5 0 1 1 0-10z"),
    ("unloaded", "M5 5l14 14M19 5L5 19"),
];

/// Whether something counted has a token.
pub fn has_token(name: &str) -> bool {
    TOKENS.iter().any(|(known, ..)| *known == name)
}

/// The signs that are not tokens: speeds.
const PACES: [&str; 8] = [
    "speed-still",
    "speed-crawling",
    "speed-rest",
    "speed-set-up",
    "speed-slow",
    "speed-fast",
    "speed-fly-slow",
    "speed-fly-fast",
];

/// The sign with this name, if any: a token or a speed.
pub fn sign_named(name: &str) -> Option<&'static str> {
    TOKENS.iter().map(|(known, ..)| *known).chain(PACES).find(|known| *known == name)
}

/// A sign by itself.
pub fn sign(name: &str, px: u32) -> Pixmap {
    let Some(speed) = name.strip_prefix("speed-") else { return token(name, 1, "", px) };
    let shapes = format!(
        "<rect x=\"1\" y=\"1\" width=\"30\" height=\"30\" rx=\"6\" fill=\"#FBF3E0\" stroke=\"#2A2521\" stroke-width=\"1.6\"/>\
         <path d=\"{}\" transform=\"translate(4 4)\" fill=\"none\" stroke=\"#2A2521\" stroke-width=\"2.6\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>",
        pace(speed)
    );
    scaled(&shapes, (32.0, 32.0), (px, px))
}

/// The index of a token in the stack.
pub fn order(name: &str) -> usize {
    TOKENS.iter().position(|(known, ..)| *known == name).unwrap_or(TOKENS.len())
}

/// A stack of tokens of one kind with its number or text: as many discs as the count, up to three.
pub fn token(name: &str, count: u8, words: &str, px: u32) -> Pixmap {
    let (_, fill, ink) = TOKENS[order(name).min(TOKENS.len() - 1)];
    let sign = SIGNS.iter().find(|(known, _)| *known == name).map_or("", |(_, path)| path);
    let mut shapes = String::new();
    for disc in (0..count.clamp(1, 3)).rev() {
        let up = f32::from(disc) * 5.0;
        let _ = write!(
            shapes,
            "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"22\" fill=\"{fill}\" stroke=\"#2A2521\" stroke-width=\"3\"/>",
            24.0 + up * 0.4,
            36.0 - up
        );
    }
    let text = if words.is_empty() { count.to_string() } else { words.to_owned() };
    let alone = count <= 1 && words.is_empty();
    if alone {
        let _ = write!(
            shapes,
            "<path d=\"{sign}\" transform=\"translate(6 18) scale(1.5)\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"2.4\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
        );
    } else {
        let _ = write!(
            shapes,
            "<path d=\"{sign}\" transform=\"translate(2 24) scale(.95)\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"2.8\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>\
             <text x=\"34\" y=\"45\" text-anchor=\"middle\" font-family=\"Yanone Kaffeesatz\" font-weight=\"bold\" font-size=\"26\" fill=\"{ink}\">{text}</text>"
        );
    }
    scaled(&shapes, (60.0, 60.0), (px, px))
}

/// The sign for a unit's speed, by its name, in a box of 24.
fn pace(name: &str) -> &'static str {
    match name {
        "still" => "M7 7h10v10h-10z",
        "crawling" => "M3 15q3 -6 6 0t6 0t6 0",
        "rest" => "M7 6h10l-10 12h10",
        "set-up" => "M12 5v8M12 13l-6 7M12 13l6 7M6 8h12",
        "slow" => "M9 5l7 7l-7 7",
        "fast" => "M5 5l7 7l-7 7M12 5l7 7l-7 7",
        "fly-slow" => "M3 7q5 -3 9 2q4 -5 9 -2M9 11l5 5l-5 5",
        "fly-fast" => "M3 6q5 -3 9 2q4 -5 9 -2M6 11l5 5l-5 5M13 11l5 5l-5 5",
        _ => "",
    }
}

/// The strip below a counter: how many are left of how many, and their speed.
pub fn strip((left, all): (u8, u8), speed: &str, side: SideColours, px: (u32, u32)) -> Pixmap {
    let SideColours { dark, plate, .. } = side;
    let mut shapes = format!(
        "<rect x=\"2\" y=\"2\" width=\"76\" height=\"26\" rx=\"6\" fill=\"#1B1510\" opacity=\".3\" transform=\"translate(2 2)\"/>\
         <rect x=\"2\" y=\"2\" width=\"76\" height=\"26\" rx=\"6\" fill=\"{plate}\" stroke=\"{dark}\" stroke-width=\"2.4\"/>"
    );
    for place in 0..all.min(4) {
        let x = 9.0 + f32::from(place) * 9.5;
        let fill = if place < left { dark } else { "none" };
        let _ = write!(
            shapes,
            "<rect x=\"{x}\" y=\"9\" width=\"7\" height=\"12\" rx=\"2\" fill=\"{fill}\" stroke=\"{dark}\" stroke-width=\"1.5\"/>"
        );
    }
    let _ = write!(
        shapes,
        "<path d=\"{}\" transform=\"translate(50 3)\" fill=\"none\" stroke=\"#2A2521\" stroke-width=\"3.4\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>",
        pace(speed)
    );
    scaled(&shapes, (80.0, 32.0), px)
}

/// The arrow inside the side of the hex that a unit faces, pointing up: longer than wide, so that it reads as an arrow
/// at any angle.
pub fn arrow(side: SideColours, px: u32) -> Pixmap {
    let SideColours { base, dark, plate, .. } = side;
    let shapes = format!(
        "<path d=\"M50 8 L78 74 L50 62 L22 74 Z\" fill=\"#1B1510\" opacity=\".35\" transform=\"translate(3 4)\"/>\
         <path d=\"M50 8 L78 74 L50 62 L22 74 Z\" fill=\"{plate}\" stroke=\"{dark}\" stroke-width=\"10\" stroke-linejoin=\"round\"/>\
         <path d=\"M50 8 L78 74 L50 62 L22 74 Z\" fill=\"{base}\" stroke=\"{plate}\" stroke-width=\"3\" stroke-linejoin=\"round\"/>"
    );
    scaled(&shapes, (100.0, 100.0), (px, px))
}

/// A marker in a hex: smoke, a cloud, fire. On its own it is as wide as the upper edge of the hex, with sign and text
/// at its ends, so that the arrow of a unit facing there covers neither.
pub fn strewn(name: &str, words: &str, alone: bool, px: u32) -> Pixmap {
    let (fill, path) = match name {
        "smoke" => ("#B4AFA5", "M5 17a4 4 0 0 1 1-8a6 6 0 0 1 11-1a5 5 0 0 1 2 9z"),
        "poison-cloud" => ("#9DBB5A", "M5 17a4 4 0 0 1 1-8a6 6 0 0 1 11-1a5 5 0 0 1 2 9zM9 12h2M13 12h2"),
        "acid-cloud" => ("#D8D350", "M5 17a4 4 0 0 1 1-8a6 6 0 0 1 11-1a5 5 0 0 1 2 9z"),
        _ => ("#E88A45", "M12 3q7 6 5 12a5 5 0 0 1-10 0q0-4 3-6 0 3 2 3 2-3 0-9z"),
    };
    let (wide, scale, down) = if alone { (100, 1.15, 4) } else { (56, 0.9, 7) };
    let size = if alone || words.len() < 3 { 28 } else { 19 };
    let shapes = format!(
        "<rect x=\"2\" y=\"2\" width=\"{}\" height=\"32\" rx=\"9\" fill=\"{fill}\" stroke=\"#211A12\" stroke-width=\"2.6\"/>\
         <path d=\"{path}\" transform=\"translate(5 {down}) scale({scale})\" fill=\"none\" stroke=\"#211A12\" stroke-width=\"2.6\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>\
         <text x=\"{}\" y=\"27\" text-anchor=\"end\" font-family=\"Yanone Kaffeesatz\" font-weight=\"bold\" font-size=\"{size}\" fill=\"#211A12\">{words}</text>",
        wide - 4,
        wide - 9
    );
    scaled(&shapes, (wide as f32, 36.0), (px, px * 36 / wide))
}
