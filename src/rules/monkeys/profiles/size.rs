//! The scale of sizes (4.3).

use serde::{Deserialize, Serialize};

/// The scale of sizes (4.3): Tiny is 1, Colossal is 7.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Size {
    /// 1
    Tiny = 1,
    /// 2
    Small,
    /// 3
    Medium,
    /// 4, the largest primate
    Large,
    /// 5
    Huge,
    /// 6
    Gargantuan,
    /// 7
    Colossal,
}

impl Size {
    /// All sizes, from the smallest.
    pub const ALL: [Size; 7] =
        [Size::Tiny, Size::Small, Size::Medium, Size::Large, Size::Huge, Size::Gargantuan, Size::Colossal];

    /// One size bigger; Colossal stays the same.
    pub const fn bigger(self) -> Size {
        let next = self as usize;
        Self::ALL[if next < 7 { next } else { 6 }]
    }

    /// One size smaller; none for Tiny.
    pub fn smaller(self) -> Option<Size> {
        (self as usize).checked_sub(2).map(|place| Self::ALL[place])
    }
}
