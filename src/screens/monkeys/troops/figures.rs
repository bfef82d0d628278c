//! What can be bought, in figures: clans, weapons, ammunition, armor, accessories, vehicles, talents.

use super::{kits, mounts, offers};
use crate::rules::monkeys::profiles::{
    Accessory, Ammo, Armor, Band, Clan, Effect, Holder, Loads, MountKind, Profiles, Talent, VehicleKind, Weapon, Weight,
};
use crate::screens::monkeys::battle::{
    models::{gifts, terms},
    names::{capital, kind},
};
use crate::words::{Term, kebab, say, word};

/// A sentence with one number.
fn counted(id: &str, name: &'static str, number: impl Into<i64>) -> String {
    let number: i64 = number.into();
    say(id, &[(name, number.into())])
}

/// A sentence with a bonus or a penalty.
fn changed(id: &str, number: impl Into<i32>) -> String {
    say(id, &[("number", terms::signed(number.into()).into())])
}

/// The numbers of a clan in one line.
pub fn clan_line(clan: &Clan) -> String {
    let terms = [
        ("clan", capital(&clan.name).into()),
        ("size", i64::from(clan.size as i32).into()),
        ("speed", i64::from(clan.speed).into()),
        ("accuracy", i64::from(clan.accuracy).into()),
        ("morale", i64::from(clan.morale).into()),
    ];
    say("troops-sheet-clan", &terms)
}

/// A clan: its numbers, its natural armor, its weapon, its special properties.
pub fn clan(clan: &Clan) -> String {
    let mut lines = vec![clan_line(clan)];
    if clan.armor != 0 {
        lines.push(counted("troops-clan-armor", "armor", clan.armor));
    }
    lines.push(say("troops-clan-weapon", &[("weapon", kind(&clan.weapon).into())]));
    lines.extend(clan.traits.iter().map(|one| word(&format!("troops-trait-{}", kebab(&format!("{one:?}"))))));
    lines.join("\n")
}

/// The numbers of a weapon in one line.
pub fn weapon_line(weapon: &Weapon, profiles: &Profiles) -> String {
    let name = capital(&weapon.name);
    if !weapon.is_firearm() {
        let terms = [("weapon", name.into()), ("bonus", i64::from(weapon.close_combat).into())];
        return say("troops-sheet-blade", &terms);
    }
    let range = match weapon.range {
        Band::Extreme => word("troops-sheet-far"),
        band => profiles.bands.farthest(band).to_string(),
    };
    let terms = [
        ("weapon", name.into()),
        ("damage", i64::from(weapon.damage).into()),
        ("targets", terms::rate(weapon.quarters).into()),
        ("range", range.into()),
        ("accuracy", i64::from(weapon.accuracy).into()),
    ];
    say("troops-sheet-weapon", &terms)
}

/// A weapon: its numbers, its Size, its marks.
pub fn weapon(weapon: &Weapon, profiles: &Profiles) -> String {
    let mut lines = vec![weapon_line(weapon, profiles), sized("troops-weapon-size", format!("{:?}", weapon.size))];
    if let Loads::Special(size) = weapon.loads {
        lines.push(sized("troops-mark-ammo", format!("{size:?}")));
    }
    let plain = [
        (weapon.special, "troops-mark-special"),
        (weapon.one_shot && !weapon.thrown, "troops-mark-one-shot"),
        (weapon.thrown, "troops-mark-thrown"),
        (weapon.marks, "troops-mark-targeting"),
    ];
    lines.extend(plain.into_iter().filter(|(has, _)| *has).map(|(_, id)| word(id)));
    let numbered = [
        (weapon.area, "troops-mark-area"),
        (weapon.arc, "troops-mark-arc"),
        (weapon.smoke, "troops-mark-smoke"),
        (weapon.rounds, "troops-mark-rounds"),
    ];
    lines.extend(numbered.into_iter().filter(|(count, _)| *count > 0).map(|(count, id)| counted(id, "count", count)));
    lines.join("\n")
}

fn sized(id: &str, size: String) -> String {
    say(id, &[("size", size.into())])
}

/// A kind of ammunition: what it changes, and what it fits.
pub fn ammo(ammo: &Ammo, profiles: &Profiles) -> String {
    let mut lines = Vec::new();
    if ammo.cost == 0 {
        lines.push(word("troops-load-free"));
    }
    if ammo.damage != 0 {
        lines.push(changed("troops-load-damage", ammo.damage));
    }
    if ammo.pin_penalty != 0 {
        lines.push(changed("troops-load-pins", ammo.pin_penalty));
    }
    if ammo.twice {
        lines.push(word("troops-load-twice"));
    }
    if !ammo.fits.is_empty() {
        let fits: Vec<String> = ammo.fits.iter().map(|weapon| kind(&profiles.weapons[*weapon].name)).collect();
        lines.push(say("troops-load-fits", &[("weapons", fits.join(", ").into())]));
    }
    let terms = [("ammo", kits::ammo_name(&ammo.name).into()), ("does", lines.join(" ").into())];
    say("troops-load-line", &terms)
}

