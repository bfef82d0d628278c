//! The cards that can cover a screen.

use crate::{force::Side, input::CreditsLeaf};

/// A card on top of a screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Card {
    /// The menu.
    Menu,
    /// Asks whether a side gives up the battle.
    Concede(Side),
    /// The settings.
    Settings,
    /// The list of lessons.
    Lessons,
    /// A page of rules, by the rule's id.
    Rules(String),
    /// All rolls of the battle.
    Rolls,
    /// The saved battles.
    Saves,
    /// The saved campaigns.
    SavedCampaigns,
    /// The name for a copy of the campaign.
    CampaignName,
    /// The name for a save.
    SaveAs,
    /// The end of the battle.
    Ending,
    /// What the opponent did in its last turn, and why.
    Reasons,
    /// The other player takes the seat.
    Pass(Side),
    /// The name for a ground to be saved.
    GroundName,
    /// The name for a run of the lab.
    RunName,
    /// The name of a roster, or a name in one.
    TroopsName,
    /// Grounds that can be loaded.
    Grounds,
    /// The credits, open at a page.
    Credits(CreditsLeaf),
}
