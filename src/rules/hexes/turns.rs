//! How far the battle has come, and effects that are pending (R2, G7, G16).

use super::{
    damage::Blow,
    field::Field,
    fights::Fight,
    muster::{Crossing, Goal, Ranks},
    score,
};
use crate::force::Side;
use bevy_ecs::resource::Resource;

/// How far the battle has come. Pending effects are kept here so that everything in a step happens at once (F16).
#[derive(Resource, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// The round, from 1.
    pub round: u16,
    /// The step of the round, from 1; 0 before the first.
    pub step: u8,
    /// Whether both sides have set up.
    pub deployed: bool,
    /// The ranks of the sides (G7).
    pub ranks: [Ranks; 2],
    /// What each army was worth at the start (G16).
    pub worth: [u32; 2],
    /// Damage pending until the next Apply damage (R2).
    pub blows: Vec<Blow>,
    /// The assaults of this movement step, by column and row (G4).
    pub fights: Vec<Fight>,
}

impl Turn {
    /// Before the first round.
    pub(super) fn new(ranks: [Ranks; 2], field: &Field) -> Self {
        let worth = Side::BOTH.map(|side| score::worth(field, side));
        Self { round: 0, step: 0, deployed: false, ranks, worth, blows: Vec::new(), fights: Vec::new() }
    }

    /// The sides in the order in which they choose (F6, G2).
    pub fn choosing(&self) -> [Side; 2] {
        let [first, second] = self.ranks.map(|ranks| ranks.choice);
        if first <= second { Side::BOTH } else { [Side::Second, Side::First] }
    }

    /// The side that wins ties in assaults (F19).
    pub const fn favored(&self) -> Side {
        let [first, second] = [self.ranks[0].assault, self.ranks[1].assault];
        if second > first { Side::Second } else { Side::First }
    }
}

/// The side that has to get units across, with the conditions (G24).
pub fn crossing(field: &Field) -> Option<&Crossing> {
    match &field.setting.scenario.goal {
        Goal::Cross(crossing) => Some(crossing),
        Goal::Entrenched => None,
    }
}
