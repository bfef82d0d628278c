//! Scripts of campaigns (`*.campaign-script.ron`): a campaign's initial state, dice laid out in advance, orders, and
//! expected results.

use super::{Campaign, check, raw};
use crate::board::hex::Hex;
use crate::data::{
    error::LoadError,
    file,
    findings::{Findings, Path},
    library::Library,
    monkeys::profiles,
    nearest::unknown,
    number::within,
    raw::{Book, Pairs},
    rulebook,
    script::{Places, names},
    shape,
};
use crate::words::Message;
use serde::{Deserialize, de::DeserializeOwned};

/// Most rules shown by a script, and most steps and dice.
const RULES: i64 = 64;
const LONGEST: i64 = 10_000;

/// The file name extension.
pub const ENDING: &str = ".campaign-script.ron";

/// The orders of campaigns, as far as a campaign script needs them.
pub trait Orders: DeserializeOwned {
    /// The names of all questions that a tribe may be asked.
    const QUESTIONS: &'static [&'static str];
}

/// A checked script whose campaign can start.
#[derive(Clone, Debug)]
pub struct Script<O> {
    /// What it shows, in one or two sentences.
    pub about: String,
    /// The ids of the rules it shows.
    pub rules: Vec<String>,
    /// How it begins.
    pub campaign: Campaign,
    /// The dice, in the order of their use.
    pub dice: Vec<u8>,
    /// The actions and expected results, in order.
    pub play: Vec<Step<O>>,
    /// The position of each step in the file.
    pub places: Places,
}

/// A step of a script.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum Step<O> {
    /// An order that is accepted.
    Do(O),
    /// An order that is refused, and the rule that refuses it; none for any reason.
    Refuse(O, #[serde(default)] Option<String>),
    /// The pending battle is fought: this troop gives up immediately.
    Concede(String),
    /// The pending battle is settled by scripted opponents.
    Settle,
    /// This question is put to this tribe.
    Await(char, String),
    /// The campaign is over, and this tribe has won; none for a draw.
    Over(Option<char>),
    /// All allowed orders, in any order, except those that contain a battle.
    Choices(Vec<O>),
    /// Since the last order, things have happened under these rules, in this order, possibly with others in between.
    See(Vec<String>),
    /// Since the last order, nothing has happened under these rules.
    Never(Vec<String>),
    /// Conditions on a troop, by its name in files.
    Troop(String, OfTroop),
    /// Conditions on a tribe, by its letter.
    Tribe(char, OfTribe),
    /// The tribe that holds a hex; none for nobody.
    Holds(Hex, Option<char>),
}

impl<O> Step<O> {
    /// The ids of the rules it names.
    fn rules(&self) -> &[String] {
        match self {
            Step::Refuse(_, rule) => rule.as_slice(),
            Step::See(rules) | Step::Never(rules) => rules,
            _ => &[],
        }
    }

    /// Its name in files.
    pub const fn name(&self) -> &'static str {
        match self {
            Step::Do(_) => "Do",
            Step::Refuse(..) => "Refuse",
            Step::Concede(_) => "Concede",
            Step::Settle => "Settle",
            Step::Await(..) => "Await",
            Step::Over(_) => "Over",
            Step::Choices(_) => "Choices",
            Step::See(_) => "See",
            Step::Never(_) => "Never",
            Step::Troop(..) => "Troop",
            Step::Tribe(..) => "Tribe",
            Step::Holds(..) => "Holds",
        }
    }
}

/// Conditions on a troop; anything left out may have any value.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct OfTroop {
    /// Where it is.
    pub at: Option<Hex>,
    /// Whether it is destroyed.
    pub gone: Option<bool>,
    /// Hexes that it may march in one turn (C-04).
    pub hexes: Option<u8>,
    /// Number of fit primates.
    pub fit: Option<usize>,
    /// Number of primates that miss the next battle.
    pub rests: Option<usize>,
    /// Its dead.
    pub dead: Option<usize>,
    /// Its vehicles.
    pub vehicles: Option<usize>,
    /// Things in its store.
    pub things: Option<usize>,
    /// Its position in its tribe's order, from 1 (C-03).
    pub place: Option<u8>,
}

/// Conditions on a tribe; anything left out may have any value.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct OfTribe {
    /// Scrap available to spend.
    pub scrap: Option<u32>,
    /// Its victory points.
    pub points: Option<u32>,
    /// Its troops on the map.
    pub troops: Option<usize>,
}

