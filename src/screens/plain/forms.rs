//! A form under the hands: a question is chosen, answered, and all answers are given at once.

use super::{fill::portrait, hands::Hands, look::Look};
use crate::battle::{
    form::{self, Ticked},
    shown::Shown,
};
use crate::engine::{BattleLog, Fact};
use crate::force::UnitId;
use crate::input::{Intent, act::Act};
use crate::panels::{
    form::{Choice, Form, Item, Row},
    ticks::{Tick, Ticks, Went},
};
use crate::screens::{lesson, table, thinking};
use bevy::prelude::World;

/// Whether a form is open that the one who looks on may fill, and whether it wants a cell.
pub(super) fn is_open<B: Shown>(world: &World) -> Option<bool> {
    let window = crate::engine::door::window::<B>(world)?;
    let may = table::may_answer::<B>(table::viewer(world), window);
    B::form(world).filter(|_| may).map(|form| form.wants_cell)
}

/// A new form begins with its first unit.
pub(super) fn settle<B: Shown>(world: &World, hands: &mut Hands) {
    let Some(form) = B::form(world) else { return };
    hands.select(form.rows.first().and_then(|row| row.unit));
    hands.inspect(None);
}

/// What an intent does to a form; the place of the answer that is given, if one is.
pub(super) fn answer<B: Shown>(look: &Look<B>, hands: &mut Hands, intent: &Intent) -> Option<usize> {
    let form = look.form.as_ref()?;
    let row = look.row();
    match intent {
        Intent::Fill(item, choice) => take(look, hands, *item, *choice),
        Intent::TakeOption(place) => {
            // Answers are numbered through the whole row.
            let mut left = *place;
            for item in form.items_of(row) {
                let count = form.items().nth(item).map_or(0, |item| item.choices.len());
                if left < count {
                    take(look, hands, item, left);
                    break;
                }
                left -= count;
            }
        }
        Intent::MarkOption(step) => {
            let count = form.items().count().max(1) as isize;
            choose(look, hands, (hands.plain.item as isize + isize::from(*step)).rem_euclid(count) as usize);
        }
        Intent::MarkChoice(step) => {
            let count = form.items().nth(hands.plain.item).map_or(1, |item| item.choices.len().max(1)) as isize;
            let next = (look.pick(hands.plain.item) as isize + isize::from(*step)).rem_euclid(count) as usize;
            take(look, hands, hands.plain.item, next);
        }
        Intent::NextUnit | Intent::PreviousUnit => {
            let count = form.rows.len().max(1) as isize;
            let step = if *intent == Intent::NextUnit { 1 } else { -1 };
            let next = (row as isize + step).rem_euclid(count) as usize;
            choose(look, hands, form.items_of(next).start);
        }
        Intent::UnitNumber(number) if form.wants_cell => {
            take(look, hands, form.items_of(row).start, usize::from(*number).saturating_sub(1));
        }
        Intent::SelectUnit(unit) | Intent::GoTo(unit) => select(look, hands, *unit),
        Intent::SelectPiece(piece) | Intent::TogglePiece(piece) => select(look, hands, piece.unit),
        Intent::Click { cell, .. } if form.wants_cell => {
            let again = hands.plain.goal == Some(*cell);
            return again.then_some(look.listed).filter(|place| *place < look.says.len()).or_else(|| {
                set_down(look, hands, *cell);
                None
            });
        }
        Intent::Click { cell, .. } => {
            let items = form.items_of(row);
            let about = |item: &usize| {
                let choices = &form.items().nth(*item)?.choices;
                let now = look.pick(*item);
                // A click on what is taken already takes the next answer that is about the same cell.
                let places = (now + 1..choices.len()).chain(0..=now.min(choices.len().saturating_sub(1)));
                places.into_iter().find(|place| choices[*place].cell == Some(*cell)).map(|place| (*item, place))
            };
            let found = items.into_iter().find_map(|item| about(&item));
            match (found, look.on(*cell)) {
                (Some((item, place)), _) => take(look, hands, item, place),
                (None, Some(piece)) => select(look, hands, piece.id.unit),
                (None, None) => {}
            }
        }
        Intent::Accept => return Some(look.listed).filter(|place| *place < look.says.len()),
        _ => {}
    }
    None
}

