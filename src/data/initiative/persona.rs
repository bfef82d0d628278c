//! Personalities of the scripted opponent of Initiative Ladder: how each values fire, aim, danger, ground and company.

use crate::data::persona::{self, weighed::criteria};

criteria! {
    book Initiative, voices [persona::PLAIN, "one-breath", "quickstep", "still-water"];

    /// The criteria for an idea.
    pub enum Consider {
        /// The damage its fire does to the enemy.
        Harm = harm, "initiative-consider-harm", "initiative-reason-harm";
        /// The promise of aiming: a better first shot, and fire at anyone crossing its line of sight.
        Aim = aim, "initiative-consider-aim", "initiative-reason-aim";
        /// What the enemy can do to it at its destination.
        Danger = danger, "initiative-consider-danger", "initiative-reason-danger";
        /// How near it gets to the goal, or to the enemy.
        Goal = goal, "initiative-consider-goal", "initiative-reason-goal";
        /// The prospects of a hand-to-hand fight.
        Melee = melee, "initiative-consider-melee", "initiative-reason-melee";
        /// A loaded weapon, and the right one.
        Readiness = readiness, "initiative-consider-readiness", "initiative-reason-readiness";
        /// Friends that are steadied or warned.
        Company = company, "initiative-consider-company", "initiative-reason-company";
    }
}

/// A character, checked.
pub type Persona = persona::weighed::Persona<Consider>;