/// The file as written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound = "O: DeserializeOwned")]
struct Raw<O> {
    format: u32,
    book: Book,
    rules: Vec<String>,
    about: String,
    #[serde(default = "three")]
    rounds: u32,
    #[serde(default)]
    seed: u64,
    #[serde(default)]
    switches: raw::Switches,
    kinds: Pairs<char, raw::Kind>,
    map: Vec<String>,
    #[serde(default)]
    names: Pairs<Hex, String>,
    tribes: Vec<raw::Tribe>,
    #[serde(default)]
    natives: Vec<raw::Troop>,
    #[serde(default)]
    dice: Vec<u8>,
    play: Vec<Step<O>>,
}

const fn three() -> u32 {
    3
}

/// Reads a script from a file.
///
/// # Errors
/// If the file can't be read, its first syntax error, or all content errors.
pub fn load<O: Orders>(path: &std::path::Path) -> Result<Script<O>, LoadError> {
    parse(&path.display().to_string(), &file::read(path)?, &Library::beside(path))
}

/// Reads a script from text.
///
/// # Errors
/// Its first syntax error, or all content errors.
pub fn parse<O: Orders>(name: &str, text: &str, library: &Library) -> Result<Script<O>, LoadError> {
    let raw: Raw<O> = shape::parse(name, text)?;
    let mut findings = Findings::default();
    let root = Path::default();
    for (name, length, most) in
        [("rules", raw.rules.len(), RULES), ("dice", raw.dice.len(), LONGEST), ("play", raw.play.len(), LONGEST)]
    {
        within(&mut findings, &root.field(name), length as i64, 0, most);
    }
    for (place, rule) in raw.rules.iter().enumerate() {
        known_rule(&mut findings, &root.field("rules").at(place), rule);
    }
    for (place, step) in raw.play.iter().enumerate() {
        for rule in step.rules() {
            known_rule(&mut findings, &root.field("play").at(place), rule);
        }
    }
    for (place, face) in raw.dice.iter().enumerate().filter(|(_, face)| !(1..=6).contains(*face)) {
        let what = Message::new("campaign-script-die").with("given", i64::from(*face));
        findings.fault(&root.field("dice").at(place), what);
    }
    let source = raw::Campaign {
        format: raw.format,
        book: raw.book,
        name: "Script".to_owned(),
        about: String::new(),
        rounds: raw.rounds,
        seed: raw.seed,
        switches: raw.switches,
        kinds: raw.kinds,
        map: raw.map,
        names: raw.names,
        tribes: raw.tribes,
        handicaps: Vec::new(),
        natives: raw.natives,
    };
    let campaign = check::check(&mut findings, &root, source, library, profiles());
    if let Some(campaign) = &campaign {
        for (place, step) in raw.play.iter().enumerate() {
            check_names(&mut findings, &root.field("play").at(place), step, campaign);
        }
    }
    let settled = findings.settle(name, campaign);
    let (campaign, _) = settled.map_err(|error| names::pointed(error, &Places::of(text)))?;
    let Raw { about, rules, dice, play, .. } = raw;
    Ok(Script { about, rules, campaign, dice, play, places: Places::of(text) })
}

/// A rule must be in the book, now or in a later part of the game.
fn known_rule(findings: &mut Findings, path: &Path, rule: &str) {
    if !rulebook::book().knows(rule) {
        let known: Vec<&str> = rulebook::book().ids().collect();
        findings.fault(path, unknown("rule", rule, &known));
    }
}

/// Everything that a step names must exist.
fn check_names<O: Orders>(findings: &mut Findings, path: &Path, step: &Step<O>, campaign: &Campaign) {
    let mut tribes: Vec<char> = campaign.tribes.iter().map(|tribe| tribe.key).collect();
    tribes.push(check::NATIVE);
    if let Step::Holds(hex, _) = step
        && !campaign.map.contains_key(hex)
    {
        let what = Message::new("campaign-off-map").with("column", i64::from(hex.column));
        findings.fault(path, what.with("row", i64::from(hex.row)));
    }
    if let Step::Await(_, question) = step
        && !O::QUESTIONS.contains(&question.as_str())
    {
        findings.fault(path, unknown("question", question, O::QUESTIONS));
    }
    let (Step::Await(tribe, _) | Step::Tribe(tribe, _) | Step::Holds(_, Some(tribe)) | Step::Over(Some(tribe))) = step
    else {
        return;
    };
    if !tribes.contains(tribe) {
        let known: Vec<String> = tribes.iter().map(char::to_string).collect();
        let known: Vec<&str> = known.iter().map(String::as_str).collect();
        findings.fault(path, unknown("tribe", &tribe.to_string(), &known));
    }
}
