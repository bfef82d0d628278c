//! What a primate can be and carry.

use super::{
    bench::{Group, Offer},
    figures,
    offers::group,
};
use crate::data::monkeys::troops::{Edit, Kit, Primate, Unit};
use crate::force::Post;
use crate::input::TroopsName;
use crate::rules::monkeys::profiles::{Ammo, Profiles};
use crate::screens::monkeys::battle::names::capital;
use crate::words::{say, word};

/// Everything a primate can be given.
pub fn of_primate(unit: &Unit, who: Primate, profiles: &Profiles) -> Vec<Group> {
    let Some(soldier) = unit.primates.get(who.number) else { return Vec::new() };
    let kit = &soldier.kit;
    let change = |kit: Kit| Edit::Equip(who, kit);
    let arms = arms(kit, profiles);
    let weapons = profiles.weapons.iter().map(|weapon| {
        let after = toggled(&arms, &weapon.name);
        let on = arms.contains(&weapon.name);
        let offer = Offer::edit(capital(&weapon.name), change(Kit { weapons: Some(after), ..kit.clone() })).on(on);
        offer.about(figures::weapon(weapon, profiles))
    });
    let armor = profiles.armor.iter().map(|armor| {
        let on = kit.armor.contains(&armor.name);
        let after = Kit { armor: toggled(&kit.armor, &armor.name), ..kit.clone() };
        Offer::edit(capital(&armor.name), change(after)).on(on).about(figures::armor(armor))
    });
    let gear = profiles.accessories.iter().map(|gear| {
        let on = kit.gear.contains(&gear.name);
        let after = Kit { gear: toggled(&kit.gear, &gear.name), ..kit.clone() };
        Offer::edit(capital(&gear.name), change(after)).on(on).about(figures::accessory(gear, profiles))
    });
    let clans = profiles.clans.iter().map(|clan| {
        let on = clan.name == kit.clan;
        let after = Kit { clan: clan.name.clone(), ..kit.clone() };
        Offer::edit(capital(&clan.name), change(after)).on(on).about(figures::clan(clan))
    });
    vec![
        group("troops-weapons", weapons.collect()),
        group("troops-more-weapons", further(kit, &arms, who, profiles)),
        group("troops-ammo", loads(kit, &arms, who, profiles)),
        group("troops-spares", spares(kit, &arms, who, profiles)),
        group("troops-armor", armor.collect()),
        group("troops-gear", gear.collect()),
        group("troops-rank", deeds(unit, who, soldier.corporal)),
        group("troops-clan", clans.collect()),
    ]
}

/// What it carries, named or not.
pub fn arms(kit: &Kit, profiles: &Profiles) -> Vec<String> {
    let own = || profiles.clan(&kit.clan).map(|clan| profiles.clans[clan].weapon.clone());
    kit.weapons.clone().unwrap_or_else(|| own().into_iter().collect())
}

/// Another weapon of a kind that it carries, or one fewer if it has several.
fn further(kit: &Kit, arms: &[String], who: Primate, profiles: &Profiles) -> Vec<Offer> {
    let about = |name: &String| {
        profiles.weapon(name).map_or_else(String::new, |weapon| figures::weapon(&profiles.weapons[weapon], profiles))
    };
    let change = |after: Vec<String>| Edit::Equip(who, Kit { weapons: Some(after), ..kit.clone() });
    let mut offers = Vec::new();
    for (place, name) in arms.iter().enumerate().filter(|(place, name)| !arms[..*place].contains(name)) {
        let count = arms.iter().filter(|arm| *arm == name).count();
        let terms = [("weapon", capital(name).into()), ("count", count.into())];
        let more = arms.iter().cloned().chain([name.clone()]).collect();
        offers.push(Offer::edit(say("troops-weapon-more", &terms), change(more)).on(count > 1).about(about(name)));
        if count > 1 {
            let last = arms.iter().rposition(|arm| arm == name).unwrap_or(place);
            let fewer = arms.iter().enumerate().filter(|(at, _)| *at != last).map(|(_, arm)| arm.clone()).collect();
            offers.push(Offer::edit(say("troops-weapon-fewer", &terms), change(fewer)));
        }
    }
    offers
}

/// The list without a thing that is in it, or with one that isn't.
fn toggled(list: &[String], name: &str) -> Vec<String> {
    let mut after: Vec<String> = list.iter().filter(|one| *one != name).cloned().collect();
    if after.len() == list.len() {
        after.push(name.to_owned());
    }
    after
}

