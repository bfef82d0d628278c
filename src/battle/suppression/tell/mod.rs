//! The battle log as text: the actions and their targets, then the numbers.
//!
//! Consecutive facts of the same kind become one line: the move of a whole unit, the casualties of one volley.

mod names;

pub use names::Names;

use crate::battle::told::LogLine;
use crate::engine::fact::{Fact, What, Who};
use crate::force::{PieceId, Side, UnitId, squad::Pile};
use crate::words::{Message, kebab, word};
use std::collections::BTreeMap;

/// Turns facts into text, oldest first.
pub fn lines(names: &Names, facts: &[Fact]) -> Vec<LogLine> {
    let mut teller = Teller { names, side: None, lines: Vec::new() };
    for alike in facts.chunk_by(|one, next| group(&one.what).is_some() && group(&one.what) == group(&next.what)) {
        teller.tell(alike);
    }
    teller.lines
}

/// The key by which several facts are merged into one line: steps of a unit, models that fall the same way, a set-up.
fn group(what: &What) -> Option<(&'static str, UnitId)> {
    match what {
        What::Moved { piece, .. } => Some(("moves", piece.unit)),
        What::Placed { piece, .. } => Some(("set-up", piece.unit)),
        What::Removed { piece, pile } => Some((fate(*pile), piece.unit)),
        What::Shot { by, .. } => Some(("shots", by.unit)),
        _ => None,
    }
}

const fn fate(pile: Pile) -> &'static str {
    match pile {
        Pile::Routed => "suppression-log-destroyed",
        Pile::Injured => "suppression-log-injured",
        _ => "suppression-log-fall",
    }
}

struct Teller<'a> {
    names: &'a Names,
    /// The side whose turn it is.
    side: Option<Side>,
    lines: Vec<LogLine>,
}

