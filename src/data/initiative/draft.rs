//! A quick level: generated or drawn ground, two rosters, and a place in the center to hold, as in The Pump Yard (G22),
//! or just the other band to break (G11).

use super::{
    level::{self, Level, raw},
    profiles::{is_closed, profiles},
    roster,
};
use crate::board::{
    Cell, Grid, Zone, distance,
    generate::{Recipe, Style},
    terrain::{Ground, Kind},
};
use crate::data::{
    drafts::{Army, Drafts, Drawn, Known, Optional, Wanted, by_hand, differing},
    error::{Fault, LoadError, Note},
    fielding, file,
    findings::{Findings, Path},
    library::Library,
    places::{Written, written, zone},
    raw::{Book, Pairs},
    rename, shape,
};
use crate::force::Side;
use crate::rules::initiative::{
    Initiative,
    profiles::{Profiles, Switches},
};
use crate::words::{Message, word};
use std::{path, sync::Arc};

/// Depth of a side's zone from its edge, in rows (G22).
const DEEP: i16 = 5;

/// Turns of a quick battle (G22).
const TURNS: u32 = 8;

/// The first turn whose end counts, and the number of consecutive ones needed (G22).
const HOLD: (u32, u32) = (3, 2);

/// How near to the center counts, if there is room (G22).
const NEAR: u32 = 2;

/// The words for a rule that is on or off.
const OFF_ON: [&str; 2] = ["window-off", "window-on"];

/// The scenario in which nothing has to be held; the other one is The Pump Yard's.
const BREAK: usize = 1;

/// Its options, in the order of their flags.
const OPTIONS: [Optional; 5] = {
    let [limit, repetition, talk, calm, random] = Switches::NAMES;
    [
        Optional {
            name: limit,
            rule: "A17",
            word: "initiative-option-limit",
            values: ["initiative-option-side", "initiative-option-character"],
            played: "initiative-option-limit-played",
        },
        Optional {
            name: repetition,
            rule: "A8",
            word: "initiative-option-attacks",
            values: OFF_ON,
            played: "initiative-option-attacks-played",
        },
        Optional {
            name: talk,
            rule: "G13",
            word: "initiative-option-talk",
            values: OFF_ON,
            played: "initiative-option-talk-played",
        },
        Optional {
            name: calm,
            rule: "G15",
            word: "initiative-option-calm",
            values: OFF_ON,
            played: "initiative-option-calm-played",
        },
        Optional {
            name: random,
            rule: "G11",
            word: "initiative-option-rating",
            values: OFF_ON,
            played: "initiative-option-rating-played",
        },
    ]
};

