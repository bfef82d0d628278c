//! What dice were rolled for, and the dice of a step as a table.

use super::tell::Names;
use crate::battle::account::{Luck, Note, Report, Roll, Row, Table};
use crate::engine::{
    Fact, Rules,
    fact::{What, Who},
};
use crate::rules::hexes::Hexes;
use crate::words::{say, word};
use bevy_ecs::world::World;

/// What dice were rolled for, what they needed, and which of them count.
pub(super) fn roll(world: &World, fact: &Fact) -> Option<Roll> {
    let What::Threw { who, sides, dice, need, hits, why } = &fact.what else { return None };
    let names = Names::of(world);
    let title = say("hexes-tray-title", &[("unit", names.who(*who).into()), ("why", purpose(why).into())]);
    let sum: i32 = dice.iter().map(|face| i32::from(*face)).sum();
    let terms = [("need", need.unwrap_or_default().into()), ("hits", i32::from(*hits).into()), ("sum", sum.into())];
    let sums = say(if need.is_some() { "hexes-tray-need" } else { "hexes-tray-sum" }, &terms);
    // One open-ended die is rolled on: all of its dice are one value.
    let opens = *why == "to-hit" || why.ends_with("cloud") || *why == "burning-hex";
    let counted = dice.iter().map(|face| opens || need.is_none_or(|need| i32::from(*face) >= need)).collect();
    let expected = match need {
        Some(need) if *why == "to-hit" => Some(Hexes::view(world).field.numbers().to_hit.chance(*need as i8) as u64),
        Some(need) if !opens => {
            let good = (i32::from(*sides) + 1 - need).clamp(0, i32::from(*sides)) as u64;
            Some(good * 1_000_000 * dice.len() as u64 / u64::from((*sides).max(1)))
        }
        // What strikes one's own is no luck, and a sum is what it is.
        _ => None,
    };
    let luck = expected.map(|expected| Luck { what: word("hexes-luck"), expected, actual: u64::from(*hits) });
    let needs = need.map_or_else(String::new, |need| format!("{need}+"));
    Some(Roll { title, sums, lines: Vec::new(), counted, side: Some(who.side()), needs, luck })
}

fn purpose(why: &str) -> String {
    word(&format!("hexes-roll-{why}"))
}

/// The dice of the last step in which some were rolled.
pub(super) fn report(world: &World, facts: &[&Fact]) -> Option<Report> {
    let last = facts.iter().rposition(|fact| matches!(fact.what, What::Threw { .. }))?;
    let is_step = |fact: &&Fact| matches!(fact.what, What::Began { step, .. } if step != "advantage");
    let start = facts[..last].iter().rposition(is_step)?;
    let What::Began { step, round, .. } = facts[start].what else { return None };
    let names = Names::of(world);
    let end = facts[start + 1..].iter().position(is_step).map_or(facts.len(), |place| start + 1 + place);
    let rows: Vec<Row> = facts[start..end].iter().filter_map(|fact| row(&names, fact)).collect();
    let terms = [("round", i64::from(round).into()), ("step", word(&format!("hexes-step-{step}")).into())];
    let title = say("hexes-report-title", &terms);
    Some(Report { number: facts[last].number, title, tables: vec![Table { title: word("hexes-report-table"), rows }] })
}

fn row(names: &Names, fact: &Fact) -> Option<Row> {
    let What::Threw { who, sides, dice, need, hits, why } = &fact.what else { return None };
    let unit = match who {
        Who::Unit(unit) => *unit,
        Who::Piece(piece) => piece.unit,
    };
    let opens = *why == "to-hit" || why.ends_with("cloud") || *why == "burning-hex";
    let counts = |face: u8| opens || need.is_none_or(|need| i32::from(face) >= need);
    let sum: i32 = dice.iter().map(|face| i32::from(*face)).sum();
    let terms = [("hits", i32::from(*hits).into()), ("sum", sum.into())];
    let result = say(if need.is_some() { "hexes-report-hits" } else { "hexes-report-sum" }, &terms);
    let why = say("hexes-report-why", &[("unit", names.who(*who).into()), ("why", purpose(why).into())]);
    Some(Row {
        unit,
        why: Note::new(why, fact.rule.0),
        sides: *sides,
        dice: dice.iter().map(|face| (*face, counts(*face))).collect(),
        limit: need.map_or_else(String::new, |need| format!("{need}+")),
        result,
        harm: need.is_some() && *hits == 0,
    })
}
