//! The keys of a side's placements: units, halves of squads, vehicles (G-12).

use super::{army, raw, sides::Checked};
use crate::data::{
    findings::{Findings, Path},
    monkeys::roster::{Platoon, Unit},
    nearest::unknown,
};
use crate::force::{PieceId, Post, Side, UnitId, name::Part};
use crate::rules::monkeys::profiles::Profiles;
use crate::words::Message;
use std::collections::BTreeMap;

/// The entries of a side's placements by what they place.
#[derive(Default)]
pub struct Keys<'a> {
    pub units: BTreeMap<UnitId, &'a raw::Places>,
    pub vehicles: BTreeMap<PieceId, &'a raw::Places>,
}

/// Reads the keys; anything that doesn't properly name a unit or a vehicle of this side is an error.
pub fn check<'a>(findings: &mut Findings, path: &Path, place: usize, raw: &'a raw::Side, side: &Checked) -> Keys<'a> {
    let known = names(place, &side.platoons);
    let listed: Vec<&str> = known.iter().map(String::as_str).collect();
    let mut keys = Keys::default();
    for (key, places) in &raw.places.0 {
        if findings.is_full() {
            break;
        }
        let path = path.key(key);
        let parked = !matches!(places, raw::Places::Cells(_));
        let standing = matches!(places, raw::Places::Cells(_) | raw::Places::Around(_));
        let twice = match (key.parse::<UnitId>(), key.parse::<PieceId>()) {
            _ if !known.contains(key) => {
                findings.fault(&path, unknown("unit", key, &listed));
                false
            }
            (Ok(unit), _) if standing => keys.units.insert(unit, places).is_some(),
            (_, Ok(vehicle)) if parked => keys.vehicles.insert(vehicle, places).is_some(),
            (unit, _) => {
                let id = if unit.is_ok() { "level-place-unit" } else { "level-place-vehicle" };
                findings.fault(&path, Message::new(id));
                false
            }
        };
        if twice {
            findings.fault(&path, Message::new("data-twice").with("given", key.as_str()));
        }
    }
    keys
}

/// What a side may place: its units, second halves of squads with a corporal, and vehicles.
fn names(side: usize, platoons: &[Platoon]) -> Vec<String> {
    let id = |platoon: usize, post| UnitId { side: Side::BOTH[side], platoon: platoon as u8 + 1, post };
    let of = |(platoon, bought): (usize, &Platoon)| -> Vec<String> {
        let unit = |unit: &Unit| {
            let unit_id = id(platoon, unit.post);
            let half = match unit.post {
                Post::Squad(number) if unit.members.iter().any(|member| member.corporal) => Some(Post::Half(number)),
                _ => None,
            };
            let vehicles = (1..=unit.vehicles.len() as u8)
                .map(|number| PieceId { unit: unit_id, part: Part::Vehicle(number) }.to_string());
            let own = std::iter::once(unit_id.to_string()).chain(half.map(|post| id(platoon, post).to_string()));
            own.chain(vehicles).collect::<Vec<_>>()
        };
        bought.units.iter().flat_map(unit).collect()
    };
    platoons.iter().enumerate().flat_map(of).collect()
}

/// Splits the squads whose second half has a placement of its own: at least three in each half, one squad per platoon
/// (G-12).
pub fn split(findings: &mut Findings, path: &Path, keys: &Keys, side: &mut Checked, profiles: &Profiles) {
    for (platoon, bought) in side.platoons.iter().enumerate() {
        let halves = keys.units.keys().filter(|id| usize::from(id.platoon) == platoon + 1);
        let numbers: Vec<u8> = halves
            .filter_map(|id| match id.post {
                Post::Half(number) => Some(number),
                _ => None,
            })
            .collect();
        if numbers.is_empty() {
            continue;
        }
        side.stand[platoon] = army::platoon(bought, &numbers, profiles);
        let least = usize::from(profiles.building.half);
        for unit in &side.stand[platoon].units {
            let (Post::Squad(number) | Post::Half(number)) = unit.post else { continue };
            if numbers.contains(&number) && unit.members.len() < least {
                let what = Message::new("level-half").with("unit", unit.post.to_string());
                findings.fault(path, what.with("given", unit.members.len()).with("least", least));
            }
        }
    }
}
