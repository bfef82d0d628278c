//! A quick level: generated ground, two rosters, the standard edges (1.6, G-16, G-33).

use crate::board::{
    Block, Cell, Edge, Zone,
    generate::{Recipe, Style, generate},
    terrain::Ground,
};
use crate::data::{
    drafts::Drafts,
    error::{Fault, LoadError, Note},
    findings::{Findings, Path},
    library::Library,
    monkeys::{
        level::{self, Distant, Level, Table, park, raw},
        markers,
        roster::{PLATOONS, Platoon, Unit},
        setup,
    },
    places::{Places, written},
    raw::{Book, Pairs},
    shape,
};
use crate::force::{Side, UnitId};
use crate::rules::monkeys::{
    Monkeys,
    muster::Scenario,
    profiles::{Profiles, VehicleKind},
    scenarios::Setting,
};
use crate::words::Message;
use std::sync::Arc;

/// Depth of a side's zone from its edge (1.6), in squares; a quarter of a narrow board.
const DEEP: i16 = 12;

/// Names of zones drawn by hand.
const ZONES: [&str; 2] = ["first", "second"];

/// The choices for a quick level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// Shown to players.
    pub name: String,
    /// A one-sentence description for players.
    pub about: String,
    /// The scenario. In a Skirmish, everybody is in place when the battle starts; in the others, the players deploy
    /// (G-32).
    pub scenario: Scenario,
    /// The recipe of the ground.
    pub recipe: Recipe,
    /// The names of the two rosters, without the extension.
    pub rosters: [String; 2],
    /// Platoons per side, the first ones of each roster; fewer if a roster has fewer (T-10).
    pub platoons: u8,
    /// Rounds until casualties are compared (G-31); none for no limit.
    pub rounds: Option<u16>,
    /// Seed of the dice.
    pub seed: u64,
}

/// Two forces that aren't in a file, with their names.
#[derive(Clone, Debug)]
pub struct Forces {
    /// The names of the two sides.
    pub names: [String; 2],
    /// Their platoons.
    pub platoons: [Vec<Platoon>; 2],
    /// Their troops in neighboring hexes (C-15, C-34).
    pub afar: [Vec<Distant>; 2],
    /// Whether they swap edges: the second side starts where the first one usually does.
    pub turned: bool,
}

impl Draft {
    /// Two default rosters, one platoon each, in a Skirmish of ten rounds, for a ground of which nothing else is known.
    pub fn usual(name: &str) -> Self {
        Self {
            name: name.to_owned(),
            about: String::new(),
            scenario: Scenario::Skirmish,
            recipe: Recipe::default(),
            rosters: Monkeys::ROSTERS.map(str::to_owned),
            platoons: 1,
            rounds: Some(10),
            seed: 1,
        }
    }

    /// The level, checked; write it to a file with its `text` or `drawn`.
    ///
    /// # Errors
    /// What can't be generated, found or placed.
    pub fn level(&self, library: &Library, profiles: Arc<Profiles>) -> Result<(Level, Vec<Note>), LoadError> {
        let ground = self.grow(&profiles)?;
        let raw = self.raw(&ground, self.grown(), library, &profiles)?;
        self.check(raw, library, profiles)
    }

    /// The level for two given forces, ignoring the rosters it names.
    ///
    /// # Errors
    /// What can't be generated or placed.
    pub fn between(
        &self,
        forces: &Forces,
        library: &Library,
        profiles: Arc<Profiles>,
    ) -> Result<(Level, Vec<Note>), LoadError> {
        let ground = self.grow(&profiles)?;
        self.among(forces, (&ground, self.grown()), library, profiles)
    }

    /// The same on already drawn ground; of the recipe, only the style counts.
    ///
    /// # Errors
    /// What can't be placed.
    pub fn between_on(
        &self,
        ground: &Ground,
        forces: &Forces,
        library: &Library,
        profiles: Arc<Profiles>,
    ) -> Result<(Level, Vec<Note>), LoadError> {
        let drawn = level::write::draw(ground, Some(self.recipe.style));
        self.among(forces, (ground, drawn), library, profiles)
    }

    /// Two given forces on a ground, with its form in the file.
    fn among(
        &self,
        forces: &Forces,
        (ground, written): (&Ground, raw::Ground),
        library: &Library,
        profiles: Arc<Profiles>,
    ) -> Result<(Level, Vec<Note>), LoadError> {
        let side = |side: Side| {
            let (name, platoons) = (&forces.names[side.index()], &forces.platoons[side.index()]);
            let folded = platoons.iter().map(|platoon| setup::fold_platoon(platoon, &profiles)).collect();
            let afar = forces.afar[side.index()].iter().map(|troop| setup::fold_troop(troop, &profiles)).collect();
            let home = if forces.turned { side.other() } else { side };
            raw::Side { afar, ..self.side((side, home, name.clone()), platoons, folded, (ground, &profiles)) }
        };
        let raw = self.around(ground.size(), written, Side::BOTH.map(side).into());
        self.check(raw, library, profiles)
    }

