//! The charged unit flees or stands firm, and the members left fight (text paragraph 14; T-107 to T-112).

use super::{
    field::Field,
    frames::{Attack, Cause, Fight, Flight, Overrun, Quarry, Stop},
    nerve,
    order::{Given, Order},
    overrun::{on_foot, overrun, overrun_mut},
    sequence::{Frame, Stage},
    states::Hidden,
    stealth,
    windows::Ask,
};
use crate::dice::Dice;
use crate::engine::{clock::Clock, fact::What, log::BattleLog};
use crate::force::Roster;
use bevy_ecs::prelude::*;

/// Contact: hiding ends, and the target flees or stands firm, before any test (T-108, T-164).
pub(super) fn ask_stand(
    mut clock: ResMut<Clock<Frame>>,
    mut hidden: Query<&mut Hidden>,
    mut log: ResMut<BattleLog>,
    field: Res<Field>,
    roster: Res<Roster>,
) {
    let target = overrun(&clock).target;
    if clock.outcome().is_some() {
        return;
    }
    stealth::surprise(target, &field, &roster, &mut hidden, &mut log);
    if on_foot(&field, target).next().is_none() {
        clock.go_to(Stage::Meet);
        return;
    }
    let about = field.unit(target).id;
    clock.ask(Ask::Stand.at(about.side, Some(about)));
}

fn flee(clock: &mut Clock<Frame>, field: &Field) {
    let overrun = overrun_mut(clock);
    overrun.caught = Some(Vec::new());
    let flight = Flight::new(field, overrun);
    clock.call(Frame::Flight(flight));
    clock.go_to(Stage::Meet);
}

/// The charged unit's choice.
pub(super) fn flee_or_stand(mut clock: ResMut<Clock<Frame>>, field: Res<Field>, given: Res<Given>) {
    if matches!(given.order(), Order::Flee) {
        flee(&mut clock, &field);
    }
}

/// A unit that stands firm tests: its leader's Morale, or without a leader the most common one (T-77, T-109).
pub(super) fn test_nerve(
    mut clock: ResMut<Clock<Frame>>,
    mut dice: ResMut<Dice>,
    mut log: ResMut<BattleLog>,
    field: Res<Field>,
) {
    let Overrun { unit, target, .. } = *overrun(&clock);
    let bonus = nerve::standing_morale(&field, target);
    let die = dice.roll(1)[0];
    let passed = nerve::passes(die, bonus);
    let who = field.unit(target).id.into();
    log.tell("T-109", What::Tested { who, die, bonus, need: nerve::NEEDED, passed });
    if passed {
        clock.call(Frame::Attack(Attack::new(target, unit, Cause::StandFirm)));
    } else {
        flee(&mut clock, &field);
    }
}

/// If both sides have members left, chargers and charged fight once; otherwise it is a victory, or nobody is left to
/// win it.
pub(super) fn meet(mut clock: ResMut<Clock<Frame>>, field: Res<Field>, mut log: ResMut<BattleLog>) {
    let overrun = overrun_mut(&mut clock);
    let chargers: Vec<_> = overrun.ready(&field).collect();
    let stays = |one: &_| overrun.caught.as_ref().is_none_or(|caught| caught.contains(one));
    let charged: Vec<_> = on_foot(&field, overrun.target).filter(stays).collect();
    if chargers.is_empty() {
        log.tell("T-110", What::Said { what: "charge-broken", who: Some(field.unit(overrun.unit).id.into()) });
        clock.go_to(Stage::Finish);
    } else if charged.is_empty() || overrun.quarry == Quarry::Fought {
        overrun.stop = Stop::Victory;
        clock.go_to(Stage::AskNewLead);
    } else {
        let half_again = overrun.strikes_from_hiding();
        (overrun.quarry, overrun.ambush) = (Quarry::Fought, false);
        let fight = Fight::new((overrun.unit, chargers), (overrun.target, charged), half_again);
        clock.call(Frame::Fight(fight));
        clock.again();
    }
}
