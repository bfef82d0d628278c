//! Every number in the book that a file may change: units, weapons, sheets, damage, terrain (G17 to G22).

pub use super::{
    numbers::{Numbers, Pair},
    sheets::{Cure, FireCard, FireSheet, MoveCard, MoveCells, MoveSheet},
    speed::Speed,
    weapons::{Arc, HitToken, Laid, Weapon},
};
use serde::{Deserialize, Serialize};

/// The numbers that a battle is played with.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Profiles {
    /// Every kind of unit (G17).
    pub units: Vec<Kind>,
    /// What any infantry can be given for a price (G17).
    pub options: Vec<Extra>,
    /// Every weapon (G18).
    pub weapons: Vec<Weapon>,
    /// Every sheet of movement cards (G19).
    pub moves: Vec<MoveSheet>,
    /// Every sheet of fire cards (G19).
    pub fires: Vec<FireSheet>,
    /// What shaken units do instead of their movement card (F22, G19).
    pub shaken: Vec<ShakenRow>,
    /// Every damage table (G20).
    pub tables: Vec<DamageTable>,
    /// The table of critical damage (G6).
    pub critical: Vec<Row>,
    /// The table of crew damage (G6, F26).
    pub crew: Vec<Row>,
    /// Every kind of ground (G22). The first one is clear ground.
    pub terrain: Vec<Terrain>,
    /// All the other numbers.
    pub numbers: Numbers,
}

/// A kind of unit (G17). Lists of four numbers are in the order front, front-sides, back-sides, back.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kind {
    /// Its name in files: `baboon-rifles`.
    pub name: String,
    /// Its army, by its name in files: `column`.
    pub army: String,
    /// Models of the unit.
    pub models: u8,
    /// What it is, and how it moves.
    pub class: Class,
    /// Its size.
    pub size: Size,
    /// Its sheets of movement cards, by name in files.
    pub moves: Vec<String>,
    /// Its sheet of fire cards, by name in files.
    pub fires: String,
    /// Armor of each side.
    #[serde(default)]
    pub armor: [u8; 4],
    /// Its damage table, by name in files.
    pub damage: String,
    /// The psychic damage that shakes it; none for a unit without a psychic table.
    #[serde(default)]
    pub psychic: Option<u8>,
    /// Whether it has a crew that can be hurt.
    #[serde(default)]
    pub crew: bool,
    /// Its weapons, by name in files.
    pub weapons: Vec<String>,
    /// How it fights in an assault; none for a unit that can't.
    #[serde(default)]
    pub assault: Option<Strength>,
    /// How it fends off assaults.
    #[serde(default)]
    pub deflection: Option<Deflection>,
    /// Its traits.
    #[serde(default)]
    pub traits: Vec<Trait>,
    /// Its price.
    pub price: u16,
}

/// What a unit is, and how it moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Class {
    /// Primates on foot: biological.
    #[default]
    Infantry,
    /// A beast: biological, but not infantry.
    Beast,
    /// A vehicle on tracks.
    Tracked,
    /// A vehicle on wheels.
    Wheeled,
    /// A vehicle on legs.
    Walker,
    /// A vehicle in the air.
    Flyer,
}

impl Class {
    /// Whether poison and healing affect it.
    pub const fn is_biological(self) -> bool {
        matches!(self, Self::Infantry | Self::Beast)
    }

    /// Whether it is a vehicle.
    pub const fn is_vehicle(self) -> bool {
        !self.is_biological()
    }

    /// Whether it walks (F20).
    pub const fn walks(self) -> bool {
        matches!(self, Self::Infantry | Self::Beast | Self::Walker)
    }

    /// Whether it rolls on tracks or wheels (F7).
    pub const fn rolls(self) -> bool {
        matches!(self, Self::Tracked | Self::Wheeled)
    }
}

/// The size of a unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Size {
    /// Harder to hit.
    Tiny,
    /// Fits beside a huge one.
    Small,
    /// Nothing special.
    #[default]
    Medium,
    /// Only one of them fits into a hex.
    Large,
    /// Easier to hit, and only a small one fits beside it.
    Huge,
}

/// A die plus a number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Damage {
    /// Sides of the die.
    pub die: u8,
    /// What is added.
    #[serde(default)]
    pub plus: i8,
}

/// How a model attacks in an assault (F18).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Strength {
    /// Dice by facing.
    pub dice: [u8; 4],
    /// What a die must show.
    pub need: u8,
    /// The damage of a hit.
    pub damage: Damage,
    /// Its AP.
    #[serde(default)]
    pub ap: u8,
}

/// How a model defends itself in an assault (F18).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deflection {
    /// Dice by facing.
    pub dice: [u8; 4],
    /// What a die must show.
    pub need: u8,
}

