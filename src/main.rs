//! The command line of Monkeys With Guns.
fn main() {}
