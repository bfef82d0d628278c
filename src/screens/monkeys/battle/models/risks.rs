//! The risks of an order, in words: for drafts, cards and hints. Those without numbers beside them get a sentence here.

use super::{
    super::names::{capital, kind},
    look::Look,
};
use crate::force::{PieceId, UnitIx, VehicleIx};
use crate::panels::{Why, odds::per_cent};
use crate::rules::monkeys::{
    field::Field,
    foresight::{Risk, could_bereave, risks},
    gun::Gun,
    leader,
    order::Order,
};
use crate::words::{Term, say};

/// The risks of an order, one sentence each, our own first, except those that `told` says are written elsewhere.
pub fn warnings(look: &Look, order: &Order, told: impl Fn(&Risk) -> bool) -> Vec<Why> {
    let mut risks = risks(look.table(), order);
    risks.retain(|risk| !told(risk) && !is_help(look, risk));
    let missing: Vec<PieceId> = risks.iter().filter_map(|risk| missing(look, risk)).collect();
    let mut warnings: Vec<Why> = risks.iter().filter_map(|risk| words(look, risk)).collect();
    warnings.extend(lost(look, &missing));
    warnings.sort_by_key(|why| why.theirs);
    warnings
}

/// The same as lines of a card.
pub fn lines(look: &Look, order: &Order, told: impl Fn(&Risk) -> bool) -> Vec<String> {
    warnings(look, order, told).into_iter().map(|why| why.words).collect()
}

/// Friendly overwatch on those that flee from it is not a risk (T-129).
fn is_help(look: &Look, risk: &Risk) -> bool {
    matches!(risk, Risk::Pursuit { watcher, .. } if look.field.side(*watcher) == look.decider())
}

/// Overwatch that a draft shows with its sums, and members left outside.
pub const fn is_seen(risk: &Risk) -> bool {
    matches!(risk, Risk::Watch { .. } | Risk::Search { .. } | Risk::Missing { .. })
}

/// Fire that the chain of a charge shows step by step.
pub const fn is_linked(risk: &Risk) -> bool {
    use Risk::{Approach, Pursuit, StandFirm, Watch};
    matches!(risk, Watch { .. } | Approach { .. } | StandFirm { .. } | Pursuit { .. })
}

/// Risks covered by the odds and warnings of an attack's forecast.
pub const fn is_forecast(risk: &Risk) -> bool {
    matches!(risk, Risk::Friend { .. } | Risk::Dry { .. })
}

fn missing(look: &Look, risk: &Risk) -> Option<PieceId> {
    match risk {
        Risk::Missing { primate } => Some(look.field.primate(*primate).id),
        _ => None,
    }
}

/// The members outside the sphere, in one sentence (T-28).
pub fn lost(look: &Look, missing: &[PieceId]) -> Option<Why> {
    let names: Vec<String> = missing.iter().map(|piece| look.names.piece(*piece)).collect();
    let terms = [("who", Term::from(names.join(", "))), ("count", names.len().into())];
    (!names.is_empty()).then(|| Why::new(say("risk-missing", &terms), "T-28"))
}

fn words(look: &Look, risk: &Risk) -> Option<Why> {
    let unit = |unit: UnitIx| [("unit", Term::from(look.names.unit(unit)))];
    let hull = |vehicle: VehicleIx| capital(&look.names.piece(look.field.vehicle(vehicle).id));
    Some(match *risk {
        Risk::Watch { watcher } => Why::new(say("risk-watch", &unit(watcher)), "T-123"),
        Risk::Search { watcher } => Why::new(say("risk-search", &unit(watcher)), "T-136"),
        Risk::Pursuit { watcher, fleeing } => {
            let terms = [("unit", Term::from(look.names.unit(watcher))), ("target", look.names.unit(fleeing).into())];
            Why::new(say("risk-pursuit", &terms), "T-129")
        }
        Risk::Approach { by } => Why::new(say("risk-approach", &unit(by)), "T-104"),
        Risk::StandFirm { by } => Why::new(say("risk-stand-firm", &unit(by)), "T-109"),
        Risk::LeaderCheck { unit } => leader_lost(look, unit),
        Risk::Explosion { vehicle } => Why::new(say("risk-explosion", &[("vehicle", hull(vehicle).into())]), "T-92"),
        Risk::Abandoned { vehicle } => Why::new(say("risk-abandoned", &[("vehicle", hull(vehicle).into())]), "T-171"),
        Risk::Friend { body } => {
            let name = capital(&look.names.piece(look.field.name(body)));
            Why::new(say("risk-friend", &[("name", name.into())]), "T-63")
        }
        Risk::Dry { unit: dry } => Why::new(say("risk-dry", &unit(dry)), "T-67"),
        Risk::Spent { gun } => Why::new(say("risk-spent", &weapon(look, gun)), "6.1"),
        Risk::Jams { gun } => Why::new(say("risk-jams", &weapon(look, gun)), "T-67"),
        // What the other side does is its own choice, or up to the dice.
        Risk::Revealed { unit: seen } if look.field.side(seen) != look.decider() => {
            Why::new(say("risk-may-reveal", &unit(seen)), "T-140")
        }
        Risk::Revealed { unit: seen } => Why::new(say("risk-revealed", &unit(seen)), "T-140"),
        Risk::WatchEnds { unit: watcher } => Why::new(say("risk-watch-ends", &unit(watcher)), "T-126"),
        Risk::Idle { unit: idle } => Why::new(say("risk-idle", &unit(idle)), "T-101"),
        Risk::Missing { .. } => return None,
    })
}

/// The check that the other side's answer to a unit could bring on it, if it could remove its leader (T-75).
pub fn answered(look: &Look, field: &Field, by: UnitIx, unit: UnitIx) -> Option<Why> {
    could_bereave(field, by, unit).then(|| leader_lost(look, unit))
}

/// A unit whose leader may fall, with the chance that the rest then rout (T-77 to T-80).
fn leader_lost(look: &Look, unit: UnitIx) -> Why {
    let chance = per_cent(leader::rout_chance(look.field, unit));
    let terms = [("unit", Term::from(look.names.unit(unit))), ("chance", chance.into())];
    let theirs = look.field.side(unit) != look.decider();
    let id = if theirs { "risk-leader-theirs" } else { "risk-leader" };
    Why { theirs, ..Why::new(say(id, &terms), "T-75") }
}

/// A weapon and its owner.
fn weapon(look: &Look, gun: Gun) -> [(&'static str, Term); 2] {
    let name = look.names.piece(gun.piece(look.field));
    [("weapon", kind(&gun.weapon(look.field).name).into()), ("name", name.into())]
}
