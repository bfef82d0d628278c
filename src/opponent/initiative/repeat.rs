//! What a side repeats in a turn: those who are called seldom and have a long way make up for it (R17, R28).

use super::{
    idea::{self, Gains, Unplanned},
    place::Outlook,
    scene::Scene,
};
use crate::board::Cell;
use crate::data::initiative::persona::Consider;
use crate::engine::Rules;
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

/// So many of the best places are tried until one is found whose way would be gone to its end.
const TRIES: usize = 4;

/// Of what a place is worth that a character can't come to by its calls, so many hundredths are counted: its next call is
/// half lost, since it has to break off.
const SOONER: i64 = 50;

/// The next declaration, or none.
pub fn declare(thinker: Thinker<Initiative>) -> Option<Plan<Initiative>> {
    let Thinker { view, side, persona, budget, .. } = thinker;
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
    let mut ways = field.of(side).filter(seldom).filter_map(way);
    // They all declare in the end, one by one: without play-outs it doesn't matter who is the first.
    let mut ideas: Vec<Idea<Initiative>> = if budget.plans < 2 {
        ways.find_map(|mut idea| (idea.score > 0 && idea::settle(view, &mut idea)).then_some(idea))
            .into_iter()
            .collect()
    } else {
        ways.collect()
    };
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
    // Out of sight there is neither danger nor anybody to shoot at.
    let now = outlook.goal(scene, here);
    let open = far.filter(|(cell, _)| !scene.is_seen(*cell)).map(|(cell, _)| (outlook.goal(scene, cell) - now, cell));
    let mut better: Vec<(i64, Cell)> = open.filter(|(gain, _)| *gain > 0).collect();
    better.sort_by_key(|place| Reverse(*place));
    let (gain, cell) = better.into_iter().take(TRIES).find(|(_, cell)| is_kept(scene, outlook, *cell))?;
    let id = field.unit(unit).id;
    let goal = Unplanned { pace: Pace::Run, to: cell, then: Then::Stop };
    let order = Order::Repeat(id, Action::Move(Pace::Run, Vec::new(), Then::Stop));
    let gains = Gains::default().and(Consider::Goal, gain * SOONER / 100);
    Some(gains.idea(scene.persona, order, Some(goal)))
}

/// Whether a run to a cell would be gone to its end as long as nothing else changes: it isn't declared to be broken off.
fn is_kept(scene: &Scene, outlook: &Outlook, to: Cell) -> bool {
    let (field, unit) = (scene.field, scene.unit);
    let Some(path) = movement::route(field, unit, to, u16::MAX) else { return false };
    let ends = repetition::legs(field, unit, Pace::Run, &path);
    let begins = std::iter::once(outlook.here).chain(ends.iter().copied());
    ends.last() == Some(&to) && begins.zip(&ends).all(|(from, next)| goes_on(scene, outlook, (from, *next)))
}

/// What it is worth to be on a cell while an action is repeated.
fn at(scene: &Scene, outlook: &Outlook, cell: Cell) -> Gains {
    Gains::default().and(Consider::Goal, outlook.goal(scene, cell)).and(Consider::Danger, -outlook.danger(scene, cell))
}

/// Whether the next part of a way is worth going: its end is at least as good as staying.
fn goes_on(scene: &Scene, outlook: &Outlook, (from, next): (Cell, Cell)) -> bool {
    let score = |cell: Cell| at(scene, outlook, cell).score(scene.persona);
    score(next) >= score(from)
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

/// A character goes on, as it meant to when it declared that, unless something has changed so that it had better break off.
pub fn go_on(scene: &Scene, outlook: &Outlook) -> Vec<Idea<Initiative>> {
    let (field, unit, here) = (scene.field, scene.unit, outlook.here);
    let id = field.unit(unit).id;
    let next = match &field.unit(unit).repetition {
        Repetition::Of(Action::Move(pace, path, _)) => {
            repetition::leg(field, unit, *pace, path).last().copied().unwrap_or(here)
        }
        _ => here,
    };
    let goes = Initiative::check(scene.view, &Order::GoOn(id)).is_ok() && goes_on(scene, outlook, (here, next));
    let (cell, order) = if goes { (next, Order::GoOn(id)) } else { (here, Order::BreakOff(id)) };
    vec![at(scene, outlook, cell).idea(scene.persona, order, None)]
}
