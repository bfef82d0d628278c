//! A designer's question to the lab, as plain data. It is stored in every file of the run.

use crate::board::generate::{Pieces, Style, Symmetry};
use crate::data::{error::LoadError, file};
use crate::rules::Book;
use crate::words::word;
use serde::{Deserialize, Serialize};
use std::path::Path;

/// The default book of plans.
pub const USUAL: &str = Book::FIRST.name();

/// The most columns or rows of any level.
pub const LARGEST_SIDE: u16 = 256;

/// Something shipped, by its name, or one of the designer's own files with its text, so that a run needs nothing else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Named {
    /// Its name, or the path it was read from.
    pub name: String,
    /// The text of the file; none for something shipped.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

impl Named {
    /// Something shipped.
    pub fn shipped(name: &str) -> Self {
        Self { name: name.to_owned(), text: None }
    }

    /// A file, if there is one with this path; otherwise what is shipped under this name.
    ///
    /// # Errors
    /// If there is a file and it can't be read.
    pub fn find(name: &str) -> Result<Self, LoadError> {
        let path = Path::new(name);
        if name.ends_with(".ron") || path.is_file() {
            return Ok(Self { name: name.to_owned(), text: Some(file::read(path)?) });
        }
        Ok(Self::shipped(name))
    }
}

/// Where the battles are fought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Terrain {
    /// One level, as it is.
    Level(Named),
    /// Generated ground, point by point of a range of densities.
    Grown(Grown),
}

/// Generated ground over a range of densities (1.4, 2.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Grown {
    /// The lowest density, in percent of the cells.
    pub from: u8,
    /// The highest density.
    pub to: u8,
    /// The step between points.
    pub step: u8,
    /// The style of the ground.
    pub style: Style,
    /// How the two halves correspond.
    pub symmetry: Symmetry,
    /// The size of its pieces.
    pub pieces: Pieces,
    /// Columns and rows.
    pub size: (i16, i16),
}

/// The whole range on the standard table, favoring neither side.
impl Default for Grown {
    fn default() -> Self {
        let (style, pieces) = (Style::default(), Pieces::default());
        Self { from: 25, to: 90, step: 5, style, symmetry: Symmetry::None, pieces, size: (72, 48) }
    }
}

impl Grown {
    /// Its points, in percent.
    pub fn densities(&self) -> Vec<u8> {
        (self.from..=self.to).step_by(usize::from(self.step.max(1))).collect()
    }
}

fn usual() -> String {
    USUAL.to_owned()
}

fn is_usual(book: &String) -> bool {
    book == USUAL
}

/// A second variant, played on the same boards with the same seeds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Against {
    /// Other opponents.
    Opponents([Named; 2]),
    /// Other values of rule switches.
    Switches(Vec<(String, i32)>),
}

/// An experiment as requested.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    /// The rule book, by its name in files.
    #[serde(rename = "rule_book", default = "usual", skip_serializing_if = "is_usual")]
    pub book: String,
    /// Where the battles are fought.
    pub terrain: Terrain,
    /// The scenario, by its name in the book; none for the level's, or the default on generated ground.
    pub scenario: Option<String>,
    /// The rosters of contenders A and B; none for the level's own forces, or the standard ones.
    pub rosters: Option<[Named; 2]>,
    /// Platoons per side, as far as the rosters have them.
    pub platoons: u8,
    /// The leaders of contenders A and B: `steady:quick`, `my.opponent.ron:careful`, `chance`.
    pub opponents: [Named; 2],
    /// Rule switches that differ from the book's, by name.
    pub switches: Vec<(String, i32)>,
    /// The second variant of a paired comparison.
    pub against: Option<Against>,
    /// Boards per point.
    pub boards: u32,
    /// Battles per point and variant: a multiple of twice the boards, since each board is played from both sides.
    pub battles: u32,
    /// The seed that determines everything.
    pub seed: u64,
    /// Rounds until casualties are compared; none for the level's or scenario's limit, otherwise 10.
    pub rounds: Option<u16>,
    /// Stop a point when its 95 % interval is no wider than this many thousandths.
    pub until_width: Option<u16>,
}

impl Default for Plan {
    fn default() -> Self {
        Self {
            book: usual(),
            terrain: Terrain::Grown(Grown::default()),
            scenario: None,
            rosters: None,
            platoons: 1,
            opponents: ["steady:quick", "steady:quick"].map(Named::shipped),
            switches: Vec::new(),
            against: None,
            boards: 20,
            battles: 200,
            seed: 1,
            rounds: None,
            until_width: None,
        }
    }
}

impl Plan {
    /// The default rosters of generated ground for plans that name no book.
    pub fn standard_rosters() -> [Named; 2] {
        super::book::usual().rosters.map(Named::shipped)
    }

    /// The text for its scenario, if it sets one or uses generated ground.
    pub fn scenario_word(&self) -> Option<&'static str> {
        let usual = matches!(self.terrain, Terrain::Grown(_)).then_some(self.counting().scenario);
        self.counting().scenario_word(self.scenario.as_deref().or(usual)?)
    }

    /// Its goal, in a few words of its book, if it sets one or uses generated ground.
    pub fn fought_for(&self) -> Option<String> {
        let book = Book::of(self.counting().book).unwrap_or_default();
        Some(word(&format!("{}scenario-{}", book.prefix(), self.scenario_word()?)))
    }

    /// The most columns and rows of cells of any of its boards. Hexes are identified by their half hexes from the top.
    pub fn largest_board(&self) -> (u16, u16) {
        match &self.terrain {
            Terrain::Grown(grown) => {
                let (columns, rows) = (grown.size.0.unsigned_abs(), grown.size.1.unsigned_abs());
                (columns, if self.counting().hexes { rows.saturating_mul(2) } else { rows })
            }
            Terrain::Level(_) => (LARGEST_SIDE, LARGEST_SIDE),
        }
    }

    /// The densities of its points in percent; none for a level's own ground.
    pub fn points(&self) -> Vec<Option<u8>> {
        match &self.terrain {
            Terrain::Level(_) => vec![None],
            Terrain::Grown(grown) => grown.densities().into_iter().map(Some).collect(),
        }
    }

    /// Number of variants being compared: 1 or 2.
    pub const fn variants(&self) -> u8 {
        if self.against.is_some() { 2 } else { 1 }
    }

    /// The opponents of a variant.
    pub const fn opponents_of(&self, variant: u8) -> &[Named; 2] {
        match &self.against {
            Some(Against::Opponents(others)) if variant > 0 => others,
            _ => &self.opponents,
        }
    }

    /// The rule switches of a variant that differ from the book's; of two with the same name, the later one counts.
    pub fn switches_of(&self, variant: u8) -> Vec<(String, i32)> {
        let mut switches = self.switches.clone();
        if let Some(Against::Switches(others)) = self.against.as_ref().filter(|_| variant > 0) {
            switches.extend(others.iter().cloned());
        }
        switches
    }

    /// The folder name of its book; the book itself if the program has none with that name.
    pub fn folder(&self) -> &'static str {
        Book::of(&self.book).map_or(self.counting().book, Book::folder)
    }

    /// Battles of one lap: every board once, from both sides.
    pub const fn lap(&self) -> u32 {
        2 * self.boards
    }

    /// All battles, unless points stop sooner.
    pub fn total(&self) -> u64 {
        self.points().len() as u64 * u64::from(self.variants()) * u64::from(self.battles)
    }
}
