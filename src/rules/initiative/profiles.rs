//! Every number in the book that a file may change: characters, weapons, terrain, switches (G2, G19 to G21, F1, F5).

use crate::board::{
    Cell, Grid,
    terrain::{Canopy, Ground, Kind as GroundKind, Spot},
};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The numbers that a battle is played with.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Profiles {
    /// Every kind of character (G19).
    pub characters: Vec<Kind>,
    /// Every weapon (G20).
    pub weapons: Vec<Weapon>,
    /// What everybody carries besides their own weapon, by name in files.
    pub carried: Vec<String>,
    /// Every kind of ground (G21). The first one is open ground.
    pub terrain: Vec<Terrain>,
    /// Cells moved in one action (R9).
    pub paces: Paces,
    /// Rules that designers may change.
    #[serde(default)]
    pub switches: Switches,
}

/// A kind of character (G2, G19).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kind {
    /// Its name in files: `baboon-rifle`.
    pub name: String,
    /// Its band, by its name in files: `column`.
    pub band: String,
    /// STR, 1 to 10.
    pub strength: u8,
    /// CON, 1 to 10.
    pub constitution: u8,
    /// AGI, 1 to 10.
    pub agility: u8,
    /// Initiative, 1 to 6 (R12).
    pub initiative: u8,
    /// Its skill with rifles.
    pub rifle: u8,
    /// Its skill with sidearms.
    pub side: u8,
    /// Its skill in hand-to-hand combat.
    pub melee: u8,
    /// Its own weapon, by name in files.
    pub weapon: String,
    /// Armor of the vest, over chest and abdomen.
    #[serde(default)]
    pub vest: u8,
    /// Armor of the helmet, over the head.
    #[serde(default)]
    pub helmet: u8,
    /// Its traits.
    #[serde(default)]
    pub traits: Vec<Trait>,
}

impl Kind {
    /// Whether it has a trait.
    pub fn has(&self, asked: Trait) -> bool {
        self.traits.contains(&asked)
    }

    /// Its value for an asset.
    pub const fn asset(&self, asset: Asset) -> u8 {
        match asset {
            Asset::Rifle => self.rifle,
            Asset::Side => self.side,
            Asset::Melee => self.melee,
        }
    }
}

/// A special rule of a kind of character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Trait {
    /// It is harder to hit beyond Short range (G18).
    Small,
    /// It carries a rider and has no actions of its own (G14).
    Mount,
}

/// The asset that a weapon is used with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Asset {
    /// Long weapons.
    #[default]
    Rifle,
    /// Sidearms.
    Side,
    /// Blades.
    Melee,
}

/// A weapon (G20).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weapon {
    /// Its name in files: `rifle`.
    pub name: String,
    /// The asset it is used with. Automatic fire uses none (G6).
    pub asset: Asset,
    /// Short range in cells; 0 for a weapon that works only against adjacent enemies.
    #[serde(default)]
    pub short: u8,
    /// Shots per action, or bursts for an automatic weapon (G4, G6).
    pub shots: u8,
    /// Dice of damage.
    pub dice: u8,
    /// Added to the dice.
    #[serde(default)]
    pub plus: u8,
    /// Subtracted from its bearer's Agility in a tie (R16).
    pub bulk: u8,
    /// Its capacity in rounds; 0 for a weapon that needs none.
    #[serde(default)]
    pub magazine: u8,
    /// Actions to reload it (R6).
    #[serde(default)]
    pub reload: u8,
    /// Its recoil (G5).
    #[serde(default)]
    pub recoil: u8,
    /// Its traits.
    #[serde(default)]
    pub traits: Vec<WeaponTrait>,
}

/// The weapon of characters that carry nothing.
pub(super) static NOTHING: Weapon = Weapon {
    name: String::new(),
    asset: Asset::Melee,
    short: 0,
    shots: 0,
    dice: 0,
    plus: 0,
    bulk: 0,
    magazine: 0,
    reload: 0,
    recoil: 0,
    traits: Vec::new(),
};

impl Weapon {
    /// Whether it has a trait.
    pub fn has(&self, asked: WeaponTrait) -> bool {
        self.traits.contains(&asked)
    }

    /// Rounds used up by each shot or burst.
    pub fn rounds(&self) -> u8 {
        if self.has(WeaponTrait::Automatic) { BURST } else { 1 }
    }
}

/// Rounds of a burst (G6).
const BURST: u8 = 5;

/// A special rule of a weapon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum WeaponTrait {
    /// It fires bursts (G6).
    Automatic,
    /// It may be fired in the same action as a walk or trot (R4, G10).
    WalkFire,
    /// Its belts can be linked (G17).
    Belt,
}

