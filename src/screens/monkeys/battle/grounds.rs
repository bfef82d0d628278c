//! Everything on the ground besides the pieces: markers and crates, weapons behind sandbags, smoke.

use super::hulls;
use crate::rules::monkeys::{door, scenarios::Whereabouts};
use crate::view::{
    Landmarks,
    landmarks::{Area, Marker},
};
use crate::words::word;
use bevy::prelude::World;

/// Everything on the ground of the battle in a world.
pub fn landmarks(world: &World) -> Landmarks {
    let table = door::table(world);
    let (field, stakes) = (table.field, &table.turn.stakes);
    let markers = stakes.markers.iter().zip(1..).map(|(marker, number)| Marker {
        cell: marker.cell,
        last: marker.last,
        number,
        holder: marker.held,
    });
    let lying = stakes.crates.iter().filter(|one| one.whereabouts == Whereabouts::Lying);
    let cells = || field.ground().spots().cells();
    let area = stakes.area.map(|area| Area {
        side: None,
        cells: cells().filter(|cell| area.contains(*cell)).collect(),
        name: word("area-siege"),
    });
    let clouded = |cloud: &crate::rules::monkeys::smoke::Cloud| cloud.squares().collect::<Vec<_>>();
    let smoke = field.clouds.iter().flat_map(clouded).filter(|cell| field.ground().contains(*cell));
    Landmarks {
        markers: markers.collect(),
        crates: lying.map(|one| one.cell).collect(),
        emplacements: hulls::emplacements(field),
        areas: area.into_iter().collect(),
        smoke: smoke.collect(),
        ..Landmarks::default()
    }
}
