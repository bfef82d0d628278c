//! A quick level: ground that is generated or drawn, and two armies: either both in full, as in Entrenched (G23), or
//! one that gets across against six units of the other, as at The Bridge (G24).

use super::{
    level::{self, Level, raw, squares},
    profiles::profiles,
};
use crate::board::{
    Cell, Zone,
    generate::Recipe,
    hex::{Hex, HexMap, grow},
    terrain::{Ground, Kind},
};
use crate::data::{
    drafts::{Army, Drafts, Drawn, Known, Wanted, by_hand, differing},
    error::{Fault, LoadError, Note},
    fielding::SECOND,
    findings::{Findings, Path},
    library::Library,
    nearest::unknown,
    places::{Written, written, zone},
    raw::Book,
    rename, shape,
};
use crate::force::Side;
use crate::rules::hexes::{Hexes, muster::SideMuster, profiles::Profiles};
use std::{collections::BTreeSet, path, sync::Arc};

/// The level whose armies fight on the players' own ground.
const ARMIES: &str = "entrenched";

/// The defending units of each army, if the other one has to get across (G24).
const DEFENDERS: [[&str; 6]; 2] = [
    [
        "baboon-rifles",
        "gorilla-storm",
        "macaque-pathfinders",
        "mandrill-crawler",
        "chimpanzee-flame-cart",
        "chimpanzee-wrench-gang",
    ],
    [
        "spider-monkey-rifles",
        "lemur-leapers",
        "tarsier-watchers",
        "capuchin-walker",
        "howler-acid-crew",
        "colobus-menders",
    ],
];

/// The scenario in which the first side has to get across.
const ACROSS: usize = 1;

/// Depth of a side's zone from its edge, in half hexes: three rows of hexes (G23).
const DEEP: i32 = 5;

/// How far the attacker's goal is beyond the defender's zone, in half hexes (G24).
const BEYOND: i32 = 2;

/// The first round whose end counts for getting across, and the number of units needed (G24).
const CROSSING: (u32, u32) = (3, 3);

/// Rounds of a quick battle (G23, G24).
const ROUNDS: u32 = 8;