impl Teller<'_> {
    fn tell(&mut self, facts: &[Fact]) {
        let Some(first) = facts.first() else { return };
        let message = match &first.what {
            What::Began { step, side, round } => return self.began(first, (step, *side, *round)),
            What::Ordered { order, unit, target, .. } => self.ordered(order, *unit, *target),
            What::Moved { piece, .. } => Some(self.moved(piece.unit, facts)),
            What::Placed { piece, .. } => Some(self.of("suppression-log-set-up", piece.unit)),
            What::Removed { piece, pile } => Some(self.of(fate(*pile), piece.unit).with("count", facts.len())),
            What::Rolled { dice, why: "first-turn", .. } => Some(self.first_turn(dice)),
            What::Threw { who, dice, need, hits, why, .. } => Some(self.threw((*who, why), dice, *need, *hits)),
            What::Counted { who, count, .. } => {
                Some(self.about("suppression-log-markers", *who).with("count", i32::from(*count)))
            }
            What::Marked { who, mark: "falling-back" } => Some(self.about("suppression-log-falls-back", *who)),
            What::Cleared { who, mark: "falling-back" } => Some(self.about("suppression-log-rallies", *who)),
            What::Cleared { who, mark: "dug-in" } => Some(self.about("suppression-log-leaves-trench", *who)),
            What::Led { unit, primate } => {
                Some(self.of("suppression-log-leads", *unit).with("primate", self.names.primate(*primate)))
            }
            What::Landed { aimed, cell, .. } => {
                let on_board = || {
                    let told = Message::new("suppression-log-lands").with("cell", cell.to_string());
                    told.with("drifts", i32::from(aimed != cell))
                };
                let off_board = |place: String| Message::new("suppression-log-lands-off").with("where", place);
                Some(self.names.beyond(*cell).map_or_else(on_board, off_board))
            }
            What::Held { number, side: Some(side), .. } => {
                let told = Message::new("suppression-log-holds").with("objective", self.names.objective(*number));
                Some(told.with("side", self.names.side(*side)))
            }
            What::Said { what, who } => Some(self.said(what, *who)),
            What::Noted { what, who, number } => Some(self.said(what, *who).with("number", *number)),
            What::Over { winner, how } => Some(self.over(*winner, how)),
            _ => None,
        };
        if let Some(message) = message {
            let (text, side) = (message.words(), self.side);
            self.lines.push(LogLine { text, rule: first.rule, first_fact: first.number, side, head: false });
        }
    }

    /// A turn has a heading; its phases are reported by what happens in them.
    fn began(&mut self, fact: &Fact, (step, side, round): (&str, Side, u16)) {
        if step != "starting" {
            return;
        }
        self.side = Some(side);
        let message = Message::new("suppression-log-turn").with("side", self.names.side(side));
        let text = message.with("round", i32::from(round)).words();
        self.lines.push(LogLine { text, rule: fact.rule, first_fact: fact.number, side: Some(side), head: true });
    }

    fn of(&self, id: &'static str, unit: UnitId) -> Message {
        Message::new(id).with("unit", self.names.unit(unit))
    }

    fn about(&self, id: &'static str, who: Who) -> Message {
        Message::new(id).with("unit", self.names.who(who))
    }

    /// An action or a charge with its target; anything else ordered shows in its result.
    fn ordered(&self, order: &str, unit: Option<UnitId>, target: Option<UnitId>) -> Option<Message> {
        let unit = unit.filter(|_| !matches!(order, "SetUp" | "Lead" | "Officer"))?;
        let told = self.of("suppression-log-orders", unit);
        let told = told.with("action", word(&format!("suppression-order-{}", kebab(order))));
        let target = target.map(|target| self.names.unit(target));
        Some(told.with("aims", i32::from(target.is_some())).with("target", target.unwrap_or_default()))
    }

    /// How many models of a unit move, and how far the farthest goes.
    fn moved(&self, unit: UnitId, facts: &[Fact]) -> Message {
        let mut steps: BTreeMap<PieceId, usize> = BTreeMap::new();
        for fact in facts {
            if let What::Moved { piece, .. } = fact.what {
                *steps.entry(piece).or_default() += 1;
            }
        }
        let farthest = steps.values().max().copied().unwrap_or(0);
        self.of("suppression-log-moves", unit).with("count", steps.len()).with("steps", farthest)
    }

    fn first_turn(&self, dice: &[u8]) -> Message {
        let [one, other] = [0, 1].map(|place| dice.get(place).copied().unwrap_or(0));
        let id = if one == other { "suppression-log-first-tied" } else { "suppression-log-first" };
        let winner = self.names.side(if one > other { Side::First } else { Side::Second });
        let told = Message::new(id).with("first", self.names.side(Side::First)).with("die", i32::from(one));
        let told = told.with("second", self.names.side(Side::Second)).with("other", i32::from(other));
        told.with("winner", winner)
    }

    /// Dice with their purpose: dice to hit and to wound count if they reach a number, dice of a check if they don't
    /// exceed it.
    fn threw(&self, (who, why): (Who, &str), dice: &[u8], need: Option<i32>, hits: u8) -> Message {
        let faces: Vec<String> = dice.iter().map(u8::to_string).collect();
        let told = Message::new(format!("suppression-threw-{why}")).with("unit", self.names.who(who));
        let told = told.with("dice", faces.join(" ")).with("count", dice.len()).with("hits", i32::from(hits));
        told.with("need", need.unwrap_or(0))
    }

    fn said(&self, what: &str, who: Option<Who>) -> Message {
        let unit = who.map(|who| self.names.who(who)).unwrap_or_default();
        let told = Message::new(format!("suppression-said-{what}")).with("unit", unit);
        told.with("first", self.names.side(Side::First)).with("second", self.names.side(Side::Second))
    }

    fn over(&self, winner: Option<Side>, how: &str) -> Message {
        let loser = winner.map(|side| self.names.side(side.other())).unwrap_or_default();
        let winner = winner.map(|side| self.names.side(side)).unwrap_or_default();
        Message::new(format!("suppression-outcome-{how}")).with("winner", winner).with("loser", loser)
    }
}
