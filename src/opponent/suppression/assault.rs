//! The expected result of a charge, strike by strike, on average (G12).

use super::worth;
use crate::force::UnitIx;
use crate::rules::suppression::{
    assault::REACH,
    field::{Field, within},
    odds::{self, WHOLE, faces},
    shooting::{self, needed},
};

/// Number of strikes of each side that are considered.
const STRIKES: usize = 4;

/// Thousandths of models.
const MODEL: i64 = 1000;

/// The expected result of a charge.
#[derive(Clone, Copy, Debug)]
pub struct Clash {
    /// The other side's losses minus the charger's, in hundredths of points.
    pub gain: i64,
    /// The chance in thousandths that the other unit runs or is wiped out.
    pub wins: i64,
}

/// The expected result if a unit charges another.
pub fn clash(field: &Field, unit: UnitIx, target: UnitIx) -> Clash {
    let open;
    let field = if field.unit(unit).dug_in.0 {
        open = out_of_trench(field, unit);
        &open
    } else {
        field
    };
    let mut models = [unit, target].map(|unit| field.count(unit) as i64 * MODEL);
    let before = models;
    // The chance that the fight is still going on, and its results so far.
    let (mut open, mut gain, mut wins) = (WHOLE as i64, 0, 0);
    for strike in 0..2 * STRIKES {
        let own = strike % 2 == 0;
        let (by, at, pair) = if own { (0, 1, (unit, target)) } else { (1, 0, (target, unit)) };
        let (hits, kills) = blow(field, pair, models[by]);
        let kills = kills.min(models[at]);
        models[at] -= kills;
        let fallen = kills * worth::model(field, pair.1) / MODEL;
        let fails =
            if hits > 0 { (WHOLE - odds::passes(field, pair.1, field.unit(pair.1).markers.0)) as i64 } else { 0 };
        let rest = models[at] * worth::model(field, pair.1) / MODEL;
        let lost = rest * worth::flight(field, pair.1, field.unit(pair.1).markers.0) / 1000;
        let told = fallen + lost * fails / WHOLE as i64;
        gain += if own { told } else { -told } * (open >> 8) / (WHOLE as i64 >> 8);
        let gone = models[at] < MODEL / 2;
        let over = if gone { open } else { (open >> 8) * (fails >> 8) / (WHOLE as i64 >> 16) };
        open -= over;
        wins += if own { over } else { 0 };
        if gone || models == before && strike > 1 {
            break;
        }
    }
    Clash { gain, wins: wins * 1000 / WHOLE as i64 }
}

/// The field with a unit out of its trench, as any charger is that moves (G26).
fn out_of_trench(field: &Field, unit: UnitIx) -> Field {
    let mut open = field.clone();
    open.units[unit.at()].dug_in.0 = false;
    open
}

/// Whether a unit with its leader on a cell would be near enough to charge another.
pub fn is_near(field: &Field, at: crate::board::Cell, target: UnitIx) -> bool {
    field.living(target).any(|(_, cell)| within(at, cell, i32::from(REACH)))
}

/// Hits and casualties of a strike by this many models, in thousandths.
fn blow(field: &Field, (striker, other): (UnitIx, UnitIx), models: i64) -> (i64, i64) {
    let (attack, defence) = (field.kind(striker), field.kind(other));
    let hits = models * faces(needed(attack.ws.into(), defence.ws.into())) as i64 / 6;
    let kill = faces(needed(attack.st.into(), shooting::toughness(field, other, false))) as i64;
    (hits, hits * kill / 6)
}
