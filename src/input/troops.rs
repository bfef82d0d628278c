//! Intents of the troops: which roster is opened, and what is done to it.

/// The tabs in the middle of the builder.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TroopsLeaf {
    /// What the chosen unit or primate can be given.
    #[default]
    Choices,
    /// What the roster is worth, compared to another.
    Worth,
    /// The bill, line by line.
    Bill,
    /// What is wrong with the roster.
    Faults,
}

impl TroopsLeaf {
    /// All of them, in their order.
    pub const ALL: [TroopsLeaf; 4] = [TroopsLeaf::Choices, TroopsLeaf::Worth, TroopsLeaf::Bill, TroopsLeaf::Faults];

    /// Its name in the word files.
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
    /// How it plays.
    About,
    /// The chosen platoon.
    Platoon,
    /// The chosen unit.
    Unit,
    /// The chosen primate.
    Primate,
    /// The leader of the chosen unit, in a book where only leaders have names.
    Leader,
    /// The path of a roster's file to import.
    Import,
    /// The path for exporting the roster's file.
    Export,
    /// The path of the printable page, without its extension.
    Print,
}

/// An action with troops.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TroopsTurn {
    /// List the rosters of this book, by its place among those that have some.
    Book(usize),
    /// Mark this roster, by its index in the list.
    Mark(usize),
    /// Open the marked roster.
    Open,
    /// Open a copy of the marked roster.
    Copy,
    /// Move the marked roster into the wastebasket: the first press asks, the second does it.
    Delete,
    /// Start an empty roster.
    Fresh,
    /// Select this platoon.
    Platoon(usize),
    /// Select this unit, by its index in its platoon.
    Unit(usize),
    /// Select this primate of the unit; `None` for the unit itself.
    Primate(Option<usize>),
    /// Select what a fault is about, by its index among the faults and then the notes.
    Fault(usize),
    /// Take this choice, by its group and its index there.
    Take(usize, usize),
    /// Open this tab.
    Leaf(TroopsLeaf),
    /// Ask for a name.
    Ask(TroopsName),
    /// The name as typed so far.
    Typed(String),
    /// Accept the name.
    Named,
    /// Fill up the roster.
    Fill,
    /// Switch the roster it is compared to.
    Beside(i8),
    /// Test it against that one, or stop.
    Try,
    /// Write the roster to the player's own folder.
    Save,
}
