//! The scenario: turns, how the sides set up, how the battle is won, the ambush turn (G11, G22, G23, R25).

use super::{raw, sides};
use crate::board::{Block, Cell, Grid, Zone};
use crate::data::{
    findings::{Findings, Path},
    number::{named, within},
};
use crate::rules::initiative::{
    muster::{Ambush, Goal, Scenario, SetUp},
    profiles::Profiles,
};
use crate::words::Message;

/// Turns of the longest battle.
const TURNS: i64 = 99;
/// Most cells of a place that is held.
const LARGEST: i64 = 64;
/// The largest distance at which a character may count as near a place.
const NEAR: i64 = 20;
/// Most consecutive turn ends for which a place has to be held.
const ROW: i64 = 9;

/// What a level or a script says about its scenario.
pub struct Head<'a> {
    pub turns: Option<u32>,
    pub set_up: raw::SetUp,
    pub goal: &'a raw::Goal,
    pub ambush: Option<&'a raw::Ambush>,
}

/// Checks the scenario.
pub fn scenario(
    findings: &mut Findings,
    root: &Path,
    head: &Head,
    (cells, profiles): (Option<&Grid<u8>>, &Profiles),
) -> Scenario {
    if let Some(turns) = head.turns {
        within(findings, &root.field("turns"), turns.into(), 1, TURNS);
    } else if matches!(head.goal, raw::Goal::Carry { .. }) {
        findings.fault(&root.field("turns"), Message::new("initiative-file-turns"));
    }
    let ambush = head.ambush.map(|ambush| Ambush {
        movers: ambush.movers,
        to: zone(findings, &root.field("ambush").field("to"), &ambush.to, (cells, profiles)),
    });
    Scenario {
        turns: head.turns.map(|turns| turns.min(TURNS as u32) as u16),
        set_up: match head.set_up {
            raw::SetUp::Alternate => SetUp::Alternate,
            raw::SetUp::Whole(side) => SetUp::Whole(side),
        },
        goal: goal(findings, &root.field("goal"), head, (cells, profiles)),
        object: head.goal.object().cloned().unwrap_or_default(),
        ambush,
    }
}

fn goal(findings: &mut Findings, path: &Path, head: &Head, ground: (Option<&Grid<u8>>, &Profiles)) -> Goal {
    if let Some(name) = head.goal.object() {
        named(findings, &path.field("name"), name);
    }
    match head.goal {
        raw::Goal::Break => Goal::Break,
        raw::Goal::Hold { cells, near, from, turns, .. } => {
            let place = zone(findings, &path.field("cells"), cells, ground);
            let squares: Vec<Cell> = place.0.iter().flat_map(Block::cells).collect();
            if !place.0.is_empty() {
                within(findings, &path.field("cells"), squares.len() as i64, 1, LARGEST);
            }
            within(findings, &path.field("near"), (*near).into(), 0, NEAR);
            within(findings, &path.field("from"), (*from).into(), 1, head.turns.map_or(TURNS, i64::from));
            within(findings, &path.field("turns"), (*turns).into(), 1, ROW);
            let (near, turns) = ((*near).min(NEAR as u32) as u8, (*turns).min(ROW as u32) as u8);
            Goal::Hold { cells: squares, near, from: (*from).min(TURNS as u32) as u16, turns }
        }
        raw::Goal::Carry { movers, to, few, .. } => {
            within(findings, &path.field("few"), (*few).into(), 0, 5);
            let to = zone(findings, &path.field("to"), to, ground);
            Goal::Carry { movers: *movers, to, few: (*few).min(5) as u8 }
        }
    }
}

/// Cells of which at least one can be entered.
fn zone(
    findings: &mut Findings,
    path: &Path,
    blocks: &raw::Blocks,
    (cells, profiles): (Option<&Grid<u8>>, &Profiles),
) -> Zone {
    let zone = sides::blocks(findings, path, blocks, cells);
    let open = |cell: Cell| cells.is_none_or(|cells| !sides::is_shut(cell, (cells, profiles)));
    if !zone.0.is_empty() && !zone.0.iter().flat_map(Block::cells).any(open) {
        findings.fault(path, Message::new("initiative-file-shut"));
    }
    zone
}
