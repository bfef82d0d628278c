//! Suppression Actions, as the opponent knows it.

use super::{
    answers,
    idea::{self, Grounds, Unplanned},
    reading, turn, venues, worth,
};
use crate::data::suppression::{
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
use crate::rules::suppression::{
    Order, Suppression,
    actions::Action,
    choices::{View, waiting},
    muster::Goal,
};
use crate::words::word;
use std::sync::{Arc, LazyLock};

/// The personalities assumed for the enemy in play-outs: every shipped one.
static ENEMIES: LazyLock<Vec<Arc<Persona>>> = LazyLock::new(Persona::all);

/// Effort of an order in a play-out, plus an amount for the models on the board.
const AN_ORDER: u64 = 40;

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

impl Mind for Suppression {
    type Persona = Persona;
    type Standing = ();
    type Unplanned = Unplanned;
    type Grounds = Grounds;
    type Consider = Consider;
    type Role = &'static str;
    type Goal = ();
    type Look = (u16, usize);

    const TURN: &'static str = "starting";
    const ORDERS: &'static [&'static str] = &Order::DEEDS;
    const DEEDS: usize = Action::ALL.len();

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
        idea::bare(unit, Action::GoToGround)
    }

    fn end_turn() -> Order {
        Order::EndActions
    }

    fn waiting(view: View) -> usize {
        waiting(view).count()
    }

    fn look(view: View) -> (u16, usize) {
        let models = Side::BOTH.iter().flat_map(|side| view.field.standing(*side)).map(|unit| view.field.count(unit));
        (Suppression::tempo(view).turns_taken(), models.sum())
    }

    fn worth(view: View, _: &Persona, side: Side) -> i64 {
        worth::value(view, side)
    }

    fn price(view: View, _: &Order) -> u64 {
        AN_ORDER + view.field.models.iter().filter(|model| model.place.is_on_board()).count() as u64
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
            Goal::Score => "objectives",
            Goal::Seize { .. } => "seize",
        }
    }

    fn lost(view: View, side: Side) -> u32 {
        let lost = |unit| u32::from(view.field.kind(unit).points) - (worth::left(view.field, unit) / 100) as u32;
        view.field.of(side).map(lost).sum()
    }

    fn count(_: View, _: Side, order: &Order, deeds: &mut [u32]) {
        if let Order::Act(deed) = order {
            deeds[deed.action as usize] += 1;
        }
    }
}
