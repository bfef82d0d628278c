//! The scripted opponent: it answers every window, plays whole battles of every kind, and the same ones everywhere.

mod advice;
mod common;
mod fair;
mod habits;
mod ladder;
mod speech;
mod standing;
#[path = "../common/thorough.rs"]
mod thorough;
mod waiting;
mod why;
mod windows;
