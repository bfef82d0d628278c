//! The short name of a unit as lettered on counters: the mark of its platoon, then its number there.

use super::card::{figure_size, text};
use super::palette::SideColours;
use crate::force::Tag;

/// Width of a letter of the heading font, as a fraction of its size.
fn em(letter: char) -> f32 {
    match letter {
        'I' => 0.17,
        'C' | 'E' | 'F' | 'L' => 0.32,
        'A' | 'V' | 'X' | 'O' => 0.43,
        '0'..='9' => 0.4,
        _ => 0.37,
    }
}

/// Width of a bar of a numeral up to three, and of the space beside it, in whole pixels: as letters they would blur
/// together.
fn bar(tall: f32) -> f32 {
    (tall * 0.17).round().max(2.0)
}

/// How many bars a mark is drawn with; `None` for a letter or a higher numeral.
fn bars(mark: &str) -> Option<usize> {
    (!mark.is_empty() && mark.chars().all(|letter| letter == 'I')).then_some(mark.len())
}

/// The parts of a name, each with its width in a box of `tall` pixels.
fn parts(tag: Tag, place: String, tall: f32) -> Vec<(String, f32)> {
    let part = |words: String| {
        let lettered = words.chars().map(em).sum::<f32>() * figure_size(&words, tall);
        let wide = bars(&words).map_or(lettered, |count| (2 * count) as f32 * bar(tall));
        (words, wide)
    };
    [tag.mark(), place].into_iter().filter(|words| !words.is_empty()).map(part).collect()
}

/// The space between mark and number.
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

/// A box for lettering a name.
pub(super) struct Slip<'a> {
    /// The middle of its lower edge.
    pub foot: (f32, f32),
    /// Its width; a wider name is squeezed.
    pub room: f32,
    /// Its height.
    pub tall: f32,
    /// The colors of the name: the mark is in `dark` on a strip of `plate`, so that `I` doesn't look like part of a
    /// number.
    pub colours: &'a SideColours,
    /// The color of the number.
    pub figure: &'a str,
}

impl Slip<'_> {
    /// The name in the center of the box.
    pub(super) fn lettered(&self, tag: Tag) -> String {
        self.letter(tag, tag.place())
    }

    /// The same in as few letters as possible.
    pub(super) fn briefly(&self, tag: Tag) -> String {
        self.letter(tag, tag.brief())
    }

    /// A numeral around a place, each bar aligned to whole pixels.
    fn bars(&self, count: usize, middle: f32) -> String {
        let (wide, inset) = (bar(self.tall), (self.tall * 0.14).max(1.0).round());
        let left = (middle - (2 * count - 1) as f32 * wide / 2.0).round();
        let (top, tall) = ((self.foot.1 - self.tall).round() + inset, self.tall.round() - 2.0 * inset);
        let one = |place: usize| {
            let x = left + (2 * place) as f32 * wide;
            let dark = self.colours.dark;
            format!("<rect x=\"{x}\" y=\"{top}\" width=\"{wide}\" height=\"{tall}\" fill=\"{dark}\"/>")
        };
        (0..count).map(one).collect()
    }

    fn letter(&self, tag: Tag, place: String) -> String {
        let tall = self.tall;
        let (gap, parts) = (gap(tag, tall), parts(tag, place, tall));
        let wide = width_of(&parts, gap);
        let squeeze = (self.room / wide).min(1.0);
        let marked = tag.platoon.is_some();
        let mut x = -wide / 2.0;
        let (middle, foot) = self.foot;
        let (mut strip, mut shapes, mut numeral) = (String::new(), String::new(), String::new());
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
            if let Some(count) = bars(&words).filter(|_| is_mark) {
                numeral = self.bars(count, middle + (x + part / 2.0) * squeeze);
            } else {
                shapes += &text(&words, x + part / 2.0, 0.0, tall, colour);
            }
            x += part + gap;
        }
        format!(
            "<g transform=\"translate({middle:.2} {foot:.2})\">{strip}<g transform=\"scale({squeeze:.3} 1)\">{shapes}</g></g>\
             {numeral}"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::super::{
        counters,
        looks::{Badges, CardSize, CounterLook, Face, Lead, Lift},
        palette::{Outline, Palette},
    };
    use super::*;
    use crate::force::{name::Post, tag::Mark};

    /// The most bars side by side on the pale strip of a counter's tab.
    fn bars_seen(platoon: u8, cell: u32) -> usize {
        let look = CounterLook {
            face: Face::of_clan("lemur"),
            palette: Palette::Print,
            outline: Outline::Square,
            size: CardSize::Medium,
            tag: Tag { platoon: Some(Mark::Numeral(platoon)), post: Post::Squad(2) },
            lead: Lead::None,
            weapon: None,
            badges: Badges::default(),
            markers: 0,
            lift: Lift::None,
        };
        let picture = counters::print(&look, cell);
        let colours = look.palette.side(look.outline);
        let shade = |x: u32, y: u32| {
            let one = picture.pixel(x, y).map(|one| one.demultiply());
            let written =
                one.map_or(String::new(), |one| format!("#{:02X}{:02X}{:02X}", one.red(), one.green(), one.blue()));
            match written.as_str() {
                pale if pale == colours.plate => 'p',
                dark if dark == colours.dark => 'd',
                _ => ' ',
            }
        };
        let side = picture.width();
        let rows = (side * 3 / 5..side).map(|y| (0..side / 2).map(|x| shade(x, y)).collect::<String>());
        let bars = |row: String| {
            let between = |strip: &str| {
                let strip = strip.trim_matches('d');
                strip.split('p').filter(|bar| !bar.is_empty()).count()
            };
            row.split(' ').map(between).max().unwrap_or_default()
        };
        rows.map(bars).max().unwrap_or_default()
    }

    #[test]
    fn a_platoons_numeral_can_be_counted_on_a_small_counter() {
        for cell in [28, 32, 40, 48] {
            for platoon in 1..=3 {
                assert_eq!(bars_seen(platoon, cell), usize::from(platoon), "at {cell} pixels a cell");
            }
        }
    }
}
