//! A quick level: generated or drawn ground, two rosters, and the goals of the book's scenarios (G25, G26).

use super::{
    level::{self, Level, raw},
    profiles::{is_closed, profiles},
    roster,
};
use crate::board::{
    Block, Cell, Grid, Zone, distance,
    generate::{Recipe, Style},
    terrain::{Ground, Kind},
};
use crate::data::{
    drafts::{Army, Drafts, Drawn, Known, Wanted, by_hand, differing},
    error::{Fault, LoadError, Note},
    fielding, file,
    findings::{Findings, Path},
    library::Library,
    places::{written, zone},
    raw::{Book, Pairs},
    rename, shape,
};
use crate::force::Side;
use crate::rules::suppression::{Suppression, profiles::Profiles};
use crate::words::{Message, word};
use std::{cmp::Reverse, path, sync::Arc};

/// Depth of a side's zone from its edge, in rows (G25).
const DEEP: i16 = 5;

/// Rounds of a quick battle (G25, G26).
const ROUNDS: u32 = 6;

/// How far models see in the mist of an attack's first round (G20, G26).
const MIST: u32 = 12;

/// The first round whose end may bring an attacker victory (G26).
const SEIZED: u32 = 4;

/// The scenarios: both sides score for three places (G25), or one side attacks places that the other has dug in around
/// (G26).
const ATTACK: usize = 1;

/// The board of the book's scenarios: places on other boards are in proportion (G25, G26).
const BOARD: (i32, i32) = (36, 24);

/// Where the defender sets up on that board (G26).
const DUG_IN: [(i32, i32); 2] = [(4, 15), (31, 22)];

/// The places to attack on that board: the corner of each, two squares wide and high (G26).
const MILLS: [(&str, (i32, i32)); 2] = [("suppression-place-west", (13, 17)), ("suppression-place-east", (19, 17))];

