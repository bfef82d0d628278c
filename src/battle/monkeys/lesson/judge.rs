//! What a lesson allows, what it would do itself, and what the other side answers.

use super::{given, step, teaching};
use crate::battle::{self, Record, choices};
use crate::board::{Cell, distance};
use crate::data::{
    Lesson,
    lesson::{Answer, Step, Until, Wish, block},
};
use crate::force::{PieceId, UnitId};
use crate::rules::monkeys::{
    choices::{Table, check},
    door, formation,
    order::{Leg, Order, Shot},
};
use bevy_ecs::world::World;

/// Whether an order is of the kind that is wished for, where it ends aside.
pub fn fits(wish: &Wish, order: &Order) -> bool {
    let Wish::Order { name, unit, target, number, .. } = wish else { return false };
    let numbered = |number: u8| match order {
        Order::Designate(given) | Order::Keep(given) => *given == number,
        Order::Fire { shots, .. } => named(shots) == usize::from(number),
        _ => false,
    };
    order.name() == name
        && unit.is_none_or(|unit| order.unit() == Some(unit))
        && target.is_none_or(|target| order.target() == Some(target))
        && number.is_none_or(numbered)
}

/// How many different enemies a volley names.
fn named(shots: &[Shot]) -> usize {
    let mut named: Vec<PieceId> = shots.iter().flat_map(|shot| shot.at.iter().copied()).collect();
    named.sort_unstable();
    named.dedup();
    named.len()
}

/// Whether the step lets an order of the taught side pass to the book.
pub fn permits(world: &World, lesson: &Lesson, order: &Order) -> bool {
    let Some(step) = step(world, lesson) else { return true };
    let waited = match &step.until {
        Until::Given(wish) => Some(wish),
        _ => None,
    };
    let table = door::table(world);
    let asks = table.clock.window().is_some_and(|window| window.name() != "Act");
    waited.into_iter().chain(&step.also).any(|wish| match wish {
        Wish::Answer => asks && *order != Order::Concede,
        Wish::Order { .. } => meets(table, wish, order),
    })
}

/// Whether the step waits for a draft of such an order; none where it waits for no draft.
pub fn awaits_draft(world: &World, lesson: &Lesson, order: &Order) -> Option<bool> {
    match &step(world, lesson)?.until {
        Until::Drafted(wish) => Some(meets(door::table(world), wish, order)),
        _ => None,
    }
}

/// Whether an order is of the kind that is wished for, and ends where it is wished.
fn meets(table: Table, wish: &Wish, order: &Order) -> bool {
    let Wish::Order { within, .. } = wish else { return false };
    let inside = |(one, other)| lead_ends(table, order).is_some_and(|cell| block(one, other).contains(cell));
    fits(wish, order) && within.is_none_or(inside)
}

/// Where the one who leads a move ends it.
fn lead_ends(table: Table, order: &Order) -> Option<Cell> {
    let Order::Move { unit, steps } = order else { return None };
    let lead = formation::lead(table.field, table.field.find_unit(*unit)?)?;
    let id = table.field.primate(lead).id;
    let walked = steps.iter().find_map(|leg| match leg {
        Leg::Go(piece, path) if *piece == id => Some(path),
        _ => None,
    });
    let start = table.field.cell(lead)?;
    Some(walked.map_or(start, |path| path.end(start)))
}

/// Whether the last order may be taken back: the other side's are not the player's to take.
pub fn is_undoable(world: &World) -> bool {
    teaching(world).is_none_or(|teaching| given(world) > teaching.floor)
}

/// The order that the step waits for, as a careful player would give it; none where it waits for no order.
pub fn model(world: &World, lesson: &Lesson) -> Option<Order> {
    let Until::Given(wish) = &step(world, lesson)?.until else { return None };
    let table = door::table(world);
    let options = choices(world)?;
    let good = |order: &Order| fits(wish, order) && permits(world, lesson, order) && check(table, order).is_ok();
    let offered = options.default.into_iter().chain(options.orders).find(&good);
    offered.or_else(|| match wish {
        Wish::Order { name, unit: Some(unit), within: Some((one, other)), .. } if name == "Move" => {
            walk(table, *unit, block(*one, *other).cells(), good)
        }
        Wish::Order { name, .. } if name == "EndTurn" => Some(Order::EndTurn),
        _ => None,
    })
}

/// The planner's walk to the first of the cells, from the middle outwards, that everything allows.
fn walk(table: Table, unit: UnitId, cells: Vec<Cell>, good: impl Fn(&Order) -> bool) -> Option<Order> {
    let unit = table.field.find_unit(unit)?;
    let (first, last) = (*cells.first()?, *cells.last()?);
    let middle = Cell::new((first.x + last.x) / 2, (first.y + last.y) / 2);
    let mut cells = cells;
    cells.sort_by_key(|cell| (distance(*cell, middle), *cell));
    cells.into_iter().filter_map(|cell| formation::plan(table.field, unit, cell)).find(good)
}

/// What the other side does next; none while the taught side decides or has something to read, or where the battle is
/// over.
pub fn answer(world: &mut World, lesson: &Lesson) -> Option<Order> {
    if !matches!(step(world, lesson)?.until, Until::Asked(..) | Until::Given(_)) {
        return None;
    }
    let window = door::table(world).clock.window().filter(|window| window.side != lesson.side)?;
    let name = window.name();
    let meant = step(world, lesson).and_then(|step| next(world, step));
    let given = given(world) + 1;
    if let Some(teaching) = &mut world.resource_mut::<Record>().teaching {
        teaching.floor = given;
        if let Some((place, _)) = &meant {
            teaching.answered = place + 1;
        }
    }
    let otherwise = || battle::choices(world).and_then(|options| options.default);
    meant.map(|(_, order)| order).or_else(otherwise).or((name == "Act").then_some(Order::EndTurn))
}

/// The first of the step's answers that is still to come and can be given now, with its place.
fn next(world: &World, step: &Step) -> Option<(usize, Order)> {
    let done = teaching(world)?.answered;
    let table = door::table(world);
    let order = |answer: &Answer| match answer {
        Answer::Give(order) => Some(order.clone()),
        Answer::Go(unit, (x, y)) => {
            formation::plan(table.field, table.field.find_unit(*unit)?, Cell::new(*x as i16, *y as i16))
        }
    };
    let answers = step.theirs.iter().enumerate().skip(done);
    answers.filter_map(|(place, one)| Some((place, order(one)?))).find(|(_, order)| check(table, order).is_ok())
}
