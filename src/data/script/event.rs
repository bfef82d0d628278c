//! Facts as a script writes them, and as it is told which ones there were instead.

use crate::engine::fact::{Fact, What, Who};
use crate::force::{PieceId, Side, UnitId, squad::Pile, vehicle::Seat};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A fact in the words of a script.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A part of the turn began: `turn`, `orders`, `firing`.
    Began(String),
    /// A player was asked.
    Asked(Side, String),
    /// A player gave an order of this name.
    Ordered(Side, String),
    /// A piece stands there now, without having walked.
    Placed(PieceId, (i16, i16)),
    /// A piece took a step.
    Moved(PieceId, (i16, i16)),
    /// A vehicle looks this way now, as a keypad digit.
    Faced(PieceId, char),
    /// A flyer is so many squares up.
    Rose(PieceId, u8),
    /// A primate rides a vehicle now.
    Boarded(PieceId, PieceId, Seat),
    /// A vehicle or a mount took this damage.
    Damaged(PieceId, String),
    /// The powers of an attack, or the scores of a fight.
    Powers {
        /// Of who attacks.
        attack: i32,
        /// Of who defends.
        defense: i32,
    },
    /// A term of the attack power, such as `range`, and what all of its name add together.
    AttackTerm(String, i32),
    /// A term of the defense power.
    DefenseTerm(String, i32),
    /// Someone is shot at, where he is hit, and whether he is in cover from this shooter.
    Shot {
        /// The shooter.
        by: PieceId,
        /// The target.
        at: PieceId,
        /// Where it is hit.
        cell: (i16, i16),
        /// Whether it is in cover there.
        covered: bool,
    },
    /// These faces fell.
    Rolled(Vec<u8>),
    /// This face counts.
    Kept(u8),
    /// A test: its die, what was added, and whether it passed.
    Tested {
        /// Who.
        who: Who,
        /// The die.
        die: u8,
        /// What was added.
        bonus: i32,
        /// Whether it passed.
        passed: bool,
    },
    /// A piece or unit carries a mark now.
    Marked(Who, String),
    /// A mark is gone.
    Cleared(Who, String),
    /// A piece left the board.
    Removed(PieceId, Pile),
    /// Smoke lies round a square, so many squares wide.
    Smoked(PieceId, (i16, i16), u8),
    /// A unit has a new leader.
    Led(UnitId, PieceId),
    /// A watcher saw a mover for the first time in this action.
    Watched(UnitId, PieceId, (i16, i16)),
    /// A platoon has its letter.
    Designated(Side, u8, char),
    /// Something was said, by its name in the files of words.
    Said(String),
    /// An object that counts is in other hands: a marker, a crate, by its number.
    Held(String, u8, Option<Side>),
    /// The battle is over.
    Over(Ending),
    /// A fact that follows from this rule.
    By(String, Box<Event>),
}

/// How a battle ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ending {
    /// A side won.
    Won(Side),
    /// Nobody won.
    Draw,
}

impl Ending {
    /// The ending with this winner.
    pub fn of(winner: Option<Side>) -> Self {
        winner.map_or(Ending::Draw, Ending::Won)
    }
}

const fn at(cell: crate::board::Cell) -> (i16, i16) {
    (cell.x, cell.y)
}

