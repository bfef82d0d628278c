//! The markers of a Battle on the players' own ground (G-15).

use super::{draft::edge, level::raw};
use crate::board::{Block, Cell, Zone, terrain::Ground};
use crate::data::places::Places;
use crate::force::Side;
use crate::rules::monkeys::{
    muster::Scenario,
    profiles::Profiles,
    scenarios::{Marker, Setting, Stakes},
};
use std::collections::BTreeSet;

/// Without any zone.
const NOWHERE: [Zone; 2] = [const { Zone(Vec::new()) }; 2];

/// Where the book puts the markers of a scenario on a ground; none in a scenario without any.
pub fn of_book(scenario: Scenario, ground: &Ground, profiles: &Profiles) -> Vec<Zone> {
    if scenario != Scenario::Battle {
        return Vec::new();
    }
    let (homes, numbers) = (Side::BOTH.map(|side| edge(scenario, side)), &profiles.scenarios);
    let setting = Setting { size: ground.size(), homes, attacker: Side::First, numbers, markers: &[] };
    Stakes::new(scenario, &setting, NOWHERE, ground).markers.iter().map(zone).collect()
}

/// The squares that a marker lies on or between.
pub fn zone(marker: &Marker) -> Zone {
    Zone(vec![Block { from: marker.cell, to: marker.last }])
}

/// The markers among some places as a level writes them; none if the book puts them there anyway.
pub(super) fn written(
    places: &Places,
    scenario: Scenario,
    ground: &Ground,
    profiles: &Profiles,
) -> Vec<(raw::At, raw::At)> {
    let own = Places::on(ground, &NOWHERE, &of_book(scenario, ground, profiles)).goals;
    if places.goals == own { Vec::new() } else { places.goals.iter().filter_map(around).collect() }
}

/// The first and the last square around some.
fn around(cells: &BTreeSet<Cell>) -> Option<(raw::At, raw::At)> {
    let (xs, ys) = (cells.iter().map(|cell| i32::from(cell.x)), cells.iter().map(|cell| i32::from(cell.y)));
    Some(((xs.clone().min()?, ys.clone().min()?), (xs.max()?, ys.max()?)))
}
