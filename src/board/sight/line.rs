//! One line of sight, square by square, for players and tests.
//!
//! This is the rule as written. [`View`](super::View) answers the same questions many times faster.

use super::Veil;
use crate::board::Cell;
use crate::board::terrain::Ground;

/// What a line meets between its two ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LineStep {
    /// A square that the line crosses.
    Crossed(Cell),
    /// Two squares whose common corner the line touches, one on each side.
    Touched(Cell, Cell),
}

/// One line of sight from the center of a square to the center of another.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trace {
    /// What the line meets, from the viewer to the target, without the two end squares.
    pub steps: Vec<LineStep>,
    /// The first square that stops the line; none if the target is seen.
    pub blocked: Option<Cell>,
    /// The squares that cover the target from this viewer: its own, or those beside it that the line crosses.
    pub covers: Vec<Cell>,
}

/// Follows the line from a viewer to a target, both on the table.
pub fn trace(ground: &Ground, from: Cell, to: Cell) -> Trace {
    Line::new(ground, from, to).trace()
}

/// One end of a line: a square, and how many squares the eye is raised above its surface (3.8, 2.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct End {
    /// The square.
    pub cell: Cell,
    /// Squares above the eye of a primate standing there.
    pub up: u8,
}

impl From<Cell> for End {
    fn from(cell: Cell) -> Self {
        Self { cell, up: 0 }
    }
}

impl End {
    /// Whether it is above the eye of a primate standing there.
    pub const fn is_lifted(self) -> bool {
        self.up > 0
    }
}

/// Like [`trace`], with what covers the ground and with raised ends. Squares of the viewer's `own` vehicle don't cover
/// anything from it.
pub fn trace_under(ground: &Ground, veil: &Veil, own: impl Fn(Cell) -> bool, from: End, to: End) -> Trace {
    let line = Line::new(ground, from.cell, to.cell);
    Line { veil: Some((veil, &own)), up: (from.up.into(), to.up.into()), ..line }.trace()
}

/// Like [`trace_under`], from or to a flyer: a square beside the target covers it only if its top is higher than the
/// line there.
pub fn trace_aloft(ground: &Ground, veil: &Veil, own: impl Fn(Cell) -> bool, from: End, to: End) -> Trace {
    let line = Line::new(ground, from.cell, to.cell);
    Line { veil: Some((veil, &own)), up: (from.up.into(), to.up.into()), aloft: true, ..line }.trace()
}

/// What a square does to a line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Effect {
    Clear,
    Leaves,
    Block,
}

struct Line<'a> {
    ground: &'a Ground,
    from: Cell,
    to: Cell,
    dx: i64,
    dy: i64,
    /// Smoke and passing cover over the ground, and the squares of the viewer's own vehicle.
    veil: Option<(&'a Veil, &'a dyn Fn(Cell) -> bool)>,
    /// Squares by which the eyes at both ends are raised.
    up: (i64, i64),
    /// Whether one of the ends is flying, so that cover has to reach above the line.
    aloft: bool,
}

impl<'a> Line<'a> {
    fn new(ground: &'a Ground, from: Cell, to: Cell) -> Self {
        Self {
            ground,
            from,
            to,
            dx: (to.x - from.x) as i64,
            dy: (to.y - from.y) as i64,
            veil: None,
            up: (0, 0),
            aloft: false,
        }
    }

    fn trace(&self) -> Trace {
        let steps = self.steps();
        Trace { blocked: self.first_block(&steps), covers: self.covers(&steps), steps }
    }

    fn smokes(&self, cell: Cell) -> bool {
        self.veil.is_some_and(|(veil, _)| veil.has_smoke(cell))
    }

    fn gives_cover(&self, cell: Cell) -> bool {
        let veiled = self.veil.is_some_and(|(veil, own)| veil.gives_cover(cell) && !own(cell));
        (veiled || self.ground.gives_cover(cell)) && (!self.aloft || self.reaches(self.top(cell, veiled), cell))
    }

    /// The height up to which a square covers: leaves, walls, or a vehicle, which is as high as a primate standing
    /// there.
    fn top(&self, cell: Cell, veiled: bool) -> i32 {
        let surface = self.ground.surface(cell);
        let vehicle = surface + i32::from(veiled);
        self.ground.canopy(cell).unwrap_or(surface).max(vehicle)
    }

    /// The offset of a square from the viewer.
    fn offset(&self, cell: Cell) -> (i64, i64) {
        ((cell.x - self.from.x) as i64, (cell.y - self.from.y) as i64)
    }

