//! How far a model may move, and its path (G1, G8, F8, G24).

use super::{
    actions::{Action, Motion},
    field::Field,
    flood::Flood,
    footing::{Footing, passes},
    illegal::Illegal,
    profiles::Going,
};
use crate::board::{Cell, Direction, path::Pathfinder};
use crate::force::{PrimateIx, Side, UnitIx};
use std::cell::RefCell;

thread_local! {
    /// One search at a time in each thread; its memory is reused.
    static PATHFINDER: RefCell<Pathfinder> = RefCell::new(Pathfinder::new());
    static FLOOD: RefCell<Flood> = RefCell::default();
}

/// How far models may move (G24).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowance {
    /// The cost limit of a path.
    pub far: u16,
    /// The cost limit of a path that touches difficult ground.
    pub rough: u16,
    /// Whether slow ground can't be entered, left or crossed.
    pub running: bool,
}

impl Allowance {
    /// This many cells, half as many in difficult ground.
    pub const fn cells(far: u16) -> Self {
        Self { far, rough: far / 2, running: false }
    }

    /// How far a unit's models may move in an action; none if it has no moves. Difficult ground halves the Mv, and At
    /// The Double doubles the result.
    pub fn of(field: &Field, unit: UnitIx, action: Action) -> Option<Self> {
        let mv = u16::from(field.kind(unit).mv);
        match action.motion() {
            Motion::Regroup => Some(Self::cells(mv)),
            Motion::Times(1) => Some(Self::cells(mv)),
            Motion::Times(times) => {
                let times = u16::from(times);
                Some(Self { far: times * mv, rough: times * (mv / 2), running: true })
            }
            Motion::Stay | Motion::FallBack => None,
        }
    }
}

/// The ground as crossed by the models of one side.
#[derive(Clone, Copy)]
struct Way<'a> {
    field: &'a Field,
    side: Side,
    running: bool,
    /// Whether to avoid difficult ground.
    smooth: bool,
}

impl Way<'_> {
    fn footing(&self, cell: Cell) -> Footing {
        if !self.field.is_open(cell, self.side) {
            return Footing::Closed;
        }
        let suits = match self.field.setting.going[cell] {
            Going::Clear => true,
            Going::Slow => !self.running,
            Going::Difficult => !self.smooth,
            Going::Impassable => false,
        };
        if suits { Footing::Firm } else { Footing::Beside }
    }

    /// The cost of a step; none if it isn't possible.
    fn step(&self, from: Cell, direction: Direction, dear: bool) -> Option<u16> {
        passes(from, direction, |cell| self.footing(cell)).then_some(1 + u16::from(dear))
    }
}

/// A model about to move.
#[derive(Clone, Copy)]
pub struct Mover<'a> {
    field: &'a Field,
    from: Cell,
    side: Side,
    allowance: Allowance,
}

impl<'a> Mover<'a> {
    /// The model in its current position; none off the board.
    pub fn new(field: &'a Field, model: PrimateIx, allowance: Allowance) -> Option<Self> {
        let side = field.model(model).id.unit.side;
        Some(Self { field, from: field.cell(model)?, side, allowance })
    }

    /// The two searches of G24, each with its cost limit.
    fn ways(&self) -> impl Iterator<Item = (Way<'a>, u16)> + use<'a> {
        let Self { field, side, allowance, from } = *self;
        let way = Way { field, side, running: allowance.running, smooth: true };
        let here = field.setting.going[from];
        let smooth = (here != Going::Difficult).then_some((way, allowance.far));
        let rough = (Way { smooth: false, ..way }, allowance.rough);
        let held = allowance.running && here == Going::Slow;
        smooth.into_iter().chain([rough]).filter(move |_| !held)
    }

    /// Those of the two that may find something.
    fn searches(&self) -> impl Iterator<Item = (Way<'a>, u16)> + use<'a> {
        let Self { field, allowance, from, .. } = *self;
        let far = allowance.rough as i16;
        let mut around = (-far..=far).flat_map(|dy| (-far..=far).map(move |dx| Cell::new(from.x + dx, from.y + dy)));
        let is_rough = |cell| field.setting.going.get(cell) == Some(&Going::Difficult);
        // If there is no difficult ground nearby, the second search finds nothing new.
        let near = around.any(is_rough);
        self.ways().filter(move |(way, _)| way.smooth || near)
    }

    /// The cheapest path to a cell; none beyond the allowance.
    pub fn path(&self, to: Cell) -> Option<Vec<Direction>> {
        if to == self.from {
            return Some(Vec::new());
        }
        self.searches().find_map(|(way, budget)| Some(self.route(way, to, budget)?.0))
    }

    fn route(&self, way: Way, to: Cell, budget: u16) -> Option<(Vec<Direction>, u16)> {
        PATHFINDER.with_borrow_mut(|finder| {
            let found = finder.route(self.field.size(), self.from, to, budget, |from, direction, dear| {
                way.step(from, direction, dear)
            })?;
            Some((found.steps, found.cost))
        })
    }

    /// Every cell it can reach, starting with its own, occupied or not.
    pub fn reach(&self) -> Vec<Cell> {
        FLOOD.with_borrow_mut(|flood| {
            flood.begin(self.from, self.allowance.far.max(self.allowance.rough));
            for (way, far) in self.searches() {
                flood.spread(far, |cell| way.footing(cell));
            }
            flood.cells().to_vec()
        })
    }

    /// Cells where it can end: its own, and unoccupied ones.
    pub fn ends(&self) -> impl Iterator<Item = Cell> + use<'a> {
        let Self { field, from, .. } = *self;
        self.reach().into_iter().filter(move |cell| *cell == from || field.is_free(*cell))
    }

    /// Why it can't get to a cell.
    pub fn refusal(&self, model: PrimateIx, cell: Cell) -> Illegal {
        let model = self.field.model(model).id;
        if self.allowance.running {
            let slow = |cell: &Cell| self.field.setting.going[*cell] == Going::Slow;
            if let Some(cell) = [self.from, cell].into_iter().find(slow) {
                return Illegal::SlowGoing { model, cell };
            }
        }
        let over = |way: Way<'a>, budget: u16| Some((way.smooth, self.route(way, cell, u16::MAX)?.1, budget));
        // Both searches, however far away the difficult ground is: the path is too long, not closed.
        let ways = self.ways().filter_map(|(way, budget)| over(way, budget));
        match ways.min_by_key(|(_, cost, budget)| cost.saturating_sub(*budget)) {
            Some((true, cost, far)) => Illegal::TooFar { model, cost, far },
            Some((false, cost, far)) => Illegal::TooFarInRough { model, cost, far },
            None => {
                self.slow_cell(cell).map_or(Illegal::NoWay { model, cell }, |cell| Illegal::SlowGoing { model, cell })
            }
        }
    }

    /// The first slow cell on the path of a running model that could only walk to a cell.
    fn slow_cell(&self, to: Cell) -> Option<Cell> {
        let way = Way { field: self.field, side: self.side, running: false, smooth: false };
        let (steps, _) = self.route(way, to, u16::MAX).filter(|_| self.allowance.running)?;
        let mut cells = steps.into_iter().scan(self.from, |cell, step| {
            *cell = cell.step(step);
            Some(*cell)
        });
        cells.find(|cell| self.field.setting.going[*cell] == Going::Slow)
    }
}
