//! A round of 38 steps (R1).

use super::{
    deeds::Deeds,
    planning::Planning,
    sequence::Frame,
    states::{Orders, Rest},
    turns::Turn,
};
use crate::engine::What;
use std::fmt;

/// A step of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// Units fire, aim and load.
    Gunnery(u8),
    /// Damage takes effect.
    ApplyDamage,
    /// Clouds and burning hexes hurt the units in them.
    TriggerHexEffect,
    /// Units move.
    Movement(u8),
    /// Units leave before an assault.
    PreAssaultRetreat,
    /// Abilities before an assault.
    PreAssaultAbilities,
    /// Units fight for a hex.
    Assault(u8),
    /// Units retreat after an assault.
    PostAssaultRetreat,
    /// Units heal and repair.
    Healing(u8),
    /// Continuing damage.
    Agony(u8),
    /// Tokens and markers are removed.
    Aftermath,
}

/// The steps of a round in order (R1).
pub const STEPS: [Step; 38] = [
    Step::Gunnery(1),
    Step::ApplyDamage,
    Step::TriggerHexEffect,
    Step::Movement(1),
    Step::PreAssaultRetreat,
    Step::PreAssaultAbilities,
    Step::Assault(1),
    Step::PostAssaultRetreat,
    Step::ApplyDamage,
    Step::TriggerHexEffect,
    Step::Movement(2),
    Step::PreAssaultRetreat,
    Step::PreAssaultAbilities,
    Step::Assault(2),
    Step::PostAssaultRetreat,
    Step::ApplyDamage,
    Step::TriggerHexEffect,
    Step::Movement(3),
    Step::PreAssaultRetreat,
    Step::PreAssaultAbilities,
    Step::Assault(3),
    Step::PostAssaultRetreat,
    Step::ApplyDamage,
    Step::Gunnery(2),
    Step::ApplyDamage,
    Step::Healing(1),
    Step::Agony(0),
    Step::ApplyDamage,
    Step::Agony(1),
    Step::ApplyDamage,
    Step::Agony(2),
    Step::ApplyDamage,
    Step::Agony(3),
    Step::ApplyDamage,
    Step::Agony(4),
    Step::ApplyDamage,
    Step::Healing(2),
    Step::Aftermath,
];

impl Step {
    /// The name of its start in the log.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Gunnery(1) => "gunnery-1",
            Self::Gunnery(_) => "gunnery-2",
            Self::ApplyDamage => "apply-damage",
            Self::TriggerHexEffect => "trigger-hex-effect",
            Self::Movement(1) => "movement-1",
            Self::Movement(2) => "movement-2",
            Self::Movement(_) => "movement-3",
            Self::PreAssaultRetreat => "pre-assault-retreat",
            Self::PreAssaultAbilities => "pre-assault-abilities",
            Self::Assault(1) => "assault-1",
            Self::Assault(2) => "assault-2",
            Self::Assault(_) => "assault-3",
            Self::PostAssaultRetreat => "post-assault-retreat",
            Self::Healing(1) => "healing-1",
            Self::Healing(_) => "healing-2",
            Self::Agony(0) => "agony-0",
            Self::Agony(1) => "agony-1",
            Self::Agony(2) => "agony-2",
            Self::Agony(3) => "agony-3",
            Self::Agony(_) => "agony-4",
            Self::Aftermath => "aftermath",
        }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Turn {
    /// The current step of the round; none before the first.
    pub fn under_way(&self) -> Option<Step> {
        STEPS.get(usize::from(self.step).checked_sub(1)?).copied()
    }
}

/// Runs one round after another.
pub(super) fn next_round(mut deeds: Deeds) {
    deeds.clock.call(Frame::Round);
    deeds.clock.again();
}

/// A round starts: cards are written for it if none were written the round before (G1). The previous round's cards are
/// discarded, so that nobody plans as if they were still to be carried out.
pub(super) fn open_round(mut deeds: Deeds) {
    deeds.turn.round += 1;
    deeds.turn.step = 0;
    for unit in deeds.field.all() {
        if deeds.field.setting.scenario.plan_now && deeds.field.unit(unit).orders != Orders::default() {
            deeds.change(unit, |state| state.orders = Orders::default());
        }
    }
    let (side, round) = (deeds.turn.choosing()[0], deeds.turn.round);
    deeds.tell("R1", What::Began { step: "new-round", side, round });
    if round == 1 || deeds.field.setting.scenario.plan_now {
        deeds.clock.call(Frame::Plan(Planning::default()));
    }
}

/// This round's cards are revealed to both sides (G1); those of the next round are written (F2), unless this is the
/// last round.
pub(super) fn turn_up(mut deeds: Deeds) {
    for unit in deeds.field.all() {
        let state = deeds.field.unit(unit);
        let Some(card) = state.orders.next.filter(|_| state.hex().is_some()) else { continue };
        let begins = deeds.field.make(unit).moves[usize::from(card.movement)].speed;
        // A unit whose speed differs from its card does nothing (A17).
        let rest = if begins == state.stance.speed { Rest::AsWritten } else { Rest::Nothing };
        deeds.change(unit, |state| state.orders = Orders { now: Some(card), next: None, rest });
        deeds.note(unit, "movement-card", card.movement.into(), "G1");
        deeds.note(unit, "fire-card", card.fire.into(), "G1");
    }
    let scenario = &deeds.field.setting.scenario;
    let is_last = scenario.rounds.is_some_and(|rounds| deeds.turn.round >= rounds);
    if !scenario.plan_now && !is_last {
        deeds.clock.call(Frame::Plan(Planning::default()));
    }
}

/// Runs one step after another.
pub(super) fn next_step(mut deeds: Deeds) {
    if usize::from(deeds.turn.step) >= STEPS.len() {
        return;
    }
    deeds.turn.step += 1;
    let Some(step) = deeds.turn.under_way() else { return };
    let (side, round) = (deeds.turn.choosing()[0], deeds.turn.round);
    deeds.tell("R1", What::Began { step: step.name(), side, round });
    deeds.clock.call(Frame::of(step));
    deeds.clock.again();
}
