//! Which primates put enemies out of action in a battle or by shells, for the service records. The rules attack with
//! whole units: the shooters whose shots counted take turns, and in close combat everyone in the unit that is still
//! standing.

use crate::engine::{Fact, What};
use crate::force::{PieceId, UnitId, squad::Pile};
use std::collections::BTreeSet;

/// The attack being reported.
#[derive(Default)]
struct Attack {
    /// The attacker and its target.
    units: Option<(UnitId, UnitId)>,
    /// The shooters, in the order of their shots.
    shooters: Vec<PieceId>,
    /// Whether shots are being reported; the powers of that attack come after them.
    aims: bool,
    kills: usize,
}

impl Attack {
    fn shot(&mut self, by: PieceId) {
        if !self.aims {
            self.shooters.clear();
        }
        self.aims = true;
        if !self.shooters.contains(&by) {
            self.shooters.push(by);
        }
    }

    fn begin(&mut self, units: (UnitId, UnitId)) {
        if !self.aims {
            self.shooters.clear();
        }
        (self.units, self.aims, self.kills) = (Some(units), false, 0);
    }

    /// The primate that put somebody out of action; none if a vehicle exploded or friends fired.
    fn killer(&mut self, victim: PieceId, standing: &BTreeSet<PieceId>) -> Option<PieceId> {
        let (attacker, defender) = self.units.filter(|(attacker, defender)| attacker != defender)?;
        let enemy = [attacker, defender].into_iter().find(|unit| unit.side != victim.unit.side)?;
        let unit = enemy.primate(1).mustered().unit;
        let shot: Vec<PieceId> = self.shooters.iter().filter(|by| by.unit.side == enemy.side).copied().collect();
        let there = || standing.iter().filter(|piece| piece.unit == unit).copied().collect();
        let all: Vec<PieceId> = if shot.is_empty() { there() } else { shot };
        self.kills += 1;
        (!all.is_empty()).then(|| all[(self.kills - 1) % all.len()])
    }
}

/// A killer for each reported kill, among all participants, by the names they were mustered with.
pub(super) fn of(facts: &[Fact], everybody: impl Iterator<Item = PieceId>) -> Vec<PieceId> {
    let mut standing: BTreeSet<PieceId> = everybody.collect();
    let everybody = standing.clone();
    let (mut attack, mut kills) = (Attack::default(), Vec::new());
    for fact in facts {
        match &fact.what {
            // A vehicle's weapon counts for its riders.
            What::Shot { by, .. } if everybody.contains(&by.mustered()) => attack.shot(by.mustered()),
            What::Powers { attacker, defender, .. } => attack.begin((*attacker, *defender)),
            What::Removed { piece, pile } => {
                standing.remove(&piece.mustered());
                if matches!(pile, Pile::Wounded | Pile::Hollow | Pile::Injured) {
                    kills.extend(attack.killer(*piece, &standing));
                }
            }
            _ => {}
        }
    }
    kills
}
