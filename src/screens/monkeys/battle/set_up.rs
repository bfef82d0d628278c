//! Deployment on the board: the zone of the side that deploys, and its next unit where it would stand (G-32).

use super::{crews, deploying, drawing::Drawn, hands::Hands, hulls, pieces};
use crate::rules::monkeys::{choices::Table, deploy::places, order::Order};
use crate::view::{
    art::{
        overlay::{Region, Wash},
        palette::Palette,
    },
    reach::VehicleGhost,
    sketch::Ghost,
};

/// The zone of the side that deploys, and its next unit as advised, otherwise as it would be placed around the cell
/// under the pointer.
pub(super) fn zone_and_next(table: Table, hands: &Hands, palette: Palette, drawn: &mut Drawn) {
    let field = table.field;
    if let Some(side) = table.clock.window().map(|window| window.side) {
        let zone = &table.turn.stakes.zones[side.index()];
        let cells = field.ground().spots().cells().filter(|cell| zone.contains(*cell)).collect();
        let rest = field.ground().spots().cells().filter(|cell| !zone.contains(*cell)).collect();
        drawn.overlays.washes.push((Wash::Closed, rest));
        drawn.overlays.regions.push((Region::LitZone(palette, pieces::outline(side)), cells));
    }
    if hands.siting().is_some() {
        drawn.overlays.regions.push((Region::Reach, crews::sites(table, hands).into_iter().collect()));
        return;
    }
    let pointed = || hands.hover().and_then(|cell| deploying::placed(table, hands, cell));
    let Some(Order::Deploy { unit, at, vehicles, .. }) = deploying::laid_out(table, hands).or_else(pointed) else {
        return;
    };
    let Some(unit) = field.find_unit(unit) else { return };
    let aboard = places::crew(field, unit);
    for (mate, cell) in places::walkers(field, unit, &aboard).into_iter().zip(at) {
        let look = pieces::look(field, table.turn, mate, false);
        let ghost = Ghost { look, cell, covered: false, seen_by: 0, outside: false, shaken: 0 };
        drawn.sketch.ghosts.push(ghost);
    }
    for (vehicle, parking) in places::brought(field, unit).into_iter().zip(vehicles) {
        let mut look = hulls::look(field, table.turn, vehicle);
        look.facing = parking.facing;
        drawn.sketch.vehicles.push(VehicleGhost { look, corner: parking.at, blocked: false });
    }
}
