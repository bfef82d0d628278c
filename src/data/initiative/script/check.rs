//! Turns the text of a script into a checked one, with all content errors at once.

use super::{
    Scene,
    raw::{Setup, Unit},
};
use crate::board::{Cell, Grid, sight::Sight};
use crate::data::{
    error::LoadError,
    file,
    findings::{Findings, Path, quote},
    initiative::{level, profiles},
    nearest::unknown,
    number::{described, within},
    raw::Book,
    rows,
    script::{
        Places, Script, board,
        names::{Names, known_rule, pointed},
    },
    shape,
};
use crate::force::{PieceId, Post, Side, UnitId};
use crate::rules::initiative::{
    Initiative,
    muster::{Band, Character, Condition, Muster, mount_id, unit_id},
    profiles::{Kind, Profiles, Trait},
    wounds::Location,
};
use crate::words::Message;
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

/// Most entries in a list of a script: units, rules, own kinds, own weapons.
const MOST: i64 = 64;
/// Most characters of a side, and most mounts.
const BAND: i64 = 12;
/// Steps and dice.
const LONGEST: i64 = 10_000;
/// Most columns and rows of the board.
const LARGEST: i64 = 128;
/// The largest die of the book (G3).
const SIDES: i64 = 20;
/// Most damage to one location.
const DAMAGE: i64 = 200;

/// Reads a script from a file.
///
/// # Errors
/// If the file can't be read, its first syntax error, or all content errors.
pub fn load(path: &std::path::Path) -> Result<Script<Initiative>, LoadError> {
    parse(&path.display().to_string(), &file::read(path)?)
}

/// Reads a script from text.
///
/// # Errors
/// Its first syntax error, or all content errors.
pub fn parse(file: &str, text: &str) -> Result<Script<Initiative>, LoadError> {
    let setup: Setup = shape::parse_of(Book::Initiative, file, text)?;
    let places = Places::of(text);
    let mut findings = Findings::default();
    let script = check(&mut findings, setup, places.clone());
    findings.settle(file, script).map(|(script, _)| script).map_err(|error| pointed(error, &places))
}

impl Setup {
    /// The scene, rebuilt from a replay that contains its set-up.
    ///
    /// # Errors
    /// All content errors: a set-up from a file isn't trusted any more than a script.
    pub fn scene(&self, file: &str) -> Result<Scene, LoadError> {
        let mut findings = Findings::default();
        let scene = is_small(&mut findings, self, 0).then(|| scene(&mut findings, self.clone())).flatten();
        findings.settle(file, scene).map(|(scene, _)| scene)
    }
}

/// A script that is too large is refused before it is processed.
fn is_small(findings: &mut Findings, setup: &Setup, steps: usize) -> bool {
    let root = Path::default();
    let width = rows::width(&setup.tokens);
    let lists = [
        ("units", setup.units.len(), 1, 2 * BAND),
        ("mounts", setup.mounts.0.iter().map(|(_, mounts)| mounts.len()).sum(), 0, 2 * BAND),
        ("rules", setup.rules.len(), 0, MOST),
        ("kinds", setup.kinds.len(), 0, MOST),
        ("weapons", setup.weapons.len(), 0, MOST),
        ("dice", setup.dice.len(), 0, LONGEST),
        ("play", steps, 0, LONGEST),
        ("tokens", setup.tokens.len(), 1, LARGEST),
        ("tokens", width, 1, LARGEST),
    ];
    let mut small = true;
    for (name, given, least, most) in lists {
        small &= within(findings, &root.field(name), given as i64, least, most);
    }
    small
}

fn check(findings: &mut Findings, mut setup: Setup, places: Places) -> Option<Script<Initiative>> {
    let root = Path::default();
    let play = std::mem::take(&mut setup.play);
    is_small(findings, &setup, play.len()).then_some(())?;
    described(findings, &root.field("about"), &setup.about);
    for (place, rule) in setup.rules.iter().enumerate() {
        known_rule::<Initiative>(findings, &root.field("rules").at(place), rule);
    }
    let names = names(&setup);
    for (place, step) in play.iter().enumerate() {
        names.check_step(findings, &root.field("play").at(place), step);
    }
    let (about, rules) = (setup.about.clone(), setup.rules.clone());
    let scene = scene(findings, setup)?;
    (findings.count() == 0).then_some(Script { about, rules, scene, play, places })
}

/// The names in a set-up as written, right or wrong.
fn names(setup: &Setup) -> Names {
    let mut names = Names { cells: board::squares(&setup.tokens), ..Names::default() };
    let units = setup.units.iter().filter_map(|unit| unit.unit.parse::<UnitId>().ok());
    let mounts = setup.mounts.0.iter().flat_map(|(side, mounts)| (0..mounts.len()).map(|place| mount_id(*side, place)));
    for id in units.chain(mounts) {
        names.units.insert(id);
        names.pieces.insert(id.primate(1));
    }
    names
}

