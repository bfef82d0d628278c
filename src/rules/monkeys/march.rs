//! A move action under way: members walk and vehicles drive, square by square (text paragraph 3; T-23, T-98, T-123,
//! T-124, T-153, T-157).

use super::{
    brace::Braced,
    commit::Actions,
    driving::{Drive, Driver, Stand},
    field::Field,
    leader::LeaderLost,
    legs::{self, Run},
    movement::Walk,
    order::{Given, Order},
    overwatch::{self, Overwatched, Trail},
    platoons::Turn,
    sequence::Frame,
    vehicles::Hull,
};
use crate::board::Cell;
use crate::engine::{
    clock::Clock,
    fact::{BattleLog, What},
};
use crate::force::{
    Body, PrimateIx, Roster, UnitIx,
    squad::Place,
    vehicle::{Heading, Owner, Seat},
};
use bevy_ecs::prelude::*;

/// A move under way.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// Who moves.
    pub unit: UnitIx,
    /// Its parts, in the order in which they run.
    pub runs: Vec<Run>,
}

/// A move action begins.
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
    clock.call(Frame::Move(Move { unit, runs }));
}

/// Who watches a march, and what they have seen of it so far.
struct Watchers<'a> {
    field: &'a Field,
    on_watch: Vec<UnitIx>,
    triggered: Vec<UnitIx>,
    /// The rule by which a sight is told: a hidden mover may be spotted, anyone else fired at (T-124, T-136).
    rule: &'static str,
    trails: Vec<Trail>,
}

impl<'a> Watchers<'a> {
    fn of(field: &'a Field, unit: UnitIx) -> Self {
        let rule = if field.unit(unit).hidden.holds() { "T-136" } else { "T-124" };
        let on_watch = overwatch::watchers(field, unit);
        Self { field, on_watch, triggered: Vec::new(), rule, trails: Vec::new() }
    }

    /// A body has entered a cell: whoever has it in sight for the first time is set off (T-123).
    fn see(&mut self, body: Body, cell: Cell, log: &mut BattleLog) {
        for watcher in &self.on_watch {
            if !self.triggered.contains(watcher) && overwatch::triggers(self.field, *watcher, body, cell) {
                self.triggered.push(*watcher);
                let (unit, piece) = (self.field.unit(*watcher).id, self.field.name(body));
                log.tell(self.rule, What::Watched { unit, piece, cell });
            }
        }
    }
}

type Pieces<'w, 's> = Query<'w, 's, (&'static mut Place, Option<&'static mut Braced>)>;
type Wheels<'w, 's> = Query<'w, 's, (&'static mut Heading, &'static mut Hull, &'static mut Owner)>;

/// Members walk and drive, in the order staged; who watches notes where it first sees one (T-23, T-123, T-124).
pub(super) fn walk_members(
    mut clock: ResMut<Clock<Frame>>,
    mut pieces: Pieces,
    mut wheels: Wheels,
    mut log: ResMut<BattleLog>,
    field: Res<Field>,
    roster: Res<Roster>,
) {
    let Frame::Move(Move { unit, runs }) = clock.top().clone() else { return };
    let mut watchers = Watchers::of(&field, unit);
    for run in runs {
        match run {
            Run::Walk(walk) => run_walk(walk, &field, &roster, &mut pieces, &mut wheels, &mut watchers, &mut log),
            Run::Drive(drive) => run_drive(&drive, &field, &roster, &mut pieces, &mut wheels, &mut watchers, &mut log),
        }
    }
    let Watchers { triggered, trails, .. } = watchers;
    if !triggered.is_empty() {
        clock.call(Frame::Overwatched(Overwatched { mover: unit, trails, watchers: triggered }));
    }
}

fn run_walk(
    walk: Walk,
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
        watchers.see(body, *cell, log);
    }
    let (mut place, braced) = pieces.get_mut(roster.primate(walk.primate)).expect("a primate has a place");
    if walk.walked()
        && let Some(mut braced) = braced
    {
        braced.set_if_neq(Braced(false));
    }
    place.set_if_neq(walk.end);
    match walk.end {
        Place::Off(pile) => log.tell("G-34", What::Removed { piece, pile }),
        Place::Aboard(vehicle, seat) if field.primate(walk.primate).place != walk.end => {
            log.tell("G-24", What::Boarded { piece, vehicle: field.vehicle(vehicle).id, seat });
            // An abandoned vehicle goes to the unit whose operator takes it (T-157).
            let (.., mut owner) = wheels.get_mut(roster.vehicle(vehicle)).expect("a vehicle has an owner");
            if seat == Seat::Operator && owner.0.is_none() {
                owner.0 = Some(field.primate(walk.primate).unit);
            }
        }
        _ => {}
    }
    watchers.trails.push(Trail { body, cells: walk.cells });
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
    let (vehicle, body) = (drive.vehicle, Body::Vehicle(drive.vehicle));
    let (piece, driver) = (field.vehicle(vehicle).id, Driver::new(field, vehicle));
    let Some(mut at) = driver.start() else { return };
    let mut entered = Vec::new();
    for stand in &drive.stands {
        tell_stand(at, *stand, piece, log);
        let old = driver.footprint(at.corner);
        for cell in driver.footprint(stand.corner).filter(|cell| !old.contains(*cell)) {
            watchers.see(body, cell, log);
            entered.push(cell);
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
    watchers.trails.push(Trail { body, cells: entered.clone() });
    let riders = field.riders(vehicle).map(|(rider, _)| Trail { body: rider.into(), cells: entered.clone() });
    watchers.trails.extend(riders);
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

/// A leader who left the board by himself is replaced at once, without a check (T-153).
pub(super) fn replace_departed_leader(mut clock: ResMut<Clock<Frame>>, field: Res<Field>) {
    let Frame::Move(Move { unit, .. }) = clock.top() else { return };
    let unit = *unit;
    let departed = |leader: PrimateIx| field.primate(leader).place == Place::Off(crate::force::squad::Pile::Retreated);
    if field.unit(unit).lead.leader.is_some_and(departed) {
        clock.call(Frame::LeaderLost(LeaderLost { unit, killer: None, dice: Vec::new() }));
    }
}
