//! What may happen because of an order, before it is given: every enemy reaction in the book, and what an order costs
//! besides its price (T-28, T-67, T-75, T-92, T-101, T-104, T-109, T-123, T-126, T-136, T-140, T-171).

use super::{
    charge::{self, Foresight, Woken},
    fire,
    ghost::{Ghost, outside_under},
    retreat::Retreat,
    risk::Risk,
    watch::set_off,
};
use crate::force::{PieceId, PrimateIx, UnitIx};
use crate::rules::monkeys::{
    abandoned, charge_on,
    field::Field,
    frames::{self, Move, Overrun, Quarry, Stop},
    legs,
    order::{Leg, Order},
    press_on,
    sequence::Frame,
    shots::{Spots, Trail},
    sphere,
    table::Table,
    targets,
    volley::Roll,
};

/// Everything that an order may lead to if it were given now, each once.
pub fn risks(table: Table, order: &Order) -> Vec<Risk> {
    let field = table.field;
    let mut risks = match order {
        Order::Move { .. } | Order::Stealth { .. } => moved(table, order),
        Order::Attack { unit, target } => committed(field, field.find_unit(*unit), field.find_unit(*target)),
        Order::Fire { .. } => fired(table, order),
        Order::React(id) | Order::Forfeit(id) => watched(table, order, field.find_unit(*id)),
        Order::Overwatch(id) => field.find_unit(*id).map_or_else(Vec::new, |unit| idle(field, unit)),
        Order::Overrun { .. } => charged(table, order),
        Order::EndTurn => table.turn.units(field).into_iter().flat_map(|unit| missing(field, unit)).collect(),
        Order::Promote(id) => promoted(field, *id),
        Order::Lose(named) => {
            let fallen = named.iter().filter_map(|id| field.find_primate(*id));
            fallen.filter_map(|one| fire::bereaves(field, one)).collect()
        }
        _ => under_way(table, order),
    };
    risks.sort_unstable();
    risks.dedup();
    risks
}

/// Members of a unit that are outside its sphere (T-28).
fn missing(field: &Field, unit: UnitIx) -> Vec<Risk> {
    sphere::sphere(field, unit).outside.iter().map(|(primate, _)| Risk::Missing { primate: *primate }).collect()
}

/// Vehicles abandoned by the last member of their unit in a copy of the field (T-171).
fn abandoned(after: &Field) -> impl Iterator<Item = Risk> + '_ {
    abandoned::left(after).map(|vehicle| Risk::Abandoned { vehicle })
}

fn revealed(field: &Field, unit: UnitIx) -> Option<Risk> {
    field.unit(unit).hidden.holds().then_some(Risk::Revealed { unit })
}

/// A unit that moves or hides: the overwatch that sees it, what that fire could do, the members left outside.
fn moved(table: Table, order: &Order) -> Vec<Risk> {
    let field = table.field;
    let Some(ghost) = Ghost::of(field, table.turn, order) else { return Vec::new() };
    let unit = ghost.unit;
    let mut risks: Vec<Risk> = ghost.outside.iter().map(|primate| Risk::Missing { primate: *primate }).collect();
    let orphans = ghost.orphans.iter().flat_map(|(_, left)| left);
    risks.extend(orphans.map(|primate| Risk::Missing { primate: *primate }));
    risks.extend(abandoned(&ghost.field));
    let hides = ghost.hides();
    if !hides {
        risks.extend(revealed(field, unit));
    }
    let watchers: Vec<UnitIx> = ghost.wakes(field).into_iter().map(|(watcher, ..)| watcher).collect();
    risks.extend(seen(&ghost.field, unit, &watchers, &ghost.trails, hides));
    risks
}

/// Overwatch triggered by a mover on these squares, and what its fire could do.
fn seen(field: &Field, mover: UnitIx, watchers: &[UnitIx], trails: &[Trail], hidden: bool) -> Vec<Risk> {
    let risk = |watcher: UnitIx| if hidden { Risk::Search { watcher } } else { Risk::Watch { watcher } };
    watched_by(field, (mover, risk), watchers, trails)
}

/// The same, with the meaning of each watcher's overwatch for the mover.
fn watched_by(
    field: &Field,
    (mover, risk): (UnitIx, impl Fn(UnitIx) -> Risk),
    watchers: &[UnitIx],
    trails: &[Trail],
) -> Vec<Risk> {
    let mut risks = Vec::new();
    for watcher in watchers.iter().copied() {
        risks.push(risk(watcher));
        risks.extend(fire::fired_at(field, watcher, mover, Spots::Trails(trails)));
        // A watcher that fires from hiding gives itself away.
        risks.extend(revealed(field, watcher));
    }
    risks
}

