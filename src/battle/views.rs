//! What a rule book provides for views of its whole board: a copy of what the viewer knows, which answers questions
//! about every cell in the background.

use crate::board::{
    Cell, distance,
    sight::{LineStep, Trace},
};
use crate::force::{Side, UnitId};
use crate::words::{Message, capital, say};

/// The lowest counts of a wash's four steps; the fourth has no upper limit.
pub type Steps = [u16; 4];

/// The steps where dozens of weapons face each other.
pub const MANY: Steps = [1, 4, 9, 17];

/// A count for one cell: of eyes, weapons or targets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// Seen, shooting or shot at in the open.
    pub open: u16,
    /// The same through cover.
    pub covered: u16,
}

impl Count {
    /// One more.
    pub const fn note(&mut self, covered: bool) {
        if covered {
            self.covered += 1;
        } else {
            self.open += 1;
        }
    }

    /// In the open or not.
    pub const fn all(self) -> u16 {
        self.open + self.covered
    }
}

impl FromIterator<bool> for Count {
    /// One for each item, which says whether it is covered.
    fn from_iter<All: IntoIterator<Item = bool>>(all: All) -> Self {
        let mut count = Self::default();
        all.into_iter().for_each(|covered| count.note(covered));
        count
    }
}

/// One line of sight.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// Its cells, both ends included.
    pub cells: Vec<Cell>,
    /// The cell that blocks it, in words.
    pub blocked: Option<(Cell, String)>,
    /// The cell that covers its end, in words.
    pub cover: Option<(Cell, String)>,
}

impl Line {
    /// A line over squares; `what` names what is on one of them.
    pub fn along(from: Cell, to: Cell, traced: &Trace, what: impl Fn(Cell) -> String) -> Self {
        let place = |cell: Cell| {
            let met = |step: &LineStep| match step {
                LineStep::Crossed(one) => *one == cell,
                LineStep::Touched(one, other) => *one == cell || *other == cell,
            };
            traced.steps.iter().position(met).map_or(0, |place| place + 1)
        };
        let name = |id: &'static str, cell: Cell| {
            (cell, Message::new(id).with("kind", capital(&what(cell))).with("place", place(cell)).words())
        };
        let covers = traced.covers.first().copied().filter(|_| traced.blocked.is_none());
        Self {
            cells: [from].into_iter().chain(crossed(traced)).chain([to]).collect(),
            blocked: traced.blocked.map(|cell| name("sight-blocked", cell)),
            cover: covers.map(|cell| name(if cell == to { "sight-covers-own" } else { "sight-covers" }, cell)),
        }
    }

    /// Whether its end is seen, and how far away it is, on squares.
    pub fn seen(&self) -> String {
        let squares = self.cells.first().zip(self.cells.last()).map_or(0, |(from, to)| distance(*from, *to));
        seen(squares, self.blocked.is_some(), self.cover.is_some())
    }
}

/// Whether a square is seen, in the open or not, and how far away it is.
pub fn seen(squares: i32, is_blocked: bool, is_covered: bool) -> String {
    let id = match (is_blocked, is_covered) {
        (true, _) => "sight-end-unseen",
        (false, true) => "sight-end-covered",
        (false, false) => "sight-end-seen",
    };
    say(id, &[("squares", squares.into())])
}

/// The squares that a line crosses or touches between its ends, in order.
pub fn crossed(traced: &Trace) -> impl Iterator<Item = Cell> {
    traced.steps.iter().map(|step| match step {
        LineStep::Crossed(cell) | LineStep::Touched(cell, _) => *cell,
    })
}

/// An enemy that a unit could fire at now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// The enemy.
    pub unit: UnitId,
    /// Where it would be hit.
    pub cell: Cell,
    /// The chance, in short.
    pub chance: String,
}

/// A copy of everything that the viewer knows.
pub trait Survey: Send + Sync {
    /// All cells of the board.
    fn cells(&self) -> Vec<Cell>;
    /// Whether a unit on one cell sees another. If so, whether somebody there would be covered from it.
    fn sees(&self, unit: UnitId, from: Cell, to: Cell) -> Option<bool>;
    /// The line of sight of a unit on one cell to another, and whether it sees it, in words.
    fn line(&self, unit: UnitId, from: Cell, to: Cell) -> (Line, String);
    /// The cells from which a side looks, each with its unit.
    fn seers(&self, side: Side) -> Vec<(UnitId, Cell)>;
    /// How many weapons of a side could be fired at somebody on a cell: at this unit of the other side if there is one.
    fn threat(&self, by: Side, at: Option<UnitId>, cell: Cell) -> Count;
    /// How many enemies a unit could fire at from a cell.
    fn fire(&self, unit: UnitId, cell: Cell) -> Count;
    /// The enemies that a unit could fire at from where it is.
    fn targets(&self, unit: UnitId) -> Vec<Target>;
}
