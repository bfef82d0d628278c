//! What a lesson allows, what it would do itself, and how the other side answers.

use super::{Teaches, given, step, teaching};
use crate::battle::record::Record;
use crate::board::{Cell, distance};
use crate::data::teaching::{Answer, Lesson, Step, Until, Wish, block};
use crate::engine::{BookOrder, Shape, door};
use crate::force::UnitId;
use bevy_ecs::world::World;

/// Whether an order is of the desired kind, regardless of where it ends.
pub fn fits<B: Teaches>(wish: &Wish, order: &B::Order) -> bool {
    let Wish::Order { name, unit, target, number, .. } = wish else { return false };
    order.name() == name
        && unit.is_none_or(|unit| order.unit() == Some(unit))
        && target.is_none_or(|target| order.target() == Some(target))
        && number.is_none_or(|number| B::number(order) == Some(number.into()))
}

/// Whether the step lets an order of the taught side through to the book.
pub fn permits<B: Teaches>(world: &World, lesson: &Lesson<B>, order: &B::Order) -> bool {
    let Some(step) = step(world, lesson) else { return true };
    let waited = match &step.until {
        Until::Given(wish) => Some(wish),
        _ => None,
    };
    let asks = door::window::<B>(world).is_some_and(|window| window.shape() != Shape::Act);
    waited.into_iter().chain(&step.also).any(|wish| match wish {
        Wish::Answer => asks && *order != B::Order::concede(),
        Wish::Order { .. } => meets::<B>(world, wish, order),
    })
}

/// Whether the step waits for a draft of such an order; none if it doesn't wait for a draft.
pub fn awaits_draft<B: Teaches>(world: &World, lesson: &Lesson<B>, order: &B::Order) -> Option<bool> {
    match &step(world, lesson)?.until {
        Until::Drafted(wish) => Some(meets::<B>(world, wish, order)),
        _ => None,
    }
}

/// Whether an order is of the desired kind, and ends in the desired place.
fn meets<B: Teaches>(world: &World, wish: &Wish, order: &B::Order) -> bool {
    let Wish::Order { within, .. } = wish else { return false };
    let inside = |(one, other)| B::ends(B::view(world), order).is_some_and(|cell| block(one, other).contains(cell));
    fits::<B>(wish, order) && within.is_none_or(inside)
}

/// Whether the last order may be taken back: the other side's orders may not.
pub fn is_undoable<B: Teaches>(world: &World) -> bool {
    teaching::<B>(world).is_none_or(|teaching| given::<B>(world) > teaching.floor)
}

/// The order that the step waits for, as a careful player would give it; none if it doesn't wait for an order.
pub fn model<B: Teaches>(world: &World, lesson: &Lesson<B>) -> Option<B::Order> {
    let Until::Given(wish) = &step(world, lesson)?.until else { return None };
    find::<B>(world, wish)
}

/// The first order that matches a wish: one that the game offers, otherwise one made by the planner.
fn find<B: Teaches>(world: &World, wish: &Wish) -> Option<B::Order> {
    let view = B::view(world);
    let options = door::choices::<B>(world)?;
    let good = |order: &B::Order| meets::<B>(world, wish, order) && B::check(view, order).is_ok();
    let offered = options.default.into_iter().chain(options.orders).find(&good);
    offered.or_else(|| match wish {
        Wish::Order { name, unit: Some(unit), within: Some((one, other)), .. } => {
            walk::<B>(world, (*unit, name), block(*one, *other).cells(), good)
        }
        Wish::Order { .. } => B::ending(view).filter(good),
        Wish::Answer => None,
    })
}

/// The planner's walk to the first of the cells, from the center outward, that everything allows.
fn walk<B: Teaches>(
    world: &World,
    (unit, verb): (UnitId, &str),
    cells: Vec<Cell>,
    good: impl Fn(&B::Order) -> bool,
) -> Option<B::Order> {
    let (first, last) = (*cells.first()?, *cells.last()?);
    let middle = Cell::new((first.x + last.x) / 2, (first.y + last.y) / 2);
    let mut cells = cells;
    cells.sort_by_key(|cell| (distance(*cell, middle), *cell));
    cells.into_iter().filter_map(|cell| B::walk(B::view(world), unit, verb, cell)).find(good)
}

/// Whether the step is for a decision of the taught side that hasn't come yet, because the other side decides. Until
/// then its texts would speak of what isn't on the table.
pub fn waits<B: Teaches>(world: &World, lesson: &Lesson<B>) -> bool {
    let is_theirs = |wish: &Wish| matches!(wish, Wish::Order { unit: Some(unit), .. } if unit.side != lesson.side);
    let is_own = step(world, lesson).is_some_and(|step| match &step.until {
        Until::Given(wish) => !is_theirs(wish),
        Until::Drafted(_) | Until::Hover(_) => true,
        Until::Read | Until::Asked(..) | Until::Undone | Until::Helped | Until::Viewed => false,
    });
    is_own && door::window::<B>(world).is_some_and(|window| window.side != lesson.side)
}

/// The next action of the other side; none while the taught side decides or has something to read, or if the battle is
/// over.
pub fn answer<B: Teaches>(world: &mut World, lesson: &Lesson<B>) -> Option<B::Order> {
    if matches!(step(world, lesson)?.until, Until::Read | Until::Undone | Until::Helped | Until::Viewed) {
        return None;
    }
    door::window::<B>(world).filter(|window| window.side != lesson.side)?;
    let meant = step(world, lesson).and_then(|step| next(world, step));
    let given = given::<B>(world) + 1;
    if let Some(teaching) = &mut world.resource_mut::<Record<B>>().teaching {
        teaching.floor = given;
        if let Some((place, _)) = &meant {
            teaching.answered = place + 1;
        }
    }
    let otherwise = || door::choices::<B>(world).and_then(|options| options.default);
    meant.map(|(_, order)| order).or_else(otherwise).or_else(|| B::ending(B::view(world)))
}

/// The first of the step's answers that is still to come and can be given now, with its index.
fn next<B: Teaches>(world: &World, step: &Step<B>) -> Option<(usize, B::Order)> {
    let done = teaching::<B>(world)?.answered;
    let order = |answer: &Answer<B::Order>| match answer {
        Answer::Give(order) => Some(order.clone()),
        Answer::Go(unit, (x, y)) => B::walk(B::view(world), *unit, B::WALK, Cell::new(*x as i16, *y as i16)),
        Answer::Any(wish) => find::<B>(world, wish),
    };
    let answers = step.theirs.iter().enumerate().skip(done);
    let mut orders = answers.filter_map(|(place, one)| Some((place, order(one)?)));
    orders.find(|(_, order)| B::check(B::view(world), order).is_ok())
}
