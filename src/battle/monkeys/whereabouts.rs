//! Everyone's position at the start of a level's battle.

use crate::battle::whereabouts::Standing;
use crate::data::monkeys::Level;
use crate::force::{PieceId, Side, UnitId, name::Part};

/// At the start of a level.
pub fn begun(level: &Level) -> Standing {
    let mut standing = Standing::default();
    for side in Side::BOTH {
        for (place, platoon) in level.sides[side.index()].platoons.iter().enumerate() {
            for unit in &platoon.units {
                let id = UnitId { side, platoon: place as u8 + 1, post: unit.post };
                let cells = unit.members.iter().zip(1..).filter_map(|(one, number)| Some((number, one.cell?)));
                standing.cells.extend(cells.map(|(number, cell)| (id.primate(number), cell)));
                for (vehicle, number) in unit.vehicles.iter().zip(1..) {
                    let hull = PieceId { unit: id, part: Part::Vehicle(number) };
                    standing.cells.extend(vehicle.at.map(|(cell, _)| (hull, cell)));
                    standing.aboard.extend(vehicle.crew.iter().map(|(rider, _)| (id.primate(*rider), hull)));
                }
            }
        }
    }
    standing
}