/// A unit is put into a cell, if it may be.
fn set_down<B: Shown>(look: &Look<B>, hands: &mut Hands, cell: crate::board::Cell) {
    let tried = hands.with(|hands| hands.plain.goal = Some(cell));
    let there = Look::<B>::at(look.world, &tried);
    let order = there.choices.as_ref().and_then(|choices| choices.orders.get(there.listed));
    match order.map(|order| B::check(there.view, order)) {
        Some(Err(why)) => hands.refuse(look.why(&why)),
        Some(Ok(())) => {
            hands.plain.goal = Some(cell);
            hands.note(None);
        }
        None => {}
    }
}

/// Takes an answer to a question.
fn take<B: Shown>(look: &Look<B>, hands: &mut Hands, item: usize, choice: usize) {
    let Some(form) = &look.form else { return };
    if form.items().nth(item).is_none_or(|item| choice >= item.choices.len()) {
        return;
    }
    let mut picks: Vec<usize> = (0..form.items().count()).map(|item| look.pick(item)).collect();
    picks[item] = choice;
    (hands.plain.picks, hands.plain.advised) = (picks, None);
    hands.note(None);
    choose(look, hands, item);
}

/// A question is the one that keys answer, and its unit the one that is shown.
fn choose<B: Shown>(look: &Look<B>, hands: &mut Hands, item: usize) {
    let Some(form) = &look.form else { return };
    hands.plain.item = item;
    let row = (0..form.rows.len()).find(|row| form.items_of(*row).contains(&item));
    if let Some(unit) = row.and_then(|row| form.rows[row].unit) {
        hands.select(Some(unit));
        hands.inspect(None);
    }
}

fn select<B: Shown>(look: &Look<B>, hands: &mut Hands, unit: UnitId) {
    let Some(form) = &look.form else { return };
    match form.row_of(unit) {
        Some(row) => choose(look, hands, form.items_of(row).start),
        None => hands.inspect(Some(unit)),
    }
}

/// The form as the panel draws it.
pub(super) fn panel<B: Shown>(look: &Look<B>) -> Option<Form> {
    let form = look.form.as_ref().filter(|_| !thinking::is_awaited(look.world))?;
    let open = look.row();
    let mut first = 0;
    let rows = form.rows.iter().enumerate().map(|(place, row)| {
        let items = row.items.iter().enumerate().map(|(nth, item)| self::item(look, item, first + nth)).collect();
        first += row.items.len();
        let piece = row.unit.and_then(|unit| look.pieces.iter().find(|piece| piece.id.unit == unit));
        Row {
            unit: row.unit,
            portrait: piece.map(portrait),
            name: row.unit.map(|unit| look.name(unit)).unwrap_or_default(),
            state: row.state.clone(),
            open: row.open.iter().map(|strip| strip.cells.clone()).collect(),
            items,
            chosen: place == open,
        }
    });
    let rows: Vec<Row> = rows.collect();
    // While the card of a lesson is read, the key is that card's.
    let is_read = !lesson::waits_for_reading(look.world);
    Some(Form {
        side: look.decider(),
        title: form.title.clone(),
        about: form.about.clone(),
        accept: form.accept.clone(),
        may: is_read && look.listed < look.says.len(),
        key: if is_read { look.key(Act::Choose) } else { String::new() },
        rows,
    })
}

fn item<B: Shown>(look: &Look<B>, item: &form::Item, number: usize) -> Item {
    let choice = |one: &form::Choice| Choice {
        title: one.title.clone(),
        cells: one.cells.clone(),
        about: one.about.clone(),
        idle: one.idle,
    };
    Item {
        number,
        title: item.title.clone(),
        choices: item.choices.iter().map(choice).collect(),
        taken: look.pick(number),
        marked: item.marked,
        current: look.hands.plain.item == number,
    }
}

/// The many steps of a round, as far as they have been shown.
pub(super) fn ticks<B: Shown>(look: &Look<B>, told: usize) -> Option<Ticks> {
    let facts = look.world.resource::<BattleLog>().seen_by(look.viewer);
    let facts: Vec<&Fact> = facts.take_while(|fact| (fact.number as usize) < told).collect();
    let ticks = B::ticks(look.world, &facts);
    let tick = |tick: form::Tick| Tick {
        sign: tick.sign,
        about: tick.about,
        rule: tick.rule.to_owned(),
        went: match tick.state {
            Ticked::Done => Went::Done,
            Ticked::Empty => Went::Empty,
            Ticked::Now => Went::Now,
            Ticked::Ahead => Went::Ahead,
        },
    };
    (!ticks.is_empty()).then(|| Ticks(ticks.into_iter().map(tick).collect()))
}