/// An attack that fires when the orders end, with the targets it would name now.
fn committed(field: &Field, unit: Option<UnitIx>, target: Option<UnitIx>) -> Vec<Risk> {
    let (Some(unit), Some(target)) = (unit, target) else { return Vec::new() };
    let mut risks: Vec<Risk> = revealed(field, unit).into_iter().collect();
    let main = Roll::main(unit, target, Spots::Standing);
    let rolls = main.specials(field).into_iter().chain([main.volley]);
    for roll in rolls.map(|volley| Roll { volley, ..main }) {
        if let Some(plan) = roll.best(field) {
            risks.extend(fire::volley(field, field.side(unit), roll.volley, &plan.salvos, Spots::Standing));
        }
    }
    risks
}

/// A volley with its named targets.
fn fired(table: Table, order: &Order) -> Vec<Risk> {
    let (Frame::Attack(attack), Order::Fire { volley, shots }) = (table.clock.top(), order) else { return Vec::new() };
    let field = table.field;
    let Ok(salvos) = attack.roll(*volley).check(field, shots) else { return Vec::new() };
    let mut risks = fire::volley(field, field.side(attack.unit), *volley, &salvos, attack.spots());
    risks.extend(revealed(field, attack.unit));
    risks
}

/// Overwatch that fires or lets the mover pass; while the mover is hidden, it only searches (T-126, T-136, T-140).
fn watched(table: Table, order: &Order, unit: Option<UnitIx>) -> Vec<Risk> {
    let (Frame::Overwatched(around), Some(unit)) = (table.clock.top(), unit) else { return Vec::new() };
    if table.field.unit(around.mover).hidden.holds() {
        return vec![Risk::Revealed { unit: around.mover }];
    }
    let mut risks = vec![Risk::WatchEnds { unit }];
    risks.extend(revealed(table.field, unit).filter(|_| matches!(order, Order::React(_))));
    risks
}

/// Overwatch that could never fire with the unit as it is now (T-101).
fn idle(field: &Field, unit: UnitIx) -> Vec<Risk> {
    if targets::guns(field, unit).next().is_none() { vec![Risk::Idle { unit }] } else { Vec::new() }
}

/// A charge: its whole path, as it would go if nobody fell.
fn charged(table: Table, order: &Order) -> Vec<Risk> {
    let field = table.field;
    let Ok(seen) = Foresight::of_order(table, order) else { return Vec::new() };
    let unit = seen.overrun.unit;
    let parties = seen.overrun.runners.iter().map(|runner| field.primate(runner.primate).unit);
    let mut risks: Vec<Risk> = parties.filter_map(|party| revealed(field, party)).collect();
    risks.extend(revealed(field, unit));
    risks.extend(run(&seen));
    risks
}

/// What happens to a charge on its way, at the contact, and after it.
fn run(seen: &Foresight) -> Vec<Risk> {
    let (unit, target) = (seen.overrun.unit, seen.overrun.target);
    let mut risks = woken(&seen.end, unit, &seen.woken, &seen.trails);
    risks.extend(missing(&seen.end, unit));
    for scene in &seen.reactions {
        risks.extend(revealed(&scene.field, target));
        risks.extend(fire::reaction(&scene.field, Risk::Approach { by: target }, target, unit));
    }
    if let Some(scene) = &seen.contact {
        risks.extend(revealed(&scene.field, target));
        risks.extend(stood(&scene.field, &seen.overrun));
    }
    risks
}

fn woken(field: &Field, mover: UnitIx, woken: &[Woken], trails: &[Trail]) -> Vec<Risk> {
    let watchers: Vec<UnitIx> = woken.iter().map(|woken| woken.watcher).collect();
    seen(field, mover, &watchers, trails, false)
}

/// A target that may stand firm or flee, and the close combat (T-108 to T-112).
fn stood(field: &Field, overrun: &Overrun) -> Vec<Risk> {
    let (by, at) = (overrun.target, overrun.unit);
    let mut risks = fire::reaction(field, Risk::StandFirm { by }, by, at);
    risks.extend(fled(field, overrun));
    let charged: Vec<PrimateIx> = field.on_foot(overrun.target).collect();
    risks.extend(fought(field, overrun, &charged));
    risks
}

/// A target that flees by the planner's flight: its pursuers' overwatch sees it (T-129), and the caught members fight
/// (T-108).
fn fled(field: &Field, overrun: &Overrun) -> Vec<Risk> {
    let (legs, _) = charge::flight(field, overrun);
    run_off(field, overrun, &frames::Flight::new(field, overrun), &legs)
}

/// A flight as it is planned or ordered.
fn run_off(field: &Field, overrun: &Overrun, flight: &frames::Flight, legs: &[Leg]) -> Vec<Risk> {
    let fleeing = flight.unit;
    let charge::Pursuit { watchers, trails } = charge::pursuit(field, flight, legs);
    let mut risks = watched_by(field, (fleeing, |watcher| Risk::Pursuit { watcher, fleeing }), &watchers, &trails);
    risks.extend(fought(field, overrun, &charge::caught(field, fleeing, legs)));
    risks
}

