//! The scripted opponent: it answers every window, plays whole battles of every kind, and the same ones everywhere.

mod advice;
mod common;
mod dropping;
mod endings;
mod fair;
mod firing;
mod gathering;
mod habits;
mod ladder;
mod partners;
mod patience;
mod screening;
mod speech;
mod standing;
#[path = "../common/thorough.rs"]
mod thorough;
mod waiting;
mod watching;
mod why;
mod windows;
