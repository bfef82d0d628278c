//! A charged unit flees; members that can't are caught (text paragraph 14; T-108, T-129).

pub use super::frames::Flight;

use super::{
    approach::is_adjacent,
    field::Field,
    footing,
    frames::{Overrun, Overwatched},
    illegal::Illegal,
    movement::{self, with_reach_within},
    no_charge::NoCharge,
    order::{Given, Leg, Order, Path},
    overrun::{self, is_ready, on_foot, put},
    overwatch,
    profiles::Band,
    sequence::Frame,
    shots::Trail,
    sphere,
    states::Braced,
    walks::Walk,
    windows::Ask,
};
use crate::board::{Cell, distance};
use crate::engine::{clock::Clock, fact::What, log::BattleLog};
use crate::force::{Body, PrimateIx, Roster, UnitIx, squad::Place};
use bevy_ecs::prelude::*;
use std::cmp::Reverse;

/// The longest flight, in squares (text paragraph 14).
pub const FLIGHT: u16 = 12;

impl Flight {
    /// A flight from an overrun.
    pub fn new(field: &Field, overrun: &Overrun) -> Self {
        let chargers = overrun.runners.iter().map(|runner| runner.primate).collect();
        let mut route = overrun.route.clone();
        route.extend(field.cell(overrun.lead));
        Self { unit: overrun.target, chargers, lead: overrun.lead, route, walks: Vec::new() }
    }

    fn lead_cell(&self, field: &Field) -> Option<Cell> {
        field.cell(self.lead)
    }

    /// Whether a fleeing primate may end on a cell, as far as the chargers are concerned (T-108).
    fn check_end(&self, field: &Field, primate: PrimateIx, cell: Cell) -> Result<(), NoCharge> {
        let id = field.primate(primate).id;
        let mut chargers = self.chargers.iter().filter_map(|one| field.cell(*one));
        if chargers.any(|charger| is_adjacent(field, cell, charger)) {
            return Err(NoCharge::FleesBeside { primate: id, cell });
        }
        if self.route.contains(&cell) {
            return Err(NoCharge::FleesOnRoute { primate: id, cell });
        }
        if let (Some(lead), Some(start)) = (self.lead_cell(field), field.cell(primate)) {
            let (before, squares) = (distance(start, lead), distance(cell, lead));
            if squares <= before {
                return Err(NoCharge::FleesNotFarther { primate: id, squares, before });
            }
        }
        Ok(())
    }

    /// Squares that a primate could flee to, including occupied ones.
    fn ends(&self, field: &Field, primate: PrimateIx) -> Vec<Cell> {
        let Some(start) = field.cell(primate).filter(|_| is_ready(field, primate)) else { return Vec::new() };
        with_reach_within(field, primate, start, squares(field, primate), |reach| {
            let cells = reach.cells().iter().copied();
            cells.filter(|cell| self.check_end(field, primate, *cell).is_ok()).collect()
        })
    }

    /// The members that can flee, leader first, and where to.
    fn runners(&self, field: &Field) -> Vec<(PrimateIx, Vec<Cell>)> {
        let leader = field.unit(self.unit).lead.leader;
        let ends = on_foot(field, self.unit).map(|one| (one, self.ends(field, one)));
        let mut runners: Vec<_> = ends.filter(|(_, ends)| !ends.is_empty()).collect();
        runners.sort_by_key(|(one, _)| (Some(*one) != leader, *one));
        runners
    }
}

/// The distance that a primate may flee: 12 squares, or its Speed if that is less.
pub fn squares(field: &Field, primate: PrimateIx) -> u16 {
    movement::gait(field, primate).speed.min(FLIGHT)
}

