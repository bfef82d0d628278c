//! What a side repeats in a turn: those who are called seldom and have a long way make up for it (R17, R28).

use super::{
    idea::{Gains, Unplanned},
    place::Outlook,
    scene::Scene,
};
use crate::board::Cell;
use crate::data::initiative::persona::Consider;
use crate::force::UnitIx;
use crate::opponent::{
    book::Thinker,
    idea::{Idea, Plan},
};
use crate::rules::initiative::{
    Initiative, Order,
    characters::Repetition,
    movement::{self, Pace},
    order::{Action, Then},
    repetition,
    turns::PHASES,
    wounds,
};
use std::cmp::Reverse;

/// Only those of so little Initiative, or less, think about it.
const SELDOM: u8 = 3;

/// How far ahead a way is looked for, in runs.
const RUNS: u16 = 3;

/// Of what a place is worth that a character can't come to by its calls, so many hundredths are counted: its next call is
/// half lost, since it has to break off.
const SOONER: i64 = 50;

/// The next declaration, or none.
pub fn declare(thinker: Thinker<Initiative>) -> Option<Plan<Initiative>> {
    let Thinker { view, side, persona, .. } = thinker;
    let field = view.field;
    let calm = view.turn.calm;
    let seldom = |unit: &UnitIx| {
        let state = field.unit(*unit);
        let initiative = wounds::initiative(field, *unit);
        (1..=if calm { PHASES } else { SELDOM }).contains(&initiative)
            && state.repetition == Repetition::None
            && state.lost.0 == 0
            && !field.is_mount(*unit)
            && field.cell(*unit).is_some()
    };
    let first = field.of(side).next()?;
    let way = |unit: UnitIx| {
        let scene = Scene::new(view, side, unit, persona);
        let outlook = Outlook::of(&scene)?;
        if calm { onward(&scene, &outlook) } else { far_away(&scene, &outlook) }
    };
    let mut ideas: Vec<Idea<Initiative>> = field.of(side).filter(seldom).filter_map(way).collect();
    ideas.push(Gains::default().idea(persona, Order::Declared, None));
    ideas.sort_by_key(|idea| -idea.score);
    let unit = crate::engine::BookOrder::unit(&ideas[0].orders[0]);
    Some(Plan { unit: unit.unwrap_or(field.unit(first).id), role: None, ideas })
}

/// A way that is worth repeating: to a better place, out of everyone's sight.
fn far_away(scene: &Scene, outlook: &Outlook) -> Option<Idea<Initiative>> {
    let (field, unit, here) = (scene.field, scene.unit, outlook.here);
    if scene.is_seen(here) || field.carries(unit) {
        return None;
    }
    let run = movement::allowance(field, unit, Pace::Run).ok()?;
    let calls = u16::from(wounds::initiative(field, unit));
    let far =
        movement::reach_with_costs(field, unit, RUNS * run).into_iter().filter(|(_, cost)| *cost > run * calls / 2);
    let worth = |cell: Cell| outlook.goal(scene, cell) + outlook.prospect(scene, cell) - outlook.danger(scene, cell);
    let open = far.filter(|(cell, _)| !scene.is_seen(*cell));
    let (gain, cell) = open.map(|(cell, _)| (worth(cell), cell)).max_by_key(|(gain, cell)| (*gain, *cell))?;
    let better = gain - worth(here);
    let id = field.unit(unit).id;
    let goal = Unplanned { pace: Pace::Run, to: cell, then: Then::Stop };
    let order = Order::Repeat(id, Action::Move(Pace::Run, Vec::new(), Then::Stop));
    let gains = Gains::default().and(Consider::Goal, better * SOONER / 100);
    (better > 0).then(|| gains.idea(scene.persona, order, Some(goal)))
}

/// The way to the best place within a calm turn, where moves are all there is (G15).
fn onward(scene: &Scene, outlook: &Outlook) -> Option<Idea<Initiative>> {
    let (field, unit, here) = (scene.field, scene.unit, outlook.here);
    let pace = if field.carries(unit) { Pace::Walk } else { Pace::Trot };
    let far = movement::allowance(field, unit, pace).ok()? * u16::from(PHASES);
    let worth = |cell: Cell| outlook.goal(scene, cell) - outlook.danger(scene, cell);
    let ends = movement::reach_with_costs(field, unit, far).into_iter();
    // Of places that are worth the same, the nearest.
    let (gain, _, cell) = ends.map(|(cell, cost)| (worth(cell), Reverse(cost), cell)).max()?;
    let better = gain - worth(here);
    let order = Order::Repeat(field.unit(unit).id, Action::Move(pace, Vec::new(), Then::Stop));
    let goal = Unplanned { pace, to: cell, then: Then::Stop };
    let gains = Gains::default().and(Consider::Goal, better);
    (better > 0).then(|| gains.idea(scene.persona, order, Some(goal)))
}

/// Whether a character goes on, or breaks off.
pub fn go_on(scene: &Scene, outlook: &Outlook) -> Vec<Idea<Initiative>> {
    let (field, unit, here) = (scene.field, scene.unit, outlook.here);
    let id = field.unit(unit).id;
    let at = |cell: Cell| {
        let gains = Gains::default().and(Consider::Goal, outlook.goal(scene, cell));
        gains.and(Consider::Danger, -outlook.danger(scene, cell))
    };
    let mut ideas = vec![at(here).idea(scene.persona, Order::BreakOff(id), None)];
    let next = match &field.unit(unit).repetition {
        Repetition::Of(Action::Move(pace, path, _)) => {
            repetition::leg(field, unit, *pace, path).last().copied().unwrap_or(here)
        }
        _ => here,
    };
    ideas.push(at(next).idea(scene.persona, Order::GoOn(id), None));
    ideas
}
