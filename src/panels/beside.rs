//! Rows of three texts side by side, such as name, weapon and state: where the second column begins in all of them, and
//! the letters in which nothing is cut.

use super::{paint, style::*};
use bevy_egui::egui::{FontId, Painter};

/// Room between two of the texts.
pub(super) const BETWEEN: f32 = 6.0;
/// The usual share of the width that the first column gets, and the most that the third one gets beside two others.
const SHARE: f32 = 0.36;
const LAST: f32 = 0.48;

/// The texts of a row: the first with its font, the second in the columns' own font, and the third in small letters.
pub(super) type Texts<'a> = ((&'a str, FontId), &'a str, &'a str);

/// The same columns for all rows of a list.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Columns {
    /// Where the second column begins, from the beginning of the first.
    pub second: f32,
    /// The font of the second column.
    pub font: FontId,
    /// The most that the third column may take.
    pub third: f32,
    /// Whether the first column has to be written in small letters too.
    small: bool,
}

impl Columns {
    /// The columns for rows of this width. They move, and then all letters get smaller, before a text is cut.
    pub fn of<'a>(painter: &Painter, width: f32, rows: impl Iterator<Item = Texts<'a>> + Clone) -> Self {
        let (usual, third) = ((width * SHARE).floor(), (width * LAST).floor());
        // A text with nothing beside it may be as long as its row.
        let rows = rows.filter(|(_, second, _)| !second.is_empty());
        for small in [false, true] {
            let font = text(if small { SMALL } else { TEXT });
            let sized = |one: &FontId| FontId { size: if small { SMALL } else { one.size }, ..one.clone() };
            let first = |((words, font), ..): Texts<'a>| paint::width_of(painter, words, sized(&font)) + BETWEEN;
            let rest = |(_, second, last): Texts<'a>| {
                let beside = match last {
                    "" => 0.0,
                    last => paint::width_of(painter, last, text(SMALL)).min(third) + BETWEEN,
                };
                paint::width_of(painter, second, font.clone()) + beside
            };
            // A point to spare on either side of what is rounded.
            let least = rows.clone().map(first).fold(0.0, f32::max).ceil() + 1.0;
            let most = (width - rows.clone().map(rest).fold(0.0, f32::max)).floor() - 1.0;
            if least <= most {
                return Self { second: usual.max(least).min(most), font, third, small };
            }
        }
        Self { second: usual, font: text(SMALL), third, small: true }
    }

    /// The font of the first column.
    pub fn first(&self, font: FontId) -> FontId {
        FontId { size: if self.small { SMALL } else { font.size }, ..font }
    }
}
