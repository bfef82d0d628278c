//! What happened: one vocabulary for all books, each fact with its rule and its audience.

use super::order::Rule;
use crate::board::Cell;
use crate::force::{PieceId, Side, UnitId, squad::Pile, vehicle::Seat};
use serde::{Deserialize, Deserializer, Serialize, de::Error as _};
use std::fmt;

/// The audience of a fact; some books have secret plans.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Audience {
    /// Both players.
    #[default]
    Both,
    /// One player only.
    Only(Side),
}

/// The viewer that facts are meant for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// Anyone who may know everything: a file, the lab, a battle that is over.
    All,
    /// One player.
    Side(Side),
    /// An onlooker: sees only what both sides know.
    Public,
}

/// A piece or a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(untagged)]
pub enum Who {
    /// A whole unit.
    Unit(UnitId),
    /// One piece.
    Piece(PieceId),
}

impl Who {
    /// The side that it belongs to.
    pub const fn side(self) -> Side {
        match self {
            Who::Unit(unit) => unit.side,
            Who::Piece(piece) => piece.unit.side,
        }
    }
}

impl<'de> Deserialize<'de> for Who {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        let unit = name.parse::<UnitId>().map(Who::Unit);
        unit.or_else(|_| name.parse::<PieceId>().map(Who::Piece)).map_err(D::Error::custom)
    }
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Who::Unit(unit) => unit.fmt(f),
            Who::Piece(piece) => piece.fmt(f),
        }
    }
}

impl From<UnitId> for Who {
    fn from(unit: UnitId) -> Self {
        Who::Unit(unit)
    }
}

impl From<PieceId> for Who {
    fn from(piece: PieceId) -> Self {
        Who::Piece(piece)
    }
}