impl Drafts for Initiative {
    const SCENARIOS: &'static [[&'static str; 2]] = &[
        ["initiative-scenario-hold", "initiative-scenario-hold-goal"],
        ["initiative-scenario-break", "initiative-scenario-break-goal"],
    ];
    const SIZES: [(i16, i16); 3] = [(30, 24), (40, 30), (48, 36)];
    const ROSTERS: [&'static str; 2] = ["ironbough-six", "canopy-six"];
    const TROOPS: bool = true;
    const OPTIONS: &'static [Optional] = &OPTIONS;

    fn kinds() -> Arc<[Kind]> {
        profiles().kinds()
    }

    fn grow(recipe: &Recipe) -> Result<Ground, String> {
        let profiles = profiles();
        level::grow(recipe, &profiles).map(|cells| profiles.ground(&cells))
    }

    fn zones(_: usize, size: (i16, i16)) -> [Zone; 2] {
        blocks(size).map(|block| zone(&[block]))
    }

    fn goals(scenario: usize, ground: &Ground) -> Vec<Zone> {
        if scenario == BREAK { Vec::new() } else { vec![zone(&middle(ground.size()))] }
    }

    fn rosters(library: &Library) -> Vec<String> {
        library.rosters_of(crate::rules::Book::Initiative)
    }

    fn roster(library: &Library, name: &str) -> Option<Army> {
        let roster = roster::find(library, name, &profiles()).ok()??;
        Some(Army { name: roster.name, platoons: 1 })
    }

    fn with_troops(level: &Level, rosters: [Option<&str>; 2], library: &Library) -> Result<Level, LoadError> {
        fielding::with_troops(level, rosters, library)
    }

    fn left_out(level: &Level, library: &Library) -> [Vec<String>; 2] {
        fielding::left_out(level, library)
    }

    fn draft(wanted: &Wanted, drawn: Option<Drawn>, library: &Library) -> Result<(Level, Vec<Note>), LoadError> {
        let profiles = profiles();
        let refuse =
            |why: String| LoadError::single(&wanted.name, Fault::whole(Message::new("level-grow").with("why", why)));
        let (cells, ground) = match drawn {
            Some((ground, _)) => (numbers(ground), raw::Ground::Drawn(level::rows(ground, &profiles))),
            None => (level::grow(&wanted.recipe, &profiles).map_err(refuse)?, grown(&wanted.recipe)),
        };
        let raw = raw(wanted, (&cells, ground), &profiles);
        let mut findings = Findings::default();
        let level = level::check(&mut findings, &Path::default(), raw, library, profiles);
        findings.settle(&wanted.name, level)
    }

    fn usual_options() -> Vec<bool> {
        profiles().switches.flags().into()
    }

    fn options(level: &Level) -> Vec<bool> {
        level.profiles().switches.flags().into()
    }

    fn with_options(level: Level, on: &[bool]) -> Level {
        match switches(on) {
            Some(switches) if switches != level.profiles().switches => level.with_switches(switches),
            _ => level,
        }
    }

    fn known(level: &Level) -> Option<Known> {
        let source = level.source();
        let (scenario, goals) = match &source.goal {
            raw::Goal::Hold { cells, .. } => (0, vec![zone(cells)]),
            _ => (BREAK, Vec::new()),
        };
        let zones = Side::BOTH.map(|side| zone(&source.sides[side.index()].zone));
        Some(Known {
            name: level.name.clone(),
            ground: level.ground.clone(),
            style: style(level),
            scenario,
            rounds: level.scenario.turns,
            forces: rosters(level).map(|rosters| (rosters, 1)),
            places: by_hand::<Self>(scenario, &level.ground, &zones, &goals),
            options: Self::options(level),
            seed: level.seed,
        })
    }

    fn lost(level: &Level, made: &Level) -> Vec<&'static str> {
        let pairs = || level.sides.iter().zip(&made.sides);
        let (old, new) = (&level.scenario, &made.scenario);
        differing([
            ("lost-goal", (&old.goal, &old.object) != (&new.goal, &new.object)),
            ("lost-length", old.turns != new.turns),
            (
                "lost-set-up",
                (old.set_up, &old.ambush) != (new.set_up, &new.ambush)
                    || pairs().any(|(one, other)| one.manner != other.manner),
            ),
            ("lost-names", pairs().any(|(one, other)| one.name != other.name)),
            ("lost-zones", pairs().any(|(one, other)| one.zone != other.zone)),
            (
                "lost-forces",
                pairs().any(|(one, other)| (&one.characters, &one.mounts) != (&other.characters, &other.mounts)),
            ),
        ])
    }

    fn text(level: &Level) -> String {
        level.drawn()
    }

    fn read(path: &path::Path, library: &Library) -> Result<Level, LoadError> {
        let file = path.display().to_string();
        level::parse(&file, &file::read(path)?, library, profiles()).map(|(level, _)| level)
    }

    fn shipped(name: &str) -> Result<Level, LoadError> {
        level::shipped(name).map(|(level, _)| level)
    }

    fn renamed(file: &str, text: &str, name: &str) -> Result<String, LoadError> {
        rename::renamed::<raw::Level>(file, text, name)
    }
}

/// The switches with these flags; none if there aren't as many.
fn switches(flags: &[bool]) -> Option<Switches> {
    flags.try_into().ok().map(Switches::of)
}

