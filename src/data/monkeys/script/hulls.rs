//! The vehicles of a script: on the board with all their squares, each seat valid and taken once (G-22, G-23).

use super::{
    board::Tokens,
    kinds::Kinds,
    raw::{Setup, Unit, Vehicle},
};
use crate::board::Cell;
use crate::data::{
    findings::{Findings, Path, quote},
    monkeys::roster::SPARES,
    number::within,
};
use crate::force::vehicle::Seat;
use crate::rules::monkeys::{
    profiles::VehicleKind,
    vehicles::{Footprint, MOUNTS},
};
use crate::words::Message;

/// The squares of every vehicle on the board, drawn or not, by its letter.
pub fn all(setup: &Setup, kinds: &Kinds, cells: &Tokens) -> Vec<(char, Footprint)> {
    let vehicles = setup.units.iter().flat_map(|unit| &unit.vehicles.0);
    let squares = |(letter, vehicle): &(char, Vehicle)| {
        let kind = kinds.profiles.vehicles.iter().find(|kind| kind.name == vehicle.kind)?;
        let corner = cells.get(letter)?.first()?;
        Some((*letter, Footprint::new(*corner, kind.side() as u8)))
    };
    vehicles.filter_map(squares).collect()
}

/// Checks that a vehicle is on the board with its whole footprint, that nothing else is there, and that its letter
/// isn't used elsewhere. The first square in reading order is its corner.
pub fn check_footprint(
    findings: &mut Findings,
    path: &Path,
    (letter, kind): (char, &VehicleKind),
    (cells, hulls): (&Tokens, &[(char, Footprint)]),
    (width, height): (usize, usize),
) {
    let Some([corner, others @ ..]) = cells.get(&letter).map(Vec::as_slice) else { return };
    let side = kind.side();
    let footprint = Footprint::new(*corner, side as u8);
    let inside = |cell: Cell| usize::try_from(cell.x).is_ok_and(|x| x < width) && (cell.y as usize) < height;
    if !{ footprint }.all(inside) {
        let what = Message::new("script-footprint-edge").with("given", letter.to_string());
        findings.fault(path, what.with("side", i32::from(side)));
    }
    if let Some(stray) = others.iter().find(|cell| !footprint.contains(**cell)) {
        let what = Message::new("script-footprint").with("given", letter.to_string()).with("cell", stray.to_string());
        findings.fault(path, what.with("side", i32::from(side)));
    }
    let stands = |(other, cells): (&char, &Vec<Cell>)| {
        let under = cells.iter().find(|cell| *other != letter && footprint.contains(**cell));
        under.map(|cell| (*other, *cell))
    };
    // If two vehicles overlap where neither is drawn, the later letter reports it.
    let crosses = |(other, squares): &(char, Footprint)| {
        let under = { *squares }.find(|cell| *other < letter && footprint.contains(*cell));
        under.map(|cell| (*other, cell))
    };
    if let Some((other, cell)) = cells.iter().find_map(stands).or_else(|| hulls.iter().find_map(crosses)) {
        let what = Message::new("script-footprint-taken").with("given", other.to_string());
        findings.fault(path, what.with("cell", cell.to_string()).with("vehicle", letter.to_string()));
    }
}

/// Checks that each seat of the crew exists and is taken once, and that everybody has one seat.
pub fn check_crew(findings: &mut Findings, path: &Path, unit: &Unit, (vehicle, kind): (&Vehicle, &VehicleKind)) {
    let path = path.field("crew");
    let crew = &vehicle.crew.0;
    for (place, (who, seat)) in crew.iter().enumerate().take(usize::from(u8::MAX)) {
        let path = path.key(who);
        if let Seat::Gunner(mount) = seat {
            within(findings, &path, (*mount).into(), 1, kind.mounts.len() as i64);
        }
        if *seat != Seat::Passenger && crew[..place].iter().any(|(_, taken)| taken == seat) {
            findings.fault(&path, Message::new("script-seat").with("given", format!("{seat:?}")));
        }
        let vehicles = unit.vehicles.0.iter().flat_map(|(_, vehicle)| &vehicle.crew.0);
        if vehicles.filter(|(rider, _)| rider == who).count() > 1 {
            findings.fault(&path, Message::new("data-twice").with("given", quote(&who.to_string())));
        }
    }
    within(findings, &path, crew.len() as i64, 0, u8::MAX.into());
}

/// Checks that a vehicle has no more weapons than mounts, and spare rounds only for those.
pub fn check_mounts(findings: &mut Findings, path: &Path, (vehicle, kind): (&Vehicle, &VehicleKind)) {
    let most = kind.mounts.len().min(MOUNTS) as i64;
    let mounts = vehicle.mounts.as_ref().map_or(0, Vec::len);
    within(findings, &path.field("mounts"), mounts as i64, 0, most);
    let path = path.field("spares");
    within(findings, &path, vehicle.spares.len() as i64, 0, most);
    for (place, spares) in vehicle.spares.iter().enumerate().take(MOUNTS) {
        within(findings, &path.at(place), (*spares).into(), 0, SPARES.into());
    }
}
