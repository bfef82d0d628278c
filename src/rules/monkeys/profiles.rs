//! Every number of the book: range bands, grounds, clans, weapons, charts, switches (G-01 to G-05, 5.1, 5.3, 11.1).

use crate::board::terrain::Kind;
use bevy_ecs::resource::Resource;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

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

/// Distances and the rating of a weapon (3.6, G-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Band {
    /// Up to 12 squares.
    Short,
    /// Up to 24 squares.
    Medium,
    /// Up to 48 squares.
    Long,
    /// Any distance on the board.
    Extreme,
}

/// Limits of the range bands and what they do to Accuracy (G-01, G-02).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bands {
    /// Farthest square of Short.
    pub short: u16,
    /// Farthest square of Medium.
    pub medium: u16,
    /// Farthest square of Long.
    pub long: u16,
    /// Accuracy in any band nearer than the weapon's own.
    pub nearer: i8,
    /// Accuracy in the one band farther than the weapon's own.
    pub farther: i8,
    /// The rule.
    pub rule: String,
}

impl Bands {
    /// The band of a distance in squares.
    pub fn of(&self, squares: i32) -> Band {
        match squares {
            near if near <= self.short as i32 => Band::Short,
            middle if middle <= self.medium as i32 => Band::Medium,
            far if far <= self.long as i32 => Band::Long,
            _ => Band::Extreme,
        }
    }

    /// What the distance does to the Accuracy of a weapon rated `rated`; none if it is out of range (G-02).
    pub fn modifier(&self, rated: Band, squares: i32) -> Option<i8> {
        match self.of(squares) as i8 - rated as i8 {
            nearer if nearer < 0 => Some(self.nearer),
            0 => Some(0),
            1 => Some(self.farther),
            _ => None,
        }
    }

    /// The farthest square that a weapon rated `rated` can reach.
    pub fn reach(&self, rated: Band) -> i32 {
        match rated {
            Band::Short => self.medium as i32,
            Band::Medium => self.long as i32,
            Band::Long | Band::Extreme => i32::MAX,
        }
    }
}

/// What sets a clan apart (5.1, 5.3).
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
    /// Rough ground does not slow it.
    IgnoresRough,
    /// Water does not slow it.
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
    /// What sets it apart.
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

/// One hand weapon (G-05).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Weapon {
    /// Lower case: `assault rifle`.
    pub name: String,
    /// Added to attack power; must reach the target's armor (4.8, T-53).
    pub damage: i8,
    /// Rate of Fire in quarters (4.9); 0 for what is no firearm.
    pub quarters: u8,
    /// Rated range band (3.6).
    pub range: Band,
    /// 4.3
    pub size: Size,
    /// Scrap.
    pub cost: u16,
    /// Added to its bearer's Accuracy.
    pub accuracy: i8,
    /// Weapon bonus in close combat.
    pub close_combat: i8,
    /// The rule.
    pub rule: String,
}

impl Weapon {
    /// Whether it can be fired at all.
    pub const fn is_firearm(&self) -> bool {
        self.quarters > 0
    }
}

/// What a result of the attack chart does to primates (11.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Hit {
    /// Nothing; the attacker is out of ammo (T-67).
    Empty,
    /// Those who spent their last turn pinned test or are pinned again (T-40).
    Hold,
    /// In cover: test or be pinned; not in cover: wounded (T-69).
    Test,
    /// All wounded.
    Wound,
}

/// A rule that designers may switch.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Switch {
    /// Its name in files.
    pub name: String,
    /// Its value; 0 is off.
    pub value: i32,
    /// The rule.
    pub rule: String,
}

/// All numbers of the book, checked: every name that one entry uses is another entry.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Profiles {
    /// Range bands.
    pub bands: Bands,
    /// Kinds of ground; the first is open.
    pub grounds: Arc<[Kind]>,
    /// Clans, in the order of the book.
    pub clans: Vec<Clan>,
    /// Hand weapons.
    pub weapons: Vec<Weapon>,
    /// The attack chart, result 1 to 6.
    pub attack: [Hit; 6],
    /// Switches.
    pub switches: Vec<Switch>,
    /// Hash of the file's text, so that a replay knows which numbers it was played with.
    pub hash: u64,
}

impl Profiles {
    /// The place of a clan by its name.
    pub fn clan(&self, name: &str) -> Option<usize> {
        self.clans.iter().position(|clan| clan.name == name)
    }

    /// The place of a weapon by its name.
    pub fn weapon(&self, name: &str) -> Option<usize> {
        self.weapons.iter().position(|weapon| weapon.name == name)
    }

    /// The value of a switch, 0 where the profile does not name it.
    pub fn switch(&self, name: &str) -> i32 {
        self.switches.iter().find(|switch| switch.name == name).map_or(0, |switch| switch.value)
    }
}