impl Drafts for Hexes {
    const SCENARIOS: &'static [[&'static str; 2]] = &[
        ["hexes-scenario-entrenched", "hexes-scenario-entrenched-goal"],
        ["hexes-scenario-across", "hexes-scenario-across-goal"],
    ];
    const SIZES: [(i16, i16); 3] = [(7, 7), (7, 9), (9, 11)];
    const ROSTERS: [&'static str; 2] = ["Ironbough Column", "High Canopy League"];

    fn kinds() -> Arc<[Kind]> {
        level::kinds(&profiles()).collect()
    }

    fn tops(_: &Kind) -> std::ops::RangeInclusive<u8> {
        0..=0
    }

    fn grow(recipe: &Recipe) -> Result<Ground, String> {
        fits("size", recipe.size).map_err(|error| error.to_string())?;
        let profiles = profiles();
        Ok(squares(&grown(recipe, &profiles), &profiles))
    }

    fn zones(_: usize, (wide, tall): (i16, i16)) -> [Zone; 2] {
        zones((wide, tall)).map(|block| zone(&[block]))
    }

    fn goals(scenario: usize, ground: &Ground) -> Vec<Zone> {
        if scenario == ACROSS { vec![zone(&across(zones(ground.size())))] } else { Vec::new() }
    }

    fn has_attacker(scenario: usize) -> bool {
        scenario == ACROSS
    }

    fn rosters(_: &Library) -> Vec<String> {
        Self::ROSTERS.map(str::to_owned).to_vec()
    }

    fn roster(_: &Library, name: &str) -> Option<Army> {
        Self::ROSTERS.contains(&name).then(|| Army { name: name.to_owned(), platoons: 1 })
    }

    fn draft(wanted: &Wanted, drawn: Option<Drawn>, _: &Library) -> Result<(Level, Vec<Note>), LoadError> {
        let profiles = profiles();
        let (terrain, style) = match drawn {
            Some((ground, style)) => (numbers(ground), style),
            None => {
                fits(&wanted.name, wanted.recipe.size)?;
                (grown(&wanted.recipe, &profiles), Some(wanted.recipe.style))
            }
        };
        let table = terrain.table();
        let own = zones((table.columns(), 2 * table.rows() - 1));
        let (mut zones, mut goal_zone) = (own.map(|block| vec![block]), across(own));
        if let Some(places) = &wanted.places {
            zones = places.zones.each_ref().map(solid);
            places.goals.iter().for_each(|cells| goal_zone = solid(cells));
        }
        let (armies, _) = level::shipped(ARMIES)?;
        let source = armies.source();
        let mut sides = Vec::new();
        for side in Side::BOTH {
            sides.push(raw::Side { zone: zones[side.index()].clone(), ..force(wanted, side, source)? });
        }
        if sides[0].name == sides[1].name {
            sides[1].name += SECOND;
        }
        let raw = raw::Level {
            format: shape::FORMAT,
            book: Book::Hexes,
            name: wanted.name.clone(),
            about: wanted.about.clone(),
            seed: wanted.seed,
            rounds: Some(ROUNDS),
            plan_ahead: source.plan_ahead,
            goal: goal(wanted.scenario, goal_zone),
            style,
            ground: rows(&terrain, &profiles),
            sides,
        };
        let mut findings = Findings::default();
        let level = level::check(&mut findings, &Path::default(), raw, profiles);
        findings.settle(&wanted.name, level)
    }

    fn known(level: &Level) -> Option<Known> {
        let source = level.source();
        let (scenario, goals) = match &source.goal {
            raw::Goal::Cross { zone: far, .. } => (ACROSS, vec![zone(far)]),
            raw::Goal::Entrenched => (0, Vec::new()),
        };
        let across = scenario == ACROSS;
        // On the players' own ground, the first side gets across.
        let is_usual = !matches!(source.goal, raw::Goal::Cross { side: Side::Second, .. });
        let zones = Side::BOTH.map(|side| zone(&source.sides[side.index()].zone));
        let (armies, _) = level::shipped(ARMIES).ok()?;
        let army = |side: Side| {
            let own = &source.sides[side.index()];
            let name = own.name.strip_suffix(SECOND).unwrap_or(&own.name);
            let place = Self::ROSTERS.iter().position(|army| *army == name)?;
            (own.force == units(armies.source(), place, across && side == Side::Second)).then(|| name.to_owned())
        };
        let forces = army(Side::First).zip(army(Side::Second)).map(|(first, second)| ([first, second], 1));
        Some(Known {
            name: level.name.clone(),
            ground: level.squares().clone(),
            style: source.style,
            scenario,
            rounds: level.scenario.rounds,
            forces,
            places: by_hand::<Self>(scenario, level.squares(), &zones, &goals).filter(|_| is_usual),
            options: Vec::new(),
            seed: level.seed,
        })
    }

    fn lost(level: &Level, made: &Level) -> Vec<&'static str> {
        let pairs = || level.sides.iter().zip(&made.sides);
        let (old, new) = (&level.scenario, &made.scenario);
        let force = |side: &SideMuster| (side.units.clone(), side.facing, side.ranks);
        differing([
            ("lost-goal", old.goal != new.goal),
            ("lost-length", old.rounds != new.rounds),
            ("lost-set-up", old.plan_now != new.plan_now),
            ("lost-names", pairs().any(|(one, other)| one.name != other.name)),
            ("lost-zones", pairs().any(|(one, other)| one.zone != other.zone)),
            ("lost-forces", pairs().any(|(one, other)| force(one) != force(other))),
        ])
    }

    fn text(level: &Level) -> String {
        level.text()
    }

    fn read(path: &path::Path, _: &Library) -> Result<Level, LoadError> {
        level::load(path).map(|(level, _)| level)
    }

    fn shipped(name: &str) -> Result<Level, LoadError> {
        level::shipped(name).map(|(level, _)| level)
    }

    fn renamed(file: &str, text: &str, name: &str) -> Result<String, LoadError> {
        rename::renamed::<raw::Level>(file, text, name)
    }
}

/// A level with both armies of the book on the ground of a recipe.
///
/// # Errors
/// If the recipe asks for a board size that levels don't allow.
pub fn draft(name: &str, recipe: &Recipe) -> Result<(Level, Vec<Note>), LoadError> {
    let wanted = Wanted::quick(name, recipe, &Hexes::ROSTERS.map(str::to_owned));
    <Hexes as Drafts>::draft(&wanted, None, &Library::default())
}

/// Whether boards of this size exist: columns, and hexes of an even one.
///
/// # Errors
/// If levels don't allow such a board.
pub fn fits(name: &str, size: (i16, i16)) -> Result<(), LoadError> {
    let mut findings = Findings::default();
    level::check_size(&mut findings, &Path::default().field("size"), size);
    findings.settle(name, Some(())).map(drop)
}

