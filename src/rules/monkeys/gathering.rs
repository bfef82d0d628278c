//! Places the members of a squad around its lead: first a legal chain, then cover, then the shortest path; each member
//! keeps its place in the formation if possible (T-24, T-26).

use super::{
    field::Field,
    gait::{Pace, Walked, Walker},
    hiding,
    movement::{route_from, with_reach_at},
    order::{Leg, Path},
    sphere::{self, LINK},
};
use crate::board::{Cell, Direction, distance, straight};
use crate::force::{PrimateIx, UnitIx};

/// How far from its place in the formation a member looks for cover.
const LOOK_AROUND: i16 = 2;

/// Members that stay where they are: pinned ones and riders.
pub(super) struct Standing {
    placed: Vec<(PrimateIx, Cell)>,
}

impl Standing {
    pub(super) fn new(field: &Field, unit: UnitIx) -> Self {
        let state = |mate: PrimateIx| field.primate(mate);
        let stays = |mate: &PrimateIx| state(*mate).pin.holds() || state(*mate).place.seat().is_some();
        let squares = |mate: PrimateIx| field.squares(mate.into()).map(move |cell| (mate, cell));
        Self { placed: field.members(unit).filter(stays).flat_map(squares).collect() }
    }

    /// Whether the lead may end on a cell: anywhere if it is the leader, otherwise inside the pinned leader's circle.
    pub(super) fn anchor(&self, field: &Field, unit: UnitIx, lead: PrimateIx, cell: Cell) -> bool {
        let leader = field.unit(unit).lead.leader;
        let mut centres = self.placed.iter().filter(|(mate, _)| Some(*mate) == leader && *mate != lead).peekable();
        let radius = sphere::radius(field, unit);
        centres.peek().is_none() || centres.any(|(_, centre)| distance(*centre, cell) <= radius)
    }
}

/// A plan in progress.
pub(super) struct Draft<'a> {
    field: &'a Field,
    unit: UnitIx,
    pace: Pace,
    /// Everyone placed so far.
    placed: Vec<(PrimateIx, Cell)>,
    /// Circles of members in legal positions.
    circles: Vec<(Cell, i32)>,
    pub(super) legs: Vec<(PrimateIx, Vec<Direction>)>,
    /// Where the lead starts, and its steps. Walking beside it is the cheapest path to find.
    pub(super) start: Cell,
    pub(super) pattern: Vec<Direction>,
}

/// Members on foot gather around riders and those that stay, so that nobody is left behind.
pub(super) fn gather_round(field: &Field, unit: UnitIx, pace: Pace, shift: (i16, i16)) -> Option<Vec<Leg>> {
    let centre = field.squares(field.unit(unit).lead.leader?.into()).next()?;
    let start = Cell::new(centre.x - shift.0, centre.y - shift.1);
    Draft::round(field, unit, pace, centre).gather(start, shift, centre)
}

impl<'a> Draft<'a> {
    pub(super) fn new(field: &'a Field, unit: UnitIx, pace: Pace, lead: PrimateIx, goal: Cell) -> Self {
        let mut draft = Self::round(field, unit, pace, goal);
        draft.placed.push((lead, goal));
        draft.draw_circles();
        draft
    }

    /// A plan around those that stay where they are.
    fn round(field: &'a Field, unit: UnitIx, pace: Pace, start: Cell) -> Self {
        let placed = Standing::new(field, unit).placed;
        let (circles, legs, pattern) = (Vec::new(), Vec::new(), Vec::new());
        let mut draft = Self { field, unit, pace, placed, circles, legs, pattern, start };
        draft.draw_circles();
        draft
    }

    /// Everyone else on foot is placed, nearest to the start first.
    pub(super) fn gather(mut self, start: Cell, shift: (i16, i16), goal: Cell) -> Option<Vec<Leg>> {
        let placed = |mate: &PrimateIx| self.placed.iter().any(|(known, _)| known == mate);
        let on_foot = self.field.ready(self.unit).filter(|mate| !placed(mate));
        let mut waiting: Vec<PrimateIx> = on_foot.collect();
        waiting.sort_by_key(|mate| (self.field.cell(*mate).map_or(0, |cell| distance(cell, start)), *mate));
        self.place_all(&mut waiting, shift);
        self.bring_nearer(&waiting, goal)?;
        Some(self.legs())
    }

    /// The sphere of everyone placed so far.
    fn draw_circles(&mut self) {
        let leader = self.field.unit(self.unit).lead.leader;
        let Some(centre) = self.placed.iter().find(|(mate, _)| Some(*mate) == leader).copied() else {
            self.circles.clear();
            return;
        };
        let radius = sphere::radius(self.field, self.unit);
        let sphere = sphere::Sphere::of_unit(self.field, self.unit, centre, self.placed.iter().copied());
        let links = sphere.legal.iter().skip(1).map(|(_, cell)| (*cell, LINK));
        let anchors = sphere.anchors.iter().map(|cell| (*cell, sphere::SERGEANT));
        self.circles = std::iter::once((centre.1, radius)).chain(links).chain(anchors).collect();
    }

