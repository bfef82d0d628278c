//! The battle log as text: what each unit does in each step of the round, then the dice.
//!
//! A step is named once something happens in it. Hexes that a unit enters one after another become one line, and so do
//! its position, facing and speed at set-up.

mod dice;
mod harm;
mod idle;
mod names;
mod places;

pub use idle::reason;
pub use names::Names;

use crate::battle::told::LogLine;
use crate::engine::{
    Rule,
    fact::{Fact, What, Who},
};
use crate::force::{Side, UnitId, squad::Pile};
use crate::words::{Message, knows, word};
use places::Places;
use std::collections::BTreeSet;

/// Turns facts into text, oldest first.
pub fn lines(names: &Names, facts: &[Fact]) -> Vec<LogLine> {
    let places = Places::new(names.table());
    let volleys = dice::Volleys::new(names, facts);
    let mut teller = Teller { names, step: None, set_up: BTreeSet::new(), places, volleys, lines: Vec::new() };
    for alike in facts.chunk_by(|one, next| group(one).is_some() && group(one) == group(next)) {
        // What damage changes may change without it, too: then each change has its own line.
        let apart = harm::unit(&alike[0].what).is_some() && !alike.iter().any(|fact| harm::is_damage(&fact.what));
        for told in alike.chunks(if apart { 1 } else { alike.len() }) {
            teller.tell(told);
            for fact in told {
                teller.places.follow(&fact.what);
                teller.volleys.follow(fact);
            }
        }
    }
    teller.lines
}

/// What one line says about several facts: the hexes that a unit enters, how it is set up, or what harms it.
fn group(fact: &Fact) -> Option<(UnitId, &'static str)> {
    match &fact.what {
        What::Moved { piece, .. } => Some((piece.unit, "moves")),
        What::Placed { piece, .. } | What::Faced { piece, .. } if fact.rule.0 == SET_UP => Some((piece.unit, SET_UP)),
        What::Counted { who, .. } if fact.rule.0 == SET_UP => Some((unit_of(*who), SET_UP)),
        What::Noted { what: "movement-card" | "fire-card", who: Some(who), .. } => Some((unit_of(*who), "cards")),
        what => harm::unit(what).map(|unit| (unit, "harm")),
    }
}

/// The rule by which units are set up.
const SET_UP: &str = "G23";

struct Teller<'a> {
    names: &'a Names,
    /// The step that has started but isn't mentioned yet.
    step: Option<(&'a Fact, &'static str)>,
    /// Units whose set-up has been reported: a viewer that saw it isn't shown it again when both sides may see it.
    set_up: BTreeSet<UnitId>,
    places: Places,
    volleys: dice::Volleys,
    lines: Vec<LogLine>,
}

