//! Facts as written in a script, also used to show the ones that happened instead.

use crate::data::shape;
use crate::engine::fact::{Fact, Line, What, Who};
use crate::force::{PieceId, Side, UnitId, squad::Pile, vehicle::Seat};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A fact in the vocabulary of scripts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Event {
    /// A part of the turn began: `turn`, `orders`, `firing`.
    Began(String),
    /// A decision window opened.
    Asked(Side, String),
    /// A player gave an order with this name.
    Ordered(Side, String),
    /// A piece was placed there without walking.
    Placed(PieceId, (i16, i16)),
    /// A piece took a step.
    Moved(PieceId, (i16, i16)),
    /// A vehicle now faces this way, as a keypad digit.
    Faced(PieceId, char),
    /// A flyer is this many squares up.
    Rose(PieceId, u8),
    /// A primate is now riding in a vehicle.
    Boarded(PieceId, PieceId, Seat),
    /// A vehicle or a mount took this damage.
    Damaged(PieceId, String),
    /// The powers of an attack, or the scores of a fight.
    Powers {
        /// The attacker's.
        attack: i32,
        /// The defender's.
        defense: i32,
    },
    /// A term of the attack power, such as `range`, and the total of all terms with its name; several may be added up,
    /// as in `accuracy + range`.
    AttackTerm(String, i32),
    /// A term of the defense power.
    DefenseTerm(String, i32),
    /// A shot: the target, where it is hit, and whether it is in cover from this shooter.
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
        /// What took it.
        who: Who,
        /// The die.
        die: u8,
        /// What was added.
        bonus: i32,
        /// Whether it passed.
        passed: bool,
    },
    /// A piece or unit now has a mark.
    Marked(Who, String),
    /// A mark was removed.
    Cleared(Who, String),
    /// A piece left the board.
    Removed(PieceId, Pile),
    /// Smoke around a square, with its radius in squares.
    Smoked(PieceId, (i16, i16), u8),
    /// A unit has a new leader.
    Led(UnitId, PieceId),
    /// A watcher saw a mover for the first time in this action.
    Watched(UnitId, PieceId, (i16, i16)),
    /// A platoon got its letter.
    Designated(Side, u8, char),
    /// Something was reported, by its name in the text files.
    Said(String),
    /// A marker or crate, by its number, changed hands.
    Held(String, u8, Option<Side>),
    /// The battle is over.
    Over(Ending),
    /// Any number of dice of one kind, and how many of them counted.
    Threw {
        /// What threw them.
        who: Who,
        /// The faces, in the order they fell.
        dice: Vec<u8>,
        /// How many counted.
        hits: u8,
    },
    /// A piece or unit now has this many of a mark.
    Counted(Who, String, u8),
    /// Something with a number was reported, by its name in the text files.
    Noted(String, i32),
    /// A shell landed on a cell.
    Landed(PieceId, (i16, i16)),
    /// A cell now has this many markers of a kind.
    Strewn((i16, i16), String, u8),
    /// A fact that follows from this rule.
    By(String, Box<Event>),
}

/// The parts of a battle that have a start.
pub(in crate::data) const STEPS: [&str; 7] = ["ambush", "ground", "laid", "deployment", "turn", "orders", "firing"];

/// A kind of names for which the game has texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::data) enum Sort {
    Step,
    Mark,
    Sentence,
    Term,
}

impl Sort {
    /// The prefix of its text names.
    pub(in crate::data) const fn key(self) -> &'static str {
        match self {
            Sort::Step => "step",
            Sort::Mark => "mark",
            Sort::Sentence => "said",
            Sort::Term => "term",
        }
    }

    /// What it is called in messages about scripts.
    pub(in crate::data) const fn words(self) -> &'static str {
        match self {
            Sort::Step => "step of the turn",
            Sort::Mark => "mark",
            Sort::Sentence => "sentence",
            Sort::Term => "term of a power",
        }
    }
}

