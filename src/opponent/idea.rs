//! Ideas: what a unit could do, and how they are ranked.

use super::book::Mind;
use crate::engine::Rules;
use crate::force::UnitId;

/// A course of action of one unit: its orders, and what they are judged by.
#[derive(Clone, Debug)]
pub struct Idea<B: Mind> {
    /// One order after another.
    pub orders: Vec<B::Order>,
    /// What the first of them is to do, while its way has not been planned.
    pub goal: Option<B::Unplanned>,
    /// What they are judged by.
    pub grounds: B::Grounds,
    /// All in all.
    pub score: i32,
}

/// A unit that comes next, with all that it could do.
#[derive(Clone, Debug)]
pub struct Plan<B: Mind> {
    /// The unit.
    pub unit: UnitId,
    /// What it is for.
    pub role: Option<B::Role>,
    /// What it could do, the best first.
    pub ideas: Vec<Idea<B>>,
}

/// An idea with what play-outs made of it, where it was played out.
pub(super) struct Judged<B: Mind>(pub Idea<B>, pub Option<i64>);

impl<B: Mind> Judged<B> {
    pub fn score(&self) -> i64 {
        self.1.unwrap_or(self.0.score.into())
    }
}

/// So many of the best courses with a way, no more than half of them of one kind: where a unit goes to is worth a look,
/// but so is whether it should go at all.
pub(super) fn of_several_kinds<B: Mind>(
    view: <B as Rules>::View<'_>,
    ideas: Vec<Idea<B>>,
    plans: usize,
) -> Vec<Idea<B>> {
    let mut chosen: Vec<Idea<B>> = Vec::with_capacity(plans);
    for mut idea in ideas {
        let alike = chosen.iter().filter(|other| B::is_like(&idea, other)).count();
        if alike < plans.div_ceil(2) && B::settle(view, &mut idea) {
            chosen.push(idea);
        }
        if chosen.len() == plans {
            break;
        }
    }
    chosen
}

/// The places of the courses, the chosen one first, then the best.
pub(super) fn ranked<B: Mind>(judged: &[Judged<B>], best: Option<usize>) -> Vec<usize> {
    let mut order: Vec<usize> = (0..judged.len()).collect();
    order.sort_by_key(|place| (Some(*place) != best, std::cmp::Reverse(judged[*place].score()), *place));
    order
}
