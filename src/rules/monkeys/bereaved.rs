//! Units that have just lost their leader, and the order of their checks (text paragraph 10; T-76, T-146, T-151,
//! T-165).

use super::{
    field::Field,
    frames::{LeaderLost, Thrown},
    leader,
    order::{Given, Order},
    sequence::{Frame, Stage},
    turn::Turn,
    windows::Ask,
};
use crate::engine::clock::Clock;
use crate::force::{PrimateIx, Side, UnitIx};
use bevy_ecs::prelude::*;

/// Units whose check is still due in a procedure that can remove leaders.
pub fn due(frame: &Frame) -> &[UnitIx] {
    match frame {
        Frame::Attack(attack) => &attack.bereaved,
        Frame::Fight(fight) => &fight.bereaved,
        _ => &[],
    }
}

fn due_mut(frame: &mut Frame) -> Option<&mut Vec<UnitIx>> {
    match frame {
        Frame::Attack(attack) => Some(&mut attack.bereaved),
        Frame::Fight(fight) => Some(&mut fight.bereaved),
        _ => None,
    }
}

/// The side that removed the leader of a unit (T-81).
fn killer(frame: &Frame, unit: UnitIx, field: &Field) -> Side {
    match frame {
        Frame::Attack(attack) => field.side(attack.unit),
        _ => field.side(unit).other(),
    }
}

/// The unit that a primate has just left without a leader by falling, if it led one.
pub fn led_by(field: &Field, fallen: PrimateIx) -> Option<UnitIx> {
    let unit = field.primate(fallen).unit;
    (field.unit(unit).lead.leader == Some(fallen)).then_some(unit)
}

/// Units whose check comes now: the active player's first, then the other's (T-151).
pub fn next_checks(due: &[UnitIx], field: &Field, turn: &Turn) -> Vec<UnitIx> {
    let of = |side: Side| due.iter().copied().filter(|unit| field.side(*unit) == side).collect::<Vec<_>>();
    let active = of(turn.side);
    if active.is_empty() { of(turn.side.other()) } else { active }
}

/// Leader checks, one after another, as soon as a roll has been applied; the owner of several chooses their order
/// (T-76, T-151, T-165).
pub(super) fn ask_check(mut clock: ResMut<Clock<Frame>>, field: Res<Field>, turn: Res<Turn>) {
    match next_checks(due(clock.top()), &field, &turn)[..] {
        [] => {}
        [only] => check_leader(only, &mut clock, &field),
        [first, ..] => clock.ask(Ask::Check.at(field.side(first), None)),
    }
}

/// The named unit takes its check next.
pub(super) fn take_check(mut clock: ResMut<Clock<Frame>>, field: Res<Field>, given: Res<Given>) {
    if let Order::Check(id) = given.order()
        && let Some(unit) = field.find_unit(*id)
    {
        check_leader(unit, &mut clock, &field);
    }
}

fn check_leader(unit: UnitIx, clock: &mut Clock<Frame>, field: &Field) {
    if let Some(due) = due_mut(clock.top_mut()) {
        due.retain(|bereaved| *bereaved != unit);
    }
    let killer = leader::check_due(field, unit).then(|| killer(clock.top(), unit, field));
    clock.call(Frame::LeaderLost(LeaderLost { unit, killer, thrown: Thrown::default() }));
    clock.go_to(Stage::AskCheck);
}
