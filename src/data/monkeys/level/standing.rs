//! Standing orders: what a level's author wants the scripted opponent to do (level file format).

use super::{raw, sides::Checked, zones::check_cell};
use crate::board::{Cell, Zone, terrain::Ground};
use crate::data::{
    findings::{Findings, Path},
    nearest::unknown,
    number::within,
};
use crate::force::{Side, UnitId};
use crate::words::Message;

/// Most lines of a side, units of a line, and waypoints.
const MOST: i64 = 64;

/// One line: the units, their task, and when it applies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The units it applies to.
    pub who: Vec<UnitId>,
    /// It applies once any of these has happened; always if there are none.
    pub when: Vec<Until>,
    /// What they do.
    pub task: Task,
}

/// A condition of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Until {
    /// The unit has lost this many thousandths of its members.
    Losses(u16),
    /// This round has started.
    FromRound(u16),
    /// Anyone on the side sees this unit.
    Seen(UnitId),
    /// The unit has lost a member, or has one pinned.
    Attacked,
}

/// The task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// Leave the board over an edge allowed by the scenario.
    Retreat,
    /// Go into a zone, and fight there.
    Assault(Zone),
    /// Stay in a zone.
    Hold(Zone),
    /// Walk from waypoint to waypoint.
    Along(Vec<Cell>),
    /// Follow the scenario.
    Free,
}

/// Checks the standing orders of both sides.
pub fn check(
    findings: &mut Findings,
    path: &Path,
    raw: &[raw::Side],
    sides: &[Checked; 2],
    zones: &[(String, Zone)],
    ground: Option<&Ground>,
) -> [Vec<Standing>; 2] {
    let names = Side::BOTH.map(|side| units(side, &sides[side.index()]));
    Side::BOTH.map(|side| {
        let path = path.at(side.index()).field("standing");
        let lines = raw.get(side.index()).map_or(&[][..], |raw| &raw.standing);
        within(findings, &path, lines.len() as i64, 0, MOST);
        let context = Context { own: &names[side.index()], others: &names[side.other().index()], zones, ground };
        let checked = lines.iter().take(MOST as usize).enumerate();
        checked.map(|(place, line)| check_line(findings, &path.at(place), line, &context)).collect()
    })
}

fn units(side: Side, checked: &Checked) -> Vec<UnitId> {
    let platoons = checked.stand.iter().enumerate();
    platoons
        .flat_map(|(platoon, muster)| {
            muster.units.iter().map(move |unit| UnitId { side, platoon: platoon as u8 + 1, post: unit.post })
        })
        .collect()
}

struct Context<'a> {
    own: &'a [UnitId],
    others: &'a [UnitId],
    zones: &'a [(String, Zone)],
    ground: Option<&'a Ground>,
}

fn check_line(findings: &mut Findings, path: &Path, line: &raw::Standing, context: &Context) -> Standing {
    let list = path.field("who");
    within(findings, &list, line.who.len() as i64, 1, MOST);
    let named = line.who.iter().take(MOST as usize).enumerate();
    let who = named.filter_map(|(place, name)| unit(findings, &list.at(place), name, context.own)).collect();
    let whens = path.field("when");
    let when = line.when.iter().enumerate();
    let when = when.filter_map(|(place, until)| check_until(findings, &whens.at(place), until, context)).collect();
    Standing { who, when, task: check_task(findings, &path.field("task"), &line.task, context) }
}

fn unit(findings: &mut Findings, path: &Path, name: &str, known: &[UnitId]) -> Option<UnitId> {
    let found = known.iter().copied().find(|id| id.to_string() == name);
    if found.is_none() {
        let names: Vec<String> = known.iter().map(UnitId::to_string).collect();
        let listed: Vec<&str> = names.iter().map(String::as_str).collect();
        findings.fault(path, unknown("unit", name, &listed));
    }
    found
}

fn check_until(findings: &mut Findings, path: &Path, until: &raw::Until, context: &Context) -> Option<Until> {
    let bounded = |findings: &mut Findings, number: i64, most: i64| {
        within(findings, path, number, 1, most).then_some(number as u16)
    };
    match until {
        raw::Until::Losses(share) => bounded(findings, *share, 1000).map(Until::Losses),
        raw::Until::FromRound(round) => bounded(findings, *round, 999).map(Until::FromRound),
        raw::Until::Seen(name) => unit(findings, path, name, context.others).map(Until::Seen),
        raw::Until::Attacked => Some(Until::Attacked),
    }
}

fn check_task(findings: &mut Findings, path: &Path, task: &raw::Task, context: &Context) -> Task {
    let mut zone = |name: &str| {
        let found = context.zones.iter().find(|(known, _)| known == name);
        if found.is_none() {
            let names: Vec<&str> = context.zones.iter().map(|(name, _)| name.as_str()).collect();
            findings.fault(path, unknown("zone", name, &names));
        }
        found.map_or_else(Zone::default, |(_, zone)| zone.clone())
    };
    match task {
        raw::Task::Retreat => Task::Retreat,
        raw::Task::Free => Task::Free,
        raw::Task::Assault(name) => Task::Assault(zone(name)),
        raw::Task::Hold(name) => Task::Hold(zone(name)),
        raw::Task::Along(points) => {
            if points.is_empty() {
                findings.fault(path, Message::new("data-empty"));
            }
            within(findings, path, points.len() as i64, 0, MOST);
            let points = points.iter().take(MOST as usize).enumerate();
            let cell = |(place, at): (usize, &raw::At)| {
                context.ground.and_then(|ground| check_cell(findings, &path.at(place), *at, ground))
            };
            Task::Along(points.filter_map(cell).collect())
        }
    }
}
