//! Answers to windows other than the orders of a turn: where to set up, where to move after a fight.

use super::{
    place::{self, Outlook},
    scene::Scene,
};
use crate::board::Cell;
use crate::force::UnitId;
use crate::opponent::book::Thinker;
use crate::rules::suppression::{
    Choices, Order, Suppression,
    field::{Field, apart},
    windows::Ask,
};

/// A friend within this many cells makes a place crowded.
const CROWDED: i32 = 5;

/// The cost of crowding, and the value of each model in cover, in cells of the path to an objective.
const CROWD: i64 = 4;
const COVER: i64 = 2;

/// The answer; for swarm leaders and officers, the book's default.
pub fn answer(thinker: Thinker<Suppression>, choices: &Choices) -> Option<Order> {
    let scene = Scene::new(thinker.view, thinker.side, thinker.persona);
    match Ask::of(&choices.window) {
        Ask::SetUp => {
            let score = |order: &&Order| set_up(&scene, order);
            choices.orders.iter().max_by_key(score).cloned()
        }
        Ask::Consolidate => choices.orders.iter().max_by_key(|order| pursuit(&scene, choices, order)).cloned(),
        _ => choices.default.clone().or_else(|| choices.orders.first().cloned()),
    }
}

/// How good a place is for setting up: near an objective, in cover, away from friends.
fn set_up(scene: &Scene, order: &Order) -> i64 {
    let Order::SetUp(_, cells) = order else { return i64::MIN };
    let Some(leader) = cells.first() else { return i64::MIN };
    let covered: i64 = cells.iter().map(|cell| place::shelter(scene, *cell)).sum();
    let heads = scene.field().standing(scene.side).filter_map(|unit| scene.field().head(unit));
    let near = heads.filter(|(_, cell)| apart(*cell, *leader) <= CROWDED * CROWDED).count() as i64;
    COVER * covered - CROWD * near - far_from_objectives(scene.field(), *leader)
}

fn far_from_objectives(field: &Field, cell: Cell) -> i64 {
    let cells = field.setting.scenario.objectives.iter().flatten();
    cells.map(|goal| apart(*goal, cell)).min().map_or(0, |far| i64::from(far.isqrt()))
}

/// The value of moving on after a fight, including fire there.
fn pursuit(scene: &Scene, choices: &Choices, order: &Order) -> i64 {
    let Order::Consolidate(moves) = order else { return i64::MIN };
    let about: Option<UnitId> = choices.window.about;
    let Some(unit) = about.and_then(|id| scene.field().find(id)) else { return 0 };
    let Some((leader, here)) = scene.field().leader(unit) else { return 0 };
    let number = scene.field().number(leader);
    let to = moves.iter().find(|(model, _)| *model == number).map_or(here, |(_, cell)| *cell);
    let outlook = Outlook::of(scene, unit);
    place::goal(scene, &outlook.objectives, to) - place::danger(scene, &outlook, to, 0)
}