/// Checks a flight: everyone that can flee does, each to its own square (T-108).
pub fn check_flight(field: &Field, flight: &Flight, steps: &[Leg]) -> Result<Vec<Walk>, Illegal> {
    let mut walks: Vec<Walk> = Vec::with_capacity(steps.len());
    for leg in steps {
        let (id, path) = footing::on_foot(leg)?;
        let member = field.find_primate(id).filter(|one| field.primate(*one).unit == flight.unit);
        let primate = member.ok_or(Illegal::NotMember { primate: id, unit: field.unit(flight.unit).id })?;
        if field.primate(primate).pin.holds() {
            return Err(Illegal::Pinned { primate: id });
        }
        if walks.iter().any(|walk| walk.primate == primate) {
            return Err(Illegal::MovesTwice { primate: id });
        }
        let walk = footing::walk(field, primate, path, false)?;
        let (cost, left) = (walk.cost, squares(field, primate));
        if cost > left {
            return Err(NoCharge::FleesTooFar { primate: id, cost, left }.into());
        }
        let end = walk.end.cell().ok_or(NoCharge::OffTable { primate: id })?;
        flight.check_end(field, primate, end)?;
        walks.push(walk);
    }
    let ends = footing::ends(field, flight.unit, footing::walked(&walks));
    for walk in &walks {
        footing::check_free(field, flight.unit, walk.primate, &ends)?;
    }
    let still = on_foot(field, flight.unit).filter(|one| walks.iter().all(|walk| walk.primate != *one));
    for one in still {
        let free = |cell: Cell| {
            let stranger = field.at(cell).is_some_and(|other| field.primate(other).unit != flight.unit);
            !stranger && ends.iter().all(|(_, taken)| *taken != cell)
        };
        if flight.ends(field, one).into_iter().any(free) {
            return Err(NoCharge::MustFlee { primate: field.primate(one).id }.into());
        }
    }
    Ok(walks)
}

/// The first priority of a planned flight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taste {
    /// Cover, then distance.
    Cover,
    /// Distance alone.
    Distance,
}

/// A complete flight: the leader first, the others near it, each as far away as it can get, and not toward another
/// enemy if that can be avoided.
pub fn plan(field: &Field, flight: &Flight, taste: Taste) -> Vec<Leg> {
    plan_of(field, flight, flight.runners(field), taste)
}

/// The path of a fleeing primate to a square that it can reach.
fn way(field: &Field, primate: PrimateIx, end: Cell) -> Path {
    let start = field.cell(primate).unwrap_or(end);
    Path(with_reach_within(field, primate, start, squares(field, primate), |reach| reach.path(end)))
}

/// Enemies that don't charge. They affect where a primate flees within medium range.
struct Danger {
    enemies: Vec<Cell>,
    matters: i32,
}

impl Danger {
    fn of(field: &Field, flight: &Flight) -> Self {
        let side = field.side(flight.unit);
        let units = field.all_units().filter(|unit| field.side(*unit) != side);
        let others = units.flat_map(|unit| field.targets(unit)).filter(|body| {
            let charges = |primate: &PrimateIx| flight.chargers.contains(primate);
            !matches!(body, Body::Primate(primate) if charges(primate))
        });
        let enemies: Vec<Cell> = others.flat_map(|body| field.ends(body)).map(|end| end.cell).collect();
        Self { enemies, matters: field.book.bands.farthest(Band::Medium) }
    }

    /// The distance to the nearest of them for a primate fleeing from there.
    fn from(&self, start: Option<Cell>) -> i32 {
        start.map_or(self.matters, |cell| nearest(&self.enemies, cell))
    }

    /// Whether a primate whose distance is `now` would run toward them.
    fn is_nearer(&self, now: i32, cell: Cell) -> bool {
        let there = nearest(&self.enemies, cell);
        there < now && there <= self.matters
    }
}

fn nearest(enemies: &[Cell], cell: Cell) -> i32 {
    enemies.iter().map(|enemy| distance(*enemy, cell)).min().unwrap_or(i32::MAX)
}

