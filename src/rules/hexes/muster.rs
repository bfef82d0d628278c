//! The starting point of a battle, already checked: the ground, the two armies, the scenario (G7, G23, G24).

use super::{land::Cloud, profiles::Profiles, speed::Speed, states::Tokens};
use crate::board::hex::{Bearing, Hex, HexMap};
use crate::force::{Post, Side, UnitId};
use std::sync::Arc;

/// Everything a battle starts from.
#[derive(Clone, Debug)]
pub struct Muster {
    /// The numbers of the book.
    pub profiles: Arc<Profiles>,
    /// Indices of the hexes' terrain in the profiles.
    pub terrain: HexMap<u8>,
    /// What is over hexes at the start.
    pub clouds: Vec<(Hex, Cloud)>,
    /// The scenario.
    pub scenario: Scenario,
    /// The two sides, in the order of [`Side`].
    pub sides: [SideMuster; 2],
}

/// One side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideMuster {
    /// Shown to players: `Ironbough Column`.
    pub name: String,
    /// Where it may deploy.
    pub zone: Vec<Hex>,
    /// Its facing at set-up.
    pub facing: Bearing,
    /// Its ranks.
    pub ranks: Ranks,
    /// Its units, in any order; their numbers identify them.
    pub units: Vec<UnitMuster>,
}

/// The ranks of a side (G7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Ranks {
    /// The higher one wins ties in assaults.
    pub assault: u8,
    /// The higher one chooses last.
    pub choice: u8,
}

/// One unit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UnitMuster {
    /// Its number, from 1; no two of a side have the same.
    pub number: u8,
    /// Shown to players: `Kudu`.
    pub name: String,
    /// Index of its kind in the profiles.
    pub kind: usize,
    /// Indices of its options in the profiles.
    pub options: Vec<usize>,
    /// Its starting position; none if its player sets it up during the battle.
    pub start: Option<Start>,
    /// Models left; none for all.
    pub models: Option<u8>,
    /// Its tokens.
    pub tokens: Tokens,
}

/// The starting position of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Start {
    /// Its hex.
    pub hex: Hex,
    /// Its front.
    pub facing: Bearing,
    /// Its speed.
    pub speed: Speed,
}

/// The scenario of a battle.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Scenario {
    /// Rounds until it is over; none for no limit.
    pub rounds: Option<u16>,
    /// Whether orders are written for the coming round instead of the one after it (G1).
    pub plan_now: bool,
    /// Its goal.
    pub goal: Goal,
}

/// The goal of a scenario (G9, G23, G24).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Goal {
    /// To destroy or break the enemy; at the end, the score decides.
    #[default]
    Entrenched,
    /// A side wins as soon as enough of its units are across; otherwise the other side wins at the end.
    Cross(Crossing),
}

/// Units that have to be across (G24).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Crossing {
    /// The side that it belongs to.
    pub side: Side,
    /// The round from which on they count.
    pub from: u16,
    /// How many.
    pub units: u8,
    /// Where.
    pub zone: Vec<Hex>,
}

impl Muster {
    /// Every unit with its name, in the order of their names.
    pub fn units(&self) -> Vec<(UnitId, &UnitMuster)> {
        let of = |side: Side| self.sides[side.index()].units.iter().map(move |unit| (unit_id(side, unit.number), unit));
        let mut units: Vec<(UnitId, &UnitMuster)> = Side::BOTH.into_iter().flat_map(of).collect();
        units.sort_by_key(|(id, _)| *id);
        units
    }
}

/// The name of a side's unit with this number.
pub const fn unit_id(side: Side, number: u8) -> UnitId {
    UnitId { side, platoon: 1, post: Post::Squad(number) }
}
