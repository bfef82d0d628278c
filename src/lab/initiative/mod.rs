//! What the lab knows of Initiative Ladder.

use super::{
    Point,
    book::{Account, Counted, shelved},
    count::{Counting, Counts, Marks},
    experiment::{at, stem},
    plan::{Grown, Named, Plan, Terrain},
};
use crate::board::{Edge, Grid, generate::Recipe, terrain::Ground};
use crate::counted;
use crate::data::{
    Fault, LoadError,
    initiative::{
        Level, draft, level,
        profiles::{self, profiles},
        setup,
    },
    library::{self, Library},
    workshop::Workshop,
};
use crate::engine::{Fact, Rules, fact::What};
use crate::opponent::initiative::Anyone;
use crate::rules::{
    Book,
    initiative::{Initiative, View, wounds},
};
use crate::words::Message;
use std::sync::Arc;

counted! {
    /// The counts for each contender.
    pub enum Count {
        Characters "characters" "characters": "Characters that it began with.",
        Orders "orders" "": "Orders it gave: every decision of the battle is one.",
        Wounded "wounded" "characters": "Its characters that could no longer act at the end (R12).",
    }
}

counted! {
    /// What is counted of each cell.
    pub enum Mark {
        Traffic "traffic" "": "Steps onto it.",
    }
}

/// Turns of a level that sets no limit.
const TURNS: u16 = 12;

/// Columns or rows that no board of the book has more of.
const LARGEST: i16 = 96;

/// What battles are counted by.
pub static COUNTING: Counting = Counting {
    book: Initiative::BOOK,
    title: "initiative-book-name",
    rules: Initiative::VERSION,
    numbers: profiles::hash,
    counts: Count::KINDS,
    marks: Mark::KINDS,
    causes: &[Count::Wounded as usize],
    strength: Count::Characters as usize,
    agree: &[],
    maps: &[Mark::Traffic as usize],
    scenarios: &[],
    scenario: "",
    rosters: ["ironbough-six", "canopy-six"],
    table: (40, 30),
    sizes: &[(40, 30), (48, 36)],
    home: |_| Edge::North,
};

/// The files that a plan names.
#[derive(Clone, Debug)]
pub struct Kit(Library);

/// Generated ground with the bands of a plan, one way round and the other.
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
        let level = draft::draft(&name, &recipe, rosters, library)?.0;
        let turns = plan.rounds.or(level.scenario.turns).unwrap_or(TURNS);
        setup::changed(&level, &name, None, turns, library)
    };
    let mut rosters = plan.forces().map(|named| stem(&named));
    let one = level(&rosters)?;
    rosters.reverse();
    Ok([one, level(&rosters)?])
}

impl Counted for Initiative {
    const COUNTING: &'static Counting = &COUNTING;
    const ANYONE: &'static str = "anyone";

    type Kit = Kit;
    type Ledger = [usize; 2];

    fn kit(plan: &Plan, _: u8, faults: &mut Vec<Fault>) -> Kit {
        if let Terrain::Grown(grown) = &plan.terrain
            && grown.size.0.max(grown.size.1) > LARGEST
        {
            let most = i64::from(LARGEST);
            faults.push(at("terrain", Message::new("lab-book-size").with("book", Self::BOOK).with("most", most)));
        }
        let mut library = Library::shipped();
        for named in plan.rosters.iter().flatten() {
            if let Some(text) = &named.text {
                library = library.holding(&stem(named), text);
            }
        }
        Kit(library)
    }

    fn persona(_: &str, _: Option<&str>) -> Result<Arc<Anyone>, LoadError> {
        Ok(Arc::new(Anyone))
    }

    fn lay_out(Kit(library): &Kit, plan: &Plan, point: Point, seed: u64) -> Result<[Level; 2], LoadError> {
        let Named { name, text } = match &plan.terrain {
            Terrain::Level(named) => named,
            Terrain::Grown(grown) => return grown_both(library, plan, (grown, point), seed),
        };
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

    fn open(view: View) -> [usize; 2] {
        crate::force::Side::BOTH.map(|side| view.field.of(side).count())
    }

    fn close(began: [usize; 2], facts: &[Fact], view: View) -> Account {
        let (width, height) = view.field.size();
        let mut account = Account {
            counts: [(); 2].map(|()| Counts::new(&COUNTING)),
            cells: Grid::new(width, height, Marks::default()),
            first: None,
            rounds: view.turn.turn,
        };
        for side in crate::force::Side::BOTH {
            let counts = &mut account.counts[side.index()];
            counts.add(Count::Characters, began[side.index()] as u32);
            let down = view.field.of(side).filter(|unit| !wounds::is_able(view.field, *unit)).count();
            counts.add(Count::Wounded, down as u32);
        }
        for fact in facts {
            match fact.what {
                What::Ordered { side, .. } => account.counts[side.index()].add(Count::Orders, 1),
                What::Moved { cell, piece } => {
                    account.first.get_or_insert(piece.unit.side);
                    account.cells[cell][Mark::Traffic as usize] += 1;
                }
                _ => {}
            }
        }
        account
    }
}
