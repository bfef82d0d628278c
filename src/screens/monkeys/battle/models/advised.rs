//! An advised answer to a question outside a unit's orders, as the adviser says it: which platoon, which die, and for
//! whom. What is drawn on the board is not said again in numbers.

use super::super::Names;
use crate::force::{PieceId, Side};
use crate::rules::monkeys::{
    door,
    order::{Order, Shot},
};
use crate::words::{say, word};
use bevy::prelude::World;

/// The answer in words; `None` for an order that its own name describes well enough.
pub fn answer(world: &World, order: &Order) -> Option<String> {
    let names = world.resource::<Names>();
    let table = door::table(world);
    let of_unit = |id: &str, unit| Some(say(id, &[("unit", names.unit_id(unit).to_owned().into())]));
    let of_piece = |id: &str, piece: PieceId| {
        let unit = names.unit_id(piece.unit).to_owned();
        Some(say(id, &[("name", names.piece(piece).into()), ("unit", unit.into())]))
    };
    match order {
        Order::Designate(number) => {
            let side = table.clock.window().map_or(table.turn.side, |window| window.side);
            Some(platoon(world, side, *number))
        }
        Order::Deploy { unit, .. } => of_unit("advice-deploy", *unit),
        Order::Resolve(unit) => of_unit("advice-resolve", *unit),
        Order::Check(unit) => of_unit("advice-check", *unit),
        Order::Charge(target, _) => of_unit("advice-charge-on", *target),
        Order::Promote(piece) => of_piece("advice-promote", *piece),
        Order::Lead(piece, _) => of_piece("advice-lead", *piece),
        Order::Lose(pieces) => Some(say("advice-lose", &[("names", listed(names, pieces).into())])),
        Order::Fire { shots, .. } => Some(say("advice-shoot", &[("names", listed(names, &shot_at(shots)).into())])),
        Order::Keep(place) => {
            let faces = &table.clock.top().thrown()?.faces;
            let face = faces.get(usize::from(*place).checked_sub(1)?)?;
            Some(say("advice-keep", &[("face", i32::from(*face).into())]))
        }
        _ => None,
    }
}

/// To activate a platoon, by its name and its letter, or its number before it has one.
pub fn platoon(world: &World, side: Side, number: u8) -> String {
    let mark = door::table(world).turn.mark(side, number).to_string();
    let letter = ("letter", mark.into());
    let platoon = match world.resource::<Names>().platoon(side, number) {
        "" => say("track-platoon", &[letter]),
        name => say("track-platoon-named", &[letter, ("name", name.into())]),
    };
    say("advice-designate", &[("platoon", platoon.into())])
}

/// Everyone shot at, each once.
fn shot_at(shots: &[Shot]) -> Vec<PieceId> {
    let mut named: Vec<PieceId> = shots.iter().flat_map(|shot| shot.at.iter().copied()).collect();
    named.sort_unstable();
    named.dedup();
    named
}

fn listed(names: &Names, pieces: &[PieceId]) -> String {
    let names: Vec<String> = pieces.iter().map(|piece| names.piece(*piece)).collect();
    match names.as_slice() {
        [first @ .., last] if !first.is_empty() => [first.join(", "), last.clone()].join(&word("advice-and")),
        all => all.join(""),
    }
}
