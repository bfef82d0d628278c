//! Turns the text of a script into a checked one, with all content errors at once.

use super::{
    Scene,
    raw::{Setup, Unit},
};
use crate::board::{
    Cell,
    hex::{Bearing, Hex, HexMap, Table},
};
use crate::data::{
    error::LoadError,
    file,
    findings::{Findings, Path, quote},
    hexes::{level, profiles},
    nearest::unknown,
    number::{described, within},
    raw::Book,
    script::{
        Places, Script, board,
        names::{Names, known_rule, pointed},
    },
    shape,
};
use crate::force::{PieceId, Post, Side, UnitId};
use crate::rules::hexes::{
    Hexes,
    muster::{Muster, Ranks, SideMuster, Start, UnitMuster, unit_id},
    profiles::Profiles,
    states::Tokens,
};
use crate::words::Message;
use std::{collections::BTreeMap, sync::Arc};

/// Most entries in a list of a script: rules, clouds, own kinds, own weapons, own sheets of fire cards.
const MOST: i64 = 64;
/// Most units of a side.
const ARMY: i64 = 40;
/// Steps and dice.
const LONGEST: i64 = 10_000;
/// Most columns, and most rows of half hexes.
const LARGEST: i64 = 64;
/// The largest die of the book.
const SIDES: i64 = 100;
/// Most tokens of a kind on a unit at the start.
const TOKENS: i64 = 99;

/// Reads a script from a file.
///
/// # Errors
/// If the file can't be read, its first syntax error, or all content errors.
pub fn load(path: &std::path::Path) -> Result<Script<Hexes>, LoadError> {
    parse(&path.display().to_string(), &file::read(path)?)
}

