//! A charge that has been fired at: its new lead, and whether it continues (text paragraph 13; T-106, T-110, T-158).

use super::{
    approach,
    field::Field,
    footing,
    frames::{Overrun, Quarry, Stop},
    illegal::Illegal,
    movement::{route_within, with_reach_within},
    no_charge::NoCharge,
    order::{Given, Leg, Order, Path},
    overrun::{is_ready, overrun, overrun_mut, put},
    regroup::Gathering,
    sequence::{Frame, Stage},
    states::Braced,
    walks::Walk,
    windows::Ask,
};
use crate::board::{Cell, path::Start};
use crate::engine::{clock::Clock, fact::What, log::BattleLog};
use crate::force::{PieceId, PrimateIx, Roster, squad::Place};
use bevy_ecs::prelude::*;

/// The same overrun with another lead: it has as much distance left as the old one had (T-158).
fn led_by(overrun: &Overrun, lead: PrimateIx) -> Overrun {
    let mut led = overrun.clone();
    led.take_lead(lead);
    led
}

impl Overrun {
    fn take_lead(&mut self, lead: PrimateIx) {
        self.lead = lead;
        self.way.clear();
        let spent = self.spent;
        if let Some(runner) = self.runner_mut(lead) {
            runner.spent = spent;
        }
    }
}

/// Checks a new lead and its path: to contact with the target, or no path yet (T-158).
pub fn check_lead(field: &Field, overrun: &Overrun, id: PieceId, path: &Path) -> Result<Overrun, Illegal> {
    let lead = field.find_primate(id).filter(|one| overrun.ready(field).any(|ready| ready == *one));
    let mut led = led_by(overrun, lead.ok_or(NoCharge::CannotTakeLead { primate: id })?);
    if path.0.is_empty() {
        return Ok(led);
    }
    if overrun.stop == Stop::Victory {
        return Err(NoCharge::PathLater { primate: id }.into());
    }
    led.route = approach::course(field, &led, led.target, &path.0)?.cells;
    led.way = path.0.clone();
    Ok(led)
}

/// Members that may take the lead, each with its cheapest path to the target; nearest first.
pub fn leads(field: &Field, overrun: &Overrun) -> Vec<Order> {
    let mut leads: Vec<(u16, PrimateIx, Path)> = Vec::new();
    for lead in overrun.ready(field) {
        let way = match overrun.stop {
            Stop::Victory => Some((Vec::new(), 0)),
            _ => approach::ways(field, &led_by(overrun, lead), &[overrun.target]).pop().flatten(),
        };
        let (path, cost) = way.unwrap_or((Vec::new(), u16::MAX));
        leads.push((cost, lead, Path(path)));
    }
    leads.sort_by_key(|(cost, lead, _)| (*cost, *lead));
    leads.into_iter().map(|(_, lead, path)| Order::Lead(field.primate(lead).id, path)).collect()
}

/// If the lead has fallen or is pinned, the owner names another; if nobody is left, the overrun ends (T-110, T-158).
pub(super) fn ask_new_lead(mut clock: ResMut<Clock<Frame>>, field: Res<Field>, mut log: ResMut<BattleLog>) {
    let around = overrun(&clock);
    let about = field.unit(around.unit).id;
    if around.ready(&field).next().is_none() {
        log.tell("T-110", What::Said { what: "charge-broken", who: Some(about.into()) });
        clock.go_to(Stage::Finish);
    } else if is_ready(&field, around.lead) {
        carry_on(&mut clock, &field, &mut log);
    } else {
        clock.ask(Ask::NewLead.at(about.side, Some(about)));
    }
}

/// The named member leads from here on.
pub(super) fn name_new_lead(
    mut clock: ResMut<Clock<Frame>>,
    field: Res<Field>,
    mut log: ResMut<BattleLog>,
    given: Res<Given>,
) {
    let Order::Lead(id, path) = given.order() else { return };
    let around = overrun_mut(&mut clock);
    *around = check_lead(&field, around, *id, path).expect("orders are checked before they are taken");
    log.tell("T-158", What::Marked { who: (*id).into(), mark: "lead" });
    carry_on(&mut clock, &field, &mut log);
}

