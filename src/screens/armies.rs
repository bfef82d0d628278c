//! The page for building armies, of the book that has one.

use super::{hosts, pages::Pages};
use crate::input::Intent;
use crate::panels::{self, naming::Naming};
use bevy::prelude::World;

/// A page for building the armies of a book.
pub trait Armies: Sync {
    /// Whether an intent was meant for it.
    fn answer(&self, world: &mut World, pages: &mut Pages, intent: &Intent) -> bool;
    /// Continues its background work.
    fn follow(&self, world: &mut World);
    /// What it shows.
    fn scene(&self, world: &World) -> panels::Scene;
    /// The card that asks for a name.
    fn naming(&self, world: &World) -> Naming;
}

/// Whether an intent was meant for the page.
pub(super) fn answer(world: &mut World, pages: &mut Pages, intent: &Intent) -> bool {
    hosts::ARMIES.answer(world, pages, intent)
}