impl Drafts for Suppression {
    const SCENARIOS: &'static [[&'static str; 2]] = &[
        ["suppression-scenario-meeting", "suppression-scenario-meeting-goal"],
        ["suppression-scenario-attack", "suppression-scenario-attack-goal"],
    ];
    const SIZES: [(i16, i16); 3] = [(28, 20), (36, 24), (48, 32)];
    const ROSTERS: [&'static str; 2] = ["ironbough-column", "high-canopy-league"];
    const TROOPS: bool = true;

    fn kinds() -> Arc<[Kind]> {
        profiles().kinds()
    }

    fn grow(recipe: &Recipe) -> Result<Ground, String> {
        let profiles = profiles();
        level::grow(recipe, &profiles).map(|cells| profiles.ground(&cells))
    }

    fn zones(scenario: usize, size: (i16, i16)) -> [Zone; 2] {
        blocks(scenario, size).map(|block| zone(&[block]))
    }

    fn goals(scenario: usize, ground: &Ground) -> Vec<Zone> {
        let goals = objectives(scenario == ATTACK, &numbers(ground), &profiles());
        goals.iter().map(|(_, blocks)| zone(blocks)).collect()
    }

    fn has_attacker(scenario: usize) -> bool {
        scenario == ATTACK
    }

    fn rosters(library: &Library) -> Vec<String> {
        library.rosters_of(crate::rules::Book::Suppression)
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
        let raw = raw(wanted, (&cells, ground), library, &profiles)?;
        let mut findings = Findings::default();
        let level = level::check(&mut findings, &Path::default(), raw, library, profiles);
        findings.settle(&wanted.name, level)
    }

    fn known(level: &Level) -> Option<Known> {
        let (scenario, source) = (if level.attacker().is_some() { ATTACK } else { 0 }, level.source());
        let zones = Side::BOTH.map(|side| zone(&source.sides[side.index()].zone));
        let goals: Vec<Zone> = source.objectives.0.iter().map(|(_, blocks)| zone(blocks)).collect();
        Some(Known {
            name: level.name.clone(),
            ground: level.ground.clone(),
            style: level.style(),
            scenario,
            rounds: level.scenario.rounds,
            forces: level.rosters().map(|rosters| (rosters, 1)),
            // On the players' own ground, the first side attacks.
            places: by_hand::<Self>(scenario, &level.ground, &zones, &goals)
                .filter(|_| level.attacker() != Some(Side::Second)),
            options: Vec::new(),
            seed: level.seed,
        })
    }

    fn lost(level: &Level, made: &Level) -> Vec<&'static str> {
        let pairs = || level.sides.iter().zip(&made.sides);
        let (old, new) = (&level.scenario, &made.scenario);
        differing([
            (
                "lost-goal",
                (old.goal, &old.objectives, &level.objectives) != (new.goal, &new.objectives, &made.objectives),
            ),
            ("lost-length", old.rounds != new.rounds),
            ("lost-set-up", (old.first, old.set_up, old.mist) != (new.first, new.set_up, new.mist)),
            ("lost-names", pairs().any(|(one, other)| one.name != other.name)),
            ("lost-zones", pairs().any(|(one, other)| one.zone != other.zone)),
            ("lost-forces", pairs().any(|(one, other)| one.units != other.units)),
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

/// The zones of both sides: first and last cell.
fn blocks(scenario: usize, (width, height): (i16, i16)) -> [(raw::At, raw::At); 2] {
    let (width, height, deep) = (i32::from(width), i32::from(height), i32::from(DEEP));
    let top = ((0, 0), (width - 1, deep - 1));
    if scenario == ATTACK {
        return [top, (part(DUG_IN[0], (width, height)), part(DUG_IN[1], (width, height)))];
    }
    [top, ((0, height - deep), (width - 1, height - 1))]
}

/// A cell of the book's board on a board of another size.
const fn part((x, y): (i32, i32), (width, height): (i32, i32)) -> raw::At {
    (x * width / BOARD.0, y * height / BOARD.1)
}

fn raw(
    wanted: &Wanted,
    (cells, ground): (&Grid<u8>, raw::Ground),
    library: &Library,
    profiles: &Profiles,
) -> Result<raw::Level, LoadError> {
    let attack = wanted.scenario == ATTACK;
    let mut zones = blocks(wanted.scenario, (cells.width(), cells.height())).map(|block| vec![block]);
    let mut objectives = objectives(attack, cells, profiles);
    if let Some(places) = &wanted.places {
        zones = places.zones.each_ref().map(|cells| written(cells.iter().copied()));
        for ((_, blocks), cells) in objectives.iter_mut().zip(&places.goals) {
            *blocks = written(cells.iter().copied());
        }
    }
    let [first, second] = zones;
    let side = |side: Side, name: &str, zone: raw::Blocks, units: Vec<u32>| raw::Side {
        key: side.key(),
        name: word(name),
        zone,
        force: raw::Force::Roster { file: wanted.rosters[side.index()].clone(), units },
        dug_in: attack && side == Side::Second,
        places: Pairs::default(),
    };
    let defenders = if attack { defenders(&wanted.rosters[1], library, profiles)? } else { Vec::new() };
    Ok(raw::Level {
        format: shape::FORMAT,
        book: Book::Suppression,
        name: wanted.name.clone(),
        about: wanted.about.clone(),
        seed: wanted.seed,
        rounds: Some(ROUNDS),
        first: attack.then_some(Side::First),
        set_up: if attack { raw::SetUp::Whole(Side::Second) } else { raw::SetUp::Alternate },
        mist: attack.then_some(MIST),
        goal: if attack { raw::Goal::Seize { attacker: Side::First, from: SEIZED } } else { raw::Goal::Score },
        objectives: Pairs(objectives),
        ground,
        sides: vec![
            side(Side::First, "side-first", first, Vec::new()),
            side(Side::Second, "side-second", second, defenders),
        ],
    })
}

/// The units of a defender: all but its cheapest. The book leaves out one unit as well, the swarm (G26).
fn defenders(name: &str, library: &Library, profiles: &Profiles) -> Result<Vec<u32>, LoadError> {
    // A missing roster is an error of the level, which reports it.
    let Some(roster) = roster::find(library, name, profiles)? else { return Ok(Vec::new()) };
    let points = |place: &usize| roster::cost(&roster.units[*place..=*place], profiles);
    let cheapest = (0..roster.units.len()).rev().min_by_key(points).filter(|_| roster.units.len() > 1);
    Ok((0..roster.units.len()).filter(|place| Some(*place) != cheapest).map(|place| place as u32 + 1).collect())
}

/// The objectives, each with its name: those of the book in proportion, or the nearest squares to them that aren't
/// closed.
fn objectives(attack: bool, cells: &Grid<u8>, profiles: &Profiles) -> Vec<(String, raw::Blocks)> {
    let (width, height) = (i32::from(cells.width()), i32::from(cells.height()));
    let place = |name: &str, from, to, back| (word(name), open((from, to), back, cells, profiles));
    if attack {
        return MILLS
            .into_iter()
            .map(|(name, corner)| {
                let (x, y) = part(corner, (width, height));
                place(name, (x, y), (x + 1, y + 1), false)
            })
            .collect();
    }
    let (left, right) = ((width / 4, height / 2), (width - 1 - width / 4, height - 1 - height / 2));
    let middle = (((width - 1) / 2, (height - 1) / 2), (width / 2, height / 2));
    vec![
        place("suppression-place-west", left, left, false),
        place("suppression-place-middle", middle.0, middle.1, false),
        place("suppression-place-east", right, right, true),
    ]
}

/// A block or, if some of it is closed, the nearest square to it where models can stand. Of several equally near ones,
/// it takes the last one for a place opposite another, so that on a ground with rotational symmetry the places are
/// symmetric too.
fn open((from, to): (raw::At, raw::At), back: bool, cells: &Grid<u8>, profiles: &Profiles) -> raw::Blocks {
    let is_open = |cell: &Cell| !is_closed(&profiles.terrain[usize::from(cells[*cell])]);
    let corner = |(x, y): raw::At| Cell::new(x as i16, y as i16);
    let block = Block { from: corner(from), to: corner(to) };
    if block.cells().iter().all(is_open) {
        return vec![(from, to)];
    }
    let all = || cells.cells().filter(is_open);
    let near = |cell: &Cell| distance(*cell, if back { block.to } else { block.from });
    let nearest = match back {
        false => all().min_by_key(|cell| (near(cell), *cell)),
        true => all().min_by_key(|cell| (near(cell), Reverse(*cell))),
    };
    let at = |cell: Cell| (i32::from(cell.x), i32::from(cell.y));
    // If nothing is open, the level reports what is wrong.
    nearest.map_or_else(|| vec![(from, to)], |cell| vec![(at(cell), at(cell))])
}

impl Level {
    /// The style of its ground, if it is generated.
    pub const fn style(&self) -> Option<Style> {
        match self.source().ground {
            raw::Ground::Generated { style, .. } => Some(style),
            raw::Ground::Drawn(_) => None,
        }
    }

    /// The rosters of both sides, if each side is all of one, except for a unit that a defender leaves out.
    pub fn rosters(&self) -> Option<[String; 2]> {
        let [first, second] = &self.source().sides[..] else { return None };
        let library = Library::shipped();
        let of = |side: &raw::Side| match &side.force {
            raw::Force::Roster { file, units } if units.is_empty() => Some(file.clone()),
            raw::Force::Roster { file, units } => {
                let left = side.dug_in && defenders(file, &library, self.profiles()).is_ok_and(|all| all == *units);
                left.then(|| file.clone())
            }
            raw::Force::Inline(_) => None,
        };
        Some([of(first)?, of(second)?])
    }
}
