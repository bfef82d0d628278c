//! Placing a unit: which one, and its facing.

use super::{
    Hands, fill,
    hands::{cycle, select},
    look::Look,
};
use crate::battle::shown::Shown;
use crate::board::Cell;
use crate::engine::Shape;
use crate::input::{Intent, Verb};

/// Whether the player pressed a face in the queue at the top: its unit is selected if orders can be given, and
/// inspected while anything else is asked.
pub(super) fn is_face<B: Shown>(look: &Look<B>, hands: &mut Hands, intent: &Intent) -> bool {
    let Intent::Platoon(place) = intent else { return false };
    match fill::on_track(look, *place) {
        Some(unit) if look.shape() == Some(Shape::Act) => select(look, hands, unit),
        Some(unit) => hands.look_at(unit),
        None => {}
    }
    true
}

/// Switches clicks to choosing the facing of the unit being placed; or back to placing it.
pub(super) fn turning<B: Shown>(look: &Look<B>, hands: &mut Hands, verb: Verb) {
    let kind = B::VERBS.get(usize::from(verb.0)).map(|kind| kind.name);
    if kind.is_none() || kind != look.turns().map(|turned| turned.verb) {
        return;
    }
    if !hands.leave_mode() {
        let marked = look.marked().and_then(|place| look.says[place].cell);
        let wanted = hands.with(|hands| {
            hands.choose(Some(verb));
            (hands.plain.goal, hands.plain.way_to) = (hands.plain.goal.or(marked), 0);
        });
        if wanted
            .plain
            .goal
            .is_some_and(|goal| Look::<B>::at(look.world, &wanted).planned(goal).is_some_and(|one| one.is_ok()))
        {
            *hands = wanted;
            hands.mark(look.listed);
            hands.note(None);
        }
    }
}

/// Turns the unit being placed to face a cell.
pub(super) fn turn_to<B: Shown>(look: &Look<B>, hands: &mut Hands, cell: Cell) {
    let wanted = hands.with(|hands| {
        hands.plain.toward = Some(cell);
        hands.note(None);
    });
    match wanted.plain.goal.and_then(|goal| Look::<B>::at(look.world, &wanted).planned(goal)) {
        Some(Err(why)) => hands.refuse(look.why(&why)),
        Some(Ok(_)) => *hands = wanted,
        None => {}
    }
}

/// Switches to placing another unit.
pub(super) fn choose_unit<B: Shown>(look: &Look<B>, hands: &mut Hands, intent: &Intent) {
    match intent {
        Intent::SelectUnit(unit) | Intent::GoTo(unit) => select(look, hands, *unit),
        Intent::NextUnit => cycle(look, hands, 1),
        _ => cycle(look, hands, -1),
    }
    let first = look.says.iter().position(|says| says.unit.is_some() && says.unit == hands.selected());
    hands.mark(first.unwrap_or(hands.marked()));
}
