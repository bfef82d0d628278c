//! What a rule book says about its scripts: how a scene is set up, and how its pieces are described.

use crate::battle::book::Played;
use crate::data::LoadError;
use crate::engine::{Fact, Rules, fact::Who};
use crate::force::{PieceId, UnitId};
use crate::words::Message;
use bevy_ecs::world::World;

/// A rule book whose rules are shown by scripts.
pub trait Scripted: Played {
    /// Begins the battle of a scene and keeps its record.
    fn stage(world: &mut World, scene: &Self::Stage);
    /// The scene again, from a replay that carries its set-up.
    ///
    /// # Errors
    /// All its faults.
    fn scene_of(setup: &Self::Scene, file: &str) -> Result<Self::Stage, LoadError>;
    /// The dice that the scene lays out.
    fn laid(scene: &Self::Stage) -> &[u8];
    /// Whether there is something to see before the first order.
    fn has_prelude(_scene: &Self::Stage) -> bool {
        false
    }
    /// The states of a unit or a piece, in the order in which they stand in the book's list.
    fn states(view: <Self as Rules>::View<'_>, who: Who) -> Vec<Self::State>;
    /// Where a piece is, as a step of a script says it.
    fn whereabouts(view: <Self as Rules>::View<'_>, piece: PieceId) -> String;
    /// Who leads a unit.
    fn leader(_view: <Self as Rules>::View<'_>, _unit: UnitId) -> Option<PieceId> {
        None
    }
    /// Actions that a unit has left.
    fn actions(_view: <Self as Rules>::View<'_>, _unit: UnitId) -> u8 {
        0
    }
    /// The board of tokens as it stands.
    fn board(view: <Self as Rules>::View<'_>, scene: &Self::Stage) -> Vec<String>;
    /// The word for a refusal that stands for no rule of its own: `window`, `unit`.
    fn reason(why: &<Self as Rules>::Illegal) -> Option<&'static str>;
    /// What a roll was for, where more dice fell than were laid out; `before` are the facts up to it.
    fn purpose(_before: &[Fact], _roll: &Fact) -> Option<Message> {
        None
    }
}
