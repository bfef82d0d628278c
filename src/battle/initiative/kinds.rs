//! Kinds of characters in words: their numbers, weapons and special rules.

use super::called;
use crate::battle::account::{Note, Number, Trait};
use crate::rules::initiative::profiles::{Kind, Profiles, Trait as KindTrait, Weapon, WeaponTrait};
use crate::words::{say, word};

/// A name from a file in readable form: `baboon-rifle` becomes "Baboon rifle".
pub fn read(name: &str) -> String {
    called::read(name)
}

/// The attributes and assets of a kind.
pub fn numbers(kind: &Kind) -> Vec<Number> {
    let all = [
        ("str", kind.strength, "G2"),
        ("con", kind.constitution, "G2"),
        ("agi", kind.agility, "G2"),
        ("rifle", kind.rifle, "G3"),
        ("side", kind.side, "G3"),
        ("melee", kind.melee, "G9"),
    ];
    let number = |(id, value, rule): (&str, u8, &'static str)| Number {
        name: word(&format!("initiative-number-{id}")),
        value: value.to_string(),
        change: 0,
        about: Note::new(word(&format!("initiative-number-{id}-about")), rule),
    };
    all.into_iter().map(number).collect()
}

/// What a kind is, and its armor: "Baboon rifle, vest 1".
pub fn line(kind: &Kind) -> String {
    let terms = [
        ("kind", read(&kind.name).into()),
        ("vest", i32::from(kind.vest).into()),
        ("helmet", i32::from(kind.helmet).into()),
    ];
    say("initiative-page-line", &terms)
}

/// The weapons of a kind: its own, then what everybody carries.
pub fn weapons<'a>(kind: &Kind, book: &'a Profiles) -> Vec<&'a Weapon> {
    let names = std::iter::once(&kind.weapon).chain(&book.carried);
    names.filter_map(|name| book.weapons.iter().find(|weapon| weapon.name == *name)).collect()
}

/// A weapon in one line: its range, its effect, its load.
pub fn armed(weapon: &Weapon, rounds: u16) -> String {
    let terms = [
        ("short", i32::from(weapon.short).into()),
        ("shots", i32::from(weapon.shots).into()),
        ("dice", i32::from(weapon.dice).into()),
        ("plus", i32::from(weapon.plus).into()),
        ("rounds", i32::from(rounds).into()),
        ("magazine", i32::from(weapon.magazine).into()),
    ];
    match (weapon.short, weapon.has(WeaponTrait::Automatic)) {
        (0, _) => say("initiative-page-blade", &terms),
        (_, true) => say("initiative-page-bursts", &terms),
        (_, false) => say("initiative-page-shots", &terms),
    }
}

/// The special rules of a kind and of a weapon.
pub fn traits(kind: &Kind, weapon: &Weapon) -> Vec<Trait> {
    let named = |of: String, id: &str, rule: &'static str| Trait {
        of,
        name: word(&format!("initiative-trait-{id}")),
        about: Note::new(word(&format!("initiative-trait-{id}-about")), rule),
    };
    let own = kind.traits.iter().map(|one| {
        let (id, rule) = match one {
            KindTrait::Small => ("small", "G18"),
            KindTrait::Mount => ("mount", "G14"),
        };
        named(word("initiative-page-body"), id, rule)
    });
    let of_weapon = weapon.traits.iter().map(|one| {
        let (id, rule) = match one {
            WeaponTrait::Automatic => ("automatic", "G6"),
            WeaponTrait::WalkFire => ("walk-fire", "G10"),
            WeaponTrait::Belt => ("belt", "G17"),
        };
        named(called::weapon(weapon), id, rule)
    });
    own.chain(of_weapon).collect()
}
