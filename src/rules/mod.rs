//! The rule books. Each is a folder of its own; none imports another.

pub mod monkeys;
