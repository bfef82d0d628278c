//! What fire could hit, and the consequences (T-52, T-63, T-75, T-92, T-156).

use super::risk::Risk;
use crate::force::{Body, PrimateIx, Side, UnitIx};
use crate::rules::monkeys::{
    blast,
    field::Field,
    leader,
    order::Volley,
    power,
    shots::{Gun, Salvo, Spots, Victim},
    targets,
};

/// Everything that the fire of guns at a unit could hit, whatever targets it names, blasts included.
fn struck(field: &Field, guns: impl Iterator<Item = Gun>, target: UnitIx, spots: Spots) -> Vec<Body> {
    let mut struck: Vec<Body> = Vec::new();
    for gun in guns {
        for body in field.targets(target) {
            let Ok(aim) = targets::aim(field, gun, body, spots) else { continue };
            struck.push(body);
            let salvo = Salvo { by: gun, select: false, at: vec![(body, aim)] };
            let blasts = blast::blasts(field, &salvo);
            struck.extend(blasts.flat_map(|blast| blast::caught(field, blast, spots)).map(|caught| caught.body));
        }
    }
    struck.sort_unstable();
    struck.dedup();
    struck
}

/// Possible consequences of a unit's fire at another, whatever targets it names.
pub(super) fn fired_at(field: &Field, unit: UnitIx, target: UnitIx, spots: Spots) -> Vec<Risk> {
    harm(field, &struck(field, targets::guns(field, unit), target, spots))
}

/// Whether a unit's fire at another, whatever targets it names, could remove a leader whose loss brings a check (T-75).
/// One that is out of ammo counts as reloaded (T-100).
pub fn could_bereave(field: &Field, unit: UnitIx, target: UnitIx) -> bool {
    let struck = struck(field, targets::loaded(field, unit), target, Spots::Standing);
    harm(field, &struck).contains(&Risk::LeaderCheck { unit: target })
}

/// A unit's reaction fire at its chargers in their current positions: nothing if it has nobody that can fire at them.
pub(super) fn reaction(field: &Field, risk: Risk, by: UnitIx, at: UnitIx) -> Vec<Risk> {
    let struck = struck(field, targets::guns(field, by), at, Spots::Standing);
    if struck.is_empty() {
        return Vec::new();
    }
    std::iter::once(risk).chain(harm(field, &struck)).collect()
}

/// Possible consequences of a volley, for its targets and for its shooters (6.1, T-67).
pub(super) fn volley(field: &Field, side: Side, volley: Volley, salvos: &[Salvo], spots: Spots) -> Vec<Risk> {
    let victims = power::reckon(field, salvos, spots).victims;
    let bodies: Vec<Body> = victims.iter().map(|victim| victim.body).collect();
    let mut risks = harm(field, &bodies);
    risks.retain(|risk| !matches!(risk, Risk::LeaderCheck { unit } if falls_whole(field, *unit, &victims)));
    let owner = |body: &Body| field.unit_of(*body).map(|unit| field.side(unit));
    risks.extend(bodies.iter().filter(|body| owner(body) == Some(side)).map(|body| Risk::Friend { body: *body }));
    let shooters = salvos.first().and_then(|salvo| salvo.by.unit(field));
    risks.extend(shooters.filter(|_| volley == Volley::Main).map(|unit| Risk::Dry { unit }));
    risks.extend(salvos.iter().filter_map(|salvo| emptied(field, volley, salvo.by)));
    risks
}

/// Whether no one in a unit is left to take the check in any case in which this volley removes its leader: all of them
/// are among its victims, and any cover that saves one of them also saves the leader (T-71, T-75).
fn falls_whole(field: &Field, unit: UnitIx, victims: &[Victim]) -> bool {
    let of = |primate: PrimateIx| victims.iter().find(|victim| victim.body == Body::Primate(primate));
    let leader = field.unit(unit).lead.leader.and_then(of);
    leader.is_some_and(|leader| {
        field.members(unit).all(|mate| of(mate).is_some_and(|mate| leader.covered || !mate.covered))
    })
}

/// A weapon that is empty as soon as it has fired (6.1), or a special one that is if its own die shows 1 (T-67).
fn emptied(field: &Field, volley: Volley, gun: Gun) -> Option<Risk> {
    match volley {
        _ if gun.is_empty_after_firing(field) => Some(Risk::Spent { gun }),
        Volley::Special(_) => Some(Risk::Jams { gun }),
        Volley::Main => None,
    }
}

/// Consequences when any of these is hit: units lose leaders, vehicles blow up with everyone aboard.
pub(super) fn harm(field: &Field, bodies: &[Body]) -> Vec<Risk> {
    let mut risks = Vec::new();
    for body in bodies {
        match *body {
            Body::Primate(primate) => risks.extend(bereaves(field, primate)),
            Body::Vehicle(vehicle) => {
                risks.push(Risk::Explosion { vehicle });
                risks.extend(field.riders(vehicle).filter_map(|(rider, _)| bereaves(field, rider)));
            }
        }
    }
    risks
}

/// The check that a primate's fall would bring on its unit (T-75): none if nobody is left to take it.
pub(super) fn bereaves(field: &Field, primate: PrimateIx) -> Option<Risk> {
    let unit = field.primate(primate).unit;
    let leads = field.unit(unit).lead.leader == Some(primate);
    let left = field.members(unit).count() > 1;
    (leads && left && leader::check_due(field, unit)).then_some(Risk::LeaderCheck { unit })
}
