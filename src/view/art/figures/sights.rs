//! Sight: lines of sight with cover, and the arc of a mount.

use super::super::{
    icons::Sign,
    looks::{Face, Lead},
    overlay::Region,
    palette::{Outline, Palette},
    raster::Pixmap,
    vehicles::{self, Barrel, MountKind, MountLook, Part, Seat, SeatLook, Seats, VehicleLook},
};
use super::board::{Board, label};
use crate::board::{Cell, Direction, sight::trace};
use crate::force::Tag;
use crate::words::word;
use std::fmt::Write;

/// One shooter and three targets: in the open, in cover, out of sight.
pub(super) fn cover(cell: u32) -> Pixmap {
    let rows = [
        ".................",
        "...........=.....",
        "...........=.....",
        ".................",
        ".................",
        ".................",
        "......###........",
        "......###........",
        ".................",
    ];
    let mut board = Board::of(&rows, cell);
    let from = (2, 4);
    let targets = [((12, 2), "figure-covered"), ((13, 4), "figure-open"), ((12, 7), "figure-blocked")];
    for (at, name) in targets {
        let seen = trace(&board.ground, Cell::new(from.0, from.1), Cell::new(at.0, at.1));
        let end = seen.blocked.map_or(at, |cell| (cell.x, cell.y));
        let ((x1, y1), (x2, y2)) = (board.middle(from), board.middle(end));
        let (colour, dash) = if seen.blocked.is_some() { ("#A8322A", "3 5") } else { ("#2A2521", "9 4") };
        let line = format!(
            "<path d=\"M{x1} {y1}L{x2} {y2}\" stroke=\"#FFF8E4\" stroke-width=\"5\"/>\
             <path d=\"M{x1} {y1}L{x2} {y2}\" stroke=\"{colour}\" stroke-width=\"2.4\" stroke-dasharray=\"{dash}\"/>"
        );
        board.shapes(&line);
        board.counter(at, "mandrill", Outline::Disc, Lead::None);
        if seen.blocked.is_some() {
            board.sign(end, Sign::Blocked);
        } else if !seen.covers.is_empty() {
            board.sign(at, Sign::Shield);
        }
        let (x, y) = board.middle(at);
        let size = cell as f32 * 0.6;
        let words = label(&word(name), (x + cell as f32 * 2.2, y), size);
        board.shapes(&words);
    }
    board.counter(from, "baboon", Outline::Square, Lead::None);
    board.picture
}

/// A buggy with the arc of its fixed weapon, and a tank, whose turret turns all the way around.
pub(super) fn arcs(cell: u32) -> Pixmap {
    let mut board = Board::open(21, 11, cell);
    let corner = Cell::new(4, 5);
    board.region(Region::Arc, |at| quarter(corner, 2, at));
    board.region(Region::Sphere, |at| quarter(corner, 2, at) && at.x < 10);
    let looks = [
        ("buggy", 2, (4, 5), Direction::East, MountKind::Fixed, "figure-quarter"),
        ("tank", 3, (15, 4), Direction::West, MountKind::Turret, "figure-all-round"),
    ];
    let mut shapes = String::new();
    for (kind, side, at, facing, mount, name) in looks {
        let seats =
            Seats::of([SeatLook { seat: Seat::Operator, face: Some(Face::of_clan("chimpanzee")), pinned: false }]);
        let outline = if kind == "tank" { Outline::Disc } else { Outline::Square };
        let look = VehicleLook {
            facing,
            seats,
            palette: Palette::Print,
            ..VehicleLook::new(kind, side, outline, Tag::squad(1))
        }
        .with_mounts(vec![MountLook::new(mount, Barrel::Light)]);
        let middle = |along: i16| (f32::from(along) + f32::from(side) / 2.0) * cell as f32;
        let place = (middle(at.0), middle(at.1));
        for part in Part::ALL {
            let print = vehicles::print(&look, part, cell);
            board.put(&print, place);
        }
        let below = (place.0, place.1 + cell as f32 * (f32::from(side) / 2.0 + 0.9));
        let _ = write!(shapes, "{}", label(&word(name), below, cell as f32 * 0.6));
    }
    board.shapes(&shapes);
    board.picture
}

/// Whether a cell is in the quarter in front of a footprint that faces east, its edges included.
fn quarter(corner: Cell, side: i16, at: Cell) -> bool {
    let (x, y) = (2 * (at.x - corner.x) - side + 1, 2 * (at.y - corner.y) - side + 1);
    x >= y.abs() && x > 0
}
