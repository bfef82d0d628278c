//! Personalities of the scripted opponent of Ordered Hexes: how each values fire, aim, danger, assaults and ground.

use crate::data::persona::{self, weighed::criteria};

criteria! {
    book Hexes, voices [persona::PLAIN, "closed-fist", "deep-roots", "long-shadow"];

    /// The criteria for a plan.
    pub enum Consider {
        /// The damage its fire does to the enemy.
        Harm = harm, "hexes-consider-harm", "hexes-reason-harm";
        /// The advantage of an aim.
        Aim = aim, "hexes-consider-aim", "hexes-reason-aim";
        /// What the enemy can do to it at its destination.
        Danger = danger, "hexes-consider-danger", "hexes-reason-danger";
        /// The prospects of its assaults.
        Assault = assault, "hexes-consider-assault", "hexes-reason-assault";
        /// How near it gets to the goal, or to the enemy.
        Goal = goal, "hexes-consider-goal", "hexes-reason-goal";
    }
}

/// A character, checked.
pub type Persona = persona::weighed::Persona<Consider>;
