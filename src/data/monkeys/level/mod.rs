//! Levels: a ground, two sides, their starting positions, and their scenario.

mod army;
mod ground;
mod keys;
mod markers;
pub(in crate::data) mod park;
mod places;
pub(in crate::data) mod raw;
mod sides;
mod sphere;
mod standing;
pub(in crate::data) mod write;
mod zones;

pub use ground::tops;
pub(in crate::data) use ground::{HEIGHT, HIGHEST_TOP, WIDTH, check_size as fits, check_top, grown};
pub(in crate::data) use places::Table;
pub use sides::Distant;
pub(in crate::data) use sides::check_platoon;
pub use standing::{Standing, Task, Until};

use crate::board::{
    Edge, Grid, Zone,
    generate::{Recipe, Style},
    sight::Sight,
    terrain::{Ground, Spot},
};
use crate::data::{
    self,
    error::{Fault, LoadError, Note},
    file,
    findings::{Findings, Path},
    library::{self, Library},
    monkeys::roster::Platoon,
    number::{described, named, within},
    shape,
};
use crate::force::Side;
use crate::rules::Book;
use crate::rules::monkeys::{
    muster::{Muster, PlatoonMuster, Scenario, SideMuster},
    profiles::Profiles,
    scenarios::{Marker, USUAL_ROUNDS},
};
use crate::words::Message;
use std::sync::{Arc, OnceLock};

/// A checked level, ready for a battle.
#[derive(Clone, Debug)]
pub struct Level {
    /// Shown to players: `Two Groves`.
    pub name: String,
    /// A one-sentence description for players.
    pub about: String,
    /// The scenario.
    pub scenario: Scenario,
    /// The attacker, in a scenario that has one.
    pub attacker: Side,
    /// Seed of the dice if the command doesn't set one.
    pub seed: u64,
    /// Rounds until casualties are compared (G-31); none for no limit.
    pub rounds: Option<u16>,
    /// The ground.
    pub ground: Arc<Ground>,
    /// The markers of a Battle (G-15); empty for those of the book.
    pub markers: Vec<Marker>,
    /// Named areas, in the order of the file.
    pub zones: Vec<(String, Zone)>,
    /// The two sides in their positions, with equal numbers of platoons (T-10).
    pub sides: [SideMuster; 2],
    /// The platoons of both sides as bought, without those that fill up a side.
    pub forces: [Vec<Platoon>; 2],
    /// Troops of both sides in neighboring hexes; their platoons that support the battle are among the forces too.
    pub abroad: [Vec<Distant>; 2],
    /// Standing orders for the scripted opponent on either side.
    pub standing: [Arc<[Standing]>; 2],
    profiles: Arc<Profiles>,
    source: raw::Level,
    sight: Arc<OnceLock<Arc<Sight>>>,
}

/// Two forces that are not on a board, each in a hex of its own (C-22).
pub fn apart(names: [String; 2], platoons: [&[Platoon]; 2], profiles: Arc<Profiles>) -> Muster {
    let ground = Ground::new(profiles.grounds.clone(), Grid::new(1, 1, Spot::default()));
    let side = |side: Side| {
        let stand = platoons[side.index()].iter().map(|bought| army::platoon(bought, &[], &profiles));
        let (name, edge) = (names[side.index()].clone(), [Edge::West, Edge::East][side.index()]);
        SideMuster { name, edge, zone: Zone::default(), platoons: stand.collect() }
    };
    Muster {
        sides: Side::BOTH.map(side),
        sight: Arc::new(Sight::new(Arc::new(ground))),
        recipe: None,
        scenario: Scenario::Skirmish,
        attacker: Side::First,
        rounds: None,
        markers: Vec::new(),
        profiles,
    }
}

/// Two levels are equal if they start the same battle.
impl PartialEq for Level {
    fn eq(&self, other: &Self) -> bool {
        let head = |level: &Level| (level.name.clone(), level.about.clone(), level.scenario, level.seed, level.rounds);
        head(self) == head(other)
            && self.ground == other.ground
            && self.markers == other.markers
            && self.zones == other.zones
            && self.sides == other.sides
            && self.forces == other.forces
            && self.abroad == other.abroad
            && self.standing == other.standing
    }
}

