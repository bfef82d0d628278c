//! Adds the units of a battle to the world with all their components.

use super::{
    field::{Field, Make, Setting},
    land::Land,
    muster::{Muster, UnitMuster},
    profiles::{Kind, Profiles},
    states::{Models, Stance, State, WEAPONS},
    turns::Turn,
};
use crate::board::Cell;
use crate::force::{
    PrimateIx, Roster, UnitId, UnitIx,
    squad::{Place, Primate, Squad},
};
use bevy_ecs::world::World;
use std::sync::Arc;

/// Adds everyone to the world, with the field and the first round.
pub(super) fn enlist(world: &mut World, muster: &Muster) -> (Roster, Field, Turn) {
    let (mut named, mut pieces, mut states, mut makes) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for (number, (id, unit)) in (0..).zip(muster.units()) {
        let make = make(&muster.profiles, unit);
        let state = state(id, unit, &make);
        let primate =
            Primate { id: id.primate(1), ix: PrimateIx(number), unit: UnitIx(number), name: unit.name.clone() };
        pieces.push((primate.id, world.spawn((primate, state.place)).id()));
        let squad = Squad { id, ix: UnitIx(number), name: unit.name.clone(), members: number..number + 1 };
        named.push((id, world.spawn((squad, state.parts())).id()));
        states.push(state);
        makes.push(make);
    }
    let mut land = Land::new(muster.terrain.clone());
    for (hex, cloud) in &muster.clouds {
        land.hang(*hex, *cloud);
    }
    let setting = Setting {
        makes,
        book: muster.profiles.clone(),
        scenario: muster.scenario.clone(),
        zones: muster.sides.each_ref().map(|side| side.zone.clone()),
        facings: muster.sides.each_ref().map(|side| side.facing),
    };
    let field = Field::new(Arc::new(setting), states, land);
    let turn = Turn::new(muster.sides.each_ref().map(|side| side.ranks), &field);
    (Roster::new(named, pieces, Vec::new()), field, turn)
}

/// A unit's numbers including its options (F1, G8), with its weapons, cards and table.
fn make(book: &Profiles, unit: &UnitMuster) -> Make {
    let mut kind: Kind = book.units[unit.kind].clone();
    for option in unit.options.iter().filter_map(|option| book.options.get(*option)) {
        kind.traits.push(option.gives.clone());
        kind.price = kind.price.saturating_add_signed(i16::from(option.price));
    }
    let weapon = |name: &String| book.weapons.iter().find(|weapon| weapon.name == *name).cloned();
    let sheet = |name: &String| book.moves.iter().find(|sheet| sheet.name == *name);
    let fires = book.fires.iter().find(|sheet| sheet.name == kind.fires);
    let table = book.tables.iter().find(|table| table.name == kind.damage);
    Make {
        weapons: kind.weapons.iter().filter_map(weapon).take(WEAPONS).collect(),
        moves: kind.moves.iter().filter_map(sheet).flat_map(|sheet| sheet.rows.clone()).collect(),
        fires: fires.map(|sheet| sheet.cards.clone()).unwrap_or_default(),
        table: table.cloned().unwrap_or_default(),
        sets_up: unit.start.is_none(),
        kind,
    }
}

fn state(id: UnitId, unit: &UnitMuster, make: &Make) -> State {
    let place = unit.start.map_or(Place::Reserve, |start| Place::On(Cell::from(start.hex)));
    let mut state = State::new(id, place);
    if let Some(start) = unit.start {
        state.stance = Stance { facing: start.facing, speed: start.speed };
    }
    state.models = Models(unit.models.unwrap_or(make.kind.models).min(make.kind.models));
    state.tokens = unit.tokens.clone();
    state.arms.loaded = [true; WEAPONS];
    state
}