fn scene(findings: &mut Findings, setup: Setup) -> Option<Scene> {
    let root = Path::default();
    setup.book.check_is(Book::Initiative, findings, &root.field("book"));
    let profiles = numbers(findings, &setup);
    let cells = ground(findings, &setup, &profiles);
    let tokens = board::tokens(findings, &root.field("tokens"), &setup.tokens);
    let (mut sides, letters) = units(findings, &setup, &profiles, tokens);
    for (side, blocks) in &setup.zones.0 {
        let path = root.field("zones").key(side.key());
        sides[side.index()].zone = level::blocks(findings, &path, blocks, cells.as_ref());
    }
    for (side, manner) in &setup.manners.0 {
        sides[side.index()].manner = (*manner).into();
    }
    mounts(findings, &root.field("mounts"), &setup, (cells.as_ref(), &profiles), &mut sides);
    for (place, face) in setup.dice.iter().enumerate() {
        within(findings, &root.field("dice").at(place), (*face).into(), 1, SIDES);
    }
    let head =
        level::Head { turns: setup.turns, set_up: setup.set_up, goal: &setup.goal, ambush: setup.ambush.as_ref() };
    let scenario = level::scenario(findings, &root, &head, (cells.as_ref(), &profiles));
    (findings.count() == 0).then_some(())?;
    let sight = Arc::new(Sight::new(Arc::new(profiles.ground(&cells?))));
    let muster = Muster { profiles: Arc::new(profiles), sight, scenario, sides };
    let dice = setup.dice.clone();
    Some(Scene { setup, muster, tokens: letters, dice })
}

/// The numbers of the book, modified by those of the script.
fn numbers(findings: &mut Findings, setup: &Setup) -> Profiles {
    let mut book = (*profiles::profiles()).clone();
    book.switches = setup.switches.unwrap_or(book.switches);
    if setup.kinds.is_empty() && setup.weapons.is_empty() {
        return book;
    }
    book.characters.retain(|kind| setup.kinds.iter().all(|own| own.name != kind.name));
    book.weapons.retain(|weapon| setup.weapons.iter().all(|own| own.name != weapon.name));
    book.characters.extend(setup.kinds.iter().cloned());
    book.weapons.extend(setup.weapons.iter().cloned());
    profiles::check(findings, &Path::default(), &book);
    book
}

/// The ground under the tokens: open unless the script says otherwise.
fn ground(findings: &mut Findings, setup: &Setup, profiles: &Profiles) -> Option<Grid<u8>> {
    let (width, height) = (rows::width(&setup.tokens), setup.tokens.len());
    let path = Path::default();
    for (place, row) in setup.tokens.iter().enumerate().filter(|(_, row)| row.chars().count() != width) {
        let what = Message::new("script-row").with("given", row.chars().count().to_string());
        findings.fault(&path.field("tokens").at(place), what.with("width", width.to_string()));
    }
    if setup.rows.is_empty() {
        return Some(Grid::new(width as i16, height as i16, 0));
    }
    if setup.rows.len() != height {
        let what = Message::new("script-rows").with("given", setup.rows.len()).with("height", height);
        findings.fault(&path.field("rows"), what);
        return None;
    }
    let wrong = setup.rows.iter().position(|row| row.chars().count() != width);
    if let Some(place) = wrong {
        let what = Message::new("script-row").with("given", setup.rows[place].chars().count().to_string());
        findings.fault(&path.field("rows").at(place), what.with("width", width.to_string()));
        return None;
    }
    level::letters(findings, &path.field("rows"), &setup.rows, profiles)
}

/// Both sides with the letters of their characters.
fn units(
    findings: &mut Findings,
    setup: &Setup,
    profiles: &Profiles,
    mut tokens: board::Tokens,
) -> ([Band; 2], BTreeMap<char, PieceId>) {
    let mut sides = Side::BOTH.map(|side| Band { name: side.key().to_string(), ..Band::default() });
    let mut letters = BTreeMap::new();
    for (place, unit) in setup.units.iter().enumerate() {
        let path = Path::default().field("units").at(place);
        let Some(id) = named(findings, &path, unit, &sides) else { continue };
        let found = character(findings, &path, (unit, id), profiles, (&mut tokens, &mut letters));
        sides[id.side.index()].characters.extend(found);
    }
    for letter in tokens.keys() {
        let what = Message::new("script-nobody").with("given", quote(&letter.to_string()));
        findings.fault(&Path::default().field("tokens"), what);
    }
    (sides, letters)
}

/// The name of a character: those of a side are numbered from 1, in order.
fn named(findings: &mut Findings, path: &Path, unit: &Unit, sides: &[Band; 2]) -> Option<UnitId> {
    let id = unit.unit.parse::<UnitId>().ok().filter(|id| id.platoon == 1 && matches!(id.post, Post::Squad(_)));
    let Some(id) = id else {
        findings.fault(&path.field("unit"), Message::new("initiative-file-unit").with("given", quote(&unit.unit)));
        return None;
    };
    let next = unit_id(id.side, sides[id.side.index()].characters.len());
    if id != next {
        let what =
            Message::new("initiative-file-number").with("given", quote(&unit.unit)).with("next", next.to_string());
        findings.fault(&path.field("unit"), what);
        return None;
    }
    Some(id)
}

