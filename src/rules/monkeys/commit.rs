//! Actions of a unit, and what ends its turn: committing to an attack, overwatch, done (text paragraph 2 and 7; T-12 to
//! T-17, T-43 to T-46, T-177).

pub use super::{
    acting::{actions_left, check_can_act},
    states::{Actions, Commitment, Ended},
};

use super::{
    field::Field,
    frames::{Attack, Cause, Counterfire},
    illegal::Illegal,
    order::{Given, Order},
    sequence::Frame,
    targets,
    turn::Turn,
    windows::Ask,
};
use crate::engine::{clock::Clock, fact::What, log::BattleLog};
use crate::force::{Roster, UnitIx};
use bevy_ecs::prelude::*;

impl Actions {
    /// A unit about to act.
    pub const fn fresh(left: u8) -> Self {
        Self { left, ended: Ended::No }
    }

    /// Spends one action.
    pub(super) const fn spend(&mut self) {
        self.left = self.left.saturating_sub(1);
    }

    /// Ends the unit's turn, even if it has actions left (T-13).
    pub(super) const fn end(&mut self, ended: Ended) {
        self.ended = ended;
    }
}

impl Commitment {
    /// Whether there is anything to resolve.
    pub const fn is_made(&self) -> bool {
        self.target.is_some() || self.smoke.is_some() || self.shell.is_some()
    }
}

/// An unpinned, loaded member can legally target a member of the chosen unit right now (T-43).
pub fn check_attack(field: &Field, turn: &Turn, unit: UnitIx, target: UnitIx) -> Result<(), Illegal> {
    check_can_act(field, turn, unit)?;
    targets::check_reachable(field, unit, target)
}

/// Units of the active platoon that can still act.
pub fn able(field: &Field, turn: &Turn) -> Vec<UnitIx> {
    turn.units(field).into_iter().filter(|unit| check_can_act(field, turn, *unit).is_ok()).collect()
}

/// Asks for the next order of the turn. Asks every time, so that the player ends the turn (T-14).
pub(super) fn ask_order(mut clock: ResMut<Clock<Frame>>, turn: Res<Turn>) {
    if clock.outcome().is_none() {
        clock.ask(Ask::Act.at(turn.side, None));
    }
    clock.again();
}

/// An attack is an action that ends the unit's turn; nothing is rolled until the firing phase (T-13).
pub(super) fn commit_to_attack(
    given: Res<Given>,
    field: Res<Field>,
    roster: Res<Roster>,
    mut units: Query<(&mut Actions, &mut Commitment)>,
    mut log: ResMut<BattleLog>,
    mut clock: ResMut<Clock<Frame>>,
) {
    // The step repeats until the turn is ended, unless a later system of a chapter says otherwise.
    clock.again();
    let Order::Attack { unit, target } = given.order() else { return };
    let (Some(shooter), Some(enemy)) = (field.find_unit(*unit), field.find_unit(*target)) else { return };
    let (mut actions, mut commitment) = units.get_mut(roster.unit(shooter)).expect("a unit has actions");
    actions.spend();
    actions.end(Ended::Committed);
    *commitment = Commitment { target: Some(enemy), turn: next_in_line(&field), ..Commitment::default() };
    log.tell("T-43", What::Marked { who: (*unit).into(), mark: "committed" });
}

/// The position of the next commitment in their order (T-46).
pub(super) fn next_in_line(field: &Field) -> u8 {
    field.units.iter().map(|unit| unit.commitment.turn).max().unwrap_or(0) + 1
}

/// A unit may be declared done; its actions are lost (T-15).
pub(super) fn declare_done(given: Res<Given>, field: Res<Field>, roster: Res<Roster>, mut units: Query<&mut Actions>) {
    let Order::Done(id) = given.order() else { return };
    if let Some(unit) = field.find_unit(*id) {
        units.get_mut(roster.unit(unit)).expect("a unit has actions").end(Ended::Done);
    }
}

/// Ends the orders: every unit that could still act is done (T-15), and the firing phase starts.
pub(super) fn end_orders(
    given: Res<Given>,
    turn: Res<Turn>,
    field: Res<Field>,
    roster: Res<Roster>,
    mut units: Query<&mut Actions>,
    mut clock: ResMut<Clock<Frame>>,
    mut log: ResMut<BattleLog>,
) {
    if !matches!(given.order(), Order::EndTurn) {
        return;
    }
    for unit in able(&field, &turn) {
        units.get_mut(roster.unit(unit)).expect("a unit has actions").end(Ended::Done);
    }
    log.tell("T-150", What::Began { step: "firing", side: turn.side, round: turn.round });
    clock.go_to(super::sequence::Stage::AskResolve);
}

/// Attacks waiting to be resolved, in the order of commitment.
pub fn waiting(field: &Field, turn: &Turn) -> Vec<UnitIx> {
    let mut units = turn.units(field);
    units.retain(|unit| field.unit(*unit).commitment.is_made() && field.members(*unit).next().is_some());
    units.sort_by_key(|unit| field.unit(*unit).commitment.turn);
    units
}

/// The firing phase: the active player picks the next attack; a single one is resolved without asking (T-46).
pub(super) fn ask_resolution(
    turn: Res<Turn>,
    field: Res<Field>,
    roster: Res<Roster>,
    mut commitments: Query<&mut Commitment>,
    mut clock: ResMut<Clock<Frame>>,
) {
    if clock.outcome().is_some() {
        return;
    }
    match waiting(&field, &turn)[..] {
        [] => {}
        [only] => resolve(only, &field, &roster, &mut commitments, &mut clock),
        _ => clock.ask(Ask::Resolve.at(turn.side, None)),
    }
}

/// The chosen attack is resolved.
pub(super) fn take_resolution(
    given: Res<Given>,
    field: Res<Field>,
    roster: Res<Roster>,
    mut commitments: Query<&mut Commitment>,
    mut clock: ResMut<Clock<Frame>>,
) {
    if let Order::Resolve(id) = given.order()
        && let Some(unit) = field.find_unit(*id)
    {
        resolve(unit, &field, &roster, &mut commitments, &mut clock);
    }
}

fn resolve(
    unit: UnitIx,
    field: &Field,
    roster: &Roster,
    commitments: &mut Query<&mut Commitment>,
    clock: &mut Clock<Frame>,
) {
    let made = field.unit(unit).commitment;
    *commitments.get_mut(roster.unit(unit)).expect("a unit has a commitment") = Commitment::default();
    // The commitment is used up, even if the attack's own frame finds nobody who can fire (T-44, T-154).
    if let Some(throw) = made.smoke {
        clock.call(Frame::Smoke(throw));
    } else if let Some(troop) = made.shell {
        clock.call(Frame::Counterfire(Counterfire { unit, troop }));
    } else if let Some(target) = made.target {
        clock.call(Frame::Attack(Attack::new(unit, target, Cause::Ordered)));
    }
    clock.again();
}
