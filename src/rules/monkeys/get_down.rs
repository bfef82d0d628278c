//! Get Down!: a unit that has triggered overwatch stops and drops prone (section 8; 3.4, G-10, T-162).

use super::{
    field::Field,
    frames::{Overwatched, Stop},
    order::{Given, Order},
    profiles::talent::Gift,
    sequence::{Frame, Stage},
    states::{Hidden, Prone},
    stealth, talents,
    windows::Ask,
};
use crate::board::{Cell, distance};
use crate::engine::{clock::Clock, fact::What, log::BattleLog};
use crate::force::{PrimateIx, Roster, UnitIx};
use bevy_ecs::prelude::*;

/// Whether a unit may drop when a member triggers overwatch on a cell: its CO has the talent and is near that cell
/// (T-162). The distance is measured from the CO's squares.
pub fn may_drop(field: &Field, unit: UnitIx, walker: PrimateIx, cell: Cell) -> bool {
    let Some((officer, talent)) = talents::officer_with(field, field.unit(unit).id, |gift| gift == Gift::GetDown)
    else {
        return false;
    };
    let squares = field.squares(officer.into()).map(|square| distance(square, cell)).min();
    officer == walker || squares.is_some_and(|squares| squares <= talents::reach(field, talent))
}

/// The unit that may drop now; none if overwatch hasn't been triggered.
fn warned(frame: &Frame) -> Option<UnitIx> {
    match frame {
        Frame::Move(march) => Some(march.unit),
        Frame::Overrun(overrun) if overrun.stop == Stop::Warned => Some(overrun.unit),
        _ => None,
    }
}

/// The owner of the moving or charging unit decides whether to stop here or to go on.
pub(super) fn ask_get_down(mut clock: ResMut<Clock<Frame>>, field: Res<Field>) {
    let Some(unit) = warned(clock.top()) else { return };
    let (side, about) = (field.side(unit), Some(field.unit(unit).id));
    clock.ask(Ask::GetDown.at(side, about));
}

/// Members that have moved stay where they are, the others don't move; all drop prone, and a charge is over (T-162). Or
/// the move continues.
pub(super) fn take_get_down(
    given: Res<Given>,
    field: Res<Field>,
    roster: Res<Roster>,
    mut clock: ResMut<Clock<Frame>>,
    mut primates: Query<&mut Prone>,
    mut hidden: Query<&mut Hidden>,
    mut log: ResMut<BattleLog>,
) {
    let Some(unit) = warned(clock.top()) else { return };
    if !matches!(given.order(), Order::GetDown) {
        go_on(&mut clock);
        return;
    }
    match clock.top_mut() {
        Frame::Move(march) => march.runs.clear(),
        _ => clock.go_to(Stage::Finish),
    }
    drop_prone(unit, &field, &roster, &mut primates, &mut log);
    // A stealth action that ends in the open hides nobody (T-135).
    if !stealth::exposed(&field, unit, &[]).is_empty() {
        stealth::reveal(unit, "T-135", &field, &roster, &mut hidden, &mut log);
    }
}

/// The move or charge continues, with any stop that was due on this square.
fn go_on(clock: &mut Clock<Frame>) {
    match clock.top_mut() {
        Frame::Overrun(overrun) => match overrun.held.take() {
            Some(stop) => overrun.stop = stop,
            None => clock.go_to(Stage::Charge),
        },
        _ => clock.go_to(Stage::Walk),
    }
}

/// Every member of a unit on foot drops prone on the spot.
pub(super) fn drop_prone(
    unit: UnitIx,
    field: &Field,
    roster: &Roster,
    primates: &mut Query<&mut Prone>,
    log: &mut BattleLog,
) {
    let who = field.unit(unit).id;
    log.tell("T-162", What::Said { what: "get-down", who: Some(who.into()) });
    let own = field.on_foot(unit).filter(|mate| field.party(*mate) == unit);
    for mate in own.chain(field.joiners(unit)) {
        *primates.get_mut(roster.primate(mate)).expect("a primate can drop") = Prone(field.cell(mate));
        log.tell("G-10", What::Marked { who: field.primate(mate).id.into(), mark: "prone" });
    }
}

/// The move is over or was stopped: now the overwatch that it triggered (T-124).
pub(super) fn answer_overwatch(mut clock: ResMut<Clock<Frame>>) {
    let Frame::Move(march) = clock.top_mut() else { return };
    let (mover, trails, watchers) =
        (march.unit, std::mem::take(&mut march.trails), std::mem::take(&mut march.triggered));
    if !watchers.is_empty() {
        clock.call(Frame::Overwatched(Overwatched { mover, trails, watchers }));
    }
}