impl Level {
    /// The starting point of its battle. Lines of sight are computed once and shared by all battles of a level.
    pub fn muster(&self) -> Muster {
        let sight = self.sight.get_or_init(|| Arc::new(Sight::new(self.ground.clone())));
        Muster {
            profiles: self.profiles.clone(),
            sight: sight.clone(),
            recipe: self.recipe(),
            scenario: self.scenario,
            attacker: self.attacker,
            rounds: self.rounds,
            markers: self.markers.clone(),
            sides: self.sides.clone(),
        }
    }

    /// The recipe of the ground, if both sides deploy in the battle and may have it generated again (G-33).
    pub fn recipe(&self) -> Option<Recipe> {
        let deploys = |side: &raw::Side| side.places.0.is_empty();
        self.source.sides.iter().all(deploys).then(|| ground::recipe(&self.source.ground)).flatten()
    }

    /// The style in which the ground was generated, if the file says so; a drawn one may have been edited since.
    pub const fn style(&self) -> Option<Style> {
        self.source.ground.style()
    }

    /// The numbers it was checked against.
    pub fn profiles(&self) -> &Arc<Profiles> {
        &self.profiles
    }

    /// The level as a file with its ground drawn, row by row, so that a generated one can be improved by hand.
    pub fn drawn(&self) -> String {
        let ground = write::draw(&self.ground, self.style());
        write::text(&raw::Level { ground, ..self.source.clone() })
    }

    /// The roster of each side, if both sides have the first platoons of one.
    pub fn rosters(&self) -> Option<[String; 2]> {
        let of = |side: &raw::Side| {
            let raw::Force::Roster { file: first, .. } = side.platoons.first()? else { return None };
            let goes_on = |(place, force): (usize, &raw::Force)| matches!(force, raw::Force::Roster { file, platoon } if file == first && *platoon as usize == place + 1);
            side.platoons.iter().enumerate().all(goes_on).then(|| first.clone())
        };
        Some([of(self.source.sides.first()?)?, of(self.source.sides.get(1)?)?])
    }

    /// Sets the usual limit of rounds (G-31) if neither the level nor its scenario has one. It becomes part of the
    /// level, so that a replay keeps it.
    pub fn limit_rounds(&mut self) {
        if self.rounds.is_none() && self.scenario.terms().rounds(&self.profiles.scenarios).is_none() {
            self.end_after(USUAL_ROUNDS);
        }
    }

    /// Sets the limit of rounds (G-31), overriding the level and its scenario.
    pub fn end_after(&mut self, rounds: u16) {
        self.rounds = Some(rounds);
        self.source.rounds = Some(rounds.into());
    }

    /// The level as a file, with its ground as it was written: drawn or as a recipe.
    pub fn text(&self) -> String {
        write::text(&self.source)
    }

    /// The raw form of the file, for making it self-contained.
    pub(in crate::data) const fn source(&self) -> &raw::Level {
        &self.source
    }
}

/// Reads a level from a file; if there is no such file, the shipped level with that name.
///
/// # Errors
/// If the file can't be read, its first syntax error, or all content errors.
pub fn load(path: &std::path::Path) -> Result<(Level, Vec<Note>), LoadError> {
    load_with(path, &Library::beside(path))
}

/// The same, with rosters from this library.
///
/// # Errors
/// If the file can't be read, its first syntax error, or all content errors.
pub fn load_with(path: &std::path::Path, library: &Library) -> Result<(Level, Vec<Note>), LoadError> {
    let file = path.display().to_string();
    let text = match library::level(&file) {
        Some(shipped) if !file::is_there(path) => shipped.to_owned(),
        _ => file::read(path)?,
    };
    parse(&file, &text, library, crate::data::monkeys::profiles())
}

/// Reads a level built into the program, by its name without the extension.
///
/// # Errors
/// If there is none with that name.
pub fn shipped(name: &str) -> Result<(Level, Vec<Note>), LoadError> {
    let Some(text) = library::level(name) else {
        let names: Vec<String> = Book::ALL.into_iter().flat_map(library::levels_of).collect();
        let known: Vec<&str> = names.iter().map(String::as_str).collect();
        return Err(LoadError::single(name, Fault::whole(crate::data::nearest::unknown("level", name, &known))));
    };
    parse(name, text, &Library::shipped(), crate::data::monkeys::profiles())
}