/// How a battle ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ending {
    /// A side won.
    Won(Side),
    /// A draw.
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
    /// A fact in the vocabulary of scripts.
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
            What::Threw { who, dice, hits, .. } => Event::Threw { who: *who, dice: dice.clone(), hits: *hits },
            What::Counted { who, mark, count } => Event::Counted(*who, (*mark).into(), *count),
            What::Noted { what, number, .. } => Event::Noted((*what).into(), *number),
            What::Landed { by, cell, .. } => Event::Landed(*by, at(*cell)),
            What::Strewn { cell, mark, count } => Event::Strewn(at(*cell), (*mark).into(), *count),
        }
    }

    /// Whether a fact is the expected one.
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

    /// A fact in the vocabulary of a script that expected this kind of event: the terms of a power, if it expected one.
    pub fn told(&self, what: &What) -> Vec<Self> {
        match (self, what) {
            (Event::By(_, inner), what) => inner.told(what),
            (Event::AttackTerm(..), What::Powers { attack, .. }) => terms(attack, Event::AttackTerm),
            (Event::DefenseTerm(..), What::Powers { defense, .. }) => terms(defense, Event::DefenseTerm),
            (_, what) => vec![Event::of(what)],
        }
    }

    /// Whether the event is a term of a power, which is part of the fact of that power.
    pub const fn is_term(&self) -> bool {
        matches!(self, Event::AttackTerm(..) | Event::DefenseTerm(..))
    }

    /// Whether a fact is of the same kind, so that it may be the one that was meant.
    pub fn resembles(&self, fact: &Fact) -> bool {
        match self {
            Event::By(_, inner) => inner.resembles(fact),
            Event::AttackTerm(..) | Event::DefenseTerm(..) => matches!(fact.what, What::Powers { .. }),
            plain => std::mem::discriminant(plain) == std::mem::discriminant(&Event::of(&fact.what)),
        }
    }

    /// The names in the event, each with its kind: the game has a text for every one.
    pub(in crate::data) fn names(&self) -> Vec<(Sort, &str)> {
        match self {
            Event::By(_, inner) => inner.names(),
            Event::Began(step) => vec![(Sort::Step, step)],
            Event::Marked(_, mark)
            | Event::Cleared(_, mark)
            | Event::Counted(_, mark, _)
            | Event::Strewn(_, mark, _) => {
                vec![(Sort::Mark, mark)]
            }
            Event::Said(what) | Event::Noted(what, _) => vec![(Sort::Sentence, what)],
            Event::AttackTerm(label, _) | Event::DefenseTerm(label, _) => {
                summands(label).map(|label| (Sort::Term, label)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The window named by the event.
    pub(in crate::data) fn window(&self) -> Option<&str> {
        match self {
            Event::By(_, inner) => inner.window(),
            Event::Asked(_, window) => Some(window),
            _ => None,
        }
    }

    /// The pieces and units named by the event.
    pub(in crate::data) fn who(&self) -> Vec<Who> {
        match self {
            Event::By(_, inner) => inner.who(),
            Event::Placed(piece, _)
            | Event::Moved(piece, _)
            | Event::Faced(piece, _)
            | Event::Rose(piece, _)
            | Event::Damaged(piece, _)
            | Event::Removed(piece, _)
            | Event::Landed(piece, _)
            | Event::Smoked(piece, ..) => vec![(*piece).into()],
            Event::Boarded(one, other, _) | Event::Shot { by: one, at: other, .. } => {
                vec![(*one).into(), (*other).into()]
            }
            Event::Tested { who, .. }
            | Event::Threw { who, .. }
            | Event::Marked(who, _)
            | Event::Cleared(who, _)
            | Event::Counted(who, ..) => vec![*who],
            Event::Led(unit, piece) | Event::Watched(unit, piece, _) => vec![(*unit).into(), (*piece).into()],
            _ => Vec::new(),
        }
    }

    /// The rule that it is supposed to follow from.
    pub(in crate::data) fn rule(&self) -> Option<&str> {
        match self {
            Event::By(rule, _) => Some(rule),
            _ => None,
        }
    }
}

/// The names in a sum of terms such as `accuracy + range`.
fn summands(label: &str) -> impl Iterator<Item = &str> {
    label.split('+').map(str::trim)
}

/// Whether terms with all these names exist and add up to a value.
fn has(lines: &[Line], label: &str, value: i32) -> bool {
    let of = |name: &str, line: &Line| line.label.strip_prefix("term-") == Some(name);
    let there = summands(label).all(|name| lines.iter().any(|line| of(name, line)));
    let named = lines.iter().filter(|line| summands(label).any(|name| of(name, line)));
    there && named.map(|line| line.value).sum::<i32>() == value
}

/// Terms in the form used by scripts: each name once, with the total.
fn terms(lines: &[Line], event: fn(String, i32) -> Event) -> Vec<Event> {
    let mut names: Vec<&str> = lines.iter().filter_map(|line| line.label.strip_prefix("term-")).collect();
    names.sort_unstable();
    names.dedup();
    let of = |name: &str, line: &Line| line.label.strip_prefix("term-") == Some(name);
    let sum = |name: &str| lines.iter().filter(|line| of(name, line)).map(|line| line.value).sum();
    names.into_iter().map(|name| event(name.to_owned(), sum(name))).collect()
}

/// As written in a script.
impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&shape::line(self))
    }
}
