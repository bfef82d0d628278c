//! Turns the text of a script into a checked one: all content errors at once.

use super::{
    Scene, board, bounds,
    kinds::Kinds,
    raw::{Setup, Unit},
    units,
};
use crate::board::sight::Sight;
use crate::data::script::{
    Script,
    names::{Names, known_rule, pointed},
    places::Places,
};
use crate::data::{
    error::LoadError,
    file,
    findings::{Findings, Path},
    number::{described, within},
    raw::Book,
    shape,
};
use crate::force::{PieceId, Side, UnitId, name::Part};
use crate::rules::monkeys::{Monkeys, muster::Muster, profiles::Profiles};
use crate::words::Message;
use std::sync::Arc;

/// The highest limit of rounds that a script may set.
const ROUNDS: i64 = 99;

/// Reads a script from a file.
///
/// # Errors
/// If the file can't be read, its first syntax error, or all content errors.
pub fn load(path: &std::path::Path, profiles: &Profiles) -> Result<Script, LoadError> {
    parse(&path.display().to_string(), &file::read(path)?, profiles)
}

/// Reads a script from text.
///
/// # Errors
/// Its first syntax error, or all content errors.
pub fn parse(file: &str, text: &str, profiles: &Profiles) -> Result<Script, LoadError> {
    let setup: Setup = shape::parse_of(Book::Monkeys, file, text)?;
    let places = Places::of(text);
    let mut findings = Findings::default();
    let script = check(&mut findings, setup, places.clone(), profiles);
    findings.settle(file, script).map(|(script, _)| script).map_err(|error| pointed(error, &places))
}

impl Setup {
    /// The scene, rebuilt from a replay that contains its set-up.
    ///
    /// # Errors
    /// All content errors: a set-up from a file isn't trusted any more than a script.
    pub fn scene(&self, file: &str, profiles: &Profiles) -> Result<Scene, LoadError> {
        let mut findings = Findings::default();
        let small = bounds::check(&mut findings, self, self.play.len());
        let scene = small.then(|| scene(&mut findings, self.clone(), profiles)).flatten();
        findings.settle(file, scene).map(|(scene, _)| scene)
    }
}

fn check(findings: &mut Findings, mut setup: Setup, places: Places, profiles: &Profiles) -> Option<Script> {
    let root = Path::default();
    let play = std::mem::take(&mut setup.play);
    bounds::check(findings, &setup, play.len()).then_some(())?;
    described(findings, &root.field("about"), &setup.about);
    for (place, rule) in setup.rules.iter().enumerate() {
        known_rule::<Monkeys>(findings, &root.field("rules").at(place), rule);
    }
    let names = names(&setup);
    for (place, step) in play.iter().enumerate() {
        names.check_step::<Monkeys>(findings, &root.field("play").at(place), step);
    }
    let (about, rules) = (setup.about.clone(), setup.rules.clone());
    let scene = scene(findings, setup, profiles)?;
    (findings.count() == 0).then_some(Script { about, rules, scene, play, places })
}

fn scene(findings: &mut Findings, setup: Setup, profiles: &Profiles) -> Option<Scene> {
    let root = Path::default();
    setup.book.check(findings, &root.field("book"));
    let kinds = Kinds::check(findings, &setup, profiles);
    let ground = board::ground(findings, &setup, &kinds.profiles.grounds);
    let cells = board::tokens(findings, &root.field("tokens"), &setup.tokens);
    let forces = units::check(findings, &setup, &kinds, &cells);
    let rounds = setup.rounds.filter(|rounds| within(findings, &root.field("rounds"), (*rounds).into(), 1, ROUNDS));
    for (place, face) in setup.dice.iter().enumerate() {
        within(findings, &root.field("dice").at(place), (*face).into(), 1, 6);
    }
    let turn = setup.turn.as_ref().map(|turn| (turn.side, turn.platoon));
    check_turn(findings, turn, &forces);
    let waiting = |(_, unit): &(usize, &Unit)| unit.reserve && turn.is_some();
    if let Some((place, _)) = setup.units.iter().enumerate().find(waiting) {
        findings.fault(&root.field("units").at(place).field("reserve"), Message::new("script-reserve-turn"));
    }
    (findings.count() == 0).then_some(())?;
    let (scenario, attacker) = (setup.scenario.unwrap_or_default(), setup.attacker.unwrap_or(Side::First));
    let muster = Muster {
        profiles: Arc::new(kinds.profiles),
        sight: Arc::new(Sight::new(Arc::new(ground?))),
        recipe: None,
        scenario,
        attacker,
        rounds: rounds.map(|rounds| rounds as u16),
        markers: Vec::new(),
        sides: forces.sides.try_into().ok()?,
    };
    let dice = setup.dice.clone();
    Some(Scene { setup, muster, tokens: forces.tokens, turn, marks: forces.marks, dice })
}

/// The platoon whose turn it is must have somebody in it.
fn check_turn(findings: &mut Findings, turn: Option<(Side, u8)>, forces: &units::Forces) {
    let Some((side, platoon)) = turn else { return };
    let there = forces.tokens.values().any(|piece| piece.unit.side == side && piece.unit.platoon == platoon);
    if !there {
        let what = Message::new("script-turn").with("side", side.key().to_string());
        findings.fault(&Path::default().field("turn"), what.with("platoon", i32::from(platoon)));
    }
}

/// The names in a set-up as written, right or wrong.
fn names(setup: &Setup) -> Names {
    let mut names = Names { cells: board::squares(&setup.tokens), ..Names::default() };
    for unit in &setup.units {
        let Ok(id) = unit.unit.parse::<UnitId>() else { continue };
        names.units.insert(id);
        names.pieces.extend((1..=unit.members.chars().count() as u8).map(|place| id.primate(place)));
        let vehicle = |place| PieceId { unit: id, part: Part::Vehicle(place) };
        names.pieces.extend((1..=unit.vehicles.0.len() as u8).map(vehicle));
    }
    names
}