/// A close combat may cost either side its leader (T-146).
fn fought(field: &Field, overrun: &Overrun, charged: &[PrimateIx]) -> Vec<Risk> {
    if charged.is_empty() {
        return Vec::new();
    }
    let fighters: Vec<PrimateIx> = overrun.ready(field).chain(charged.iter().copied()).collect();
    fighters.into_iter().filter_map(|one| fire::bereaves(field, one)).collect()
}

/// Members that a stand-in couldn't keep in its sphere (T-35).
fn promoted(field: &Field, id: PieceId) -> Vec<Risk> {
    let Some(leader) = field.find_primate(id) else { return Vec::new() };
    outside_under(field, leader).into_iter().map(|primate| Risk::Missing { primate }).collect()
}

/// Answers to a procedure under way.
fn under_way(table: Table, order: &Order) -> Vec<Risk> {
    match table.clock.top() {
        Frame::Overrun(overrun) => answered(table, overrun, order),
        Frame::Move(march) => marched(table.field, march, matches!(order, Order::GoOn)),
        Frame::Flight(flight) => {
            let Order::FleeTo(legs) = order else { return Vec::new() };
            let under = table.clock.frames().rev().find_map(|frame| match frame {
                Frame::Overrun(overrun) => Some(overrun),
                _ => None,
            });
            under.map_or_else(Vec::new, |overrun| run_off(table.field, overrun, flight, legs))
        }
        _ => Vec::new(),
    }
}

/// An answer in the middle of a charge.
fn answered(table: Table, overrun: &Overrun, order: &Order) -> Vec<Risk> {
    let field = table.field;
    match order {
        Order::Stand => stood(field, overrun),
        Order::Flee => fled(field, overrun),
        Order::GoOn if overrun.stop == Stop::Victory => {
            let way = charge_on::rest(field, overrun).unwrap_or_default();
            run(&Foresight::of(field, &Overrun { way, quarry: Quarry::LeftBehind, ..overrun.clone() }))
        }
        Order::GoOn => run(&Foresight::of(field, overrun)),
        Order::Charge(target, path) => charge::next_charge(field, overrun, *target, path)
            .map_or_else(Vec::new, |next| run(&Foresight::of(field, &next))),
        Order::Lead(id, path) => press_on::check_lead(field, overrun, *id, path)
            .map_or_else(|_| Vec::new(), |led| run(&Foresight::of(field, &led))),
        Order::Place(places) => {
            charge::placed(field, overrun, places).map_or_else(Vec::new, |(field, overrun)| gathered(&field, &overrun))
        }
        Order::Abort(legs) => broken_off(field, overrun, legs),
        _ => pending(field, overrun),
    }
}

/// The chargers take their positions: first the fire due at this stop, then the rest of the path.
fn gathered(field: &Field, overrun: &Overrun) -> Vec<Risk> {
    let mut risks = run(&Foresight::of(field, overrun));
    risks.extend(pending(field, overrun));
    if overrun.stop == Stop::Reaction {
        let by = overrun.target;
        risks.extend(fire::reaction(field, Risk::Approach { by }, by, overrun.unit));
    }
    risks
}

/// Overwatch that has been triggered but not resolved (T-124).
fn pending(field: &Field, overrun: &Overrun) -> Vec<Risk> {
    seen(field, overrun.unit, &overrun.set_off, &overrun.trails, false)
}

/// A charge that is broken off: its last walk is seen too (T-106).
fn broken_off(field: &Field, overrun: &Overrun, legs: &[Leg]) -> Vec<Risk> {
    let Retreat { after, watchers, trails } = Retreat::of(field, overrun, legs);
    let mut risks = seen(&after, overrun.unit, &watchers, &trails, false);
    risks.extend(missing(&after, overrun.unit));
    risks.extend(abandoned(&after));
    risks
}

/// A move whose owner is asked whether to stop here: the overwatch that has seen it and, if it goes on, the overwatch
/// that will (T-162).
fn marched(field: &Field, march: &Move, on: bool) -> Vec<Risk> {
    let hidden = field.unit(march.unit).hidden.holds();
    let (mut trails, mut watchers, mut after) = (march.trails.clone(), march.triggered.clone(), field.clone());
    for run in march.runs.iter().filter(|_| on) {
        watchers.extend(set_off(field, march.unit, &run.entries(field)));
        trails.extend(run.trails(field));
        legs::apply(&mut after, run);
    }
    let mut risks = seen(&after, march.unit, &watchers, &trails, hidden);
    risks.extend(missing(&after, march.unit));
    risks.extend(abandoned(&after));
    risks
}
