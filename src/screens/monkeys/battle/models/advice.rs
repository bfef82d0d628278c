//! A thought of the adviser as a sentence, and the thoughts of an opponent's turn as a card.

use super::{
    super::names::capital,
    advised,
    duel::Duel,
    odds::{decimal, emptied, expected},
};
use crate::battle::monkeys::tell;
use crate::board::distance;
use crate::data::monkeys::persona::Consider;
use crate::force::{Side, UnitId, UnitIx};
use crate::opponent::monkeys::{Candidate, Goal, Reason, Thought};
use crate::panels::advice::{Advice, Course};
use crate::rules::monkeys::{
    door,
    field::Field,
    foresight::{Ghost, toll},
    order::Order,
};
use crate::words::{say, word};
use bevy::prelude::World;

/// The most considerations shown for each order on the card of a turn.
const SHOWN: usize = 3;

/// The most considerations for an order, and against it, in the adviser's sentence.
const FOR: usize = 2;
const AGAINST: usize = 1;

/// From how many percent on the adviser warns that an attack may empty the magazines.
const DRY: u32 = 25;

/// What the adviser says about its draft: what the unit would do, and the weightiest reasons for and against it.
pub fn reason(world: &World, name: &str, thought: &Thought) -> String {
    let terms = [("name", name.into()), ("order", course_words(world, thought).into())];
    let mut told = vec![say("advice-would", &terms)];
    let lines = weighed(thought);
    let weighed = |speaks: fn(&Reason) -> bool, most: usize| {
        let told = lines.iter().filter(|line| speaks(line)).filter_map(|line| reason_here(world, line, thought));
        told.take(most).collect::<Vec<_>>().join(word("advice-and").as_str())
    };
    let (pro, contra) = (weighed(|line| line.points > 0, FOR), weighed(|line| line.points < 0, AGAINST));
    for (id, reasons) in [("advice-for", pro), ("advice-against", contra)] {
        if !reasons.is_empty() {
            told.push(say(id, &[("reasons", reasons.into())]));
        }
    }
    if matches!(thought.order, Order::Done(_)) {
        told.push(word("advice-done"));
    }
    told.extend(hits(world, &thought.order));
    told.join(" ")
}

/// The order and those to follow it: the reasons are about all of them.
fn course_words(world: &World, thought: &Thought) -> String {
    let first = advised::answer(world, &thought.order).unwrap_or_else(|| order_words(world, &thought.order));
    let follow = thought.why.best.first().map_or(&[][..], |best| best.orders.get(1..).unwrap_or_default());
    follow.iter().fold(first, |first, order| {
        let names = world.resource::<super::super::Names>();
        let what = tell::order_name(order);
        let next = match order.target() {
            Some(target) => say("advice-at", &[("order", what.into()), ("target", names.unit_id(target).into())]),
            None => what,
        };
        say("advice-then", &[("first", first.into()), ("next", next.into())])
    })
}

/// How many an attack removes on average, if it is given from here, and how often it empties the magazines (T-67).
fn hits(world: &World, order: &Order) -> Option<String> {
    let Order::Attack { unit, target } = order else { return None };
    let field = door::table(world).field;
    let (one, other) = (field.find_unit(*unit)?, field.find_unit(*target)?);
    let falls = decimal(toll(field, &[one], other));
    let names = world.resource::<super::super::Names>();
    let terms = [("count", falls.into()), ("target", names.unit_id(*target).into())];
    let told = say("advice-hits", &terms);
    let empty = Duel::standing(field, one, other).best().map_or(0, |named| emptied(field, named.reckoning.sums));
    if empty < DRY {
        return Some(told);
    }
    let dry = say("advice-dry", &[("unit", names.unit_id(*unit).into()), ("percent", i64::from(empty).into())]);
    Some(format!("{told} {dry}"))
}

/// The reasons in a thought, without those that none of its orders changes: a unit that stays has the same cover and
/// the same options to move, whatever it does there.
fn weighed(thought: &Thought) -> Vec<&Reason> {
    let Some(best) = thought.why.best.first() else { return Vec::new() };
    let stays = !walks(best);
    best.lines.iter().filter(|line| !(stays && is_of_the_place(line.what))).collect()
}

