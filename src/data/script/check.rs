//! Turns the text of a script into a checked one: all content errors at once.

use super::{
    Scene, Script, board, bounds,
    event::{Event, STEPS},
    kinds::Kinds,
    places::Places,
    raw::{Setup, Unit},
    step::Step,
    units,
};
use crate::board::sight::Sight;
use crate::data::{
    error::{LoadError, Place},
    file,
    findings::{Findings, Path, quote},
    nearest::unknown,
    number::{described, within},
    rulebook, shape,
};
use crate::engine::fact::Who;
use crate::force::{
    PieceId, Side, UnitId,
    name::{Part, Post},
};
use crate::rules::monkeys::{muster::Muster, profiles::Profiles, windows::Ask};
use crate::words::{self, Message};
use std::{collections::BTreeSet, sync::Arc};

/// Rounds that a script may set as its limit.
const ROUNDS: i64 = 99;

/// Reads a script from a file.
///
/// # Errors
/// Where the file can't be read, its first fault of shape, or all faults of meaning.
pub fn load(path: &std::path::Path, profiles: &Profiles) -> Result<Script, LoadError> {
    parse(&path.display().to_string(), &file::read(path)?, profiles)
}

/// Reads a script from text.
///
/// # Errors
/// Its first fault of shape, or all faults of meaning.
pub fn parse(file: &str, text: &str, profiles: &Profiles) -> Result<Script, LoadError> {
    let setup: Setup = shape::parse(file, text)?;
    let places = Places::of(text);
    let mut findings = Findings::default();
    let script = check(&mut findings, setup, places.clone(), profiles);
    findings.settle(file, script).map(|(script, _)| script).map_err(|error| pointed(error, &places))
}

/// Faults of steps named by line and column: nobody counts steps.
fn pointed(mut error: LoadError, places: &Places) -> LoadError {
    for fault in &mut error.faults {
        let step = if let Place::Path(path) = &fault.place { places.of_path(path) } else { None };
        fault.place = step.unwrap_or_else(|| fault.place.clone());
    }
    error
}

impl Setup {
    /// The scene again, from a replay that carries its set-up.
    ///
    /// # Errors
    /// All faults of meaning: a set-up from a file is not trusted more than a script.
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
        known_rule(findings, &root.field("rules").at(place), rule);
    }
    let names = Names::of(&setup);
    for (place, step) in play.iter().enumerate() {
        names.check_step(findings, &root.field("play").at(place), step);
    }
    let (about, rules) = (setup.about.clone(), setup.rules.clone());
    let scene = scene(findings, setup, profiles)?;
    (findings.count() == 0).then_some(Script { about, rules, scene, play, places })
}

fn known_rule(findings: &mut Findings, path: &Path, rule: &str) {
    let known: Vec<&str> = rulebook::book().ids().collect();
    if !known.contains(&rule) {
        findings.fault(path, unknown("rule", rule, &known));
    }
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
        sides: forces.sides.try_into().ok()?,
    };
    let dice = setup.dice.clone();
    Some(Scene { setup, muster, tokens: forces.tokens, turn, marks: forces.marks, dice })
}

/// The platoon whose turn it is has somebody in it.
fn check_turn(findings: &mut Findings, turn: Option<(Side, u8)>, forces: &units::Forces) {
    let Some((side, platoon)) = turn else { return };
    let there = forces.tokens.values().any(|piece| piece.unit.side == side && piece.unit.platoon == platoon);
    if !there {
        let what = Message::new("script-turn").with("side", side.key().to_string());
        findings.fault(&Path::default().field("turn"), what.with("platoon", i32::from(platoon)));
    }
}

/// The names that a script's steps may use.
struct Names {
    pieces: BTreeSet<PieceId>,
    units: BTreeSet<UnitId>,
}

impl Names {
    /// The names of a set-up as it is written, right or wrong.
    fn of(setup: &Setup) -> Self {
        let (mut pieces, mut units) = (BTreeSet::new(), BTreeSet::new());
        for unit in &setup.units {
            let Ok(id) = unit.unit.parse::<UnitId>() else { continue };
            units.insert(id);
            pieces.extend((1..=unit.members.chars().count() as u8).map(|place| id.primate(place)));
            let vehicle = |place| PieceId { unit: id, part: Part::Vehicle(place) };
            pieces.extend((1..=unit.vehicles.0.len() as u8).map(vehicle));
        }
        Self { pieces, units }
    }

