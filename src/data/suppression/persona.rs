//! Personalities of the scripted opponent of Suppression Actions: how each values casualties, markers, ground and
//! danger.

use crate::data::persona::{self, weighed::criteria};

criteria! {
    book Suppression, voices [persona::PLAIN, "drumfire", "headlong", "long-grass"];

    /// The criteria for an idea.
    pub enum Consider {
        /// Expected casualties of the enemy.
        Casualties = casualties, "suppression-consider-casualties", "suppression-reason-casualties";
        /// The expected cost to the enemy of markers and of falling back.
        Markers = markers, "suppression-consider-markers", "suppression-reason-markers";
        /// How near it gets to an objective.
        Goal = goal, "suppression-consider-goal", "suppression-reason-goal";
        /// What the enemy can do to it there.
        Danger = danger, "suppression-consider-danger", "suppression-reason-danger";
        /// The prospects of a charge.
        Assault = assault, "suppression-consider-assault", "suppression-reason-assault";
        /// Bringing models back into command.
        Command = command, "suppression-consider-command", "suppression-reason-command";
    }
}

/// A character, checked.
pub type Persona = persona::weighed::Persona<Consider>;