    /// The squares of the bounding box without the two ends.
    fn box_cells(&self) -> impl Iterator<Item = Cell> {
        let (from, to) = (self.from, self.to);
        let columns = from.x.min(to.x)..=from.x.max(to.x);
        let rows = from.y.min(to.y)..=from.y.max(to.y);
        rows.flat_map(move |y| columns.clone().map(move |x| Cell::new(x, y)))
            .filter(move |cell| *cell != from && *cell != to)
    }

    /// How far the line passes from the center of a square, compared with half the square's width as seen from the
    /// line.
    fn nearness(&self, cell: Cell) -> std::cmp::Ordering {
        let (ex, ey) = self.offset(cell);
        let off = 2 * (self.dx * ey - self.dy * ex).abs();
        off.cmp(&(self.dx.abs() + self.dy.abs()))
    }

    /// How far along the line a square is.
    fn along(&self, cell: Cell) -> i64 {
        let (ex, ey) = self.offset(cell);
        self.dx * ex + self.dy * ey
    }

    fn steps(&self) -> Vec<LineStep> {
        let mut steps: Vec<(i64, LineStep)> = Vec::new();
        let (sx, sy) = (self.dx.signum() as i16, self.dy.signum() as i16);
        for cell in self.box_cells() {
            match self.nearness(cell) {
                std::cmp::Ordering::Less => steps.push((2 * self.along(cell), LineStep::Crossed(cell))),
                std::cmp::Ordering::Equal => {
                    // Of the two squares at a corner, only one has its partner on this side, so each pair comes up
                    // once.
                    let other = Cell::new(cell.x - sx, cell.y + sy);
                    if self.nearness(other).is_eq() {
                        let middle = self.along(cell) + self.along(other);
                        steps.push((middle, LineStep::Touched(cell, other)));
                    }
                }
                std::cmp::Ordering::Greater => {}
            }
        }
        steps.sort_by_key(|(along, _)| *along);
        steps.into_iter().map(|(_, step)| step).collect()
    }

    /// Whether something of this height reaches above the line at a square.
    fn reaches(&self, height: i32, cell: Cell) -> bool {
        let length = self.dx * self.dx + self.dy * self.dy;
        let eye = self.ground.surface(self.from) as i64 + 1 + self.up.0;
        let target = self.ground.surface(self.to) as i64 + 1 + self.up.1;
        height as i64 * length > eye * length + (target - eye) * self.along(cell)
    }

    fn effect(&self, cell: Cell) -> Effect {
        if self.smokes(cell) || self.ground.is_opaque(cell) || self.reaches(self.ground.surface(cell), cell) {
            Effect::Block
        } else if self.ground.canopy(cell).is_some_and(|leaves| self.reaches(leaves, cell)) {
            Effect::Leaves
        } else {
            Effect::Clear
        }
    }

    fn first_block(&self, steps: &[LineStep]) -> Option<Cell> {
        let mut leaves = 0;
        for step in steps {
            let (cell, effect) = match *step {
                LineStep::Crossed(cell) => (cell, self.effect(cell)),
                LineStep::Touched(one, other) => (one, self.pair_effect(one, other)),
            };
            leaves += u32::from(effect == Effect::Leaves);
            if effect == Effect::Block || leaves > self.ground.clear_under_canopy() {
                return Some(cell);
            }
        }
        None
    }

    /// Two touched squares block if both do, and count as one square of leaves if each is leaves or blocks.
    fn pair_effect(&self, one: Cell, other: Cell) -> Effect {
        match (self.effect(one), self.effect(other)) {
            (Effect::Block, Effect::Block) => Effect::Block,
            (Effect::Clear, _) | (_, Effect::Clear) => Effect::Clear,
            _ if self.ground.has_leafy_corners() => Effect::Leaves,
            _ => Effect::Clear,
        }
    }

    fn covers(&self, steps: &[LineStep]) -> Vec<Cell> {
        let mut covers = Vec::new();
        for step in steps {
            match *step {
                LineStep::Crossed(cell) if cell.is_beside(self.to) && self.gives_cover(cell) => {
                    covers.push(cell);
                }
                LineStep::Touched(one, other) => {
                    let beside = one.is_beside(self.to) || other.is_beside(self.to);
                    if beside && self.gives_cover(one) && self.gives_cover(other) {
                        covers.extend([one, other]);
                    }
                }
                LineStep::Crossed(_) => {}
            }
        }
        // A primate standing in it is covered from above too; one flying over it isn't.
        if (Self { aloft: self.aloft && self.up.1 > 0, ..*self }).gives_cover(self.to) {
            covers.push(self.to);
        }
        covers
    }
}
