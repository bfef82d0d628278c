//! What was rolled at the start of the turn, and which units the phase waits for.

use super::{fill::portrait, look::Look};
use crate::battle::{
    account::{self, Report},
    shown::Shown,
};
use crate::engine::{BattleLog, Fact, Shape};
use crate::force::UnitId;
use crate::input::act::Act;
use crate::panels::{
    dice::{Die, Lies},
    report::{self, Row, Table},
    sheet::Tone,
    warning::{Idle, Warning},
};
use crate::screens::Hands;
use crate::words::say;
use bevy::prelude::World;

/// The latest table of rolls, as far as it has been shown.
pub(super) fn latest<B: Shown>(look: &Look<B>, told: usize) -> Option<Report> {
    let facts = look.world.resource::<BattleLog>().seen_by(look.viewer);
    let facts: Vec<&Fact> = facts.take_while(|fact| (fact.number as usize) < told).collect();
    B::report(look.world, &facts)
}

/// Its card, until it is dismissed. While something else is asked, the rolls aren't over yet; a form is asked when they
/// are.
pub(super) fn card<B: Shown>(look: &Look<B>, told: usize) -> Option<report::Report> {
    if look.form.is_none() && look.shape().is_some_and(|shape| shape != Shape::Act) {
        return None;
    }
    let report = latest(look, told).filter(|report| look.hands.plain.reported != Some(report.number))?;
    // A player who plans in secret needs the board: the rolled steps are over.
    if !report.turned_up && look.window().is_some_and(|window| window.kind.secret) {
        return None;
    }
    let table = |table: account::Table| Table {
        title: table.title,
        rows: table.rows.into_iter().filter_map(|one| row(look, one)).collect(),
    };
    Some(report::Report { title: report.title, tables: report.tables.into_iter().map(table).collect() })
}

/// A sum without a target number is neither good nor bad.
const fn tone(row: &account::Row) -> Tone {
    match (row.limit.is_empty(), row.harm) {
        (true, _) => Tone::Plain,
        (_, true) => Tone::Harm,
        _ => Tone::Good,
    }
}

fn row<B: Shown>(look: &Look<B>, row: account::Row) -> Option<Row> {
    let tone = tone(&row);
    let of_unit = || look.pieces.iter().filter(|piece| piece.id.unit == row.unit);
    let sides = row.sides;
    let die = |(face, counts): (u8, bool)| Die::new(sides, face, if counts { Lies::Kept } else { Lies::Aside });
    Some(Row {
        unit: row.unit,
        portrait: portrait(of_unit().find(|piece| piece.leads).or_else(|| of_unit().next())?),
        name: look.name(row.unit),
        why: row.why.words,
        dice: row.dice.into_iter().map(die).collect(),
        limit: row.limit,
        result: row.result,
        tone,
        rule: row.why.rule.to_owned(),
    })
}

/// Before the phase ends: the units that have not acted yet.
pub(super) fn warning<B: Shown>(look: &Look<B>) -> Option<Warning> {
    let ends = look.shape() == Some(Shape::Act) && look.hands.plain.picked.is_some();
    if !ends || look.hands.plain.picked != look.ending_turn() {
        return None;
    }
    let waiting = B::waiting(look.view);
    let must: Vec<UnitId> = waiting.must.iter().map(|(unit, _)| *unit).collect();
    let idle = |unit: &UnitId| {
        let of_unit = || look.pieces.iter().filter(|piece| piece.id.unit == *unit);
        let face = of_unit().find(|piece| piece.leads).or_else(|| of_unit().next())?;
        Some(Idle { unit: *unit, portrait: portrait(face), name: look.name(*unit), actions: (0, 0) })
    };
    let units: Vec<Idle> = must.iter().chain(&waiting.may).filter_map(idle).collect();
    if units.is_empty() {
        return None;
    }
    let title = say("warning-title", &[("count", units.len().into())]);
    let lost: Vec<String> = waiting
        .must
        .iter()
        .map(|(unit, note)| {
            say("plain-must", &[("unit", look.name(*unit).into()), ("why", note.words.as_str().into())])
        })
        .collect();
    let keys = [("key", Act::EndTurn), ("accept", Act::Choose), ("back", Act::Back)];
    let mut terms = vec![("about", waiting.about.into())];
    terms.extend(keys.map(|(name, act)| (name, look.key(act).into())));
    let foot = say("plain-end-again", &terms);
    Some(Warning { title, units, lost: lost.join("\n"), foot })
}

/// The number of the newest table of rolls.
pub(super) fn newest<B: Shown>(world: &World, hands: &Hands) -> Option<u32> {
    latest(&Look::<B>::at(world, hands), usize::MAX).map(|report| report.number)
}
