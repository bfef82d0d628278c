//! Kinds of units in words: their numbers, weapons and special rules.

use super::called;
use crate::battle::account::{Note, Number, Trait};
use crate::rules::suppression::profiles::{Profiles, UnitKind, UnitTrait, Weapon, WeaponTrait};
use crate::words::{say, word};

/// A name from a file in readable form: `baboon-rifles` becomes "Baboon rifles".
pub fn read(name: &str) -> String {
    called::read(name)
}

/// The characteristics of a kind, each with what changes it at the moment, if anything does.
pub fn numbers(kind: &UnitKind, changes: &[(&str, i32)]) -> Vec<Number> {
    let all = [
        ("mv", kind.mv, "G2"),
        ("bs", kind.bs, "G3"),
        ("ev", kind.ev, "A3"),
        ("to", kind.to, "G3"),
        ("ld", kind.ld, "G6"),
        ("nv", kind.nv, "G6"),
        ("ws", kind.ws, "G12"),
        ("st", kind.st, "G12"),
    ];
    let number = |(id, value, rule): (&str, u8, &'static str)| {
        let change = changes.iter().find(|(changed, _)| *changed == id).map_or(0, |(_, change)| *change);
        Number {
            name: word(&format!("suppression-number-{id}")),
            value: (i32::from(value) + change).max(0).to_string(),
            change,
            about: Note::new(word(&format!("suppression-number-{id}-about")), rule),
        }
    };
    all.into_iter().map(number).collect()
}

/// Each weapon of a kind with the number that carry it.
pub fn weapons<'a>(kind: &UnitKind, book: &'a Profiles) -> Vec<(&'a Weapon, usize)> {
    let find = |name: &str| book.weapons.iter().find(|weapon| weapon.name == name);
    kind.weapons.iter().filter_map(|(name, count)| Some((find(name)?, usize::from(*count)))).collect()
}

/// A weapon with its number of carriers: "8 × Rifle".
pub fn carried(weapon: &Weapon, count: usize) -> String {
    say("suppression-page-carry", &[("count", count.into()), ("weapon", called::read(&weapon.name).into())])
}

/// The numbers of a weapon: "range 20, 1 shot, Str 3".
pub fn armed(weapon: &Weapon) -> String {
    let terms = [
        ("least", i32::from(weapon.least).into()),
        ("range", i32::from(weapon.range).into()),
        ("shots", i32::from(weapon.shots).into()),
        ("strength", i32::from(weapon.st).into()),
        ("template", i32::from(weapon.has(WeaponTrait::Template)).into()),
    ];
    say("suppression-page-weapon", &terms)
}

/// The special rules of a kind and of these weapons.
pub fn traits<'a>(kind: &UnitKind, weapons: impl Iterator<Item = &'a Weapon>) -> Vec<Trait> {
    let named = |of: String, id: &str, rule: &'static str| Trait {
        of,
        name: word(&format!("suppression-trait-{id}")),
        about: Note::new(word(&format!("suppression-trait-{id}-about")), rule),
    };
    let own = kind.traits.iter().map(|one| {
        let (id, rule) = match one {
            UnitTrait::Deputies => ("deputies", "G18"),
            UnitTrait::Swarm => ("swarm", "G18"),
            UnitTrait::Slippery => ("slippery", "G9"),
        };
        named(word("suppression-page-unit"), id, rule)
    });
    let of_weapon = |weapon: &'a Weapon| {
        let name = called::read(&weapon.name);
        let one = move |one: &WeaponTrait| {
            let (id, rule) = match one {
                WeaponTrait::Suppressive => ("suppressive", "G5"),
                WeaponTrait::Heavy => ("heavy", "G23"),
                WeaponTrait::Sharp => ("sharp", "G23"),
                WeaponTrait::Template => ("template", "G17"),
                WeaponTrait::Indirect => ("indirect", "G17"),
            };
            named(name.clone(), id, rule)
        };
        weapon.traits.iter().map(one).collect::<Vec<_>>()
    };
    own.chain(weapons.flat_map(of_weapon)).collect()
}
