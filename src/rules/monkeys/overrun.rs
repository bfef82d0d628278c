//! Overrun: a charge through enemy units, from stop to stop (text paragraphs 13 to 16; T-102 to T-121, T-131, T-142 to
//! T-145, T-158 to T-161). [`super::approach`] walks the lead, [`super::regroup`] places the others,
//! [`super::press_on`] breaks off or continues, [`super::stand`] handles contact with the target, and
//! [`super::charge_on`] chooses the next one.

pub use super::frames::{Overrun, Quarry, Runner, Stop};

use super::{
    acting::check_can_act,
    approach::{self, Course},
    field::Field,
    frames::{Attack, Cause, LeaderLost, Overwatched, Thrown},
    hiding,
    illegal::Illegal,
    joiners, movement,
    no_charge::NoCharge,
    order::{Given, Order, Path},
    overwatch,
    sequence::{Frame, Stage},
    shots::{Spots, Trail},
    states::{Actions, Braced, Hidden, Joined},
    stealth, targets,
    turn::Turn,
};
use crate::board::{Cell, Direction, path::Start};
use crate::engine::{clock::Clock, fact::What, log::BattleLog};
use crate::force::{PieceId, PrimateIx, Roster, UnitId, UnitIx, squad::Place};
use bevy_ecs::prelude::*;

impl Overrun {
    /// Squares left to walk (T-118).
    pub fn left(&self) -> u16 {
        self.speed.saturating_sub(self.spent)
    }

    /// Whether they attack from hiding: they were hidden, have fought nobody, and the target hasn't fired at them on
    /// their way (T-107).
    pub fn strikes_from_hiding(&self) -> bool {
        self.ambush && self.quarry != Quarry::Answered
    }

    /// Participants that can still act: on the board and not pinned (T-110, T-112, T-158).
    pub fn ready<'a>(&'a self, field: &'a Field) -> impl Iterator<Item = PrimateIx> + 'a {
        self.runners.iter().map(|runner| runner.primate).filter(|one| is_ready(field, *one))
    }

    /// Where the lead walks on from.
    pub fn start(&self, field: &Field) -> Option<Start> {
        let runner = self.runners.iter().find(|runner| runner.primate == self.lead)?;
        Some(Start { cell: field.cell(self.lead)?, dear: runner.from.dear })
    }

    /// A participant's part.
    pub fn runner(&self, primate: PrimateIx) -> Option<&Runner> {
        self.runners.iter().find(|runner| runner.primate == primate)
    }

    /// The same, mutable.
    pub(super) fn runner_mut(&mut self, primate: PrimateIx) -> Option<&mut Runner> {
        self.runners.iter_mut().find(|runner| runner.primate == primate)
    }

    /// Records the squares that a participant has entered, and the overwatch they trigger (T-123, T-161).
    pub(super) fn note_steps(&mut self, field: &Field, primate: PrimateIx, cells: &[Cell], log: &mut BattleLog) {
        let watchers = overwatch::watchers(field, self.unit);
        for cell in cells {
            overwatch::note(field, &watchers, &mut self.set_off, (primate.into(), (*cell).into()), "T-124", log);
        }
        match self.trails.iter_mut().find(|trail| trail.body == primate.into()) {
            Some(trail) => trail.cells.extend(cells),
            None => self.trails.push(Trail::on_ground(primate.into(), cells.to_vec())),
        }
    }

    /// Overwatch triggered by the squares since the last time; returned once.
    fn overwatched(&mut self) -> Option<Overwatched> {
        let (trails, watchers) = (std::mem::take(&mut self.trails), std::mem::take(&mut self.set_off));
        (!watchers.is_empty()).then_some(Overwatched { mover: self.unit, trails, watchers })
    }
}

/// On the board, on foot, and not pinned.
pub fn is_ready(field: &Field, primate: PrimateIx) -> bool {
    field.cell(primate).is_some() && !field.primate(primate).pin.holds()
}

/// Members of a unit on foot, which can charge, be charged and fight (G-25).
pub fn on_foot(field: &Field, unit: UnitIx) -> impl DoubleEndedIterator<Item = PrimateIx> + '_ {
    field.on_foot(unit)
}

/// The participants of an overrun starting now (T-102).
pub fn participants(field: &Field, unit: UnitIx) -> Vec<PrimateIx> {
    on_foot(field, unit).filter(|mate| is_ready(field, *mate)).collect()
}

/// Squares of an overrun: the lowest Speed among its participants (T-102).
pub fn speed(field: &Field, participants: &[PrimateIx]) -> u16 {
    participants.iter().map(|mate| movement::gait(field, *mate).speed).min().unwrap_or(0)
}

