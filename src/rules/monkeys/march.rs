//! A move action in progress: members walk and vehicles drive, square by square (text paragraph 3; T-23, T-98, T-123,
//! T-124, T-153, T-157, T-162).

pub use super::frames::Move;

use super::{
    driving::Driver,
    field::Field,
    frames::{LeaderLost, Thrown},
    get_down, legs,
    order::{Given, Order},
    overwatch::{self, Watcher},
    sequence::{Frame, Stage},
    shots::Trail,
    states::{Actions, Braced, Prone},
    turn::Turn,
    vehicles::Hull,
    walks::{Drive, Run, Stand, Walk},
};
use crate::board::{Cell, sight::End};
use crate::engine::{clock::Clock, fact::What, log::BattleLog};
use crate::force::{
    Body, PrimateIx, Roster, UnitIx,
    squad::Place,
    vehicle::{Heading, Owner, Seat},
};
use bevy_ecs::prelude::*;

impl Move {
    /// A move about to start.
    pub fn new(unit: UnitIx, runs: Vec<Run>) -> Self {
        Self { unit, runs, trails: Vec::new(), triggered: Vec::new(), warned: false }
    }
}

/// A move action starts.
pub(super) fn set_out(
    given: Res<Given>,
    turn: Res<Turn>,
    field: Res<Field>,
    roster: Res<Roster>,
    mut units: Query<&mut Actions>,
    mut clock: ResMut<Clock<Frame>>,
) {
    let Order::Move { unit, steps } = given.order() else { return };
    let Some(unit) = field.find_unit(*unit) else { return };
    let runs = legs::check_move(&field, &turn, unit, steps).expect("orders are checked before they are taken");
    units.get_mut(roster.unit(unit)).expect("a unit has actions").spend();
    clock.call(Frame::Move(Move::new(unit, runs)));
}

/// Those watching a march, and what they have seen of it so far.
struct Watchers<'a> {
    field: &'a Field,
    on_watch: Vec<Watcher>,
    triggered: Vec<UnitIx>,
    /// The rule recorded when the march is seen: a hidden mover may be detected, any other fired at (T-124, T-136).
    rule: &'static str,
    trails: Vec<Trail>,
}

impl<'a> Watchers<'a> {
    fn of(field: &'a Field, march: &mut Move) -> Self {
        let rule = if field.unit(march.unit).hidden.holds() { "T-136" } else { "T-124" };
        let on_watch = overwatch::watchers(field, march.unit);
        let (triggered, trails) = (std::mem::take(&mut march.triggered), std::mem::take(&mut march.trails));
        Self { field, on_watch, triggered, rule, trails }
    }

    /// A body has entered a cell: watchers that see it for the first time now are triggered (T-123).
    fn see(&mut self, body: Body, at: End, log: &mut BattleLog) {
        overwatch::note(self.field, &self.on_watch, &mut self.triggered, (body, at), self.rule, log);
    }
}

