//! Stealth: hiding, avoiding detection by overwatch, attacking from hiding (text paragraphs 19 and 20; 2.4, 4.4, T-132
//! to T-141, T-155, T-164, T-166).

pub use super::{
    hiding::{half_again, hides, hides_vehicle, hides_vehicle_at, strikes_from_hiding},
    states::Hidden,
};

use super::{
    acting::check_can_act,
    field::Field,
    frames::{Move, Overwatched},
    gait::Pace,
    illegal::Illegal,
    legs, measures, nerve,
    no_drive::NoDrive,
    order::{Given, Leg, Order},
    sequence::Frame,
    shots::{Gun, Trail},
    states::{Actions, Commitment},
    talents,
    turn::Turn,
    walks::Run,
    wielding,
};
use crate::board::{Cell, sight::End};
use crate::dice::Dice;
use crate::engine::{clock::Clock, fact::What, log::BattleLog};
use crate::force::{Body, PrimateIx, Roster, UnitIx, VehicleIx};
use bevy_ecs::prelude::*;

impl Hidden {
    /// Whether overwatch must detect the unit before it may fire at it.
    pub const fn holds(self) -> bool {
        matches!(self, Hidden::Newly | Hidden::Long)
    }
}

/// Members and vehicles that would be in the open when these walks are done, each with one of its squares: a single one
/// of them, and the unit isn't hidden (T-135, T-166). Riders are hidden with their vehicle.
pub fn exposed(field: &Field, unit: UnitIx, walks: &[Run]) -> Vec<(Body, Cell)> {
    let mut ends: Vec<(Body, Cell)> =
        legs::ends(field, unit, walks).into_iter().map(|(mate, cell)| (mate.into(), cell)).collect();
    ends.retain(|(_, cell)| !hides(field, *cell));
    if field.vehicles_of(unit).next().is_some() {
        let after = legs::after(field, walks);
        let open = after.vehicles_of(unit).filter(|vehicle| !hides_vehicle(&after, *vehicle));
        let open = open.filter_map(|vehicle| Some((vehicle.into(), after.squares(vehicle.into()).corner()?)));
        ends.extend(open);
    }
    ends
}

/// How hidden a unit is once these walks start: a stealth action hides it unless a member ends in the open, and a plain
/// move ends its hiding (T-134, T-135, T-140, T-141).
pub fn hidden_after(field: &Field, unit: UnitIx, walks: &[Run], sneaks: bool) -> Hidden {
    let now = field.unit(unit).hidden;
    let hides = sneaks && exposed(field, unit, walks).is_empty();
    match (now.holds(), hides) {
        (false, true) => Hidden::Newly,
        (true, false) => Hidden::No,
        _ => now,
    }
}

/// Whether a body itself moves in these walks.
fn moves(walks: &[Run], body: Body) -> bool {
    walks.iter().any(|run| match run {
        Run::Walk(walk) => Body::Primate(walk.primate) == body && walk.walked(),
        Run::Drive(drive) => Body::Vehicle(drive.vehicle) == body && drive.moved(),
    })
}

/// Why a body can't hide on a square (T-133, T-166).
fn bare(field: &Field, walks: &[Run], body: Body, cell: Cell) -> Illegal {
    let id = field.name(body);
    let flies = |vehicle: VehicleIx| legs::after(field, walks).vehicle(vehicle).hull.height > 0;
    match body {
        Body::Vehicle(vehicle) if flies(vehicle) => NoDrive::InTheAir { vehicle: id }.into(),
        Body::Vehicle(_) => NoDrive::InTheOpen { vehicle: id, cell }.into(),
        Body::Primate(_) => Illegal::EndsInTheOpen { primate: id, cell },
    }
}

/// Checks a stealth order, and returns the walks in order: like a move at half Speed, with each walker going into
/// terrain or to cover (T-132, T-133). Nobody needs to walk if all are already at cover.
pub fn check_stealth(field: &Field, turn: &Turn, unit: UnitIx, legs: &[Leg]) -> Result<Vec<Run>, Illegal> {
    check_can_act(field, turn, unit)?;
    let walks = legs::check_runs(field, unit, Pace::Sneak, legs)?;
    let exposed = exposed(field, unit, &walks);
    if let Some((body, cell)) = exposed.iter().find(|(body, _)| moves(&walks, *body)) {
        return Err(bare(field, &walks, *body, *cell));
    }
    if legs::stands_still(&walks) {
        check_hiding_here(field, unit, &exposed)?;
    }
    Ok(walks)
}