pub(super) fn overrun(clock: &Clock<Frame>) -> &Overrun {
    match clock.top() {
        Frame::Overrun(overrun) => overrun,
        other => unreachable!("an overrun runs in its own frame, not in {other:?}"),
    }
}

pub(super) fn overrun_mut(clock: &mut Clock<Frame>) -> &mut Overrun {
    match clock.top_mut() {
        Frame::Overrun(overrun) => overrun,
        other => unreachable!("an overrun runs in its own frame, not in {other:?}"),
    }
}

/// The overrun in progress, whatever procedure of its is running.
pub(super) fn under_way(clock: &mut Clock<Frame>) -> Option<&mut Overrun> {
    clock.frames_mut().rev().find_map(|frame| match frame {
        Frame::Overrun(overrun) => Some(&mut **overrun),
        _ => None,
    })
}

/// A charged unit has fired on the way, in approach or from overwatch, so chargers from hiding get no bonus (T-107).
pub(super) fn note_fire(clock: &mut Clock<Frame>, shooters: UnitIx) {
    let stands_firm = matches!(clock.top(), Frame::Attack(attack) if attack.cause == Cause::StandFirm);
    if let Some(overrun) =
        under_way(clock).filter(|overrun| overrun.quarry == Quarry::Ahead && overrun.target == shooters && !stands_firm)
    {
        overrun.quarry = Quarry::Answered;
    }
}

/// What an overrun order amounts to, before it is given (T-102, T-103, T-142, T-160).
pub fn check_overrun(
    field: &Field,
    turn: &Turn,
    (unit, target): (UnitId, UnitId),
    lead: PieceId,
    path: &Path,
    joiners: &[PieceId],
) -> Result<(Overrun, Course), Illegal> {
    let find = |id: UnitId| field.find_unit(id).ok_or(Illegal::NoSuchUnit { unit: id });
    let (charger, enemy) = (find(unit)?, find(target)?);
    check_can_act(field, turn, charger)?;
    let overrun = set_out(field, (charger, enemy), lead, joiners)?;
    let course = approach::course(field, &overrun, enemy, &path.0)?;
    Ok((overrun, course))
}

/// An overrun about to start, with no path yet.
fn set_out(
    field: &Field,
    (unit, target): (UnitIx, UnitIx),
    lead: PieceId,
    named: &[PieceId],
) -> Result<Overrun, Illegal> {
    check_target(field, unit, target)?;
    let mut members = participants(field, unit);
    let joiners = if named.is_empty() { Vec::new() } else { joiners::check_joiners(field, unit, named)? };
    if members.is_empty() {
        return Err(NoCharge::NobodyOnFoot { unit: field.unit(unit).id }.into());
    }
    let leader = field.unit(unit).lead.leader.filter(|leader| members.contains(leader));
    let named = field.find_primate(lead).filter(|one| members.contains(one));
    let named = named.ok_or(NoCharge::CannotTakeLead { primate: lead })?;
    if let Some(leader) = leader.filter(|leader| *leader != named) {
        return Err(NoCharge::LeaderLeads { leader: field.primate(leader).id }.into());
    }
    members.extend(joiners);
    Ok(Overrun::new(field, unit, named, target, &members))
}

/// An enemy unit with anyone on foot may be charged, seen or unseen, hidden or not (T-142, G-25).
pub fn check_target(field: &Field, unit: UnitIx, target: UnitIx) -> Result<(), Illegal> {
    let (id, enemy) = (field.unit(unit).id, field.unit(target).id);
    if id.side == enemy.side {
        return Err(Illegal::OwnSide { unit: id, target: enemy });
    }
    if !field.stands(target) {
        return Err(Illegal::Gone { unit: enemy });
    }
    if on_foot(field, target).next().is_none() {
        return Err(NoCharge::NobodyOnFoot { unit: enemy }.into());
    }
    Ok(())
}

impl Overrun {
    /// An overrun about to start.
    pub fn new(field: &Field, unit: UnitIx, lead: PrimateIx, target: UnitIx, members: &[PrimateIx]) -> Self {
        let runner = |primate: &PrimateIx| {
            let cell = field.cell(*primate).expect("participants stand on the board");
            Runner { primate: *primate, from: cell.into(), spent: 0 }
        };
        Self {
            unit,
            lead,
            target,
            way: Vec::new(),
            route: Vec::new(),
            speed: speed(field, members),
            spent: 0,
            in_sight: 0,
            reactions: 0,
            runners: members.iter().map(runner).collect(),
            trails: Vec::new(),
            set_off: Vec::new(),
            met: Vec::new(),
            stop: Stop::End,
            quarry: Quarry::Ahead,
            ambush: false,
            warned: false,
            held: None,
            caught: None,
        }
    }

