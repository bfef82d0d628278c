//! What a plan is judged by.

use crate::data::hexes::persona::{Consider, Persona};
use crate::opponent::{idea::Idea, why::Reason};
use crate::rules::hexes::{Hexes, Order};

/// The gains of a plan, one for each consideration, in hundredths of a point.
pub type Grounds = [i32; Consider::ALL.len()];

/// The gains by name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gains(Grounds);

impl Gains {
    /// The same with one more.
    #[must_use]
    pub fn and(mut self, what: Consider, gain: i64) -> Self {
        self.0[what as usize] += gain.clamp(-1_000_000, 1_000_000) as i32;
        self
    }

    /// Both together.
    #[must_use]
    pub fn with(mut self, other: &Self) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(sum, more)| *sum += more);
        self
    }

    /// All in all.
    pub fn score(&self, persona: &Persona) -> i32 {
        reasons(persona, &self.0).map(|reason| reason.points).sum()
    }

    /// An idea of one order.
    pub fn idea(self, persona: &Persona, order: Order) -> Idea<Hexes> {
        let score = self.score(persona);
        Idea { orders: vec![order], goal: None, grounds: self.0, score }
    }
}

/// What each consideration gives.
pub fn reasons(persona: &Persona, grounds: &Grounds) -> impl Iterator<Item = Reason<Hexes>> {
    Consider::ALL.iter().map(|what| {
        let input = grounds[*what as usize];
        Reason { what: *what, input, points: (i64::from(input) * persona.weight(*what) / 100) as i32 }
    })
}
