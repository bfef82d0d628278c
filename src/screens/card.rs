//! The cards that can be above a screen.

use crate::{force::Side, input::CreditsLeaf};

/// A card above the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Card {
    /// The menu.
    Menu,
    /// Whether a side gives the battle up.
    Concede(Side),
    /// The settings.
    Settings,
    /// The lessons that there are.
    Lessons,
    /// A page of rules, by the rule's id.
    Rules(String),
    /// All rolls of the battle.
    Rolls,
    /// The saved battles.
    Saves,
    /// The name for a save.
    SaveAs,
    /// The end of the battle.
    Ending,
    /// What the opponent did in its last turn, and why.
    Reasons,
    /// The other player takes the seat.
    Pass(Side),
    /// The name of a ground that is written.
    GroundName,
    /// The name of a run of the lab.
    RunName,
    /// A name of a roster or in one.
    TroopsName,
    /// Grounds that can be loaded.
    Grounds,
    /// Whose work the game is made of: a page of it.
    Credits(CreditsLeaf),
}
