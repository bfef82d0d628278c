//! The course of a turn: its phases, the score, the units still to act, and the rolls at its start.

use super::{rolls, tell::Names};
use crate::battle::account::{Course, Luck, Note, Phase, Report, Roll, Row, Table, Waiting};
use crate::engine::{
    Fact,
    fact::{What, Who},
};
use crate::force::UnitId;
use crate::rules::suppression::{View, assault, choices, fall_back, muster::Goal, objectives, windows::Ask};
use crate::words::{say, word};
use bevy_ecs::world::World;

/// The phases of a turn, and the score. While the sides are setting up, there is no turn yet.
pub(super) fn course(view: View) -> Course {
    let now = match view.clock.window().map(Ask::of) {
        Some(Ask::SetUp) => return Course::default(),
        Some(Ask::Lead | Ask::Officer) => 0,
        Some(Ask::Act) => 1,
        // At the end nobody is asked, but the score is still shown.
        None | Some(Ask::Charge | Ask::Consolidate) => 2,
    };
    let phase = |(id, rule, reported): (&str, &'static str, bool)| Phase {
        name: word(&format!("suppression-phase-{id}")),
        about: Note::new(word(&format!("suppression-phase-{id}-about")), rule),
        reported,
    };
    let phases = [("starting", "G7", true), ("action", "R1", false), ("assault", "G12", false)].map(phase).into();
    let scenario = &view.field.setting.scenario;
    let held =
        |side| (0..scenario.objectives.len()).filter(|one| objectives::holder(view.field, *one) == Some(side)).count();
    let [first, second] = crate::force::Side::BOTH.map(held);
    let terms = [("first", first.into()), ("second", second.into()), ("all", scenario.objectives.len().into())];
    let (score, about) = match scenario.goal {
        _ if scenario.objectives.is_empty() => (None, Note::default()),
        Goal::Score => (
            Some(view.turn.score.map(|score| score.to_string())),
            Note::new(say("suppression-score-about", &terms), "G25"),
        ),
        Goal::Seize { .. } => (
            Some([first, second].map(|held| held.to_string())),
            Note::new(say("suppression-seize-about", &terms), "G26"),
        ),
    };
    Course { phases, now, side: Some(view.turn.side), score, about, ..Course::default() }
}

/// The units that the open phase waits for, and the text on its end button.
pub(super) fn waiting(view: View) -> Waiting {
    let id = |unit| view.field.unit(unit).id;
    match view.clock.window().map(Ask::of) {
        Some(Ask::Act) => {
            let (must, may): (Vec<_>, Vec<_>) = choices::waiting(view).partition(|(_, must)| *must);
            let note = |unit| {
                let terms = [("markers", i32::from(view.field.unit(unit).markers.0).into())];
                // From its own edge, a unit falls back off the board (G8).
                match fall_back::leaves(view.field, unit) {
                    true => Note::new(say("suppression-must-leave", &terms), "G8"),
                    false => Note::new(say("suppression-must-fall-back", &terms), "A4"),
                }
            };
            let terms = [("must", must.len().into()), ("may", (may.len() + must.len()).into())];
            Waiting {
                must: must.into_iter().map(|(unit, _)| (id(unit), note(unit))).collect(),
                may: may.into_iter().map(|(unit, _)| id(unit)).collect(),
                end: Some((say("suppression-end-actions", &terms), say("suppression-end-actions-short", &terms))),
                about: say("suppression-end-actions-about", &terms),
            }
        }
        Some(Ask::Charge) => {
            let mut may: Vec<UnitId> = assault::charges(view.field, view.turn).map(|(unit, ..)| id(unit)).collect();
            may.dedup();
            let terms = [("may", may.len().into())];
            let end = Some((say("suppression-end-assault", &terms), say("suppression-end-assault-short", &terms)));
            Waiting { must: Vec::new(), may, end, about: word("suppression-end-assault-about") }
        }
        _ => Waiting::default(),
    }
}

