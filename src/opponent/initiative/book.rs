//! Initiative Ladder, as the opponent knows it.

use super::{
    answers,
    idea::{self, Grounds, Unplanned},
    reading, turn, venues, worth,
};
use crate::data::initiative::{
    Level,
    persona::{Consider, Persona},
};
use crate::data::{LoadError, persona::Voice};
use crate::engine::Rules;
use crate::force::{Side, UnitId};
use crate::opponent::{
    book::{Character, Mind, Thinker},
    idea::{Idea, Plan},
    ladder::venue::Venue,
    speech::{Chapter, Situation},
    why::Reason,
};
use crate::rules::initiative::{Initiative, Order, choices::View, muster::Goal};
use crate::words::word;
use std::sync::{Arc, LazyLock};

/// Who the enemy is taken for in play-outs: every character that ships.
static ENEMIES: LazyLock<Vec<Arc<Persona>>> = LazyLock::new(Persona::all);

/// Effort of an order in a play-out, before what the characters on the board add.
const AN_ORDER: u64 = 40;

/// Hundredths in a point.
const A_POINT: i64 = 100;

impl Character for Persona {
    fn name(&self) -> &str {
        &self.name
    }

    fn about(&self) -> &str {
        &self.about
    }

    fn whim(&self) -> u32 {
        self.whim
    }

    fn voice(&self) -> Option<&Voice> {
        Some(&self.voice)
    }
}

impl Mind for Initiative {
    type Persona = Persona;
    type Standing = ();
    type Unplanned = Unplanned;
    type Grounds = Grounds;
    type Consider = Consider;
    type Role = &'static str;
    type Goal = ();
    type Look = (u16, u8, usize);

    const SHARED_TURNS: bool = true;
    // The worth of a single action is often less than 100.
    const SHOWN: i32 = 10;

    const ORDERS: &'static [&'static str] = &Order::NAMES;

    fn characters() -> Vec<String> {
        Persona::names()
    }

    fn reason_words(reason: &Reason<Self>) -> String {
        word(reason.what.reason())
    }

    fn situation(view: View, chapter: Chapter, _: &Persona) -> Option<Situation> {
        Some(reading::situation(view, chapter))
    }

    fn answer(thinker: Thinker<Self>) -> Option<Order> {
        answers::answer(thinker, &<Self as Rules>::choices(thinker.view)?)
    }

    fn think(thinker: Thinker<Self>) -> Option<Plan<Self>> {
        turn::think(thinker)
    }

    fn settle(view: View, idea: &mut Idea<Self>) -> bool {
        idea::settle(view, idea)
    }

    fn rest(unit: UnitId) -> Order {
        turn::rest(unit)
    }

    fn end_turn() -> Order {
        Order::Declared
    }

    fn waiting(view: View) -> usize {
        turn::waiting(view)
    }

    fn look(view: View) -> (u16, u8, usize) {
        let standing = Side::BOTH.iter().map(|side| view.field.standing(*side).count()).sum();
        (view.turn.turn, view.turn.phase, standing)
    }

    fn worth(view: View, _: &Persona, side: Side) -> i64 {
        worth::value(view, side)
    }

    fn price(view: View, _: &Order) -> u64 {
        AN_ORDER + Side::BOTH.iter().map(|side| view.field.standing(*side).count() as u64).sum::<u64>()
    }

    fn enemies() -> &'static [Arc<Persona>] {
        &ENEMIES
    }

    fn reasons(thinker: Thinker<Self>, _: Option<&'static str>, idea: &Idea<Self>) -> Vec<Reason<Self>> {
        let mut lines: Vec<Reason<Self>> =
            idea::reasons(thinker.persona, &idea.grounds).filter(|line| line.points != 0).collect();
        lines.sort_by_key(|line| (-line.points.abs(), line.what));
        lines
    }

    fn venues() -> Result<Vec<Venue<Self>>, LoadError> {
        venues::venues()
    }

    fn scenario(level: &Level) -> &'static str {
        match level.scenario.goal {
            Goal::Break => "break",
            Goal::Hold { .. } => "hold",
            Goal::Carry { .. } => "carry",
        }
    }

    fn lost(view: View, side: Side) -> u32 {
        let full = |unit| worth::of(view.field.unit(unit).rating.0) - worth::left(view.field, unit);
        let lost: i64 = view.field.of(side).filter(|unit| !view.field.is_mount(*unit)).map(full).sum();
        (lost.max(0) / A_POINT) as u32
    }
}
