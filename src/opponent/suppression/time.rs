//! How much of the battle is left, and its effect on the value of casualties, markers and danger.

use crate::force::Side;
use crate::rules::suppression::choices::View;

/// Turns still to come after the current one, as far as they matter.
#[derive(Clone, Copy, Debug)]
pub struct Time {
    /// For the side itself.
    pub own: u16,
    /// Of its enemy.
    pub enemy: u16,
    /// Whether the round ends with this turn, so that what is held now counts.
    pub ends_round: bool,
}

/// The number of turns assumed to come if there is no limit of rounds.
const MANY: u16 = 6;

/// The value of a unit by the number of turns it still has, in hundredths.
const USE: [i64; 3] = [20, 55, 85];

impl Time {
    /// For the side to move.
    pub fn of(view: View, side: Side) -> Self {
        let rounds = view.field.setting.scenario.rounds;
        let own = rounds.map_or(MANY, |rounds| rounds.saturating_sub(view.turn.round));
        let ends_round = view.turn.first != side;
        Self { own, enemy: own + u16::from(!ends_round), ends_round }
    }

    /// The value of harm to the enemy, in hundredths: a unit that has no more turns can't do any harm.
    pub fn harm(self) -> i64 {
        USE.get(usize::from(self.enemy)).copied().unwrap_or(100)
    }

    /// The weight of harm done by the enemy, in hundredths.
    pub fn danger(self) -> i64 {
        if self.enemy == 0 { 0 } else { USE.get(usize::from(self.own)).copied().unwrap_or(100) }
    }
}
