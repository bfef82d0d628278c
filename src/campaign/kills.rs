//! Who put an enemy out of action in a battle or by shells, for the service records. The rules attack with whole units: those
//! whose shots counted take turns, and in close combat everyone of the unit who still stands.

use crate::engine::{Fact, What};
use crate::force::{PieceId, UnitId, squad::Pile};
use std::collections::BTreeSet;

/// The attack that is told of.
#[derive(Default)]
struct Attack {
    /// Who attacks whom.
    units: Option<(UnitId, UnitId)>,
    /// Those who shot, in the order of their shots.
    shooters: Vec<PieceId>,
    /// Whether shots are told of: the powers of that attack are told after them.
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

    /// Who put somebody out of action; nobody, where a vehicle exploded or friends fired.
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

/// A killer for each kill that is told of, among all who are there, by the names that they were mustered with.
pub(super) fn of(facts: &[Fact], everybody: impl Iterator<Item = PieceId>) -> Vec<PieceId> {
    let mut standing: BTreeSet<PieceId> = everybody.collect();
    let everybody = standing.clone();
    let (mut attack, mut kills) = (Attack::default(), Vec::new());
    for fact in facts {
        match &fact.what {
            // A weapon of a vehicle counts for those who ride in it.
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