impl Event {
    /// A fact in the words of a script.
    pub fn of(what: &What) -> Self {
        match what {
            What::Began { step, .. } => Event::Began((*step).into()),
            What::Asked { side, window, .. } => Event::Asked(*side, (*window).into()),
            What::Ordered { side, order, .. } => Event::Ordered(*side, (*order).into()),
            What::Placed { piece, cell } => Event::Placed(*piece, at(*cell)),
            What::Moved { piece, cell } => Event::Moved(*piece, at(*cell)),
            What::Faced { piece, facing } => Event::Faced(*piece, *facing),
            What::Rose { piece, height } => Event::Rose(*piece, *height),
            What::Boarded { piece, vehicle, seat } => Event::Boarded(*piece, *vehicle, *seat),
            What::Damaged { piece, what } => Event::Damaged(*piece, (*what).into()),
            What::Powers { sums, .. } => Event::Powers { attack: sums.0, defense: sums.1 },
            What::Shot { by, at: target, cell, covered } => {
                Event::Shot { by: *by, at: *target, cell: at(*cell), covered: *covered }
            }
            What::Rolled { dice, .. } => Event::Rolled(dice.clone()),
            What::Kept { face } => Event::Kept(*face),
            What::Tested { who, die, bonus, passed, .. } => {
                Event::Tested { who: *who, die: *die, bonus: *bonus, passed: *passed }
            }
            What::Marked { who, mark } => Event::Marked(*who, (*mark).into()),
            What::Cleared { who, mark } => Event::Cleared(*who, (*mark).into()),
            What::Removed { piece, pile } => Event::Removed(*piece, *pile),
            What::Smoked { by, cell, radius } => Event::Smoked(*by, at(*cell), *radius),
            What::Led { unit, primate } => Event::Led(*unit, *primate),
            What::Watched { unit, piece, cell } => Event::Watched(*unit, *piece, at(*cell)),
            What::Designated { side, platoon, letter } => Event::Designated(*side, *platoon, *letter),
            What::Said { what, .. } => Event::Said((*what).into()),
            What::Held { object, number, side, .. } => Event::Held((*object).into(), *number, *side),
            What::Over { winner, .. } => Event::Over(Ending::of(*winner)),
        }
    }

    /// Whether a fact is the one that is meant.
    pub fn fits(&self, fact: &Fact) -> bool {
        match self {
            Event::By(rule, inner) => fact.rule.0 == rule && inner.fits(fact),
            Event::AttackTerm(label, value) => {
                matches!(&fact.what, What::Powers { attack, .. } if has(attack, label, *value))
            }
            Event::DefenseTerm(label, value) => {
                matches!(&fact.what, What::Powers { defense, .. } if has(defense, label, *value))
            }
            plain => *plain == Event::of(&fact.what),
        }
    }

    /// Whether the event is a term of a power, which stands in the fact of the power.
    pub const fn is_term(&self) -> bool {
        matches!(self, Event::AttackTerm(..) | Event::DefenseTerm(..))
    }

    /// Whether a fact is of the same sort, so that it may be the one that was meant.
    pub fn resembles(&self, fact: &Fact) -> bool {
        match self {
            Event::By(_, inner) => inner.resembles(fact),
            Event::AttackTerm(..) | Event::DefenseTerm(..) => matches!(fact.what, What::Powers { .. }),
            plain => std::mem::discriminant(plain) == std::mem::discriminant(&Event::of(&fact.what)),
        }
    }

    /// The name of a sentence that the event speaks of, which must be there.
    pub(super) fn name(&self) -> Option<String> {
        match self {
            Event::By(_, inner) => inner.name(),
            Event::Began(step) => Some(format!("step-{step}")),
            Event::Marked(_, mark) | Event::Cleared(_, mark) => Some(format!("mark-{mark}")),
            Event::Said(what) => Some(format!("said-{what}")),
            Event::AttackTerm(label, _) | Event::DefenseTerm(label, _) => Some(format!("term-{label}")),
            _ => None,
        }
    }

    /// The rule that it is said to follow from.
    pub(super) fn rule(&self) -> Option<&str> {
        match self {
            Event::By(rule, _) => Some(rule),
            _ => None,
        }
    }
}

/// Whether the terms of one name add up to a value.
fn has(lines: &[crate::engine::fact::Line], label: &str, value: i32) -> bool {
    let mut named = lines.iter().filter(|line| line.label.strip_prefix("term-") == Some(label)).peekable();
    named.peek().is_some() && named.map(|line| line.value).sum::<i32>() == value
}

/// As a script writes it.
impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&ron::to_string(self).map_err(|_| fmt::Error)?)
    }
}
