//! Intents of the troops: which roster is opened, and what is done to it.

/// What the middle of the builder shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TroopsLeaf {
    /// What the chosen unit or primate can be given.
    #[default]
    Choices,
    /// What the roster is worth, beside another.
    Worth,
    /// The bill, line by line.
    Bill,
    /// What is wrong with the roster.
    Faults,
}

impl TroopsLeaf {
    /// All of them, in their order.
    pub const ALL: [TroopsLeaf; 4] = [TroopsLeaf::Choices, TroopsLeaf::Worth, TroopsLeaf::Bill, TroopsLeaf::Faults];

    /// Its name in the files of words.
    pub const fn word_id(self) -> &'static str {
        match self {
            TroopsLeaf::Choices => "troops-leaf-choices",
            TroopsLeaf::Worth => "troops-leaf-worth",
            TroopsLeaf::Bill => "troops-leaf-bill",
            TroopsLeaf::Faults => "troops-leaf-faults",
        }
    }
}

/// What gets a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TroopsName {
    /// The roster, and with it its file.
    Roster,
    /// What it is like to play.
    About,
    /// The chosen platoon.
    Platoon,
    /// The chosen unit.
    Unit,
    /// The chosen primate.
    Primate,
    /// The path of a roster's file that is brought in.
    Import,
    /// The path that the roster's file is written to.
    Export,
    /// The path of the page to print, without its ending.
    Print,
}

/// What is done with troops.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TroopsTurn {
    /// Look at this roster, by its place in the list.
    Mark(usize),
    /// Build on the marked roster.
    Open,
    /// Build on a copy of the marked roster.
    Copy,
    /// The marked roster goes into the wastebasket: the first asks, the second does it.
    Delete,
    /// Build a roster from nothing.
    Fresh,
    /// Look at this platoon.
    Platoon(usize),
    /// Look at this unit, by its place among those of its platoon.
    Unit(usize),
    /// Look at this primate of the unit; none: at the unit.
    Primate(Option<usize>),
    /// Look at what a fault is about, by its place among the faults and then the notes.
    Fault(usize),
    /// Take this choice, by its group and its place there.
    Take(usize, usize),
    /// Turn to this leaf.
    Leaf(TroopsLeaf),
    /// Ask for a name.
    Ask(TroopsName),
    /// The name so far.
    Typed(String),
    /// The name is taken.
    Named,
    /// Fill the roster up.
    Fill,
    /// Another roster beside it.
    Beside(i8),
    /// Try it against that one, or stop.
    Try,
    /// Write the roster to the player's own folder.
    Save,
}
