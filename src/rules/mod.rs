//! The rule books. Each is a separate folder; none imports another.
//!
//! [`Book`] is the closed list of them. What differs by book is dispatched by a `match` on it, here and nowhere else.

#![deny(clippy::float_arithmetic)]

use bevy_ecs::resource::Resource;
use serde::{Deserialize, Serialize};

pub mod monkeys;
pub mod suppression;

/// A rule book.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Book {
    /// Monkeys With Guns.
    #[default]
    Monkeys,
}
