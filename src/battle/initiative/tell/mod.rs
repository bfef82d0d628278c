//! The battle log as text: the actions and their targets, then the numbers.
//!
//! Consecutive steps of a character become one line, and so do shots and the dice of a hit: where, how hard, and with
//! what result.

mod names;
mod repeats;

pub use names::Names;

use crate::battle::told::LogLine;
use crate::board::Cell;
use crate::engine::{
    fact::{Fact, What, Who},
    order::Rule,
};
use crate::force::{PieceId, Side, UnitId};
use crate::rules::initiative::order::Action;
use crate::words::{Message, kebab, knows, word};
use std::collections::BTreeMap;

/// Turns facts into text, oldest first.
pub fn lines(names: &Names, facts: &[Fact]) -> Vec<LogLine> {
    let mut teller = Teller { names, side: None, phase: None, repeated: BTreeMap::new(), lines: Vec::new() };
    for alike in facts.chunk_by(|one, next| group(&one.what).is_some() && group(&one.what) == group(&next.what)) {
        teller.tell(alike);
    }
    teller.lines
}

/// The key by which several facts are merged into one line: the steps of a character.
fn group(what: &What) -> Option<UnitId> {
    match what {
        What::Moved { piece, .. } => Some(piece.unit),
        _ => None,
    }
}

struct Teller<'a> {
    names: &'a Names,
    /// The side of the acting character.
    side: Option<Side>,
    /// The phase that has started but isn't mentioned yet.
    phase: Option<(&'a Fact, u8)>,
    /// The repeated actions reported so far.
    repeated: BTreeMap<UnitId, String>,
    lines: Vec<LogLine>,
}

impl<'a> Teller<'a> {
    fn tell(&mut self, facts: &'a [Fact]) {
        let Some(first) = facts.first() else { return };
        let message = match &first.what {
            What::Began { step, round, .. } => return self.began(first, step, *round),
            What::Ordered { side, order, unit, target } => {
                self.side = Some(*side);
                self.ordered(order, *unit, *target)
            }
            What::Moved { .. } => self.moved(facts),
            What::Placed { piece, cell } => {
                let id = match first.rule.0 {
                    // A detected character is put on the other side's board as well.
                    "G12" | "G13" => "initiative-log-found",
                    "G14" => "initiative-log-stands",
                    _ => "initiative-log-set-up",
                };
                Some(self.of(id, piece.unit).with("cell", cell.to_string()))
            }
            What::Watched { unit, piece, cell } => {
                let told = self.of("initiative-log-spots", *unit).with("other", self.names.piece(*piece));
                Some(told.with("cell", cell.to_string()))
            }
            What::Rolled { dice, why: "set-up-first", .. } => Some(self.set_up_first(dice)),
            What::Held { object, cell, side, piece, .. } => Some(self.held(object, *cell, *side, *piece)),
            What::Removed { piece, .. } => Some(self.of("initiative-log-killed", piece.unit)),
            What::Shot { by, at, covered, .. } => Some(self.shot(by.unit, at.unit, *covered)),
            What::Threw { who, dice, need, hits, why, .. } => Some(self.threw((*who, why), dice, *need, *hits)),
            What::Counted { who, mark, count } => {
                let told = self.about(format!("initiative-counted-{mark}"), *who).with("count", i32::from(*count));
                Some(if *mark == "weapon" { told.with("weapon", self.names.weapon(*who, *count)) } else { told })
            }
            What::Marked { who, mark: "repeating" } => Some(self.repeats(first, *who)),
            What::Cleared { who, mark: "repeating" } => Some(self.repeats_no_more(first, *who)),
            // That it no longer repeats anything says so already.
            What::Marked { mark: "broken-off", .. } => None,
            What::Marked { who, mark } => Some(self.about(format!("initiative-marked-{mark}"), *who)),
            What::Cleared { who, mark } => Some(self.about(format!("initiative-cleared-{mark}"), *who)),
            What::Said { what, who } => Some(self.said(what, *who)),
            What::Noted { what, who, number } => Some(self.said(what, *who).with("number", *number)),
            What::Over { winner, how } => Some(self.over(*winner, how)),
            _ => None,
        };
        if let Some(message) = message.filter(|message| knows(&message.id)) {
            self.open_phase();
            // An action is shown in the color of its own side, no matter who gave the last order.
            let own = match &first.what {
                What::Moved { piece, .. } | What::Removed { piece, .. } => Some(piece.unit.side),
                What::Threw { who, .. } => Some(who.side()),
                _ => self.side,
            };
            let (text, side) = (message.words(), own);
            // Facts of any set-up have the same rule, which replays rely on.
            let rule = match &first.what {
                What::Placed { piece, .. } if first.rule.0 == "G22" => Rule(self.names.set_up[piece.unit.side.index()]),
                _ => first.rule,
            };
            self.lines.push(LogLine { text, rule, first_fact: first.number, side, head: false });
        }
    }

    /// A turn has a heading. A phase is named once something happens in it.
    fn began(&mut self, fact: &'a Fact, step: &str, round: u16) {
        self.side = None;
        if let Some(number) = step.strip_prefix("phase-").and_then(|number| number.parse().ok()) {
            self.phase = Some((fact, number));
        } else if step == "turn" {
            self.phase = None;
            let text = Message::new("initiative-log-turn").with("round", i32::from(round)).words();
            self.lines.push(LogLine { text, rule: fact.rule, first_fact: fact.number, side: None, head: true });
        }
    }

    fn open_phase(&mut self) {
        if let Some((fact, number)) = self.phase.take() {
            let text = Message::new("initiative-log-phase").with("phase", i32::from(number)).words();
            self.lines.push(LogLine { text, rule: fact.rule, first_fact: fact.number, side: None, head: false });
        }
    }

