//! Talents of the command squad (section 8, G-06).

use super::bands::Band;
use serde::{Deserialize, Serialize};

/// Holders of talents; each buys from its own list (section 8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Holder {
    /// The commanding officer.
    Co,
    /// The executive officer.
    Xo,
    /// A fireteam of veterans.
    Veteran,
    /// A fireteam with grenades.
    Grenadier,
    /// An anti-vehicle fireteam.
    Tankbuster,
}

/// The effect of a talent (section 8, G-06).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Gift {
    /// Added to rolls to detect hidden members near the CO (T-138).
    Ambush {
        /// The bonus; negative.
        detection: i8,
    },
    /// Added to Morale of platoon members near the CO.
    Discipline {
        /// The bonus.
        morale: i8,
    },
    /// A unit of the platoon near the CO that triggers overwatch may stop and drop prone (T-162).
    GetDown,
    /// Added to Accuracy of the whole platoon, even if the CO is lost.
    RangePractice {
        /// The bonus.
        accuracy: i8,
    },
    /// The CO spends an action, and a nearby unit gets one more (T-16).
    SpecialOrder,
    /// Added to Morale of platoon members near the XO.
    BuckUp {
        /// The bonus.
        morale: i8,
    },
    /// Platoon members near the XO may join its overrun (T-120).
    Charge {
        /// Added to the close combat score for each joiner.
        close_combat: i8,
        /// Added to defense power against fire for each joiner.
        defense: i8,
    },
    /// Platoon members that lost their leader may stay near the XO instead (G-29).
    FollowMe,
    /// Added to Accuracy while braced.
    SteadyAim {
        /// The bonus.
        accuracy: i8,
    },
    /// Added to the holder's own Morale.
    OldHands {
        /// The bonus.
        morale: i8,
    },
    /// Thrown and launched grenades reach farther.
    StrongArm {
        /// Range bands farther.
        bands: u8,
    },
    /// Blasts are wider while braced.
    SetCharges {
        /// Squares added to the Area of Effect.
        area: u8,
    },
    /// Weapons hit vehicles harder.
    WeakSpot {
        /// Added to Damage.
        damage: i8,
    },
    /// Reloading a One-Shot weapon while braced doesn't cost the action.
    QuickTube,
}

/// One talent (section 8, G-06).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Talent {
    /// As printed: `Get Down!`.
    pub name: String,
    /// The holder that may buy it.
    pub holder: Holder,
    /// Scrap.
    pub cost: u16,
    /// What it does.
    pub effect: Gift,
    /// How far from its holder it works; none if it affects only the holder, or works everywhere.
    #[serde(default)]
    pub within: Option<Band>,
    /// The rule.
    pub rule: String,
}
