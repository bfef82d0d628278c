//! What an idea is judged by, and how the way of a move is planned once it is chosen.

use crate::board::Cell;
use crate::data::initiative::persona::{Consider, Persona};
use crate::engine::Rules;
use crate::opponent::{idea::Idea, why::Reason};
use crate::rules::initiative::{
    Initiative, Order,
    choices::View,
    movement::{self, Pace},
    order::{Action, Then},
};

/// The gains of an idea, one for each consideration, in hundredths of a point.
pub type Grounds = [i32; Consider::ALL.len()];

/// A move whose way has not been planned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unplanned {
    /// How.
    pub pace: Pace,
    /// Where to.
    pub to: Cell,
    /// What is done there.
    pub then: Then,
}

/// The gains of an idea by name.
#[derive(Clone, Copy, Debug, Default)]
pub struct Gains(Grounds);

impl Gains {
    /// Those of an idea.
    pub const fn of(grounds: Grounds) -> Self {
        Self(grounds)
    }

    /// The same with one more.
    #[must_use]
    pub fn and(mut self, what: Consider, gain: i64) -> Self {
        self.0[what as usize] += gain.clamp(-1_000_000, 1_000_000) as i32;
        self
    }

    /// All in all.
    pub fn score(&self, persona: &Persona) -> i32 {
        reasons(persona, &self.0).map(|reason| reason.points).sum()
    }

    /// An idea of one order.
    pub fn idea(self, persona: &Persona, order: Order, goal: Option<Unplanned>) -> Idea<Initiative> {
        let score = self.score(persona);
        Idea { orders: vec![order], goal, grounds: self.0, score }
    }
}

/// What each consideration gives.
pub fn reasons(persona: &Persona, grounds: &Grounds) -> impl Iterator<Item = Reason<Initiative>> {
    Consider::ALL.iter().map(|what| {
        let input = grounds[*what as usize];
        Reason { what: *what, input, points: (i64::from(input) * persona.weight(*what) / 100) as i32 }
    })
}

/// Plans the way of a move. False where there is none, or where it may not be gone: then the idea stays as it was.
pub fn settle(view: View, idea: &mut Idea<Initiative>) -> bool {
    let Some(Unplanned { pace, to, then }) = idea.goal else { return true };
    let planned = idea.orders.first().and_then(|order| with_way(view, order.clone(), (pace, to, then)));
    let Some(order) = planned.filter(|order| Initiative::check(view, order).is_ok()) else { return false };
    idea.orders = vec![order];
    idea.goal = None;
    true
}

fn with_way(view: View, order: Order, (pace, to, then): (Pace, Cell, Then)) -> Option<Order> {
    let find = |id| view.field.find(id);
    Some(match order {
        Order::Act(id, _) => Order::Act(id, Action::Move(pace, movement::way(view.field, find(id)?, pace, to)?, then)),
        Order::Talk(id, say, _) => {
            Order::Talk(id, say, Action::Move(pace, movement::way(view.field, find(id)?, pace, to)?, then))
        }
        Order::Repeat(id, _) => {
            Order::Repeat(id, Action::Move(pace, movement::route(view.field, find(id)?, to, u16::MAX)?, then))
        }
        order => order,
    })
}