    fn grow(&self, profiles: &Profiles) -> Result<Ground, LoadError> {
        let refuse = |what| LoadError::single(&self.name, Fault::whole(what));
        let why = |error: crate::board::generate::GenerateError| error.to_string();
        generate(&self.recipe, &profiles.grounds)
            .map_err(|error| refuse(Message::new("level-grow").with("why", why(error))))
    }

    /// The same on already drawn ground, ignoring the recipe.
    ///
    /// # Errors
    /// What can't be found or placed.
    pub fn level_on(
        &self,
        (ground, style): (&Ground, Option<Style>),
        library: &Library,
        profiles: Arc<Profiles>,
    ) -> Result<(Level, Vec<Note>), LoadError> {
        let raw = self.raw_on((ground, style), library, &profiles)?;
        self.check(raw, library, profiles)
    }

    /// The same with both sides deploying in the battle (G-32), in zones of their own, and with its own markers in a
    /// Battle (G-15).
    ///
    /// # Errors
    /// What can't be generated, found or placed.
    pub(in crate::data) fn level_within(
        &self,
        places: &Places,
        drawn: Option<(&Ground, Option<Style>)>,
        library: &Library,
        profiles: Arc<Profiles>,
    ) -> Result<(Level, Vec<Note>), LoadError> {
        let (ground, form) = match drawn {
            Some((ground, style)) => (ground, level::write::draw(ground, style)),
            None => (&self.grow(&profiles)?, self.grown()),
        };
        let mut raw = self.raw(ground, form, library, &profiles)?;
        raw.zones.0.clear();
        raw.markers = markers::written(places, self.scenario, ground, &profiles);
        let zones = places.zones.each_ref().map(|cells| written(cells.iter().copied()));
        for ((side, zone), name) in raw.sides.iter_mut().zip(zones).zip(ZONES) {
            side.zone = Some(name.to_owned());
            side.places.0.clear();
            raw.zones.0.push((name.to_owned(), zone));
        }
        self.check(raw, library, profiles)
    }

    /// The raw form of a level on drawn ground.
    pub(in crate::data) fn raw_on(
        &self,
        (ground, style): (&Ground, Option<Style>),
        library: &Library,
        profiles: &Profiles,
    ) -> Result<raw::Level, LoadError> {
        self.raw(ground, level::write::draw(ground, style), library, profiles)
    }

    fn check(
        &self,
        raw: raw::Level,
        library: &Library,
        profiles: Arc<Profiles>,
    ) -> Result<(Level, Vec<Note>), LoadError> {
        let mut findings = Findings::default();
        let level = level::check(&mut findings, &Path::default(), raw, library, profiles);
        findings.settle(&self.name, level)
    }

    /// Both sides on a ground.
    fn raw(
        &self,
        ground: &Ground,
        written: raw::Ground,
        library: &Library,
        profiles: &Profiles,
    ) -> Result<raw::Level, LoadError> {
        let refuse = |what| LoadError::single(&self.name, Fault::whole(what));
        let mut sides = Vec::new();
        for side in Side::BOTH {
            let name = &self.rosters[side.index()];
            let Some(roster) = library.roster(name, profiles)? else {
                let names = library.rosters();
                let known: Vec<&str> = names.iter().map(String::as_str).collect();
                return Err(refuse(crate::data::nearest::unknown("roster", name, &known)));
            };
            let count = roster.platoons.len().min(self.platoons.into()).clamp(1, PLATOONS);
            let file = |platoon| raw::Force::Roster { file: name.clone(), platoon };
            let word = crate::words::word(match side {
                Side::First => "side-first",
                Side::Second => "side-second",
            });
            let forces = (1..=count as u32).map(file).collect();
            sides.push(self.side((side, side, word), &roster.platoons[..count], forces, (ground, profiles)));
        }
        Ok(self.around(ground.size(), written, sides))
    }

    fn grown(&self) -> raw::Ground {
        let Recipe { size, density, style, symmetry, mix, pieces, seed } = self.recipe;
        let size = (size.0.unsigned_abs().into(), size.1.unsigned_abs().into());
        raw::Ground::Generated { size, density: density.into(), style, symmetry, mix, pieces, seed }
    }

    fn around(&self, size: (i16, i16), ground: raw::Ground, sides: Vec<raw::Side>) -> raw::Level {
        let (width, height) = (i32::from(size.0), i32::from(size.1));
        let deep = i32::from(deep(size.0));
        let zones = vec![
            ("west".to_owned(), vec![((0, 0), (deep - 1, height - 1))]),
            ("east".to_owned(), vec![((width - deep, 0), (width - 1, height - 1))]),
        ];
        raw::Level {
            format: shape::FORMAT,
            name: self.name.clone(),
            about: self.about.clone(),
            book: Book::Monkeys,
            scenario: self.scenario,
            attacker: Side::First,
            rounds: self.rounds.map(Into::into),
            seed: self.seed,
            ground,
            markers: Vec::new(),
            zones: Pairs(if self.stands() { zones } else { Vec::new() }),
            sides,
        }
    }

