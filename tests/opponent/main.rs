//! The scripted opponent: it answers every window, plays whole battles of every kind, and the same ones everywhere.

mod common;
mod habits;
mod ladder;
mod speech;
mod standing;
mod why;
mod windows;
