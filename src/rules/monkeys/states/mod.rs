//! The states of the pieces, of all chapters: plain data that imports no chapter. What a state means, and what changes
//! it, is in its chapter. A new state is a line of the table of its kind of piece.

mod clouds;
mod primate;
mod table;
mod unit;

pub use clouds::{Cloud, Smoke};
pub use primate::{ARMS, ArmState, Arms, Braced, Joined, Pin, PrimateState, Prone};
pub(super) use primate::{PrimateChanged, PrimateParts};
pub(super) use table::set;
pub use unit::{
    Actions, Ammunition, Commitment, EMPLACEMENTS, Emplaced, Emplacements, Ended, Hidden, Leadership, Throw, UnitState,
    Watch,
};
pub(super) use unit::{UnitChanged, UnitParts};
