//! A charge as it would go if nobody fell on the way: its stops, everyone's position at each, the overwatch that it
//! triggers (T-102 to T-104, T-161).

use super::{ghost::leave_squares, watch};
use crate::board::{Cell, path::Start};
use crate::force::{
    Body, PieceId, PrimateIx, UnitId, UnitIx,
    squad::{Pile, Place},
};
use crate::rules::monkeys::{
    approach::{Ahead, ahead},
    field::Field,
    flight::{self, Taste},
    frames::{Flight, Overrun, Quarry, Runner},
    hiding,
    illegal::Illegal,
    nerve,
    order::{Leg, Order, Path},
    overrun,
    overwatch::{self, Watcher},
    regroup,
    shots::Trail,
    table::Table,
};

/// The chargers at one of their stops.
pub struct Scene {
    /// Where the lead is.
    pub cell: Cell,
    /// The field with all followers as placed by the planner.
    pub field: Field,
}

/// Overwatch triggered by a charge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Woken {
    /// The unit that watches.
    pub watcher: UnitIx,
    /// The body it sees first.
    pub body: Body,
    /// The cell where it sees it.
    pub cell: Cell,
}

/// A charge as it would go.
pub struct Foresight {
    /// The overrun before its first step.
    pub overrun: Overrun,
    /// Its stops under fire.
    pub reactions: Vec<Scene>,
    /// The stop where it meets the target.
    pub contact: Option<Scene>,
    /// The state at its end, at the contact or short of it.
    pub end: Field,
    /// The overwatch that it triggers, which fires before the contact.
    pub woken: Vec<Woken>,
    /// The squares that everyone enters, as seen by overwatch.
    pub trails: Vec<Trail>,
    spent: Option<u16>,
}

impl Foresight {
    /// An overrun order as it would go.
    ///
    /// # Errors
    /// Why it can't be given.
    pub fn of_order(table: Table, order: &Order) -> Result<Self, Illegal> {
        let Order::Overrun { unit, lead, path, target, joiners } = order else {
            return Err(Illegal::OtherWindow { order: order.name(), window: "Act" });
        };
        let checked = overrun::check_overrun(table.field, table.turn, (*unit, *target), *lead, path, joiners)?;
        let (mut overrun, course) = checked;
        (overrun.way, overrun.route) = (path.0.clone(), course.cells);
        overrun.ambush = hiding::strikes_from_hiding(table.field, overrun.unit);
        let mut field = table.field.clone();
        for joiner in joiners.iter().filter_map(|id| table.field.find_primate(*id)) {
            field.enlist(joiner, overrun.unit);
        }
        Ok(Self::of(&field, &overrun))
    }

    /// The overrun in progress, from here on.
    pub fn of(field: &Field, overrun: &Overrun) -> Self {
        let Ahead { steps, reactions, contact } = ahead(field, overrun);
        let mut run = Run::new(field, overrun);
        let mut scenes: Vec<Scene> = Vec::new();
        let mut walked = 0;
        for place in reactions {
            run.walk(&steps[walked..=place]);
            scenes.push(run.scene());
            walked = place + 1;
        }
        run.walk(&steps[walked..]);
        let spent = contact.then_some(run.overrun.spent);
        Self {
            overrun: overrun.clone(),
            reactions: scenes,
            contact: contact.then(|| run.scene()),
            end: run.field,
            woken: run.woken,
            trails: run.overrun.trails,
            spent,
        }
    }

    /// What the lead will have spent on reaching the contact.
    pub const fn spent(&self) -> Option<u16> {
        self.spent
    }
}

/// A charge that runs in a copy of the field.
struct Run {
    field: Field,
    overrun: Overrun,
    watchers: Vec<Watcher>,
    woken: Vec<Woken>,
}

impl Run {
    fn new(field: &Field, overrun: &Overrun) -> Self {
        let watchers = overwatch::watchers(field, overrun.unit);
        let mut run = Self { field: field.clone(), overrun: overrun.clone(), watchers, woken: Vec::new() };
        // Overwatch triggered earlier is still waiting for the contact (T-124).
        for trail in &overrun.trails {
            trail.cells.iter().for_each(|cell| run.note(trail.body, *cell));
        }
        run.woken.retain(|woken| overrun.set_off.contains(&woken.watcher));
        for watcher in overrun.set_off.iter().copied() {
            if !run.woken.iter().any(|woken| woken.watcher == watcher) {
                let cell = field.cell(overrun.lead).unwrap_or_default();
                run.woken.push(Woken { watcher, body: overrun.lead.into(), cell });
            }
        }
        run
    }

    fn note(&mut self, body: Body, cell: Cell) {
        for watcher in &self.watchers {
            let known = self.woken.iter().any(|woken| woken.watcher == watcher.unit);
            if !known && watcher.is_set_off(&self.field, body, cell) {
                self.woken.push(Woken { watcher: watcher.unit, body, cell });
            }
        }
    }

