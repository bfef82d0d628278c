//! Giving up: a side that is beaten in a Skirmish without a round limit leaves the board, and concedes if there is
//! nothing left to save. No one has to hunt down the last survivor.

use crate::data::monkeys::persona::Persona;
use crate::force::Side;
use crate::rules::monkeys::{choices::Table, scenarios::Scenario};

/// How much of a pinned primate counts, in percent.
const PINNED: u32 = 60;

/// A side gives up when its strength is below this percentage of the strength at which it withdraws.
const HOPELESS: u32 = 60;

/// In a long battle, the side that is behind loses heart: after this round, it gives up sooner with each further round,
/// by this many points of that percentage.
const LONG: u16 = 8;
const WEARY: u32 = 6;

/// Whether a side has so little left compared with the enemy that it walks off the board.
pub fn withdraws(table: Table, side: Side, persona: &Persona) -> bool {
    is_open(table) && is_below(table, side, threshold(table, persona))
}

/// Whether it gives up the battle right away.
pub fn concedes(table: Table, side: Side, persona: &Persona) -> bool {
    is_open(table) && is_below(table, side, threshold(table, persona) * HOPELESS / 100)
}

/// The percentage of the enemy's strength below which a side withdraws in this round. It never exceeds 100, so a side
/// that is ahead stays.
fn threshold(table: Table, persona: &Persona) -> u32 {
    (persona.yields + WEARY * u32::from(table.turn.round.saturating_sub(LONG))).min(100)
}

/// With a limit of rounds, time ends the battle; and other scenarios have a goal.
fn is_open(table: Table) -> bool {
    table.turn.rounds.is_none() && table.turn.stakes.scenario == Scenario::Skirmish
}

/// Whether a side's strength is below this percentage of the enemy's.
fn is_below(table: Table, side: Side, percent: u32) -> bool {
    100 * strength(table, side) < percent * strength(table, side.other())
}

/// Scrap value of everything on the board.
fn strength(table: Table, side: Side) -> u32 {
    let standing = table.field.primates.iter().filter(|one| one.id.unit.side == side && one.place.is_on_board());
    standing.map(|one| u32::from(one.cost) * if one.pin.holds() { PINNED } else { 100 } / 100).sum()
}
