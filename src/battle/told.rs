//! What a rule book has to provide for its battles to be put into words.

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
    /// The text of the line.
    pub text: String,
    /// The rule it follows from.
    pub rule: Rule,
    /// Number of the first fact it covers.
    pub first_fact: u32,
    /// The side that acted.
    pub side: Option<Side>,
    /// Whether it is the heading of a turn.
    pub head: bool,
}

/// A rule book whose battles can be put into words.
pub trait Told: Scripted + Shelved {
    /// The battle in a world, line by line; if it started from a level, its sides and objectives have their names.
    fn told(world: &World, level: Option<&Self::Level>) -> Vec<LogLine>;
    /// The name of a unit in the battle of a world.
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
    /// The book's name for an order.
    fn called(order: &Self::Order) -> String {
        let id = format!("{}order-{}", Book::of(Self::BOOK).unwrap_or_default().prefix(), kebab(order.name()));
        if knows(&id) { word(&id) } else { order.name().to_owned() }
    }
    /// The current forces of the battle in a world, side by side.
    fn sides(world: &World) -> [Value; 2];
    /// The seed for a level's dice if the command doesn't set one.
    fn seed(level: &Self::Level) -> u64;
}
