//! Why: the best candidates of a decision with what each consideration contributed, and what was ruled out.

use super::{goals::Goal, mind::Idea, taste::Taste};
use crate::battle::tell;
use crate::data::persona::{Consider, Part, Role};
use crate::force::UnitId;
use crate::rules::monkeys::order::Order;
use crate::words::{Message, word};

/// The number of candidates that are shown.
pub const TOLD: usize = 3;

/// What an opponent would order, and why.
#[derive(Clone, Debug)]
pub struct Thought {
    /// The order.
    pub order: Order,
    /// Its reasons.
    pub why: Why,
}

/// The reasons of a decision.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Why {
    /// The open window, by its name in the book.
    pub window: &'static str,
    /// The unit that acts, where one does.
    pub unit: Option<UnitId>,
    /// Its role in the platoon.
    pub role: Option<Role>,
    /// The best candidates, the best first. In a window without candidates: the answer, without lines.
    pub best: Vec<Candidate>,
    /// What was dropped, each with the reason.
    pub dropped: Vec<(Order, Message)>,
    /// Further candidates that scored less.
    pub others: usize,
    /// What the unit is to do.
    pub goal: Option<Goal>,
}

/// One candidate with its score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// Its orders, one after another.
    pub orders: Vec<Order>,
    /// The sum of its lines.
    pub score: i32,
    /// What each consideration gave, the weightiest first.
    pub lines: Vec<Reason>,
    /// What play-outs made of it, where it was played out.
    pub played: Option<i64>,
}

/// One line of a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    /// What was judged.
    pub what: Consider,
    /// Its input, 0 to 1000.
    pub input: i32,
    /// What it gave.
    pub points: i32,
}

impl Candidate {
    /// An idea with its lines.
    pub fn of(idea: &Idea, taste: &Taste, part: Option<&Part>, played: Option<i64>) -> Self {
        let line = |what: &Consider| {
            let input = idea.inputs[*what as usize];
            Reason { what: *what, input, points: taste.points(*what, input, part, idea.footing) }
        };
        let mut lines: Vec<Reason> = Consider::ALL.iter().map(line).filter(|line| line.points != 0).collect();
        lines.sort_by_key(|line| (-line.points.abs(), line.what));
        Self { orders: idea.orders.clone(), score: idea.score, lines, played }
    }

    /// An answer that was not weighed.
    pub fn plain(order: Order) -> Self {
        Self { orders: vec![order], score: 0, lines: Vec::new(), played: None }
    }
}

impl Why {
    /// The reasons in words, one line a candidate, `name` naming an order.
    pub fn lines(&self, names: &tell::Names, name: impl Fn(&Order) -> String) -> Vec<String> {
        let mut lines = Vec::new();
        lines.extend(self.unit.map(|unit| self.head(names.unit(unit))));
        lines.extend(self.best.iter().enumerate().map(|(place, candidate)| candidate.words(place + 1, &name)));
        for (order, why) in &self.dropped {
            let why = tell::in_names(why, names);
            lines.push(Message::new("why-dropped").with("order", name(order)).with("why", why).words());
        }
        if self.others > 0 {
            lines.push(Message::new("why-others").with("count", self.others).words());
        }
        lines
    }
}

impl Why {
    fn head(&self, unit: String) -> String {
        let head = match self.role {
            Some(role) => Message::new("why-unit-role").with("role", word(&format!("role-{}", role.key()))),
            None => Message::new("why-unit"),
        };
        head.with("unit", unit).words()
    }
}

impl Candidate {
    fn words(&self, place: usize, name: impl Fn(&Order) -> String) -> String {
        let orders: Vec<String> = self.orders.iter().map(name).collect();
        let reasons: Vec<String> = self.lines.iter().map(Reason::words).collect();
        let message = match (self.played, reasons.is_empty()) {
            (Some(played), _) => Message::new("why-candidate-played").with("played", played / 100),
            (None, false) => Message::new("why-candidate-because"),
            (None, true) => Message::new("why-candidate"),
        };
        let message = message.with("place", place).with("orders", orders.join(", "));
        message.with("score", i64::from(self.score / 100)).with("reasons", reasons.join(", ")).words()
    }
}

impl Reason {
    /// `attack +3000`.
    fn words(&self) -> String {
        format!("{} {:+}", self.what, self.points / 100)
    }
}