    fn of(&self, id: &'static str, unit: UnitId) -> Message {
        Message::new(id).with("unit", self.names.unit(unit))
    }

    fn about(&self, id: String, who: Who) -> Message {
        Message::new(id).with("unit", self.names.who(who))
    }

    /// An action with its target. Anything else ordered shows in its result.
    fn ordered(&self, order: &str, unit: Option<UnitId>, target: Option<UnitId>) -> Option<Message> {
        let silent = ["SetUp", "Carry", "Repeat", "GoOn", "NewWay", "Declared", "BreakOff", "LetPass", "Concede"];
        let unit = unit.filter(|_| !silent.contains(&order))?;
        let told = self.of("initiative-log-orders", unit);
        let told = told.with("action", called(order));
        let target = target.map(|target| self.names.unit(target));
        Some(told.with("aims", i32::from(target.is_some())).with("target", target.unwrap_or_default()))
    }

    /// What a character will repeat, and where that leads or whom it is against (R17, R25).
    fn repeats(&mut self, fact: &Fact, who: Who) -> Message {
        if fact.rule.0 == "R25" {
            return self.about("initiative-log-walks-on".to_owned(), who);
        }
        let Some((unit, action)) = self.names.repeats.begun(fact) else {
            return self.about("initiative-marked-repeating".to_owned(), who);
        };
        let name = called(action.name());
        self.repeated.insert(unit, name.clone());
        let told = |id: &'static str| self.of(id, unit).with("action", name);
        match (action, action.target()) {
            (Action::Move(_, path, _), _) if !path.is_empty() => {
                told("initiative-log-repeats-to").with("cell", path[path.len() - 1].to_string())
            }
            (_, Some(target)) => told("initiative-log-repeats-at").with("target", self.names.unit(target)),
            _ => told("initiative-log-repeats"),
        }
    }

    /// What a character stops repeating: by itself (R17), or because it breaks off.
    fn repeats_no_more(&mut self, fact: &Fact, who: Who) -> Message {
        let unit = if let Who::Unit(unit) = who { Some(unit) } else { None };
        let ids = match fact.rule.0 {
            "R17" => ["initiative-log-repeats-no-more", "initiative-cleared-repeating"],
            _ => ["initiative-log-breaks-off", "initiative-marked-broken-off"],
        };
        match unit.and_then(|unit| self.repeated.remove(&unit)) {
            Some(action) => self.about(ids[0].to_owned(), who).with("action", action),
            None => self.about(ids[1].to_owned(), who),
        }
    }

    /// How many squares a character moves, and where it ends.
    fn moved(&self, facts: &[Fact]) -> Option<Message> {
        let What::Moved { piece, cell } = &facts.last()?.what else { return None };
        let told = self.of("initiative-log-moves", piece.unit).with("steps", facts.len());
        Some(told.with("cell", cell.to_string()))
    }

    fn shot(&self, by: UnitId, at: UnitId, covered: bool) -> Message {
        let told = self.of("initiative-log-shoots", by).with("target", self.names.unit(at));
        told.with("covered", i32::from(covered))
    }

    /// Dice with their purpose, and their sum.
    fn threw(&self, (who, why): (Who, &str), dice: &[u8], need: Option<i32>, hits: u8) -> Message {
        let faces: Vec<String> = dice.iter().map(u8::to_string).collect();
        let told = self.about(format!("initiative-threw-{why}"), who).with("dice", faces.join(" "));
        let sum: i32 = dice.iter().map(|face| i32::from(*face)).sum();
        let told = told.with("count", dice.len()).with("hits", i32::from(hits)).with("sum", sum);
        told.with("need", need.unwrap_or(0))
    }

    fn set_up_first(&self, dice: &[u8]) -> Message {
        let [one, other] = [0, 1].map(|place| dice.get(place).copied().unwrap_or(0));
        let id = if one == other { "initiative-log-sets-up-tied" } else { "initiative-log-sets-up-first" };
        let winner = self.names.side(if one > other { Side::First } else { Side::Second });
        let told = Message::new(id).with("first", self.names.side(Side::First)).with("die", i32::from(one));
        let told = told.with("second", self.names.side(Side::Second)).with("other", i32::from(other));
        told.with("winner", winner)
    }

    /// Holding a place, picking up and dropping the load (G22, G23).
    fn held(&self, object: &str, cell: Cell, side: Option<Side>, piece: Option<PieceId>) -> Message {
        let unit = piece.map(|piece| self.names.piece(piece)).unwrap_or_default();
        let id = if object == "pump" { "initiative-log-held".to_owned() } else { format!("initiative-log-{object}") };
        let told = Message::new(id).with("unit", unit).with("cell", cell.to_string());
        let name = side.map(|side| self.names.side(side)).unwrap_or_default();
        let [place, load] = self.names.objects.clone();
        told.with("held", i32::from(side.is_some())).with("side", name).with("place", place).with("load", load)
    }

    fn said(&self, what: &str, who: Option<Who>) -> Message {
        let unit = who.map(|who| self.names.who(who)).unwrap_or_default();
        let told = Message::new(format!("initiative-said-{what}")).with("unit", unit);
        told.with("first", self.names.side(Side::First)).with("second", self.names.side(Side::Second))
    }

    fn over(&self, winner: Option<Side>, how: &str) -> Message {
        let name = |side: Option<Side>| side.map(|side| self.names.side(side)).unwrap_or_default();
        let told = Message::new(format!("initiative-outcome-{how}")).with("won", i32::from(winner.is_some()));
        told.with("winner", name(winner)).with("loser", name(winner.map(Side::other)))
    }
}

/// What an order or an action is called.
fn called(order: &str) -> String {
    word(&format!("initiative-order-{}", kebab(order)))
}
