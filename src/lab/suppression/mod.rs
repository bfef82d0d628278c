//! What the lab knows about Suppression Actions.

mod count;
mod ledger;

use super::{
    Point,
    book::{Account, Counted, shelved},
    count::Counting,
    experiment::{at, stem},
    plan::{Grown, Named, Plan, Terrain},
    rosters,
};
use crate::board::{Edge, generate::Recipe, terrain::Ground};
use crate::data::{
    Fault, LoadError,
    drafts::{Drafts, Wanted},
    library::{self, Library},
    suppression::{
        Level, level,
        persona::Persona,
        profiles::{self, profiles},
        roster, setup,
    },
    workshop::Workshop,
};
use crate::engine::{Fact, Rules};
use crate::rules::{
    Book,
    suppression::{Suppression, choices::View},
};
use crate::words::Message;
use ledger::Ledger;
use std::sync::Arc;

pub use count::{Count, Mark};

/// Rounds of a level without a limit.
const ROUNDS: u16 = 12;

/// The counts of its battles.
pub static COUNTING: Counting = Counting {
    book: Suppression::BOOK,
    title: "suppression-book-name",
    rules: Suppression::VERSION,
    numbers: profiles::hash,
    counts: Count::KINDS,
    marks: Mark::KINDS,
    causes: &[Count::Wounded as usize, Count::Injured as usize, Count::Routed as usize],
    strength: Count::Models as usize,
    agree: &[(Count::Squares as usize, Mark::Traffic as usize)],
    maps: &[Mark::Deaths as usize, Mark::ShotsFrom as usize, Mark::Traffic as usize],
    scenarios: &[],
    scenario: "",
    switches: false,
    rosters: Suppression::ROSTERS,
    table: (36, 24),
    sizes: &[(36, 24), (48, 32), (60, 40)],
    least: (12, 8),
    hexes: false,
    measured: false,
    home: |_| Edge::North,
};

/// The most columns or rows on a board of the book.
const LARGEST: i16 = 96;

/// Generated ground with the forces of a plan, in both orientations. The ground is drawn out.
fn grown_both(
    library: &Library,
    plan: &Plan,
    (grown, point): (&Grown, Point),
    seed: u64,
) -> Result<[Level; 2], LoadError> {
    let density = point.density.unwrap_or(grown.from);
    let Grown { style, symmetry, pieces, size, .. } = *grown;
    let recipe = Recipe { size, density, style, symmetry, pieces, seed, ..Recipe::default() };
    let name: String = format!("{style:?} {density} % no. {seed}").chars().take(40).collect();
    let level = |rosters: &[String; 2]| {
        let level = Suppression::draft(&Wanted::quick(&name, &recipe, rosters), None, library)?.0;
        let rounds = plan.rounds.or(level.scenario.rounds).unwrap_or(ROUNDS);
        setup::changed(&level, &name, None, rounds, library)
    };
    let mut rosters = plan.forces().map(|named| stem(&named));
    let one = level(&rosters)?;
    rosters.reverse();
    Ok([one, level(&rosters)?])
}

/// The files named by a plan.
#[derive(Clone, Debug)]
pub struct Kit(Library);

impl Counted for Suppression {
    const COUNTING: &'static Counting = &COUNTING;
    const ANYONE: &'static str = "drumfire";

    type Kit = Kit;
    type Ledger = Ledger;

    fn kit(plan: &Plan, _: u8, faults: &mut Vec<Fault>) -> Kit {
        if let Terrain::Grown(grown) = &plan.terrain
            && grown.size.0.max(grown.size.1) > LARGEST
        {
            let most = i64::from(LARGEST);
            faults.push(at("terrain", Message::new("lab-book-size").with("book", Self::BOOK).with("most", most)));
        }
        let is_there = |library: &Library, name: &str| Ok(roster::find(library, name, &profiles())?.is_some());
        Kit(rosters::of_plan(plan, Book::Suppression, is_there, faults))
    }

    fn persona(name: &str, text: Option<&str>) -> Result<Arc<Persona>, LoadError> {
        match text {
            Some(text) => Persona::parse(name, text).map(|(persona, _)| Arc::new(persona)),
            None => Persona::shipped(name),
        }
    }

    /// Armies stay with the sides of the level, and the contenders swap; armies named in the plan go with their
    /// contenders, as they do on generated ground.
    fn lay_out(Kit(library): &Kit, plan: &Plan, point: Point, seed: u64) -> Result<[Level; 2], LoadError> {
        let Named { name, text } = match &plan.terrain {
            Terrain::Level(named) => named,
            Terrain::Grown(grown) => return grown_both(library, plan, (grown, point), seed),
        };
        let text = text.as_deref().or_else(|| library::level(name)).unwrap_or_default();
        let level = level::parse(name, text, library, profiles())?.0;
        let rounds = plan.rounds.or(level.scenario.rounds).unwrap_or(ROUNDS);
        let mut rosters = plan.rosters.as_ref().map(|both| both.each_ref().map(stem));
        let one = setup::changed(&level, name, rosters.as_ref(), rounds, library)?;
        if let Some(rosters) = &mut rosters {
            rosters.reverse();
        }
        let other = setup::changed(&level, name, rosters.as_ref(), rounds, library)?;
        Ok([one, other])
    }

    fn ground(level: &Level) -> Arc<Ground> {
        level.ground.clone()
    }

    fn levels_asked(workshop: &Workshop) -> Vec<Named> {
        shelved::<Self>(workshop)
    }

    fn rosters_asked(_: &Workshop) -> Vec<Named> {
        let names = Library::shipped().rosters_of(Book::Suppression);
        names.iter().map(|name| Named::shipped(name)).collect()
    }

    fn open(view: View) -> Ledger {
        Ledger::new(view)
    }

    fn close(mut ledger: Ledger, facts: &[Fact], view: View) -> Account {
        ledger.read(facts);
        ledger.close(view)
    }

    /// The last round is over if the score decided, or the defender held out.
    fn is_full_time(view: View) -> bool {
        let counted = ["score", "points", "even", "held-out"];
        view.clock.outcome().is_some_and(|outcome| counted.contains(&outcome.how))
    }
}
