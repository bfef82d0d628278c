//! Lying prone: a prone primate counts as in cover until it moves again (section 8; 3.4, G-10, T-162).

pub use super::states::Prone;

use crate::force::squad::Place;

impl Prone {
    /// Whether a primate in this position is prone.
    pub fn holds(self, place: Place) -> bool {
        self.0.is_some() && self.0 == place.cell()
    }
}
