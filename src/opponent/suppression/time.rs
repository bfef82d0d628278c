//! How much of the battle is left, and what that makes of casualties, markers and danger.

use crate::force::Side;
use crate::rules::suppression::choices::View;

/// Turns to come after the one under way, as far as they matter.
#[derive(Clone, Copy, Debug)]
pub struct Time {
    /// Of the side itself.
    pub own: u16,
    /// Of its enemy.
    pub enemy: u16,
    /// Whether the round ends with this turn: what is held now counts.
    pub ends_round: bool,
}

/// Without a limit of rounds, so many are thought to come.
const MANY: u16 = 6;

/// What a unit is worth by the turns that it still has, in hundredths.
const USE: [i64; 3] = [20, 55, 85];

impl Time {
    /// For a side whose turn it is.
    pub fn of(view: View, side: Side) -> Self {
        let rounds = view.field.setting.scenario.rounds;
        let own = rounds.map_or(MANY, |rounds| rounds.saturating_sub(view.turn.round));
        let ends_round = view.turn.first != side;
        Self { own, enemy: own + u16::from(!ends_round), ends_round }
    }

    /// What harm to the enemy counts, in hundredths: a unit that has no turn any more can do none.
    pub fn harm(self) -> i64 {
        USE.get(usize::from(self.enemy)).copied().unwrap_or(100)
    }

    /// What harm by the enemy counts, in hundredths.
    pub fn danger(self) -> i64 {
        if self.enemy == 0 { 0 } else { USE.get(usize::from(self.own)).copied().unwrap_or(100) }
    }
}
