//! A script's own kinds and weapons: the numbers of the book with some changes.

use super::raw::{Kind, Setup, Weapon as Card};
use crate::data::{
    findings::{Findings, Path, quote},
    monkeys::profiles::mark_weapon,
    nearest::unknown,
    number::{named, within},
};
use crate::rules::monkeys::{
    muster::Carried,
    profiles::{Clan, Profiles, Size, Weapon},
};
use crate::words::Message;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// The clan whose numbers are used for a kind without one, since it has no special properties.
const PLAIN: &str = "baboon";

/// The weapon whose numbers are the defaults for a script's own weapon.
const RIFLE: &str = "assault rifle";

/// A Rate of Fire (4.9), written 0.25, 0.5, 1, 1.5 or 2, or 0 for what is not a firearm; stored in quarters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate(u8);

impl Serialize for Rate {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f32(f32::from(self.0) / 4.0)
    }
}

impl<'de> Deserialize<'de> for Rate {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let quarters = f32::deserialize(deserializer)? * 4.0;
        [0, 1, 2, 4, 6, 8]
            .into_iter()
            .find(|known| f32::from(*known) == quarters)
            .map(Rate)
            .ok_or_else(|| de::Error::custom("a rate of fire is 0.25, 0.5, 1, 1.5 or 2, or 0 if it is not a firearm"))
    }
}

/// The numbers of the book with the script's own, and the meaning of each of its kinds.
pub struct Kinds {
    pub profiles: Profiles,
    kinds: Vec<(String, Outfit)>,
}

/// The properties and equipment of a primate of a kind, as indices in the profiles.
#[derive(Clone, Debug, Default)]
pub struct Outfit {
    pub clan: usize,
    pub weapons: Vec<Carried>,
    pub armor: Vec<usize>,
    pub gear: Vec<usize>,
    pub talents: Vec<usize>,
    pub corporal: bool,
    pub cost: u16,
}

impl Kinds {
    /// Checks switches, weapons and kinds.
    pub fn check(findings: &mut Findings, setup: &Setup, book: &Profiles) -> Self {
        let root = Path::default();
        let mut kinds = Self { profiles: book.clone(), kinds: Vec::new() };
        for (name, value) in &setup.switches.0 {
            kinds.turn_switch(findings, &root.field("switches").key(name), name, *value);
        }
        for (name, card) in &setup.weapons.0 {
            kinds.add_weapon(findings, &root.field("weapons").key(name), name, card);
        }
        for (name, kind) in &setup.kinds.0 {
            kinds.add_kind(findings, &root.field("kinds").key(name), name, kind);
        }
        kinds
    }

    fn turn_switch(&mut self, findings: &mut Findings, path: &Path, name: &str, value: i32) {
        match self.profiles.switches.iter_mut().find(|switch| switch.name == name) {
            Some(switch) => switch.value = value,
            None => {
                let known: Vec<&str> = self.profiles.switches.iter().map(|switch| switch.name.as_str()).collect();
                findings.fault(path, unknown("switch", name, &known));
            }
        }
    }

    fn add_weapon(&mut self, findings: &mut Findings, path: &Path, name: &str, card: &Card) {
        let fresh = named(findings, path, name) && self.profiles.weapon(name).is_none();
        if !fresh {
            findings.fault(path, Message::new("script-known").with("given", quote(name)));
            return;
        }
        let rifle = self.profiles.weapon(RIFLE).expect("the book has rifles");
        let rifle = self.profiles.weapons[rifle].clone();
        let mut weapon = Weapon {
            name: name.to_owned(),
            damage: card.damage.unwrap_or(rifle.damage),
            quarters: card.rate.map_or(rifle.quarters, |rate| rate.0),
            range: card.range.unwrap_or(rifle.range),
            size: card.size.unwrap_or(rifle.size),
            accuracy: card.accuracy.unwrap_or(rifle.accuracy),
            close_combat: card.close_combat.unwrap_or(rifle.close_combat),
            loads: card.loads.unwrap_or(rifle.loads),
            ..rifle
        };
        card.marks.iter().for_each(|mark| mark_weapon(&mut weapon, *mark));
        self.profiles.weapons.push(weapon);
    }

