//! What a rule book must know of itself for its battles to be told.

use super::script::Scripted;
use crate::data::book::Shelved;
use crate::engine::{BookOrder, Rule};
use crate::force::{Side, UnitId};
use crate::rules::Book;
use crate::words::{kebab, knows, say, word};
use bevy_ecs::world::World;
use serde_json::Value;

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// The line in words.
    pub text: String,
    /// The rule it follows from.
    pub rule: Rule,
    /// Number of the first fact it tells.
    pub first_fact: u32,
    /// Whose doing it was.
    pub side: Option<Side>,
    /// Whether it is the head of a turn.
    pub head: bool,
}

/// A rule book whose battles are told in words.
pub trait Told: Scripted + Shelved {
    /// The battle in a world, line by line; of a level, if it began from one, its sides and objectives have their names.
    fn told(world: &World, level: Option<&Self::Level>) -> Vec<LogLine>;
    /// What a unit of the battle in a world is called.
    fn unit(world: &World, unit: UnitId) -> String;
    /// An order in short, for the reasons of a scripted player: kind and target.
    fn short(world: &World, order: &Self::Order) -> String {
        match order.target() {
            Some(target) => say(
                "why-order-at",
                &[("order", Self::called(order).into()), ("target", Self::unit(world, target).into())],
            ),
            None => Self::called(order),
        }
    }
    /// What the book calls an order.
    fn called(order: &Self::Order) -> String {
        let id = format!("{}order-{}", Book::of(Self::BOOK).unwrap_or_default().prefix(), kebab(order.name()));
        if knows(&id) { word(&id) } else { order.name().to_owned() }
    }
    /// The forces of the battle in a world, side by side, as they stand.
    fn sides(world: &World) -> [Value; 2];
    /// The seed of a level's dice where the command gives none.
    fn seed(level: &Self::Level) -> u64;
}