/// One line of a sum: its name, how many times it counts, and what each one adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Line {
    /// Name of the term in the text files.
    pub label: &'static str,
    /// The piece it belongs to, if it belongs to one.
    pub who: Option<PieceId>,
    /// What it adds to the sum.
    pub value: i32,
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum What {
    /// A stage of the turn sequence began for a side.
    Began {
        /// Its name in the book.
        step: &'static str,
        /// The side whose turn it is.
        side: Side,
        /// The round, counted from 1.
        round: u16,
    },
    /// A decision window opened for a player.
    Asked {
        /// The side that decides.
        side: Side,
        /// Name of the window.
        window: &'static str,
        /// The unit it is about.
        about: Option<UnitId>,
    },
    /// A player decided.
    Ordered {
        /// The side.
        side: Side,
        /// The order's name.
        order: &'static str,
        /// The unit that acts.
        unit: Option<UnitId>,
        /// The unit it acts against.
        target: Option<UnitId>,
    },
    /// A piece was placed there without moving.
    Placed {
        /// The piece.
        piece: PieceId,
        /// Where.
        cell: Cell,
    },
    /// A piece took one step.
    Moved {
        /// The piece.
        piece: PieceId,
        /// The cell it entered.
        cell: Cell,
    },
    /// A piece faces another way now.
    Faced {
        /// The piece.
        piece: PieceId,
        /// The keypad digit of the direction.
        facing: char,
    },
    /// A piece is now this many squares above the ground.
    Rose {
        /// The piece.
        piece: PieceId,
        /// How high.
        height: u8,
    },
    /// A piece is riding another now.
    Boarded {
        /// The rider.
        piece: PieceId,
        /// What it rides.
        vehicle: PieceId,
        /// Where it sits.
        seat: Seat,
    },
    /// A piece took damage that didn't remove it.
    Damaged {
        /// The piece: a vehicle, or one of its mounts.
        piece: PieceId,
        /// Name of the damage.
        what: &'static str,
    },
    /// The attack and defense powers with all their terms.
    Powers {
        /// The unit that attacks.
        attacker: UnitId,
        /// The unit that is attacked.
        defender: UnitId,
        /// Terms of the attack power.
        attack: Vec<Line>,
        /// Terms of the defense power.
        defense: Vec<Line>,
        /// The two sums.
        sums: (i32, i32),
    },
    /// A shot: its target and its origin.
    Shot {
        /// The shooter.
        by: PieceId,
        /// The target.
        at: PieceId,
        /// Where the target is hit.
        cell: Cell,
        /// Whether it is in cover from this shooter.
        covered: bool,
    },
    /// Dice were rolled.
    Rolled {
        /// The faces, in the order they were drawn.
        dice: Vec<u8>,
        /// What for.
        why: &'static str,
        /// The side that chooses among them, if there is a choice.
        chooser: Option<Side>,
    },
    /// One die counts.
    Kept {
        /// Its face.
        face: u8,
    },
    /// A test was taken.
    Tested {
        /// What took it.
        who: Who,
        /// The die.
        die: u8,
        /// What is added.
        bonus: i32,
        /// The sum needed to pass.
        need: i32,
        /// Whether it passed.
        passed: bool,
    },
    /// A piece or unit now has a mark.
    Marked {
        /// What has it.
        who: Who,
        /// The mark's name.
        mark: &'static str,
    },
    /// A mark was removed.
    Cleared {
        /// What lost it.
        who: Who,
        /// The mark's name.
        mark: &'static str,
    },
    /// A piece left the board.
    Removed {
        /// The piece.
        piece: PieceId,
        /// The pile it is in now.
        pile: Pile,
    },
    /// A marker or a crate changed hands.
    Held {
        /// The object and what happened to it: `marker`, `crate`, `crate-dropped`, `crate-safe`.
        object: &'static str,
        /// Its number, from 1.
        number: u8,
        /// Where it is.
        cell: Cell,
        /// The side that has it now.
        side: Option<Side>,
        /// The piece that carries it, or dropped it.
        piece: Option<PieceId>,
    },
    /// Smoke appeared on the board.
    Smoked {
        /// The piece that threw it.
        by: PieceId,
        /// Its center.
        cell: Cell,
        /// Radius in squares.
        radius: u8,
    },
    /// A unit has a new leader.
    Led {
        /// The unit.
        unit: UnitId,
        /// Its leader.
        primate: PieceId,
    },
    /// A watcher saw a mover for the first time in this action.
    Watched {
        /// The watching unit.
        unit: UnitId,
        /// The piece it saw.
        piece: PieceId,
        /// Where.
        cell: Cell,
    },
    /// A platoon got its letter.
    Designated {
        /// The side that it belongs to.
        side: Side,
        /// Its index in the level, from 1.
        platoon: u8,
        /// Its letter.
        letter: char,
    },
    /// Something worth reporting that changes nothing by itself.
    Said {
        /// Name of the text.
        what: &'static str,
        /// The piece or unit it is about.
        who: Option<Who>,
    },
    /// The battle is over.
    Over {
        /// The winner; none for a draw.
        winner: Option<Side>,
        /// How.
        how: &'static str,
    },
    /// Any number of dice of one kind were thrown, each counting on its own.
    Threw {
        /// What threw them.
        who: Who,
        /// Sides of each die.
        sides: u8,
        /// The faces, in the order they were drawn.
        dice: Vec<u8>,
        /// What a die must show to count, if dice count individually.
        need: Option<i32>,
        /// How many of them counted.
        hits: u8,
        /// What for.
        why: &'static str,
    },
    /// A piece or unit now has this many of a mark.
    Counted {
        /// What has them.
        who: Who,
        /// The mark's name.
        mark: &'static str,
        /// How many; 0 for none.
        count: u8,
    },
    /// Something with a number that is worth reporting and changes nothing by itself.
    Noted {
        /// Name of the text.
        what: &'static str,
        /// The piece or unit it is about.
        who: Option<Who>,
        /// The number in it.
        number: i32,
    },
    /// A shell came down.
    Landed {
        /// The piece that fired it.
        by: PieceId,
        /// The cell it was aimed at.
        aimed: Cell,
        /// The cell it hit, on or off the board.
        cell: Cell,
    },
    /// A cell now has this many markers of a kind.
    Strewn {
        /// Where.
        cell: Cell,
        /// The marker's name.
        mark: &'static str,
        /// How many; 0 for none.
        count: u8,
    },
}

/// A fact with its place in the log.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Fact {
    /// Its number in the battle, from 0.
    pub number: u32,
    /// The rule it follows from.
    pub rule: Rule,
    /// The clock frame it belongs to, so that a reader can fold an attack into one line.
    pub frame: u32,
    /// The depth of that frame.
    pub depth: u8,
    /// Its audience.
    pub audience: Audience,
    /// What happened.
    #[serde(flatten)]
    pub what: What,
}

impl Fact {
    /// Whether this viewer may know it.
    pub fn is_seen_by(&self, viewer: Viewer) -> bool {
        match (self.audience, viewer) {
            (Audience::Both, _) | (_, Viewer::All) => true,
            (Audience::Only(side), Viewer::Side(viewer)) => side == viewer,
            (Audience::Only(_), Viewer::Public) => false,
        }
    }
}
