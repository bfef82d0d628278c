//! Hints in the first battles.

use crate::engine::Rules;
use crate::rules::hexes::{Hexes, choices, windows::Ask};
use crate::screens::{hints::Hint, table};
use bevy::prelude::World;

/// A hint that is due while this question is open.
macro_rules! asked {
    ($name:literal, $ask:ident, $rule:literal) => {
        Hint::new($name, $rule, |world| is_asked(world, Ask::$ask))
    };
}

/// All hints, the rarer ones first: if several are due, the first is shown.
pub const HINTS: &[Hint] = &[
    asked!("hexes-cancel", Cancel, "F19"),
    asked!("hexes-strike", Strike, "F18"),
    Hint::new("hexes-beaten", "F20", is_beaten),
    Hint::new("hexes-retreat", "F20", |world| is_asked(world, Ask::Retreat) && !is_beaten(world)),
    asked!("hexes-heal", Heal, "G5"),
    asked!("hexes-stay", Stay, "G4"),
    Hint::new("hexes-ahead", "F2", plans_ahead).taught(),
    asked!("hexes-plan", Plan, "G1").taught(),
    asked!("hexes-fire", Fire, "A26").taught(),
    asked!("hexes-move", Move, "G2").taught(),
    asked!("hexes-set-up", SetUp, "G23"),
];

/// Whether this is asked of the viewer: hints must not give away secrets.
fn is_asked(world: &World, what: Ask) -> bool {
    let window = Hexes::view(world).clock.window();
    window.is_some_and(|window| table::may_answer::<Hexes>(table::viewer(world), window) && Ask::of(window) == what)
}

/// Whether cards are written while those of this round are face up.
fn plans_ahead(world: &World) -> bool {
    let field = Hexes::view(world).field;
    is_asked(world, Ask::Plan) && field.all().any(|unit| field.unit(unit).orders.now.is_some())
}

/// Whether those that have lost an assault stay where they are, and may only turn.
fn is_beaten(world: &World) -> bool {
    is_asked(world, Ask::Retreat) && choices::only_turns(Hexes::view(world))
}
