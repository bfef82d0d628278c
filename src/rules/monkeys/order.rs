//! Orders of the book, as written in replays and scripts.

pub use super::{parking::Parking, way::Path};

use super::{Monkeys, afar::Square, course::Course, vehicles::Minor};
use crate::board::Cell;
use crate::engine::BookOrder;
use crate::force::{PieceId, UnitId, vehicle::Seat};
use serde::{Deserialize, Serialize};

/// One part of a move; parts run in order (T-23).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Leg {
    /// A primate walks a path; a last step over an edge takes it off the board (G-34).
    Go(PieceId, Path),
    /// A primate gets into a vehicle beside it, or changes its seat there (G-24).
    Mount(PieceId, PieceId, Seat),
    /// A primate gets out of its vehicle onto a square beside it (G-24).
    Dismount(PieceId, Cell),
    /// A vehicle drives with everyone aboard (G-22, G-24).
    Drive(PieceId, Course),
}

impl Leg {
    /// The primate whose leg it is; none for a vehicle's.
    pub const fn primate(&self) -> Option<PieceId> {
        match self {
            Leg::Go(primate, _) | Leg::Mount(primate, ..) | Leg::Dismount(primate, _) => Some(*primate),
            Leg::Drive(..) => None,
        }
    }
}

/// What a single shooter does in a volley (T-49 to T-58).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shot {
    /// The shooter: a primate or a mount.
    pub by: PieceId,
    /// The index of its weapon, counted from 1 in the order of the roster (T-56).
    #[serde(default = "first", skip_serializing_if = "is_first")]
    pub with: u8,
    /// Its targets. A weapon with a fraction in its Rate of Fire spends the fraction on the last one, if it names more
    /// than its whole number.
    pub at: Vec<PieceId>,
    /// Whether the fire selector is set: Rate of Fire +1, Damage -1 (G-20).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub select: bool,
}

const fn first() -> u8 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
const fn is_first(with: &u8) -> bool {
    *with == 1
}

/// One spare load that a reload spends (T-100).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Load {
    /// The loader: a primate; for an emplacement, the first member of its unit.
    pub by: PieceId,
    /// The index of its weapon, counted from 1 in the order of the roster.
    #[serde(default = "first", skip_serializing_if = "is_first")]
    pub with: u8,
    /// The spare, by the ammunition's name.
    pub ammo: String,
}

/// The roll of an attack that is meant: special weapons roll separately (T-47).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Volley {
    /// The roll of the whole unit.
    #[default]
    Main,
    /// The roll of one special weapon, named by the primate or mount that fires it.
    Special(PieceId),
}

/// A run of squares in one row, laid the same way (G-33).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Laid {
    /// The first square of the run.
    pub at: Cell,
    /// Squares in the run, eastward.
    pub long: u16,
    /// The kind of ground.
    pub kind: String,
    /// Height of the solid top, in squares.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub top: u8,
    /// Height of the soil.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub soil: u8,
}

const fn is_nothing(height: &u8) -> bool {
    *height == 0
}

