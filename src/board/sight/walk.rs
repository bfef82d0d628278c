//! Walks one line square by square without storing it.

use crate::board::Cell;
use crate::board::terrain::{Ground, Lay};

/// What a line finds out about its target.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Verdict {
    pub(super) seen: bool,
    /// Only meaningful if the target is seen.
    pub(super) covered: bool,
}

/// One line on its way from the viewer to the target, mirrored so that it runs to the right and down.
struct Walk<'a> {
    lays: &'a [Lay],
    clear: u32,
    leafy_corners: bool,
    /// Change of index for a step right and a step down.
    right: isize,
    down: isize,
    /// Length of the line to the right and down.
    dx: i64,
    dy: i64,
    /// Length squared, height of the viewer's eye times that, and rise of the line per unit along it.
    length: i64,
    eye: i64,
    rise: i64,
    /// The square reached: its index in the lays, and its offsets to the right and down.
    place: isize,
    x: i64,
    y: i64,
    leaves: u32,
}

/// Follows the line between two cells of the table.
pub(super) fn judge(ground: &Ground, from: Cell, to: Cell) -> Verdict {
    if from == to {
        return Verdict { seen: true, covered: ground.gives_cover(to) };
    }
    Walk::new(ground, from, to).judge(ground.spots().index(to) as isize)
}

impl<'a> Walk<'a> {
    fn new(ground: &'a Ground, from: Cell, to: Cell) -> Self {
        let (dx, dy) = ((to.x - from.x) as i64, (to.y - from.y) as i64);
        let length = dx * dx + dy * dy;
        let eye = ground.surface(from) as i64 + 1;
        Self {
            lays: ground.lays(),
            clear: ground.clear_under_canopy(),
            leafy_corners: ground.has_leafy_corners(),
            right: dx.signum() as isize,
            down: dy.signum() as isize * ground.size().0 as isize,
            dx: dx.abs(),
            dy: dy.abs(),
            length,
            eye: eye * length,
            rise: ground.surface(to) as i64 + 1 - eye,
            place: ground.spots().index(from) as isize,
            x: 0,
            y: 0,
            leaves: 0,
        }
    }

    fn judge(mut self, goal: isize) -> Verdict {
        let mut covered = self.lays[goal as usize].cover;
        loop {
            let ahead = self.dy * (2 * self.x + 1) - self.dx * (2 * self.y + 1);
            if ahead == 0 {
                let (one, other) = (self.square(1, 0), self.square(0, 1));
                let both = one.effect.min(other.effect);
                if (both == Effect::Block || self.leafy_corners) && self.is_stopped(both) {
                    return Verdict::default();
                }
                covered |= one.cover && other.cover && (one.beside || other.beside);
            }
            let (right, down) = (i64::from(ahead <= 0), i64::from(ahead >= 0));
            let next = self.square(right, down);
            if next.place == goal {
                return Verdict { seen: true, covered };
            }
            if self.is_stopped(next.effect) {
                return Verdict::default();
            }
            covered |= next.cover && next.beside;
            (self.place, self.x, self.y) = (next.place, self.x + right, self.y + down);
        }
    }

    /// Counts leaves and says whether the line ends here.
    fn is_stopped(&mut self, effect: Effect) -> bool {
        self.leaves += u32::from(effect == Effect::Leaves);
        effect == Effect::Block || self.leaves > self.clear
    }

    /// Examines a square beside the one reached.
    fn square(&self, right: i64, down: i64) -> Square {
        let place = self.place + right as isize * self.right + down as isize * self.down;
        let lay = self.lays[place as usize];
        let (x, y) = (self.x + right, self.y + down);
        let line = self.eye + self.rise * (self.dx * x + self.dy * y);
        let effect = if lay.opaque || lay.surface as i64 * self.length > line {
            Effect::Block
        } else if lay.canopy as i64 * self.length > line {
            Effect::Leaves
        } else {
            Effect::Clear
        };
        let beside = self.dx - x <= 1 && self.dy - y <= 1;
        Square { place, effect, cover: lay.cover, beside }
    }
}

/// One square as the line meets it.
struct Square {
    place: isize,
    effect: Effect,
    cover: bool,
    /// It is next to the target.
    beside: bool,
}

/// What a square does to a line, weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Effect {
    Clear,
    Leaves,
    Block,
}