impl<'a> Teller<'a> {
    fn tell(&mut self, facts: &'a [Fact]) {
        let Some(first) = facts.first() else { return };
        let (message, side) = match &first.what {
            what if facts.iter().any(|fact| harm::is_damage(&fact.what)) => {
                let unit = harm::unit(what);
                (unit.map(|unit| self.harmed(facts, unit)), unit.map(|unit| unit.side))
            }
            What::Began { step, side, round } => return self.began(first, step, (*side, *round)),
            What::Moved { piece, .. } => (self.moved(facts), Some(piece.unit.side)),
            What::Placed { piece, .. } if !self.set_up.insert(piece.unit) => return,
            What::Placed { piece, .. } => (Some(self.set_up(facts, piece.unit)), Some(piece.unit.side)),
            What::Faced { piece, facing } => {
                let told = self.of("hexes-log-turns", piece.unit).with("way", way(*facing));
                (Some(told), Some(piece.unit.side))
            }
            What::Removed { piece, pile } => {
                let id = if *pile == Pile::Retreated { "hexes-log-flees" } else { "hexes-log-destroyed" };
                (Some(self.of(id, piece.unit)), Some(piece.unit.side))
            }
            What::Shot { by, at, .. } => {
                let told = self.of("hexes-log-shoots", by.unit).with("target", self.names.unit(at.unit));
                (Some(told), Some(by.unit.side))
            }
            What::Threw { who, dice, need, hits, why, .. } => {
                (Some(self.threw((*who, why), dice, *need, *hits)), Some(side_of(*who)))
            }
            What::Counted { who, mark, count } => (Some(self.counted(*who, mark, *count)), Some(side_of(*who))),
            What::Marked { who, mark } => (Some(self.about(format!("hexes-marked-{mark}"), *who)), Some(side_of(*who))),
            What::Cleared { who, mark } => {
                (Some(self.about(format!("hexes-cleared-{mark}"), *who)), Some(side_of(*who)))
            }
            What::Noted { what: "movement-card", who: Some(who), .. } => {
                (Some(self.cards(facts, unit_of(*who))), Some(side_of(*who)))
            }
            What::Noted { what, who, number } => (Some(self.noted(what, *who, *number)), who.map(side_of)),
            What::Strewn { cell, mark, count } => {
                let place = self.places.near(*cell, self.names);
                let told = Message::new(format!("hexes-strewn-{mark}")).with("place", place);
                (Some(told.with("count", i32::from(*count))), None)
            }
            What::Over { winner, how } => (Some(self.over(*winner, how)), None),
            _ => (None, None),
        };
        if let Some(message) = message.filter(|message| knows(&message.id)) {
            self.line(first, &message, side);
        }
    }

    fn line(&mut self, fact: &Fact, message: &Message, side: Option<Side>) {
        if let Some((began, step)) = self.step.take() {
            let text = Message::new("hexes-log-step").with("step", word(&format!("hexes-step-{step}"))).words();
            self.lines.push(LogLine { text, rule: began.rule, first_fact: began.number, side: None, head: false });
        }
        let text = message.words();
        self.lines.push(LogLine { text, rule: fact.rule, first_fact: fact.number, side, head: false });
    }

    /// A round has a heading. A step is named once something happens in it.
    fn began(&mut self, fact: &'a Fact, step: &'static str, (side, round): (Side, u16)) {
        match step {
            "new-round" => {
                self.step = None;
                let text = Message::new("hexes-log-round").with("round", i32::from(round)).words();
                self.lines.push(LogLine { text, rule: fact.rule, first_fact: fact.number, side: None, head: true });
            }
            "choose-last" | "advantage" => {
                let message = Message::new(format!("hexes-log-{step}")).with("side", self.names.side(side));
                self.line(fact, &message, Some(side));
            }
            _ => {
                self.step = Some((fact, step));
                self.idle(fact, step);
            }
        }
    }

    /// Units whose card says Fire in a step but which have no target, each with the reason.
    fn idle(&mut self, fact: &Fact, step: &str) {
        let number = match step {
            "gunnery-1" => 1,
            "gunnery-2" => 2,
            _ => return,
        };
        for (unit, why) in self.volleys.field().map(|field| idle::told(field, self.names, number)).unwrap_or_default() {
            let told = self.of("hexes-log-no-target", unit).with("why", why.words);
            self.line(&Fact { rule: Rule(why.rule), ..fact.clone() }, &told, Some(unit.side));
        }
    }

    /// Everything that harms a unit at once.
    fn harmed(&self, facts: &[Fact], unit: UnitId) -> Message {
        let state = self.volleys.field().and_then(|field| Some(field.unit(field.find(unit)?)));
        harm::told(facts, self.names.unit(unit), state.map_or(0, |state| state.tokens.damage))
    }

    fn of(&self, id: &'static str, unit: UnitId) -> Message {
        Message::new(id).with("unit", self.names.unit(unit))
    }

    fn about(&self, id: String, who: Who) -> Message {
        Message::new(id).with("unit", self.names.who(who))
    }

    /// How many hexes a unit moves, and which way.
    fn moved(&self, facts: &[Fact]) -> Option<Message> {
        let last = &facts.last()?.what;
        let What::Moved { piece, .. } = last else { return None };
        let way = places::way(&self.places, last);
        let id = if way.is_some() { "hexes-log-moves" } else { "hexes-log-moves-about" };
        Some(self.of(id, piece.unit).with("steps", facts.len()).with("way", way.unwrap_or_default()))
    }

