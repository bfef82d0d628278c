//! The scenario: rounds, objectives, mist, and how the battle is won (G13, G19, G20, G25, G26).

use super::{raw, sides};
use crate::board::{Block, Cell, Grid};
use crate::data::{
    findings::{Findings, Path, quote},
    number::{named, within},
    raw::Pairs,
    suppression::profiles::is_closed,
};
use crate::force::Side;
use crate::rules::suppression::{
    muster::{Goal, Scenario, SetUp},
    profiles::Profiles,
};
use crate::words::Message;

/// Rounds of the longest battle.
const ROUNDS: i64 = 99;
/// The farthest that models may see in mist, in squares.
const MIST: i64 = 99;
/// Most objectives in a level.
const OBJECTIVES: i64 = 16;
/// Most cells of an objective.
const LARGEST: i64 = 16;

/// What a level or a script says about its scenario.
pub struct Head<'a> {
    pub rounds: Option<u32>,
    pub first: Option<Side>,
    pub set_up: SetUp,
    pub mist: Option<u32>,
    pub goal: raw::Goal,
    pub objectives: &'a Pairs<String, raw::Blocks>,
}

/// Checks the scenario; objectives need a last round.
pub fn scenario(
    findings: &mut Findings,
    root: &Path,
    head: &Head,
    (cells, profiles): (Option<&Grid<u8>>, &Profiles),
) -> Scenario {
    let objectives = check_objectives(findings, &root.field("objectives"), head.objectives, cells, profiles);
    if let Some(rounds) = head.rounds {
        within(findings, &root.field("rounds"), rounds.into(), 1, ROUNDS);
    } else if !head.objectives.is_empty() {
        findings.fault(&root.field("rounds"), Message::new("suppression-file-rounds"));
    }
    if let Some(mist) = head.mist {
        within(findings, &root.field("mist"), mist.into(), 1, MIST);
    }
    Scenario {
        rounds: head.rounds.map(|rounds| rounds.min(ROUNDS as u32) as u16),
        first: head.first,
        set_up: head.set_up,
        mist: head.mist.map(|mist| mist.min(MIST as u32) as u8),
        objectives,
        goal: goal(findings, &root.field("goal"), head),
    }
}

fn goal(findings: &mut Findings, path: &Path, head: &Head) -> Goal {
    let raw::Goal::Seize { attacker, from } = head.goal else { return Goal::Score };
    within(findings, &path.field("from"), from.into(), 1, head.rounds.map_or(ROUNDS, i64::from));
    if head.objectives.is_empty() {
        findings.fault(path, Message::new("suppression-file-seize"));
    }
    Goal::Seize { attacker, from: from.min(ROUNDS as u32) as u16 }
}

/// The cells of each objective: on the board, where models can stand.
fn check_objectives(
    findings: &mut Findings,
    path: &Path,
    raw: &Pairs<String, raw::Blocks>,
    cells: Option<&Grid<u8>>,
    profiles: &Profiles,
) -> Vec<Vec<Cell>> {
    within(findings, path, raw.0.len() as i64, 0, OBJECTIVES);
    let mut all: Vec<Vec<Cell>> = Vec::new();
    for (place, (name, blocks)) in raw.0.iter().enumerate().take(OBJECTIVES as usize) {
        let path = path.key(name);
        named(findings, &path, name);
        if raw.0[..place].iter().any(|(known, _)| known == name) {
            findings.fault(&path, Message::new("data-twice").with("given", quote(name)));
        }
        let zone = sides::blocks(findings, &path, blocks, cells);
        let squares: Vec<Cell> = zone.0.iter().flat_map(Block::cells).collect();
        if !zone.0.is_empty() {
            within(findings, &path, squares.len() as i64, 1, LARGEST);
        }
        let ground = |cell: &Cell| cells.map(|cells| &profiles.terrain[usize::from(cells[*cell])]);
        let closed = squares.iter().find_map(|cell| Some((cell, ground(cell).filter(|ground| is_closed(ground))?)));
        if let Some((cell, ground)) = closed {
            let what = Message::new("suppression-file-closed").with("cell", cell.to_string());
            findings.fault(&path, what.with("ground", ground.name.as_str()));
        }
        all.push(squares);
    }
    all
}