/// Where both sides set up on a board with this many columns and half hexes: the first one at the lower edge (G23).
fn zones((wide, tall): (i16, i16)) -> [(raw::At, raw::At); 2] {
    let (right, bottom) = (i32::from(wide) - 1, i32::from(tall) - 1);
    [((0, bottom - DEEP + 1), (right, bottom)), ((0, 0), (right, DEEP - 1))]
}

/// Where the attacker has to go: the defender's zone, and a little before it (G24).
fn across([_, (from, to)]: [(raw::At, raw::At); 2]) -> Written {
    vec![(from, (to.0, to.1 + BEYOND))]
}

/// Hexes in the form of a level file. What is between two of them belongs to them, so that they need few blocks.
fn solid(hexes: &BTreeSet<Cell>) -> Written {
    let down = |cell: &Cell, by: i16| Cell::new(cell.x, cell.y + by);
    let between = hexes.iter().filter(|cell| hexes.contains(&down(cell, 2))).map(|cell| down(cell, 1));
    written(hexes.iter().copied().chain(between))
}

/// The goal, with the place where the attacker has to go (G24).
fn goal(scenario: usize, zone: Written) -> raw::Goal {
    let (first, units) = CROSSING;
    if scenario == ACROSS {
        raw::Goal::Cross { side: Side::First, from: first, units, zone }
    } else {
        raw::Goal::Entrenched
    }
}

/// The army of a side, from that side in the level of the armies.
fn force(wanted: &Wanted, side: Side, armies: &raw::Level) -> Result<raw::Side, LoadError> {
    let name = &wanted.rosters[side.index()];
    let known = Hexes::ROSTERS;
    let Some(place) = known.iter().position(|army| army == name) else {
        return Err(LoadError::single(&wanted.name, Fault::whole(unknown("roster", name, &known))));
    };
    let force = units(armies, place, wanted.scenario == ACROSS && side == Side::Second);
    // Ranks belong to the army; if both sides have the same one, a coin decides (G7).
    let ranks = armies.sides[place].ranks;
    Ok(raw::Side { name: name.clone(), ranks, force, ..armies.sides[side.index()].clone() })
}

/// The units of an army: all of them, or the defending ones.
fn units(armies: &raw::Level, army: usize, defends: bool) -> Vec<raw::Member> {
    let mut force = armies.sides[army].force.clone();
    if defends {
        // One unit of each kind, in the order of the army.
        let mut left = DEFENDERS[army].to_vec();
        force.retain(|member| {
            let at = left.iter().position(|kind| *kind == member.kind);
            at.map(|at| left.swap_remove(at)).is_some()
        });
    }
    force
}

/// The terrain of each hex of a drawn ground, as an index in the profiles.
fn numbers(ground: &Ground) -> HexMap<u8> {
    let table = ground.table();
    let mut terrain = HexMap::new(table, 0);
    for hex in table.hexes() {
        terrain[hex] = ground.spots()[Cell::from(hex)].kind;
    }
    terrain
}

/// The terrain of each hex of a generated ground, as an index in the profiles.
fn grown(recipe: &Recipe, profiles: &Profiles) -> HexMap<u8> {
    let growth = grow::grow(recipe);
    let table = growth.table();
    let mut ground = HexMap::new(table, 0);
    for hex in table.hexes() {
        ground[hex] = profiles.ground(terrain(growth[hex])).unwrap_or(0);
    }
    ground
}

/// A ground in the book's letters.
fn rows(terrain: &HexMap<u8>, profiles: &Profiles) -> Vec<String> {
    let table = terrain.table();
    let letter = |hex: Hex| profiles.terrain[usize::from(terrain[hex])].letter;
    let mut rows = vec![vec![' '; table.columns() as usize]; (2 * table.rows() - 1) as usize];
    for hex in table.hexes() {
        let Cell { x, y } = Cell::from(hex);
        rows[y as usize][x as usize] = letter(hex);
    }
    rows.into_iter().map(|row| row.into_iter().collect::<String>().trim_end().to_owned()).collect()
}

/// The book's terrain for what grows in a hex (G22).
const fn terrain(growth: grow::Growth) -> &'static str {
    use grow::Growth;
    match growth {
        Growth::Clear => "clear",
        Growth::Woods => "forest",
        Growth::Swamp => "swamp",
        Growth::Rough => "rough",
        Growth::Dunes => "dunes",
        Growth::Hill => "hill",
        Growth::Ruins => "ruins",
        Growth::Building => "building",
    }
}