/// A unit that stays where it is must gain something from hiding (T-135, T-141).
fn check_hiding_here(field: &Field, unit: UnitIx, exposed: &[(Body, Cell)]) -> Result<(), Illegal> {
    let id = field.unit(unit).id;
    match exposed.first() {
        Some((body @ Body::Vehicle(_), cell)) => Err(bare(field, &[], *body, *cell)),
        Some((Body::Primate(mate), cell)) => {
            Err(Illegal::StaysInTheOpen { unit: id, primate: field.primate(*mate).id, cell: *cell })
        }
        None if field.unit(unit).hidden.holds() => Err(Illegal::HiddenAlready { unit: id }),
        None => Ok(()),
    }
}

/// A stealth action starts. The unit is hidden from now on, including its walk, unless a member ends in the open
/// (T-134, T-135, T-141).
pub(super) fn sneak_out(
    given: Res<Given>,
    turn: Res<Turn>,
    field: Res<Field>,
    roster: Res<Roster>,
    mut units: Query<(&mut Actions, &mut Hidden)>,
    mut log: ResMut<BattleLog>,
    mut clock: ResMut<Clock<Frame>>,
) {
    let Order::Stealth { unit: id, steps } = given.order() else { return };
    let Some(unit) = field.find_unit(*id) else { return };
    let walks = check_stealth(&field, &turn, unit, steps).expect("orders are checked before they are taken");
    let (mut actions, mut hidden) = units.get_mut(roster.unit(unit)).expect("a unit can hide");
    actions.spend();
    let after = hidden_after(&field, unit, &walks, true);
    if !after.holds() {
        come_out(&mut hidden, "T-135", What::Cleared { who: (*id).into(), mark: "hidden" }, &mut log);
        log.tell("T-135", What::Said { what: "in-the-open", who: Some((*id).into()) });
    } else if !hidden.holds() {
        *hidden = after;
        log.tell("T-134", What::Marked { who: (*id).into(), mark: "hidden" });
    }
    clock.call(Frame::Move(Move::new(unit, walks)));
}

/// A hidden unit comes out of hiding; any other stays as it is.
fn come_out(hidden: &mut Hidden, rule: &'static str, told: What, log: &mut BattleLog) {
    if hidden.holds() {
        *hidden = Hidden::No;
        log.tell(rule, told);
    }
}

/// Ends a unit's hiding for good, if it is hidden: nothing it does next comes from hiding (T-140, T-164).
pub(super) fn reveal(
    unit: UnitIx,
    rule: &'static str,
    field: &Field,
    roster: &Roster,
    units: &mut Query<&mut Hidden>,
    log: &mut BattleLog,
) {
    let mut hidden = units.get_mut(roster.unit(unit)).expect("a unit can hide");
    if hidden.holds() {
        come_out(&mut hidden, rule, What::Cleared { who: field.unit(unit).id.into(), mark: "hidden" }, log);
    }
}

/// Ends a unit's hiding, if it is hidden, as it attacks: the fire that ends it gains half again (T-140, T-155).
pub(super) fn strike(
    unit: UnitIx,
    rule: &'static str,
    field: &Field,
    roster: &Roster,
    units: &mut Query<&mut Hidden>,
    log: &mut BattleLog,
) {
    if field.unit(unit).hidden.holds() {
        let strikes = strikes_from_hiding(field, unit);
        reveal(unit, rule, field, roster, units, log);
        if strikes {
            *units.get_mut(roster.unit(unit)).expect("a unit can hide") = Hidden::Striking;
        }
    }
}

/// A charged unit that shoots or is contacted is no longer hidden, and none of its fire counts as coming from hiding
/// any more (T-164).
pub(super) fn surprise(
    unit: UnitIx,
    field: &Field,
    roster: &Roster,
    units: &mut Query<&mut Hidden>,
    log: &mut BattleLog,
) {
    reveal(unit, "T-164", field, roster, units, log);
    units.get_mut(roster.unit(unit)).expect("a unit can hide").set_if_neq(Hidden::No);
}

