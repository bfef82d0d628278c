//! Intents of the rule book, of lesson cards, of the replay timeline, of the ground editor, of the set-up, and of the
//! lab.

use crate::force::Side;

/// What is done with the book of rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BookTurn {
    /// The page that was read before.
    Back,
    /// The page that was left by going back.
    Forward,
    /// The first page.
    Front,
    /// The book of another set of rules, by its place.
    Shelf(usize),
    /// What is searched for has changed.
    Search(String),
}

/// What is done with the card of a lesson or of a hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LessonTurn {
    /// Read; on to the next step.
    Next,
    /// The step is done for the player.
    Skip,
    /// From the beginning.
    Again,
    /// To the title; the lesson is kept.
    Leave,
    /// The lesson is over, and its battle continues.
    PlayOn,
    /// The lesson is over, and the level that comes next is set up.
    PlayNext,
    /// The hint is read.
    Understood,
    /// No further hints.
    NoHints,
}

/// A moment of a battle that is played again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// Play this many times as fast.
    Speed(u8),
    /// The beginning of the turn so many turns on, or with a negative number back.
    Turn(i8),
    /// So many orders on, or back.
    Order(i8),
    /// Once so many orders have been given.
    At(usize),
    /// The latest turn of the other side, up to now.
    TheirTurn,
    /// The players go on from the moment that is shown; a side that is named is a person's from then on.
    PlayOn(Option<Side>),
}

/// What is done in the editor of grounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GroundTurn {
    /// Take the tool of this place.
    Tool(usize),
    /// Take the brush of this place, the smallest first.
    Brush(usize),
    /// Show this leaf.
    Leaf(GroundLeaf),
    /// Ask for the name of a file of this sort.
    Name(GroundFile),
    /// The name is now this.
    Named(String),
    /// Write the file of that name.
    Write,
    /// Show what can be loaded.
    Shelf,
    /// Look at this file, by its place in the list.
    Mark(usize),
    /// The path of a file elsewhere is now this.
    Path(String),
    /// Load the marked file, or that of the path.
    Load,
    /// Ask for another name for the marked file.
    Rename,
    /// Put the marked file into the wastebasket: the first asks, the second does it.
    Delete,
    /// In a battle: the ground is laid as it is drawn.
    Lay,
}

/// A leaf of the editor.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GroundLeaf {
    /// Brushes and dials.
    #[default]
    Ground,
    /// Who fights on it, and for what.
    Battle,
    /// Its figures.
    Figures,
}

impl GroundLeaf {
    /// All of them, in their order.
    pub const ALL: [GroundLeaf; 3] = [GroundLeaf::Ground, GroundLeaf::Battle, GroundLeaf::Figures];

    /// The one behind it, and behind the last the first.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            GroundLeaf::Ground => GroundLeaf::Battle,
            GroundLeaf::Battle => GroundLeaf::Figures,
            GroundLeaf::Figures => GroundLeaf::Ground,
        }
    }
}

/// What a ground is written as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GroundFile {
    /// A level.
    Level,
    /// A map of the Tiled editor.
    Map,
    /// A picture.
    Picture,
}

/// A factor of the question that is put to the lab.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Factor {
    /// The rule book.
    Book,
    /// Generated ground, or one of the levels.
    Ground,
    /// Character of the ground.
    Style,
    /// The lowest density.
    From,
    /// The highest density.
    To,
    /// From point to point.
    Step,
    /// How the halves correspond.
    Symmetry,
    /// Size of the ground.
    Size,
    /// Size of its pieces.
    Pieces,
    /// What is fought for.
    Scenario,
    /// The roster of contender A (0) or B (1).
    Roster(usize),
    /// Who leads contender A (0) or B (1).
    Opponent(usize),
    /// Platoons per side.
    Platoons,
    /// Boards per point.
    Boards,
    /// Battles per point.
    Battles,
}

/// What is done in the lab.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LabTurn {
    /// Turn a factor so many values on.
    Turn(Factor, i8),
    /// Let the battles be fought.
    Run,
    /// Let battles of every rule book be fought, one book after another, and lay their curves beside one another.
    Compare,
    /// Stop them; what is played is kept.
    Stop,
    /// Draw this measure, by its place.
    Measure(usize),
    /// Look at this point, by its place.
    Point(u16),
    /// So many boards on.
    Board(i32),
    /// Lay this mark over the board, by its place.
    Mark(usize),
    /// Show the board instead of the curves.
    Leaf(bool),
    /// Show the runs that are there.
    Shelf,
    /// Show this run, or lay it beside the one that is shown.
    Show(usize, bool),
    /// Put this run into the wastebasket: the first asks, the second does it.
    Delete(usize),
    /// Give this run another name.
    Rename(usize),
    /// Take the run beside it away.
    Alone,
    /// Write the plot.
    Plot,
    /// Write the report.
    Page,
    /// Watch this battle again, by its number.
    Watch(u64),
}

/// A change of the battle that is set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// The rule book of this place.
    Book(usize),
    /// The style of this place.
    Style(usize),
    /// This percentage.
    Density(u8),
    /// The same while the handle is held: one more step of the same turn.
    Slide(u8),
    /// The symmetry of this place.
    Symmetry(usize),
    /// The size of this place.
    Size(usize),
    /// The size of the pieces of this place.
    Pieces(usize),
    /// What is fought for: the scenario of this place.
    Scenario(usize),
    /// So many platoons per side.
    Platoons(u8),
    /// So many rosters on in the list, for this side.
    Roster(Side, i8),
    /// So many players on in the list, for this side.
    Seat(Side, i8),
    /// The opponent of this side plays with the strength of this place.
    Strength(Side, usize),
    /// This seed of ground and dice.
    Seed(u64),
}

impl Change {
    /// Whether another ground grows by it.
    pub const fn grows(self) -> bool {
        use Change::*;
        matches!(self, Style(_) | Density(_) | Slide(_) | Symmetry(_) | Size(_) | Pieces(_) | Seed(_))
    }
}
