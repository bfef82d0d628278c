//! The rules, chapter by chapter, each test named after its rule.

mod kit;
mod monkeys;
mod scripts;