/// What follows a stop once there is a lead; after a reaction the owner is asked first.
fn carry_on(clock: &mut Clock<Frame>, field: &Field, log: &mut BattleLog) {
    let overrun = overrun_mut(clock);
    match overrun.stop {
        Stop::Reaction | Stop::Warned => {}
        Stop::Contact if approach::in_contact(field, overrun) || !field.stands(overrun.target) => {
            clock.go_to(Stage::AskStand);
        }
        Stop::Contact if can_go_on(field, overrun) => clock.go_to(Stage::Charge),
        Stop::Victory if overrun.quarry == Quarry::Fought => clock.go_to(Stage::AskRegroup),
        Stop::Victory => clock.go_to(Stage::AskChargeOn),
        Stop::Contact | Stop::End => {
            let unit = field.unit(overrun.unit).id;
            log.tell("T-158", What::Said { what: "charge-short", who: Some(unit.into()) });
            clock.go_to(Stage::Finish);
        }
    }
}

/// Whether the lead's path still reaches the target, or a charger is already beside it (T-106, T-158).
pub fn can_go_on(field: &Field, overrun: &Overrun) -> bool {
    approach::in_contact(field, overrun) || approach::course(field, overrun, overrun.target, &overrun.way).is_ok()
}

/// Checks the walks when a charge is broken off: as in a move action, with the distance that is left (T-106). A unit
/// torn apart by its leader's fall may simply stay if there is no way to gather it (T-26); T-28 applies in any case.
pub fn check_abort(field: &Field, overrun: &Overrun, steps: &[Leg]) -> Result<Vec<Walk>, Illegal> {
    let judged = judge_abort(field, overrun, steps);
    let torn = || !can_go_on(field, overrun) && gatherings(field, overrun).is_empty();
    if judged.is_err() && steps.is_empty() && torn() { Ok(Vec::new()) } else { judged }
}

fn judge_abort(field: &Field, overrun: &Overrun, steps: &[Leg]) -> Result<Vec<Walk>, Illegal> {
    let mut walks: Vec<Walk> = Vec::with_capacity(steps.len());
    for leg in steps {
        let (id, path) = footing::on_foot(leg)?;
        let runner = field.find_primate(id).filter(|one| is_ready(field, *one)).and_then(|one| overrun.runner(one));
        let runner = runner.ok_or(NoCharge::NoFollower { primate: id })?;
        if walks.iter().any(|walk| walk.primate == runner.primate) {
            return Err(Illegal::MovesTwice { primate: id });
        }
        walks.push(footing::last_walk(field, runner.primate, path, runner.from.dear, overrun.left())?);
    }
    let ends = footing::ends(field, overrun.unit, footing::walked(&walks));
    for walk in &walks {
        footing::check_free(field, overrun.unit, walk.primate, &ends)?;
    }
    let walked = |mate: PrimateIx| walks.iter().any(|walk| walk.primate == mate && walk.walked());
    footing::check_sphere(field, overrun.unit, &ends, |mate| last_reach(field, overrun, mate), walked)?;
    footing::check_left_behind(field, overrun.unit, &ends, &walks)?;
    Ok(walks)
}

/// Where a participant could walk with what is left of the distance.
fn last_reach(field: &Field, overrun: &Overrun, mate: PrimateIx) -> Vec<Cell> {
    match (overrun.runner(mate), field.cell(mate)) {
        (Some(runner), Some(cell)) => {
            let start = Start { cell, ..runner.from };
            with_reach_within(field, mate, start, overrun.left(), |reach| reach.cells().to_vec())
        }
        _ => Vec::new(),
    }
}

/// Ways to break off: the lead stays, or runs for the nearest cover, and the others gather around it; or everyone
/// gathers around the leader, if that is another member.
pub fn aborts(field: &Field, overrun: &Overrun) -> Vec<Order> {
    let stays = check_abort(field, overrun, &[]).is_ok().then(|| Order::Abort(Vec::new()));
    let mut aborts: Vec<Order> = Vec::new();
    for order in gatherings(field, overrun).into_iter().chain(stays) {
        if !aborts.contains(&order) {
            aborts.push(order);
        }
    }
    aborts
}