/// Cells moved in one action (R9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Paces {
    /// Crawling.
    pub crawl: u8,
    /// Walking.
    pub walk: u8,
    /// Trotting.
    pub trot: u8,
    /// Running.
    pub run: u8,
}

/// A kind of ground (G21).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terrain {
    /// Its name in files: `brush`.
    pub name: String,
    /// Its letter on maps.
    pub letter: char,
    /// How it affects movement.
    #[serde(default)]
    pub going: Going,
    /// Whether it gives cover (G16).
    #[serde(default)]
    pub cover: bool,
    /// How it affects lines of sight (G16).
    #[serde(default)]
    pub screen: Screen,
    /// Whether it is a road: columns set up on it and walk along it (G23).
    #[serde(default)]
    pub road: bool,
}

/// How ground affects movement (G21).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Going {
    /// Nothing.
    #[default]
    Clear,
    /// Each step into it costs double.
    Slow,
    /// Nobody enters it.
    Closed,
}

/// How ground affects lines of sight that cross it (G16). The two ends of a line never block it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Screen {
    /// Nothing.
    #[default]
    Open,
    /// The third cell of it on a line blocks.
    Brush,
    /// It blocks.
    Solid,
}

/// Cells of brush that a line may cross (G16).
const CLEAR_BRUSH: u8 = 2;

/// Rules that designers may change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Switches {
    /// Whether the limit of one opportunity fire per phase applies to a side or a character (A17).
    pub opportunity_limit: Limit,
    /// Whether fire and melee may be repeated too (A8).
    pub repetition_allows_attacks: bool,
    /// Whether characters talk (G13).
    pub talk: bool,
    /// Whether turns in which nobody sees an enemy run without calls (G15).
    pub calm_turns: bool,
    /// Whether a die determines the Initiative of each character (G11).
    pub random_initiative: bool,
}

impl Default for Switches {
    fn default() -> Self {
        Self {
            opportunity_limit: Limit::Side,
            repetition_allows_attacks: false,
            talk: true,
            calm_turns: false,
            random_initiative: false,
        }
    }
}

impl Switches {
    /// Their names in files, in the order of their flags.
    pub const NAMES: [&'static str; 5] =
        ["opportunity_limit", "repetition_allows_attacks", "talk", "calm_turns", "random_initiative"];

    /// Each as a flag: whether it is on, or whether the limit is that of a character.
    pub const fn flags(self) -> [bool; 5] {
        let limit = matches!(self.opportunity_limit, Limit::Character);
        [limit, self.repetition_allows_attacks, self.talk, self.calm_turns, self.random_initiative]
    }

    /// The switches with these flags.
    pub const fn of([limit, repetition_allows_attacks, talk, calm_turns, random_initiative]: [bool; 5]) -> Self {
        let opportunity_limit = if limit { Limit::Character } else { Limit::Side };
        Self { opportunity_limit, repetition_allows_attacks, talk, calm_turns, random_initiative }
    }
}

/// What is limited to one opportunity fire per phase (A17).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Limit {
    /// A whole side (R24 as written).
    #[default]
    Side,
    /// Each character.
    Character,
}

impl Profiles {
    /// The index of a kind of character.
    pub fn character(&self, name: &str) -> Option<usize> {
        self.characters.iter().position(|kind| kind.name == name)
    }

    /// The index of a weapon.
    pub fn weapon(&self, name: &str) -> Option<usize> {
        self.weapons.iter().position(|weapon| weapon.name == name)
    }

    /// The terrain of a cell of a ground; none off the board.
    pub fn terrain_of(&self, ground: &Ground, cell: Cell) -> Option<&Terrain> {
        self.terrain.get(usize::from(ground.spots().get(cell)?.kind))
    }

    /// The ground of a map: `cells` holds indices into the list of terrain.
    pub fn ground(&self, cells: &Grid<u8>) -> Ground {
        let mut spots = Grid::new(cells.width(), cells.height(), Spot::default());
        for (spot, kind) in spots.values_mut().iter_mut().zip(cells.values()) {
            spot.kind = *kind;
        }
        Ground::new(self.kinds(), spots)
    }

    /// The same terrain in the form the board uses, in the same order.
    pub fn kinds(&self) -> Arc<[GroundKind]> {
        self.terrain.iter().map(Terrain::kind).collect()
    }
}

impl Terrain {
    /// The same terrain in the form the board uses.
    fn kind(&self) -> GroundKind {
        let brush = Canopy { top: 2, clear: CLEAR_BRUSH, thin: true };
        GroundKind {
            name: self.name.clone(),
            slow: self.going == Going::Slow,
            wet: false,
            cover: self.cover,
            climbs: false,
            closed: self.going == Going::Closed,
            top: 0,
            opaque: self.screen == Screen::Solid,
            canopy: (self.screen == Screen::Brush).then_some(brush),
            rule: "G21".to_owned(),
        }
    }
}
