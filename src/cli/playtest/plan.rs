//! The plan of a run, as given on the command line.

use crate::cli::{
    Failure, ScenarioName, any,
    ground::{PiecesName, Size, StyleName, SymmetryName, density, percent},
    out,
};
use crate::data::{
    book::{LevelFile, Shelved},
    file,
    persona::Strength,
    shape,
};
use crate::lab::{Against, Grown, Named, Plan, Terrain, book::Counted};
use crate::opponent::book::Mind;
use crate::rules::Book;
use crate::with_book;
use clap::Args;
use std::{
    path::{Path, PathBuf},
    str::FromStr,
};

/// Boards per point on generated ground.
const BOARDS: u32 = 20;

/// Battles per point.
const BATTLES: u32 = 200;

/// What is played.
#[derive(Debug, Args)]
pub struct PlanArguments {
    /// The rule book: monkeys, suppression, initiative or hexes [default: monkeys, or that of the level]
    #[arg(long, value_parser = crate::cli::rules::book, help_heading = "Ground")]
    book: Option<Book>,
    /// Compare rule books: play each of these on grounds of the same densities and seeds, on its usual table with its usual
    /// forces and leaders
    #[arg(long, value_parser = crate::cli::rules::book, value_delimiter = ',', num_args = 1, value_name = "LIST",
        conflicts_with_all = ["book", "level", "size", "rosters", "platoons", "opponents", "scenario", "rounds", "set",
            "switch", "against_opponents", "shard"],
        help_heading = "Ground")]
    pub books: Vec<Book>,
    /// Fight on a level, a file or the name of a shipped one, instead of generated ground
    #[arg(long, conflicts_with_all = ["density", "style", "symmetry", "size", "pieces", "boards"], help_heading = "Ground")]
    level: Option<String>,
    /// Densities of generated ground: one, or a range with its step [default: 0.25..0.90:0.05]
    #[arg(long, value_name = "FROM..TO:STEP", allow_hyphen_values = true, help_heading = "Ground")]
    density: Option<Densities>,
    /// Character of generated ground
    #[arg(long, value_enum, default_value_t = StyleName::Plains, help_heading = "Ground")]
    style: StyleName,
    /// Symmetry of generated ground
    #[arg(long, value_enum, default_value_t = SymmetryName::None, help_heading = "Ground")]
    symmetry: SymmetryName,
    /// Columns and rows of generated ground [default: 72x48; 36x24 for suppression, 40x30 for initiative,
    /// 7x9 for hexes]
    #[arg(long, value_name = "COLUMNSxROWS", help_heading = "Ground")]
    size: Option<Size>,
    /// Size of the pieces of generated ground
    #[arg(long, value_enum, default_value_t = PiecesName::Medium, help_heading = "Ground")]
    pieces: PiecesName,
    /// Boards per point; battle k is played on board k mod BOARDS [default: 20; a level is one]
    #[arg(long, value_parser = crate::cli::number::within(0..=u32::MAX), help_heading = "Ground")]
    boards: Option<u32>,
    /// Rosters of contender A and B, shipped ones or files [default: two of the book; a level's own]
    #[arg(long, value_delimiter = ',', num_args = 1..=2, value_name = "A,B", help_heading = "Forces")]
    rosters: Vec<String>,
    /// Platoons per side, as far as the rosters have them
    #[arg(long, value_parser = crate::cli::number::within(0..=u8::MAX), default_value_t = 1, help_heading = "Forces")]
    platoons: u8,
    /// Who leads them: NAME:STRENGTH, where NAME may be a file, or `chance` [default: steady:quick; drumfire:quick for
    /// suppression, one-breath:quick for initiative, closed-fist:quick for hexes]
    #[arg(long, value_delimiter = ',', num_args = 1, value_name = "X,Y", help_heading = "Forces")]
    opponents: Vec<String>,
    /// Scenario [default: skirmish, or the level's]
    #[arg(long, value_enum, help_heading = "Forces")]
    scenario: Option<ScenarioName>,
    /// Rounds until casualties are compared [default: the level's or the scenario's, otherwise 10]
    #[arg(long, value_parser = crate::cli::number::within(0..=u16::MAX), help_heading = "Forces")]
    rounds: Option<u16>,
    /// A rule switch for all battles, by its name in the profiles
    #[arg(long, value_name = "NAME=VALUE", help_heading = "Forces")]
    set: Vec<Switch>,
    /// Compare: play each battle again with this rule switch, on the same boards and seeds
    #[arg(long, value_name = "NAME=VALUE", conflicts_with = "against_opponents", help_heading = "Comparison")]
    switch: Vec<Switch>,
    /// Compare: play each battle again under other leaders, on the same boards and seeds
    #[arg(long, value_delimiter = ',', num_args = 1, value_name = "X,Y", help_heading = "Comparison")]
    against_opponents: Vec<String>,
    /// Battles per point and variant, a multiple of twice the boards
    #[arg(long, value_parser = crate::cli::number::within(0..=u32::MAX), default_value_t = BATTLES, help_heading = "Battles")]
    battles: u32,
    /// The seed that decides everything
    #[arg(long, value_parser = crate::cli::number::seed, default_value_t = 1, allow_negative_numbers = true, help_heading = "Battles")]
    seed: u64,
    /// Stop a point when the 95 % interval of its win rate is no wider than this from end to end
    #[arg(long, value_name = "WIDTH", value_parser = thousandths, help_heading = "Battles")]
    until_width: Option<u16>,
}

/// A range of densities in percent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Densities {
    from: u8,
    to: u8,
    step: u8,
}

