//! The player's input on a form: choosing a question, answering it, and submitting all answers together.

use super::{fill::portrait, hands::Hands, look::Look, stacks};
use crate::battle::{
    form::{self, Ticked},
    shown::Shown,
};
use crate::board::Cell;
use crate::engine::{BattleLog, Fact};
use crate::force::UnitId;
use crate::input::{Intent, act::Act};
use crate::panels::{
    form::{Choice, Form, Item, Row},
    ticks::{Tick, Ticks, Went},
};
use crate::screens::{lesson, table, theatre, thinking};
use crate::words::{say, word};
use bevy::prelude::World;

/// Whether a form is open that the viewer may fill in, and whether it needs a cell.
pub(super) fn is_open<B: Shown>(world: &World) -> Option<bool> {
    let window = crate::engine::door::window::<B>(world)?;
    let may = table::may_answer::<B>(table::viewer(world), window);
    B::form(world).filter(|_| may).map(|form| form.wants_cell)
}

/// The chosen answer to each question.
pub(super) fn picks<B: Shown>(look: &Look<B>) -> Vec<usize> {
    (0..look.form.iter().flat_map(form::Form::items).count()).map(|item| look.pick(item)).collect()
}

/// Words the answers that depend on other answers chosen so far.
pub(super) fn reword<B: Shown>(look: &mut Look<B>) {
    let picks = picks(look);
    if let Some(form) = &mut look.form {
        B::reword(look.view, form, &picks);
    }
}

/// A new form starts with its first unit.
pub(super) fn settle<B: Shown>(world: &World, hands: &mut Hands) {
    let Some(form) = B::form(world) else { return };
    hands.select(form.rows.first().and_then(|row| row.unit));
    hands.inspect(None);
}

/// What an intent does to a form; returns the index of the answer that is given, if any.
pub(super) fn answer<B: Shown>(look: &Look<B>, hands: &mut Hands, intent: &Intent) -> Option<usize> {
    // Nothing can be answered before the board it is about is up to date.
    let form = look.form.as_ref().filter(|_| !look.waits())?;
    match intent {
        Intent::Fill(item, choice) => take(look, hands, *item, *choice),
        Intent::TakeOption(place) => take_by_number(look, hands, *place),
        Intent::MarkOption(step) => {
            let count = form.items().count().max(1) as isize;
            choose(look, hands, (hands.plain.item as isize + isize::from(*step)).rem_euclid(count) as usize);
        }
        Intent::MarkChoice(step) => {
            let count = form.items().nth(hands.plain.item).map_or(1, |item| item.choices.len().max(1)) as isize;
            let next = (look.pick(hands.plain.item) as isize + isize::from(*step)).rem_euclid(count) as usize;
            take(look, hands, hands.plain.item, next);
        }
        Intent::NextUnit => step(look, hands, 1),
        Intent::PreviousUnit => step(look, hands, -1),
        Intent::UnitNumber(number) if form.wants_cell => {
            take_by_number(look, hands, usize::from(*number).saturating_sub(1));
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
            match (clicked(look, *cell), stacks::clicked(look, *cell)) {
                (Some((item, place)), _) => {
                    take(look, hands, item, place);
                    // Its target is the one shown at the pointer.
                    let against = form.items().nth(item).and_then(|item| item.choices[place].unit);
                    hands.plain.top = against.or(hands.plain.top);
                }
                (None, Some(unit)) => select(look, hands, unit),
                (None, None) => {}
            }
        }
        Intent::Accept => {
            // The answers are gone, and with them the one that the pointer was on.
            hands.point_at(None);
            return Some(look.listed).filter(|place| *place < look.says.len());
        }
        _ => {}
    }
    None
}

/// The question of the open row and its answer that a click on a cell takes: after the chosen one, the next about it.
fn clicked<B: Shown>(look: &Look<B>, cell: Cell) -> Option<(usize, usize)> {
    let form = look.form.as_ref()?;
    form.items_of(look.row()).find_map(|item| {
        let choices = &form.items().nth(item)?.choices;
        let next = (look.pick(item) + 1).min(choices.len());
        let mut places = (next..choices.len()).chain(0..next);
        places.find(|place| choices[*place].cell == Some(cell)).map(|place| (item, place))
    })
}

/// The title of the answer that a click on a cell takes; `None` while nothing can be answered.
pub(super) fn named<B: Shown>(look: &Look<B>, cell: Cell) -> Option<String> {
    let (item, place) = clicked(look, cell).filter(|_| !look.waits())?;
    Some(look.form.as_ref()?.items().nth(item)?.choices.get(place)?.title.clone())
}

