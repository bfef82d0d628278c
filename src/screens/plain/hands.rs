//! From intents to orders: the first click marks, the second gives. The book decides what is allowed; nothing is
//! decided here.

use super::{bar, forms, kept, look::Look, placing, report, unasked, views};
use crate::battle::{
    play,
    shown::{Says, Shown},
};
use crate::board::Cell;
use crate::engine::{BookOrder, Shape, door};
use crate::force::{PieceId, UnitId};
use crate::input::{Act, Intent, Verb, intent::Fold};
use crate::panels::Why;
pub(super) use crate::screens::Hands;
use crate::screens::{host::Beyond, lesson, standing::Standing, thinking};
use crate::words::{say, word};
use bevy::prelude::World;

/// Applies an intent to the battle.
pub(super) fn answer<B: Shown>(world: &mut World, hands: &mut Hands, intent: &Intent) -> Beyond {
    match intent {
        Intent::Hover(cell) => bar::point_at::<B>(world, hands, *cell),
        Intent::Brink(cell) => hands.point_beyond(*cell),
        Intent::Carry(cell) => hands.point_at(Some(*cell)),
        Intent::Fold(Fold::Report) => put_aside::<B>(world, hands),
        Intent::Fold(fold) => hands.toggle(*fold),
        Intent::Hold(..) | Intent::NextView | Intent::View(_) => views::answer::<B>(world, hands, intent),
        Intent::FewerTargets | Intent::MoreTargets => hands.refuse(Why::new(word("plain-one-target"), "")),
        // A draft is dropped even so.
        Intent::Undo if !thinking::has_own_step::<B>(world, |_| true) => hands.let_go(),
        Intent::Undo => travel::<B>(world, hands, play::undo::<B>),
        Intent::Redo => travel::<B>(world, hands, play::redo::<B>),
        Intent::Back => return back::<B>(world, hands),
        other => {
            if let Some(place) = taken::<B>(world, hands, other) {
                take::<B>(world, hands, place);
            }
        }
    }
    Beyond::Nothing
}

/// The index of the answer that an intent takes; `None` if it only marks one, or looks.
fn taken<B: Shown>(world: &World, hands: &mut Hands, intent: &Intent) -> Option<usize> {
    let seen = hands.clone();
    let look = Look::<B>::at(world, &seen);
    if look.form.is_some() {
        return forms::answer(&look, hands, intent);
    }
    match look.shape()? {
        _ if placing::is_face(&look, hands, intent) => None,
        Shape::Act => act(&look, hands, intent),
        _ => choose(&look, hands, intent),
    }
}

/// Dismisses the table of rolls, or shows it again.
fn put_aside<B: Shown>(world: &World, hands: &mut Hands) {
    let latest = report::newest::<B>(world, hands);
    hands.plain.reported = if hands.plain.reported == latest { None } else { latest };
}

/// One step back: the draft, the kind of order, the table of rolls; then the menu.
fn back<B: Shown>(world: &World, hands: &mut Hands) -> Beyond {
    hands.note(None);
    if hands.plain.picked.take().is_some() || hands.leave_mode() || hands.leave_view() {
        return Beyond::Nothing;
    }
    // The table is hidden under the cards of a decision.
    let form = B::form(world).is_some();
    let seen = form || door::window::<B>(world).is_some_and(|window| window.shape() == Shape::Act);
    if !seen || [None, hands.plain.reported].contains(&report::newest::<B>(world, hands)) {
        return Beyond::Menu;
    }
    put_aside::<B>(world, hands);
    Beyond::Nothing
}

fn travel<B: Shown>(world: &mut World, hands: &mut Hands, step: fn(&mut World) -> bool) {
    hands.let_go();
    hands.ask_about(None);
    hands.note(None);
    // What was left standing is asked again.
    world.insert_resource(Standing::default());
    // An opponent's order is undone with the order it answers.
    while step(world) && thinking::is_left(world) {}
    thinking::forget_later(world);
    settle::<B>(world, hands);
}

/// Gives an order; a refusal is shown and changes nothing.
pub(super) fn give<O: BookOrder<Book: Shown>>(world: &mut World, hands: &mut Hands, order: O) {
    if lesson::refuses(world, &order) {
        return;
    }
    // Giving an order means that the earlier rolls have been read.
    let read = report::newest::<O::Book>(world, &hands.clone());
    match play::submit(world, order) {
        Ok(()) => {
            kept::forget::<O::Book>(world);
            hands.plain.reported = read.or(hands.plain.reported);
            hands.order_given();
            hands.ask_about(None);
            settle::<O::Book>(world, hands);
        }
        Err(why) => hands.refuse(Look::<O::Book>::at(world, &hands.clone()).why(&why)),
    }
}