    fn enter(&mut self, body: Body, cells: &[Cell]) {
        cells.iter().for_each(|cell| self.note(body, *cell));
        match self.overrun.trails.iter_mut().find(|trail| trail.body == body) {
            Some(trail) => trail.cells.extend(cells),
            None => self.overrun.trails.push(Trail::on_ground(body, cells.to_vec())),
        }
    }

    /// The lead walks these steps, then the others gather around it.
    fn walk(&mut self, steps: &[(Start, u16)]) {
        let (Some((start, spent)), lead) = (steps.last().copied(), self.overrun.lead) else { return };
        let cells: Vec<Cell> = steps.iter().map(|(start, _)| start.cell).collect();
        self.enter(lead.into(), &cells);
        self.overrun.spent = spent;
        if let Some(runner) = self.overrun.runner_mut(lead) {
            (runner.from, runner.spent) = (start, spent);
        }
        let (old, other) = (self.field.cell(lead), self.field.at(start.cell).filter(|other| *other != lead));
        self.field.shift(lead, Place::Off(Pile::Missing));
        // A primate in the lead's way is placed again right away.
        if let (Some(other), Some(old)) = (other, old) {
            self.field.shift(other, Place::On(old));
        }
        self.field.shift(lead, Place::On(start.cell));
        self.gather();
    }

    fn gather(&mut self) {
        let open = regroup::is_open(&self.field, &self.overrun);
        let places = if open { regroup::plan(&self.field, &self.overrun) } else { Vec::new() };
        let runners = regroup::check_places(&self.field, &self.overrun, &places).unwrap_or_default();
        self.settle(runners);
    }

    /// The followers take their new positions.
    fn settle(&mut self, runners: Vec<Runner>) {
        for runner in &runners {
            let cell = runner.from.cell;
            if self.overrun.runner(runner.primate).map(|before| before.from.cell) != Some(cell) {
                self.enter(runner.primate.into(), &[cell]);
            }
        }
        leave_squares(&mut self.field, runners.iter().map(|runner| runner.primate));
        for runner in runners {
            self.field.shift(runner.primate, Place::On(runner.from.cell));
            if let Some(before) = self.overrun.runner_mut(runner.primate) {
                *before = runner;
            }
        }
    }

    fn scene(&self) -> Scene {
        let cell = self.field.cell(self.overrun.lead).unwrap_or_default();
        Scene { cell, field: self.field.clone() }
    }
}

/// The overrun with its next target (T-118).
pub fn next_charge(field: &Field, overrun: &Overrun, target: UnitId, path: &Path) -> Option<Overrun> {
    let mut next = overrun.clone();
    next.target = field.find_unit(target)?;
    (next.way, next.in_sight, next.reactions) = (path.0.clone(), 0, 0);
    (next.quarry, next.caught) = (Quarry::Ahead, None);
    Some(next)
}

/// The planner's flight for the charged unit, and the members that would be caught (T-108).
pub fn flight(field: &Field, overrun: &Overrun) -> (Vec<Leg>, Vec<PrimateIx>) {
    let legs = flight::plan(field, &Flight::new(field, overrun), Taste::Cover);
    let caught = caught(field, overrun.target, &legs);
    (legs, caught)
}

/// Members on foot left behind by a flight (T-108).
pub fn caught(field: &Field, unit: UnitIx, legs: &[Leg]) -> Vec<PrimateIx> {
    let flees = |one: &PrimateIx| legs.iter().any(|leg| leg.primate() == Some(field.primate(*one).id));
    overrun::on_foot(field, unit).filter(|one| !flees(one)).collect()
}

/// Overwatch of the charging side triggered by a flight (T-129).
pub struct Pursuit {
    /// The watching units.
    pub watchers: Vec<UnitIx>,
    /// The squares that the fleeing members enter.
    pub trails: Vec<Trail>,
}

/// The units on overwatch that would see a flight.
pub fn pursuit(field: &Field, flight: &Flight, legs: &[Leg]) -> Pursuit {
    let trails = watch::trails_of(&flight::check_flight(field, flight, legs).unwrap_or_default());
    let watchers = watch::set_off(field, flight.unit, &watch::entries_of(&trails));
    Pursuit { watchers, trails }
}

/// The chance, in tenths of a percent, that the target stands firm (T-109).
pub fn stands(field: &Field, overrun: &Overrun) -> u16 {
    let faces = nerve::passing_faces(nerve::standing_morale(field, overrun.target));
    u16::try_from((faces * 1000 + 3) / 6).unwrap_or_default()
}

/// The overrun after its members have been placed (T-103); none if this placement isn't possible.
pub fn placed(field: &Field, overrun: &Overrun, places: &[(PieceId, Cell)]) -> Option<(Field, Overrun)> {
    let runners = regroup::check_places(field, overrun, places).ok()?;
    let mut run = Run::new(field, overrun);
    run.settle(runners);
    run.overrun.set_off = run.woken.iter().map(|woken| woken.watcher).collect();
    Some((run.field, run.overrun))
}