/// Reads a script from text.
///
/// # Errors
/// Its first syntax error, or all content errors.
pub fn parse(file: &str, text: &str) -> Result<Script<Hexes>, LoadError> {
    let setup: Setup = shape::parse_of(Book::Hexes, file, text)?;
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

/// Columns of the board of tokens.
fn width(setup: &Setup) -> usize {
    setup.tokens.iter().map(|row| row.chars().count()).max().unwrap_or(0)
}

/// A script that is too large is refused before it is processed.
fn is_small(findings: &mut Findings, setup: &Setup, steps: usize) -> bool {
    let root = Path::default();
    let lists = [
        ("units", setup.units.len(), 1, 2 * ARMY),
        ("rules", setup.rules.len(), 0, MOST),
        ("clouds", setup.clouds.len(), 0, MOST),
        ("kinds", setup.kinds.len(), 0, MOST),
        ("weapons", setup.weapons.len(), 0, MOST),
        ("fires", setup.fires.len(), 0, MOST),
        ("dice", setup.dice.len(), 0, LONGEST),
        ("play", steps, 0, LONGEST),
        ("tokens", setup.tokens.len(), 1, LARGEST),
        ("tokens", width(setup), 1, LARGEST),
    ];
    let mut small = true;
    for (name, given, least, most) in lists {
        small &= within(findings, &root.field(name), given as i64, least, most);
    }
    small
}

fn check(findings: &mut Findings, mut setup: Setup, places: Places) -> Option<Script<Hexes>> {
    let root = Path::default();
    let play = std::mem::take(&mut setup.play);
    is_small(findings, &setup, play.len()).then_some(())?;
    described(findings, &root.field("about"), &setup.about);
    for (place, rule) in setup.rules.iter().enumerate() {
        known_rule::<Hexes>(findings, &root.field("rules").at(place), rule);
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
    let cells = table(setup).hexes().map(Cell::from).collect();
    let mut names = Names { cells, ..Names::default() };
    for id in setup.units.iter().filter_map(|unit| unit.unit.parse::<UnitId>().ok()) {
        names.units.insert(id);
        names.pieces.insert(id.primate(1));
    }
    names
}

fn scene(findings: &mut Findings, setup: Setup) -> Option<Scene> {
    let root = Path::default();
    setup.book.check_is(Book::Hexes, findings, &root.field("book"));
    let profiles = numbers(findings, &setup);
    let terrain = ground(findings, &setup, &profiles)?;
    let tokens = board::tokens(findings, &root.field("tokens"), &setup.tokens);
    let (mut sides, letters) = units(findings, &setup, (&terrain, &profiles), tokens);
    for (side, blocks) in &setup.zones.0 {
        let path = root.field("zones").key(side.key());
        sides[side.index()].zone = level::zone(findings, &path, blocks, &terrain);
    }
    for (side, ranks) in &setup.ranks.0 {
        let path = root.field("ranks").key(side.key());
        sides[side.index()].ranks = level::ranks(findings, &path, *ranks);
    }
    let mut clouds = Vec::new();
    for (place, (at, cloud)) in setup.clouds.iter().enumerate() {
        let hex = level::on_board(findings, &root.field("clouds").at(place), *at, &terrain);
        clouds.extend(hex.map(|hex| (hex, *cloud)));
    }
    for (place, face) in setup.dice.iter().enumerate() {
        within(findings, &root.field("dice").at(place), (*face).into(), 1, SIDES);
    }
    let head = level::Head { rounds: setup.rounds, plan_ahead: setup.plan_ahead, goal: &setup.goal };
    let scenario = level::scenario(findings, &root, &head, &terrain);
    (findings.count() == 0).then_some(())?;
    let muster = Muster { profiles: Arc::new(profiles), terrain, clouds, scenario, sides };
    let dice = setup.dice.clone();
    Some(Scene { setup, muster, tokens: letters, dice })
}

/// The numbers of the book, modified by those of the script.
fn numbers(findings: &mut Findings, setup: &Setup) -> Profiles {
    let mut book = (*profiles::profiles()).clone();
    if setup.kinds.is_empty() && setup.weapons.is_empty() && setup.fires.is_empty() {
        return book;
    }
    book.units.retain(|kind| setup.kinds.iter().all(|own| own.name != kind.name));
    book.weapons.retain(|weapon| setup.weapons.iter().all(|own| own.name != weapon.name));
    book.fires.retain(|sheet| setup.fires.iter().all(|own| own.name != sheet.name));
    book.units.extend(setup.kinds.iter().cloned());
    book.weapons.extend(setup.weapons.iter().cloned());
    book.fires.extend(setup.fires.iter().cloned());
    profiles::check(findings, &Path::default(), &book);
    book
}

/// The hexes under the tokens.
fn table(setup: &Setup) -> Table {
    Table::new(width(setup) as i16, setup.tokens.len().div_ceil(2) as i16)
}

/// The ground under the tokens: clear unless the script says otherwise.
fn ground(findings: &mut Findings, setup: &Setup, profiles: &Profiles) -> Option<HexMap<u8>> {
    let path = Path::default();
    let table = table(setup);
    if table.columns() % 2 == 0 || setup.tokens.len().is_multiple_of(2) {
        findings.fault(&path.field("tokens"), Message::new("hexes-file-odd"));
        return None;
    }
    if setup.ground.is_empty() {
        return Some(HexMap::new(table, 0));
    }
    let before = findings.count();
    let terrain = level::ground(findings, &path.field("ground"), &setup.ground, profiles);
    if findings.count() > before {
        return None;
    }
    if terrain.table() != table {
        let what = Message::new("script-rows").with("given", setup.ground.len()).with("height", setup.tokens.len());
        findings.fault(&path.field("ground"), what);
        return None;
    }
    Some(terrain)
}

/// Both sides with the letters of their units.
fn units(
    findings: &mut Findings,
    setup: &Setup,
    ground: (&HexMap<u8>, &Profiles),
    mut tokens: board::Tokens,
) -> ([SideMuster; 2], BTreeMap<PieceId, char>) {
    let side = |side: Side, facing, assault, choice| SideMuster {
        name: side.key().to_string(),
        zone: Vec::new(),
        facing,
        ranks: Ranks { assault, choice },
        units: Vec::new(),
    };
    let mut sides = [side(Side::First, Bearing::North, 2, 1), side(Side::Second, Bearing::South, 1, 2)];
    let mut letters = BTreeMap::new();
    for (place, unit) in setup.units.iter().enumerate() {
        let path = Path::default().field("units").at(place);
        let Some(id) = named(findings, &path, unit, &sides) else { continue };
        letters.extend(unit.token.map(|letter| (id.primate(1), letter)));
        let found = muster(findings, &path, (unit, id), ground, &tokens);
        sides[id.side.index()].units.extend(found);
    }
    tokens.retain(|letter, _| letters.values().all(|used| used != letter));
    for letter in tokens.keys() {
        let what = Message::new("script-nobody").with("given", quote(&letter.to_string()));
        findings.fault(&Path::default().field("tokens"), what);
    }
    (sides, letters)
}

/// The name of a unit: those of a side are numbered from 1, in order.
fn named(findings: &mut Findings, path: &Path, unit: &Unit, sides: &[SideMuster; 2]) -> Option<UnitId> {
    let id = unit.unit.parse::<UnitId>().ok().filter(|id| id.platoon == 1 && matches!(id.post, Post::Squad(_)));
    let Some(id) = id else {
        findings.fault(&path.field("unit"), Message::new("hexes-file-unit").with("given", quote(&unit.unit)));
        return None;
    };
    let next = unit_id(id.side, sides[id.side.index()].units.len() as u8 + 1);
    if id != next {
        let what = Message::new("hexes-file-number").with("given", quote(&unit.unit)).with("next", next.to_string());
        findings.fault(&path.field("unit"), what);
        return None;
    }
    Some(id)
}

/// A unit in the hex of its letter, with its tokens.
fn muster(
    findings: &mut Findings,
    path: &Path,
    (unit, id): (&Unit, UnitId),
    (terrain, profiles): (&HexMap<u8>, &Profiles),
    tokens: &board::Tokens,
) -> Option<UnitMuster> {
    let Some(kind) = profiles.unit(&unit.kind) else {
        let known: Vec<&str> = profiles.units.iter().map(|kind| kind.name.as_str()).collect();
        findings.fault(&path.field("kind"), unknown("unit", &unit.kind, &known));
        return None;
    };
    let options = level::options(findings, &path.field("options"), (kind, &unit.options), profiles);
    if let Some(models) = unit.models {
        within(findings, &path.field("models"), models.into(), 1, profiles.units[kind].models.into());
    }
    let usual = if id.side == Side::First { Bearing::North } else { Bearing::South };
    let hex = unit.token.and_then(|letter| hex(findings, &path.field("token"), letter, terrain, tokens));
    let start = hex.map(|hex| Start { hex, facing: unit.facing.unwrap_or(usual), speed: unit.speed });
    borne(findings, &path.field("tokens"), &unit.tokens);
    let Post::Squad(number) = id.post else { return None };
    let (name, models, tokens) = (unit.unit.clone(), unit.models, unit.tokens.clone());
    Some(UnitMuster { number, name, kind, options, start, models, tokens })
}

/// The tokens that a unit starts with: counts, and the dice of those that have one.
fn borne(findings: &mut Findings, path: &Path, tokens: &Tokens) {
    let Tokens { damage, crew, shaken, fire, acid, minor, poison, bleeding } = tokens;
    let counts =
        [("damage", damage), ("crew", crew), ("shaken", shaken), ("fire", fire), ("acid", acid), ("minor", minor)];
    for (name, count) in counts {
        within(findings, &path.field(name), i64::from(*count), 0, TOKENS);
    }
    for (name, dice) in [("poison", poison), ("bleeding", bleeding)] {
        let path = path.field(name);
        if within(findings, &path, dice.len() as i64, 0, TOKENS) {
            for (place, die) in dice.iter().enumerate() {
                within(findings, &path.at(place), i64::from(*die), 1, SIDES);
            }
        }
    }
}

/// The hex of a letter, which must be unique.
fn hex(
    findings: &mut Findings,
    path: &Path,
    letter: char,
    terrain: &HexMap<u8>,
    tokens: &board::Tokens,
) -> Option<Hex> {
    let given = quote(&letter.to_string());
    let Some([cell]) = tokens.get(&letter).map(Vec::as_slice) else {
        let what = if tokens.contains_key(&letter) { "data-twice" } else { "hexes-file-nowhere" };
        findings.fault(path, Message::new(what).with("given", given));
        return None;
    };
    let Cell { x, y } = *cell;
    level::on_board(findings, path, (x.into(), y.into()), terrain)
}

#[cfg(test)]
mod tests {
    use super::parse;

    #[test]
    fn faults_are_named_all_at_once() {
        let text = r#"(format: 1, book: Hexes, rules: ["R4", "B9"], tokens: ["A . .", " b .", ". . .", " . .", ". C ."],
            units: [(unit: "r1.1", kind: "babon-rifles", token: 'A'), (unit: "b1.2", kind: "baboon-rifles", token: 'b'),
                (unit: "b1.1", kind: "baboon-rifles", token: 'd', models: 9, options: ["steadi"],
                    tokens: (fire: 100, bleeding: [6, 0])),
                (unit: "b1.2", kind: "baboon-rifles", token: 'e', tokens: (poison: [POISON]))],
            dice: [101], play: [Await('r', Plann), See([Marked("r1.1", "prome")])])"#;
        let text = text.replace("POISON", &"8, ".repeat(300));
        let told = parse("doubt", &text).expect_err("it is wrong").to_string();
        for line in [
            "rules[1]: no rule `B9`; did you mean",
            "units[0].kind: no unit `babon-rifles`; did you mean `baboon-rifles`?",
            "units[1].unit: `b1.2` must be `b1.1`",
            "units[2].options[0]: no option `steadi`; did you mean `steady`?",
            "units[2].token: `d` isn't on the board of tokens",
            "units[2].models",
            "units[2].tokens.fire: 100 is out of range",
            "units[2].tokens.bleeding[1]: 0 is out of range",
            "units[3].tokens.poison: 300 is out of range",
            "tokens: `C` is on the board but belongs to no unit",
            "dice[0]: 101 is out of range",
            "no window `Plann`; did you mean `Plan`?",
            "prome",
        ] {
            assert!(told.contains(line), "{line}\n{told}");
        }
    }
}