/// Runs after anything has changed: answers start at their default, and a unit that can act is chosen.
pub(super) fn settle<B: Shown>(world: &World, hands: &mut Hands) {
    kept::forget::<B>(world);
    hands.begin_answer();
    let Some(choices) = B::choices(B::view(world)) else { return };
    hands.mark(choices.orders.iter().position(|order| Some(order) == choices.default.as_ref()).unwrap_or(0));
    let seen = hands.clone();
    let look = Look::<B>::at(world, &seen);
    let able = look.able();
    forms::settle::<B>(world, hands);
    hands.plain.begin_with(bar::usual(&look));
    let chosen = matches!(choices.window.shape(), Shape::Act | Shape::Cells);
    if chosen && !hands.selected().is_some_and(|unit| able.contains(&unit)) {
        hands.select(able.first().copied());
    }
}

/// Takes the answer at an index; after the listed ones come those that leave one standing.
fn take<B: Shown>(world: &mut World, hands: &mut Hands, place: usize) {
    let seen = hands.clone();
    let order = Look::<B>::at(world, &seen).choices.and_then(|choices| choices.orders.get(place).cloned());
    match order {
        Some(order) => give(world, hands, order),
        None => unasked::leave::<B>(world, hands, place),
    }
}

/// Every window except the orders of a turn: an answer is marked, then taken.
fn choose<B: Shown>(look: &Look<B>, hands: &mut Hands, intent: &Intent) -> Option<usize> {
    let count = look.says.len() + unasked::offered(look).len();
    match intent {
        Intent::Mode(verb) if look.turns().is_some() => {
            placing::turning(look, hands, *verb);
            None
        }
        Intent::TakeOption(way) if look.is_turning() => {
            hands.plain.way_to = *way;
            None
        }
        Intent::Click { cell, .. } if look.is_turning() => {
            placing::turn_to(look, hands, *cell);
            None
        }
        Intent::Mode(_) => bar::refuse(hands, "plain-not-now"),
        Intent::TakeDie(place) | Intent::TakeOption(place) => Some(*place),
        Intent::Accept => Some(hands.marked()),
        Intent::MarkOption(step) if count > 0 => {
            hands.step_mark(isize::from(*step), count);
            None
        }
        Intent::TogglePiece(piece) | Intent::SelectPiece(piece) => {
            mark(hands, look.says.iter().position(|says| names(says, *piece)))
        }
        Intent::SelectUnit(_) | Intent::GoTo(_) | Intent::NextUnit | Intent::PreviousUnit
            if look.shape() == Some(Shape::Cells) =>
        {
            placing::choose_unit(look, hands, intent);
            None
        }
        Intent::SelectUnit(unit) | Intent::GoTo(unit) => {
            mark(hands, look.says.iter().position(|says| says.target == Some(*unit) || says.unit == Some(*unit)))
        }
        // Its facing has been chosen already.
        Intent::Click { cell, .. } if hands.plain.toward.is_some() && hands.plain.goal == Some(*cell) => {
            Some(look.listed)
        }
        Intent::Click { cell, .. } => {
            let cells = look.shape() == Some(Shape::Cells);
            let fits = |says: &Says| !cells || look.fits(says);
            let found = look.says.iter().position(|says| fits(says) && look.is_about(says, *cell));
            match (found, look.planned(*cell)) {
                (None, Some(Ok(_))) => {
                    hands.plain.goal = Some(*cell);
                    hands.mark(look.listed);
                    hands.note(None);
                    None
                }
                (found, planned) => {
                    let refused = planned.and_then(Result::err).map(|why| look.why(&why));
                    let why = refused.or_else(|| why_not(look, *cell, fits));
                    hands.note(why.filter(|_| found.is_none()));
                    mark(hands, found)
                }
            }
        }
        _ => None,
    }
}

/// Whether an answer names a piece.
fn names(says: &Says, piece: PieceId) -> bool {
    says.piece.map_or(says.target.or(says.unit) == Some(piece.unit), |named| named == piece)
}

