//! The states of the pieces for all chapters: plain data that imports no chapter. Its chapter defines what a state
//! means and what changes it. To add a state, add a line to the table for its kind of piece.

mod clouds;
mod primate;
mod table;
mod unit;

pub use clouds::{Cloud, Smoke};
pub use primate::{ARMS, ArmState, Arms, Braced, Joined, Pin, PrimateState, Prone};
pub(super) use primate::{PrimateChanged, PrimateColumns, PrimateParts};
pub(super) use table::set;
pub use unit::{
    Actions, Ammunition, Commitment, EMPLACEMENTS, Emplaced, Emplacements, Ended, Hidden, Leadership, Throw, UnitState,
    Watch,
};
pub(super) use unit::{UnitChanged, UnitColumns, UnitParts};
