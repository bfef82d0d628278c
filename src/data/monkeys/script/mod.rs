//! Scripts of Monkeys With Guns: setting them up.

pub(in crate::data) mod board;
mod bounds;
mod check;
mod hulls;
mod kinds;
mod raw;
mod units;
mod wear;

pub use check::{load, parse};
pub use raw::{Setup, State};

use crate::data::script::step;
use crate::dice::Dice;
use crate::force::{PieceId, Side, UnitId};
use crate::rules::monkeys::{
    muster::Muster,
    vehicles::{Hull, MountState},
};
use std::collections::BTreeMap;

/// The set-up of a script, checked.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The raw form of its file, for use in a replay.
    pub setup: Setup,
    /// The forces in their places.
    pub muster: Muster,
    /// The letter of each primate on the board of tokens.
    pub tokens: BTreeMap<char, PieceId>,
    /// The side to move, and its platoon; none if the battle starts with the roll for the first turn (G-11).
    pub turn: Option<(Side, u8)>,
    /// The marks of the pieces at the first order.
    pub marks: Vec<Mark>,
    /// The dice, first face first.
    pub dice: Vec<u8>,
}

/// A mark that a piece or a unit of a scene has from the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A unit is in a state.
    Unit(UnitId, State),
    /// A primate is in a state.
    Primate(PieceId, State),
    /// A primate is already in a pile.
    Gone(PieceId, crate::force::squad::Pile),
    /// An acting leader leads the unit (T-35).
    Acting(PieceId),
    /// A unit of the active platoon has this many actions left.
    Actions(UnitId, u8),
    /// A vehicle has been hit before (T-87 to T-94).
    Hull(PieceId, Hull),
    /// Mounts of a vehicle are broken or to be reloaded, by their number from 1 (T-67, T-87).
    Mount(PieceId, u8, MountState),
    /// Whether a primate's first weapon is empty, how many of its spare loads are used up, and how many rounds are
    /// fired (6.1).
    Spent(PieceId, bool, u8, u8),
}

impl Scene {
    /// The dice of the roll that gives the first turn to the side of the scene; none if the scene rolls for it.
    pub fn first_roll(&self) -> Option<Dice> {
        self.turn.map(|(side, _)| match side {
            Side::First => Dice::scripted(vec![6, 1]),
            Side::Second => Dice::scripted(vec![1, 6]),
        })
    }
}
