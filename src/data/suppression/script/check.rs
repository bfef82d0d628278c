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
    nearest::unknown,
    number::{described, within},
    raw::Book,
    rows,
    script::{
        Places, Script, board,
        names::{Names, known_rule, pointed},
    },
    shape,
    suppression::{level, profiles},
};
use crate::force::{PieceId, Post, Side, UnitId};
use crate::rules::suppression::{
    Suppression,
    muster::{ModelMuster, Muster, SetUp, SideMuster, UnitMuster, unit_id},
    profiles::Profiles,
};
use crate::words::Message;
use std::{collections::BTreeMap, sync::Arc};

/// Most entries in a list of a script: units, rules, own kinds, own weapons.
const MOST: i64 = 64;
/// Most members of a unit.
const MEMBERS: i64 = 20;
/// Steps and dice.
const LONGEST: i64 = 10_000;
/// Most columns and rows of the board.
const LARGEST: i64 = 96;
/// The largest die of the book (G17).
const SIDES: i64 = 8;

/// Reads a script from a file.
///
/// # Errors
/// If the file can't be read, its first syntax error, or all content errors.
pub fn load(path: &std::path::Path) -> Result<Script<Suppression>, LoadError> {
    parse(&path.display().to_string(), &file::read(path)?)
}

/// Reads a script from text.
///
/// # Errors
/// Its first syntax error, or all content errors.
pub fn parse(file: &str, text: &str) -> Result<Script<Suppression>, LoadError> {
    let setup: Setup = shape::parse_of(Book::Suppression, file, text)?;
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
        ("units", setup.units.len(), 1, MOST),
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
    for (place, unit) in setup.units.iter().enumerate() {
        let path = root.field("units").at(place).field("members");
        small &= within(findings, &path, unit.members.chars().count() as i64, 0, MEMBERS);
    }
    small
}

