//! What the lab knows about Ordered Hexes.

mod count;
mod ledger;

use super::{
    Point,
    book::{Account, Counted, shelved},
    count::Counting,
    experiment::at,
    pace,
    plan::{Grown, Named, Plan, Terrain},
};
use crate::board::{Edge, generate::Recipe, terrain::Ground};
use crate::data::{
    Fault, LoadError,
    drafts::Drafts,
    hexes::{
        Level, draft, level,
        persona::Persona,
        profiles::{self, profiles},
        setup,
    },
    library,
    workshop::Workshop,
};
use crate::engine::{Fact, Rules};
use crate::rules::hexes::{Choices, Hexes, Order, View, answers::Answer, order::Written};
use crate::words::Message;
use ledger::Ledger;
use std::sync::Arc;

pub use count::{Count, Mark};

/// Rounds of a level without a limit.
const ROUNDS: u16 = 8;

/// The counts of its battles.
pub static COUNTING: Counting = Counting {
    book: Hexes::BOOK,
    title: "hexes-book-name",
    rules: Hexes::VERSION,
    numbers: profiles::hash,
    counts: Count::KINDS,
    marks: Mark::KINDS,
    causes: &[Count::Destroyed as usize, Count::Fled as usize],
    strength: Count::Units as usize,
    agree: &[(Count::Hexes as usize, Mark::Traffic as usize)],
    maps: &[Mark::Falls as usize, Mark::ShotsFrom as usize, Mark::Traffic as usize],
    scenarios: &[],
    scenario: "",
    switches: false,
    rosters: Hexes::ROSTERS,
    table: (7, 9),
    sizes: &[(7, 9), (9, 11), (11, 13)],
    least: (5, 5),
    hexes: true,
    measured: false,
    home: |_| Edge::South,
};

/// Generated ground with both armies of the book, in both orientations.
fn grown_both(plan: &Plan, (grown, point): (&Grown, Point), seed: u64) -> Result<[Level; 2], LoadError> {
    let density = point.density.unwrap_or(grown.from);
    let Grown { style, symmetry, pieces, size, .. } = *grown;
    let recipe = Recipe { size, density, style, symmetry, pieces, seed, ..Recipe::default() };
    let name: String = format!("{style:?} {density} % no. {seed}").chars().take(40).collect();
    let level = draft::draft(&name, &recipe)?.0;
    let rounds = plan.rounds.or(level.scenario.rounds).unwrap_or(ROUNDS);
    let level = setup::changed(&level, &name, rounds)?;
    let other = setup::swapped(&level)?;
    Ok([level, other])
}

/// The cards written by an order.
fn cards(order: &Order) -> Option<&[Written]> {
    if let Order::Plan(written) = order { Some(written) } else { None }
}

/// The answers given by an order.
fn answers(order: &Order) -> Option<&[Answer]> {
    if let Order::Choose(answers) = order { Some(answers) } else { None }
}

impl Counted for Hexes {
    const COUNTING: &'static Counting = &COUNTING;
    const ANYONE: &'static str = "deep-roots";

    type Kit = ();
    type Ledger = Ledger;

    fn kit(plan: &Plan, _: u8, faults: &mut Vec<Fault>) {
        if plan.rosters.is_some() {
            faults.push(at("rosters", Message::new("hexes-lab-rosters")));
        }
        if let Terrain::Grown(grown) = &plan.terrain
            && let Err(error) = draft::fits("terrain", grown.size)
        {
            faults.extend(error.faults);
        }
    }

    fn persona(name: &str, text: Option<&str>) -> Result<Arc<Persona>, LoadError> {
        match text {
            Some(text) => Persona::parse(name, text).map(|(persona, _)| Arc::new(persona)),
            None => Persona::shipped(name),
        }
    }

    /// Armies stay with the sides of the level, and the contenders swap; on generated ground, armies go with their
    /// contenders.
    fn lay_out((): &(), plan: &Plan, point: Point, seed: u64) -> Result<[Level; 2], LoadError> {
        let Named { name, text } = match &plan.terrain {
            Terrain::Level(named) => named,
            Terrain::Grown(grown) => return grown_both(plan, (grown, point), seed),
        };
        let text = text.as_deref().or_else(|| library::level(name)).unwrap_or_default();
        let level = level::parse(name, text, profiles())?.0;
        let rounds = plan.rounds.or(level.scenario.rounds).unwrap_or(ROUNDS);
        let level = setup::changed(&level, name, rounds)?;
        Ok([level.clone(), level])
    }

    fn ground(level: &Level) -> Arc<Ground> {
        level.squares().clone()
    }

    fn levels_asked(workshop: &Workshop) -> Vec<Named> {
        shelved::<Self>(workshop)
    }

    /// A list asks for the cards of each unit, or for each choice of a step (G1, G2).
    fn questions(choices: &Choices) -> (u32, u32) {
        match &choices.default {
            Some(Order::Plan(marked)) => pace::list(marked, choices.orders.iter().filter_map(cards)),
            Some(Order::Choose(marked)) => pace::list(marked, choices.orders.iter().filter_map(answers)),
            _ => pace::one(choices),
        }
    }

    fn open(view: View) -> Ledger {
        Ledger::new(view)
    }

    fn close(mut ledger: Ledger, facts: &[Fact], _: View) -> Account {
        ledger.read(facts);
        ledger.close()
    }

    /// The last round is over if points were counted, or if the crossing was held.
    fn is_full_time(view: View) -> bool {
        let counted = ["score", "held"];
        view.clock.outcome().is_some_and(|outcome| counted.contains(&outcome.how))
    }
}