/// The kind of each cell.
fn numbers(ground: &Ground) -> Grid<u8> {
    let (width, height) = ground.size();
    let mut cells = Grid::new(width, height, 0);
    for (cell, spot) in cells.values_mut().iter_mut().zip(ground.spots().values()) {
        *cell = spot.kind;
    }
    cells
}

const fn grown(recipe: &Recipe) -> raw::Ground {
    let Recipe { size, density, style, symmetry, pieces, seed, .. } = *recipe;
    let size = (size.0.unsigned_abs() as u32, size.1.unsigned_abs() as u32);
    raw::Ground::Generated { size, density: density as u32, style, symmetry, pieces, seed }
}

/// The style of the ground, if it is generated.
const fn style(level: &Level) -> Option<Style> {
    match level.source().ground {
        raw::Ground::Generated { style, .. } => Some(style),
        raw::Ground::Drawn(_) => None,
    }
}

/// The rosters of both sides, if each side is all of one roster.
fn rosters(level: &Level) -> Option<[String; 2]> {
    let [first, second] = &level.source().sides[..] else { return None };
    let of = |side: &raw::Side| match &side.force {
        raw::Force::Roster { file, characters } => characters.is_empty().then(|| file.clone()),
        raw::Force::Inline(_) => None,
    };
    Some([of(first)?, of(second)?])
}

/// The zones of both sides: first and last cell.
fn blocks((width, height): (i16, i16)) -> [(raw::At, raw::At); 2] {
    let (width, height, deep) = (i32::from(width), i32::from(height), i32::from(DEEP));
    [((0, 0), (width - 1, deep - 1)), ((0, height - deep), (width - 1, height - 1))]
}

/// The place in the center that is held: one, two or four cells.
fn middle((width, height): (i16, i16)) -> Written {
    let (width, height) = (i32::from(width), i32::from(height));
    vec![(((width - 1) / 2, (height - 1) / 2), (width / 2, height / 2))]
}

fn raw(wanted: &Wanted, (cells, ground): (&Grid<u8>, raw::Ground), profiles: &Profiles) -> raw::Level {
    let size = (cells.width(), cells.height());
    let (mut zones, mut held) = (blocks(size).map(|block| vec![block]), middle(size));
    if let Some(places) = &wanted.places {
        zones = places.zones.each_ref().map(|cells| written(cells.iter().copied()));
        places.goals.iter().for_each(|cells| held = written(cells.iter().copied()));
    }
    let [first, second] = zones;
    let side = |side: Side, name: &str, zone: raw::Blocks| raw::Side {
        key: side.key(),
        name: word(name),
        zone,
        manner: raw::Manner::Free,
        force: raw::Force::Roster { file: wanted.rosters[side.index()].clone(), characters: Vec::new() },
        hidden: false,
        places: Pairs::default(),
        carrier: None,
        mounts: Vec::new(),
    };
    let hold = raw::Goal::Hold {
        near: near(cells, &zone(&held).cells(), profiles),
        cells: held,
        from: HOLD.0,
        turns: HOLD.1,
        name: None,
    };
    raw::Level {
        format: shape::FORMAT,
        book: Book::Initiative,
        name: wanted.name.clone(),
        about: wanted.about.clone(),
        seed: wanted.seed,
        turns: Some(TURNS),
        switches: switches(&wanted.options).filter(|switches| *switches != profiles.switches),
        set_up: raw::SetUp::Alternate,
        goal: if wanted.scenario == BREAK { raw::Goal::Break } else { hold },
        ambush: None,
        ground,
        sides: vec![side(Side::First, "side-first", first), side(Side::Second, "side-second", second)],
    }
}

/// How near to the place counts: farther than usual if it is walled up.
fn near(cells: &Grid<u8>, held: &[Cell], profiles: &Profiles) -> u32 {
    let open = cells.cells().filter(|cell| !is_closed(&profiles.terrain[usize::from(cells[*cell])]));
    let nearest = open.map(|cell| held.iter().map(|place| distance(cell, *place)).min().unwrap_or(0)).min();
    NEAR.max(nearest.unwrap_or(0).unsigned_abs())
}