fn walks(course: &Candidate) -> bool {
    course.orders.iter().any(|order| match order {
        Order::Move { .. } | Order::Overrun { .. } => true,
        Order::Stealth { steps, .. } => !steps.is_empty(),
        _ => false,
    })
}

const fn is_of_the_place(what: Consider) -> bool {
    matches!(what, Consider::Cover | Consider::Objective | Consider::Cohesion | Consider::Orders)
}

/// A reason in the current situation: enemy fire is described by who could fire where the order leads, and how well.
/// `None` if nothing is left of it here.
fn reason_here(world: &World, reason: &Reason, thought: &Thought) -> Option<String> {
    // A charge is fired at on its way; its forecast has the details.
    let charges = matches!(thought.order, Order::Overrun { .. });
    match thought.order.unit() {
        Some(unit) if reason.what == Consider::Exposure && !charges => fire_words(world, unit, thought),
        Some(unit) if reason.what == Consider::Objective && reason.points > 0 && !closes(world, unit, thought) => None,
        _ => reason_words(reason, thought),
    }
}

/// Whether a course that is to close with the enemy does: its end is nearer to one than its start. Courses with another
/// goal are taken at their word.
fn closes(world: &World, unit: UnitId, thought: &Thought) -> bool {
    if !matches!(thought.why.goal, Some(Goal::Close(_))) {
        return true;
    }
    let table = door::table(world);
    let nearest = |field: &Field| {
        let unit = field.find_unit(unit)?;
        let enemies = field.all_units().filter(|enemy| field.side(*enemy) != field.side(unit));
        let cells = |of: UnitIx| field.members(of).filter_map(|mate| field.cell(mate));
        let pairs = enemies.flat_map(|enemy| cells(enemy).flat_map(|at| cells(unit).map(move |own| distance(own, at))));
        pairs.min()
    };
    let course = thought.why.best.first().map_or(std::slice::from_ref(&thought.order), |best| &best.orders);
    let end = course.iter().rev().find_map(|order| Ghost::of(table.field, table.turn, order));
    end.is_some_and(|end| nearest(&end.field) < nearest(table.field))
}

/// The most enemy shooters that are named.
const NAMED: usize = 2;

/// The enemies that could fire at a unit at the end of a course, the worst first; or that one may come to do so. `None`
/// if all that can fire would hardly ever wound anyone: to name them would be no argument.
fn fire_words(world: &World, unit: UnitId, thought: &Thought) -> Option<String> {
    let table = door::table(world);
    let course = thought.why.best.first().map_or(std::slice::from_ref(&thought.order), |best| &best.orders);
    let ghost = course.iter().rev().find_map(|order| Ghost::of(table.field, table.turn, order));
    let field = ghost.as_ref().map_or(table.field, |ghost| &ghost.field);
    let names = world.resource::<super::super::Names>();
    let Some(unit) = field.find_unit(unit) else { return Some(word("reason-exposure")) };
    let enemies = field.all_units().filter(|enemy| field.side(*enemy) != field.side(unit) && field.stands(*enemy));
    let fire = |enemy: UnitIx| {
        let named = Duel::standing(field, enemy, unit).best()?;
        Some((expected(field, named.reckoning.sums, &named.reckoning.victims), names.unit(enemy)))
    };
    let mut fires: Vec<(u32, &str)> = enemies.filter_map(fire).collect();
    fires.sort_by_key(|(wounded, _)| std::cmp::Reverse(*wounded));
    if fires.is_empty() {
        return Some(word("advice-fire-soon"));
    }
    fires.retain(|(wounded, _)| *wounded > 0);
    if fires.is_empty() {
        return None;
    }
    let told = fires
        .iter()
        .take(NAMED)
        .map(|(wounded, name)| say("advice-fire-by", &[("unit", (*name).into()), ("count", decimal(*wounded).into())]));
    let more = fires.len().saturating_sub(NAMED);
    let more = (more > 0).then(|| say("advice-fire-more", &[("count", more.into())]));
    Some(say("advice-fire", &[("who", told.chain(more).collect::<Vec<_>>().join(", ").into())]))
}

