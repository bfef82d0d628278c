//! The signs of states: on a counter seen up close, and as they look on the whole table.

use super::super::{
    counters::{self, FULL},
    looks::{Badge, Badges, CardSize, CounterLook, Face, Lead, Lift},
    palette::{INK, Outline, Palette},
    raster::Pixmap,
};
use super::board::Board;
use crate::force::Tag;
use crate::words::word;

/// Pixels per cell when the whole table is in view.
const FAR: u32 = 13;
/// Rows of a column.
const ROWS: usize = 4;

/// Every state that an order or an attack leads to, in two columns.
const STATES: [Badge; 8] = [
    Badge::Pinned,
    Badge::Recovering,
    Badge::OutOfAmmo,
    Badge::Hidden,
    Badge::Overwatch,
    Badge::Braced,
    Badge::Committed,
    Badge::Prone,
];

fn look(badge: Badge) -> CounterLook {
    CounterLook {
        face: Face::of_clan("baboon"),
        palette: Palette::Print,
        outline: Outline::Square,
        size: CardSize::Medium,
        tag: Tag::squad(1),
        lead: Lead::None,
        weapon: None,
        badges: Badges::default().with(badge),
        markers: 0,
        lift: Lift::None,
    }
}

/// A counter with zero to three markers, near and far, with what they leave the unit.
pub(super) fn markers(cell: u32) -> Pixmap {
    let mut board = Board::open(15, 2 * ROWS + 1, cell);
    let mut shapes = String::new();
    let size = cell as f32 * 0.8;
    for count in 0..ROWS as u8 {
        let row = i16::from(count) * 2 + 1;
        let look = CounterLook {
            face: Face::of_clan("mandrill"),
            badges: Badges::default(),
            markers: count,
            ..look(STATES[0])
        };
        board.put(&counters::print(&look, (cell * 5 / 4).max(FULL)), board.middle((1, row)));
        board.put(&counters::print(&look, FAR), board.middle((3, row)));
        shapes += &beside(&word(&format!("figure-markers-{count}")), board.middle((4, row)), size);
    }
    board.shapes(&shapes);
    board.picture
}

/// Words to the right of a place.
fn beside(words: &str, (x, y): (f32, f32), size: f32) -> String {
    format!(
        "<text x=\"{x:.1}\" y=\"{:.1}\" font-family=\"Yanone Kaffeesatz\" font-weight=\"700\" font-size=\"{size:.1}\" \
         fill=\"{INK}\">{words}</text>",
        y + size * 0.34
    )
}

/// A counter of each state, near and far, with its name.
pub(super) fn states(cell: u32) -> Pixmap {
    let mut board = Board::open(21, 2 * ROWS + 1, cell);
    let mut shapes = String::new();
    let size = cell as f32 * 0.8;
    for (number, badge) in STATES.into_iter().enumerate() {
        let (column, row) = ((number / ROWS) as i16 * 10, (number % ROWS) as i16 * 2 + 1);
        board.put(&counters::print(&look(badge), (cell * 5 / 4).max(FULL)), board.middle((column + 1, row)));
        board.put(&counters::print(&look(badge), FAR), board.middle((column + 3, row)));
        shapes += &beside(&word(&format!("badge-{}", badge.file())), board.middle((column + 4, row)), size);
    }
    board.shapes(&shapes);
    board.picture
}
