//! Every number in the book that a file may change: units, weapons, terrain, switches (G2, G21 to G24).

use crate::board::{
    Grid,
    terrain::{Canopy, Ground, Kind, Spot},
};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The numbers that a battle is played with.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Profiles {
    /// Every kind of unit (G21).
    pub units: Vec<UnitKind>,
    /// Every weapon (G22).
    pub weapons: Vec<Weapon>,
    /// Every kind of ground (G24). The first one is open ground.
    pub terrain: Vec<Terrain>,
    /// Rules that designers may change.
    #[serde(default)]
    pub switches: Switches,
}

/// A kind of unit with its characteristics, on a scale of 0 to 10 (G2, G21).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitKind {
    /// Its name in files: `baboon-rifles`.
    pub name: String,
    /// Its army, by its name in files: `column`.
    pub army: String,
    /// Mv: how far a model moves.
    pub mv: u8,
    /// BS: how well it shoots.
    pub bs: u8,
    /// Ev: how hard it is to hit.
    pub ev: u8,
    /// To: how hard it is to kill.
    pub to: u8,
    /// Ld: dice of its checks; its command radius is twice this.
    pub ld: u8,
    /// Nv: the limit that a check die must not exceed.
    pub nv: u8,
    /// WS: how well it strikes in an assault.
    pub ws: u8,
    /// Str: how hard it strikes in an assault.
    pub st: u8,
    /// Its weapons, by name in files, each with the number of models carrying it. The leader carries the last one.
    pub weapons: Vec<(String, u8)>,
    /// Its traits (G23).
    #[serde(default)]
    pub traits: Vec<UnitTrait>,
    /// What it costs.
    pub points: u16,
}

impl UnitKind {
    /// Whether it has a trait.
    pub fn has(&self, asked: UnitTrait) -> bool {
        self.traits.contains(&asked)
    }

    /// How many models it starts with.
    pub fn models(&self) -> usize {
        self.weapons.iter().map(|(_, count)| usize::from(*count)).sum()
    }
}

/// A special rule of a kind of unit (G23).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum UnitTrait {
    /// Another model takes over when the leader falls (G18).
    Deputies,
    /// Its owner names a leader in every Starting Phase (G18).
    Swarm,
    /// Its rally check ignores markers (R21).
    Slippery,
}

/// A weapon (G22).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weapon {
    /// Its name in files: `rifle`.
    pub name: String,
    /// Minimum range; 0 if there is none.
    #[serde(default)]
    pub least: u8,
    /// Maximum range.
    pub range: u8,
    /// Dice to hit; a template needs one.
    pub shots: u8,
    /// How hard it hits.
    pub st: u8,
    /// Its traits (G23).
    #[serde(default)]
    pub traits: Vec<WeaponTrait>,
}

impl Weapon {
    /// Whether it has a trait.
    pub fn has(&self, asked: WeaponTrait) -> bool {
        self.traits.contains(&asked)
    }
}

/// A special rule of a weapon (G23).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum WeaponTrait {
    /// Its hits count twice toward markers (G5).
    Suppressive,
    /// It can't be fired in a Shooting Advance (G23).
    Heavy,
    /// The target's concealment doesn't count (G23).
    Sharp,
    /// It hits every model under its template (G17).
    Template,
    /// It may be aimed at anything that a friendly leader sees (G17).
    Indirect,
}

/// A kind of ground (G24).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terrain {
    /// Its name in files: `woods`.
    pub name: String,
    /// Its letter on maps.
    pub letter: char,
    /// How it affects movement.
    #[serde(default)]
    pub going: Going,
    /// Conceals models in it: Evasion +1.
    #[serde(default)]
    pub conceals: bool,
    /// Hard cover for models in it: Toughness +1.
    #[serde(default)]
    pub protects: bool,
    /// Exposes models in it: Evasion -1.
    #[serde(default)]
    pub exposes: bool,
    /// How it affects lines of sight (G15).
    #[serde(default)]
    pub screen: Screen,
}

/// How ground affects movement (G24).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Going {
    /// Nothing.
    #[default]
    Clear,
    /// It can't be entered, left or crossed At The Double.
    Slow,
    /// A model whose path touches it moves half as far.
    Difficult,
    /// Nobody enters it.
    Impassable,
}

/// How ground affects lines of sight that cross it (G15). The two ends of a line never block it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Screen {
    /// Nothing.
    #[default]
    Open,
    /// The third cell of it on a line blocks.
    Woods,
    /// It blocks.
    Solid,
}

/// Cells of woods that a line may cross (G15).
const CLEAR_WOODS: u8 = 2;

/// Rules that designers may change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Switches {
    /// The effect of a failed rally check (G9).
    pub fallback_fail: FallbackFail,
    /// Whether At The Double may end in any direction (A7).
    pub double_any_direction: bool,
    /// Whether there is an Assault Phase (G12).
    pub assault: bool,
}

impl Default for Switches {
    fn default() -> Self {
        Self { fallback_fail: FallbackFail::Destroyed, double_any_direction: false, assault: true }
    }
}

/// The effect of a failed rally check (G9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum FallbackFail {
    /// The unit is destroyed.
    Destroyed,
    /// It falls back again.
    FallAgain,
}

impl Profiles {
    /// The ground of a map: `cells` holds indices into the list of terrain.
    pub fn ground(&self, cells: &Grid<u8>) -> Ground {
        let mut spots = Grid::new(cells.width(), cells.height(), Spot::default());
        for (spot, kind) in spots.values_mut().iter_mut().zip(cells.values()) {
            spot.kind = *kind;
        }
        Ground::new(self.kinds(), spots)
    }

    /// The same terrain in the form the board uses, in the same order.
    pub fn kinds(&self) -> Arc<[Kind]> {
        self.terrain.iter().map(Terrain::kind).collect()
    }
}

impl Terrain {
    fn kind(&self) -> Kind {
        let woods = Canopy { top: 2, clear: CLEAR_WOODS, thin: true };
        Kind {
            name: self.name.clone(),
            slow: self.going == Going::Difficult,
            wet: false,
            cover: self.conceals || self.protects,
            climbs: false,
            closed: self.going == Going::Impassable,
            top: 0,
            opaque: self.screen == Screen::Solid,
            canopy: (self.screen == Screen::Woods).then_some(woods),
            rule: "G24".to_owned(),
        }
    }
}
