//! Adds the units and models of a battle to the world with all their components (G1, G2).

use super::{
    field::{Field, Setting},
    muster::{Muster, UnitMuster},
    profiles::Going,
    turns::Turn,
    units::{ModelState, UnitState},
};
use crate::board::Grid;
use crate::force::{
    PrimateIx, Roster, Side, UnitId, UnitIx,
    squad::{Place, Primate, Squad},
};
use bevy_ecs::world::World;
use std::sync::Arc;

/// Adds everyone to the world, with the field and the first turn.
pub(super) fn enlist(world: &mut World, muster: &Muster) -> (Roster, Field, Turn) {
    let (mut units, mut models) = (Vec::new(), Vec::new());
    let (mut named, mut pieces) = (Vec::new(), Vec::new());
    for (id, unit) in muster.units() {
        let (ix, first) = (UnitIx(units.len() as u16), models.len() as u16);
        for state in models_of(id, ix, unit) {
            let number = PrimateIx(models.len() as u16);
            let name = unit.models[models.len() - usize::from(first)].name.clone();
            let primate = Primate { id: state.id, ix: number, unit: ix, name };
            pieces.push((state.id, world.spawn((primate, state.place)).id()));
            models.push(state);
        }
        let members = first..models.len() as u16;
        let state = UnitState::new(id, members.clone(), unit);
        let squad = Squad { id, ix, name: unit.name.clone(), members };
        named.push((id, world.spawn((squad, state.parts())).id()));
        units.push(state);
    }
    let field = Field::new(Arc::new(setting(muster)), units, models);
    (Roster::new(named, pieces, Vec::new()), field, turn(muster))
}

fn models_of(id: UnitId, unit: UnitIx, muster: &UnitMuster) -> impl Iterator<Item = ModelState> + '_ {
    (1..).zip(&muster.models).map(move |(number, model)| {
        let place = model.cell.map_or(Place::Reserve, Place::On);
        ModelState { id: id.primate(number), unit, place }
    })
}

fn setting(muster: &Muster) -> Setting {
    let units = || muster.sides.iter().flat_map(|side| &side.units);
    Setting {
        book: muster.profiles.clone(),
        going: going(muster),
        sight: muster.sight.clone(),
        scenario: muster.scenario.clone(),
        zones: muster.sides.each_ref().map(|side| side.zone.clone()),
        kinds: units().map(|unit| unit.kind).collect(),
        weapons: units().flat_map(|unit| &unit.models).map(|model| model.weapon).collect(),
        firsts: muster.sides[0].units.iter().map(|unit| unit.models.len() as u16).sum(),
    }
}

fn going(muster: &Muster) -> Grid<Going> {
    let spots = muster.sight.ground().spots();
    let mut going = Grid::new(spots.width(), spots.height(), Going::Clear);
    for (going, spot) in going.values_mut().iter_mut().zip(spots.values()) {
        *going = muster.profiles.terrain[usize::from(spot.kind)].going;
    }
    going
}

fn turn(muster: &Muster) -> Turn {
    Turn {
        round: 0,
        side: Side::First,
        first: Side::First,
        taken: [0, 0],
        score: [0, 0],
        holders: vec![None; muster.scenario.objectives.len()],
        mustered: muster.sides.each_ref().map(|side| side.units.len() as u16),
        named: 0,
        rallied: 0,
    }
}
