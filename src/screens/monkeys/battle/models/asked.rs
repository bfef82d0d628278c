//! The units that an open decision is about, and their cells, so that no card covers them.

use super::look::Look;
use crate::board::Cell;
use crate::force::{UnitIx, VehicleIx};
use crate::rules::monkeys::{damage, order::Order, sequence::Frame};

/// The cells of everyone the open decision is about, or the zone to deploy in; empty while orders are given. For a
/// window of any shape they follow from its answers, the unit it names and what is in progress.
pub fn asked_cells(look: &Look) -> Vec<Cell> {
    let mut units = match look.asked() {
        "" | "Act" => Vec::new(),
        "Deploy" => return zone(look),
        _ => asked_units(look),
    };
    units.sort();
    units.dedup();
    let hulls = asked_hull(look).into_iter().flat_map(|vehicle| look.field.squares(vehicle.into()));
    let members = units.into_iter().flat_map(|unit| look.field.members(unit));
    members.flat_map(|mate| look.field.squares(mate.into())).chain(hulls).collect()
}

/// Where the side that decides may deploy.
fn zone(look: &Look) -> Vec<Cell> {
    let zone = &look.turn.stakes.zones[look.decider().index()];
    look.field.ground().spots().cells().filter(|cell| zone.contains(*cell)).collect()
}

/// The vehicle that the open decision is about.
fn asked_hull(look: &Look) -> Option<VehicleIx> {
    match look.clock.top() {
        Frame::Explosion(explosion) => Some(explosion.vehicle),
        _ => damage::next(look.clock).filter(|_| look.asked() == "Damage"),
    }
}

fn asked_units(look: &Look) -> Vec<UnitIx> {
    let about = look.window().and_then(|window| window.about);
    let mut units: Vec<UnitIx> = about.into_iter().filter_map(|id| look.field.find_unit(id)).collect();
    units.extend(look.subject());
    match look.clock.top() {
        Frame::Attack(attack) => units.push(attack.target),
        Frame::Overrun(overrun) => units.push(overrun.target),
        Frame::Fight(fight) => units.push(fight.target),
        _ => {}
    }
    for order in look.choices().into_iter().flat_map(|choices| &choices.orders) {
        match order {
            Order::Designate(platoon) => units.extend(look.field.platoon(look.decider(), *platoon)),
            Order::Promote(piece) => units.extend(look.field.find_unit(piece.unit)),
            other => units
                .extend([other.unit(), other.target()].into_iter().flatten().filter_map(|id| look.field.find_unit(id))),
        }
    }
    units
}