/// A decision of a player. Every decision is an order.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Order {
    /// Keep the ground as it is (G-33).
    KeepGround,
    /// Have the ground generated again, from this seed (G-33).
    Reroll(u64),
    /// Lay the ground of these squares by hand (G-33).
    Lay(Vec<Laid>),
    /// Place a unit before the battle (G-32).
    Deploy {
        /// The unit.
        unit: UnitId,
        /// The cells of its members on foot, in order.
        at: Vec<Cell>,
        /// The positions of its vehicles, in order.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        vehicles: Vec<Parking>,
        /// Riders with their vehicles and seats (G-23); none to keep them as they are, or as in the roster.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        aboard: Option<Vec<(PieceId, PieceId, Seat)>>,
        /// Where its emplacements are set up, in order (T-99); empty for beside the cover nearest to its leader.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        emplaced: Vec<Cell>,
    },
    /// Split a squad before it is placed (G-12).
    Split {
        /// The squad.
        unit: UnitId,
        /// The members of the second half.
        second: Vec<PieceId>,
    },
    /// The platoon is ready (G-32).
    Ready,
    /// Activate this platoon and give it the next letter (T-07).
    Designate(u8),
    /// Members walk (T-23).
    Move {
        /// The unit that acts.
        unit: UnitId,
        /// The parts of the move.
        steps: Vec<Leg>,
    },
    /// Members sneak into terrain or cover, and the unit hides; without steps it hides where it is (T-132 to T-134).
    Stealth {
        /// The unit that acts.
        unit: UnitId,
        /// The parts of the move.
        steps: Vec<Leg>,
    },
    /// Commit to an attack (T-43).
    Attack {
        /// The unit that attacks.
        unit: UnitId,
        /// The unit.
        target: UnitId,
    },
    /// Commit to throwing a smoke grenade (G-28).
    Smoke {
        /// The unit that acts.
        unit: UnitId,
        /// The primate that throws.
        primate: PieceId,
        /// At which square.
        cell: Cell,
    },
    /// Go into overwatch (T-122).
    Overwatch(UnitId),
    /// Brace weapons against cover (T-97).
    Brace(UnitId),
    /// This primate picks up the crate within reach, with an action of its unit (G-18).
    PickUp(PieceId),
    /// The CO of the platoon spends an action, and this unit gets one more (T-16).
    SpecialOrder(UnitId),
    /// Reload (T-100).
    Reload {
        /// The unit that acts.
        unit: UnitId,
        /// Spare loads to spend; a weapon that isn't named takes its plain load.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        loads: Vec<Load>,
    },
    /// This unit does nothing more (T-15).
    Done(UnitId),
    /// No unit does anything more; the firing phase starts.
    EndTurn,
    /// Resolve this unit's attack next (T-46).
    Resolve(UnitId),
    /// Shooters and their targets (T-49).
    Fire {
        /// Which roll.
        volley: Volley,
        /// All shots in that roll.
        shots: Vec<Shot>,
    },
    /// No one fires (T-51).
    HoldFire,
    /// Keep this die, counted from 1 in their order on the table (T-65).
    Keep(u8),
    /// Take this unit's leader check next (T-151).
    Check(UnitId),
    /// This primate leads from now on (T-34).
    Promote(PieceId),
    /// This unit's overwatch fires (T-126).
    React(UnitId),
    /// This unit's overwatch lets the mover pass, and ends (T-126).
    Forfeit(UnitId),
    /// The unit stops where it is and drops prone (T-162).
    GetDown,
    /// Charge an enemy unit (T-102, T-103).
    Overrun {
        /// The unit that charges.
        unit: UnitId,
        /// The primate that walks the path: the leader, or another while the leader is pinned.
        lead: PieceId,
        /// Its path.
        path: Path,
        /// The unit.
        target: UnitId,
        /// Officers and members of fireteams that join by a talent (T-120).
        #[serde(default)]
        joiners: Vec<PieceId>,
    },
    /// The others are placed around the lead at a stop; those not named stay (T-103).
    Place(Vec<(PieceId, Cell)>),
    /// This primate leads the charge from here on, along this path (T-158).
    Lead(PieceId, Path),
    /// Continue what is in progress: a move (T-162), a charge (T-106), the rest of its route (T-144).
    GoOn,
    /// The charge is broken off; members walk with what is left of the distance (T-106).
    Abort(Vec<Leg>),
    /// The charged unit flees (T-108).
    Flee,
    /// The charged unit tries to stand firm (T-109).
    Stand,
    /// Where the fleeing members run (T-108).
    FleeTo(Vec<Leg>),
    /// These fall in close combat (T-116).
    Lose(Vec<PieceId>),
    /// The victors go on to charge this unit along this path (T-118).
    Charge(UnitId, Path),
    /// The victors stay where they are (T-118).
    Halt,
    /// This vehicle takes this damage (T-87).
    Damage(PieceId, Minor),
    /// Give up the battle; allowed in every window (G-31).
    Concede,
    /// All guns of the platoon in the neighboring hex fire (C-15).
    Barrage,
    /// This gun fires blind (C-17).
    FireBlind,
    /// This gun is centered on this square, which is marked by Targeting Smoke (C-21).
    FireAt(Cell),
    /// Commit to firing at a troop in another hex (C-34).
    Shell {
        /// The unit whose guns fire.
        unit: UnitId,
        /// The enemy troop, counted from 1 as in the level file.
        troop: u8,
    },
    /// The grid squares of that troop's squads, in order: column and row, from 1 (C-22, C-40).
    Grid(Vec<Square>),
    /// The shell hits this piece directly (C-23).
    Strike(PieceId),
}

