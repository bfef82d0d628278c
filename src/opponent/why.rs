//! Why: the best candidates of a decision with the contribution of each criterion, and what was ruled out.

use super::book::Mind;
use crate::force::UnitId;
use crate::words::Message;

/// The number of candidates shown.
pub const TOLD: usize = 3;

/// The order that an opponent would give, and why.
#[derive(Clone, Debug)]
pub struct Thought<B: Mind> {
    /// The order.
    pub order: B::Order,
    /// Its reasons.
    pub why: Why<B>,
}

/// The reasons of a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Why<B: Mind> {
    /// The open window, by its name in the book.
    pub window: &'static str,
    /// The unit that acts, if any.
    pub unit: Option<UnitId>,
    /// Its role.
    pub role: Option<B::Role>,
    /// The best candidates, best first. In a window without candidates: the answer, without lines.
    pub best: Vec<Candidate<B>>,
    /// What was ruled out, each with the reason.
    pub dropped: Vec<(B::Order, Message)>,
    /// Number of further candidates with lower scores.
    pub others: usize,
    /// The task of the unit.
    pub goal: Option<B::Goal>,
}

/// One candidate with its score.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate<B: Mind> {
    /// Its orders, in sequence.
    pub orders: Vec<B::Order>,
    /// The sum of its lines.
    pub score: i32,
    /// The contribution of each criterion, largest first.
    pub lines: Vec<Reason<B>>,
    /// The result of its play-outs, if it was played out.
    pub played: Option<i64>,
}

/// One line of a score.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reason<B: Mind> {
    /// What was judged.
    pub what: B::Consider,
    /// Its input, 0 to 1000.
    pub input: i32,
    /// What it gave.
    pub points: i32,
}

impl<B: Mind> Default for Why<B> {
    fn default() -> Self {
        Self { window: "", unit: None, role: None, best: Vec::new(), dropped: Vec::new(), others: 0, goal: None }
    }
}

impl<B: Mind> Candidate<B> {
    /// An answer without comparing ideas.
    pub fn plain(order: B::Order) -> Self {
        Self { orders: vec![order], score: 0, lines: Vec::new(), played: None }
    }
}

impl<B: Mind> Why<B> {
    /// The reasons as text, one line per candidate: `unit` names a unit, `say` a refusal, `name` an order.
    pub fn told(
        &self,
        unit: impl Fn(UnitId) -> String,
        say: impl Fn(&Message) -> String,
        name: impl Fn(&B::Order) -> String,
    ) -> Vec<String> {
        let mut lines = Vec::new();
        lines.extend(self.unit.map(|id| self.head(unit(id))));
        lines.extend(self.best.iter().enumerate().map(|(place, candidate)| candidate.words(place + 1, &name)));
        for (order, why) in &self.dropped {
            lines.push(Message::new("why-dropped").with("order", name(order)).with("why", say(why)).words());
        }
        if self.others > 0 {
            lines.push(Message::new("why-others").with("count", self.others).words());
        }
        lines
    }

    fn head(&self, unit: String) -> String {
        let head = match self.role {
            Some(role) => Message::new("why-unit-role").with("role", role.to_string()),
            None => Message::new("why-unit"),
        };
        head.with("unit", unit).words()
    }
}

impl<B: Mind> Candidate<B> {
    /// Its score as it is shown: the sum of its lines as they are shown.
    fn shown(&self) -> i64 {
        if self.lines.is_empty() { rounded::<B>(self.score) } else { self.lines.iter().map(Reason::shown).sum() }
    }

    fn words(&self, place: usize, name: impl Fn(&B::Order) -> String) -> String {
        let orders: Vec<String> = self.orders.iter().map(name).collect();
        // What shows as nothing is left out, unless there is nothing else.
        let all = self.lines.iter().all(|line| line.shown() == 0);
        let told = self.lines.iter().filter(|line| all || line.shown() != 0);
        let reasons: Vec<String> = told.map(Reason::words).collect();
        let message = match (self.played, reasons.is_empty()) {
            (Some(played), _) => Message::new("why-candidate-played").with("played", played / 100),
            (None, false) => Message::new("why-candidate-because"),
            (None, true) => Message::new("why-candidate"),
        };
        let message = message.with("place", place).with("orders", orders.join(", "));
        message.with("score", self.shown()).with("reasons", reasons.join(", ")).words()
    }
}

impl<B: Mind> Reason<B> {
    /// Its points as they are shown.
    pub fn shown(&self) -> i64 {
        rounded::<B>(self.points)
    }

    /// `attack +3000`.
    fn words(&self) -> String {
        format!("{} {:+}", self.what, self.shown())
    }
}

/// Points in the steps in which a book shows them, rounded to the nearest.
fn rounded<B: Mind>(points: i32) -> i64 {
    let (points, step) = (i64::from(points), i64::from(B::SHOWN));
    (points + points.signum() * step / 2) / step
}
