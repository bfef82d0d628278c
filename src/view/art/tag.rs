//! The short name of a unit as it is lettered on counters: the mark of its platoon, then its place there.

use super::card::{figure_size, text};
use crate::force::{Mark, Tag};

/// Width of a letter of the heading font, in parts of its size.
fn em(letter: char) -> f32 {
    match letter {
        'I' => 0.17,
        'C' | 'E' | 'F' | 'L' => 0.32,
        'A' | 'V' | 'X' | 'O' => 0.43,
        '0'..='9' => 0.4,
        _ => 0.37,
    }
}

/// The parts of a name that are lettered one after another, each with its width in a box of `tall` pixels.
fn parts(tag: Tag, tall: f32) -> Vec<(String, f32)> {
    let part = |words: String| {
        let wide = words.chars().map(em).sum::<f32>() * figure_size(&words, tall);
        (words, wide)
    };
    [tag.mark(), tag.place()].into_iter().filter(|words| !words.is_empty()).map(part).collect()
}

/// Air between mark and place: after a numeral more, so that it is not read as a part of the number.
fn gap(tag: Tag, tall: f32) -> f32 {
    match tag.platoon {
        None => 0.0,
        Some(Mark::Letter(_)) => tall * 0.05,
        Some(Mark::Numeral(_)) => tall * 0.16,
    }
}

/// How wide the name is in a box of `tall` pixels.
pub(super) fn width(tag: Tag, tall: f32) -> f32 {
    parts(tag, tall).iter().map(|(_, wide)| wide).sum::<f32>() + gap(tag, tall)
}

/// The name round `middle`, standing on `foot` in a box of `tall` pixels; where it is wider than `room` it is squeezed.
pub(super) fn lettered(tag: Tag, (middle, foot): (f32, f32), tall: f32, room: f32, colour: &str) -> String {
    let wide = width(tag, tall);
    let mut x = -wide / 2.0;
    let mut shapes = String::new();
    for (words, part) in parts(tag, tall) {
        shapes += &text(&words, x + part / 2.0, 0.0, tall, colour);
        x += part + gap(tag, tall);
    }
    let squeeze = (room / wide).min(1.0);
    format!("<g transform=\"translate({middle:.2} {foot:.2}) scale({squeeze:.3} 1)\">{shapes}</g>")
}
