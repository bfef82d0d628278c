//! The followers of a charge: their positions at each stop (T-103, T-160, T-161, T-174).

use super::{
    field::Field,
    footing,
    frames::{Overrun, Runner},
    illegal::Illegal,
    movement::{route_within, with_reach_within},
    no_charge::NoCharge,
    order::{Given, Order},
    overrun::{overrun, overrun_mut, put},
    sequence::Frame,
    sphere::Sphere,
    states::Braced,
    windows::Ask,
};
use crate::board::{Cell, distance, path::Start};
use crate::engine::{clock::Clock, fact::What, log::BattleLog};
use crate::force::{PieceId, PrimateIx, Roster, UnitIx, squad::Place};
use bevy_ecs::prelude::*;

/// The participants that are placed around the lead.
pub fn followers(field: &Field, overrun: &Overrun) -> Vec<PrimateIx> {
    overrun.ready(field).filter(|one| *one != overrun.lead).collect()
}

/// Squares a follower may still walk without spending more than the lead has (T-103).
fn budget(overrun: &Overrun, runner: &Runner) -> u16 {
    overrun.spent.saturating_sub(runner.spent)
}

/// Whether there is anything to place: a follower that could have walked a square since the last stop.
pub fn is_open(field: &Field, overrun: &Overrun) -> bool {
    let runners = followers(field, overrun).into_iter().filter_map(|one| overrun.runner(one));
    runners.into_iter().any(|runner| budget(overrun, runner) > 0)
}

/// Where a follower could have walked to.
pub fn reach(field: &Field, overrun: &Overrun, follower: PrimateIx) -> Vec<Cell> {
    let listed = overrun.runner(follower).map(|runner| {
        with_reach_within(field, follower, runner.from, budget(overrun, runner), |reach| reach.cells().to_vec())
    });
    listed.unwrap_or_default()
}

/// Checks where followers are placed, and returns each one's position with what it has spent.
pub fn check_places(field: &Field, overrun: &Overrun, places: &[(PieceId, Cell)]) -> Result<Vec<Runner>, Illegal> {
    let followers = followers(field, overrun);
    let mut named: Vec<(PrimateIx, Cell)> = Vec::with_capacity(places.len());
    for (id, cell) in places {
        let follower = field.find_primate(*id).filter(|one| followers.contains(one));
        let follower = follower.ok_or(NoCharge::NoFollower { primate: *id })?;
        if named.iter().any(|(other, _)| *other == follower) {
            return Err(Illegal::MovesTwice { primate: *id });
        }
        named.push((follower, *cell));
    }
    let placed = |mate: PrimateIx| named.iter().find(|(other, _)| *other == mate).map(|(_, cell)| Place::On(*cell));
    let ends = footing::ends(field, overrun.unit, placed);
    let mut runners = Vec::with_capacity(followers.len());
    for follower in followers.iter().copied() {
        let Some((_, cell)) = ends.iter().find(|(mate, _)| *mate == follower).copied() else { continue };
        footing::check_free(field, overrun.unit, follower, &ends)?;
        let is_named = named.iter().any(|(other, _)| *other == follower);
        runners.push(walked(field, overrun, follower, cell, is_named)?);
    }
    let reach = |mate: PrimateIx| if followers.contains(&mate) { reach(field, overrun, mate) } else { Vec::new() };
    let walked = |mate: PrimateIx| named.iter().any(|(one, cell)| *one == mate && field.cell(mate) != Some(*cell));
    footing::check_sphere(field, overrun.unit, &ends, reach, walked)?;
    Ok(runners)
}

/// A follower's walk to its position: no longer than the lead's (T-103).
fn walked(field: &Field, overrun: &Overrun, follower: PrimateIx, cell: Cell, named: bool) -> Result<Runner, Illegal> {
    let runner = *overrun.runner(follower).expect("a follower takes part");
    let left = budget(overrun, &runner);
    match route_within(field, follower, runner.from, cell, left) {
        Some(route) => {
            let diagonals = route.steps.iter().filter(|step| step.is_diagonal()).count();
            let from = Start { cell, dear: runner.from.dear ^ (diagonals % 2 == 1) };
            Ok(Runner { from, spent: runner.spent + route.cost, ..runner })
        }
        // Pushed aside by the lead on its way: placed as if it had kept up.
        None if !named => Ok(Runner { from: cell.into(), spent: overrun.spent, ..runner }),
        None => Err(NoCharge::CannotFollow { primate: field.primate(follower).id, cell, left }.into()),
    }
}

/// The followers around a cell, each with the squares it could go to.
pub struct Gathering<'a> {
    field: &'a Field,
    unit: UnitIx,
    placed: Vec<(PrimateIx, Cell)>,
    around: Cell,
}

impl<'a> Gathering<'a> {
    /// A gathering around a cell; `placed` are the members that stay where they are.
    pub fn new(field: &'a Field, unit: UnitIx, placed: Vec<(PrimateIx, Cell)>, around: Cell) -> Self {
        Self { field, unit, placed, around }
    }

