//! Hints in the first battles.

use crate::engine::{Rules, Window};
use crate::force::UnitIx;
use crate::rules::initiative::{
    Initiative, View,
    characters::Repetition,
    field::Field,
    muster::Manner,
    windows::Ask,
    wounds::{self, Wound},
};
use crate::screens::{hints::Hint, table};
use bevy::prelude::World;

/// A hint that is due while this question is open.
macro_rules! asked {
    ($name:literal, $ask:ident, $rule:literal) => {
        Hint::new($name, $rule, |world| asked(world, Ask::$ask).is_some())
    };
}

/// A hint that is due while a side sets up in this manner.
macro_rules! set_up {
    ($name:literal, $manner:ident, $rule:literal) => {
        Hint::new($name, $rule, |world| sets_up(world, Manner::$manner))
    };
}

/// A hint that is due while a character is called that this holds for.
macro_rules! called {
    ($name:literal, $rule:literal, $holds:expr) => {
        Hint::new($name, $rule, |world| of_called(world, $holds))
    };
}

/// All hints, the rarer ones first: if several are due, the first is shown.
pub const HINTS: &[Hint] = &[
    asked!("initiative-watch", Watch, "R20").taught(),
    asked!("initiative-repeat", Repeat, "R18").taught(),
    asked!("initiative-carrier", Carrier, "G23"),
    called!("initiative-held", "G9", |field, unit| field.unit(unit).grip.is_tight()),
    called!("initiative-broken", "R19", |field, unit| field.unit(unit).repetition == Repetition::Broken).taught(),
    called!("initiative-hidden", "G12", |field, unit| field.unit(unit).stealth.hidden),
    called!("initiative-empty", "R6", |field, unit| {
        field.weapon(unit).magazine > 0 && field.rounds(unit) < field.weapon(unit).rounds().into()
    })
    .taught(),
    called!("initiative-wounded", "R12", |field, unit| wounds::worst(field, unit) >= Wound::Slight),
    called!("initiative-aims", "A21", |field, unit| field.unit(unit).aiming.0.is_some()).taught(),
    called!("initiative-sees", "R4", sees_somebody).taught(),
    set_up!("initiative-set-up", Free, "G22"),
    set_up!("initiative-set-up-road", Column, "G23"),
    set_up!("initiative-set-up-cover", Lurking, "G23"),
    asked!("initiative-declare", Declare, "R17").taught(),
    asked!("initiative-call", Call, "R2").taught(),
];

/// The open question, if it is this one and the viewer may answer it: hints must not give away secrets.
fn asked(world: &World, what: Ask) -> Option<Window> {
    let window = Initiative::view(world).clock.window()?;
    let told = table::may_answer::<Initiative>(table::viewer(world), window);
    (told && Ask::of(window) == what).then(|| window.clone())
}

/// Whether a side is setting up in this manner.
fn sets_up(world: &World, manner: Manner) -> bool {
    let manners = &Initiative::view(world).field.setting.manners;
    asked(world, Ask::SetUp).is_some_and(|window| manners[window.side.index()] == manner)
}

/// Whether a character is called that this holds for.
fn of_called(world: &World, holds: fn(&Field, UnitIx) -> bool) -> bool {
    let view = View { viewer: table::viewer(world), ..Initiative::view(world) };
    let known = view.known();
    let called = asked(world, Ask::Call).and_then(|window| window.about).and_then(|id| known.find(id));
    called.is_some_and(|unit| holds(&known, unit))
}

fn sees_somebody(field: &Field, unit: UnitIx) -> bool {
    let mut enemies = field.standing(field.unit(unit).id.side.other());
    enemies.any(|(enemy, _)| field.detects(unit, enemy) && field.see_each_other(unit, enemy))
}
