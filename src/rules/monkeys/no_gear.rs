//! Why gear can't be used this way: one line per reason, with its numbers, its text and its rule.

use crate::board::Cell;
use crate::engine::reasons::reasons;
use crate::force::{PieceId, UnitId};

reasons! {
    /// A refused shot, throw or reload.
    pub enum NoGear;

    /// Nobody has a spare load with that name for a weapon that a reload fills (T-100).
    NoSuchSpare { primate: PieceId, ammo: String } => ("no-spare", "T-100");
    /// The empty weapons have no rounds left (T-100, T-169).
    NoRounds { unit: UnitId } => ("no-rounds", "T-169");
    /// The primate has no smoke grenades left (G-28).
    NoSmoke { primate: PieceId } => ("no-smoke", "G-28");
    /// The square is too far for a throw, or off the board (G-28).
    ThrownTooFar { primate: PieceId, squares: i32, reach: i32 } => ("no-throw", "G-28");
    /// The primate has fired in an earlier roll of this attack (T-56).
    FiredAlready { primate: PieceId } => ("no-fired-already", "T-56");
    /// The weapon doesn't belong to that roll: special weapons roll separately (T-47).
    OtherRoll { primate: PieceId } => ("no-other-roll", "T-47");
    /// That roll of the attack is over, or nobody can fire in it (T-47).
    NoSuchRoll => ("no-such-roll", "T-47");
    /// It is named as a shooter, but without a target (T-51).
    NamesNobody { primate: PieceId } => ("no-names-nobody", "T-51");
    /// The weapon has no fire selector (G-20).
    NoSelector { primate: PieceId } => ("no-selector", "G-20");
    /// Two primates man the same emplacement (T-99).
    MannedTwice { primate: PieceId } => ("no-manned-twice", "T-99");
    /// An emplacement can't be set up there: it needs adjacent cover, in the zone of its side (T-99).
    NoSite { unit: UnitId, cell: Cell } => ("no-site", "T-99");
}
