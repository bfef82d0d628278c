//! A character as a figure: Initiative left, and its wounds by location (R12, G7).

use super::called;
use crate::battle::{
    account::{Figure, Limb, Note},
    shown::words_of,
};
use crate::force::{Side, UnitIx};
use crate::rules::initiative::{
    Initiative,
    field::Field,
    wounds::{self, Location},
};
use crate::words::{say, word};

/// The figure of a character.
pub(super) fn figure(field: &Field, unit: UnitIx) -> Figure {
    let (left, full) = pips(field, unit);
    let worst = words_of::<Initiative>("wound", wounds::worst(field, unit).name());
    let terms = [("left", i32::from(left).into()), ("full", i32::from(full).into()), ("worst", worst.into())];
    Figure {
        title: word("initiative-page-initiative"),
        pips: (left, full),
        about: Note::new(say("initiative-page-initiative-about", &terms), "R12"),
        limbs: Location::ALL.into_iter().map(|location| limb(field, unit, location)).collect(),
    }
}

/// Current Initiative, and Initiative without wounds.
pub(super) fn pips(field: &Field, unit: UnitIx) -> (u8, u8) {
    let full = field.unit(unit).rating.0;
    // A character that has yet to be set up hasn't lost anything.
    if field.waits(unit) {
        return (full, full);
    }
    (wounds::initiative(field, unit).min(full), full)
}

fn limb(field: &Field, unit: UnitIx, location: Location) -> Limb {
    let capacity = location.capacity(field.kind(unit));
    let taken = field.unit(unit).hurt.0[location as usize];
    let terms = [
        ("taken", i32::from(taken).into()),
        ("half", i32::from(capacity / 2).into()),
        ("capacity", i32::from(capacity).into()),
        ("twice", i32::from(2 * capacity).into()),
        ("armor", i32::from(location.armor(field.kind(unit))).into()),
    ];
    let wound = words_of::<Initiative>("wound", wounds::wound(field, unit, location).name());
    let state = if taken == 0 {
        say("initiative-page-bears", &terms)
    } else {
        say("initiative-page-taken", &[("taken", i32::from(taken).into()), ("wound", wound.into())])
    };
    Limb {
        name: called::location(location),
        at: place(location),
        taken,
        steps: vec![capacity / 2, capacity, 2 * capacity],
        state,
        about: Note::new(say("initiative-page-capacity-about", &terms), "G7"),
    }
}

/// The position of a part in the drawing of a body that faces the viewer, so its right arm is on the left.
const fn place(location: Location) -> [u8; 4] {
    match location {
        Location::Head => [34, 0, 32, 19],
        Location::Chest => [26, 20, 48, 25],
        Location::Abdomen => [29, 46, 42, 16],
        Location::RightArm => [4, 21, 20, 41],
        Location::LeftArm => [76, 21, 20, 41],
        Location::RightLeg => [27, 63, 21, 37],
        Location::LeftLeg => [52, 63, 21, 37],
    }
}

/// How many of a side can act or still wait to be set up, of how many; mounts don't count (G11).
pub(super) fn left(field: &Field, side: Side) -> (usize, usize) {
    let characters = || field.of(side).filter(|unit| !field.is_mount(*unit));
    let able = |unit: &UnitIx| field.waits(*unit) || field.cell(*unit).is_some() && wounds::is_able(field, *unit);
    (characters().filter(able).count(), characters().count())
}
