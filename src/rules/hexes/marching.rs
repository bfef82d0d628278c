//! All movers go together: who stays behind, who meets whom, who moves, who has to fight for its goal (G4).

use super::{
    aiming,
    answers::Answer,
    deeds::Deeds,
    fights,
    polls::{self, Poll},
    sequence::Frame,
    windows::Ask,
};
use crate::force::squad::Pile;

/// While too many friends are heading for a hex, one of them stays; then enemies meet head-on, which may make others
/// stay.
pub(super) fn ask_stay(mut deeds: Deeds) {
    let favored = deeds.turn.favored();
    while let Frame::Movement(movement) = deeds.clock.top() {
        let mut goings = movement.goings.clone();
        let crowd = fights::crowd(&deeds.field, &goings);
        if crowd.is_none() && !fights::meet(&deeds.field, &mut goings, favored) {
            return;
        }
        if let Frame::Movement(movement) = deeds.clock.top_mut() {
            movement.goings = goings;
            movement.crowd = crowd;
            movement.poll = Poll::default();
        }
        if crowd.is_some() {
            polls::ask(&mut deeds, Ask::Stay);
            if deeds.clock.window().is_some() {
                return;
            }
            stay(&mut deeds);
        }
    }
}

/// One stays.
pub(super) fn take_stay(mut deeds: Deeds) {
    polls::take(&mut deeds);
    stay(&mut deeds);
}

fn stay(deeds: &mut Deeds) {
    let settled = polls::settled(deeds.view());
    let Some(Answer::Stay(id)) = settled.first() else { return };
    let Some(unit) = deeds.field.find(*id) else { return };
    if let Frame::Movement(movement) = deeds.clock.top_mut() {
        for going in movement.goings.iter_mut().filter(|going| going.unit == unit) {
            going.goal = going.from;
        }
        movement.crowd = None;
        movement.poll = Poll::default();
    }
    deeds.note(unit, "stays", 0, "G4");
}

/// Units whose goal isn't contested move together; those fleeing off the board are gone. The others wait for the
/// assault, which ends their aim (A22).
pub(super) fn march(mut deeds: Deeds) {
    let Frame::Movement(movement) = deeds.clock.top() else { return };
    let goings = movement.goings.clone();
    let fights = fights::fights(&deeds.field, &goings);
    for going in &goings {
        if going.gone {
            deeds.remove(going.unit, Pile::Retreated, "G4");
        } else if going.moves() && !fights.iter().any(|fight| fight.fighters.iter().any(|one| one.unit == going.unit)) {
            deeds.step(going.unit, going.goal, "G4");
        }
    }
    for fighter in fights.iter().flat_map(|fight| &fight.fighters) {
        aiming::lose(&mut deeds, fighter.unit);
        deeds.mark(fighter.unit, "in-assault", true, "F17");
    }
    deeds.turn.fights = fights;
}