/// Whether one of these weapons can use that ammunition.
fn takes(arms: &[String], ammo: usize, profiles: &Profiles) -> bool {
    arms.iter().filter_map(|arm| profiles.weapon(arm)).any(|weapon| profiles.takes(weapon, ammo))
}

/// What its first weapon is loaded with.
fn loads(kit: &Kit, arms: &[String], who: Primate, profiles: &Profiles) -> Vec<Offer> {
    let load = |of: &Ammo, ammo: Option<String>| {
        let on = kit.ammo == ammo;
        let edit = Edit::Equip(who, Kit { ammo, ..kit.clone() });
        Offer::edit(ammo_name(&of.name), edit).on(on).about(figures::ammo(of, profiles))
    };
    let plains = || arms.iter().filter_map(move |arm| profiles.plain(profiles.weapon(arm)?));
    let plain = |ammo: usize| plains().any(|one| one == ammo);
    let held = |name: &String| kit.ammo.as_ref() == Some(name);
    let fits = profiles
        .ammo
        .iter()
        .enumerate()
        .filter(|(place, ammo)| held(&ammo.name) || takes(arms, *place, profiles) && !plain(*place));
    let fits: Vec<Offer> = fits.map(|(_, ammo)| load(ammo, Some(ammo.name.clone()))).collect();
    if fits.is_empty() {
        return fits;
    }
    plains().next().map(|plain| load(&profiles.ammo[plain], None)).into_iter().chain(fits).collect()
}

fn spares(kit: &Kit, arms: &[String], who: Primate, profiles: &Profiles) -> Vec<Offer> {
    let mut offers = Vec::new();
    let change = |spares: Vec<String>| Edit::Equip(who, Kit { spares, ..kit.clone() });
    for (place, ammo) in profiles.ammo.iter().enumerate() {
        let count = kit.spares.iter().filter(|spare| **spare == ammo.name).count();
        if takes(arms, place, profiles) {
            offers.push(more((ammo, profiles), count, &kit.spares, change));
        }
        if count > 0 {
            offers.push(fewer(&ammo.name, &kit.spares, change));
        }
    }
    offers
}

/// One more spare of a kind, with how many there are.
pub fn more(
    (ammo, profiles): (&Ammo, &Profiles),
    count: usize,
    spares: &[String],
    change: impl Fn(Vec<String>) -> Edit,
) -> Offer {
    let name = &ammo.name;
    let words = match count {
        0 => ammo_name(name),
        count => say("troops-spare-count", &[("ammo", ammo_name(name).into()), ("count", count.into())]),
    };
    let after = spares.iter().cloned().chain([name.clone()]).collect();
    Offer::edit(words, change(after))
        .on(count > 0)
        .about([word("troops-spare-more"), figures::ammo(ammo, profiles)].join("\n"))
}

/// One spare of a kind fewer.
pub fn fewer(name: &str, spares: &[String], change: impl Fn(Vec<String>) -> Edit) -> Offer {
    let mut after = spares.to_vec();
    if let Some(place) = after.iter().rposition(|spare| spare == name) {
        after.remove(place);
    }
    Offer::edit(say("troops-spare-fewer", &[("ammo", ammo_name(name).into())]), change(after))
}

/// Ammunition has short names in capitals, as on the weapons' cards.
pub fn ammo_name(name: &str) -> String {
    if name.len() <= 5 && name != "shell" && name != "smoke" && name != "frag" {
        name.to_uppercase()
    } else {
        capital(name)
    }
}

fn deeds(unit: &Unit, who: Primate, corporal: bool) -> Vec<Offer> {
    let mut deeds = vec![Offer::ask(word("troops-rename"), TroopsName::Primate)];
    if !matches!(unit.at.post, Post::Squad(_) | Post::Team(_)) {
        return deeds;
    }
    deeds.push(Offer::edit(word("troops-copy-primate"), Edit::CopyPrimate(who)));
    deeds.push(Offer::edit(word("troops-dismiss"), Edit::Dismiss(who)));
    if who.number > 0 {
        deeds.push(Offer::edit(word("troops-lead"), Edit::Lead(who)).about(word("troops-lead-about")));
        if matches!(unit.at.post, Post::Squad(_)) {
            deeds.push(
                Offer::edit(word("troops-corporal"), Edit::Corporal(who, !corporal))
                    .on(corporal)
                    .about(word("troops-corporal-about")),
            );
        }
    }
    deeds
}
