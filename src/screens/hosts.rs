//! The rule books that can be played at the table: the one place where screens name them.

use super::{host::Host, monkeys};

/// The book of battles that say nothing else.
pub const FIRST: &dyn Host = &monkeys::Hosting;

/// All of them.
pub const ALL: [&dyn Host; 1] = [FIRST];
