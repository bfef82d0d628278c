//! The purpose of dice, and the dice of a step as a table.

use super::tell::Names;
use crate::battle::account::{Luck, Note, Report, Roll, Row, Table};
use crate::engine::{
    Fact, Rules,
    fact::{Audience, What, Who},
};
use crate::force::{Side, UnitId};
use crate::rules::hexes::Hexes;
use crate::words::{say, word};
use bevy_ecs::world::World;

/// The purpose of dice, the number they needed, and which of them count.
pub(super) fn roll(world: &World, fact: &Fact) -> Option<Roll> {
    let What::Threw { who, sides, dice, need, hits, why } = &fact.what else { return None };
    let names = Names::of(world);
    let title = say("hexes-tray-title", &[("unit", names.who(*who).into()), ("why", purpose(why).into())]);
    let sum: i32 = dice.iter().map(|face| i32::from(*face)).sum();
    let terms = [("need", need.unwrap_or_default().into()), ("hits", i32::from(*hits).into()), ("sum", sum.into())];
    let id = match need {
        Some(_) if *why == "to-hit" => "hexes-tray-shot",
        Some(_) => "hexes-tray-need",
        None => "hexes-tray-sum",
    };
    let sums = say(id, &terms);
    // An open-ended die is rolled again: all its dice make up one value.
    let opens = *why == "to-hit" || why.ends_with("cloud") || *why == "burning-hex";
    let counted = dice.iter().map(|face| opens || need.is_none_or(|need| i32::from(*face) >= need)).collect();
    let expected = match need {
        Some(need) if *why == "to-hit" => Some(Hexes::view(world).field.numbers().to_hit.chance(*need as i8) as u64),
        Some(need) if !opens => {
            let good = (i32::from(*sides) + 1 - need).clamp(0, i32::from(*sides)) as u64;
            Some(good * 1_000_000 * dice.len() as u64 / u64::from((*sides).max(1)))
        }
        // Hits on your own units don't count as luck, and a sum is just a sum.
        _ => None,
    };
    let luck = expected.map(|expected| Luck { what: word("hexes-luck"), expected, actual: u64::from(*hits) });
    let needs = need.map_or_else(String::new, |need| format!("{need}+"));
    // Armor is rolled in the name of the unit that hit it, but it works for the other side.
    let side = if *why == "armor" { who.side().other() } else { who.side() };
    Some(Roll { title, sums, lines: Vec::new(), counted, side: Some(side), needs, luck })
}

fn purpose(why: &str) -> String {
    word(&format!("hexes-roll-{why}"))
}

/// The dice of the last step that had any, or the cards turned up since then.
pub(super) fn report(world: &World, facts: &[&Fact]) -> Option<Report> {
    let thrown = facts.iter().rposition(|fact| matches!(fact.what, What::Threw { .. }));
    let carded = facts.iter().rposition(|fact| is_card(fact));
    let names = Names::of(world);
    match (thrown, carded) {
        (thrown, Some(carded)) if thrown.is_none_or(|thrown| thrown < carded) => {
            let asked = Hexes::view(world).clock.window().map_or(Side::First, |window| window.side);
            Some(cards(&names, facts, carded, asked))
        }
        (Some(thrown), _) => dice(&names, facts, thrown),
        (None, _) => None,
    }
}

/// Whether a fact is a face-up card.
fn is_card(fact: &Fact) -> bool {
    fact.audience == Audience::Both && matches!(fact.what, What::Noted { what: "movement-card" | "fire-card", .. })
}

/// The cards of a round as they were turned up, starting with the enemy of the viewing side.
fn cards(names: &Names, facts: &[&Fact], last: usize, asked: Side) -> Report {
    let first = facts[..last].iter().rposition(|fact| !is_card(fact)).map_or(0, |place| place + 1);
    let up = &facts[first..=last];
    let round = facts[..first].iter().rev().find_map(|fact| match fact.what {
        What::Began { step: "new-round", round, .. } => Some(round),
        _ => None,
    });
    let row = |fact: &&Fact| {
        let What::Noted { what: "movement-card", who: Some(Who::Unit(unit)), number } = fact.what else { return None };
        let fires = |other: &&Fact| match other.what {
            What::Noted { what: "fire-card", who: Some(Who::Unit(other)), number } if other == unit => Some(number),
            _ => None,
        };
        let fire = up.iter().find_map(fires).map(|fire| names.fire(unit, Some(number), fire)).unwrap_or_default();
        let why = Note::new(names.movement(unit, number), fact.rule.0);
        Some(Row { unit, why, sides: 0, dice: Vec::new(), limit: String::new(), result: fire, harm: false })
    };
    let rows: Vec<Row> = up.iter().filter_map(row).collect();
    let table = |side: Side| Table {
        title: names.side(side),
        rows: rows.iter().filter(|row| row.unit.side == side).cloned().collect(),
    };
    Report {
        number: facts[last].number,
        turned_up: true,
        title: say("hexes-report-cards", &[("round", i64::from(round.unwrap_or(1)).into())]),
        tables: [asked.other(), asked].map(table).into(),
    }
}

fn dice(names: &Names, facts: &[&Fact], last: usize) -> Option<Report> {
    let is_step = |fact: &&Fact| matches!(fact.what, What::Began { step, .. } if step != "advantage");
    let start = facts[..last].iter().rposition(is_step)?;
    let What::Began { step, round, .. } = facts[start].what else { return None };
    let end = facts[start + 1..].iter().position(is_step).map_or(facts.len(), |place| start + 1 + place);
    let mut target = None;
    let mut rows = Vec::new();
    for fact in &facts[start..end] {
        if let What::Shot { at, .. } = fact.what {
            target = Some(at.unit);
        }
        rows.extend(row(names, fact, target));
    }
    let terms = [("round", i64::from(round).into()), ("step", word(&format!("hexes-step-{step}")).into())];
    let title = say("hexes-report-title", &terms);
    let tables = vec![Table { title: word("hexes-report-table"), rows }];
    Some(Report { number: facts[last].number, turned_up: false, title, tables })
}

/// One roll. Armor counts for the target; a damage die is neither good nor bad before it is looked up in its table.
fn row(names: &Names, fact: &Fact, target: Option<UnitId>) -> Option<Row> {
    let What::Threw { who, sides, dice, need, hits, why } = &fact.what else { return None };
    let roller = match who {
        Who::Unit(unit) => *unit,
        Who::Piece(piece) => piece.unit,
    };
    let opens = *why == "to-hit" || why.ends_with("cloud") || *why == "burning-hex";
    let counts = |face: u8| opens || need.is_none_or(|need| i32::from(face) >= need);
    let sum: i32 = dice.iter().map(|face| i32::from(*face)).sum();
    let terms = [("hits", i32::from(*hits).into()), ("sum", sum.into())];
    let stops = *why == "armor";
    let id = match need {
        Some(_) if stops => "hexes-report-stops",
        Some(_) => "hexes-report-hits",
        None => "hexes-report-sum",
    };
    let result = say(id, &terms);
    let about = target.filter(|_| matches!(*why, "to-hit" | "armor"));
    let unit = if stops { target.unwrap_or(roller) } else { roller };
    let terms = [("unit", names.unit(unit).into()), ("why", purpose(why).into())];
    let why = match about {
        Some(target) if !stops => {
            let at = [("target", names.unit(target).into())];
            say("hexes-report-why-at", &[&terms[..], &at[..]].concat())
        }
        _ => say("hexes-report-why", &terms),
    };
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
