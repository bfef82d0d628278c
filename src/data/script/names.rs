//! The names used in a script's steps: units and pieces of its set-up, rules, windows and words of its book.

use super::{
    board,
    event::{Event, STEPS, Sort},
    places::Places,
    step::Step,
};
use crate::board::Cell;
use crate::data::{
    book::Files,
    error::{LoadError, Place},
    findings::{Findings, Path},
    nearest::unknown,
    rulebook,
};
use crate::engine::fact::Who;
use crate::force::{
    PieceId, UnitId,
    name::{Part, Post},
};
use crate::rules::Book;
use crate::words::{self, Message};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeSet;

/// Reports errors in steps by line and column, since nobody counts steps.
pub fn pointed(mut error: LoadError, places: &Places) -> LoadError {
    for fault in &mut error.faults {
        let step = if let Place::Path(path) = &fault.place { places.of_path(path) } else { None };
        fault.place = step.unwrap_or_else(|| fault.place.clone());
    }
    error
}

/// Checks that the book has a rule with this id.
pub fn known_rule<B: Files>(findings: &mut Findings, path: &Path, rule: &str) {
    let known: Vec<&str> = rulebook::of(book::<B>()).ids().collect();
    if !known.contains(&rule) {
        findings.fault(path, unknown("rule", rule, &known));
    }
}

/// A book without a list uses the rules of the first one.
fn book<B: Files>() -> Book {
    Book::of(B::BOOK).unwrap_or_default()
}

/// The names that a script's steps may use.
#[derive(Default)]
pub struct Names {
    pub pieces: BTreeSet<PieceId>,
    pub units: BTreeSet<UnitId>,
    /// The cells of its board.
    pub cells: BTreeSet<Cell>,
}

impl Names {
    /// Checks the names in a step.
    pub fn check_step<B: Files>(&self, findings: &mut Findings, path: &Path, step: &Step<B>) {
        match step {
            Step::Await(_, word, units) => {
                known_window::<B>(findings, path, &word.0);
                units.iter().flatten().for_each(|unit| self.unit(findings, path, *unit));
            }
            Step::See(events) | Step::Never(events) => {
                for (place, event) in events.iter().enumerate() {
                    self.event::<B>(findings, &path.at(place), event);
                }
            }
            Step::State(who, _) => self.who(findings, path, *who),
            Step::Place(piece, (x, y)) => {
                self.piece(findings, path, *piece);
                self.cell(findings, path, Cell::new(*x, *y));
            }
            Step::Pile(piece, _) => self.piece(findings, path, *piece),
            Step::Aboard(piece, vehicle, _) => {
                self.piece(findings, path, *piece);
                self.piece(findings, path, *vehicle);
            }
            Step::Leads(unit, piece) => {
                self.unit(findings, path, *unit);
                self.piece(findings, path, *piece);
            }
            Step::Actions(unit, _) => self.unit(findings, path, *unit),
            Step::Board(rows) => _ = board::tokens(findings, path, rows),
            Step::Refuse(order, why) => {
                why.iter().for_each(|why| known_reason::<B>(findings, path, why));
                // A refusal by a rule proves nothing about a piece that isn't there. Without a rule, that may be the
                // reason.
                if why.as_ref().is_some_and(|why| !REASONS.contains(&why.as_str())) {
                    self.order(findings, path, order);
                }
            }
            Step::Do(order) | Step::Allow(order) => self.order(findings, path, order),
            Step::Dice(_) | Step::Over(_) => {}
        }
    }

    /// Everyone that an order names.
    fn order(&self, findings: &mut Findings, path: &Path, order: &impl Serialize) {
        let mut named = Vec::new();
        let written = serde_json::to_value(order).unwrap_or_default();
        gather(&written, &mut named);
        named.into_iter().for_each(|who| self.who(findings, path, who));
    }

    fn cell(&self, findings: &mut Findings, path: &Path, cell: Cell) {
        if !self.cells.contains(&cell) {
            let given = format!("({}, {})", cell.x, cell.y);
            findings.fault(path, Message::new("script-off-board").with("given", given));
        }
    }

    fn who(&self, findings: &mut Findings, path: &Path, who: Who) {
        match who {
            Who::Unit(unit) => self.unit(findings, path, unit),
            Who::Piece(piece) => self.piece(findings, path, piece),
        }
    }

    fn unit(&self, findings: &mut Findings, path: &Path, unit: UnitId) {
        let half_of = |squad: u8| self.units.contains(&UnitId { post: Post::Squad(squad), ..unit });
        let is_half = matches!(unit.post, Post::Half(squad) if half_of(squad));
        if !is_half && !self.units.contains(&unit) {
            let known: Vec<String> = self.units.iter().map(UnitId::to_string).collect();
            let known: Vec<&str> = known.iter().map(String::as_str).collect();
            findings.fault(path, unknown("unit", &unit.to_string(), &known));
        }
    }

    /// A fact that can never occur would make `Never` pass whatever happens.
    fn event<B: Files>(&self, findings: &mut Findings, path: &Path, event: &Event) {
        if let Some(rule) = event.rule() {
            known_rule::<B>(findings, path, rule);
        }
        if let Some(window) = event.window() {
            known_window::<B>(findings, path, window);
        }
        for (sort, name) in event.names() {
            let mut known = words::names_after(&format!("{}{}-", book::<B>().prefix(), sort.key()));
            known.extend(STEPS.iter().filter(|_| sort == Sort::Step));
            if !known.contains(name) {
                findings.fault(path, unknown(sort.words(), name, &known.into_iter().collect::<Vec<_>>()));
            }
        }
        event.who().into_iter().for_each(|who| self.who(findings, path, who));
    }

    /// A member of a squad's second half may be named as part of either: it keeps its number.
    fn piece(&self, findings: &mut Findings, path: &Path, piece: PieceId) {
        let body = match piece.part {
            Part::Mount(vehicle, _) => PieceId { part: Part::Vehicle(vehicle), ..piece },
            _ => piece,
        };
        if ![body, body.mustered()].iter().any(|one| self.pieces.contains(one)) {
            let known: Vec<String> = self.pieces.iter().map(PieceId::to_string).collect();
            let known: Vec<&str> = known.iter().map(String::as_str).collect();
            findings.fault(path, unknown("piece", &piece.to_string(), &known));
        }
    }
}

/// Every unit and piece in an order as files write it, each once: whatever an order is about, a name is text.
fn gather(written: &Value, named: &mut Vec<Who>) {
    match written {
        Value::String(text) => {
            let who = text.parse().map(Who::Unit).or_else(|_| text.parse().map(Who::Piece));
            named.extend(who.ok().filter(|who: &Who| !named.contains(who)));
        }
        Value::Array(parts) => parts.iter().for_each(|part| gather(part, named)),
        Value::Object(fields) => fields.values().for_each(|field| gather(field, named)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// Reasons for a refusal that are not rules.
pub const REASONS: [&str; 4] = ["window", "unit", "piece", "platoon"];

fn known_reason<B: Files>(findings: &mut Findings, path: &Path, why: &str) {
    // Every rule id contains a number.
    if REASONS.contains(&why) {
        return;
    }
    if why.chars().any(|c| c.is_ascii_digit()) {
        known_rule::<B>(findings, path, why);
    } else {
        findings.fault(path, unknown("reason", why, &REASONS));
    }
}

fn known_window<B: Files>(findings: &mut Findings, path: &Path, name: &str) {
    let known: Vec<&str> = B::WINDOWS.iter().map(|window| window.name).collect();
    if !known.contains(&name) {
        findings.fault(path, unknown("window", name, &known));
    }
}
