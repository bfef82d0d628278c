//! Ideas: possible courses of action of a unit, and their ranking.

use super::book::Mind;
use crate::engine::Rules;
use crate::force::UnitId;

/// A course of action of one unit: its orders, and what they are judged by.
#[derive(Clone, Debug)]
pub struct Idea<B: Mind> {
    /// Its orders, in sequence.
    pub orders: Vec<B::Order>,
    /// The goal of the first order, as long as its path hasn't been planned.
    pub goal: Option<B::Unplanned>,
    /// What they are judged by.
    pub grounds: B::Grounds,
    /// All in all.
    pub score: i32,
}

/// The unit that comes next, with all its ideas.
#[derive(Clone, Debug)]
pub struct Plan<B: Mind> {
    /// The unit.
    pub unit: UnitId,
    /// Its role.
    pub role: Option<B::Role>,
    /// Its ideas, best first.
    pub ideas: Vec<Idea<B>>,
}

/// An idea with the result of its play-outs, if it was played out.
pub(super) struct Judged<B: Mind>(pub Idea<B>, pub Option<i64>);

impl<B: Mind> Judged<B> {
    pub fn score(&self) -> i64 {
        self.1.unwrap_or(self.0.score.into())
    }
}

/// This many of the best courses with a path, at most half of them of one kind: where a unit goes deserves a look, but
/// so does whether it should go at all.
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

/// The indices of the courses, the chosen one first, then the best.
pub(super) fn ranked<B: Mind>(judged: &[Judged<B>], best: Option<usize>) -> Vec<usize> {
    let mut order: Vec<usize> = (0..judged.len()).collect();
    order.sort_by_key(|place| (Some(*place) != best, std::cmp::Reverse(judged[*place].score()), *place));
    order
}