impl FromStr for Densities {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (range, step) = match text.split_once(':') {
            Some((range, step)) => (range, step_of(step)?),
            None => (text, 5),
        };
        let (from, to) = range.split_once("..").unwrap_or((range, range));
        if [from, to].iter().any(|end| end.trim().is_empty()) {
            return Err(format!("`{text}` isn't a range of densities; write both ends and the step: 25..90:5"));
        }
        Ok(Self { from: density(from)?, to: density(to)?, step })
    }
}

/// A step from one density to the next.
fn step_of(text: &str) -> Result<u8, String> {
    percent(text).map_err(|_| format!("`{text}` isn't a step; write 5 for 5 percent, or 0.05 for the same"))
}

/// A width such as `0.03`, in thousandths.
fn thousandths(text: &str) -> Result<u16, String> {
    let wrong = || format!("`{text}` isn't a width; write one from 0.001 to 0.999");
    let part = text.trim().strip_prefix("0.").filter(|part| (1..=3).contains(&part.len())).ok_or_else(wrong)?;
    format!("{part:0<3}").parse().map_err(|_| wrong())
}

/// A rule switch and its value.
#[derive(Clone, Debug)]
struct Switch(String, i32);

impl FromStr for Switch {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let read = |(name, value): (&str, &str)| Some(Self(name.trim().to_owned(), value.trim().parse().ok()?));
        text.split_once('=')
            .and_then(read)
            .ok_or_else(|| format!("`{text}` isn't a switch; write its name and a whole number: NAME=1"))
    }
}

impl PlanArguments {
    /// The files that it may name.
    pub fn files(&self) -> Vec<PathBuf> {
        let named = self.level.iter().chain(&self.rosters).map(PathBuf::from);
        named.chain(self.opponents.iter().flat_map(|name| out::named_in(name))).collect()
    }

    /// The plan, with the text of every file that it names.
    pub fn plan(&self) -> Result<Plan, Failure> {
        let switches = |list: &[Switch]| list.iter().map(|Switch(name, value)| (name.clone(), *value)).collect();
        let against = match (&self.switch[..], &self.against_opponents[..]) {
            ([], []) => None,
            ([], others) => Some(Against::Opponents(two("--against-opponents", others, opponent)?)),
            (list, _) => Some(Against::Switches(switches(list))),
        };
        let book = self.book();
        let usual = with_book!(book, B => usual_opponent::<B>());
        let opponents = if self.opponents.is_empty() { vec![usual] } else { self.opponents.clone() };
        Ok(Plan {
            book: book.name().to_owned(),
            terrain: self.terrain(book)?,
            scenario: self.scenario.map(|scenario| format!("{scenario:?}")),
            rosters: if self.rosters.is_empty() { None } else { Some(two("--rosters", &self.rosters, Named::find)?) },
            platoons: self.platoons,
            opponents: two("--opponents", &opponents, opponent)?,
            switches: switches(&self.set),
            against,
            boards: self.boards.unwrap_or(if self.level.is_some() { 1 } else { BOARDS }),
            battles: self.battles,
            seed: self.seed,
            rounds: self.rounds,
            until_width: self.until_width,
        })
    }

    /// The book that is named, or that of the level.
    fn book(&self) -> Book {
        self.book.unwrap_or_else(|| self.level.as_deref().map_or_else(Book::default, any::book_of_level))
    }

    fn terrain(&self, book: Book) -> Result<Terrain, Failure> {
        if let Some(name) = &self.level {
            return Ok(Terrain::Level(with_book!(book, B => given::<B>(name))?));
        }
        let standard = Grown::default();
        let Densities { from, to, step } =
            self.density.unwrap_or(Densities { from: standard.from, to: standard.to, step: standard.step });
        let usual = with_book!(book, B => B::COUNTING.table);
        let size = self.size.map_or(usual, |size| (size.0, size.1));
        let (style, symmetry) = (self.style.into(), self.symmetry.into());
        let pieces = self.pieces.into();
        Ok(Terrain::Grown(Grown { from, to, step, style, symmetry, pieces, size }))
    }
}

/// A level: a file with its rosters included, so that the run needs no other file, or a shipped one by its name.
fn given<B: Shelved>(name: &str) -> Result<Named, Failure> {
    let path = Path::new(name);
    if !file::is_there(path) {
        return Ok(Named::shipped(name));
    }
    let (level, notes) = B::load(path)?;
    out::notes(name, &notes);
    Ok(Named { name: name.to_owned(), text: Some(shape::line(&level.setup())) })
}

/// The default opponent.
fn usual_opponent<B: Mind>() -> String {
    format!("{}:{}", B::characters().into_iter().next().unwrap_or_default(), Strength::Quick)
}

/// An opponent: `NAME:STRENGTH` for a shipped one, `FILE:STRENGTH` with the file's text.
fn opponent(name: &str) -> Result<Named, crate::data::LoadError> {
    let (file, _) = name.rsplit_once(':').unwrap_or((name, ""));
    Ok(Named { text: Named::find(file)?.text, ..Named::shipped(name) })
}

/// Two values, or one used for both.
fn two(
    option: &str,
    names: &[String],
    read: impl Fn(&str) -> Result<Named, crate::data::LoadError>,
) -> Result<[Named; 2], Failure> {
    match names {
        [one] => Ok([read(one)?, read(one)?]),
        [one, other] => Ok([read(one)?, read(other)?]),
        _ => Err(Failure::Argument(format!("{option}: give two names separated by a comma, or one for both"))),
    }
}
