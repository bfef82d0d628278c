//! The mounts of a side: on a cell of their own, or under a rider (G14).

use super::{
    raw,
    sides::{find, on_board, stand},
};
use crate::board::{Cell, Grid};
use crate::data::{
    findings::{Findings, Path, quote},
    nearest::unknown,
    number::{named, within},
};
use crate::force::Side;
use crate::rules::initiative::{
    muster::{Band, Mount, Stall},
    profiles::{Profiles, Trait},
};
use crate::words::Message;
use std::collections::BTreeSet;

/// Checks the mounts of a side: they must be kinds that can be ridden, each on a cell of its own or under a rider of
/// its own.
pub fn check(
    findings: &mut Findings,
    path: &Path,
    (side, raw): (Side, &[raw::Mount]),
    (board, profiles): (Option<&Grid<u8>>, &Profiles),
    (band, taken): (&Band, &mut BTreeSet<Cell>),
) -> Vec<Mount> {
    within(findings, path, raw.len() as i64, 0, band.characters.len() as i64);
    let mounts = profiles.characters.iter().filter(|kind| kind.has(Trait::Mount));
    let known: Vec<&str> = mounts.map(|kind| kind.name.as_str()).collect();
    let mut all: Vec<Mount> = Vec::new();
    for (place, mount) in raw.iter().enumerate().take(band.characters.len()) {
        let path = path.at(place);
        named(findings, &path.field("name"), &mount.name);
        let kind = profiles.character(&mount.kind).filter(|_| known.contains(&mount.kind.as_str()));
        if kind.is_none() {
            findings.fault(&path.field("kind"), unknown("mount", &mount.kind, &known));
        }
        let at = stall(findings, &path.field("at"), (side, &mount.at), (board, profiles), (band, taken));
        if let Some(Stall::Under(_)) = at
            && all.iter().any(|other| Some(other.at) == at)
        {
            let rider = if let raw::Stall::Under(rider) = &mount.at { rider.as_str() } else { "" };
            findings.fault(&path.field("at"), Message::new("data-twice").with("given", quote(rider)));
        }
        all.extend(kind.zip(at).map(|(kind, at)| Mount { name: mount.name.clone(), kind, at }));
    }
    all
}

/// The initial position of a mount.
fn stall(
    findings: &mut Findings,
    path: &Path,
    (side, at): (Side, &raw::Stall),
    (board, profiles): (Option<&Grid<u8>>, &Profiles),
    (band, taken): (&Band, &mut BTreeSet<Cell>),
) -> Option<Stall> {
    match at {
        raw::Stall::On(at) => {
            let cell = on_board(findings, path, *at, board?)?;
            stand(findings, path, cell, (board?, profiles), taken);
            Some(Stall::On(cell))
        }
        raw::Stall::Under(rider) => find(findings, path, rider, (side, band.characters.len())).map(Stall::Under),
    }
}