    /// A side that starts where this one usually does.
    fn side(
        &self,
        (side, home, name): (Side, Side, String),
        platoons: &[Platoon],
        forces: Vec<raw::Force>,
        (ground, profiles): (&Ground, &Profiles),
    ) -> raw::Side {
        let squads = platoons.iter().enumerate().flat_map(|(platoon, bought)| {
            bought.units.iter().map(move |unit| (UnitId { side, platoon: platoon as u8 + 1, post: unit.post }, unit))
        });
        let squads: Vec<(UnitId, &Unit)> = squads.collect();
        let [west, east] = zones(ground.size());
        let mut table = Table::bare(ground, profiles, if home == Side::First { west } else { east });
        let mut places = Vec::new();
        for (place, (id, unit)) in squads.iter().enumerate() {
            let kinds: Vec<&VehicleKind> =
                unit.vehicles.iter().map(|vehicle| &profiles.vehicles[vehicle.kind]).collect();
            let cell = sergeant(home, (place, squads.len()), &kinds, &table);
            table.taken.insert(cell, *id);
            table.taken.extend(park::room(&kinds, cell, &table).into_iter().flatten().map(|square| (square, *id)));
            places.push((id.to_string(), raw::Places::Around((cell.x.into(), cell.y.into()))));
        }
        let zone = match home {
            Side::First => "west",
            Side::Second => "east",
        };
        raw::Side {
            key: side.key(),
            name,
            edge: edge(self.scenario, home),
            zone: self.stands().then(|| zone.to_owned()),
            platoons: forces,
            afar: Vec::new(),
            places: Pairs(if self.stands() { places } else { Vec::new() }),
            standing: Vec::new(),
        }
    }

    /// Whether everybody is in place when the battle starts.
    fn stands(&self) -> bool {
        self.scenario == Scenario::Skirmish
    }
}

/// The edge where a side starts: both have a narrow one (1.6), except in an Ambush, where the first side catches a
/// column on a broad one.
pub(in crate::data) const fn edge(scenario: Scenario, side: Side) -> Edge {
    match (scenario, side) {
        (Scenario::Ambush, Side::First) => Edge::South,
        (Scenario::Ambush, Side::Second) => Edge::North,
        (_, Side::First) => Edge::West,
        (_, Side::Second) => Edge::East,
    }
}

/// Where the two sides set up on a board of this size: along its narrow edges in a Skirmish (1.6), otherwise as the
/// scenario says.
pub fn zones_in(scenario: Scenario, size: (i16, i16), profiles: &Profiles) -> [Zone; 2] {
    if scenario == Scenario::Skirmish {
        return zones(size);
    }
    let homes = Side::BOTH.map(|side| edge(scenario, side));
    scenario.terms().zones(&Setting { size, homes, attacker: Side::First, numbers: &profiles.scenarios, markers: &[] })
}

/// Where the two sides of a Skirmish set up on a board of this size: along its narrow edges (1.6).
pub fn zones((width, height): (i16, i16)) -> [Zone; 2] {
    let strip = |from, to| Zone(vec![Block { from: Cell::new(from, 0), to: Cell::new(to, height - 1) }]);
    [strip(0, deep(width) - 1), strip(width - deep(width), width - 1)]
}

const fn deep(width: i16) -> i16 {
    if width / 4 < DEEP { width / 4 } else { DEEP }
}

/// The position of one squad's sergeant among many: spread along the edge, near the front, on dry ground level, with
/// room for the squad's vehicles (G-22).
fn sergeant(home: Side, (place, squads): (usize, usize), vehicles: &[&VehicleKind], table: &Table) -> Cell {
    let (width, height) = table.ground.size();
    let deep = deep(width);
    // If squads are close together, every second one is placed behind the others.
    let back = if squads > 4 && place % 2 == 1 { 2 * deep / 3 } else { deep / 4 };
    let row = (height as usize * (2 * place + 1) / (2 * squads.max(1))) as i16;
    let column = |depth: i16| match home {
        Side::First => depth,
        Side::Second => width - 1 - depth,
    };
    let wanted = Cell::new(column(deep - 1 - back), row);
    let high = |cell: Cell| table.ground.kind(cell).wet || table.ground.spots()[cell].top >= 2;
    let zone = (0..height).flat_map(|y| (0..deep).map(move |depth| Cell::new(column(depth), y)));
    let mut free: Vec<Cell> = zone.filter(|cell| !table.taken.contains_key(cell)).collect();
    free.sort_by_key(|cell| (high(*cell), crate::board::distance(*cell, wanted), *cell));
    let roomy = free.iter().find(|cell| park::room(vehicles, **cell, table).is_some());
    roomy.or(free.first()).copied().unwrap_or(wanted)
}