type Pieces<'w, 's> = Query<'w, 's, (&'static mut Place, Option<(&'static mut Braced, &'static mut Prone)>)>;
type Wheels<'w, 's> = Query<'w, 's, (&'static mut Heading, &'static mut Hull, &'static mut Owner)>;

/// Members walk and drive, in the staged order. Watchers note where they first see one (T-23, T-123, T-124). A unit
/// that may stop and drop prone is asked on the first such square (T-162).
pub(super) fn walk_members(
    mut clock: ResMut<Clock<Frame>>,
    mut pieces: Pieces,
    mut wheels: Wheels,
    mut log: ResMut<BattleLog>,
    field: Res<Field>,
    roster: Res<Roster>,
) {
    let Frame::Move(march) = clock.top_mut() else { return };
    let mut watchers = Watchers::of(&field, march);
    let mut runs = std::mem::take(&mut march.runs).into_iter();
    let mut halted = false;
    for run in runs.by_ref() {
        let run = match run {
            Run::Walk(walk) => {
                let (walk, rest) = split_where_seen(walk, march, &field, &roster, &pieces, &watchers);
                halted = rest.is_some();
                march.runs.extend(rest.map(Run::Walk));
                Run::Walk(walk)
            }
            Run::Drive(_) => run,
        };
        match &run {
            Run::Walk(walk) => run_walk(walk, &field, &roster, &mut pieces, &mut wheels, &mut watchers, &mut log),
            Run::Drive(drive) => run_drive(drive, &field, &roster, &mut pieces, &mut wheels, &mut watchers, &mut log),
        }
        watchers.trails.extend(run.trails(&field));
        if halted {
            break;
        }
    }
    march.runs.extend(runs);
    march.warned |= halted;
    (march.triggered, march.trails) = (watchers.triggered, watchers.trails);
    if !halted {
        clock.go_to(Stage::Watched);
    }
}

/// A walk up to the first square on which the unit may stop and drop, and the rest of it; the whole walk and nothing if
/// it may not (T-162). Nobody stops where two would share a square.
fn split_where_seen(
    walk: Walk,
    march: &Move,
    field: &Field,
    roster: &Roster,
    pieces: &Pieces,
    watchers: &Watchers,
) -> (Walk, Option<Walk>) {
    let body = Body::Primate(walk.primate);
    let sets_off = |cell: &Cell| watchers.on_watch.iter().any(|watcher| watcher.is_set_off(field, body, *cell));
    let heard = |cell: &Cell| get_down::may_drop(field, march.unit, walk.primate, *cell);
    let room = |cell: &Cell| is_roomy(*cell, &walk, march, field, roster, pieces);
    let stop = |cell: &Cell| heard(cell) && sets_off(cell) && room(cell);
    if march.warned || watchers.on_watch.is_empty() {
        return (walk, None);
    }
    let Some(place) = walk.cells.iter().position(stop) else { return (walk, None) };
    let (before, after) = walk.cells.split_at(place + 1);
    let rest = Walk { cells: after.to_vec(), ..walk.clone() };
    (Walk { cells: before.to_vec(), end: Place::On(before[place]), ..walk }, Some(rest))
}

/// Whether the walker could stay on a cell with the rest of the unit where it is now, each on its own square.
fn is_roomy(cell: Cell, walk: &Walk, march: &Move, field: &Field, roster: &Roster, pieces: &Pieces) -> bool {
    let now = |mate: PrimateIx| pieces.get(roster.primate(mate)).ok().and_then(|(place, _)| place.cell());
    let mates = field.roll_call(march.unit).filter(|mate| *mate != walk.primate);
    let mut taken: Vec<Cell> = mates.filter_map(now).collect();
    taken.push(cell);
    let count = taken.len();
    taken.sort_unstable();
    taken.dedup();
    let stranger = field.at(cell).is_some_and(|other| field.primate(other).unit != march.unit);
    taken.len() == count && !stranger
}

fn run_walk(
    walk: &Walk,
    field: &Field,
    roster: &Roster,
    pieces: &mut Pieces,
    wheels: &mut Wheels,
    watchers: &mut Watchers,
    log: &mut BattleLog,
) {
    let (piece, body) = (field.primate(walk.primate).id, Body::Primate(walk.primate));
    for cell in &walk.cells {
        log.tell("2.1", What::Moved { piece, cell: *cell });
        watchers.see(body, (*cell).into(), log);
    }
    let (mut place, braced) = pieces.get_mut(roster.primate(walk.primate)).expect("a primate has a place");
    if walk.walked()
        && let Some((mut braced, mut prone)) = braced
    {
        braced.set_if_neq(Braced(false));
        prone.set_if_neq(Prone(None));
    }
    place.set_if_neq(walk.end);
    match walk.end {
        Place::Off(pile) => log.tell("G-34", What::Removed { piece, pile }),
        Place::Aboard(vehicle, seat) if field.primate(walk.primate).place != walk.end => {
            log.tell("G-24", What::Boarded { piece, vehicle: field.vehicle(vehicle).id, seat });
            // An abandoned vehicle goes to the unit of the operator that takes it (T-157).
            let (.., mut owner) = wheels.get_mut(roster.vehicle(vehicle)).expect("a vehicle has an owner");
            if seat == Seat::Operator && owner.0.is_none() {
                owner.0 = Some(field.primate(walk.primate).unit);
                log.tell("T-157", What::Cleared { who: field.vehicle(vehicle).id.into(), mark: "abandoned" });
            }
        }
        _ => {}
    }
}

fn run_drive(
    drive: &Drive,
    field: &Field,
    roster: &Roster,
    pieces: &mut Pieces,
    wheels: &mut Wheels,
    watchers: &mut Watchers,
    log: &mut BattleLog,
) {
    let vehicle = drive.vehicle;
    let piece = field.vehicle(vehicle).id;
    let Some(mut at) = Driver::new(field, vehicle).start() else { return };
    for (stand, entered) in drive.stands.iter().zip(drive.entered(field)) {
        tell_stand(at, *stand, piece, log);
        for end in entered {
            legs::on_display(field, vehicle).for_each(|body| watchers.see(body, end, log));
        }
        at = *stand;
    }
    let (mut place, _) = pieces.get_mut(roster.vehicle(vehicle)).expect("a vehicle has a place");
    place.set_if_neq(drive.end);
    let (mut heading, mut hull, _) = wheels.get_mut(roster.vehicle(vehicle)).expect("a vehicle has wheels");
    heading.set_if_neq(Heading(at.facing));
    hull.set_if_neq(Hull { height: at.height, ..*hull });
    if let Place::Off(pile) = drive.end {
        log.tell("G-34", What::Removed { piece, pile });
        retreat_riders(drive, field, roster, pieces, log);
    }
}

fn tell_stand(from: Stand, to: Stand, piece: crate::force::PieceId, log: &mut BattleLog) {
    if from.facing != to.facing {
        log.tell("G-22", What::Faced { piece, facing: to.facing.digit() });
    }
    if from.height != to.height {
        log.tell("2.6", What::Rose { piece, height: to.height });
    }
    if from.corner != to.corner {
        log.tell("2.1", What::Moved { piece, cell: to.corner });
    }
}

/// Everyone aboard leaves the board with the vehicle (G-34).
fn retreat_riders(drive: &Drive, field: &Field, roster: &Roster, pieces: &mut Pieces, log: &mut BattleLog) {
    let Place::Off(pile) = drive.end else { return };
    for (rider, _) in field.riders(drive.vehicle) {
        let (mut place, _) = pieces.get_mut(roster.primate(rider)).expect("a primate has a place");
        *place = drive.end;
        log.tell("G-34", What::Removed { piece: field.primate(rider).id, pile });
    }
}

/// A leader that walked off the board is replaced right away, without a check (T-153).
pub(super) fn replace_departed_leader(mut clock: ResMut<Clock<Frame>>, field: Res<Field>) {
    let Frame::Move(Move { unit, .. }) = clock.top() else { return };
    let unit = *unit;
    let departed = |leader: PrimateIx| field.primate(leader).place == Place::Off(crate::force::squad::Pile::Retreated);
    if field.unit(unit).lead.leader.is_some_and(departed) {
        clock.call(Frame::LeaderLost(LeaderLost { unit, killer: None, thrown: Thrown::default() }));
    }
}
