//! What the lab knows about Initiative Ladder.

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
    initiative::{
        Level, level,
        persona::Persona,
        profiles::{self, profiles},
        roster, setup,
    },
    library::{self, Library},
    nearest,
    workshop::Workshop,
};
use crate::engine::{Fact, Rules};
use crate::rules::{
    Book,
    initiative::{Initiative, View, profiles::Switches},
};
use crate::words::Message;
use ledger::Ledger;
use std::sync::Arc;

pub use count::{Count, Mark};

/// Turns of a level without a limit.
const TURNS: u16 = 12;

/// The most columns or rows on a board of the book.
const LARGEST: i16 = 96;

/// The counts of its battles.
pub static COUNTING: Counting = Counting {
    book: Initiative::BOOK,
    title: "initiative-book-name",
    rules: Initiative::VERSION,
    numbers: profiles::hash,
    counts: Count::KINDS,
    marks: Mark::KINDS,
    causes: &[Count::Dead as usize, Count::Out as usize],
    strength: Count::Characters as usize,
    agree: &[(Count::Squares as usize, Mark::Traffic as usize)],
    maps: &[Mark::Falls as usize, Mark::ShotsFrom as usize, Mark::Traffic as usize],
    scenarios: &[],
    scenario: "",
    switches: true,
    rosters: Initiative::ROSTERS,
    table: (40, 30),
    sizes: &[(40, 30), (48, 36)],
    least: (12, 8),
    hexes: false,
    measured: false,
    home: |_| Edge::North,
};

/// What a variant of a plan needs: the files that it names, and the switches that it sets, by their index.
#[derive(Clone, Debug)]
pub struct Kit {
    library: Library,
    switches: Vec<(usize, bool)>,
}

impl Kit {
    /// A level with the switches of the variant; all others are as the level has them.
    fn switched(&self, level: Level) -> Level {
        if self.switches.is_empty() {
            return level;
        }
        let mut flags = level.profiles().switches.flags();
        for (place, on) in &self.switches {
            flags[*place] = *on;
        }
        level.with_switches(Switches::of(flags))
    }
}

/// The switches that a variant of a plan sets, by their index. Unknown ones, and values besides 0 and 1, are errors.
fn switches(plan: &Plan, variant: u8, faults: &mut Vec<Fault>) -> Vec<(usize, bool)> {
    let mut switches = Vec::new();
    for (name, value) in plan.switches_of(variant) {
        match Switches::NAMES.iter().position(|known| *known == name) {
            None => faults.push(at("switches", nearest::unknown("switch", &name, &Switches::NAMES))),
            Some(_) if !(0..=1).contains(&value) => {
                let what = Message::new("data-range").with("given", value.to_string());
                faults.push(at(&format!("switches.{name}"), what.with("least", 0).with("most", 1)));
            }
            Some(place) => switches.push((place, value == 1)),
        }
    }
    switches
}

/// Generated ground with the bands of a plan, in both orientations.
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
        let level = Initiative::draft(&Wanted::quick(&name, &recipe, rosters), None, library)?.0;
        let turns = plan.rounds.or(level.scenario.turns).unwrap_or(TURNS);
        setup::changed(&level, &name, None, turns, library)
    };
    let mut rosters = plan.forces().map(|named| stem(&named));
    let one = level(&rosters)?;
    rosters.reverse();
    Ok([one, level(&rosters)?])
}

/// A level in both orientations. Bands stay with the sides of the level, and the contenders swap; bands named in the
/// plan go with their contenders, as they do on generated ground.
fn given_both(library: &Library, plan: &Plan, Named { name, text }: &Named) -> Result<[Level; 2], LoadError> {
    let text = text.as_deref().or_else(|| library::level(name)).unwrap_or_default();
    let level = level::parse(name, text, library, profiles())?.0;
    let turns = plan.rounds.or(level.scenario.turns).unwrap_or(TURNS);
    let mut rosters = plan.rosters.as_ref().map(|both| both.each_ref().map(stem));
    let one = setup::changed(&level, name, rosters.as_ref(), turns, library)?;
    if let Some(rosters) = &mut rosters {
        rosters.reverse();
    }
    let other = setup::changed(&level, name, rosters.as_ref(), turns, library)?;
    Ok([one, other])
}

impl Counted for Initiative {
    const COUNTING: &'static Counting = &COUNTING;
    const ANYONE: &'static str = "one-breath";

    type Kit = Kit;
    type Ledger = Ledger;

    fn kit(plan: &Plan, variant: u8, faults: &mut Vec<Fault>) -> Kit {
        let switches = switches(plan, variant, faults);
        if let Terrain::Grown(grown) = &plan.terrain
            && grown.size.0.max(grown.size.1) > LARGEST
        {
            let most = i64::from(LARGEST);
            faults.push(at("terrain", Message::new("lab-book-size").with("book", Self::BOOK).with("most", most)));
        }
        let is_there = |library: &Library, name: &str| Ok(roster::find(library, name, &profiles())?.is_some());
        Kit { library: rosters::of_plan(plan, Book::Initiative, is_there, faults), switches }
    }

    fn persona(name: &str, text: Option<&str>) -> Result<Arc<Persona>, LoadError> {
        match text {
            Some(text) => Persona::parse(name, text).map(|(persona, _)| Arc::new(persona)),
            None => Persona::shipped(name),
        }
    }

    fn lay_out(kit: &Kit, plan: &Plan, point: Point, seed: u64) -> Result<[Level; 2], LoadError> {
        let both = match &plan.terrain {
            Terrain::Level(named) => given_both(&kit.library, plan, named),
            Terrain::Grown(grown) => grown_both(&kit.library, plan, (grown, point), seed),
        };
        both.map(|both| both.map(|level| kit.switched(level)))
    }

    fn ground(level: &Level) -> Arc<Ground> {
        level.ground.clone()
    }

    fn levels_asked(workshop: &Workshop) -> Vec<Named> {
        shelved::<Self>(workshop)
    }

    fn rosters_asked(_: &Workshop) -> Vec<Named> {
        let names = Library::shipped().rosters_of(Book::Initiative);
        names.iter().map(|name| Named::shipped(name)).collect()
    }

    fn open(view: View) -> Ledger {
        Ledger::new(view)
    }

    fn close(mut ledger: Ledger, facts: &[Fact], view: View) -> Account {
        ledger.read(facts);
        ledger.close(view)
    }

    /// The last turn is over if the able characters were counted, or if the load was held up.
    fn is_full_time(view: View) -> bool {
        let counted = ["more-able", "held-up"];
        view.clock.outcome().is_some_and(|outcome| counted.contains(&outcome.how))
    }
}