/// A reason in general; `None` if the unit's own next order undoes what it speaks of.
fn reason_words(reason: &Reason, thought: &Thought) -> Option<String> {
    if reason.what == Consider::Hiding {
        return hiding_words(thought);
    }
    if reason.what != Consider::Objective {
        return Some(word(&format!("reason-{}", reason.what.key())));
    }
    Some(word(match thought.why.goal {
        Some(Goal::Close(_)) => "reason-objective-enemy",
        Some(Goal::Leave(_)) => "reason-objective-edge",
        Some(Goal::Area(_) | Goal::Zone(_)) => "reason-objective-area",
        Some(Goal::Reach(..) | Goal::Free) | None => "reason-objective",
    }))
}

/// What hiding is for: an attack ends it, but comes out of it (T-155); a plain move throws it away (T-140).
fn hiding_words(thought: &Thought) -> Option<String> {
    let course = thought.why.best.first().map_or(std::slice::from_ref(&thought.order), |best| &best.orders);
    if course.iter().any(|order| matches!(order, Order::Move { .. })) {
        return None;
    }
    let strikes = |order: &Order| matches!(order, Order::Attack { .. } | Order::Overrun { .. } | Order::Shell { .. });
    Some(word(if course.iter().any(strikes) { "reason-hiding-strike" } else { "reason-hiding" }))
}

/// The card of a turn: each order with its weightiest reasons.
pub fn turn<'a>(world: &World, title: String, thoughts: impl Iterator<Item = &'a Thought>) -> Advice {
    let thoughts: Vec<&Thought> = thoughts.collect();
    let side = thoughts.iter().find_map(|thought| thought.order.unit()).map(|unit| unit.side);
    // A player who weighs nothing has no reasons at all.
    let weighs = thoughts.iter().any(|thought| thought.why.unit.is_some());
    let courses = thoughts.iter().filter_map(|thought| course(world, (side, weighs), thought)).collect();
    Advice { title, line: word(if weighs { "why-line" } else { "why-random" }), courses }
}

/// An order on the card; `None` for one whose words alone say too little.
fn course(world: &World, (side, weighs): (Option<Side>, bool), thought: &Thought) -> Option<Course> {
    let worded = |line: &Reason| Some((reason_words(line, thought)?, i64::from(line.points / 100)));
    let reasons = weighed(thought).into_iter().filter_map(worded).take(SHOWN);
    let order = past_words(world, side, &thought.order)?;
    // The rest of a course was decided with its first order, so it has no reasons of its own.
    let follows = weighs && thought.why.window == "Act" && thought.order.unit().is_some() && thought.why.unit.is_none();
    let note = match thought.order {
        _ if follows => Some("why-follows"),
        Order::Done(_) => Some("why-done"),
        _ => None,
    };
    let order = note.map_or(order.clone(), |id| say(id, &[("order", order.into())]));
    Some(Course { orders: vec![order], reasons: reasons.collect() })
}

/// An order of a past moment in words. `None` for one that names nobody, such as the end of a turn, or that was about
/// something no longer on the table, such as a die, or that only went on with an attack already told.
fn past_words(world: &World, side: Option<Side>, order: &Order) -> Option<String> {
    match order {
        Order::Resolve(_) => None,
        Order::Fire { shots, .. } => {
            let unit = world.resource::<super::super::Names>().unit_id(shots.first()?.by.unit).to_owned();
            let fires = capital(&advised::answer(world, order)?);
            Some(say("why-fires", &[("unit", unit.into()), ("order", fires.into())]))
        }
        Order::Designate(platoon) => Some(capital(&advised::platoon(world, side?, *platoon))),
        Order::Lose(_) | Order::Charge(..) | Order::Promote(_) | Order::Lead(..) => {
            Some(capital(&advised::answer(world, order)?))
        }
        _ => order.unit().map(|_| order_words(world, order)),
    }
}

/// An order in words, with the names of the battle and without the numbers of squares: the board shows where.
pub fn order_words(world: &World, order: &Order) -> String {
    tell::plain_order(order, world.resource::<super::super::Names>().told())
}