    fn is_inside(&self, cell: Cell) -> bool {
        self.is_within(cell, 0)
    }

    /// Whether a cell is in one of the circles, widened by this much.
    fn is_within(&self, cell: Cell, wider: i32) -> bool {
        self.circles.iter().any(|(centre, radius)| distance(*centre, cell) <= *radius + wider)
    }

    fn is_free(&self, cell: Cell) -> bool {
        self.field.ground().contains(cell)
            && self.field.at(cell).map_or(self.field.is_free(cell), |other| self.field.primate(other).unit == self.unit)
            && self.placed.iter().all(|(_, taken)| *taken != cell)
            && (self.pace == Pace::Walk || hiding::hides(self.field, cell))
    }

    fn walker(&self, mate: PrimateIx) -> Walker<'a> {
        Walker::new(self.field, mate, self.pace)
    }

    /// Places everyone that can be placed inside the sphere. Each placement may make another possible, so it repeats
    /// until nobody else fits.
    fn place_all(&mut self, waiting: &mut Vec<PrimateIx>, shift: (i16, i16)) {
        let mut progress = true;
        while progress && !waiting.is_empty() {
            progress = false;
            waiting.retain(|mate| {
                let placed = self.place(*mate, shift);
                progress |= placed;
                !placed
            });
        }
    }

    fn place(&mut self, mate: PrimateIx, shift: (i16, i16)) -> bool {
        let Some(start) = self.field.cell(mate) else {
            return false;
        };
        let wanted = Cell::new(start.x + shift.0, start.y + shift.1);
        let found = self.near(mate, wanted).or_else(|| self.anywhere(mate, wanted));
        let Some((cell, steps)) = found else {
            return false;
        };
        self.put(mate, cell, steps);
        true
    }

    fn put(&mut self, mate: PrimateIx, cell: Cell, steps: Vec<Direction>) {
        let chained = self.is_inside(cell);
        self.placed.push((mate, cell));
        self.legs.push((mate, steps));
        // A new link may reach a pinned mate, which is a link itself; without pinned mates, adding one circle is
        // enough.
        if chained && self.placed.len() > self.circles.len() + 1 {
            self.draw_circles();
        } else if chained {
            self.circles.push((cell, LINK));
        }
    }

    /// A good cell near its place in the formation: in cover if possible, then the nearest.
    fn near(&self, mate: PrimateIx, wanted: Cell) -> Option<(Cell, Vec<Direction>)> {
        let mut cells: Vec<Cell> = Vec::with_capacity(25);
        for dy in -LOOK_AROUND..=LOOK_AROUND {
            for dx in -LOOK_AROUND..=LOOK_AROUND {
                let cell = Cell::new(wanted.x + dx, wanted.y + dy);
                if self.is_free(cell) && self.is_inside(cell) {
                    cells.push(cell);
                }
            }
        }
        cells.sort_by_key(|cell| (!self.field.ground().gives_cover(*cell), distance(*cell, wanted), *cell));
        self.alongside(mate, wanted, &cells).or_else(|| self.in_his_steps(mate)).or_else(|| {
            let tried = cells.into_iter().take(2);
            let start = self.field.cell(mate)?;
            let way = |cell| route_from(self.field, mate, self.pace, start, cell).map(|route| (cell, route.steps));
            tried.into_iter().find_map(way)
        })
    }

    /// The lead's own steps from the mate's position, then a step or two to the cell: no search needed.
    fn alongside(&self, mate: PrimateIx, wanted: Cell, cells: &[Cell]) -> Option<(Cell, Vec<Direction>)> {
        let start = self.field.cell(mate)?;
        let walker = self.walker(mate);
        let fits = |cost: u16| cost <= walker.gait().speed;
        let pattern = self.pattern.iter().copied();
        let beside = walker.walk_on(Walked::from(start), pattern.clone()).filter(|walked| fits(walked.cost))?;
        cells.iter().find_map(|cell| {
            let walked = walker.walk_on(beside, straight(wanted, *cell))?;
            let steps = || pattern.clone().chain(straight(wanted, *cell)).collect();
            (fits(walked.cost) && walked.at == *cell).then(|| (*cell, steps()))
        })
    }

    /// Follows in the lead's footsteps as far as the mate's Speed allows: on the trail or beside it, in cover first.
    fn in_his_steps(&self, mate: PrimateIx) -> Option<(Cell, Vec<Direction>)> {
        let start = self.field.cell(mate)?;
        let walker = self.walker(mate);
        let fits = |walked: &Walked| walked.cost <= walker.gait().speed;
        let trail = self.trail(&walker, start);
        for (place, walked) in trail.iter().enumerate().rev().filter(|(_, walked)| fits(walked)) {
            let at = walked.at;
            let beside = std::iter::once(at).chain(at.neighbours());
            let mut cells: Vec<Cell> = beside.filter(|cell| self.is_free(*cell) && self.is_inside(*cell)).collect();
            cells.sort_by_key(|cell| !self.field.ground().gives_cover(*cell));
            for cell in cells {
                let aside = Direction::between(at, cell);
                if walker.walk_on(*walked, aside.into_iter()).as_ref().is_some_and(fits) {
                    let trodden = straight(start, self.start).chain(self.pattern.iter().copied().take(place));
                    return Some((cell, trodden.chain(aside).collect()));
                }
            }
        }
        None
    }

    /// A mate goes straight to where the lead started, then follows its steps: its progress after each step.
    fn trail(&self, walker: &Walker, start: Cell) -> Vec<Walked> {
        let first = walker.walk_on(Walked::from(start), straight(start, self.start));
        let mut rest = self.pattern.iter();
        let next = |walked: &Walked| walker.walk_on(*walked, std::iter::once(*rest.next()?));
        std::iter::successors(first, next).collect()
    }

    /// Any cell inside the sphere that it can reach, as near as possible to its place in the formation.
    fn anywhere(&self, mate: PrimateIx, wanted: Cell) -> Option<(Cell, Vec<Direction>)> {
        // A member that is too far behind needs no search. Two distances, each rounded down, may add up to one less
        // than the whole.
        let start = self.field.cell(mate)?;
        let speed = i32::from(self.walker(mate).gait().speed);
        if !self.is_within(start, speed + 1) {
            return None;
        }
        self.best_reached(mate, |cell| self.is_inside(cell), |cell| distance(cell, wanted))
    }

    fn best_reached(
        &self,
        mate: PrimateIx,
        allowed: impl Fn(Cell) -> bool,
        far: impl Fn(Cell) -> i32,
    ) -> Option<(Cell, Vec<Direction>)> {
        with_reach_at(self.field, mate, self.pace, |reach| {
            let mut best = None;
            for cell in reach.cells().iter().copied() {
                let rank = (far(cell), reach.cost(cell), cell);
                // Most squares are worse than one already found: only examine the others closely.
                if best.is_none_or(|best| rank < best) && allowed(cell) && self.is_free(cell) {
                    best = Some(rank);
                }
            }
            best.map(|(_, _, cell)| (cell, reach.path(cell)))
        })?
    }

    /// Members that can't keep up get as near to the sphere as they can (T-26, T-174). Without cover (T-133) or a path they
    /// stay where they are.
    fn bring_nearer(&mut self, waiting: &[PrimateIx], goal: Cell) -> Option<()> {
        for mate in waiting {
            let far = |cell: Cell| 1000 * self.estimate(cell) + distance(cell, goal);
            let found = self.best_reached(*mate, |_| true, far).filter(|(cell, _)| self.is_nearer(*mate, *cell));
            let (cell, steps) = found.or_else(|| self.stays(*mate))?;
            self.put(*mate, cell, steps);
        }
        Some(())
    }

    /// Squares to the sphere, estimated from the distances to its centers.
    fn estimate(&self, cell: Cell) -> i32 {
        self.circles.iter().map(|(centre, radius)| distance(*centre, cell) - radius).min().unwrap_or(0).max(0)
    }

    /// Whether a cell is nearer to the sphere than a mate's position; any cell is if there is no sphere.
    fn is_nearer(&self, mate: PrimateIx, cell: Cell) -> bool {
        let leader = self.field.unit(self.unit).lead.leader;
        let centre = self.placed.iter().find(|(mate, _)| Some(*mate) == leader);
        let Some((start, centre)) = self.field.cell(mate).zip(centre) else { return true };
        let sphere = sphere::Sphere::of_unit(self.field, self.unit, *centre, self.placed.iter().copied());
        sphere.gap(cell) < sphere.gap(start)
    }

    fn stays(&self, mate: PrimateIx) -> Option<(Cell, Vec<Direction>)> {
        let cell = self.field.cell(mate)?;
        self.placed.iter().all(|(_, taken)| *taken != cell).then(|| (cell, Vec::new()))
    }

    fn legs(self) -> Vec<Leg> {
        let id = |mate: PrimateIx| self.field.primate(mate).id;
        let walked = self.legs.iter().filter(|(_, steps)| !steps.is_empty());
        walked.map(|(mate, steps)| Leg::Go(id(*mate), Path(steps.clone()))).collect()
    }
}
