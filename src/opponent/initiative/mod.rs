//! Initiative Ladder, as the opponent knows it: whoever is called does the first thing that may be done.

use crate::engine::Rules;
use crate::force::{Side, UnitId};
use crate::opponent::{
    book::{Character, Mind, Thinker},
    idea::{Idea, Plan},
    why::Reason,
};
use crate::rules::initiative::{Initiative, Order, View, order::Action, wounds};
use std::sync::Arc;

/// Anyone: no characters of this book ship yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Anyone;

impl Character for Anyone {
    fn name(&self) -> &'static str {
        "Anyone"
    }

    fn whim(&self) -> u32 {
        0
    }
}

impl Mind for Initiative {
    type Persona = Anyone;
    type Standing = ();
    type Unplanned = ();
    type Grounds = ();
    type Consider = &'static str;
    type Role = &'static str;
    type Goal = ();
    type Look = (u16, usize);

    fn think(thinker: Thinker<Self>) -> Option<Plan<Self>> {
        let choices = Self::choices(thinker.view)?;
        let unit = choices.window.about?;
        let idea = |order| Idea { orders: vec![order], goal: None, grounds: (), score: 0 };
        Some(Plan { unit, role: None, ideas: choices.orders.into_iter().map(idea).collect() })
    }

    fn rest(unit: UnitId) -> Order {
        Order::Act(unit, Action::Hold)
    }

    fn end_turn() -> Order {
        Order::Declared
    }

    fn waiting(_: View) -> usize {
        1
    }

    fn look(view: View) -> (u16, usize) {
        (view.turn.turn, view.field.all().filter(|unit| wounds::is_able(view.field, *unit)).count())
    }

    fn worth(view: View, _: &Anyone, side: Side) -> i64 {
        let able = |side| view.field.of(side).filter(|unit| wounds::is_able(view.field, *unit)).count() as i64;
        able(side) - able(side.other())
    }

    fn price(_: View, _: &Order) -> u64 {
        1
    }

    fn enemies() -> &'static [Arc<Anyone>] {
        &[]
    }

    fn reasons(_: Thinker<Self>, _: Option<&'static str>, _: &Idea<Self>) -> Vec<Reason<Self>> {
        Vec::new()
    }

    fn lost(view: View, side: Side) -> u32 {
        view.field.of(side).filter(|unit| !wounds::is_able(view.field, *unit)).count() as u32
    }
}