    /// The cards of a unit that are turned up.
    fn cards(&self, facts: &[Fact], unit: UnitId) -> Message {
        let movement = facts.iter().find_map(|fact| match fact.what {
            What::Noted { what: "movement-card", number, .. } => Some(number),
            _ => None,
        });
        facts.iter().fold(self.of("hexes-log-cards", unit), |told, fact| match &fact.what {
            What::Noted { what: "movement-card", number, .. } => told.with("moves", self.names.movement(unit, *number)),
            What::Noted { what: "fire-card", number, .. } => {
                told.with("fires", self.names.fire(unit, movement, *number))
            }
            _ => told,
        })
    }

    /// A unit's position, facing and speed at set-up; only the position as long as no more is known.
    fn set_up(&self, facts: &[Fact], unit: UnitId) -> Message {
        let whole = facts.iter().any(|fact| matches!(fact.what, What::Counted { .. }));
        let id = if whole { "hexes-log-stands" } else { "hexes-log-stands-at" };
        facts.iter().fold(self.of(id, unit), |told, fact| match &fact.what {
            What::Placed { cell, .. } => told.with("place", self.places.part(*cell)),
            What::Faced { facing, .. } => told.with("way", way(*facing)),
            What::Counted { count, .. } => told.with("speed", speed(*count)),
            _ => told,
        })
    }

    /// Dice with their purpose.
    fn threw(&self, (who, why): (Who, &str), dice: &[u8], need: Option<i32>, hits: u8) -> Message {
        if why == "damage"
            && let Some((terms, sum)) = self.volleys.sum(unit_of(who), dice)
        {
            let told = self.about("hexes-threw-damage-sum".to_owned(), who).with("dice", self.volleys.faces(why, dice));
            return told.with("terms", terms).with("sum", sum);
        }
        let told = self.about(format!("hexes-threw-{why}"), who).with("dice", self.volleys.faces(why, dice));
        told.with("hits", i32::from(hits)).with("need", self.volleys.need(why, need.unwrap_or(0)))
    }

    fn counted(&self, who: Who, mark: &str, count: u8) -> Message {
        let told = self.about(format!("hexes-counted-{mark}"), who).with("count", i32::from(count));
        if mark == "speed" { told.with("speed", speed(count)) } else { told }
    }

    fn noted(&self, what: &str, who: Option<Who>, number: i32) -> Message {
        let unit = who.map(|who| self.names.who(who)).unwrap_or_default();
        let told = Message::new(format!("hexes-said-{what}")).with("unit", unit).with("number", number);
        let told = told.with("first", self.names.side(Side::First)).with("second", self.names.side(Side::Second));
        let Some(id) = who.map(unit_of) else { return told };
        match what {
            "fire-card" => told.with("card", self.names.fire(id, None, number)),
            _ => told,
        }
    }

    fn over(&self, winner: Option<Side>, how: &str) -> Message {
        let name = |side: Option<Side>| side.map(|side| self.names.side(side)).unwrap_or_default();
        let told = Message::new(format!("hexes-outcome-{how}")).with("won", i32::from(winner.is_some()));
        told.with("winner", name(winner)).with("loser", name(winner.map(Side::other)))
    }
}

/// The name of a facing.
fn way(facing: char) -> String {
    word(&format!("hexes-facing-{facing}"))
}

/// The name of a speed, by its position on the ladder.
fn speed(place: u8) -> String {
    use crate::rules::hexes::speed::Speed;
    let speed = Speed::ALL.into_iter().find(|speed| *speed as u8 == place).unwrap_or_default();
    word(&format!("hexes-speed-{}", speed.name()))
}

const fn unit_of(who: Who) -> UnitId {
    match who {
        Who::Unit(unit) => unit,
        Who::Piece(piece) => piece.unit,
    }
}

const fn side_of(who: Who) -> Side {
    unit_of(who).side
}
