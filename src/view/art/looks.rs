//! What a counter shows: plain values, the same for every rule book.

use super::palette::{Outline, Palette};
use super::sources;
use crate::force::Tag;
use std::sync::LazyLock;

static FACES: LazyLock<Vec<&'static str>> = LazyLock::new(|| sources::names("faces"));
static WEAPONS: LazyLock<Vec<&'static str>> = LazyLock::new(|| sources::names("weapons"));

/// The face of a clan, known by the clan's name in the data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Face(u8);

impl Face {
    /// The face of a clan (`night monkey`); a plain primate's for a clan without one.
    pub fn of_clan(clan: &str) -> Self {
        let place = |name: &str| FACES.binary_search(&name).ok();
        let file = clan.to_lowercase().replace(' ', "-");
        Self(place(&file).or_else(|| place("primate")).unwrap_or_default() as u8)
    }

    /// Path of the drawing below `assets/art`.
    pub(super) fn drawing(self) -> String {
        format!("faces/{}", FACES.get(usize::from(self.0)).unwrap_or(&"primate"))
    }
}

/// The silhouette of a weapon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Glyph(u8);

impl Glyph {
    /// The silhouette of a weapon by its name in the data (`assault rifle`); `None` if it has none.
    pub fn of_weapon(weapon: &str) -> Option<Self> {
        let file = weapon.to_lowercase().replace(' ', "-");
        WEAPONS.binary_search(&file.as_str()).ok().map(|place| Self(place as u8))
    }

    pub(super) fn drawing(self) -> String {
        format!("weapons/{}", WEAPONS.get(usize::from(self.0)).unwrap_or(&"pistol"))
    }
}

/// How wide a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CardSize {
    /// 0.74 of a cell.
    Tiny,
    /// 0.84 of a cell.
    Small,
    /// 0.94 of a cell.
    Medium,
    /// 1.06 of a cell.
    Large,
}

impl CardSize {
    /// The card of a size number: 1 is tiny, 4 and more are large.
    pub const fn of(size: u8) -> Self {
        match size {
            0 | 1 => Self::Tiny,
            2 => Self::Small,
            3 => Self::Medium,
            _ => Self::Large,
        }
    }

    /// Hundredths of a cell.
    pub(super) const fn hundredths(self) -> u32 {
        match self {
            Self::Tiny => 74,
            Self::Small => 84,
            Self::Medium => 94,
            Self::Large => 106,
        }
    }
}

/// How a primate leads.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lead {
    /// A follower.
    #[default]
    None,
    /// The leader: gold ring and chevron.
    Leader,
    /// Leads temporarily: a dashed ring.
    Acting,
}

/// Whether the card is lifted out of the others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lift {
    /// Lying down.
    #[default]
    None,
    /// Its unit is under the pointer: lifted, with a pale glow.
    Pointed,
    /// Its unit is selected: lifted, with a golden glow.
    Selected,
    /// This primate itself is chosen: a second ring.
    Chosen,
}

/// A state shown on a counter, worst first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Badge {
    /// Lost at the end of this turn. Comes first: it is the one that needs attention.
    Outside,
    /// Can do nothing for the rest of the battle, or until somebody helps.
    Unable,
    /// Panics, and loses calls.
    Panic,
    /// Is held, or holds somebody.
    Held,
    /// Pinned.
    Pinned,
    /// Getting up.
    Recovering,
    /// Without ammunition.
    OutOfAmmo,
    /// Hidden: the whole card is paler too.
    Hidden,
    /// Has fired out of phase, and must aim again before it may do so again.
    OffPhase,
    /// Aims.
    Aiming,
    /// On overwatch.
    Overwatch,
    /// Braced.
    Braced,
    /// Committed to an attack.
    Committed,
    /// Lying flat: in cover until it next moves.
    Prone,
    /// Does the same in every phase.
    Repeating,
    /// Carries something.
    Carrying,
    /// Special ammunition is loaded.
    SpecialAmmo,
    /// Must still fall back this turn.
    MustFallBack,
    /// Runs for its own edge.
    FallingBack,
    /// It has no leader.
    Leaderless,
    /// Some of its unit are too far from the leader.
    OutOfCommand,
    /// Running, and easier to hit.
    Running,
    /// Lying low, and harder to hit.
    Ground,
    /// In a trench.
    DugIn,
    /// Its unit has acted this turn.
    HasActed,
    /// Rides a mount.
    Mounted,
    /// Won't be called: the whole card is paler.
    Idle,
}

impl Badge {
    /// All of them, worst first. The list of signs of each book has the same order.
    pub const ALL: [Badge; 27] = [
        Self::Outside,
        Self::Unable,
        Self::Panic,
        Self::Held,
        Self::Pinned,
        Self::Recovering,
        Self::OutOfAmmo,
        Self::Hidden,
        Self::OffPhase,
        Self::Aiming,
        Self::Overwatch,
        Self::Braced,
        Self::Committed,
        Self::Prone,
        Self::Repeating,
        Self::Carrying,
        Self::SpecialAmmo,
        Self::MustFallBack,
        Self::FallingBack,
        Self::Leaderless,
        Self::OutOfCommand,
        Self::Running,
        Self::Ground,
        Self::DugIn,
        Self::HasActed,
        Self::Mounted,
        Self::Idle,
    ];

