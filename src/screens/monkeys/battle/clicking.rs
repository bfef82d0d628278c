//! A click on the map while orders are given: it selects, inspects or drafts, and the second click confirms.

use super::{
    act::accept,
    charging,
    hands::{Draft, Hands},
    hulls, leaving, moving, refusal, riding, smoking,
};
use crate::board::Cell;
use crate::force::{PieceId, UnitIx};
use crate::rules::monkeys::{
    choices::{Table, check},
    door,
    order::Order,
};
use crate::screens::monkeys::battle::verbs;
use bevy::prelude::World;

/// A click on a square, on the board or beyond an edge; if the same thing is refused again, the rule is requested.
pub(super) fn click(world: &mut World, hands: &mut Hands, cell: Cell, shift: bool) {
    let before = hands.take_refusal();
    click_at(world, hands, cell, shift);
    hands.end_click(cell, before);
}

fn click_at(world: &mut World, hands: &mut Hands, cell: Cell, shift: bool) {
    if !door::table(world).field.ground().contains(cell) {
        return leaving::click(world, hands, cell);
    }
    let own = door::table(world).field.at(cell).is_some_and(|one| {
        let table = door::table(world);
        table.field.side_of(one) == table.turn.side
    });
    if hands.mode() == Some(verbs::CHARGE) && !own {
        return charging::click(world, hands, cell, shift);
    }
    let table = door::table(world);
    if let Some(Draft::Move { goal, .. }) = hands.draft()
        && *goal == cell
        && !shift
    {
        return accept(world, hands);
    }
    if riding::click(world, hands, cell) {
        return;
    }
    if hands.mode() == Some(verbs::SMOKE) {
        if smoking::drafted(hands) == Some(cell) {
            return accept(world, hands);
        }
        return smoking::click(world, hands, cell);
    }
    match hulls::unit_at(table.field, cell).zip(hulls::piece_at(table.field, cell)) {
        Some((unit, piece)) if table.field.side(unit) == table.turn.side => click_own(table, hands, unit, piece),
        Some((unit, _)) => click_enemy(world, hands, unit),
        None => moving::draft(world, hands, cell, shift),
    }
}

fn click_own(table: Table, hands: &mut Hands, unit: UnitIx, piece: PieceId) {
    let unit = table.field.unit(unit).id;
    if hands.selected() == Some(unit) {
        hands.toggle_alone(piece);
        return;
    }
    if Some(unit.platoon) == table.turn.active {
        hands.take_up(unit);
    } else {
        hands.look_at(unit);
    }
}

/// Inspects an enemy; if the unit may attack it, an attack is drafted, and the second click confirms.
fn click_enemy(world: &mut World, hands: &mut Hands, unit: UnitIx) {
    let table = door::table(world);
    let target = table.field.unit(unit).id;
    hands.inspect(Some(target));
    let Some(unit) = hands.selected() else { return };
    if hands.draft() == Some(&Draft::Attack { unit, target }) {
        return accept(world, hands);
    }
    hands.let_go();
    match check(table, &Order::Attack { unit, target }) {
        Ok(()) => {
            hands.lay(Draft::Attack { unit, target });
            hands.inspect(None);
        }
        Err(why) => hands.refuse(refusal(world, &why)),
    }
}
