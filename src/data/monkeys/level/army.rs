//! Turns bought platoons into units of a battle: split squads and crews, not placed yet (1.11, G-12, G-23).

use crate::data::monkeys::roster::{Member, Platoon, Unit, crews};
use crate::force::Post;
use crate::rules::monkeys::{
    muster::{Emplacement, PlatoonMuster, PrimateMuster, UnitMuster, VehicleMuster},
    profiles::Profiles,
};

/// The units of a platoon in the order of their posts; squads with these numbers are split into two halves: the
/// corporal leads the second, which consists of everyone after it in the file (G-12).
pub fn platoon(bought: &Platoon, split: &[u8], profiles: &Profiles) -> PlatoonMuster {
    let mut units = Vec::new();
    for unit in &bought.units {
        match unit.post {
            Post::Squad(number) if split.contains(&number) => {
                let (first, second) = halves(unit, number);
                units.extend([muster(&first, profiles), muster(&second, profiles)]);
            }
            _ => units.push(muster(unit, profiles)),
        }
    }
    units.sort_by_key(|unit| unit.post);
    PlatoonMuster { name: bought.name.clone(), units, afar: None }
}

/// Splits a squad in two; its vehicles stay with the sergeant.
fn halves(unit: &Unit, number: u8) -> (Unit, Unit) {
    let corporal = unit.members.iter().position(|member| member.corporal).unwrap_or(unit.members.len());
    let (first, second) = unit.members.split_at(corporal);
    let first = Unit { members: first.to_vec(), ..unit.clone() };
    let name = crate::words::Message::new("roster-half").with("squad", unit.name.as_str()).words();
    let post = Post::Half(number);
    (first, Unit { post, name, members: second.to_vec(), vehicles: Vec::new(), kind: None })
}

fn muster(unit: &Unit, profiles: &Profiles) -> UnitMuster {
    let sizes: Vec<_> = unit.members.iter().map(|member| member.size(profiles)).collect();
    let (crews, _) = crews(&unit.vehicles, &sizes, profiles);
    let vehicle = |(vehicle, crew): (&crate::data::monkeys::roster::Vehicle, _)| VehicleMuster {
        kind: vehicle.kind,
        mounts: vehicle.mounts.clone(),
        spares: vehicle.spares.clone(),
        cost: scrap(vehicle.cost),
        at: None,
        crew,
    };
    let emplaced = unit.members.iter().flat_map(|member| &member.emplaced);
    UnitMuster {
        post: unit.post,
        name: unit.name.clone(),
        members: unit.members.iter().map(primate).collect(),
        vehicles: unit.vehicles.iter().zip(crews).map(vehicle).collect(),
        emplacements: emplaced.map(|arm| Emplacement { arm: arm.clone(), cell: None }).collect(),
    }
}

fn primate(member: &Member) -> PrimateMuster {
    PrimateMuster {
        name: member.name.clone(),
        clan: member.clan,
        weapons: member.weapons.clone(),
        armor: member.armor.clone(),
        gear: member.gear.clone(),
        talents: member.talents.clone(),
        corporal: member.corporal,
        cost: scrap(member.cost),
        hurts: member.hurts,
        cell: None,
    }
}

fn scrap(cost: u32) -> u16 {
    cost.try_into().unwrap_or(u16::MAX)
}
