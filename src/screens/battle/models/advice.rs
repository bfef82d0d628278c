//! A thought of an opponent, or of the adviser, as a card.

use crate::battle::tell;
use crate::opponent::{Candidate, Thought};
use crate::panels::advice::{Advice, Course};
use crate::rules::monkeys::{door, order::Order};
use crate::words::{say, word};
use bevy::prelude::World;

/// Reasons that are shown of a course.
const SHOWN: usize = 6;

/// Orders that can't be given now and are told with their reason.
const DROPPED: usize = 3;

/// The card of a thought; `title` says whose it is, `takes` whether its order may be given.
pub fn advice(world: &World, title: String, thought: &Thought, takes: bool) -> Advice {
    let why = &thought.why;
    let names = world.resource::<super::super::Names>().told();
    let name = |order: &Order| order_words(world, order);
    let courses: Vec<Course> = why.best.iter().map(|candidate| course(candidate, &name)).collect();
    let dropped = why.dropped.iter().take(DROPPED).map(|(order, why)| {
        say("advice-dropped", &[("order", name(order).into()), ("why", tell::in_names(why, names).into())])
    });
    let role = why.role.map_or_else(String::new, |role| word(&format!("role-{}", role.key())));
    let unit = why.unit.map(|unit| world.resource::<super::super::Names>().unit_id(unit).to_owned());
    let line = match unit {
        Some(unit) if !role.is_empty() => say("advice-role", &[("unit", unit.into()), ("role", role.into())]),
        _ => String::new(),
    };
    let courses = if courses.is_empty() {
        vec![Course { orders: vec![name(&thought.order)], ..Course::default() }]
    } else {
        courses
    };
    Advice { title, line, courses, dropped: dropped.collect(), takes }
}

fn course(candidate: &Candidate, name: &impl Fn(&Order) -> String) -> Course {
    let reasons = candidate.lines.iter().take(SHOWN);
    Course {
        orders: candidate.orders.iter().map(name).collect(),
        score: (!candidate.lines.is_empty()).then(|| i64::from(candidate.score / 100)),
        reasons: reasons.map(|reason| (reason.what.to_string(), i64::from(reason.points / 100))).collect(),
    }
}

/// An order in words, with the names of the battle.
pub fn order_words(world: &World, order: &Order) -> String {
    tell::order(order, world.resource::<super::super::Names>().told(), door::table(world).field)
}