/// Plain moves, overruns and attacks end hiding; an attack still comes from hiding when it is resolved (T-140, T-155).
pub(super) fn leave_hiding(
    given: Res<Given>,
    field: Res<Field>,
    roster: Res<Roster>,
    mut units: Query<&mut Hidden>,
    mut log: ResMut<BattleLog>,
) {
    match given.order() {
        Order::Move { unit, .. } | Order::Overrun { unit, .. } => {
            if let Some(unit) = field.find_unit(*unit) {
                reveal(unit, "T-140", &field, &roster, &mut units, &mut log);
            }
        }
        Order::Attack { unit, .. } | Order::Shell { unit, .. } => {
            if let Some(unit) = field.find_unit(*unit) {
                strike(unit, "T-155", &field, &roster, &mut units, &mut log);
            }
        }
        _ => {}
    }
}

/// A platoon is activated: units hidden now count as hidden since before this turn (T-134).
pub(super) fn remember_hiding(turn: Res<Turn>, field: Res<Field>, roster: Res<Roster>, mut units: Query<&mut Hidden>) {
    for unit in turn.units(&field).into_iter().filter(|unit| field.unit(*unit).hidden == Hidden::Newly) {
        *units.get_mut(roster.unit(unit)).expect("a unit can hide") = Hidden::Long;
    }
}

/// Fire from hiding is over once it has been resolved (T-155).
pub(super) fn forget_strikes(mut units: Query<(&mut Hidden, &Commitment)>) {
    for (mut hidden, commitment) in &mut units {
        if *hidden == Hidden::Striking && commitment.target.is_none() {
            *hidden = Hidden::No;
        }
    }
}

/// Added to the die of a watcher that searches for a hidden mover: the Accuracy of its best unpinned member that has
/// any of the hidden in sight, and the largest of their Sizes minus 2, each with Ambush (4.4, T-136 to T-138). None if
/// nobody sees any of them.
pub fn detection(field: &Field, watcher: UnitIx, mover: UnitIx, trails: &[Trail]) -> Option<i32> {
    let eyes = field.ready(watcher).filter(|mate| sees_any(field, *mate, mover, trails));
    let accuracy = eyes.map(|mate| sharpness(field, mate)).max()?;
    let bodies = field.members(mover).map(Body::Primate).chain(field.vehicles_of(mover).map(Body::Vehicle));
    let conspicuous =
        bodies.map(|body| measures::size(field, body) - 2 + talents::detection_bonus(field, body)).max()?;
    Some(accuracy + conspicuous)
}

/// The Accuracy of a primate with the best firearm that it can wield, regardless of range.
fn sharpness(field: &Field, mate: PrimateIx) -> i32 {
    let arms = field.kit(mate).firearms(&field.book).filter(|arm| wielding::can_wield(field, mate, *arm));
    let best = arms.map(|arm| measures::accuracy(field, Gun::Hand(mate, arm))).max();
    i32::from(best.unwrap_or(field.kit(mate).accuracy)) + talents::accuracy_bonus(field, mate)
}

/// Whether a watcher has any part of the mover in sight, where it is or where it went.
fn sees_any(field: &Field, watcher: PrimateIx, mover: UnitIx, trails: &[Trail]) -> bool {
    let seen = |at: End| field.ends(watcher.into()).any(|eye| field.sees_between(eye, at));
    field.targets(mover).any(|body| {
        let entered = trails.iter().filter(|trail| trail.body == body).flat_map(Trail::ends);
        entered.chain(field.ends(body)).any(seen)
    })
}

/// A watcher searches for the hidden mover, and the owner's next one only if it fails; a watcher that fails stays on
/// overwatch (T-136). True if it finds the mover, which is then no longer hidden.
pub(super) fn detect(
    (watcher, around): (UnitIx, &Overwatched),
    field: &Field,
    roster: &Roster,
    units: &mut Query<&mut Hidden>,
    dice: &mut Dice,
    log: &mut BattleLog,
) -> bool {
    let Some(bonus) = detection(field, watcher, around.mover, &around.trails) else { return false };
    let die = dice.roll(1)[0];
    let passed = nerve::passes(die, bonus);
    let who = field.unit(watcher).id.into();
    log.tell("T-136", What::Tested { who, die, bonus, need: nerve::NEEDED, passed });
    if passed {
        reveal(around.mover, "T-136", field, roster, units, log);
    }
    passed
}