/// A piece of armor.
pub fn armor(armor: &Armor) -> String {
    let slots = match armor.weight {
        Weight::Half => terms::rate(2),
        Weight::Full => terms::rate(4),
        Weight::Double => terms::rate(8),
    };
    let terms = [("armor", Term::from(i64::from(armor.armor))), ("slots", slots.into())];
    let marks = [(armor.powered, "troops-armor-powered"), (armor.helmet, "troops-armor-helmet")];
    let marks = marks.into_iter().filter(|(has, _)| *has).map(|(_, id)| word(id));
    std::iter::once(say("troops-armor-line", &terms)).chain(marks).collect::<Vec<_>>().join("\n")
}

/// An accessory.
pub fn accessory(gear: &Accessory, profiles: &Profiles) -> String {
    let signed = |number: i8| Term::from(terms::signed(number.into()));
    match gear.effect {
        Effect::Backpack { price } => counted("troops-gear-backpack", "price", price),
        Effect::Bayonet { close_combat } => changed("troops-gear-bayonet", close_combat),
        Effect::Berserk { close_combat, accuracy } => {
            say("troops-gear-berserk", &[("number", signed(close_combat)), ("accuracy", signed(accuracy))])
        }
        Effect::Scope { accuracy, from } => {
            let nearer = match from {
                Band::Short => 0,
                Band::Medium => profiles.bands.farthest(Band::Short),
                Band::Long => profiles.bands.farthest(Band::Medium),
                Band::Extreme => profiles.bands.farthest(Band::Long),
            };
            let terms = [("accuracy", signed(accuracy)), ("squares", i64::from(nearer + 1).into())];
            say("troops-gear-scope", &terms)
        }
        Effect::FireSelector { rate, damage } => {
            say("troops-gear-selector", &[("rate", i64::from(rate).into()), ("damage", signed(damage))])
        }
        Effect::Torch => word("troops-gear-torch"),
    }
}

/// The numbers of a vehicle in one line.
pub fn vehicle_line(vehicle: &VehicleKind) -> String {
    let terms = [
        ("vehicle", Term::from(capital(&vehicle.name))),
        ("speed", i64::from(vehicle.speed).into()),
        ("armor", i64::from(vehicle.armor).into()),
        ("size", i64::from(vehicle.size as i32).into()),
    ];
    say("troops-vehicle-line", &terms)
}

/// A vehicle: its numbers, its seats, its special properties, its mounts.
pub fn vehicle(vehicle: &VehicleKind, profiles: &Profiles) -> String {
    let seats = [
        ("drivers", Term::from(i64::from(vehicle.operators))),
        ("size", format!("{:?}", vehicle.operator).into()),
        ("passengers", i64::from(vehicle.passengers).into()),
    ];
    let mut lines = vec![vehicle_line(vehicle), say("troops-vehicle-seats", &seats)];
    lines.extend(vehicle.traits.iter().map(|one| word(&format!("troops-trait-{}", kebab(&format!("{one:?}"))))));
    // Equal mounts share a line.
    let mounts: Vec<String> = vehicle.mounts.iter().map(|one| mount(one, profiles)).collect();
    let alike = mounts.chunk_by(|one, other| one == other);
    lines.extend(alike.map(|alike| match alike.len() {
        1 => capital(&alike[0]),
        count => say("troops-vehicle-mounts", &[("count", count.into()), ("mount", alike[0].clone().into())]),
    }));
    lines.join("\n")
}

fn mount(one: &MountKind, profiles: &Profiles) -> String {
    let weapon = one.weapon.map_or_else(|| word("troops-mount-free"), |weapon| kind(&profiles.weapons[weapon].name));
    say("troops-vehicle-mount", &[("mount", mounts::mount_name(one).into()), ("weapon", weapon.into())])
}

/// A talent, as the record sheet of a battle tells it.
pub fn talent(talent: &Talent, profiles: &Profiles) -> String {
    gifts::what(profiles, talent).words
}

/// What a fireteam of a kind is trained for.
pub fn team(holder: Holder, profiles: &Profiles) -> String {
    let own = profiles.talents.iter().filter(|talent| talent.holder == holder);
    let names: Vec<&str> = own.map(|talent| talent.name.as_str()).collect();
    let terms = [("team", offers::holder(holder).into()), ("talents", names.join(", ").into())];
    say("troops-team-talents", &terms)
}