fn check(findings: &mut Findings, mut setup: Setup, places: Places) -> Option<Script<Suppression>> {
    let root = Path::default();
    let play = std::mem::take(&mut setup.play);
    is_small(findings, &setup, play.len()).then_some(())?;
    described(findings, &root.field("about"), &setup.about);
    for (place, rule) in setup.rules.iter().enumerate() {
        known_rule::<Suppression>(findings, &root.field("rules").at(place), rule);
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
    for unit in &setup.units {
        let Ok(id) = unit.unit.parse::<UnitId>() else { continue };
        names.units.insert(id);
        names.pieces.extend((1..=unit.members.chars().count() as u8).map(|place| id.primate(place)));
    }
    names
}

fn scene(findings: &mut Findings, setup: Setup) -> Option<Scene> {
    let root = Path::default();
    setup.book.check_is(Book::Suppression, findings, &root.field("book"));
    let profiles = numbers(findings, &setup);
    let cells = ground(findings, &setup, &profiles);
    let tokens = board::tokens(findings, &root.field("tokens"), &setup.tokens);
    let (mut sides, letters) = units(findings, &setup, &profiles, tokens);
    for (side, blocks) in &setup.zones.0 {
        let path = root.field("zones").key(side.key());
        sides[side.index()].zone = level::blocks(findings, &path, blocks, cells.as_ref());
    }
    for (place, face) in setup.dice.iter().enumerate() {
        within(findings, &root.field("dice").at(place), (*face).into(), 1, SIDES);
    }
    let head = level::Head {
        rounds: setup.rounds,
        first: (!setup.roll_for_first).then(|| setup.first.unwrap_or(Side::First)),
        set_up: SetUp::Alternate,
        mist: setup.mist,
        goal: setup.goal,
        objectives: &setup.objectives,
    };
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
    let own = |name: &str, units: bool| {
        if units {
            setup.kinds.iter().any(|kind| kind.name == name)
        } else {
            setup.weapons.iter().any(|one| one.name == name)
        }
    };
    book.units.retain(|kind| !own(&kind.name, true));
    book.weapons.retain(|weapon| !own(&weapon.name, false));
    book.units.extend(setup.kinds.iter().cloned());
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

/// Both sides with the letters of their members.
fn units(
    findings: &mut Findings,
    setup: &Setup,
    profiles: &Profiles,
    mut tokens: board::Tokens,
) -> ([SideMuster; 2], BTreeMap<char, PieceId>) {
    let mut sides = Side::BOTH.map(|side| SideMuster { name: side.key().to_string(), ..SideMuster::default() });
    let mut letters = BTreeMap::new();
    for (place, unit) in setup.units.iter().enumerate() {
        let path = Path::default().field("units").at(place);
        let Some(side) = named(findings, &path, unit, &sides) else { continue };
        let id = unit_id(side, sides[side.index()].units.len());
        let found = members(findings, &path, (unit, id), profiles, (&mut tokens, &mut letters));
        sides[side.index()].units.extend(found);
    }
    for letter in tokens.keys() {
        let what = Message::new("script-nobody").with("given", quote(&letter.to_string()));
        findings.fault(&Path::default().field("tokens"), what);
    }
    (sides, letters)
}

/// The side of a unit: units of a side are numbered from 1, in order.
fn named(findings: &mut Findings, path: &Path, unit: &Unit, sides: &[SideMuster; 2]) -> Option<Side> {
    let id = unit.unit.parse::<UnitId>().ok().filter(|id| id.platoon == 1 && matches!(id.post, Post::Squad(_)));
    let Some(id) = id else {
        findings.fault(&path.field("unit"), Message::new("suppression-file-unit").with("given", quote(&unit.unit)));
        return None;
    };
    let next = unit_id(id.side, sides[id.side.index()].units.len());
    if id != next {
        let what =
            Message::new("suppression-file-number").with("given", quote(&unit.unit)).with("next", next.to_string());
        findings.fault(&path.field("unit"), what);
        return None;
    }
    Some(id.side)
}

/// A unit with its members on their letters' cells.
fn members(
    findings: &mut Findings,
    path: &Path,
    (unit, id): (&Unit, UnitId),
    profiles: &Profiles,
    (tokens, letters): (&mut board::Tokens, &mut BTreeMap<char, PieceId>),
) -> Option<UnitMuster> {
    let known: Vec<&str> = profiles.units.iter().map(|kind| kind.name.as_str()).collect();
    let Some(kind) = known.iter().position(|name| *name == unit.kind) else {
        findings.fault(&path.field("kind"), unknown("unit", &unit.kind, &known));
        return None;
    };
    let arms = level::weapons(kind, profiles)?;
    let usual = |place: usize| arms.get(place).or(arms.last()).copied().unwrap_or(0);
    let mut models = Vec::new();
    for (place, letter) in unit.members.chars().enumerate() {
        let cells = tokens.remove(&letter);
        let fault = match (&cells, unit.reserve) {
            _ if letters.contains_key(&letter) => Some("data-twice"),
            (None, false) => Some("suppression-file-nowhere"),
            (Some(_), true) => Some("suppression-file-reserve"),
            (Some(cells), false) if cells.len() > 1 => Some("data-twice"),
            _ => None,
        };
        if let Some(what) = fault {
            findings.fault(&path.field("members"), Message::new(what).with("given", quote(&letter.to_string())));
        }
        letters.insert(letter, id.primate(place as u8 + 1));
        let cell: Option<Cell> = cells.and_then(|cells| cells.first().copied());
        models.push(ModelMuster { weapon: usual(place), cell, ..ModelMuster::default() });
    }
    let weapons: Vec<&str> = profiles.weapons.iter().map(|weapon| weapon.name.as_str()).collect();
    for (letter, name) in &unit.weapons.0 {
        let path = path.field("weapons").key(letter);
        let member = unit.members.chars().position(|known| known == *letter);
        let weapon = weapons.iter().position(|known| known == name);
        match (member, weapon) {
            (Some(member), Some(weapon)) => models[member].weapon = weapon,
            (None, _) => findings.fault(&path, Message::new("suppression-file-member")),
            (_, None) => findings.fault(&path, unknown("weapon", name, &weapons)),
        }
    }
    within(findings, &path.field("markers"), unit.markers.into(), 0, 6);
    Some(UnitMuster {
        name: unit.unit.clone(),
        kind,
        models,
        dug_in: unit.dug_in,
        markers: unit.markers,
        falling_back: unit.falling_back,
        leaderless: unit.leaderless,
    })
}

#[cfg(test)]
mod tests {
    use super::parse;

    #[test]
    fn faults_are_named_all_at_once() {
        let text = r#"(format: 1, book: Suppression, rules: ["R4", "B9"], tokens: ["Ab.."],
            units: [(unit: "r1.1", kind: "babon-rifles", members: "A"), (unit: "b1.2", kind: "baboon-rifles", members: "b")],
            dice: [9], play: [Await('r', Actt), See([Counted("r1.1", "supression", 1)])])"#;
        let told = parse("doubt", text).expect_err("it is wrong").to_string();
        for line in [
            "rules[1]: no rule `B9`; did you mean",
            "units[0].kind: no unit `babon-rifles`; did you mean `baboon-rifles`?",
            "units[1].unit: `b1.2` must be `b1.1`",
            "dice[0]: 9 is out of range",
            "no window `Actt`; did you mean `Act`?",
            "supression",
        ] {
            assert!(told.contains(line), "{line}\n{told}");
        }
    }
}