    /// A new target: the count of squares in sight starts over (T-105).
    pub(super) fn aim_at(&mut self, target: UnitIx, way: Vec<Direction>, course: Course) {
        (self.target, self.way, self.route) = (target, way, course.cells);
        (self.in_sight, self.reactions, self.quarry, self.caught) = (0, 0, Quarry::Ahead, None);
    }
}

/// An overrun action starts. It spends an action but ends nothing else; hiding ends here (T-119).
#[expect(clippy::too_many_arguments, reason = "a charge spends an action, ends hiding and takes others along")]
pub(super) fn launch(
    given: Res<Given>,
    turn: Res<Turn>,
    field: Res<Field>,
    roster: Res<Roster>,
    mut units: Query<&mut Actions>,
    mut primates: Query<&mut Joined>,
    mut hidden: Query<&mut Hidden>,
    mut log: ResMut<BattleLog>,
    mut clock: ResMut<Clock<Frame>>,
) {
    let Order::Overrun { unit, lead, path, target, joiners } = given.order() else { return };
    let checked = check_overrun(&field, &turn, (*unit, *target), *lead, path, joiners);
    let (mut overrun, course) = checked.expect("orders are checked before they are taken");
    overrun.aim_at(overrun.target, path.0.clone(), course);
    overrun.ambush = hiding::strikes_from_hiding(&field, overrun.unit);
    units.get_mut(roster.unit(overrun.unit)).expect("a unit has actions").spend();
    let joining: Vec<PrimateIx> = joiners.iter().filter_map(|id| field.find_primate(*id)).collect();
    joiners::join(&joining, overrun.unit, &field, &roster, &mut primates, &mut hidden, &mut log);
    clock.call(Frame::Overrun(Box::new(overrun)));
}

/// The consequence of a stop: an approach reaction, overwatch before contact, or continuing (T-104, T-159, T-161).
pub(super) fn answer_stop(
    mut clock: ResMut<Clock<Frame>>,
    mut hidden: Query<&mut Hidden>,
    mut log: ResMut<BattleLog>,
    field: Res<Field>,
    roster: Res<Roster>,
) {
    let overrun = overrun_mut(&mut clock);
    match overrun.stop {
        Stop::Reaction => {
            overrun.reactions += 1;
            if targets::any(&field, overrun.target, overrun.unit, Spots::Standing) {
                stealth::surprise(overrun.target, &field, &roster, &mut hidden, &mut log);
            }
            let shot = Attack::new(overrun.target, overrun.unit, Cause::Approach);
            clock.call(Frame::Attack(shot));
        }
        Stop::Contact => {
            let target = overrun.target;
            overrun.met.retain(|met| *met != target);
            overrun.met.push(target);
            if let Some(overwatched) = overrun.overwatched() {
                clock.call(Frame::Overwatched(overwatched));
            }
        }
        Stop::Victory => clock.go_to(Stage::AskChargeOn),
        Stop::Warned => clock.go_to(Stage::Charge),
        Stop::End => clock.go_to(Stage::Finish),
    }
}

/// The overrun is over: overwatch for the squares not settled by a contact, and a leader that walked off (T-124,
/// T-153).
pub(super) fn finish(mut clock: ResMut<Clock<Frame>>, field: Res<Field>, mut log: ResMut<BattleLog>) {
    let overrun = overrun_mut(&mut clock);
    let (unit, overwatched) = (overrun.unit, overrun.overwatched());
    log.tell("T-119", What::Said { what: "charge-over", who: Some(field.unit(unit).id.into()) });
    if let Some(overwatched) = overwatched {
        clock.call(Frame::Overwatched(overwatched));
    }
    let departed = field.unit(unit).lead.leader.is_some_and(|leader| field.cell(leader).is_none());
    if departed && field.stands(unit) {
        clock.call(Frame::LeaderLost(LeaderLost { unit, killer: None, thrown: Thrown::default() }));
    }
}

/// Moves a primate. One that leaves its square is no longer braced (T-98).
pub(super) fn put(primate: PrimateIx, place: Place, roster: &Roster, primates: &mut Query<(&mut Place, &mut Braced)>) {
    let (mut old, mut braced) = primates.get_mut(roster.primate(primate)).expect("a primate has a place");
    if old.set_if_neq(place) {
        braced.set_if_neq(Braced(false));
    }
}
