//! What a battle begins from, checked: the ground, the two armies, the scenario (G7, G23, G24).

use super::{land::Cloud, profiles::Profiles, speed::Speed, states::Tokens};
use crate::board::hex::{Bearing, Hex, HexMap};
use crate::force::{Post, Side, UnitId};
use std::sync::Arc;

/// Everything a battle starts from.
#[derive(Clone, Debug)]
pub struct Muster {
    /// The numbers of the book.
    pub profiles: Arc<Profiles>,
    /// Places of the hexes' terrain in the profiles.
    pub terrain: HexMap<u8>,
    /// What hangs over hexes from the beginning.
    pub clouds: Vec<(Hex, Cloud)>,
    /// What is fought for, and how.
    pub scenario: Scenario,
    /// The two sides, in the order of [`Side`].
    pub sides: [SideMuster; 2],
}

/// One side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideMuster {
    /// Shown to players: `Ironbough Column`.
    pub name: String,
    /// Where it sets up.
    pub zone: Vec<Hex>,
    /// Where it looks when it sets up.
    pub facing: Bearing,
    /// Its ranks.
    pub ranks: Ranks,
    /// Its units, in any order: their numbers tell which is which.
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
    /// Place of its kind in the profiles.
    pub kind: usize,
    /// Places of its options in the profiles.
    pub options: Vec<usize>,
    /// Where it begins; none while its player sets it up in the battle.
    pub start: Option<Start>,
    /// Models left; none for all.
    pub models: Option<u8>,
    /// Its tokens.
    pub tokens: Tokens,
}

/// Where a unit begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Start {
    /// Its hex.
    pub hex: Hex,
    /// Its front.
    pub facing: Bearing,
    /// Its speed.
    pub speed: Speed,
}

/// What is fought for, and how.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Scenario {
    /// Rounds until it is over; none: no limit.
    pub rounds: Option<u16>,
    /// Whether orders are written for the round that is about to run, not for the one after it (G1).
    pub plan_now: bool,
    /// What is fought for.
    pub goal: Goal,
}

/// What is fought for (G9, G23, G24).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Goal {
    /// The enemy destroyed or broken; the score at the end.
    #[default]
    Entrenched,
    /// A side wins as soon as enough of its units are across; at the end the other one does.
    Cross(Crossing),
}

/// Units that have to be across (G24).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Crossing {
    /// The side that it belongs to.
    pub side: Side,
    /// From which round on they count.
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

/// The name of a side's unit of a number.
pub const fn unit_id(side: Side, number: u8) -> UnitId {
    UnitId { side, platoon: 1, post: Post::Squad(number) }
}
