//! A move as if it had been made: the field afterwards, who would be seen, which overwatch it would trigger.

use crate::board::{Cell, sight::End};
use crate::force::{
    Body, PrimateIx, Side, UnitIx,
    squad::{Pile, Place},
};
use crate::rules::monkeys::{
    field::Field,
    legs,
    order::{Leg, Order},
    overwatch::{self, Watcher},
    shots::Trail,
    sphere,
    states::Leadership,
    stealth,
    turn::Turn,
    walks::{Drive, Run, Walk},
};

/// The field after a move that hasn't been made.
pub struct Ghost {
    /// The unit that moves.
    pub unit: UnitIx,
    /// The field with everyone at the end of the move.
    pub field: Field,
    /// The members' walks, in order.
    pub walks: Vec<Walk>,
    /// The drives of its vehicles.
    pub drives: Vec<Drive>,
    /// The squares that everyone enters, as seen by overwatch.
    pub trails: Vec<Trail>,
    /// All its parts, in order.
    runs: Vec<Run>,
    /// Members that would end outside the sphere.
    pub outside: Vec<PrimateIx>,
    /// If the leader leaves the board: the remaining member that could take over with the fewest others outside its
    /// sphere, and those others (T-28, T-153).
    pub orphans: Option<(PrimateIx, Vec<PrimateIx>)>,
    /// Whether the unit sneaks, at half Speed (T-132).
    pub sneaks: bool,
}

/// How a side sees one cell.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sighting {
    /// How many primates see it.
    pub seers: usize,
    /// Their units, in order.
    pub by: Vec<UnitIx>,
    /// Seen, and in cover from everyone that sees it (G-08).
    pub covered: bool,
}

/// How the enemy would see a unit, as counts of its members.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Exposure {
    /// Members seen without cover in the way.
    pub open: usize,
    /// Members seen, and in cover from everyone that sees them.
    pub covered: usize,
    /// Seen by nobody.
    pub unseen: usize,
    /// Enemy units that see a member.
    pub seen_by: Vec<UnitIx>,
}

impl Ghost {
    /// Makes a move in a copy of the field; none for any other kind of order, or one that can't be given.
    pub fn of(field: &Field, turn: &Turn, order: &Order) -> Option<Self> {
        let (unit, runs) = match order {
            Order::Move { unit, steps } => {
                let unit = field.find_unit(*unit)?;
                (unit, legs::check_move(field, turn, unit, steps).ok()?)
            }
            Order::Stealth { unit, steps } => {
                let unit = field.find_unit(*unit)?;
                (unit, stealth::check_stealth(field, turn, unit, steps).ok()?)
            }
            _ => return None,
        };
        let walks = legs::only_walks(&runs);
        let drives: Vec<Drive> = runs.iter().filter_map(driven).collect();
        let trails = runs.iter().flat_map(|run| run.trails(field)).collect();
        let mut after = field.clone();
        leave_squares(&mut after, walks.iter().map(|walk| walk.primate));
        runs.iter().for_each(|run| legs::apply(&mut after, run));
        let outside = sphere::sphere(&after, unit).outside.iter().map(|(mate, _)| *mate).collect();
        let sneaks = matches!(order, Order::Stealth { .. });
        after.units[unit.at()].hidden = stealth::hidden_after(field, unit, &runs, sneaks);
        let orphans = orphans(&after, unit);
        Some(Self { unit, field: after, walks, drives, trails, runs, outside, orphans, sneaks })
    }

    /// Whether it takes anyone off the board, on foot or in a vehicle (G-34).
    pub fn departs(&self) -> bool {
        let walks = self.walks.iter().map(|walk| walk.end);
        walks.chain(self.drives.iter().map(|drive| drive.end)).any(|end| matches!(end, Place::Off(_)))
    }

    /// Members that leave the board, and those of the unit that stay on it (G-34).
    pub fn leavers(&self, before: &Field) -> (Vec<PrimateIx>, Vec<PrimateIx>) {
        let there = |field: &Field, mate: PrimateIx| field.squares(mate.into()).next().is_some();
        before.members(self.unit).filter(|mate| there(before, *mate)).partition(|mate| !there(&self.field, *mate))
    }

    /// Squares entered by the member that enters the most, as the log will report it; a step over the edge counts.
    pub fn squares(&self) -> usize {
        let walked = self.walks.iter().map(Walk::squares);
        walked.chain(self.drives.iter().map(|drive| drive.stands.len())).max().unwrap_or(0)
    }

    /// How many squares a body has moved when it first enters a cell. A vehicle enters several cells with each square
    /// it moves, and so do its riders.
    pub fn squares_to(&self, before: &Field, body: Body, cell: Cell) -> usize {
        let vehicle = match body {
            Body::Vehicle(vehicle) => Some(vehicle),
            Body::Primate(rider) => before.primate(rider).place.seat().map(|(vehicle, _)| vehicle),
        };
        let drive = vehicle.and_then(|vehicle| self.drives.iter().find(|drive| drive.vehicle == vehicle));
        let trail = || self.trails.iter().find(|trail| trail.body == body);
        let at = match drive {
            Some(drive) => drive.entered(before).iter().position(|ends| ends.iter().any(|end| end.cell == cell)),
            None => trail().and_then(|trail| trail.cells.iter().position(|one| *one == cell)),
        };
        at.map_or(0, |at| at + 1)
    }