/// A character on its letter's cell, in its condition.
fn character(
    findings: &mut Findings,
    path: &Path,
    (unit, id): (&Unit, UnitId),
    profiles: &Profiles,
    (tokens, letters): (&mut board::Tokens, &mut BTreeMap<char, PieceId>),
) -> Option<Character> {
    let able = profiles.characters.iter().filter(|kind| !kind.has(Trait::Mount));
    let known: Vec<&str> = able.map(|kind| kind.name.as_str()).collect();
    let Some(kind) = profiles.character(&unit.kind).filter(|_| known.contains(&unit.kind.as_str())) else {
        findings.fault(&path.field("kind"), unknown("character", &unit.kind, &known));
        return None;
    };
    let mut cell: Option<Cell> = None;
    if let Some(letter) = unit.token {
        let cells = tokens.remove(&letter);
        let fault = match &cells {
            _ if letters.contains_key(&letter) => Some("data-twice"),
            None => Some("initiative-file-nowhere"),
            Some(cells) if cells.len() > 1 => Some("data-twice"),
            Some(_) => None,
        };
        if let Some(what) = fault {
            findings.fault(&path.field("token"), Message::new(what).with("given", quote(&letter.to_string())));
        }
        letters.insert(letter, id.primate(1));
        cell = cells.and_then(|cells| cells.first().copied());
    }
    let condition = condition(findings, path, unit, (&profiles.characters[kind], profiles));
    Some(Character { name: unit.unit.clone(), kind, cell, hidden: unit.hidden, carries: unit.carries, condition })
}

/// The initial condition of a character.
fn condition(findings: &mut Findings, path: &Path, unit: &Unit, (kind, book): (&Kind, &Profiles)) -> Condition {
    let mut condition = Condition { prone: unit.prone, ..Condition::default() };
    let parts: Vec<&str> = Location::ALL.map(Location::name).into();
    for (name, damage) in &unit.hurt.0 {
        let path = path.field("hurt").key(name);
        match parts.iter().position(|part| part == name) {
            Some(part) => condition.hurt[part] = (*damage).min(DAMAGE as u32) as u16,
            None => findings.fault(&path, unknown("part", name, &parts)),
        }
        within(findings, &path, (*damage).into(), 0, DAMAGE);
    }
    within(findings, &path.field("panic"), unit.panic.into(), 0, 6);
    condition.panic = unit.panic.min(6) as u8;
    let carried: Vec<&str> = std::iter::once(&kind.weapon).chain(&book.carried).map(String::as_str).collect();
    if let Some(name) = &unit.hand {
        match carried.iter().position(|weapon| weapon == name) {
            Some(hand) => condition.hand = hand as u8,
            None => findings.fault(&path.field("hand"), unknown("weapon", name, &carried)),
        }
    }
    if let Some(rounds) = unit.rounds {
        let weapon = carried.get(usize::from(condition.hand)).and_then(|name| book.weapon(name));
        let most = weapon.map_or(0, |weapon| book.weapons[weapon].magazine);
        within(findings, &path.field("rounds"), rounds.into(), 0, most.into());
        condition.rounds = Some(rounds.min(most.into()) as u16);
    }
    condition
}

/// The mounts of both sides.
fn mounts(
    findings: &mut Findings,
    path: &Path,
    setup: &Setup,
    (cells, profiles): (Option<&Grid<u8>>, &Profiles),
    sides: &mut [Band; 2],
) {
    let standing = sides.iter().flat_map(|band| &band.characters).filter_map(|character| character.cell);
    let mut taken: BTreeSet<Cell> = standing.collect();
    for (side, mounts) in &setup.mounts.0 {
        let band = &mut sides[side.index()];
        let ground = (cells, profiles);
        band.mounts = level::mounts(findings, &path.key(side.key()), (*side, mounts), ground, (band, &mut taken));
    }
}

#[cfg(test)]
mod tests {
    use super::parse;

    #[test]
    fn faults_are_named_all_at_once() {
        let text = r#"(format: 1, book: Initiative, rules: ["R4", "B9"], tokens: ["Ab.."],
            units: [(unit: "r1.1", kind: "babon-rifle", token: 'A'), (unit: "b1.2", kind: "baboon-rifle", token: 'b'),
                (unit: "b1.1", kind: "baboon-rifle", token: 'b', hand: "pistl", rounds: 9, hurt: {"chst": 3})],
            dice: [21], play: [Await('r', Cal), See([Marked("r1.1", "prome")])])"#;
        let told = parse("doubt", text).expect_err("it is wrong").to_string();
        for line in [
            "rules[1]: no rule `B9`; did you mean",
            "units[0].kind: no character `babon-rifle`; did you mean `baboon-rifle`?",
            "units[1].unit: `b1.2` must be `b1.1`",
            "units[2].hand: no weapon `pistl`; did you mean `pistol`?",
            "units[2].hurt[\"chst\"]: no part `chst`; did you mean `chest`?",
            "dice[0]: 21 is out of range",
            "no window `Cal`; did you mean `Call`?",
            "prome",
        ] {
            assert!(told.contains(line), "{line}\n{told}");
        }
    }
}
