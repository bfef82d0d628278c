//! What happened: one vocabulary for all books, each fact with its rule and its audience.

use super::{hash::StableHasher, order::Rule};
use crate::board::Cell;
use crate::force::{PieceId, Side, UnitId, squad::Pile, vehicle::Seat};
use bevy_ecs::resource::Resource;
use serde::{Deserialize, Deserializer, Serialize, de::Error as _};
use std::{
    fmt,
    hash::{Hash, Hasher},
};

/// Who may know a fact. Later books plan in secret.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Audience {
    /// Both players.
    #[default]
    Both,
    /// One player only.
    Only(Side),
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

/// One line of a sum: what it is called, how many times, what each adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Line {
    /// Name of the term in the files of words.
    pub label: &'static str,
    /// Whose it is, where it is one piece's.
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
        /// Whose turn it is.
        side: Side,
        /// The round, from 1.
        round: u16,
    },
    /// A decision window opens for a player.
    Asked {
        /// Who decides.
        side: Side,
        /// Name of the window.
        window: &'static str,
        /// The unit it is about.
        about: Option<UnitId>,
    },
    /// A player decided.
    Ordered {
        /// Who.
        side: Side,
        /// The order's name.
        order: &'static str,
        /// The unit that acts.
        unit: Option<UnitId>,
        /// The unit it acts against.
        target: Option<UnitId>,
    },
    /// A piece is placed there without moving.
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
    /// A piece looks another way now.
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
    /// A piece rides another now.
    Boarded {
        /// The rider.
        piece: PieceId,
        /// What it rides.
        vehicle: PieceId,
        /// Where it sits.
        seat: Seat,
    },
    /// A piece took damage that does not remove it.
    Damaged {
        /// The piece: a vehicle, or one of its mounts.
        piece: PieceId,
        /// Name of the damage.
        what: &'static str,
    },
    /// The powers of an attack with all their terms.
    Powers {
        /// Who attacks.
        attacker: UnitId,
        /// Who is attacked.
        defender: UnitId,
        /// Terms of the attack power.
        attack: Vec<Line>,
        /// Terms of the defense power.
        defense: Vec<Line>,
        /// The two sums.
        sums: (i32, i32),
    },
    /// A shot: its target and where it comes from.
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
        /// Who chooses among them, if there is a choice.
        chooser: Option<Side>,
    },
    /// One die counts.
    Kept {
        /// Its face.
        face: u8,
    },
    /// A test was taken.
    Tested {
        /// Who.
        who: Who,
        /// The die.
        die: u8,
        /// What is added.
        bonus: i32,
        /// The sum that passes.
        need: i32,
        /// Whether it passed.
        passed: bool,
    },
    /// A piece or unit carries a mark now.
    Marked {
        /// Who.
        who: Who,
        /// The mark's name.
        mark: &'static str,
    },
    /// A mark is gone.
    Cleared {
        /// Who.
        who: Who,
        /// The mark's name.
        mark: &'static str,
    },
    /// A piece left the board.
    Removed {
        /// The piece.
        piece: PieceId,
        /// Where it lies now.
        pile: Pile,
    },
    /// A marker or a crate changes hands.
    Held {
        /// What happened to what: `marker`, `crate`, `crate-dropped`, `crate-safe`.
        object: &'static str,
        /// Its number, from 1.
        number: u8,
        /// Where it lies.
        cell: Cell,
        /// Whose it is now.
        side: Option<Side>,
        /// Who carries it, or let it fall.
        piece: Option<PieceId>,
    },
    /// Smoke is on the board.
    Smoked {
        /// Who threw it.
        by: PieceId,
        /// The middle of it.
        cell: Cell,
        /// Squares from there that it covers.
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
    /// A platoon has its letter.
    Designated {
        /// Whose.
        side: Side,
        /// Its place in the level, from 1.
        platoon: u8,
        /// Its letter.
        letter: char,
    },
    /// Something worth telling that changes nothing by itself.
    Said {
        /// Name of the sentence.
        what: &'static str,
        /// Whom it is about.
        who: Option<Who>,
    },
    /// The battle is over.
    Over {
        /// Who won; none for a draw.
        winner: Option<Side>,
        /// How.
        how: &'static str,
    },
}

/// A thing that happened, in its place.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Fact {
    /// Its number in the battle, from 0.
    pub number: u32,
    /// The rule it follows from.
    pub rule: Rule,
    /// The frame of the clock it belongs to, so that a reader can fold an attack into one line.
    pub frame: u32,
    /// The depth of that frame.
    pub depth: u8,
    /// Who may know it.
    pub audience: Audience,
    /// What happened.
    #[serde(flatten)]
    pub what: What,
}

/// All facts of a battle in order.
#[derive(Resource, Clone, Debug, Default)]
pub struct BattleLog {
    facts: Vec<Fact>,
    frame: u32,
    depth: u8,
    /// Facts that `hash` already covers, and the hash so far.
    hashed: (usize, u64),
}

impl BattleLog {
    /// Forgets everything.
    pub fn clear(&mut self) {
        self.facts.clear();
        self.frame = 0;
        self.depth = 0;
        self.hashed = (0, 0);
    }

    /// Tells what happened, by which rule.
    pub fn tell(&mut self, rule: &'static str, what: What) {
        let fact = Fact {
            number: self.facts.len() as u32,
            rule: Rule(rule),
            frame: self.frame,
            depth: self.depth,
            audience: Audience::Both,
            what,
        };
        self.facts.push(fact);
    }

    /// Facts from now on belong to this frame of the clock.
    pub fn enter(&mut self, frame: u32, depth: u8) {
        self.frame = frame;
        self.depth = depth;
    }

    /// The frame of the clock, and its depth, that new facts belong to.
    pub const fn entered(&self) -> (u32, u8) {
        (self.frame, self.depth)
    }

    /// All facts so far.
    pub fn facts(&self) -> &[Fact] {
        &self.facts
    }

    /// How many facts there are.
    pub fn len(&self) -> usize {
        self.facts.len()
    }

    /// Whether nothing has happened yet.
    pub fn is_empty(&self) -> bool {
        self.facts.is_empty()
    }

    /// Forgets all facts from number `count` on.
    pub fn truncate(&mut self, count: usize) {
        self.facts.truncate(count);
        if self.hashed.0 > count {
            self.hashed = (0, 0);
        }
    }

    /// Hash over all facts so far: the same facts give the same hash on every machine.
    pub fn hash(&mut self) -> u64 {
        for fact in &self.facts[self.hashed.0..] {
            let mut hasher = StableHasher::after(self.hashed.1);
            fact.hash(&mut hasher);
            self.hashed.1 = hasher.finish();
        }
        self.hashed.0 = self.facts.len();
        self.hashed.1
    }
}