    /// Places all waiting members: inside the sphere, in cover if possible, near the center. Members that can't get in
    /// get as near to it as they can, or stay (T-26, T-174). The leader is placed first, because the sphere depends on
    /// it.
    pub fn place(mut self, mut waiting: Vec<(PrimateIx, Vec<Cell>)>) -> Vec<(PrimateIx, Cell)> {
        let stay = self.placed.len();
        let leader = self.field.unit(self.unit).lead.leader;
        waiting.sort_by_key(|(mate, _)| {
            let squares = self.field.cell(*mate).map_or(0, |cell| distance(cell, self.around));
            (Some(*mate) != leader, squares, *mate)
        });
        let mut progress = true;
        while progress && !waiting.is_empty() {
            progress = false;
            waiting.retain(|(mate, cells)| {
                let sphere = self.sphere();
                let found = if Some(*mate) == leader {
                    self.nearest(*mate, cells)
                } else {
                    self.best(*mate, cells.iter().copied().filter(|cell| sphere.contains(*cell)))
                };
                self.placed.extend(found.map(|cell| (*mate, cell)));
                progress |= found.is_some();
                found.is_none()
            });
        }
        for (mate, cells) in &waiting {
            let nearer = self.nearer(*mate, cells);
            self.placed.extend(nearer.or_else(|| self.field.cell(*mate)).map(|cell| (*mate, cell)));
        }
        self.placed.split_off(stay)
    }

    fn nearest(&self, mate: PrimateIx, cells: &[Cell]) -> Option<Cell> {
        let free = cells.iter().copied().filter(|cell| self.is_free(mate, *cell));
        free.min_by_key(|cell| (distance(*cell, self.around), *cell))
    }

    /// The free cell nearest to the sphere, if it is nearer than its own square (T-174).
    fn nearer(&self, mate: PrimateIx, cells: &[Cell]) -> Option<Cell> {
        let (sphere, start) = (self.sphere(), self.field.cell(mate)?);
        let before = sphere.gap(start);
        let free = cells.iter().copied().filter(|cell| self.is_free(mate, *cell));
        let gaps = free.map(|cell| (sphere.gap(cell), distance(cell, self.around), cell));
        gaps.filter(|(gap, ..)| *gap < before).min().map(|(.., cell)| cell)
    }

    fn best(&self, mate: PrimateIx, cells: impl Iterator<Item = Cell>) -> Option<Cell> {
        let free = cells.filter(|cell| self.is_free(mate, *cell));
        free.min_by_key(|cell| (!self.field.ground().gives_cover(*cell), distance(*cell, self.around), *cell))
    }

    fn is_free(&self, mate: PrimateIx, cell: Cell) -> bool {
        let left = |other: PrimateIx| other == mate || self.placed.iter().any(|(placed, _)| *placed == other);
        self.placed.iter().all(|(_, taken)| *taken != cell) && self.field.at(cell).is_none_or(left)
    }

    fn sphere(&self) -> Sphere {
        footing::sphere_of(self.field, self.unit, &self.placed).unwrap_or_default()
    }
}

/// Where the followers go by default.
pub fn plan(field: &Field, overrun: &Overrun) -> Vec<(PieceId, Cell)> {
    let Some(around) = field.cell(overrun.lead) else { return Vec::new() };
    let followers = followers(field, overrun);
    let mut stay = footing::ends(field, overrun.unit, |_| None);
    stay.retain(|(mate, _)| !followers.contains(mate));
    let waiting = followers.iter().map(|one| (*one, reach(field, overrun, *one))).collect();
    let placed = Gathering::new(field, overrun.unit, stay, around).place(waiting);
    placed.into_iter().map(|(one, cell)| (field.primate(one).id, cell)).collect()
}

/// The owner places the followers, if any of them could have walked (T-103).
pub(super) fn ask_regroup(
    mut clock: ResMut<Clock<Frame>>,
    mut primates: Query<(&mut Place, &mut Braced)>,
    mut log: ResMut<BattleLog>,
    field: Res<Field>,
    roster: Res<Roster>,
) {
    let around = overrun(&clock);
    if is_open(&field, around) {
        let about = field.unit(around.unit).id;
        clock.ask(Ask::Regroup.at(about.side, Some(about)));
    } else {
        settle(overrun_mut(&mut clock), &[], &field, &roster, &mut primates, &mut log);
    }
}

/// The followers take their new positions.
pub(super) fn place_followers(
    mut clock: ResMut<Clock<Frame>>,
    mut primates: Query<(&mut Place, &mut Braced)>,
    mut log: ResMut<BattleLog>,
    field: Res<Field>,
    roster: Res<Roster>,
    given: Res<Given>,
) {
    if let Order::Place(places) = given.order() {
        settle(overrun_mut(&mut clock), places, &field, &roster, &mut primates, &mut log);
    }
}

/// Their squares count for overwatch, like those of the lead's path (T-161).
fn settle(
    overrun: &mut Overrun,
    places: &[(PieceId, Cell)],
    field: &Field,
    roster: &Roster,
    primates: &mut Query<(&mut Place, &mut Braced)>,
    log: &mut BattleLog,
) {
    // If nothing was asked everybody stays, whatever the sphere is.
    let runners = check_places(field, overrun, places).unwrap_or_default();
    for runner in runners {
        let (one, cell) = (runner.primate, runner.from.cell);
        if field.cell(one) != Some(cell) {
            log.tell("T-103", What::Placed { piece: field.primate(one).id, cell });
        }
        if overrun.runner(one).is_some_and(|before| before.from.cell != cell) {
            overrun.note_steps(field, one, &[cell], log);
        }
        put(one, Place::On(cell), roster, primates);
        if let Some(before) = overrun.runner_mut(one) {
            *before = runner;
        }
    }
}
