//! Dice on the table, and choosing the one that counts (T-65, T-66, T-81, T-92, T-113).
//!
//! Attacks, routs, close combats and explosions roll dice for different reasons, but all dice are handled here.

pub use super::frames::Thrown;

use super::{
    field::Field,
    order::{Given, Order},
    sequence::Frame,
    windows::Ask,
};
use crate::dice::Dice;
use crate::engine::clock::Clock;
use crate::force::{Side, UnitId};
use bevy_ecs::prelude::*;

impl Thrown {
    /// Rolls this many dice for a roll with this side as the stronger one.
    pub fn throw(dice: &mut Dice, count: u8, stronger: Option<Side>) -> Self {
        Self { faces: dice.roll(count).to_vec(), stronger }
    }

    /// The side that picks the die: the stronger one, if the faces differ (T-65, T-66).
    pub fn chooser(&self) -> Option<Side> {
        let differ = self.faces.windows(2).any(|pair| pair[0] != pair[1]);
        self.stronger.filter(|_| differ)
    }

    /// The face that counts, once a single die is kept; 0 before anything is thrown.
    pub fn face(&self) -> u8 {
        self.faces.first().copied().unwrap_or(0)
    }
}

impl Frame {
    /// The dice on the table of a procedure that throws dice.
    pub fn thrown(&self) -> Option<&Thrown> {
        match self {
            Frame::Attack(attack) => Some(&attack.thrown),
            Frame::Fight(fight) => Some(&fight.thrown),
            Frame::LeaderLost(lost) => Some(&lost.thrown),
            Frame::Explosion(explosion) => Some(&explosion.thrown),
            _ => None,
        }
    }

    fn thrown_mut(&mut self) -> Option<&mut Thrown> {
        match self {
            Frame::Attack(attack) => Some(&mut attack.thrown),
            Frame::Fight(fight) => Some(&mut fight.thrown),
            Frame::LeaderLost(lost) => Some(&mut lost.thrown),
            Frame::Explosion(explosion) => Some(&mut explosion.thrown),
            _ => None,
        }
    }

    /// The unit that a throw is about: the one that attacks, charges, has lost its leader, or is in a vehicle that
    /// blows up.
    fn throws_about(&self, field: &Field) -> Option<UnitId> {
        let unit = match self {
            Frame::Attack(attack) => attack.unit,
            Frame::Fight(fight) => fight.charger,
            Frame::LeaderLost(lost) => lost.unit,
            Frame::Explosion(explosion) => field.primate(*explosion.occupants.first()?).unit,
            _ => return None,
        };
        Some(field.unit(unit).id)
    }

    /// The side that wants a high die: the one that shoots or charges. For a rout, the enemy; but if you shot your own
    /// leader, you pick (T-81).
    pub fn wants_high(&self, field: &Field) -> Option<Side> {
        match self {
            Frame::Attack(attack) => Some(field.side(attack.unit)),
            Frame::Fight(fight) => Some(field.side(fight.charger)),
            Frame::LeaderLost(lost) => Some(field.side(lost.unit).other()),
            Frame::Explosion(explosion) => explosion.attacker,
            _ => None,
        }
    }
}

/// The stronger side picks the die, if there is a choice.
pub(super) fn ask_die(mut clock: ResMut<Clock<Frame>>, field: Res<Field>) {
    let frame = clock.top();
    if let Some(side) = frame.thrown().and_then(Thrown::chooser) {
        let about = frame.throws_about(&field);
        clock.ask(Ask::Die.at(side, about));
    }
}

/// Only the picked die stays on the table.
pub(super) fn keep_die(mut clock: ResMut<Clock<Frame>>, given: Res<Given>) {
    let Order::Keep(place) = given.order() else { return };
    if let Some(thrown) = clock.top_mut().thrown_mut() {
        thrown.faces = vec![thrown.faces[usize::from(*place) - 1]];
    }
}