    /// Whether it is a stealth action that hides the unit: nobody ends in the open (T-135).
    pub fn hides(&self) -> bool {
        self.sneaks && self.field.unit(self.unit).hidden.holds()
    }

    /// The overwatch that the move would trigger, with the watchers and where each first sees it, using the field
    /// before the move (T-123).
    pub fn wakes(&self, before: &Field) -> Vec<(UnitIx, Body, Cell)> {
        let entries: Vec<(Body, End)> = self.runs.iter().flat_map(|run| run.entries(before)).collect();
        let first = |watcher: Watcher| {
            let (body, end) = entries.iter().find(|(body, end)| watcher.is_set_off(before, *body, *end))?;
            Some((watcher.unit, *body, end.cell))
        };
        overwatch::watchers(before, self.unit).into_iter().filter_map(first).collect()
    }
}

/// Members outside the sphere of a stand-in (T-28, T-35).
pub fn outside_under(field: &Field, leader: PrimateIx) -> Vec<PrimateIx> {
    outside_led_by(&mut field.clone(), leader)
}

fn outside_led_by(field: &mut Field, leader: PrimateIx) -> Vec<PrimateIx> {
    let unit = field.primate(leader).unit;
    field.units[unit.at()].lead = Leadership { leader: Some(leader), acting: true };
    sphere::sphere(field, unit).outside.iter().map(|(mate, _)| *mate).collect()
}

/// For a unit whose leader is off the board, the best stand-in and those left outside its sphere; none while the leader
/// is there, or if no one is left.
fn orphans(field: &Field, unit: UnitIx) -> Option<(PrimateIx, Vec<PrimateIx>)> {
    let leader = field.unit(unit).lead.leader?;
    if field.primate(leader).place.is_on_board() {
        return None;
    }
    let mut led = field.clone();
    let under = field.members(unit).map(|heir| (heir, outside_led_by(&mut led, heir)));
    under.min_by_key(|(heir, outside)| (outside.len(), *heir))
}

/// All movers leave their squares before anyone takes a new one.
pub(super) fn leave_squares(field: &mut Field, movers: impl Iterator<Item = PrimateIx>) {
    movers.for_each(|mover| field.shift(mover, Place::Off(Pile::Missing)));
}

fn driven(run: &Run) -> Option<Drive> {
    match run {
        Run::Drive(drive) => Some(drive.clone()),
        Run::Walk(_) => None,
    }
}

/// The squares where walkers would end.
pub fn ends(field: &Field, legs: &[Leg]) -> Vec<(PrimateIx, Cell)> {
    let end = |leg: &Leg| {
        let Leg::Go(piece, path) = leg else { return None };
        let one = field.find_primate(*piece)?;
        Some((one, path.end(field.cell(one)?)))
    };
    legs.iter().filter_map(end).filter(|(_, cell)| field.ground().contains(*cell)).collect()
}

/// Whether a primate sees a square and, if so, whether the square is covered from all its positions: the primate may
/// occupy several squares, or be in the air (G-07, G-08, T-167).
pub fn seen_by(field: &Field, seer: PrimateIx, cell: Cell) -> Option<bool> {
    let own = field.squares(seer.into());
    let seeing = field.ends(seer.into()).filter(|from| field.sees_between(*from, cell.into()));
    let covered = |from: End| field.covered_between(from, cell.into(), own);
    seeing.fold(None, |all, from| Some(all.unwrap_or(true) && covered(from)))
}

/// How the enemies of a side see a cell (G-07, G-08).
pub fn sighting(field: &Field, side: Side, cell: Cell) -> Sighting {
    let mut seen = Sighting { covered: true, ..Sighting::default() };
    for enemy in field.all_units().filter(|enemy| field.side(*enemy) != side) {
        let seers: Vec<bool> = field.members(enemy).filter_map(|mate| seen_by(field, mate, cell)).collect();
        if !seers.is_empty() {
            seen.seers += seers.len();
            seen.by.push(enemy);
            seen.covered &= seers.iter().all(|covered| *covered);
        }
    }
    seen.covered &= seen.seers > 0;
    seen
}

/// How the enemy sees a unit in its current position in a field (G-07, G-08).
pub fn exposure(field: &Field, unit: UnitIx) -> Exposure {
    let mut exposure = Exposure::default();
    for cell in field.members(unit).filter_map(|mate| field.cell(mate)) {
        let seen = sighting(field, field.side(unit), cell);
        match (seen.seers, seen.covered) {
            (0, _) => exposure.unseen += 1,
            (_, true) => exposure.covered += 1,
            (_, false) => exposure.open += 1,
        }
        exposure.seen_by.extend(seen.by);
    }
    exposure.seen_by.sort();
    exposure.seen_by.dedup();
    exposure
}
