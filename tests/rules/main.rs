//! The rules, chapter by chapter, each test named after its rule.

mod doubts;
mod kit;
mod monkeys;
mod scripts;
mod windows;
