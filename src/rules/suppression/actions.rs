//! The nine actions and what each of them allows (R3, R4, R9 to R18).

use crate::engine::VerbKind;
use serde::{Deserialize, Serialize};

/// How complex an action is (R3, R22).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Category {
    /// Easy to give and to follow, even for a pinned unit.
    Free,
    /// Short moves and simple shooting.
    Minor,
    /// The most complex orders a leader can give.
    Major,
}

impl Category {
    /// Its name in files and texts.
    pub const fn name(self) -> &'static str {
        match self {
            Category::Free => "free",
            Category::Minor => "minor",
            Category::Major => "major",
        }
    }
}

/// How a unit moves during an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Motion {
    /// Not at all.
    Stay,
    /// Gathers around its leader, which stays (R9, A8).
    Regroup,
    /// Up to this multiple of its Mv.
    Times(u8),
    /// Toward its own edge (G8).
    FallBack,
}

/// An action: an order given to a unit in the Action Phase (R19).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Gather around the leader (R9).
    Halt,
    /// Neither move nor shoot, but become harder to hit (R10).
    GoToGround,
    /// Run for its own edge (R11).
    FallBack,
    /// A normal move (R13).
    Advance,
    /// Shoot from where it stands (R14).
    OpenFire,
    /// Gather around the leader, then shoot (R15).
    HaltAndFire,
    /// Move and shoot, in either order (R16).
    ShootingAdvance,
    /// Take careful aim (R17).
    FocusFire,
    /// Run at the enemy (R18).
    AtTheDouble,
}

/// A row of the table of actions.
struct Line {
    name: &'static str,
    rule: &'static str,
    category: Category,
    motion: Motion,
    shoots: bool,
    /// Change of the shooters' BS.
    aim: i8,
    /// Change of the unit's Evasion until its owner's next Starting Phase (A3).
    evasion: i8,
}

const fn line(
    name: &'static str,
    rule: &'static str,
    category: Category,
    motion: Motion,
    shoots: bool,
    (aim, evasion): (i8, i8),
) -> Line {
    Line { name, rule, category, motion, shoots, aim, evasion }
}

/// In the order of [`Action::ALL`].
const TABLE: [Line; 9] = {
    use Category::{Free, Major, Minor};
    [
        line("Halt", "R9", Free, Motion::Regroup, false, (0, 0)),
        line("GoToGround", "R10", Free, Motion::Stay, false, (0, 1)),
        line("FallBack", "R11", Free, Motion::FallBack, false, (0, 0)),
        line("Advance", "R13", Minor, Motion::Times(1), false, (0, 0)),
        line("OpenFire", "R14", Minor, Motion::Stay, true, (0, 0)),
        line("HaltAndFire", "R15", Major, Motion::Regroup, true, (0, 0)),
        line("ShootingAdvance", "R16", Major, Motion::Times(1), true, (-1, 0)),
        line("FocusFire", "R17", Major, Motion::Stay, true, (1, 0)),
        line("AtTheDouble", "R18", Major, Motion::Times(2), false, (0, -1)),
    ]
};

impl Action {
    /// All actions: the Free ones, the Minor ones, the Major ones.
    pub const ALL: [Action; 9] = [
        Action::Halt,
        Action::GoToGround,
        Action::FallBack,
        Action::Advance,
        Action::OpenFire,
        Action::HaltAndFire,
        Action::ShootingAdvance,
        Action::FocusFire,
        Action::AtTheDouble,
    ];

    const fn line(self) -> &'static Line {
        &TABLE[self as usize]
    }

    /// Its name in files.
    pub const fn name(self) -> &'static str {
        self.line().name
    }

    /// The rule that describes it.
    pub const fn rule(self) -> &'static str {
        self.line().rule
    }

    /// How complex it is.
    pub const fn category(self) -> Category {
        self.line().category
    }

    /// How the unit moves during it.
    pub const fn motion(self) -> Motion {
        self.line().motion
    }

    /// Whether the unit shoots during it.
    pub const fn shoots(self) -> bool {
        self.line().shoots
    }

    /// Added to the shooters' BS.
    pub const fn aim(self) -> i8 {
        self.line().aim
    }

    /// Added to the unit's Evasion.
    pub const fn evasion(self) -> i8 {
        self.line().evasion
    }

    /// Whether the player may move models in it.
    pub const fn moves(self) -> bool {
        matches!(self.motion(), Motion::Regroup | Motion::Times(_))
    }
}

const fn verb(action: Action) -> VerbKind {
    VerbKind { name: action.name(), rule: action.rule() }
}

/// The kinds of order available in a turn: the actions, and the charge in the Assault Phase (G12). In this order they
/// get the keys of the action bar, which are named for moving, firing, hiding and so on.
pub const VERBS: &[VerbKind] = &[
    verb(Action::Advance),
    verb(Action::OpenFire),
    verb(Action::FocusFire),
    verb(Action::Halt),
    verb(Action::AtTheDouble),
    verb(Action::GoToGround),
    VerbKind { name: "Charge", rule: "G12" },
    verb(Action::ShootingAdvance),
    verb(Action::HaltAndFire),
    verb(Action::FallBack),
];