/// Moves on to the next unit: in a stack under the pointer without a question, otherwise in the form.
fn step<B: Shown>(look: &Look<B>, hands: &mut Hands, by: isize) {
    let Some(form) = &look.form else { return };
    if let Some(unit) = stacks::next(look, by).filter(|_| !stacks::is_asked(look, form)) {
        return select(look, hands, unit);
    }
    let next = (look.row() as isize + by).rem_euclid(form.rows.len().max(1) as isize) as usize;
    choose(look, hands, form.items_of(next).start);
}

/// Takes an answer of the open row: answers are numbered across all of its questions.
fn take_by_number<B: Shown>(look: &Look<B>, hands: &mut Hands, number: usize) {
    let Some(form) = &look.form else { return };
    let mut left = number;
    for item in form.items_of(look.row()) {
        let count = form.items().nth(item).map_or(0, |item| item.choices.len());
        if left < count {
            return take(look, hands, item, left);
        }
        left -= count;
    }
}

/// Places a unit on a cell, if allowed.
fn set_down<B: Shown>(look: &Look<B>, hands: &mut Hands, cell: Cell) {
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
    let mut picks = picks(look);
    picks[item] = choice;
    (hands.plain.picks, hands.plain.advised) = (picks, None);
    hands.note(None);
    choose(look, hands, item);
}

/// Selects the question that the keys answer, and shows its unit.
fn choose<B: Shown>(look: &Look<B>, hands: &mut Hands, item: usize) {
    let Some(form) = &look.form else { return };
    hands.plain.item = item;
    let row = (0..form.rows.len()).find(|row| form.items_of(*row).contains(&item));
    if let Some(unit) = row.and_then(|row| form.rows[row].unit) {
        hands.select(Some(unit));
        hands.inspect(None);
        hands.plain.top = Some(unit);
    }
}

fn select<B: Shown>(look: &Look<B>, hands: &mut Hands, unit: UnitId) {
    let Some(form) = &look.form else { return };
    match form.row_of(unit) {
        Some(row) => choose(look, hands, form.items_of(row).start),
        None => hands.inspect(Some(unit)),
    }
    hands.plain.top = Some(unit);
}

/// The form in the shape that the panel draws; `None` in a replay, where nothing is asked.
pub(super) fn panel<B: Shown>(look: &Look<B>) -> Option<Form> {
    let closed = thinking::is_awaited(look.world) || theatre::is_on(look.world);
    let form = look.form.as_ref().filter(|_| !closed)?;
    Some(if look.waits() { waiting(look, form) } else { filled(look, form) })
}

/// A form whose board isn't up to date yet: the events before it are still being shown.
fn waiting<B: Shown>(look: &Look<B>, form: &form::Form) -> Form {
    Form {
        side: look.decider(),
        title: form.title.clone(),
        about: word("plain-form-waits"),
        accept: word("plain-form-show"),
        may: false,
        waits: true,
        key: look.key(Act::Skip),
        rows: Vec::new(),
    }
}

fn filled<B: Shown>(look: &Look<B>, form: &form::Form) -> Form {
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
            brief: brief(look, row, first - row.items.len()),
            items,
            chosen: place == open,
        }
    });
    let rows: Vec<Row> = rows.collect();
    // While the player reads the card of a lesson, the key belongs to that card.
    let is_read = !lesson::waits_for_reading(look.world);
    Form {
        side: look.decider(),
        title: form.title.clone(),
        about: form.about.clone(),
        accept: form.accept.clone(),
        may: is_read && look.listed < look.says.len(),
        waits: false,
        key: if is_read { look.key(Act::Choose) } else { String::new() },
        rows,
    }
}

/// The cards of a row in words: those that lie face up, then the chosen ones.
fn brief<B: Shown>(look: &Look<B>, row: &form::Row, first: usize) -> String {
    let open = row.open.iter().map(|strip| strip.brief.clone());
    let chosen = row.items.iter().enumerate().filter_map(|(nth, item)| item.choices.get(look.pick(first + nth)));
    let [open, chosen] = [open.collect::<Vec<_>>(), chosen.map(|choice| choice.brief.clone()).collect()];
    let line = |(id, cards): (&str, Vec<String>)| {
        let cards = cards.into_iter().filter(|card| !card.is_empty()).collect::<Vec<_>>().join(" | ");
        (!cards.is_empty()).then(|| say(id, &[("cards", cards.into())]))
    };
    let lines = [("plain-cards-open", open), ("plain-cards-chosen", chosen)];
    lines.into_iter().filter_map(line).collect::<Vec<_>>().join("\n")
}

fn item<B: Shown>(look: &Look<B>, item: &form::Item, number: usize) -> Item {
    let choice = |one: &form::Choice| Choice {
        title: one.title.clone(),
        cells: one.cells.clone(),
        brief: one.brief.clone(),
        about: one.about.clone(),
        cell: one.cell,
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
        name: tick.name,
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
