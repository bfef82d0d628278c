//! The scripted players of Monkeys With Guns at the table.

use super::battle::{self, models};
use crate::battle::Record;
use crate::board::Cell;
use crate::data::{
    error::LoadError,
    monkeys::{level::Standing, persona},
    workshop::Workshop,
};
use crate::opponent::{
    monkeys::{Opponent, Thought},
    seated::{Considered, Seated},
};
use crate::panels::advice::Advice;
use crate::rules::monkeys::Monkeys;
use crate::screens::{
    Hands,
    minds::{ADVISES, Called, Chair, Minds},
};
use bevy::prelude::World;
use std::sync::Arc;

/// The character that advises players.
const ADVISER: &str = "steady";

/// The shipped personalities, and those of the workshop.
#[derive(Debug)]
pub struct Personas;

impl Minds for Personas {
    fn names(&self, workshop: &Workshop) -> Vec<String> {
        workshop.opponents()
    }

    fn first(&self, _: &Workshop) -> Option<String> {
        Some(ADVISER.to_owned())
    }

    fn called(&self, name: &str, workshop: &Workshop) -> Option<Called> {
        let persona = workshop.opponent(name).ok()?;
        Some(Called { name: persona.name.clone(), about: persona.about.clone() })
    }

    fn seated(&self, world: &World, workshop: &Workshop, chair: Chair) -> Result<Box<dyn Seated>, LoadError> {
        let persona = workshop.opponent(chair.name)?;
        let level = world.get_resource::<Record>().and_then(Record::level);
        let standing: Arc<[Standing]> =
            level.map_or_else(Default::default, |level| level.standing[chair.side.index()].clone());
        Ok(Box::new(Opponent::new(persona, chair.strength, chair.seed).with_standing(standing)))
    }

    fn reread(
        &self,
        mind: &dyn Seated,
        workshop: &Workshop,
        chair: Chair,
        source: Option<&str>,
    ) -> Option<Box<dyn Seated>> {
        let persona = workshop.opponent(chair.name).ok()?;
        let level = source.and_then(|name| workshop.level(name).ok());
        let standing = level.map(|level| level.standing[chair.side.index()].clone());
        let mind = mind.of::<Monkeys>()?.reread(&persona, standing)?;
        Some(Box::new(mind))
    }

    fn adviser(&self, seed: u64) -> Option<Box<dyn Seated>> {
        Some(Box::new(Opponent::new(persona::shipped(ADVISER).ok()?, ADVISES, seed).certain()))
    }

    fn gave_last(&self, world: &World, thought: &Considered) -> bool {
        let last = world.get_resource::<Record>().and_then(|record| record.orders().last());
        last.is_some() && last == thought.order::<Monkeys>()
    }

    fn give(&self, world: &mut World, hands: &mut Hands, thought: &Considered) {
        if let Some(order) = thought.order::<Monkeys>() {
            battle::act::give(world, hands, order.clone());
        }
    }

    fn propose(&self, world: &World, hands: &mut Hands, thought: &Considered) {
        if let Some(order) = thought.order::<Monkeys>() {
            battle::proposing::propose(world, hands, order);
        }
    }

    fn cells(&self, world: &World, thought: &Considered) -> Vec<Cell> {
        thought.order::<Monkeys>().map_or_else(Vec::new, |order| battle::proposing::cells(world, order))
    }

    fn advice(&self, world: &World, name: &str, thought: &Considered) -> String {
        let of = |thought: &Thought| models::advice::reason(world, name, thought);
        thought.of::<Monkeys>().map_or_else(String::new, of)
    }

    fn turn(&self, world: &World, title: String, thoughts: &[&Considered]) -> Advice {
        models::advice::turn(world, title, thoughts.iter().filter_map(|thought| thought.of::<Monkeys>()))
    }
}
