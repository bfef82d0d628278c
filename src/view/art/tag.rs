//! The short name of a unit as it is lettered on counters: the mark of its platoon, then its place there.

use super::card::{figure_size, text};
use super::palette::SideColours;
use crate::force::Tag;

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
fn parts(tag: Tag, place: String, tall: f32) -> Vec<(String, f32)> {
    let part = |words: String| {
        let wide = words.chars().map(em).sum::<f32>() * figure_size(&words, tall);
        (words, wide)
    };
    [tag.mark(), place].into_iter().filter(|words| !words.is_empty()).map(part).collect()
}

/// Air between mark and place.
fn gap(tag: Tag, tall: f32) -> f32 {
    if tag.platoon.is_some() { (tall * 0.22).max(2.0) } else { 0.0 }
}

fn width_of(parts: &[(String, f32)], gap: f32) -> f32 {
    parts.iter().map(|(_, wide)| wide).sum::<f32>() + gap
}

/// How wide the name is in a box of `tall` pixels.
pub(super) fn width(tag: Tag, tall: f32) -> f32 {
    width_of(&parts(tag, tag.place(), tall), gap(tag, tall))
}

/// A box that a name is lettered in.
pub(super) struct Slip<'a> {
    /// The middle of its lower edge.
    pub foot: (f32, f32),
    /// Its width; a name that is wider is squeezed.
    pub room: f32,
    /// Its height.
    pub tall: f32,
    /// The colors of the name: the mark is in `dark` on a strip of `plate`, so that `I` doesn't look like part of a
    /// number.
    pub colours: &'a SideColours,
    /// The colour of the place.
    pub figure: &'a str,
}

impl Slip<'_> {
    /// The name in the middle of the box.
    pub(super) fn lettered(&self, tag: Tag) -> String {
        self.letter(tag, tag.place())
    }

    /// The same in the fewest letters.
    pub(super) fn briefly(&self, tag: Tag) -> String {
        self.letter(tag, tag.brief())
    }

    fn letter(&self, tag: Tag, place: String) -> String {
        let tall = self.tall;
        let (gap, parts) = (gap(tag, tall), parts(tag, place, tall));
        let wide = width_of(&parts, gap);
        let squeeze = (self.room / wide).min(1.0);
        let marked = tag.platoon.is_some();
        let mut x = -wide / 2.0;
        let (mut strip, mut shapes) = (String::new(), String::new());
        for (number, (words, part)) in parts.into_iter().enumerate() {
            let is_mark = marked && number == 0;
            if is_mark {
                let (left, right) = (-self.room / 2.0, ((x + part) * squeeze + gap * 0.4).round());
                strip = format!(
                    "<rect x=\"{left:.2}\" y=\"{:.2}\" width=\"{:.2}\" height=\"{tall:.2}\" rx=\"1\" fill=\"{}\"/>",
                    -tall,
                    right - left,
                    self.colours.plate
                );
            }
            let colour = if is_mark { self.colours.dark } else { self.figure };
            shapes += &text(&words, x + part / 2.0, 0.0, tall, colour);
            x += part + gap;
        }
        let (middle, foot) = self.foot;
        format!(
            "<g transform=\"translate({middle:.2} {foot:.2})\">{strip}<g transform=\"scale({squeeze:.3} 1)\">{shapes}</g></g>"
        )
    }
}
