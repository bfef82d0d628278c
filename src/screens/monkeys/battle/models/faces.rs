//! Cards and badges of primates and units.

use crate::force::{Body, PrimateIx, UnitId, UnitIx, squad::Place, vehicle::Seat};
use crate::panels::{Badge, Lead, Portrait};
use crate::rules::monkeys::{field::Field, pins::Pin, platoons::Turn, sphere};

/// A primate's card; paler once it is off the board, unless it is in a neighboring hex.
pub fn portrait(field: &Field, turn: &Turn, primate: PrimateIx) -> Portrait {
    let state = field.primate(primate);
    let lead = field.unit(state.unit).lead;
    let lead = match (lead.leader == Some(primate), lead.acting) {
        (false, _) => Lead::None,
        (true, false) => Lead::Leader,
        (true, true) => Lead::Acting,
    };
    Portrait {
        side: state.id.unit.side,
        clan: field.clan(primate).name.clone(),
        tag: turn.tag(state.id.unit),
        lead,
        faded: !state.place.is_on_board() && state.place != Place::Afar,
    }
}

/// A primate's card; for a vehicle its driver's, or that of the first of its unit.
pub fn body_portrait(field: &Field, turn: &Turn, body: Body) -> Portrait {
    match body {
        Body::Primate(primate) => portrait(field, turn, primate),
        Body::Vehicle(vehicle) => {
            let unit = field.vehicle(vehicle).unit;
            let driver = field.rider(vehicle, Seat::Operator).or_else(|| field.members(unit?).next());
            driver.map_or_else(|| nobody(turn, field.vehicle(vehicle).id.unit), |driver| portrait(field, turn, driver))
        }
    }
}

fn nobody(turn: &Turn, unit: UnitId) -> Portrait {
    Portrait { side: unit.side, clan: String::new(), tag: turn.tag(unit), lead: Lead::None, faded: true }
}

/// A unit's card: its leader's, or its first member's if the unit is wiped out.
pub fn unit_portrait(field: &Field, turn: &Turn, unit: UnitIx) -> Option<Portrait> {
    let leader = field.unit(unit).lead.leader.filter(|leader| field.primate(*leader).place.is_on_board());
    let shown = leader.or_else(|| field.members(unit).next()).or_else(|| field.roll_call(unit).next())?;
    Some(portrait(field, turn, shown))
}

/// Members outside the sphere of a unit whose turn it is: lost when the turn ends (T-28).
pub fn outside(field: &Field, turn: &Turn, unit: UnitIx) -> Vec<PrimateIx> {
    let id = field.unit(unit).id;
    if id.side != turn.side || Some(id.platoon) != turn.active {
        return Vec::new();
    }
    sphere::sphere(field, unit).outside.into_iter().map(|(mate, _)| mate).collect()
}

/// What to know about a unit, worst first.
pub fn unit_badges(field: &Field, turn: &Turn, unit: UnitIx) -> Vec<Badge> {
    if !field.stands(unit) {
        return Vec::new();
    }
    let state = field.unit(unit);
    let any = |holds: fn(&Field, PrimateIx) -> bool| field.members(unit).any(|mate| holds(field, mate));
    let told = [
        (Badge::Carrying, field.members(unit).any(|mate| turn.stakes.carried(mate).is_some())),
        (Badge::Outside, !outside(field, turn, unit).is_empty()),
        (Badge::Pinned, any(|field, mate| field.primate(mate).pin.holds())),
        (Badge::Recovering, any(|field, mate| field.primate(mate).pin == Pin::Recovering)),
        (Badge::OutOfAmmo, state.ammunition.is_out()),
        (Badge::Overwatch, state.watch.0),
        (Badge::Braced, any(|field, mate| field.primate(mate).braced.0)),
        (Badge::Committed, state.commitment.target.is_some()),
    ];
    told.into_iter().filter(|(_, is)| *is).map(|(badge, _)| badge).collect()
}

/// The members of a unit, in a few words: "6 baboons", "1 gorilla, 5 chimpanzees".
pub fn clans(field: &Field, members: impl Iterator<Item = PrimateIx>) -> String {
    let mut counts: Vec<(u8, u32)> = Vec::new();
    for mate in members {
        let clan = field.primate(mate).clan;
        match counts.iter_mut().find(|(known, _)| *known == clan) {
            Some((_, count)) => *count += 1,
            None => counts.push((clan, 1)),
        }
    }
    let name = |(clan, count): (u8, u32)| {
        let clan = &field.book.clans[usize::from(clan)];
        format!("{count} {}", if count == 1 { &clan.name } else { &clan.plural })
    };
    counts.into_iter().map(name).collect::<Vec<_>>().join(", ")
}
