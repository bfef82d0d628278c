//! A random order, with each choice made separately. Half of the answers are the defaults, so that there is a battle.

use super::{
    choices::{Choices, View, open_questions},
    order::Order,
    planning,
    states::Card,
    windows::Ask,
};
use crate::board::hex::Bearing;
use crate::dice::Stream;

/// Percentage of answers that are the default.
const MARKED: u32 = 50;

/// Percentage of cards that fit the expected speed.
const FITTING: u32 = 90;

/// A random order that will be accepted.
pub(super) fn wander(view: View, choices: Choices, luck: &mut Stream) -> Option<Order> {
    match Ask::of(&choices.window) {
        Ask::SetUp => {
            let Some(Order::SetUp(unit, cell, facing, speed)) = luck.pick(&choices.orders).cloned() else {
                return None;
            };
            let facing = if luck.chance(MARKED) { facing } else { *luck.pick(&Bearing::ALL)? };
            Some(Order::SetUp(unit, cell, facing, speed))
        }
        Ask::Plan => {
            let mut plan = Vec::new();
            for unit in planning::units(view.field, choices.window.side) {
                let cards = planning::offers(view.field, unit);
                let speed = |card: &Card| view.field.make(unit).moves[usize::from(card.movement)].speed;
                let first = cards.first().map(speed);
                let fitting: Vec<_> = cards.iter().filter(|card| Some(speed(card)) == first).copied().collect();
                let fits = luck.chance(FITTING);
                let card = luck.pick(if fits { &fitting } else { &cards })?;
                plan.push(planning::written(view.field, unit, *card));
            }
            Some(Order::Plan(plan))
        }
        Ask::Fire | Ask::Move | Ask::Stay | Ask::Strike | Ask::Cancel | Ask::Retreat | Ask::Heal => {
            let mut answers = Vec::new();
            for question in open_questions(view) {
                let answer = if luck.chance(MARKED) { question.default() } else { luck.pick(&question.answers)? };
                answers.push(answer.clone());
            }
            Some(Order::Choose(answers))
        }
    }
}
