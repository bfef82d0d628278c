//! Which side time favors: how the battle would end if everyone waited from now on.

use crate::force::Side;
use crate::rules::monkeys::{
    choices::Table,
    scenarios::{Scenario, battle, lost_scrap},
};
use std::cmp::Ordering;

/// The effect of waiting for a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// The side that waits wins.
    Wins,
    /// It leads to a draw.
    Draws,
    /// It loses.
    Loses,
}

impl Waiting {
    /// The current effect for this side.
    pub fn of(table: Table, side: Side) -> Self {
        let Table { field, turn, .. } = table;
        let for_winner = |winner: Option<Side>| {
            winner.map_or(Self::Draws, |winner| if winner == side { Self::Wins } else { Self::Loses })
        };
        // Markers decide a Battle long before its last round.
        let holder = Side::BOTH.into_iter().find(|side| battle::holds_enough(field, turn, *side));
        if holder.is_some() {
            return for_winner(holder);
        }
        if turn.rounds.is_some() {
            return for_winner(turn.stakes.scenario.terms().at_last_round(field, turn).winner);
        }
        let ahead = match turn.stakes.scenario {
            // The side caught in an ambush has to get away.
            Scenario::Ambush if turn.stakes.attacks() == Some(side) => Ordering::Greater,
            Scenario::Ambush => Ordering::Less,
            Scenario::Battle => battle::held(turn, side).cmp(&battle::held(turn, side.other())),
            _ => lost_scrap(field, side.other()).cmp(&lost_scrap(field, side)),
        };
        match ahead {
            Ordering::Greater => Self::Wins,
            Ordering::Equal => Self::Draws,
            Ordering::Less => Self::Loses,
        }
    }
}
