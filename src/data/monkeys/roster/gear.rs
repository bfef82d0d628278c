//! Armor and accessories as bought (6.3, 6.4, G-20, G-21).

use super::arms::Arms;
use crate::data::{
    findings::{Findings, Path, quote},
    nearest::unknown,
};
use crate::rules::monkeys::profiles::{Effect, Need, Profiles, Size};
use crate::words::Message;

/// Armor that one primate may wear: one helmet and one other (G-21).
pub fn check_armor(findings: &mut Findings, path: &Path, raw: &[String], profiles: &Profiles) -> Vec<usize> {
    let mut armor: Vec<usize> = Vec::new();
    for (place, name) in raw.iter().enumerate() {
        if findings.is_full() {
            break;
        }
        let path = path.at(place);
        let Some(piece) = profiles.armor(name) else {
            let known: Vec<&str> = profiles.armor.iter().map(|armor| armor.name.as_str()).collect();
            findings.fault(&path, unknown("armor", name, &known));
            continue;
        };
        let helmet = profiles.armor[piece].helmet;
        if let Some(worn) = armor.iter().find(|worn| profiles.armor[**worn].helmet == helmet) {
            let what = Message::new("roster-armor-stack").with("given", name.as_str());
            findings.fault(&path, what.with("worn", profiles.armor[*worn].name.as_str()));
        } else {
            armor.push(piece);
        }
    }
    armor
}

/// The Size of a primate of this clan in this armor; in Powered armor it counts as one bigger (6.3).
pub fn size(clan: usize, armor: &[usize], profiles: &Profiles) -> Size {
    let size = profiles.clans[clan].size;
    if armor.iter().any(|piece| profiles.armor[*piece].powered) { size.bigger() } else { size }
}

/// Accessories of a primate of this size with these weapons: each at most once, each with what it needs.
pub fn check(
    findings: &mut Findings,
    path: &Path,
    raw: &[String],
    arms: &Arms,
    size: Size,
    profiles: &Profiles,
) -> Vec<usize> {
    let mut gear = Vec::new();
    for (place, name) in raw.iter().enumerate() {
        if findings.is_full() {
            break;
        }
        let path = path.at(place);
        let Some(accessory) = profiles.accessory(name) else {
            let known: Vec<&str> = profiles.accessories.iter().map(|accessory| accessory.name.as_str()).collect();
            findings.fault(&path, unknown("accessory", name, &known));
            continue;
        };
        if gear.contains(&accessory) {
            findings.fault(&path, Message::new("data-twice").with("given", quote(name)));
        } else if check_needs(findings, &path, accessory, arms, size, profiles) {
            gear.push(accessory);
        }
    }
    check_selectors(findings, path, &gear, arms, profiles);
    gear
}

fn check_needs(
    findings: &mut Findings,
    path: &Path,
    accessory: usize,
    arms: &Arms,
    size: Size,
    profiles: &Profiles,
) -> bool {
    let kind = &profiles.accessories[accessory];
    let refuse = |id| Message::new(id).with("given", kind.name.as_str()).with("rule", kind.rule.as_str());
    for need in &kind.needs {
        if let Need::Bearer(least) = need
            && size < *least
        {
            let what = refuse("roster-gear-bearer").with("least", format!("{least:?}"));
            findings.fault(path, what.with("bearer", format!("{size:?}")));
            return false;
        }
    }
    let weapons = arms.carried.iter().map(|carried| carried.weapon);
    if kind.serves_a_weapon() && profiles.served(accessory, weapons).is_none() {
        let fitting = profiles.weapons.iter().filter(|weapon| kind.fits(weapon));
        let known: Vec<&str> = fitting.map(|weapon| weapon.name.as_str()).collect();
        findings.fault(path, refuse("roster-gear-weapon").with("known", known.join(", ")));
        return false;
    }
    true
}

/// A backpack can't feed a weapon with a fire selector (6.4).
fn check_selectors(findings: &mut Findings, path: &Path, gear: &[usize], arms: &Arms, profiles: &Profiles) {
    let serves = |accessory: &usize| profiles.served(*accessory, arms.carried.iter().map(|carried| carried.weapon));
    let selector = |accessory: &&usize| matches!(profiles.accessories[**accessory].effect, Effect::FireSelector { .. });
    let Some(selected) = gear.iter().find(selector).and_then(serves) else { return };
    for accessory in gear {
        let kind = &profiles.accessories[*accessory];
        if kind.needs.contains(&Need::NoSelector) && serves(accessory) == Some(selected) {
            let what = Message::new("roster-gear-selector").with("given", kind.name.as_str());
            findings.fault(
                path,
                what.with("weapon", profiles.weapons[selected].name.as_str()).with("rule", kind.rule.as_str()),
            );
        }
    }
}
