//! Monkeys With Guns, as the opponent knows it.

use super::{
    Venue, answers, deeds, goals, mind, price, reading, scene::Scene, taste::Taste, turn, venues, worth, yielding,
};
use crate::data::{
    LoadError, library,
    monkeys::{
        Level,
        level::Standing,
        persona::{self, Consider, Deed, Persona, Role},
    },
    persona::Voice,
};
use crate::force::{Side, UnitId};
use crate::opponent::{
    book::{Character, Mind, Thinker},
    idea::{Idea, Plan},
    speech::{Chapter, Situation},
    why::Reason,
};
use crate::rules::monkeys::{
    Monkeys,
    choices::{Choices, Table},
    commit, movement,
    order::Order,
    scenarios,
};
use std::sync::{Arc, LazyLock};

/// The personalities assumed for the enemy in play-outs: a solid one, one that waits and one that attacks.
static ENEMIES: LazyLock<[Arc<Persona>; 3]> = LazyLock::new(|| {
    ["steady", "sentinel", "wave"].map(|name| persona::shipped(name).expect("a personality that ships is good"))
});

/// The personality that is solid in everything.
const SOUND: &str = "steady";

/// Conditions for continuing a course: nobody has fallen or been pinned since.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    turns: u16,
    ready: usize,
}

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

impl Mind for Monkeys {
    type Persona = Persona;
    type Standing = Standing;
    type Unplanned = mind::Unplanned;
    type Grounds = mind::Grounds;
    type Consider = Consider;
    type Role = Role;
    type Goal = goals::Goal;
    type Look = Look;

    const ORDERS: &'static [&'static str] =
        &["Move", "Stealth", "Attack", "Overwatch", "Overrun", "Brace", "Reload", "Smoke", "SpecialOrder"];
    const DEEDS: usize = Deed::ALL.len();

    fn answer(thinker: Thinker<Self>) -> Option<Order> {
        answers::answer(thinker.view, thinker.persona, thinker.budget)
    }

    fn let_pass(choices: &Choices) -> Option<Order> {
        let passes = |order: &&Order| matches!(order, Order::Forfeit(_) | Order::GoOn | Order::HoldFire);
        choices.orders.iter().find(passes).or(choices.default.as_ref()).or(choices.orders.first()).cloned()
    }

    fn concedes(thinker: Thinker<Self>) -> bool {
        yielding::concedes(thinker.view, thinker.side, thinker.persona)
    }

    fn think(thinker: Thinker<Self>) -> Option<Plan<Self>> {
        let table = thinker.view;
        if commit::able(table.field, table.turn).is_empty() {
            return None;
        }
        let taste = Taste::new(thinker.persona, table, thinker.side);
        let scene = Scene::new(table, thinker.side, &taste, thinker.standing);
        let choice = turn::next(&scene, thinker.budget)?;
        let unit = table.field.unit(choice.unit).id;
        Some(Plan { unit, role: choice.part.map(|part| part.role), ideas: choice.ideas })
    }

    fn settle(view: Table, idea: &mut Idea<Self>) -> bool {
        mind::settle(view, idea)
    }

    fn rest(unit: UnitId) -> Order {
        Order::Done(unit)
    }

    fn end_turn() -> Order {
        Order::EndTurn
    }

    fn waiting(view: Table) -> usize {
        commit::able(view.field, view.turn).len()
    }

    fn look(Table { field, turn, .. }: Table) -> Look {
        let ready = field.primates.iter().filter(|one| one.place.is_on_board() && !one.pin.holds()).count();
        Look { turns: turn.turns_taken(), ready }
    }

    fn worth(view: Table, persona: &Persona, side: Side) -> i64 {
        worth::value(view, persona, side)
    }

    fn price(view: Table, order: &Order) -> u64 {
        price::price(view, order)
    }

    fn searched() -> u64 {
        movement::searched()
    }

    fn enemies() -> &'static [Arc<Persona>] {
        &*ENEMIES
    }

    fn reasons(thinker: Thinker<Self>, role: Option<Role>, idea: &Idea<Self>) -> Vec<Reason<Self>> {
        let taste = Taste::new(thinker.persona, thinker.view, thinker.side);
        let part = thinker.persona.roles.iter().find(|part| Some(part.role) == role);
        let line = |what: &Consider| {
            let input = idea.grounds.inputs[*what as usize];
            Reason { what: *what, input, points: taste.points(*what, input, part, idea.grounds.footing) }
        };
        let mut lines: Vec<Reason<Self>> = Consider::ALL.iter().map(line).filter(|line| line.points != 0).collect();
        lines.sort_by_key(|line| (-line.points.abs(), line.what));
        lines
    }

    fn goal(thinker: Thinker<Self>, unit: UnitId) -> Option<goals::Goal> {
        let taste = Taste::new(thinker.persona, thinker.view, thinker.side);
        let scene = Scene::new(thinker.view, thinker.side, &taste, thinker.standing);
        let me = scene.friend(thinker.view.field.find_unit(unit)?)?;
        Some(scene.goals[me].clone())
    }

    fn situation(view: Table, chapter: Chapter, persona: &Persona) -> Option<Situation> {
        Some(reading::situation(view, chapter, persona))
    }

    fn standing(level: &Level) -> [Arc<[Standing]>; 2] {
        level.standing.clone()
    }

    fn venues() -> Result<Vec<Venue>, LoadError> {
        venues::venues()
    }

    fn unlimited(level: &Level) -> Option<Level> {
        venues::unlimited(level)
    }

    fn sparring() -> Vec<String> {
        library::sparring()
    }

    fn characters() -> Vec<String> {
        let mut names = persona::names();
        // The solid one comes first.
        names.sort_by_key(|name| name != SOUND);
        names
    }

    fn scenario(level: &Level) -> &'static str {
        level.scenario.word()
    }

    fn lost(view: Table, side: Side) -> u32 {
        scenarios::lost_scrap(view.field, side)
    }

    fn count(view: Table, side: Side, order: &Order, deeds: &mut [u32]) {
        deeds::count(view, side, order, deeds);
    }
}