    /// The state with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|badge| badge.file() == name)
    }

    /// Whether it comes down on the card like a stamp when a unit gets it.
    pub const fn is_stamped(self) -> bool {
        matches!(self, Self::Pinned | Self::Hidden | Self::Prone | Self::FallingBack | Self::Ground)
    }

    /// Whether it means that a unit broke under fire.
    pub const fn is_shock(self) -> bool {
        matches!(self, Self::Pinned | Self::FallingBack)
    }

    /// Name of the drawing.
    pub const fn file(self) -> &'static str {
        match self {
            Self::Outside => "outside",
            Self::Pinned => "pinned",
            Self::Recovering => "recovering",
            Self::OutOfAmmo => "out-of-ammo",
            Self::Hidden => "hidden",
            Self::Overwatch => "overwatch",
            Self::Braced => "braced",
            Self::Committed => "committed",
            Self::Prone => "prone",
            Self::Carrying => "carrying",
            Self::SpecialAmmo => "special-ammo",
            Self::MustFallBack => "must-fall-back",
            Self::FallingBack => "falling-back",
            Self::Leaderless => "leaderless",
            Self::OutOfCommand => "out-of-command",
            Self::Running => "running",
            Self::Ground => "ground",
            Self::DugIn => "dug-in",
            Self::HasActed => "has-acted",
            Self::Unable => "unable",
            Self::Panic => "panic",
            Self::Held => "held",
            Self::Aiming => "aiming",
            Self::OffPhase => "off-phase",
            Self::Repeating => "repeating",
            Self::Mounted => "mounted",
            Self::Idle => "idle",
        }
    }

    /// Whether it is bad for the primate.
    pub const fn is_harm(self) -> bool {
        matches!(
            self,
            Self::Outside
                | Self::Pinned
                | Self::Recovering
                | Self::OutOfAmmo
                | Self::MustFallBack
                | Self::FallingBack
                | Self::Leaderless
                | Self::OutOfCommand
                | Self::Running
                | Self::Unable
                | Self::Panic
                | Self::Held
        )
    }
}

/// The states of one primate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Badges(u32);

impl Badges {
    /// Adds a state.
    pub const fn with(self, badge: Badge) -> Self {
        Self(self.0 | 1 << badge as u8)
    }

    /// Whether it has a state.
    pub const fn has(self, badge: Badge) -> bool {
        self.0 & 1 << badge as u8 != 0
    }

    /// The worst one, which is shown.
    pub fn worst(self) -> Option<Badge> {
        Badge::ALL.into_iter().find(|badge| self.has(*badge))
    }

    /// The next worst one, which is shown smaller. Not what it carries, which has a place of its own, and not that it
    /// won't be called: the whole card shows that.
    pub fn second(self) -> Option<Badge> {
        let worst = self.worst();
        let counts = |badge: &Badge| !matches!(badge, Badge::Carrying | Badge::Idle) && Some(*badge) != worst;
        Badge::ALL.into_iter().filter(|badge| self.has(*badge)).find(counts)
    }

    /// How many more there are besides those that are shown.
    pub fn others(self) -> u32 {
        let shown: Self = [self.worst(), self.second()].into_iter().flatten().collect();
        let shown = shown.with(Badge::Carrying).with(Badge::Idle);
        (self.0 & !shown.0).count_ones()
    }
}

impl FromIterator<Badge> for Badges {
    fn from_iter<T: IntoIterator<Item = Badge>>(badges: T) -> Self {
        badges.into_iter().fold(Self::default(), Self::with)
    }
}

/// Everything a counter shows. Two primates with equal looks share one picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CounterLook {
    /// The clan's face.
    pub face: Face,
    /// The pair of colors in use.
    pub palette: Palette,
    /// The side's shape, and with it its color.
    pub outline: Outline,
    /// Width of the card.
    pub size: CardSize,
    /// Its unit and platoon.
    pub tag: Tag,
    /// Whether it leads.
    pub lead: Lead,
    /// The weapon, if it is not the clan's own.
    pub weapon: Option<Glyph>,
    /// Its states.
    pub badges: Badges,
    /// Markers on its unit, from 0 to 6.
    pub markers: u8,
    /// Whether it is lifted.
    pub lift: Lift,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_two_worst_states_are_shown_and_the_others_counted() {
        let badges: Badges = [Badge::Braced, Badge::Pinned, Badge::Carrying, Badge::Idle].into_iter().collect();
        assert_eq!((badges.worst(), badges.second()), (Some(Badge::Pinned), Some(Badge::Braced)));
        assert_eq!(badges.others(), 0, "what it carries has its own place");
        assert_eq!(badges.with(Badge::Prone).with(Badge::OutOfAmmo).others(), 2);
        let carrier = Badges::default().with(Badge::Carrying);
        assert_eq!((carrier.worst(), carrier.second(), carrier.others()), (Some(Badge::Carrying), None, 0));
        assert_eq!((Badges::default().worst(), Badges::default().second()), (None, None));
        assert_eq!(Badges::default().others(), 0);
    }

    #[test]
    fn an_unknown_clan_has_a_plain_face() {
        assert_eq!(Face::of_clan("yeti").drawing(), "faces/primate");
        assert_eq!(Face::of_clan("Night monkey").drawing(), "faces/night-monkey");
        assert_eq!(Glyph::of_weapon("bare hands"), None);
    }
}