/// Ways to break off that gather the unit.
fn gatherings(field: &Field, overrun: &Overrun) -> Vec<Order> {
    let Some(stands) = field.cell(overrun.lead) else { return Vec::new() };
    let free = |cell: &Cell| field.at(*cell).is_none() && field.ground().gives_cover(*cell);
    // Cheapest first, in the order of the search.
    let cover = last_reach(field, overrun, overrun.lead).into_iter().find(free);
    let goals = std::iter::once(stands).chain(cover.filter(|_| !field.ground().gives_cover(stands)));
    let leader = field.unit(overrun.unit).lead.leader.filter(|leader| *leader != overrun.lead);
    let round = leader.and_then(|leader| field.cell(leader)).map(|cell| (None, cell));
    let plans = goals.map(|goal| (Some((overrun.lead, goal)), goal)).chain(round);
    plans.filter_map(|(fixed, around)| abort_round(field, overrun, fixed, around)).collect()
}

/// A last walk that gathers everyone around a cell; `fixed` is the lead, if it must end there.
fn abort_round(field: &Field, overrun: &Overrun, fixed: Option<(PrimateIx, Cell)>, around: Cell) -> Option<Order> {
    let ready: Vec<PrimateIx> = overrun.ready(field).collect();
    let mut placed = footing::ends(field, overrun.unit, |_| None);
    placed.retain(|(mate, _)| !ready.contains(mate));
    placed.extend(fixed);
    let others = ready.iter().filter(|one| fixed.is_none_or(|(lead, _)| **one != lead));
    let waiting = others.map(|one| (*one, last_reach(field, overrun, *one))).collect();
    let ends = Gathering::new(field, overrun.unit, placed, around).place(waiting);
    let mut legs = Vec::with_capacity(ends.len() + 1);
    for (mate, cell) in fixed.into_iter().chain(ends) {
        let runner = overrun.runner(mate)?;
        let start = Start { cell: field.cell(mate)?, ..runner.from };
        let route = route_within(field, mate, start, cell, overrun.left())?;
        if !route.steps.is_empty() {
            legs.push(Leg::Go(field.primate(mate).id, Path(route.steps)));
        }
    }
    judge_abort(field, overrun, &legs).is_ok().then_some(Order::Abort(legs))
}

/// After each approach reaction: continue or break off (T-106). Not asked if the only option is to stay.
pub(super) fn ask_press_on(mut clock: ResMut<Clock<Frame>>, field: Res<Field>, mut log: ResMut<BattleLog>) {
    let around = overrun(&clock);
    let about = field.unit(around.unit).id;
    if around.left() == 0 && !can_go_on(&field, around) {
        log.tell("T-106", What::Said { what: "charge-short", who: Some(about.into()) });
        clock.go_to(Stage::Finish);
    } else {
        clock.ask(Ask::PressOn.at(about.side, Some(about)));
    }
}

/// The charge continues, or its members walk once more and it is over.
pub(super) fn go_on_or_abort(
    mut clock: ResMut<Clock<Frame>>,
    mut primates: Query<(&mut Place, &mut Braced)>,
    mut log: ResMut<BattleLog>,
    field: Res<Field>,
    roster: Res<Roster>,
    given: Res<Given>,
) {
    let Order::Abort(steps) = given.order() else {
        clock.go_to(Stage::Charge);
        return;
    };
    let overrun = overrun_mut(&mut clock);
    let walks = check_abort(&field, overrun, steps).expect("orders are checked before they are taken");
    log.tell("T-106", What::Said { what: "charge-aborted", who: Some(field.unit(overrun.unit).id.into()) });
    for walk in walks {
        let piece = field.primate(walk.primate).id;
        for cell in &walk.cells {
            log.tell("T-106", What::Moved { piece, cell: *cell });
        }
        overrun.note_steps(&field, walk.primate, &walk.cells, &mut log);
        put(walk.primate, walk.end, &roster, &mut primates);
        if let Place::Off(pile) = walk.end {
            log.tell("G-34", What::Removed { piece, pile });
        }
    }
    clock.go_to(Stage::Finish);
}
