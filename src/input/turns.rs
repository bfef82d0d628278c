//! Intents of the rule book, of lesson cards, of the replay timeline, of the ground editor, of the set-up, and of the
//! lab.

use crate::force::Side;

/// An action in the rule book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BookTurn {
    /// The previously read page.
    Back,
    /// The page before going back.
    Forward,
    /// The first page.
    Front,
    /// The book of another set of rules, by its index.
    Shelf(usize),
    /// The search text has changed.
    Search(String),
}

/// An action on the card of a lesson or of a hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LessonTurn {
    /// The text has been read; on to the next step.
    Next,
    /// Perform the step for the player.
    Skip,
    /// From the beginning.
    Again,
    /// Go to the title; the lesson is kept.
    Leave,
    /// The lesson is over, and its battle continues.
    PlayOn,
    /// The lesson is over, and the next level is set up.
    PlayNext,
    /// The hint has been read.
    Understood,
    /// No further hints.
    NoHints,
}

/// A moment of a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// Play at this many times the normal speed.
    Speed(u8),
    /// The beginning of the turn this many turns ahead, or back if negative.
    Turn(i8),
    /// This many orders ahead, or back.
    Order(i8),
    /// The moment after this many orders.
    At(usize),
    /// The latest turn of the other side, up to now.
    TheirTurn,
    /// The players continue from the moment shown; if a side is named, a person takes it over.
    PlayOn(Option<Side>),
}

/// An action in the ground editor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GroundTurn {
    /// Choose the tool with this index.
    Tool(usize),
    /// Choose the brush with this index, the smallest first.
    Brush(usize),
    /// Apply the tool in this manner.
    Manner(GroundManner),
    /// Mark this place instead of changing the ground.
    Place(GroundPlace),
    /// Return to the scenario's own places.
    OwnPlaces,
    /// Show this tab.
    Leaf(GroundLeaf),
    /// Ask for the name of a file of this kind.
    Name(GroundFile),
    /// The name as typed so far.
    Named(String),
    /// Write the file with that name.
    Write,
    /// Show what can be loaded.
    Shelf,
    /// Mark this file, by its index in the list.
    Mark(usize),
    /// The path of a file elsewhere, as typed so far.
    Path(String),
    /// Load the marked file, or the one at the path.
    Load,
    /// Ask for a new name for the marked file.
    Rename,
    /// Move the marked file into the wastebasket: the first press asks, the second does it.
    Delete,
    /// In a battle: put down the ground as drawn.
    Lay,
}

/// How a tool of the editor is applied to the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GroundManner {
    /// With a brush, wherever it goes.
    #[default]
    Brush,
    /// To a rectangle, from corner to corner.
    Rectangle,
    /// To the connected area of the same ground.
    Fill,
}

impl GroundManner {
    /// All of them, in the order of their buttons.
    pub const ALL: [GroundManner; 3] = [GroundManner::Brush, GroundManner::Rectangle, GroundManner::Fill];
}

/// A place on the ground that can be marked by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GroundPlace {
    /// Where a side sets up.
    Zone(Side),
    /// Where neither does.
    Neither,
    /// What they fight for, by its index.
    Goal(usize),
}

/// A tab of the editor.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GroundLeaf {
    /// Brushes and dials.
    #[default]
    Ground,
    /// The battle planned on it: forces and goal.
    Battle,
    /// Its figures.
    Figures,
}

impl GroundLeaf {
    /// All of them, in their order.
    pub const ALL: [GroundLeaf; 3] = [GroundLeaf::Ground, GroundLeaf::Battle, GroundLeaf::Figures];

    /// The next one, wrapping around.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            GroundLeaf::Ground => GroundLeaf::Battle,
            GroundLeaf::Battle => GroundLeaf::Figures,
            GroundLeaf::Figures => GroundLeaf::Ground,
        }
    }
}

/// The kind of file a ground is saved as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GroundFile {
    /// A level.
    Level,
    /// A map of the Tiled editor.
    Map,
    /// A picture.
    Picture,
}

/// A factor of the lab's question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Factor {
    /// The rule book.
    Book,
    /// Generated ground, or one of the levels.
    Ground,
    /// Style of the ground.
    Style,
    /// The lowest density.
    From,
    /// The highest density.
    To,
    /// The step from point to point.
    Step,
    /// How the halves correspond.
    Symmetry,
    /// Size of the ground.
    Size,
    /// Size of its pieces.
    Pieces,
    /// The scenario.
    Scenario,
    /// The roster of contender A (0) or B (1).
    Roster(usize),
    /// The opponent that leads contender A (0) or B (1).
    Opponent(usize),
    /// Platoons per side.
    Platoons,
    /// Boards per point.
    Boards,
    /// Battles per point.
    Battles,
}

/// An action in the lab.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LabTurn {
    /// Change a factor by this many values.
    Turn(Factor, i8),
    /// Run the battles.
    Run,
    /// Run battles with every rule book, one book after another, and show their curves side by side.
    Compare,
    /// Stop them; finished battles are kept.
    Stop,
    /// Plot this measure, by its index.
    Measure(usize),
    /// Select this point, by its index.
    Point(u16),
    /// Show the question again where there is no room for it beside the selected point.
    Question,
    /// Move this many boards ahead.
    Board(i32),
    /// Show this overlay on the board, by its index.
    Mark(usize),
    /// Show the board instead of the curves.
    Leaf(bool),
    /// Show the existing runs.
    Shelf,
    /// Show this run, or put it beside the main one.
    Show(usize, bool),
    /// Move this run into the wastebasket: the first press asks, the second does it.
    Delete(usize),
    /// Rename this run.
    Rename(usize),
    /// Remove the run beside it.
    Alone,
    /// Export the plot.
    Plot,
    /// Export the report.
    Page,
    /// Replay this battle, by its number.
    Watch(u64),
}

/// A change to the battle being set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// The rule book with this index.
    Book(usize),
    /// The style with this index.
    Style(usize),
    /// This density in percent.
    Density(u8),
    /// The same while the handle is held: all of it is one undo step.
    Slide(u8),
    /// The symmetry with this index.
    Symmetry(usize),
    /// The size with this index.
    Size(usize),
    /// The size of pieces with this index.
    Pieces(usize),
    /// The scenario with this index.
    Scenario(usize),
    /// This many platoons per side.
    Platoons(u8),
    /// The roster this many places further in the list, for this side.
    Roster(Side, i8),
    /// The player this many places further in the list, for this side.
    Seat(Side, i8),
    /// The opponent of this side plays at the strength with this index.
    Strength(Side, usize),
    /// The optional rule with this index is on or off.
    Option(usize, bool),
    /// This seed for ground and dice.
    Seed(u64),
}

impl Change {
    /// Whether it grows another ground.
    pub const fn grows(self) -> bool {
        use Change::*;
        matches!(self, Style(_) | Density(_) | Slide(_) | Symmetry(_) | Size(_) | Pieces(_) | Seed(_))
    }
}
