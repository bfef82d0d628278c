//! The state of a battle as plain data: to return to, to experiment on, to compare; and as one side may picture it.

use super::{
    choices::View,
    field::{Field, Setting},
    land::Land,
    order::{Order, Written},
    planning,
    sequence::Frame,
    set_up,
    states::{Parts, Stance, State},
    turns::Turn,
};

use crate::dice::Stream;
use crate::engine::Moment;
use crate::force::{Roster, Side, UnitIx, squad::Place};
use bevy_ecs::{change_detection::DetectChangesMut, world::World};
use std::{
    hash::{Hash, Hasher},
    sync::Arc,
};

/// Units, ground, turn, clock and dice of one moment.
#[derive(Clone, Debug)]
pub struct Snapshot {
    units: Vec<State>,
    land: Land,
    turn: Turn,
    moment: Moment<Frame>,
    /// The parts that don't change: not part of the moment, but needed to draw what a side doesn't know.
    setting: Arc<Setting>,
}

impl PartialEq for Snapshot {
    fn eq(&self, other: &Self) -> bool {
        self.parts() == other.parts()
    }
}

impl Hash for Snapshot {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.parts().hash(state);
    }
}

impl Snapshot {
    const fn parts(&self) -> (&Vec<State>, &Land, &Turn, &Moment<Frame>) {
        (&self.units, &self.land, &self.turn, &self.moment)
    }

    /// The current battle.
    pub(super) fn take(world: &World) -> Self {
        let field = world.resource::<Field>();
        Self {
            units: field.units.clone(),
            land: field.land.clone(),
            turn: world.resource::<Turn>().clone(),
            moment: Moment::take(world),
            setting: field.setting.clone(),
        }
    }

    /// Restores this moment. It must be a moment of the battle mustered in this world.
    pub(super) fn put_back(&self, world: &mut World) {
        let roster = std::mem::take(&mut *world.resource_mut::<Roster>());
        let mut units = world.query::<Parts>();
        for ((entity, piece), state) in roster.units().zip(roster.primates()).zip(&self.units) {
            state.write(units.get_mut(world, entity).expect("units are mustered with all their parts"));
            let place = world.get_mut::<Place>(piece);
            place.expect("pieces are mustered with a place").set_if_neq(state.place);
        }
        *world.resource_mut::<Roster>() = roster;
        world.resource_mut::<Field>().land = self.land.clone();
        *world.resource_mut::<Turn>() = self.turn.clone();
        self.moment.put_back(world);
    }

    /// The moment with different cards face down, as a guess.
    #[must_use]
    pub fn with_cards(&self, written: &[Written]) -> Self {
        let mut field = Field::new(self.setting.clone(), self.units.clone(), self.land.clone());
        for written in written {
            let Some(unit) = field.find(written.0) else { continue };
            if let Ok(card) = planning::card(&field, unit, written) {
                field.units[unit.at()].orders.next = Some(card);
            }
        }
        Self { units: field.units, ..self.clone() }
    }

    /// The moment as a side may picture it: face-down cards are replaced by others of the same sheets, and an enemy set
    /// up in secret is somewhere else.
    pub(super) fn veiled(&self, side: Side, luck: &mut Stream) -> Self {
        let mut field = Field::new(self.setting.clone(), self.units.clone(), self.land.clone());
        let enemies: Vec<UnitIx> = field.of(side.other()).collect();
        if !self.turn.deployed {
            set_up_elsewhere(&mut field, &enemies, luck);
        }
        for unit in enemies {
            if field.unit(unit).orders.next.is_some() {
                let card = luck.pick(&planning::offers(&field, unit)).copied();
                field.units[unit.at()].orders.next = card;
            }
        }
        Self { units: field.units, ..self.clone() }
    }
}

/// The field without the enemy's face-down cards; none before both sides have set up.
pub(super) fn uncovered(view: View, side: Side) -> Option<Field> {
    let mut field = view.field.clone();
    for state in field.units.iter_mut().filter(|state| state.id.side != side) {
        state.orders.next = None;
    }
    view.turn.deployed.then_some(field)
}

/// Moves units that were set up in secret to other hexes of their zone.
fn set_up_elsewhere(field: &mut Field, units: &[UnitIx], luck: &mut Stream) {
    let placed: Vec<UnitIx> =
        units.iter().copied().filter(|unit| is_secret(field, *unit) && field.hex(*unit).is_some()).collect();
    for unit in &placed {
        field.units[unit.at()].place = Place::Reserve;
    }
    for unit in placed {
        if let Some(Order::SetUp(_, cell, facing, speed)) = luck.pick(&set_up::offers(field, unit)) {
            let state = &mut field.units[unit.at()];
            (state.place, state.stance) = (Place::On(*cell), Stance { facing: *facing, speed: *speed });
        }
    }
}

/// Whether a unit is set up during the battle.
fn is_secret(field: &Field, unit: UnitIx) -> bool {
    field.make(unit).sets_up
}

/// Whether one side now knows something that the other doesn't: where units were set up, or face-down cards.
pub(super) fn hides(field: &Field, turn: &Turn) -> bool {
    let in_secret = |unit: UnitIx| !turn.deployed && is_secret(field, unit) && field.hex(unit).is_some();
    field.all().any(|unit| field.unit(unit).orders.next.is_some() || in_secret(unit))
}