    fn check_step(&self, findings: &mut Findings, path: &Path, step: &Step) {
        match step {
            Step::Await(_, word, units) => {
                known_window(findings, path, &word.0);
                units.iter().flatten().for_each(|unit| self.unit(findings, path, *unit));
            }
            Step::See(events) | Step::Never(events) => {
                for (place, event) in events.iter().enumerate() {
                    self.event(findings, &path.at(place), event);
                }
            }
            Step::State(who, _) => self.who(findings, path, *who),
            Step::Place(piece, _) | Step::Pile(piece, _) => self.piece(findings, path, *piece),
            Step::Aboard(piece, vehicle, _) => {
                self.piece(findings, path, *piece);
                self.piece(findings, path, *vehicle);
            }
            Step::Leads(unit, piece) => {
                self.unit(findings, path, *unit);
                self.piece(findings, path, *piece);
            }
            Step::Actions(unit, _) => self.unit(findings, path, *unit),
            Step::Board(rows) => _ = board::tokens(findings, path, rows),
            Step::Refuse(_, why) => why.iter().for_each(|why| known_reason(findings, path, why)),
            Step::Do(_) | Step::Allow(_) | Step::Dice(_) | Step::Over(_) => {}
        }
    }

    fn who(&self, findings: &mut Findings, path: &Path, who: Who) {
        match who {
            Who::Unit(unit) => self.unit(findings, path, unit),
            Who::Piece(piece) => self.piece(findings, path, piece),
        }
    }

    fn unit(&self, findings: &mut Findings, path: &Path, unit: UnitId) {
        let half_of = |squad: u8| self.units.contains(&UnitId { post: Post::Squad(squad), ..unit });
        let is_half = matches!(unit.post, Post::Half(squad) if half_of(squad));
        if !is_half && !self.units.contains(&unit) {
            let known: Vec<String> = self.units.iter().map(UnitId::to_string).collect();
            let known: Vec<&str> = known.iter().map(String::as_str).collect();
            findings.fault(path, unknown("unit", &unit.to_string(), &known));
        }
    }

    /// A fact that never can be would make `Never` pass whatever happens.
    fn event(&self, findings: &mut Findings, path: &Path, event: &Event) {
        if let Some(rule) = event.rule() {
            known_rule(findings, path, rule);
        }
        if let Some(window) = event.window() {
            known_window(findings, path, window);
        }
        for (what, name) in event.names() {
            let known = if what == "step" { STEPS.contains(&name) } else { words::knows(&format!("{what}-{name}")) };
            if !known {
                findings.fault(path, Message::new("script-word").with("what", what).with("given", quote(name)));
            }
        }
        event.who().into_iter().for_each(|who| self.who(findings, path, who));
    }

    /// A member of a squad's second half may be named by either: it keeps its number (G-12).
    fn piece(&self, findings: &mut Findings, path: &Path, piece: PieceId) {
        let body = match piece.part {
            Part::Mount(vehicle, _) => PieceId { part: Part::Vehicle(vehicle), ..piece },
            _ => piece,
        };
        if ![body, body.mustered()].iter().any(|one| self.pieces.contains(one)) {
            let known: Vec<String> = self.pieces.iter().map(PieceId::to_string).collect();
            let known: Vec<&str> = known.iter().map(String::as_str).collect();
            findings.fault(path, unknown("piece", &piece.to_string(), &known));
        }
    }
}

/// Reasons of a refusal that are not rules.
pub const REASONS: [&str; 4] = ["window", "unit", "piece", "platoon"];

fn known_reason(findings: &mut Findings, path: &Path, why: &str) {
    if !REASONS.contains(&why) {
        known_rule(findings, path, why);
    }
}

fn known_window(findings: &mut Findings, path: &Path, name: &str) {
    if !Ask::NAMES.contains(&name) {
        findings.fault(path, unknown("window", name, Ask::NAMES));
    }
}
