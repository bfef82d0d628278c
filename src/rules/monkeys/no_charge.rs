//! Why an overrun order can't be given: one line per reason, with its numbers, its text and its rule.

use crate::board::Cell;
use crate::engine::reasons::reasons;
use crate::force::{PieceId, UnitId};

reasons! {
    /// A refused order of an overrun, a flight or a close combat.
    pub enum NoCharge;

    /// The leader must take the lead unless it is pinned (T-103).
    LeaderLeads { leader: PieceId } => ("no-leader-leads", "T-103");
    /// The lead is pinned, gone, or doesn't take part (T-103, T-158).
    CannotTakeLead { primate: PieceId } => ("no-take-lead", "T-158");
    /// The target has nobody on foot (G-25).
    NobodyOnFoot { unit: UnitId } => ("no-on-foot", "G-25");
    /// The target is farther away than the distance left (T-102).
    TooFar { target: UnitId, squares: i32, left: u16 } => ("no-charge-far", "T-102");
    /// The path neither passes the target nor ends next to it (T-103, T-143).
    NoContact { target: UnitId, left: u16 } => ("no-contact", "T-143");
    /// The path costs more than the distance left (T-102).
    PathTooLong { primate: PieceId, cost: u16, left: u16 } => ("no-charge-long", "T-102");
    /// The path leads off the table.
    OffTable { primate: PieceId } => ("no-charge-off", "T-103");
    /// The path ends outside the sphere of a leader that doesn't take part (T-160).
    OutsideSphere { primate: PieceId, leader: PieceId, squares: i32 } => ("no-charge-sphere", "T-160");
    /// That unit has already been charged in this action (T-111).
    ChargedBefore { target: UnitId } => ("no-charged-before", "T-111");
    /// The primate doesn't take part in the overrun, or is the lead itself (T-103).
    NoFollower { primate: PieceId } => ("no-follower", "T-103");
    /// The follower would have spent more than the lead (T-103).
    CannotFollow { primate: PieceId, cell: Cell, left: u16 } => ("no-follow", "T-103");
    /// Nobody drives, gets in or gets out in these actions (G-25).
    OnFootOnly { primate: PieceId } => ("no-foot-only", "G-25");
    /// The path is chosen later (T-158).
    PathLater { primate: PieceId } => ("no-path-later", "T-158");
    /// The route can't be walked any more (T-144).
    RouteClosed => ("no-route", "T-144");
    /// No one flees farther than 12 squares, or its Speed if that is less (T-108).
    FleesTooFar { primate: PieceId, cost: u16, left: u16 } => ("no-flee-far", "T-108");
    /// A fleeing primate may not end beside a charger (T-108).
    FleesBeside { primate: PieceId, cell: Cell } => ("no-flee-beside", "T-108");
    /// A fleeing primate may not end on the route of the charge (T-108).
    FleesOnRoute { primate: PieceId, cell: Cell } => ("no-flee-route", "T-108");
    /// A fleeing primate must end farther from the lead than it was (T-108).
    FleesNotFarther { primate: PieceId, squares: i32, before: i32 } => ("no-flee-farther", "T-108");
    /// This primate has somewhere to flee to and must do so (T-108).
    MustFlee { primate: PieceId } => ("no-must-flee", "T-108");
    /// The number of losses must be exact (T-115).
    WrongLosses { named: usize, due: usize } => ("no-losses", "T-115");
    /// The primate isn't in this close combat, or is named twice (T-116).
    NotFighting { primate: PieceId } => ("no-fighting", "T-116");
}
