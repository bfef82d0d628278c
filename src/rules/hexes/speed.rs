//! Speeds (R16, G10, A15).

use serde::{Deserialize, Serialize};
use std::fmt;

/// The speed of a unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Speed {
    /// It stands.
    #[default]
    Still,
    /// It creeps (G10).
    Crawling,
    /// It rests (G10).
    Rest,
    /// It is operating a weapon that needs a crew (G10).
    SetUp,
    /// It is moving.
    Slow,
    /// It hurries.
    Fast,
    /// It flies slowly.
    FlySlow,
    /// It flies fast.
    FlyFast,
}

impl Speed {
    /// All of them.
    pub const ALL: [Speed; 8] = [
        Speed::Still,
        Speed::Crawling,
        Speed::Rest,
        Speed::SetUp,
        Speed::Slow,
        Speed::Fast,
        Speed::FlySlow,
        Speed::FlyFast,
    ];

    /// Its name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Still => "still",
            Self::Crawling => "crawling",
            Self::Rest => "rest",
            Self::SetUp => "set-up",
            Self::Slow => "slow",
            Self::Fast => "fast",
            Self::FlySlow => "fly-slow",
            Self::FlyFast => "fly-fast",
        }
    }

    /// The speed with this name.
    pub fn of(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|speed| speed.name() == name)
    }

    /// One step up the ladder, if there is one (A15).
    pub const fn up(self) -> Option<Self> {
        match self {
            Self::Still => Some(Self::Slow),
            Self::Slow => Some(Self::Fast),
            Self::FlySlow => Some(Self::FlyFast),
            _ => None,
        }
    }

    /// One step down the ladder, if there is one (A15).
    pub const fn down(self) -> Option<Self> {
        match self {
            Self::Fast => Some(Self::Slow),
            Self::Slow => Some(Self::Still),
            Self::FlyFast => Some(Self::FlySlow),
            _ => None,
        }
    }

    /// Whether it is a speed of a flyer in the air.
    pub const fn flies(self) -> bool {
        matches!(self, Self::FlySlow | Self::FlyFast)
    }

    /// The speed on the ground that counts as equal (A15).
    pub const fn on_the_ground(self) -> Self {
        match self {
            Self::FlySlow => Self::Slow,
            Self::FlyFast => Self::Fast,
            other => other,
        }
    }

    /// Whether a unit may start with it (G23).
    pub const fn starts(self) -> bool {
        !matches!(self, Self::Fast | Self::FlyFast)
    }
}

impl fmt::Display for Speed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
