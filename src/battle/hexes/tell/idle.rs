//! Why nothing is fired: the rules' own reasons in words.

use super::Names;
use crate::battle::{account::Note, hexes::called};
use crate::force::UnitId;
use crate::rules::hexes::{
    field::Field,
    gunnery::{self, Missed},
    shooting::{self, NoShot},
};
use crate::words::{say, word};

/// The units that fire in a gunnery step, 1 or 2, but have no target, and why.
pub(super) fn told(field: &Field, names: &Names, step: u8) -> Vec<(UnitId, Note)> {
    let missed = gunnery::missed(field, step).into_iter();
    missed
        .map(|missed| (field.unit(missed.unit).id, reason(field, &names.unit(field.unit(missed.target).id), missed)))
        .collect()
}

/// Why a weapon can't be fired at an enemy of that name, as a part of a sentence.
pub fn reason(field: &Field, target: &str, missed: Missed) -> Note {
    let weapon = &field.make(missed.unit).weapons[missed.weapon];
    let (id, rule) = match missed.why {
        NoShot::Unloaded => ("unloaded", "F5"),
        NoShot::UsedUp => ("used-up", "G18"),
        NoShot::TooFar => ("too-far", "A6"),
        NoShot::OutOfArc => ("out-of-arc", "F10"),
        NoShot::Hidden(_) => ("hidden", "F8"),
    };
    let far = field.hex(missed.unit).zip(field.hex(missed.target)).map_or(0, |(from, to)| from.distance(to));
    let ground = match missed.why {
        NoShot::Hidden(hex) if field.land.cloud(hex).smoke > 0 => word("hexes-hides-smoke"),
        NoShot::Hidden(hex) => field.terrain(hex).name.clone(),
        _ => String::new(),
    };
    let terms = [
        ("weapon", weapon.name.replace('-', " ").into()),
        ("arc", called::arc(weapon.arc).into()),
        ("reach", i32::from(shooting::farthest(field, weapon)).into()),
        ("far", i32::from(far).into()),
        ("ground", ground.into()),
        ("target", target.into()),
    ];
    Note::new(say(&format!("hexes-no-shot-{id}"), &terms), rule)
}