/// The first time, this marks an answer; the second time it takes it.
fn mark(hands: &mut Hands, found: Option<usize>) -> Option<usize> {
    if found == Some(hands.marked()) {
        return found;
    }
    hands.mark(found.unwrap_or(hands.marked()));
    None
}

/// Why nothing can be ordered about a cell, if the book has a reason.
fn why_not<B: Shown>(look: &Look<B>, cell: Cell, fits: impl Fn(&Says) -> bool) -> Option<Why> {
    let place = look.refused.iter().position(|says| fits(says) && look.is_about(says, cell))?;
    let (_, why) = look.choices.as_ref()?.refused.get(place)?;
    Some(look.why(why))
}

/// The refusal that there is no path there, if the book plans paths for the chosen unit.
fn no_way<B: Shown>(look: &Look<B>) -> Option<Why> {
    let unit = look.acting()?;
    let verb = look.mode();
    B::planned(look.view, unit, verb.as_deref(), look.place(unit)?).is_some().then_some(())?;
    let rule = look.rule();
    Some(Why::new(say("plain-no-way", &[("unit", look.name(unit).into())]), rule))
}

/// The orders of a turn.
fn act<B: Shown>(look: &Look<B>, hands: &mut Hands, intent: &Intent) -> Option<usize> {
    match intent {
        Intent::SelectUnit(unit) | Intent::GoTo(unit) => select(look, hands, *unit),
        Intent::SelectPiece(piece) => select(look, hands, piece.unit),
        Intent::NextUnit => cycle(look, hands, 1),
        Intent::PreviousUnit => cycle(look, hands, -1),
        Intent::UnitNumber(number) => {
            let unit = look.able().get(usize::from(*number).saturating_sub(1)).copied();
            unit.into_iter().for_each(|unit| select(look, hands, unit));
        }
        Intent::Mode(verb) => return choose_verb::<B>(look.world, hands, look.pressed(*verb)),
        Intent::Accept if hands.plain.picked.is_none() => hands.note(Some(nothing_drafted(look))),
        Intent::Accept => return hands.plain.picked,
        Intent::EndTurn => match look.ending_turn() {
            Some(end) => return pick(hands, Some(end)),
            None => hands.note(Some(Why::new(word("plain-no-end"), ""))),
        },
        Intent::Click { cell, .. } => return click(look, hands, *cell),
        Intent::TakeOption(way) => match (look.options().get(*way), way.checked_sub(look.ways())) {
            (Some(place), _) => return pick(hands, Some(*place)),
            (None, Some(beside)) if hands.plain.picked.is_some() => hands.plain.toggle_beside(beside),
            _ => turn(look, hands, *way),
        },
        Intent::Against(unit) => name(look, hands, *unit),
        _ => {}
    }
    None
}

/// Why the key that gives the draft gives nothing now, and which one ends it.
fn nothing_drafted<B: Shown>(look: &Look<B>) -> Why {
    let Some(end) = look.ending_turn() else { return Why::new(word("plain-nothing-drafted"), "") };
    let waiting = B::waiting(look.view).end.map_or_else(|| look.says[end].title.clone(), |(words, _)| words);
    let terms = [("key", look.key(Act::EndTurn).into()), ("end", waiting.into())];
    Why::new(say("plain-nothing-drafted-end", &terms), "")
}

/// Switches the drafted order to another of its variants, if that is legal.
fn turn<B: Shown>(look: &Look<B>, hands: &mut Hands, way: usize) {
    let turned = hands.with(|hands| hands.plain.way_to = way);
    redraft(look, hands, turned);
}

/// Directs the drafted order at another enemy if possible; otherwise the forecasts.
fn name<B: Shown>(look: &Look<B>, hands: &mut Hands, enemy: UnitId) {
    let named = hands.with(|hands| hands.toggle_against(enemy));
    redraft(look, hands, named);
}

/// Applies what the player wants, unless it would leave nothing of the draft: then it says why.
fn redraft<B: Shown>(look: &Look<B>, hands: &mut Hands, wanted: Hands) {
    hands.note(None);
    match hands.plain.goal.map(|goal| Look::<B>::at(look.world, &wanted).planned(goal)) {
        Some(Some(Err(why))) => hands.refuse(look.why(&why)),
        Some(None) => hands.note(no_way(look)),
        None | Some(Some(Ok(_))) => {
            *hands = wanted;
            hands.note(None);
        }
    }
}