/// A special rule of a unit (R16 to R21, G21).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Trait {
    /// Harder to hit by this much at these speeds, also against area fire in cover (R19).
    TakeCover(Vec<Speed>, u8),
    /// Harder to hit by this much at these speeds (R16).
    Elusive(Vec<Speed>, u8),
    /// Harder to hit in this terrain (R16).
    Camouflage(String),
    /// Sets up this many hexes beyond its area (R19).
    ForwardPosition(u8),
    /// It leaves before an assault on this or more (F21).
    PreAssaultRetreat(u8),
    /// This many successes on a vehicle give it a token (R21).
    CunningAssault(u8),
    /// Psychic damage with this die to enemies within a range (R20).
    Terror(u8, u8),
    /// Psychic damage with this die to enemies in an assault (F21).
    Fear(u8),
    /// Shoots better or worse by this much (R16).
    Shot(i8),
    /// Shoots worse at long range (R16).
    BadAtLongRange,
    /// Shoots better at point blank (R16).
    OptimalAtPointBlank,
    /// Hits more easily and is hit more easily (R16).
    Steady,
    /// These weapons of the unit hit more easily (R16).
    EnhancedAccuracy(Vec<String>),
    /// It doesn't give way in an assault (F21, G17).
    Stubborn,
    /// It heals units in its hex (G5).
    Heal(Cure),
    /// It repairs units in its hex (G5).
    Repair(Cure),
    /// Damage of a kind is reduced by this much (R18).
    Resistance(DamageType, u8),
}

/// The kind of damage (R10 to R14).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum DamageType {
    /// By weapons.
    #[default]
    Regular,
    /// By poison.
    Poison,
    /// By fire.
    Fire,
    /// By bleeding.
    Bleeding,
    /// By terror.
    Psychic,
    /// To the crew.
    Crew,
}

/// What infantry can be given for a price.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Extra {
    /// Its name in files: `superb-shot`.
    pub name: String,
    /// Its price.
    pub price: i8,
    /// The trait.
    pub gives: Trait,
}

/// What shaken units of some classes do (F22, G19).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShakenRow {
    /// The classes.
    pub classes: Vec<Class>,
    /// The speed that they have then; none to keep the one they have.
    #[serde(default)]
    pub speed: Option<Speed>,
    /// What they do.
    pub cells: MoveCells,
}

/// A damage table (G20).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DamageTable {
    /// Its name in files: `Line`.
    pub name: String,
    /// Its rows, lowest first.
    pub rows: Vec<Row>,
}

/// A row of a damage table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// Applies from this number on.
    pub from: i16,
    /// What happens.
    pub what: Vec<Effect>,
}

/// The row for a number; none below the lowest (F14).
pub fn row(rows: &[Row], number: i16) -> &[Effect] {
    rows.iter().rev().find(|row| row.from <= number).map_or(&[], |row| &row.what)
}

/// An effect listed in a row of a damage table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Effect {
    /// This many models are casualties.
    Casualties(u8),
    /// The whole unit is destroyed.
    Destroyed,
    /// This many future-damage tokens.
    Tokens(u8),
    /// This many future-crew-damage tokens.
    CrewTokens(u8),
    /// It is shaken.
    Shaken,
    /// Psychic damage with this die.
    Psychic(u8),
    /// Roll on the table of critical damage.
    Critical(u8),
    /// A bleeding token with this die.
    Bleeding(u8),
    /// A fire token.
    OnFire,
    /// It can't turn any more.
    CannotTurn,
    /// It can't move any more.
    CannotMove,
    /// It hits less easily and is hit more easily.
    Impaired,
    /// Its crew is crippled.
    CrewCrippled,
}

/// A kind of ground (G22).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terrain {
    /// Its name in files: `forest`.
    pub name: String,
    /// Its letter on maps.
    pub letter: char,
    /// How it affects movement.
    #[serde(default)]
    pub entry: Entry,
    /// The level up to which it blocks sight; none if it doesn't (F8).
    #[serde(default)]
    pub level: Option<u8>,
    /// The height of units in it.
    #[serde(default)]
    pub height: u8,
    /// Added to rolls to hit units in it (R16).
    #[serde(default)]
    pub to_be_hit: i8,
    /// The terrain it becomes when it burns down, by its name in files (F23).
    #[serde(default)]
    pub burns_to: Option<String>,
}

/// How ground affects movement (F7, G3, G22).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Entry {
    /// Nothing.
    #[default]
    Free,
    /// Tracked and wheeled vehicles need this or more to enter.
    Woods(u8),
    /// Only infantry enters it.
    Infantry,
    /// Large and huge units need the first number or more to enter; tracked and wheeled ones need the second or more to
    /// leave.
    Swamp(u8, u8),
    /// All but flyers need this or more to enter.
    Ford(u8),
    /// Only flyers cross it.
    Deep,
}

impl Profiles {
    /// The index of a kind of unit.
    pub fn unit(&self, name: &str) -> Option<usize> {
        self.units.iter().position(|kind| kind.name == name)
    }

    /// The index of an option.
    pub fn option(&self, name: &str) -> Option<usize> {
        self.options.iter().position(|option| option.name == name)
    }

    /// The index of a kind of ground.
    pub fn ground(&self, name: &str) -> Option<u8> {
        self.terrain.iter().position(|ground| ground.name == name).map(|place| place as u8)
    }
}
