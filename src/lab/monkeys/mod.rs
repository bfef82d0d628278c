//! What the lab knows about Monkeys With Guns.

mod count;
mod kit;
pub mod ledger;

use super::{
    Failure, Point, again as shared,
    book::{Account, Counted},
    count::Counting,
    experiment,
    figures::Figures,
    plan::{Named, Plan},
};
use crate::board::{Edge, terrain::Ground};
use crate::data::{
    Fault, LoadError,
    drafts::Drafts,
    monkeys::{
        Level,
        persona::{self, Persona},
    },
    workshop::Workshop,
};
use crate::engine::{Fact, Rules};
use crate::force::Side;
use crate::rules::monkeys::{
    Monkeys, Muster,
    choices::Table,
    scenarios::{self, Scenario},
};
use ledger::Ledger;
use std::{path::Path, sync::Arc};

pub use count::{Cause, Count, Mark};

/// A plan that can be carried out.
pub type Experiment = experiment::Experiment<Monkeys>;
/// A board that is played from both sides.
pub type Board = experiment::Board<Monkeys>;
/// A battle replayed from its row.
pub type Again = shared::Again<Monkeys>;

/// Plays the battle with this number in the run again; the table is a file, or the folder that contains it.
///
/// # Errors
/// A table that can't be read, that has no such row, or that was made by another version of the game.
pub fn again(table: &Path, index: u64) -> Result<Again, Failure> {
    shared::again(table, index)
}

/// The counts of its battles.
pub static COUNTING: Counting = Counting {
    book: Monkeys::BOOK,
    title: "book-name",
    rules: Monkeys::VERSION,
    numbers: || crate::data::monkeys::profiles().hash,
    counts: Count::KINDS,
    marks: Mark::KINDS,
    causes: &[
        Count::ByFire as usize,
        Count::ByOverwatch as usize,
        Count::ByDefensive as usize,
        Count::ByMelee as usize,
        Count::ByBlast as usize,
        Count::ByRout as usize,
        Count::ByStraggling as usize,
        Count::ByLeaving as usize,
    ],
    strength: Count::Primates as usize,
    agree: &[(Count::Shots as usize, Mark::ShotsAt as usize), (Count::Squares as usize, Mark::Traffic as usize)],
    maps: &[Mark::Deaths as usize, Mark::ShotsFrom as usize, Mark::Traffic as usize],
    scenarios: &[
        (Scenario::Ambush.name(), Scenario::Ambush.word()),
        (Scenario::Battle.name(), Scenario::Battle.word()),
        (Scenario::Scavenging.name(), Scenario::Scavenging.word()),
        (Scenario::Siege.name(), Scenario::Siege.word()),
        (Scenario::Skirmish.name(), Scenario::Skirmish.word()),
    ],
    scenario: Scenario::Skirmish.name(),
    switches: true,
    rosters: Monkeys::ROSTERS,
    table: (72, 48),
    sizes: &[(48, 32), (72, 48), (96, 64)],
    least: (12, 8),
    hexes: false,
    measured: true,
    home: |plan| {
        let ambush = plan.scenario.as_deref() == Some(Scenario::Ambush.name());
        if ambush { Edge::South } else { Edge::West }
    },
};

impl Figures {
    /// The figures of a level's board.
    pub fn of_level(level: &Level) -> Self {
        Self::of(&level.ground, Side::BOTH.map(|side| &level.sides[side.index()].zone))
    }
}

impl Counted for Monkeys {
    const COUNTING: &'static Counting = &COUNTING;
    const ANYONE: &'static str = "steady";

    type Kit = kit::Kit;
    type Ledger = Ledger;

    fn kit(plan: &Plan, variant: u8, faults: &mut Vec<Fault>) -> kit::Kit {
        kit::Kit::of(plan, variant, faults)
    }

    fn persona(name: &str, text: Option<&str>) -> Result<Arc<Persona>, LoadError> {
        match text {
            Some(text) => persona::parse(name, text).map(|(persona, _)| Arc::new(persona)),
            None => persona::shipped(name),
        }
    }

    fn lay_out(kit: &kit::Kit, plan: &Plan, point: Point, seed: u64) -> Result<[Level; 2], LoadError> {
        kit.lay_out(plan, point, seed)
    }

    fn ground(level: &Level) -> Arc<Ground> {
        level.ground.clone()
    }

    fn levels_asked(workshop: &Workshop) -> Vec<Named> {
        kit::levels(workshop)
    }

    fn rosters_asked(workshop: &Workshop) -> Vec<Named> {
        kit::rosters(workshop)
    }

    fn platoons(roster: &Named) -> Option<usize> {
        kit::platoons(roster)
    }

    /// Lines of sight are computed once and shared.
    fn musters(levels: &[Level; 2]) -> [Muster; 2] {
        let first = levels[0].muster();
        let second = Muster { sight: first.sight.clone(), ..levels[1].muster() };
        [first, second]
    }

    fn figures(level: &Level) -> Option<Figures> {
        Some(Figures::of_level(level))
    }

    fn open(view: Table) -> Ledger {
        Ledger::new(view.field)
    }

    fn close(mut ledger: Ledger, facts: &[Fact], view: Table) -> Account {
        ledger.read(facts);
        ledger.close(view.field, Side::BOTH.map(|side| scenarios::lost_scrap(view.field, side)));
        let Ledger { counts, cells, rounds, .. } = ledger;
        Account { counts, cells, rounds }
    }
}
