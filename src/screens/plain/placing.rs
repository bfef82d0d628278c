//! Placing a unit: which one, and where it looks.

use super::{
    Hands,
    hands::{cycle, select},
    look::Look,
};
use crate::battle::shown::Shown;
use crate::board::Cell;
use crate::input::{Intent, Verb};

/// From now on clicks say where the unit that is being placed looks; or again where it is put.
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

/// The unit that is being placed looks at a cell.
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

/// Another unit is the one that is put somewhere.
pub(super) fn choose_unit<B: Shown>(look: &Look<B>, hands: &mut Hands, intent: &Intent) {
    match intent {
        Intent::SelectUnit(unit) | Intent::GoTo(unit) => select(look, hands, *unit),
        Intent::NextUnit => cycle(look, hands, 1),
        _ => cycle(look, hands, -1),
    }
    let first = look.says.iter().position(|says| says.unit.is_some() && says.unit == hands.selected());
    hands.mark(first.unwrap_or(hands.marked()));
}
