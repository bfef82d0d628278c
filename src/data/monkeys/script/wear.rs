//! Things used up or destroyed before a script starts.

use super::{
    Mark,
    raw::{Damage, Spent, Unit},
};
use crate::data::{
    findings::{Findings, Path},
    number::within,
};
use crate::force::{PieceId, UnitId, name::Part};
use crate::rules::monkeys::{
    muster::{UnitMuster, VehicleMuster},
    vehicles::{Hull, MountState},
};

/// Most times that a vehicle in a script may have been slowed or weakened.
const WORST: i64 = 9;

/// Damage to a vehicle: its hull and its mounts (T-67, T-87 to T-94).
pub fn damage(
    findings: &mut Findings,
    path: &Path,
    (piece, vehicle): (PieceId, &VehicleMuster),
    given: &Damage,
) -> Vec<Mark> {
    let path = path.field("damage");
    within(findings, &path.field("slowed"), given.slowed.into(), 0, WORST);
    within(findings, &path.field("weakened"), given.weakened.into(), 0, WORST);
    let hull = Hull {
        slowed: given.slowed,
        weakened: given.weakened,
        immobile: given.immobile || given.wreck,
        wreck: given.wreck,
        height: 0,
    };
    let mut marks = vec![Mark::Hull(piece, hull)];
    let most = vehicle.mounts.len() as i64;
    for (field, mounts) in [("broken", &given.broken), ("empty", &given.empty)] {
        for (place, mount) in mounts.iter().enumerate() {
            within(findings, &path.field(field).at(place), i64::from(*mount), 1, most);
        }
    }
    for mount in 1..=most as u8 {
        let (broken, empty) = (given.broken.contains(&mount), given.empty.contains(&mount));
        marks.push(Mark::Mount(piece, mount, MountState { broken, empty, ..MountState::default() }));
    }
    marks
}

/// What members have fired from their first weapons (4.11, 6.1): no more spare loads than each carries.
pub fn spent(findings: &mut Findings, path: &Path, (id, unit): (UnitId, &Unit), muster: &UnitMuster) -> Vec<Mark> {
    let mut marks = Vec::new();
    for (letter, given) in &unit.spent.0 {
        let path = path.field("spent").key(letter);
        let member = muster.members.iter().zip(1..).find(|(member, _)| member.name.starts_with(*letter));
        let Some((member, number)) = member else { continue };
        let carried = member.weapons.first().map_or(0, |weapon| weapon.spares.len());
        let Spent { empty, spares, rounds } = *given;
        if within(findings, &path.field("spares"), spares.into(), 0, carried as i64) {
            marks.push(Mark::Spent(PieceId { unit: id, part: Part::Primate(number) }, empty, spares, rounds));
        }
    }
    marks
}