impl Order {
    /// Its name in files.
    pub const fn name(&self) -> &'static str {
        match self {
            Order::KeepGround => "KeepGround",
            Order::Reroll(_) => "Reroll",
            Order::Lay(_) => "Lay",
            Order::Deploy { .. } => "Deploy",
            Order::Split { .. } => "Split",
            Order::Ready => "Ready",
            Order::Designate(_) => "Designate",
            Order::Move { .. } => "Move",
            Order::Stealth { .. } => "Stealth",
            Order::Attack { .. } => "Attack",
            Order::Overwatch(_) => "Overwatch",
            Order::Brace(_) => "Brace",
            Order::PickUp(_) => "PickUp",
            Order::SpecialOrder(_) => "SpecialOrder",
            Order::Reload { .. } => "Reload",
            Order::Smoke { .. } => "Smoke",
            Order::Done(_) => "Done",
            Order::EndTurn => "EndTurn",
            Order::Resolve(_) => "Resolve",
            Order::Fire { .. } => "Fire",
            Order::HoldFire => "HoldFire",
            Order::Barrage => "Barrage",
            Order::FireBlind => "FireBlind",
            Order::FireAt(_) => "FireAt",
            Order::Keep(_) => "Keep",
            Order::Check(_) => "Check",
            Order::Promote(_) => "Promote",
            Order::React(_) => "React",
            Order::Forfeit(_) => "Forfeit",
            Order::GetDown => "GetDown",
            Order::Overrun { .. } => "Overrun",
            Order::Place(_) => "Place",
            Order::Lead(..) => "Lead",
            Order::GoOn => "GoOn",
            Order::Abort(_) => "Abort",
            Order::Flee => "Flee",
            Order::Stand => "Stand",
            Order::FleeTo(_) => "FleeTo",
            Order::Lose(_) => "Lose",
            Order::Charge(..) => "Charge",
            Order::Halt => "Halt",
            Order::Damage(..) => "Damage",
            Order::Concede => "Concede",
            Order::Shell { .. } => "Shell",
            Order::Grid(_) => "Grid",
            Order::Strike(_) => "Strike",
        }
    }

    /// The unit that it makes act, if any.
    pub const fn unit(&self) -> Option<UnitId> {
        match self {
            Order::Move { unit, .. }
            | Order::Stealth { unit, .. }
            | Order::Deploy { unit, .. }
            | Order::Split { unit, .. }
            | Order::Overrun { unit, .. }
            | Order::Attack { unit, .. }
            | Order::Overwatch(unit)
            | Order::Brace(unit)
            | Order::SpecialOrder(unit)
            | Order::Reload { unit, .. }
            | Order::Smoke { unit, .. }
            | Order::Shell { unit, .. }
            | Order::Done(unit)
            | Order::Resolve(unit)
            | Order::Check(unit)
            | Order::React(unit)
            | Order::Forfeit(unit) => Some(*unit),
            Order::Promote(piece) | Order::PickUp(piece) | Order::Lead(piece, _) | Order::Damage(piece, _) => {
                Some(piece.unit)
            }
            _ => None,
        }
    }

    /// The unit that it acts against, if any.
    pub const fn target(&self) -> Option<UnitId> {
        match self {
            Order::Attack { target, .. } | Order::Overrun { target, .. } | Order::Charge(target, _) => Some(*target),
            _ => None,
        }
    }
}

/// The order for the running stage.
pub type Given = crate::engine::order::Given<Order>;

impl BookOrder for Order {
    type Book = Monkeys;

    fn name(&self) -> &'static str {
        Order::name(self)
    }

    fn unit(&self) -> Option<UnitId> {
        Order::unit(self)
    }

    fn target(&self) -> Option<UnitId> {
        Order::target(self)
    }

    fn concede() -> Self {
        Order::Concede
    }

    fn is_laborious(&self) -> bool {
        matches!(self, Order::Reroll(_) | Order::Lay(_))
    }
}