/// Reads a level from text.
///
/// # Errors
/// Its first syntax error, or all content errors.
pub fn parse(
    file: &str,
    text: &str,
    library: &Library,
    profiles: Arc<Profiles>,
) -> Result<(Level, Vec<Note>), LoadError> {
    let raw = shape::parse_of(data::raw::Book::Monkeys, file, text)?;
    let mut findings = Findings::default();
    let level = check(&mut findings, &Path::default(), raw, library, profiles);
    findings.settle(file, level)
}

/// Checks a level; none, with errors, if no battle can start.
pub(in crate::data) fn check(
    findings: &mut Findings,
    root: &Path,
    raw: raw::Level,
    library: &Library,
    profiles: Arc<Profiles>,
) -> Option<Level> {
    check_head(findings, root, &raw);
    let ground = ground::check(findings, &root.field("ground"), &raw.ground, &profiles.grounds);
    let given = (raw.scenario, ground.as_ref(), profiles.as_ref());
    let markers = markers::check(findings, &root.field("markers"), &raw.markers, given);
    let zones = zones::check(findings, &root.field("zones"), &raw.zones, ground.as_ref());
    let context = sides::Context {
        library,
        profiles: &profiles,
        zones: &zones,
        ground: ground.as_ref(),
        scenario: raw.scenario,
        attacker: raw.attacker,
    };
    let sides = sides::check(findings, &root.field("sides"), &raw.sides, &context)?;
    let orders = standing::check(findings, &root.field("sides"), &raw.sides, &sides, &zones, ground.as_ref());
    let platoons = sides.iter().map(|side| side.platoons.len()).max().unwrap_or(0);
    let musters = sides.each_ref().map(|side| muster(side, platoons, &profiles));
    if let (Scenario::Scavenging, Some(ground)) = (raw.scenario, &ground) {
        note_thin(findings, &root.field("ground"), ground, profiles.scenarios.scavenging.density);
    }
    (findings.count() == 0).then_some(())?;
    Some(Level {
        name: raw.name.clone(),
        about: raw.about.clone(),
        scenario: raw.scenario,
        attacker: raw.attacker,
        seed: raw.seed,
        rounds: raw.rounds.map(|rounds| rounds as u16),
        ground: Arc::new(ground?),
        markers,
        zones,
        sides: musters,
        abroad: sides.each_ref().map(|side| side.afar.clone()),
        forces: sides.map(|side| side.platoons),
        standing: orders.map(Arc::from),
        profiles,
        source: raw,
        sight: Arc::default(),
    })
}

fn check_head(findings: &mut Findings, root: &Path, raw: &raw::Level) {
    if raw.format != shape::FORMAT {
        let what = Message::new("data-format").with("given", raw.format.to_string());
        findings.fault(&root.field("format"), what.with("format", shape::FORMAT as usize));
    }
    raw.book.check(findings, &root.field("book"));
    named(findings, &root.field("name"), &raw.name);
    described(findings, &root.field("about"), &raw.about);
    if let Some(rounds) = raw.rounds {
        within(findings, &root.field("rounds"), rounds.into(), 1, 999);
    }
}

/// Scavenging is meant for dense ground (G-18).
fn note_thin(findings: &mut Findings, path: &Path, ground: &Ground, least: u8) {
    let given = ground.coverage();
    if given < u32::from(least) {
        let what = Message::new("level-thin").with("given", given as usize).with("least", usize::from(least));
        findings.note(path, what);
    }
}

/// A side in the form a battle uses: with as many platoons as the other side (T-10), followed by those in other hexes
/// that support nobody (C-34).
fn muster(side: &sides::Checked, platoons: usize, profiles: &Profiles) -> SideMuster {
    let mut stand = side.stand.clone();
    stand.resize_with(platoons, PlatoonMuster::default);
    stand.extend(side.bystanders(profiles));
    SideMuster { name: side.name.clone(), edge: side.edge, zone: side.zone.clone(), platoons: stand }
}