/// Selects a unit, or inspects it if it can't act.
pub(super) fn select<B: Shown>(look: &Look<B>, hands: &mut Hands, unit: UnitId) {
    hands.ask_about(None);
    hands.note(None);
    hands.plain.way_to = 0;
    if look.able().contains(&unit) {
        hands.take_up(unit);
        return;
    }
    // A friend that is only looked at has no kind of order chosen.
    if look.acting().is_some_and(|acting| acting.side == unit.side) {
        hands.choose(None);
    }
    hands.look_at(unit);
}

pub(super) fn cycle<B: Shown>(look: &Look<B>, hands: &mut Hands, step: isize) {
    let able = look.able();
    if able.is_empty() {
        return;
    }
    let now = able.iter().position(|unit| Some(*unit) == hands.selected());
    let next = now.map_or(0, |now| (now as isize + step).rem_euclid(able.len() as isize) as usize);
    select(look, hands, able[next]);
}

/// The first time, this drafts an order; the second time it gives it.
fn pick(hands: &mut Hands, found: Option<usize>) -> Option<usize> {
    hands.note(None);
    hands.plain.pick(found)
}

/// Chooses a kind of order: drafted if it needs nothing else, otherwise it waits for a click. A refused one says why.
fn choose_verb<B: Shown>(world: &World, hands: &mut Hands, verb: Verb) -> Option<usize> {
    hands.plain.way_to = 0;
    let chosen = hands.with(|hands| hands.choose(Some(verb)));
    let look = Look::<B>::at(world, &chosen);
    let Some(name) = look.mode() else { return bar::refuse(hands, "plain-no-verb") };
    let fitting: Vec<usize> = look.fitting().collect();
    match fitting[..] {
        [] => {
            let refused = look.refused.iter().position(|says| says.verb == name && look.fits(says));
            let why = refused.zip(look.choices.as_ref()).and_then(|(place, choices)| choices.refused.get(place));
            let why = why.map(|(_, why)| look.why(why));
            if why.is_none() && look.plans(&name) {
                hands.let_go();
                hands.choose(Some(verb));
                hands.note(None);
            } else {
                hands.refuse(why.unwrap_or_else(|| Why::new(word("plain-not-now"), "")));
            }
            None
        }
        [one] if look.says[one].cell.is_none() => {
            // What is drafted from the start isn't given by the first press of its own key.
            let begun = hands.mode() != Some(verb) && bar::usual(&look) == Some(one);
            hands.choose(Some(verb));
            if begun {
                hands.note(None);
                hands.plain.begin_with(Some(one));
                return None;
            }
            pick(hands, Some(one))
        }
        _ => {
            hands.let_go();
            hands.choose(Some(verb));
            hands.note(None);
            None
        }
    }
}

/// A click on the board: selects a unit that can act, or drafts an order for that cell; the second click gives it.
fn click<B: Shown>(look: &Look<B>, hands: &mut Hands, cell: Cell) -> Option<usize> {
    let unit = look.on(cell).map(|piece| piece.id.unit);
    let enemy = unit.filter(|unit| look.acting().is_some_and(|acting| acting.side != unit.side));
    // While a move with shooting is drafted, a click on an enemy names its target.
    if let Some(enemy) = enemy.filter(|_| hands.plain.goal.is_some() && look.aims()) {
        let named = hands.with(|hands| hands.ask_about(Some(enemy)));
        redraft(look, hands, named);
        return None;
    }
    let found = look.fitting().find(|place| look.is_about(&look.says[*place], cell));
    let found = found.filter(|place| *place < look.listed || hands.plain.goal == Some(cell));
    if found.is_some() {
        return pick(hands, found);
    }
    let meant = unit.is_none() || enemy.is_some() && hands.mode().is_some();
    let planned = if meant { look.planned(cell) } else { None };
    match (planned, unit) {
        (Some(Ok(_)), _) => {
            hands.let_go();
            (hands.plain.goal, hands.plain.picked) = (Some(cell), Some(look.listed));
            hands.note(None);
        }
        (Some(Err(why)), _) => {
            hands.let_go();
            hands.refuse(look.why(&why));
        }
        (None, Some(unit)) => select(look, hands, unit),
        (None, None) => {
            hands.let_go();
            hands.note(why_not(look, cell, |says| look.fits(says)).or_else(|| no_way(look)));
        }
    }
    None
}
