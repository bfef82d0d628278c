//! Smoke on the table.

use crate::board::Cell;
use crate::force::PieceId;
use bevy_ecs::resource::Resource;

/// One cloud.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cloud {
    /// Its center.
    pub cell: Cell,
    /// Its radius in squares (T-18).
    pub radius: u8,
    /// Whether artillery of the thrower's side may be centered on its square (6.1).
    pub marks: bool,
    /// The piece that threw it.
    pub by: PieceId,
    /// Turns that the thrower's side had ended when it was thrown: the cloud lasts until the end of the next one.
    pub turn: u16,
}

/// All clouds on the table, oldest first.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Smoke(pub Vec<Cloud>);
