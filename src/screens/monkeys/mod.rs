//! What the window has of Monkeys With Guns: its battle, with hands, cards and drawings of its own.

pub mod battle;
