//! What the lab knows of Ordered Hexes.

mod count;
mod ledger;

use super::{
    Point,
    book::{Account, Counted, shelved},
    count::Counting,
    experiment::at,
    plan::{Named, Plan, Terrain},
};
use crate::board::{Edge, terrain::Ground};
use crate::data::{
    Fault, LoadError,
    hexes::{
        Level, level,
        persona::{self, Persona},
        profiles::{self, profiles},
        setup,
    },
    library,
    workshop::Workshop,
};
use crate::engine::{Fact, Rules};
use crate::rules::hexes::{Hexes, View};
use crate::words::Message;
use ledger::Ledger;
use std::sync::Arc;

pub use count::{Count, Mark};

/// Rounds of a level that sets no limit.
const ROUNDS: u16 = 8;

/// What battles are counted by.
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
    rosters: ["", ""],
    table: (7, 17),
    sizes: &[],
    home: |_| Edge::South,
};

impl Counted for Hexes {
    const COUNTING: &'static Counting = &COUNTING;
    const ANYONE: &'static str = "deep-roots";

    type Kit = ();
    type Ledger = Ledger;

    fn kit(plan: &Plan, _: u8, faults: &mut Vec<Fault>) {
        if matches!(plan.terrain, Terrain::Grown(_)) {
            faults.push(at("terrain", Message::new("hexes-lab-level")));
        }
    }

    fn persona(name: &str, text: Option<&str>) -> Result<Arc<Persona>, LoadError> {
        match text {
            Some(text) => persona::parse(name, text).map(|(persona, _)| Arc::new(persona)),
            None => persona::shipped(name),
        }
    }

    /// Armies stay with the sides of the level, and the contenders change places.
    fn lay_out((): &(), plan: &Plan, _: Point, _: u64) -> Result<[Level; 2], LoadError> {
        let Terrain::Level(Named { name, text }) = &plan.terrain else {
            return Err(LoadError::single("terrain", Fault::whole(Message::new("hexes-lab-level"))));
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

    fn open(view: View) -> Ledger {
        Ledger::new(view)
    }

    fn close(mut ledger: Ledger, facts: &[Fact], _: View) -> Account {
        ledger.read(facts);
        ledger.close()
    }

    /// The last round is over where points were counted, or where the crossing was held.
    fn is_full_time(view: View) -> bool {
        let counted = ["score", "held"];
        view.clock.outcome().is_some_and(|outcome| counted.contains(&outcome.how))
    }
}
