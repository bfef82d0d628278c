//! The shape of a profile file, where it differs from what the rules read: names instead of indexes, marks, rates.

use crate::board::terrain::Kind;
use crate::rules::monkeys::profiles::{
    Accessory, Armor, Band, Bands, Building, Clan, Driving, Faces, Harm, Hit, Loads, MountType, Scenarios, Size,
    Switch, Talent, VehicleTrait, Weapon,
};
use serde::{Deserialize, Deserializer, Serialize, de};
use std::fmt;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Raw {
    #[serde(rename = "format")]
    _format: u32,
    #[serde(rename = "book")]
    _book: Book,
    pub bands: Bands,
    pub grounds: Vec<Kind>,
    pub clans: Vec<Clan>,
    pub weapons: Vec<RawWeapon>,
    pub ammo: Vec<RawAmmo>,
    pub armor: Vec<Armor>,
    pub accessories: Vec<Accessory>,
    pub vehicles: Vec<RawVehicle>,
    pub driving: Driving,
    pub talents: Vec<Talent>,
    pub building: Building,
    pub scenarios: Scenarios,
    pub charts: RawCharts,
    #[serde(default)]
    pub switches: Vec<Switch>,
}

#[derive(Deserialize)]
enum Book {
    Monkeys,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawWeapon {
    pub name: String,
    #[serde(default)]
    pub damage: i8,
    #[serde(default)]
    rate: Rate,
    #[serde(default = "nearest_band")]
    range: Band,
    size: Size,
    pub cost: u16,
    #[serde(default)]
    accuracy: i8,
    #[serde(default)]
    close_combat: i8,
    #[serde(default)]
    loads: Loads,
    #[serde(default)]
    pub marks: Vec<Mark>,
    rule: String,
}

/// A special property of a weapon (6.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Mark {
    SpecialWeapon,
    OneShot,
    Thrown,
    Area(u8),
    Arc(u8),
    Smoke(u8),
    TargetingSmoke,
    Rounds(u8),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawAmmo {
    pub name: String,
    pub loads: Loads,
    #[serde(default)]
    pub fits: Vec<String>,
    #[serde(default)]
    pub damage: i8,
    pub cost: u16,
    #[serde(default)]
    pub explosive: bool,
    #[serde(default)]
    pub twice: bool,
    #[serde(default)]
    pub pin_penalty: i8,
    pub rule: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawVehicle {
    pub name: String,
    pub size: Size,
    pub operator: Size,
    pub operators: u8,
    pub passengers: u8,
    pub speed: u8,
    pub armor: i8,
    pub cost: u16,
    #[serde(default)]
    pub traits: Vec<VehicleTrait>,
    pub mounts: Vec<RawMount>,
    pub rule: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawMount {
    pub kind: MountType,
    pub size: Size,
    #[serde(default)]
    pub faces: Faces,
    #[serde(default)]
    pub driver: bool,
    #[serde(default)]
    pub weapon: Option<String>,
    #[serde(default)]
    pub rounds: u8,
    #[serde(default = "one")]
    pub count: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawCharts {
    pub attack: Vec<Hit>,
    pub vehicle: Vec<Harm>,
    pub overrun: Vec<(u8, u8)>,
    #[serde(rename = "rule")]
    _rule: String,
}

const fn one() -> u8 {
    1
}

/// A weapon that never fires has no meaningful range.
const fn nearest_band() -> Band {
    Band::Short
}

/// A Rate of Fire in quarters (4.9), written 0.25, 0.5, 1 or 2; omitted if it isn't a firearm.
#[derive(Default)]
struct Rate(u8);

impl<'de> Deserialize<'de> for Rate {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(RateVisitor)
    }
}

struct RateVisitor;

impl de::Visitor<'_> for RateVisitor {
    type Value = Rate;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a rate of fire: 0.25, 0.5, 1 or 2")
    }

    fn visit_f64<E: de::Error>(self, rate: f64) -> Result<Rate, E> {
        let known = [(0.25, 1), (0.5, 2), (1.0, 4), (2.0, 8)];
        let found = known.into_iter().find(|(written, _)| *written == rate);
        found.map(|(_, quarters)| Rate(quarters)).ok_or_else(|| E::invalid_value(de::Unexpected::Float(rate), &self))
    }

    fn visit_u64<E: de::Error>(self, rate: u64) -> Result<Rate, E> {
        match rate {
            1 | 2 => Ok(Rate(rate as u8 * 4)),
            _ => Err(E::invalid_value(de::Unexpected::Unsigned(rate), &self)),
        }
    }
}

impl From<RawWeapon> for Weapon {
    fn from(raw: RawWeapon) -> Self {
        let mut weapon = Self {
            name: raw.name,
            damage: raw.damage,
            quarters: raw.rate.0,
            range: raw.range,
            size: raw.size,
            cost: raw.cost,
            accuracy: raw.accuracy,
            close_combat: raw.close_combat,
            loads: raw.loads,
            special: false,
            one_shot: false,
            thrown: false,
            area: 0,
            arc: 0,
            smoke: 0,
            marks: false,
            rounds: 0,
            rule: raw.rule,
        };
        raw.marks.into_iter().for_each(|mark| mark_weapon(&mut weapon, mark));
        weapon
    }
}

pub const fn mark_weapon(weapon: &mut Weapon, mark: Mark) {
    match mark {
        Mark::SpecialWeapon => weapon.special = true,
        Mark::OneShot => weapon.one_shot = true,
        Mark::Thrown => weapon.thrown = true,
        Mark::Area(squares) => weapon.area = squares,
        Mark::Arc(squares) => weapon.arc = squares,
        Mark::Smoke(squares) => weapon.smoke = squares,
        Mark::TargetingSmoke => weapon.marks = true,
        Mark::Rounds(count) => weapon.rounds = count,
    }
}
