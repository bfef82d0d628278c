//! Lying prone: a prone primate counts as in cover until it moves again (section 8; 3.4, G-10, T-162).

use crate::board::Cell;
use crate::force::squad::Place;
use bevy_ecs::component::Component;
use serde::{Deserialize, Serialize};

/// The cell on which a primate has dropped prone. It is prone as long as it is there: standing up is free and comes
/// with the next step (G-10).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Prone(pub Option<Cell>);

impl Prone {
    /// Whether a primate in this place is prone.
    pub fn holds(self, place: Place) -> bool {
        self.0.is_some() && self.0 == place.cell()
    }
}
