//! The screens that can be on the table.

/// The screen on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Page {
    /// The title.
    #[default]
    Title,
    /// The set-up of a battle.
    SetUp,
    /// A battle.
    Battle,
    /// The ground editor.
    Editor,
    /// The lab.
    Lab,
    /// The set-up of a campaign.
    Campaigns,
    /// The map of a campaign.
    Campaign,
    /// The rosters, or the one being built.
    Troops,
}