    fn add_kind(&mut self, findings: &mut Findings, path: &Path, name: &str, kind: &Kind) {
        let base = kind.clan.as_deref().unwrap_or(PLAIN);
        let Some(clan) = self.clan(findings, &path.field("clan"), base) else { return };
        let fresh = named(findings, path, name) && self.profiles.clan(name).is_none();
        if !fresh {
            findings.fault(path, Message::new("script-known").with("given", quote(name)));
            return;
        }
        let (weapons, names) = (self.weapons(findings, path, clan, kind), &self.profiles);
        let list = |findings: &mut Findings, what: &'static str, given: &[String], known: &[&str]| {
            let path = path.field(what);
            let find = |(place, name): (usize, &String)| find(findings, &path.at(place), what, name, known);
            given.iter().enumerate().filter_map(find).collect::<Vec<usize>>()
        };
        let known: Vec<&str> = names.armor.iter().map(|armor| armor.name.as_str()).collect();
        let armor = list(findings, "armor", &kind.armor, &known);
        let known: Vec<&str> = names.accessories.iter().map(|gear| gear.name.as_str()).collect();
        let gear = list(findings, "gear", &kind.gear, &known);
        let known: Vec<&str> = names.talents.iter().map(|talent| talent.name.as_str()).collect();
        let talents = list(findings, "talents", &kind.talents, &known);
        let own = self.own_clan(findings, path, name, clan, kind);
        let clan = own.map_or(clan, |own| {
            self.profiles.clans.push(own);
            self.profiles.clans.len() - 1
        });
        let cost = kind.cost.unwrap_or(self.profiles.clans[clan].cost);
        let corporal = kind.corporal;
        self.kinds.push((name.to_owned(), Outfit { clan, weapons, armor, gear, talents, corporal, cost }));
    }

    /// A clan of the script's own, if the kind changes one of its numbers or names no clan.
    fn own_clan(&self, findings: &mut Findings, path: &Path, name: &str, clan: usize, kind: &Kind) -> Option<Clan> {
        let numbers =
            kind.accuracy.is_some() || kind.speed.is_some() || kind.size.is_some() || kind.natural_armor.is_some();
        let others = kind.morale.is_some() || kind.traits.is_some();
        if kind.clan.is_some() && !numbers && !others {
            return None;
        }
        let base = self.profiles.clans[clan].clone();
        let plain = if kind.clan.is_some() { base.traits.clone() } else { Vec::new() };
        let own = Clan {
            name: name.to_owned(),
            plural: name.to_owned(),
            accuracy: kind.accuracy.unwrap_or(base.accuracy),
            speed: kind.speed.unwrap_or(base.speed),
            size: kind.size.unwrap_or(base.size),
            armor: kind.natural_armor.unwrap_or(base.armor),
            morale: kind.morale.unwrap_or(base.morale),
            traits: kind.traits.clone().unwrap_or(plain),
            ..base
        };
        within(findings, &path.field("speed"), own.speed.into(), 1, 60);
        if own.size > Size::Large {
            findings.fault(&path.field("size"), Message::new("data-primate-size"));
        }
        Some(own)
    }

    fn clan(&self, findings: &mut Findings, path: &Path, name: &str) -> Option<usize> {
        let clan = self.profiles.clan(name);
        if clan.is_none() {
            let known: Vec<&str> = self.profiles.clans.iter().map(|clan| clan.name.as_str()).collect();
            findings.fault(path, unknown("clan", name, &known));
        }
        clan
    }

    /// The weapons of a kind; its ammunition and spares go to the first one that takes them.
    fn weapons(&self, findings: &mut Findings, path: &Path, clan: usize, kind: &Kind) -> Vec<Carried> {
        let own = vec![self.profiles.clans[clan].weapon.clone()];
        let mut carried = Vec::new();
        for (place, name) in kind.weapons.as_ref().unwrap_or(&own).iter().enumerate() {
            carried.extend(self.weapon(findings, &path.field("weapons").at(place), name).map(Carried::plain));
        }
        let known: Vec<&str> = self.profiles.ammo.iter().map(|ammo| ammo.name.as_str()).collect();
        let loads = kind.ammo.iter().map(|name| (true, name)).chain(kind.spares.iter().map(|name| (false, name)));
        for (loaded, name) in loads {
            let path = path.field(if loaded { "ammo" } else { "spares" });
            let Some(ammo) = find(findings, &path, "ammo", name, &known) else { continue };
            let class = self.profiles.ammo[ammo].loads;
            match carried.iter_mut().find(|arm| self.profiles.weapons[arm.weapon].loads == class) {
                Some(arm) if loaded => arm.ammo = Some(ammo),
                Some(arm) => arm.spares.push(ammo),
                None => findings.fault(&path, Message::new("script-no-weapon").with("given", quote(name))),
            }
        }
        carried
    }

    /// The index of a weapon by its name.
    pub fn weapon(&self, findings: &mut Findings, path: &Path, name: &str) -> Option<usize> {
        let known: Vec<&str> = self.profiles.weapons.iter().map(|weapon| weapon.name.as_str()).collect();
        find(findings, path, "weapon", name, &known)
    }

    /// The index of a kind of vehicle by its name.
    pub fn vehicle(&self, findings: &mut Findings, path: &Path, name: &str) -> Option<usize> {
        let known: Vec<&str> = self.profiles.vehicles.iter().map(|vehicle| vehicle.name.as_str()).collect();
        find(findings, path, "vehicle", name, &known)
    }

    /// The outfit of a kind from the script, or of a plain clan from the book.
    pub fn outfit(&self, findings: &mut Findings, path: &Path, name: &str) -> Option<Outfit> {
        if let Some((_, outfit)) = self.kinds.iter().find(|(known, _)| known == name) {
            return Some(outfit.clone());
        }
        if let Some(clan) = self.profiles.clan(name) {
            let weapon = self.profiles.weapon(&self.profiles.clans[clan].weapon);
            let weapons = weapon.map(Carried::plain).into_iter().collect();
            return Some(Outfit { clan, weapons, cost: self.profiles.clans[clan].cost, ..Outfit::default() });
        }
        let own = self.kinds.iter().map(|(name, _)| name.as_str());
        let known: Vec<&str> = own.chain(self.profiles.clans.iter().map(|clan| clan.name.as_str())).collect();
        findings.fault(path, unknown("kind", name, &known));
        None
    }
}

/// The index of a name in a list of the book; an error if it isn't there.
fn find(findings: &mut Findings, path: &Path, what: &'static str, name: &str, known: &[&str]) -> Option<usize> {
    let place = known.iter().position(|known| *known == name);
    if place.is_none() {
        findings.fault(path, unknown(what, name, known));
    }
    place
}
