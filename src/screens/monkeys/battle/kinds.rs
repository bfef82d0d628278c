//! The kinds of decisions that a player may leave to the marked answer, and those that are given without asking.

use super::models::{Look, tray};
use crate::battle::{self, monkeys::tell::kebab};
use crate::engine::{Rules, window::WindowKind};
use crate::input::intent::Decider;
use crate::rules::monkeys::{Monkeys, order::Order, windows::Ask};
use crate::screens::{Settings, thinking};
use crate::words::word;
use bevy::prelude::World;

/// A kind of decision.
pub type Kind = &'static WindowKind;

/// Every window of the book in the order of a turn, those without a marked answer last.
pub fn all() -> impl Iterator<Item = Kind> {
    let of = |marked: bool| Ask::WINDOWS.iter().filter(move |kind| kind.is_marked() == marked);
    of(true).chain(of(false))
}

/// The kind of a window that marks an answer; `None` for the orders of a turn.
pub fn of(window: &str) -> Option<Kind> {
    Ask::WINDOWS.iter().find(|kind| kind.name == window && kind.is_marked())
}

/// Its name: "choosing a die".
pub fn words(kind: Kind) -> String {
    word(&format!("window-name-{}", kebab(kind.name)))
}

/// The title of its rule, with the rule's id: "Fleeing (T-108)".
pub fn rule_words(kind: Kind) -> String {
    let title = word(&format!("rule-{}-title", kind.rule.replace('.', "-").to_lowercase()));
    format!("{title} ({})", kind.rule)
}

/// The one that answers the open decision; in a lesson, only the player.
pub fn decider(world: &World) -> Decider {
    super::act::window_name(world).map_or(Decider::Player, |window| decider_of(world, window))
}

/// Whether the player answers decisions of this window.
pub fn asks_player(world: &World, window: &str) -> bool {
    decider_of(world, window) == Decider::Player
}

fn decider_of(world: &World, window: &str) -> Decider {
    let taught = crate::screens::lesson::is_on(world);
    let settings = world.get_resource::<Settings>().filter(|_| !taught);
    settings.map_or(Decider::Player, |settings| settings.decider(Monkeys::BOOK, window))
}

/// The order given without asking: the marked one if the player has left this kind of decision to it, or one of several
/// dice with the same effect.
pub fn unasked(world: &World) -> Option<Order> {
    of(super::act::window_name(world)?)?;
    let alike = || tray::dice_alike(&Look::at(world, &super::Hands::default()));
    if decider(world) == Decider::Marked || alike() { battle::monkeys::choices(world)?.default } else { None }
}

/// Whether the player was asked for an order: a platoon activated without asking is undone with the order it follows.
pub fn was_asked(world: &World, order: &Order) -> bool {
    !matches!(order, Order::Designate(_)) || asks_player(world, "Designate")
}

/// Whether any order that can be undone is one that a player was asked for.
pub fn has_own_step(world: &World) -> bool {
    thinking::has_own_step::<Monkeys>(world, |order| was_asked(world, order))
}
