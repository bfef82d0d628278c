//! Lines of sight (G-07).

use super::terrain::Ground;
use std::sync::Arc;

/// All lines of sight over one ground.
#[derive(Debug)]
pub struct Sight {
    ground: Arc<Ground>,
}

impl Sight {
    /// The ground.
    pub fn ground(&self) -> &Arc<Ground> {
        &self.ground
    }
}
