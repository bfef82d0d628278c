//! The fighters for each hex (F17, G4).

use super::{
    field::{Field, Group},
    movement::Going,
    stacking,
};
use crate::board::hex::Hex;
use crate::force::{Side, UnitIx};

/// An assault for a hex.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Fight {
    /// The hex.
    pub hex: Hex,
    /// All participants, in the order of their names.
    pub fighters: Vec<Fighter>,
    /// The side with the advantage, once the assault has been fought.
    pub winner: Option<Side>,
    /// Whether it is fought a second time because the loser was surrounded (F20).
    pub again: bool,
}

/// A unit in an assault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fighter {
    /// The unit.
    pub unit: UnitIx,
    /// Its own hex: that of the assault if it holds that hex.
    pub from: Hex,
    /// Whether it is moving backwards.
    pub backwards: bool,
    /// Whether it was moving and met its enemy head-on.
    pub met: bool,
}

impl Fight {
    /// The fighters of a side.
    pub fn of<'a>(&'a self, field: &'a Field, side: Side) -> impl Iterator<Item = &'a Fighter> + Clone {
        self.fighters.iter().filter(move |fighter| field.side(fighter.unit) == side)
    }

    /// Whether a fighter moves into the hex.
    pub fn moves(&self, fighter: &Fighter) -> bool {
        fighter.from != self.hex
    }

    /// Whether a fighter is neither moving into the hex nor was on its way out of it.
    pub fn stands(&self, fighter: &Fighter) -> bool {
        !self.moves(fighter) && !fighter.met
    }

    /// The body sides that a fighter may use: the one it presents as it moves, or those it is attacked from; it picks
    /// one of several (F18).
    pub fn groups(&self, field: &Field, fighter: &Fighter) -> Vec<Group> {
        if fighter.backwards {
            return vec![Group::Back];
        }
        if !self.stands(fighter) {
            return vec![Group::Front];
        }
        let enemies = self.of(field, field.side(fighter.unit).other());
        let mut groups: Vec<Group> =
            enemies.flat_map(|enemy| field.groups(fighter.unit, self.hex, enemy.from)).collect();
        groups.sort_unstable();
        groups.dedup();
        groups
    }

    /// Whether a fighter using a body side fights that enemy: a fighter that isn't moving fights only enemies that come
    /// from that side (F18).
    pub fn is_fought(&self, field: &Field, (fighter, group): (UnitIx, Group), enemy: UnitIx) -> bool {
        let one = |unit: UnitIx| self.fighters.iter().find(|fighter| fighter.unit == unit);
        let (Some(fighter), Some(enemy)) = (one(fighter), one(enemy)) else { return false };
        !self.stands(fighter) || field.groups(fighter.unit, self.hex, enemy.from).contains(&group)
    }

    /// The direction from which the first attacker of a side comes.
    pub fn attacked_from(&self, field: &Field, side: Side) -> Option<Hex> {
        self.of(field, side).find(|fighter| self.moves(fighter)).map(|fighter| fighter.from)
    }
}

/// The first side and hex with more friends heading for it than fit, at least one of them moving (G4).
pub(super) fn crowd(field: &Field, goings: &[Going]) -> Option<(Side, Hex)> {
    let mut places: Vec<(Side, Hex)> =
        goings.iter().filter(|going| going.moves()).map(|going| (field.side(going.unit), going.goal)).collect();
    places.sort_unstable();
    places.dedup();
    places.into_iter().find(|(side, hex)| !crowding(field, goings, *side, *hex).is_empty())
}

/// Units of a side, in the air or on the ground, heading for a hex that is too small for them, at least one of them
/// moving (F9). Units fleeing off the board leave their hex.
pub(super) fn crowding(field: &Field, goings: &[Going], side: Side, hex: Hex) -> Vec<Going> {
    let there = |going: &&Going| going.goal == hex && !going.gone && field.side(going.unit) == side;
    let layer = |in_the_air: bool| -> Vec<Going> {
        goings.iter().filter(there).filter(|going| field.flies(going.unit) == in_the_air).copied().collect()
    };
    let is_crowded = |layer: &Vec<Going>| {
        let units: Vec<UnitIx> = layer.iter().map(|going| going.unit).collect();
        layer.iter().any(Going::moves) && !stacking::fits(field, &units)
    };
    [false, true].map(layer).into_iter().find(is_crowded).unwrap_or_default()
}

/// Enemies heading for each other's hexes meet head-on: those of the side with the lower rank fight where they are
/// (G4). Returns whether any new ones have met.
pub(super) fn meet(field: &Field, goings: &mut [Going], favored: Side) -> bool {
    let on_the_ground = |going: &Going| going.moves() && !field.flies(going.unit);
    let coming: Vec<Going> =
        goings.iter().filter(|going| on_the_ground(going) && field.side(going.unit) == favored).copied().collect();
    let mut met = false;
    for going in goings.iter_mut().filter(|going| on_the_ground(going) && field.side(going.unit) != favored) {
        if coming.iter().any(|other| other.goal == going.from && other.from == going.goal) {
            going.goal = going.from;
            going.met = true;
            met = true;
        }
    }
    met
}

/// The assaults: hexes that ground units of both sides are heading for, by column and row (G4).
pub(super) fn fights(field: &Field, goings: &[Going]) -> Vec<Fight> {
    let mut hexes: Vec<Hex> = goings.iter().filter(|going| going.moves()).map(|going| going.goal).collect();
    hexes.sort_unstable();
    hexes.dedup();
    let fight = |hex: Hex| {
        let there = goings.iter().filter(|going| going.goal == hex && !going.gone && !field.flies(going.unit));
        let fighters = there.map(|going| Fighter {
            unit: going.unit,
            from: going.from,
            backwards: going.backwards,
            met: going.met,
        });
        Fight { hex, fighters: fighters.collect(), winner: None, again: false }
    };
    let both = |fight: &Fight| Side::BOTH.into_iter().all(|side| fight.of(field, side).next().is_some());
    hexes.into_iter().map(fight).filter(both).collect()
}