/// Tables of the checks since the last Action Phase: morale at its end, then the Starting Phase of the next turn.
pub(super) fn report(world: &World, facts: &[&Fact]) -> Option<Report> {
    let began = |step: &str, from: &[&Fact]| {
        from.iter().rposition(|fact| matches!(&fact.what, What::Began { step: begun, .. } if *begun == step))
    };
    let start = began("starting", facts)?;
    let What::Began { side, round, .. } = facts[start].what else { return None };
    let before = began("action", &facts[..start]).unwrap_or(start);
    let names = Names::of(world);
    // A table that has grown since is a new one, which should be read again.
    let mut number = facts[start].number;
    let mut table = |id: &str, from: &[&Fact], is: fn(&str) -> bool| {
        let mut rows: Vec<Row> = Vec::new();
        for (place, fact) in from.iter().enumerate() {
            let row = row(&from[place..], is);
            number = if row.is_some() { number.max(fact.number) } else { number };
            rows.extend(row);
        }
        (!rows.is_empty()).then(|| Table { title: word(id), rows })
    };
    let morale = table("suppression-table-morale", &facts[before..start], |why| why == "check-morale");
    let starting = |why: &str| matches!(why, "check-army" | "check-rally" | "check-recover");
    let starting = table("suppression-table-starting", &facts[start..], starting);
    let tables: Vec<Table> = morale.into_iter().chain(starting).collect();
    let terms = [("round", i32::from(round).into()), ("side", names.side(side).into())];
    (!tables.is_empty()).then(|| Report {
        number,
        turned_up: false,
        title: say("suppression-log-turn", &terms),
        tables,
    })
}

/// The check reported by the first of these facts, with its result.
fn row(facts: &[&Fact], is: fn(&str) -> bool) -> Option<Row> {
    let (first, rest) = facts.split_first()?;
    let What::Threw { who: Who::Unit(unit), sides, dice, need, hits, why } = &first.what else { return None };
    if !is(why) {
        return None;
    }
    let limit = need.unwrap_or_default();
    // Everything up to the next dice or phase belongs to it.
    let ends = |fact: &&Fact| !matches!(fact.what, What::Threw { .. } | What::Began { .. } | What::Ordered { .. });
    let left = rest.iter().copied().take_while(ends).find_map(|fact| match &fact.what {
        What::Counted { who: Who::Unit(marked), count, .. } if marked == unit => Some(i32::from(*count)),
        _ => None,
    });
    let passed = *hits > 0;
    // With a rule switch, a unit that fails to rally keeps running (G9).
    let runs_on = rest.first().is_some_and(|fact| matches!(fact.what, What::Threw { why: "fall-back", .. }));
    let terms = [("successes", i32::from(*hits).into()), ("left", left.unwrap_or_default().into())];
    let id = match (*why, passed) {
        ("check-rally", true) => "suppression-result-rallies",
        ("check-rally", false) if runs_on => "suppression-result-falls-back",
        ("check-rally", false) => "suppression-result-destroyed",
        ("check-army", true) => "suppression-result-stays",
        ("check-army", false) => "suppression-result-leaves",
        ("check-morale", true) => "suppression-result-holds",
        ("check-morale", false) => "suppression-result-falls-back",
        (_, true) => "suppression-result-recovers",
        _ => "suppression-result-keeps",
    };
    Some(Row {
        unit: *unit,
        why: Note::new(word(&format!("suppression-table-{why}")), first.rule.0),
        sides: *sides,
        dice: dice.iter().map(|face| (*face, i32::from(*face) <= limit)).collect(),
        limit: limit.to_string(),
        result: say(id, &terms),
        harm: !passed,
    })
}

/// The purpose of dice, the number they needed, and which of them count.
pub(super) fn roll(world: &World, fact: &Fact) -> Option<Roll> {
    let What::Threw { who, sides, dice, need: need_of, hits, why } = &fact.what else { return None };
    let (names, need_of) = (Names::of(world), *need_of);
    let check = why.starts_with("check-");
    let counts =
        |face: &u8| need_of.is_none_or(|need| if check { i32::from(*face) <= need } else { i32::from(*face) >= need });
    let terms = [("unit", names.who(*who).into()), ("why", word(&format!("suppression-tray-{why}")).into())];
    let need = need_of.unwrap_or_default();
    let sums = [("need", need.into()), ("hits", i32::from(*hits).into()), ("dice", dice.len().into())];
    let sums = match *why {
        _ if check => say("suppression-tray-check", &sums),
        "to-hit" | "to-kill" | "template" => say("suppression-tray-needs", &sums),
        _ => String::new(),
    };
    Some(Roll {
        title: say("suppression-tray-title", &terms),
        sums,
        lines: Vec::new(),
        counted: dice.iter().map(counts).collect(),
        side: Some(who.side()),
        needs: match need_of {
            Some(need) if check => say("suppression-roll-limit", &[("need", need.into())]),
            Some(need) => say("suppression-roll-need", &[("need", need.into())]),
            None => String::new(),
        },
        luck: need_of.map(|need| Luck {
            what: word(match *why {
                "to-hit" => "suppression-luck-hits",
                "to-kill" => "suppression-luck-wounds",
                "template" => "suppression-luck-shells",
                _ => "suppression-luck-checks",
            }),
            expected: rolls::good(why, i32::from(*sides), need).unsigned_abs() as u64 * dice.len() as u64 * 1_000_000
                / u64::from(*sides),
            actual: u64::from(*hits),
        }),
    })
}