fn plan_of(field: &Field, flight: &Flight, mut waiting: Vec<(PrimateIx, Vec<Cell>)>, taste: Taste) -> Vec<Leg> {
    let leader = field.unit(flight.unit).lead.leader;
    let lead = flight.lead_cell(field).unwrap_or_default();
    let danger = Danger::of(field, flight);
    let mut placed: Vec<(PrimateIx, Cell)> = Vec::new();
    let mut legs = Vec::new();
    let mut progress = true;
    while progress && !waiting.is_empty() {
        progress = false;
        waiting.retain(|(one, ends)| {
            let gone = |other: PrimateIx| placed.iter().any(|(mate, _)| *mate == other);
            let free = |cell: Cell| placed.iter().all(|(_, taken)| *taken != cell) && field.at(cell).is_none_or(gone);
            let centre = placed.iter().find(|(mate, _)| Some(*mate) == leader).map(|(_, cell)| *cell);
            let now = danger.from(field.cell(*one));
            let key = |cell: Cell| {
                let strays = centre.is_some_and(|centre| distance(centre, cell) > sphere::radius(field, flight.unit));
                let open = taste == Taste::Cover && !field.ground().gives_cover(cell);
                (strays, danger.is_nearer(now, cell), open, Reverse(distance(cell, lead)), cell)
            };
            let best = ends.iter().copied().filter(|cell| free(*cell)).min_by_key(|cell| key(*cell));
            if let Some(cell) = best {
                placed.push((*one, cell));
                legs.push(Leg::Go(field.primate(*one).id, way(field, *one, cell)));
                progress = true;
            }
            best.is_none()
        });
    }
    legs
}

/// Complete flights to choose from, the default one first.
pub fn plans(field: &Field, flight: &Flight) -> Vec<Order> {
    let runners = flight.runners(field);
    let to = |taste| Order::FleeTo(plan_of(field, flight, runners.clone(), taste));
    let mut orders = vec![to(Taste::Cover), to(Taste::Distance)];
    orders.dedup();
    orders
}

fn flight(clock: &Clock<Frame>) -> &Flight {
    match clock.top() {
        Frame::Flight(flight) => flight,
        other => unreachable!("a flight runs in its own frame, not in {other:?}"),
    }
}

/// The charged player chooses where each member runs, if any can (T-108).
pub(super) fn ask_flee(mut clock: ResMut<Clock<Frame>>, field: Res<Field>, mut log: ResMut<BattleLog>) {
    let fleeing = flight(&clock);
    let about = field.unit(fleeing.unit).id;
    if plan(&field, fleeing, Taste::Distance).is_empty() {
        log.tell("T-108", What::Said { what: "all-caught", who: Some(about.into()) });
    } else {
        log.tell("T-108", What::Said { what: "flees", who: Some(about.into()) });
        clock.ask(Ask::FleeMove.at(about.side, Some(about)));
    }
}

/// Takes where they run.
pub(super) fn take_flee(mut clock: ResMut<Clock<Frame>>, field: Res<Field>, given: Res<Given>) {
    let Order::FleeTo(steps) = given.order() else { return };
    let walks = check_flight(&field, flight(&clock), steps).expect("orders are checked before they are taken");
    if let Frame::Flight(flight) = clock.top_mut() {
        flight.walks = walks;
    }
}

/// They run, square by square; the charging side may have units on overwatch that see it (T-129). The rest are caught.
pub(super) fn run_away(
    mut clock: ResMut<Clock<Frame>>,
    mut primates: Query<(&mut Place, &mut Braced)>,
    mut log: ResMut<BattleLog>,
    field: Res<Field>,
    roster: Res<Roster>,
) {
    let Flight { unit, walks, .. } = flight(&clock).clone();
    let on_watch = overwatch::watchers(&field, unit);
    let mut watchers: Vec<UnitIx> = Vec::new();
    for walk in &walks {
        let piece = field.primate(walk.primate).id;
        for cell in &walk.cells {
            log.tell("T-108", What::Moved { piece, cell: *cell });
            overwatch::note(&field, &on_watch, &mut watchers, (walk.primate.into(), (*cell).into()), "T-124", &mut log);
        }
        put(walk.primate, walk.end, &roster, &mut primates);
    }
    let fled = |one: &PrimateIx| walks.iter().any(|walk| walk.primate == *one);
    let caught: Vec<PrimateIx> = on_foot(&field, unit).filter(|one| !fled(one)).collect();
    for one in &caught {
        log.tell("T-108", What::Marked { who: field.primate(*one).id.into(), mark: "caught" });
    }
    if let Some(overrun) = overrun::under_way(&mut clock) {
        overrun.caught = Some(caught);
    }
    if !watchers.is_empty() {
        let trails = walks.into_iter().map(|walk| Trail::on_ground(walk.primate.into(), walk.cells)).collect();
        clock.call(Frame::Overwatched(Overwatched { mover: unit, trails, watchers }));
    }
}
