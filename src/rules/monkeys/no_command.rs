//! Why an officer can't give an order: one line per reason, with its numbers, its text and its rule.

use crate::engine::reasons::reasons;
use crate::force::{PieceId, UnitId};

reasons! {
    /// Why an officer can't give an order.
    pub enum NoCommand;

    /// The platoon has no officer with the talent on the board.
    NoOfficer { unit: UnitId } => ("no-officer", "T-16");
    /// An officer can't give an action to itself.
    ToHimself { unit: UnitId } => ("no-order-to-himself", "T-16");
    /// No one can join the charge of this unit: it has no such talent (T-120).
    NobodyJoins { unit: UnitId } => ("no-joiners", "T-120");
    /// The primate isn't a member of the platoon, on foot and from another unit (T-120).
    CannotJoin { primate: PieceId } => ("no-join", "T-120");
    /// The primate is too far from the XO to join (T-120).
    TooFarToJoin { primate: PieceId, squares: i32, allowed: i32 } => ("no-join-reach", "T-120");
    /// The unit is too far from the officer.
    OutOfEarshot { unit: UnitId, squares: i32, allowed: i32 } => ("no-earshot", "T-16");
}
