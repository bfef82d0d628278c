//! The kinds of decisions that a player may leave to the marked answer, and what is given without asking.

use super::models::{Look, tray};
use crate::battle::{self, tell::kebab};
use crate::input::intent::Decider;
use crate::rules::monkeys::order::Order;
use crate::screens::Settings;
use crate::words::word;
use bevy::prelude::World;

/// A kind of decision: one row a window that marks an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kind {
    /// The window's name in the book.
    pub name: &'static str,
    /// The rule behind the decision.
    pub rule: &'static str,
}

const fn kind(name: &'static str, rule: &'static str) -> Kind {
    Kind { name, rule }
}

/// Every window of the book that marks an answer, in the order of a turn. Settings, help and input read it here.
pub const KINDS: &[Kind] = &[
    kind("Ground", "G-33"),
    kind("Deploy", "G-32"),
    kind("Designate", "T-07"),
    kind("GetDown", "T-162"),
    kind("Regroup", "T-103"),
    kind("NewLead", "T-158"),
    kind("PressOn", "T-106"),
    kind("Stand", "T-108"),
    kind("FleeMove", "T-108"),
    kind("Losses", "T-116"),
    kind("ChargeOn", "T-118"),
    kind("Watch", "T-126"),
    kind("Resolve", "T-46"),
    kind("Volley", "T-51"),
    kind("Die", "T-65"),
    kind("Damage", "T-87"),
    kind("BailOut", "T-93"),
    kind("Check", "T-151"),
    kind("Successor", "T-34"),
];

/// The orders of a turn: nothing is marked among them.
pub const TURN: Kind = kind("Act", "T-14");

/// The kind of a window; none for the orders of a turn.
pub fn of(window: &str) -> Option<&'static Kind> {
    KINDS.iter().find(|kind| kind.name == window)
}

impl Kind {
    /// What it is called: "choosing a die".
    pub fn words(&self) -> String {
        word(&format!("window-name-{}", kebab(self.name)))
    }

    /// The title of its rule, with the rule's id: "Fleeing (T-108)".
    pub fn rule_words(&self) -> String {
        let title = word(&format!("rule-{}-title", self.rule.replace('.', "-").to_lowercase()));
        format!("{title} ({})", self.rule)
    }
}

/// Who answers the open decision; in a lesson, only the player.
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
    settings.map_or(Decider::Player, |settings| settings.decider(window))
}

/// The order that is given without asking: the marked one where the player has left this kind of decision to it, or
/// one of several dice that all do the same.
pub fn unasked(world: &World) -> Option<Order> {
    of(super::act::window_name(world)?)?;
    let alike = || tray::dice_alike(&Look::at(world, &super::Hands::default()));
    if decider(world) == Decider::Marked || alike() { battle::choices(world)?.default } else { None }
}
