//! Weapons and their ammunition (1.14, 4.10, 6.2, T-99).

use super::raw;
use crate::data::{
    findings::{Findings, Path, quote},
    nearest::unknown,
};
use crate::rules::monkeys::{
    loads::MOST_SPARES,
    muster::Carried,
    profiles::{Profiles, Size},
};
use crate::words::Message;

/// The weapons of a primate: those it carries, and those that stay where they are set up.
pub struct Arms {
    /// In the order of the file; never empty.
    pub carried: Vec<Carried>,
    /// Two sizes larger than it is (T-99).
    pub emplaced: Vec<Carried>,
}

impl Arms {
    fn all(&mut self) -> impl Iterator<Item = &mut Carried> {
        self.carried.iter_mut().chain(&mut self.emplaced)
    }
}

/// The weapons of a primate of this clan and size; none and an error if they aren't allowed.
///
/// A list replaces the default weapon, which is then sold for half its cost, rounded down; a list that includes the
/// default weapon keeps it (1.14).
pub fn check(
    findings: &mut Findings,
    path: &Path,
    raw: &raw::Wants,
    (clan, size): (usize, Size),
    profiles: &Profiles,
) -> Option<Arms> {
    let path = path.field("weapons");
    let default = profiles.weapon(&profiles.clans[clan].weapon)?;
    let Some(listed) = raw.weapons else {
        return Some(Arms { carried: vec![Carried::plain(default)], emplaced: Vec::new() });
    };
    let before = findings.count();
    let most = usize::from(profiles.building.weapons);
    if listed.len() > most {
        findings.fault(&path, Message::new("roster-weapons").with("given", listed.len()).with("most", most));
    }
    let mut arms = Arms { carried: Vec::new(), emplaced: Vec::new() };
    for (place, name) in listed.iter().take(most).enumerate() {
        let Some(weapon) = find(findings, &path.at(place), name, size, profiles) else { continue };
        let pile =
            if is_emplaced(profiles.weapons[weapon].size, size) { &mut arms.emplaced } else { &mut arms.carried };
        pile.push(Carried::plain(weapon));
    }
    if findings.count() > before {
        return None;
    }
    if arms.carried.is_empty() {
        let id = if arms.emplaced.is_empty() { "roster-unarmed" } else { "roster-only-emplaced" };
        findings.fault(&path, Message::new(id));
        return None;
    }
    Some(arms)
}

/// Whether a weapon is an emplacement for a primate of this size: exactly two sizes larger (4.10, T-99).
const fn is_emplaced(weapon: Size, bearer: Size) -> bool {
    weapon as i32 == bearer as i32 + 2
}

/// A weapon by its name, if a primate of this size can carry or man it.
fn find(findings: &mut Findings, path: &Path, name: &str, bearer: Size, profiles: &Profiles) -> Option<usize> {
    let Some(weapon) = profiles.weapon(name) else {
        let known: Vec<&str> = profiles.weapons.iter().map(|weapon| weapon.name.as_str()).collect();
        findings.fault(path, unknown("weapon", name, &known));
        return None;
    };
    let size = profiles.weapons[weapon].size;
    let sized = |id| {
        let what = Message::new(id).with("given", name).with("size", format!("{size:?}"));
        what.with("bearer", format!("{bearer:?}"))
    };
    if size as u8 > bearer as u8 + 2 {
        findings.fault(path, sized("roster-too-big"));
        return None;
    }
    if is_emplaced(size, bearer) {
        findings.note(path, sized("roster-emplaced"));
    }
    Some(weapon)
}

/// Loads the weapons: the ammunition and each spare go to the first weapon that takes them (6.2).
pub fn load(findings: &mut Findings, path: &Path, raw: &raw::Wants, arms: &mut Arms, profiles: &Profiles) {
    if let Some(name) = raw.ammo
        && let Some((weapon, ammo)) = fitting(findings, &path.field("ammo"), name, arms, profiles)
        && profiles.plain(weapon.weapon) != Some(ammo)
    {
        weapon.ammo = Some(ammo);
    }
    let path = path.field("spares");
    for (place, name) in raw.spares.iter().enumerate() {
        if findings.is_full() {
            break;
        }
        let path = path.at(place);
        if let Some((weapon, ammo)) = fitting(findings, &path, name, arms, profiles) {
            let firearm = &profiles.weapons[weapon.weapon];
            if profiles.plain(weapon.weapon) == Some(ammo) && !firearm.thrown && !firearm.is_special_ammo() {
                findings.note(&path, Message::new("roster-spare-plain").with("given", quote(name)));
            }
            if weapon.spares.len() == MOST_SPARES {
                findings.fault(&path, Message::new("roster-weapon-spares").with("most", MOST_SPARES));
                break;
            }
            weapon.spares.push(ammo);
        }
    }
}

/// The first weapon that takes the ammunition, and its index; none and an error if there isn't one.
fn fitting<'a>(
    findings: &mut Findings,
    path: &Path,
    name: &str,
    arms: &'a mut Arms,
    profiles: &Profiles,
) -> Option<(&'a mut Carried, usize)> {
    let taken = |ammo: usize, arms: &mut Arms| arms.all().any(|carried| profiles.takes(carried.weapon, ammo));
    let Some(ammo) = profiles.ammo(name) else {
        let known: Vec<&str> = (0..profiles.ammo.len())
            .filter(|ammo| taken(*ammo, arms))
            .map(|ammo| profiles.ammo[ammo].name.as_str())
            .collect();
        findings.fault(path, unknown("ammunition", name, &known));
        return None;
    };
    if !taken(ammo, arms) {
        let takers = (0..profiles.weapons.len()).filter(|weapon| profiles.takes(*weapon, ammo));
        let takers: Vec<&str> = takers.map(|weapon| profiles.weapons[weapon].name.as_str()).collect();
        findings.fault(path, Message::new("roster-ammo-class").with("given", name).with("known", takers.join(", ")));
        return None;
    }
    let weapon = arms.all().find(|carried| profiles.takes(carried.weapon, ammo))?;
    Some((weapon, ammo))
}
