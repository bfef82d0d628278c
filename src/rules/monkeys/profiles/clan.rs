//! Clans of primates and their differences (section 5, G-03).

use super::size::Size;
use serde::{Deserialize, Serialize};

/// A special property of a clan (5.1, 5.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Trait {
    /// An ape: mixes with all, and may lead monkeys smaller than itself.
    Ape,
    /// Monkey Racism: shares a squad with its own clan only; an ape of larger Size may lead it.
    OwnKindOnly,
    /// Baboons Are For Baboons: -1 Morale while the squad's leader is of another clan.
    OwnLeader,
    /// Lemur Racism: -1 Morale while anyone of another clan is in the squad.
    WantsOwnKind,
    /// Climbs at full Speed; open ground more than two squares from climbable terrain counts as rough (2.5).
    Arboreal,
    /// Climbs at full Speed.
    Climber,
    /// Rough ground doesn't slow it.
    IgnoresRough,
    /// Water doesn't slow it.
    Swimmer,
    /// May lead a squad of talapoins.
    LeadsTalapoins,
    /// May lead a squad of any monkeys.
    LeadsMonkeys,
}

/// One clan of primates (section 5).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clan {
    /// Singular, lower case: `night monkey`.
    pub name: String,
    /// Plural, lower case: `night monkeys`.
    pub plural: String,
    /// Added to attack power (4.1).
    #[serde(default)]
    pub accuracy: i8,
    /// Squares in one move action (4.2).
    pub speed: u8,
    /// 4.3
    pub size: Size,
    /// Natural armor (4.5).
    #[serde(default)]
    pub armor: i8,
    /// Added to tests (4.6).
    #[serde(default)]
    pub morale: i8,
    /// Scrap to recruit and arm one (4.7).
    pub cost: u16,
    /// Name of the default weapon (G-04).
    pub weapon: String,
    /// Its special properties.
    #[serde(default)]
    pub traits: Vec<Trait>,
    /// The rule.
    pub rule: String,
}

impl Clan {
    /// Whether the clan has the trait.
    pub fn has(&self, wanted: Trait) -> bool {
        self.traits.contains(&wanted)
    }
}
