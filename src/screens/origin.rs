//! Where the battle on the table came from.

use crate::input::Shown;

/// Where a battle came from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Origin {
    /// The set-up, a save or a lesson.
    #[default]
    SetUp,
    /// The ground editor.
    Ground {
        /// Whether it was opened from the title instead of the set-up.
        from_title: bool,
    },
    /// A run of the lab; the players continue the battle.
    Lab,
    /// A run of the lab; the battle is only watched.
    Watched,
    /// A campaign that is waiting for the result.
    Campaign,
    /// A battle of a campaign; it is only watched.
    CampaignWatched,
    /// A battle of a campaign that has gone on without it.
    CampaignPast,
}

impl Origin {
    /// The screen to go back to.
    pub const fn way_back(self) -> Option<Shown> {
        match self {
            Origin::SetUp => None,
            Origin::Ground { .. } => Some(Shown::Editor),
            Origin::Lab | Origin::Watched => Some(Shown::Lab),
            Origin::Campaign | Origin::CampaignWatched | Origin::CampaignPast => Some(Shown::Campaign),
        }
    }
}
