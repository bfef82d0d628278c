//! A character carries out its action (R1, R2).

use super::{
    aim, deeds::Deeds, firing, grip, melee, mounts, order::Action, posture, ready, reload, shooting::How, walking,
};
use crate::force::UnitIx;

/// Carries out a checked action. Fire uses up the aim; any other action ends it (A21).
pub(super) fn act(deeds: &mut Deeds, unit: UnitIx, action: Action) {
    if let Action::Fire(target) = action {
        let Some(target) = deeds.field.find(target) else { return };
        let aimed = aim::is_on(&deeds.field, unit, target);
        firing::fire(deeds, unit, target, How { aimed, moved: false });
        return aim::end(deeds, unit);
    }
    aim::end(deeds, unit);
    match action {
        Action::Aim(mark) => {
            reload::interrupt(deeds, unit);
            aim::aim(deeds, unit, mark);
        }
        Action::Reload => reload::reload(deeds, unit),
        Action::Move(pace, path, then) => walking::begin(deeds, unit, pace, path, then),
        Action::Fight(attack, target) => {
            if let Some(target) = deeds.field.find(target) {
                melee::fight(deeds, unit, attack, target);
            }
        }
        Action::Escape(pace, path) => grip::escape(deeds, unit, pace, path),
        Action::LetGo => grip::let_go(deeds, unit),
        Action::Ready(change) => ready::ready(deeds, unit, &change),
        Action::GoProne => posture::lie_down(deeds, unit, "R10"),
        Action::StandUp => posture::stand_up(deeds, unit),
        Action::Duck(path) => walking::duck(deeds, unit, path),
        Action::Mount(mount) => {
            if let Some(mount) = deeds.field.find(mount) {
                mounts::mount(deeds, unit, mount);
            }
        }
        Action::Dismount(cell) => mounts::dismount(deeds, unit, cell),
        Action::Hold | Action::Fire(_) => {}
    }
}
