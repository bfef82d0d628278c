//! The state of a battle as plain data: to return to, to experiment on, to compare.

use super::{
    characters::{Parts, State},
    field::{Field, Setting},
    sequence::Frame,
    turns::Turn,
    veil,
};
use crate::dice::Stream;
use crate::engine::Moment;
use crate::force::{Roster, Side, squad::Place};
use bevy_ecs::{change_detection::DetectChangesMut, world::World};
use std::{
    hash::{Hash, Hasher},
    sync::Arc,
};

/// Characters, turn, clock and dice of one moment.
#[derive(Clone, Debug)]
pub struct Snapshot {
    characters: Vec<State>,
    turn: Turn,
    moment: Moment<Frame>,
    /// The setting of the battle: the same at all its moments.
    setting: Arc<Setting>,
}

impl PartialEq for Snapshot {
    fn eq(&self, other: &Self) -> bool {
        self.characters == other.characters && self.turn == other.turn && self.moment == other.moment
    }
}

impl Eq for Snapshot {}

impl Hash for Snapshot {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.characters.hash(state);
        self.turn.hash(state);
        self.moment.hash(state);
    }
}

impl Snapshot {
    /// The current battle.
    pub(super) fn take(world: &World) -> Self {
        let field = world.resource::<Field>();
        Self {
            characters: field.characters.clone(),
            turn: world.resource::<Turn>().clone(),
            moment: Moment::take(world),
            setting: field.setting.clone(),
        }
    }

    /// Restores this moment. It must be a moment of the battle mustered in this world.
    pub(super) fn put_back(&self, world: &mut World) {
        let roster = std::mem::take(&mut *world.resource_mut::<Roster>());
        let mut units = world.query::<Parts>();
        for ((entity, piece), state) in roster.units().zip(roster.primates()).zip(&self.characters) {
            state.write(units.get_mut(world, entity).expect("characters are mustered with all their parts"));
            let place = world.get_mut::<Place>(piece);
            place.expect("pieces are mustered with a place").set_if_neq(state.place);
        }
        *world.resource_mut::<Roster>() = roster;
        *world.resource_mut::<Turn>() = self.turn.clone();
        self.moment.put_back(world);
    }

    /// The moment as a side may picture it (R27).
    pub(super) fn veiled(&self, side: Side, luck: &mut Stream) -> Self {
        let mut guess = self.clone();
        veil::turn(&mut guess.turn, side);
        veil::draw(&self.setting, &mut guess.characters, &mut guess.moment, (side, luck));
        guess
    }
}
