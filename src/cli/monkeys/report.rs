//! How a battle is printed on the command line: in words, or as one fact per line.

use crate::battle::{self, tell::Names};
use crate::cli::{Failure, out, players};
use crate::data::level::Level;
use crate::engine::BattleLog;
use crate::force::{
    Side,
    squad::{Pile, Place},
};
use crate::rules::monkeys::{
    Monkeys, door,
    field::Field,
    order::{Leg, Order},
    scenarios,
};
use bevy_ecs::world::World;
use serde_json::{Value, json};
use std::io::Write;

/// What scripted opponents thought and said.
type Reasons = players::Reasons<Monkeys>;

/// Prints battles.
pub struct Reporter {
    json: bool,
    reasons: Reasons,
}

impl Reporter {
    /// In words, or as JSON.
    pub fn new(json: bool) -> Self {
        Self { json, reasons: Reasons::default() }
    }

    /// The same, with reasons between the lines.
    pub fn with_reasons(self, reasons: Reasons) -> Self {
        Self { reasons, ..self }
    }

    /// Prints the whole battle of a world to standard output.
    pub fn tell(&self, world: &mut World, level: &Level) -> Result<(), Failure> {
        let mut names = Names::of(world);
        names.sides = level.sides.each_ref().map(|side| side.name.clone());
        out::done(if self.json { tell_json(world) } else { tell_words(world, &names, &self.reasons) })
    }

    /// Prints the battle of a script, whose sides have no names of their own.
    pub fn tell_script(&self, world: &mut World) -> Result<(), Failure> {
        let names = Names::of(world);
        out::done(if self.json { tell_json(world) } else { tell_words(world, &names, &self.reasons) })
    }
}

fn tell_json(world: &mut World) -> std::io::Result<()> {
    let hash = battle::hash(world);
    let mut out = out::much();
    for fact in world.resource::<BattleLog>().facts() {
        serde_json::to_writer(&mut out, fact)?;
        writeln!(out)?;
    }
    writeln!(out, "{}", final_state(world, hash))?;
    out.flush()
}

fn tell_words(world: &World, names: &Names, reasons: &Reasons) -> std::io::Result<()> {
    let mut out = out::much();
    let facts = world.resource::<BattleLog>().facts();
    let (mut orders, mut said) = (reasons.orders.iter().peekable(), reasons.said.iter().peekable());
    for line in battle::tell::lines(names, facts) {
        while let Some(speech) = said.next_if(|speech| speech.fact < line.first_fact) {
            writeln!(out, "{}", speech.line())?;
        }
        while let Some((_, why)) = orders.next_if(|(fact, _)| *fact <= line.first_fact) {
            for reason in why.lines(names, |order| order_words(order, names)) {
                writeln!(out, "    {reason}")?;
            }
        }
        writeln!(out, "{:<100} {}", line.text, line.rule)?;
    }
    for speech in said {
        writeln!(out, "{}", speech.line())?;
    }
    out.flush()
}

/// An order in short: kind, unit, target, destination.
fn order_words(order: &Order, names: &Names) -> String {
    let target = order.target().map_or_else(String::new, |target| format!(" {}", names.unit(target)));
    let goal = match order {
        Order::Move { steps, .. } | Order::Stealth { steps, .. } => {
            steps.first().map_or_else(String::new, |leg| match leg {
                Leg::Go(piece, path) => {
                    let digits: String = path.0.iter().map(|step| step.digit()).collect();
                    format!(" {piece} {digits}")
                }
                _ => String::new(),
            })
        }
        _ => String::new(),
    };
    format!("{}{target}{goal}", order.name())
}

/// The last line of `--json`: how it ended, whose turn it is, every unit and primate.
fn final_state(world: &World, hash: u64) -> Value {
    let table = door::table(world);
    let outcome = table.clock.outcome();
    let sides = Side::BOTH.map(|side| side_state(table.field, side));
    json!({
        "state": {
            "over": outcome.is_some(),
            "winner": outcome.and_then(|outcome| outcome.winner).map(Side::key),
            "how": outcome.map(|outcome| outcome.how),
            "rule": outcome.map(|outcome| outcome.rule),
            "awaiting": table.clock.window(),
            "round": table.turn.round,
            "side": table.turn.side,
            "hash": format!("{hash:016x}"),
            "sides": sides,
        }
    })
}

fn side_state(field: &Field, side: Side) -> Value {
    let units = field.all_units().filter(|unit| field.side(*unit) == side).map(|unit| {
        let state = field.unit(unit);
        let primates = field.roll_call(unit).map(|primate| primate_state(field, primate)).collect::<Vec<_>>();
        json!({
            "unit": state.id,
            "leader": state.lead.leader.map(|leader| field.primate(leader).id),
            "acting": state.lead.acting,
            "overwatch": state.watch.0,
            "outofammo": state.ammunition.is_out(),
            "primates": primates,
        })
    });
    json!({ "side": side, "lost": scenarios::lost_scrap(field, side), "units": units.collect::<Vec<_>>() })
}

fn primate_state(field: &Field, primate: crate::force::PrimateIx) -> Value {
    let state = field.primate(primate);
    let (cell, aboard, pile) = match state.place {
        Place::On(cell) => (Some(cell), None, None),
        Place::Aboard(vehicle, _) => (None, Some(field.vehicle(vehicle).id), None),
        Place::Off(pile) => (None, None, Some(pile_word(pile))),
        Place::Afar | Place::Reserve => (None, None, None),
    };
    json!({
        "primate": state.id, "clan": field.clan(primate).name, "cell": cell, "aboard": aboard, "pile": pile,
        "pinned": state.pin.holds(), "braced": state.braced.0,
    })
}

const fn pile_word(pile: Pile) -> &'static str {
    match pile {
        Pile::Wounded => "wounded",
        Pile::Hollow => "hollow",
        Pile::Injured => "injured",
        Pile::Routed => "routed",
        Pile::Missing => "missing",
        Pile::Retreated => "retreated",
    }
}
