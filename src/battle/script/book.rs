//! What a rule book provides for its scripts: setting up a scene, and describing its pieces.

use crate::battle::book::Played;
use crate::data::LoadError;
use crate::engine::{Fact, Rules, fact::Who};
use crate::force::{PieceId, UnitId};
use crate::words::Message;
use bevy_ecs::world::World;

/// A rule book whose rules are shown by scripts.
pub trait Scripted: Played {
    /// Starts the battle of a scene and keeps its record.
    fn stage(world: &mut World, scene: &Self::Stage);
    /// The scene, rebuilt from a replay that contains its set-up.
    ///
    /// # Errors
    /// Everything wrong with it.
    fn scene_of(setup: &Self::Scene, file: &str) -> Result<Self::Stage, LoadError>;
    /// The dice that the scene lays out.
    fn laid(scene: &Self::Stage) -> &[u8];
    /// Whether anything happens before the first order.
    fn has_prelude(_scene: &Self::Stage) -> bool {
        false
    }
    /// The states of a unit or a piece, in the order of the book's list.
    fn states(view: <Self as Rules>::View<'_>, who: Who) -> Vec<Self::State>;
    /// The position of a piece, as written in a step of a script.
    fn whereabouts(view: <Self as Rules>::View<'_>, piece: PieceId) -> String;
    /// The leader of a unit.
    fn leader(_view: <Self as Rules>::View<'_>, _unit: UnitId) -> Option<PieceId> {
        None
    }
    /// Actions left to a unit.
    fn actions(_view: <Self as Rules>::View<'_>, _unit: UnitId) -> u8 {
        0
    }
    /// The current board of tokens.
    fn board(view: <Self as Rules>::View<'_>, scene: &Self::Stage) -> Vec<String>;
    /// The word for a refusal that doesn't stand for a rule of its own: `window`, `unit`.
    fn reason(why: &<Self as Rules>::Illegal) -> Option<&'static str>;
    /// What would have been accepted instead of an order refused for this reason, where that is a short list.
    fn instead(_view: <Self as Rules>::View<'_>, _why: &<Self as Rules>::Illegal) -> Option<Message> {
        None
    }
    /// The purpose of a roll, if more dice were rolled than laid out; `before` are the facts up to it.
    fn purpose(_before: &[Fact], _roll: &Fact) -> Option<Message> {
        None
    }
}
