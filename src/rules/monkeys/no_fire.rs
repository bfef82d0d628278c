//! Why a primate or unit can't fire: one line per reason, with its names, its text and its rule.

use crate::board::Cell;
use crate::engine::reasons::reasons;
use crate::force::{PieceId, UnitId};

reasons! {
    /// A refused shooter, or a unit without anyone that can fire.
    pub enum NoFire;

    /// No unpinned member has a firearm that it can wield (T-43, T-99).
    NobodyArmed { unit: UnitId } => ("no-nobody-armed", "T-43");
    /// The members that could fire have empty weapons (T-101).
    AllEmpty { unit: UnitId } => ("no-all-empty", "T-101");
    /// The same, with nothing left to reload them with (T-101, T-169).
    NothingLeft { unit: UnitId } => ("no-nothing-left", "T-101");
    /// It has no such weapon, or none that fires in an attack (T-49).
    NoSuchWeapon { primate: PieceId } => ("no-such-weapon", "T-49");
    /// The shooter is pinned (T-154).
    Pinned { primate: PieceId } => ("no-fire-pinned", "T-154");
    /// Its weapon is empty (T-154).
    Empty { primate: PieceId } => ("no-fire-empty", "T-154");
    /// The mounted weapon has been destroyed (T-87).
    Broken { primate: PieceId } => ("no-fire-broken", "T-87");
    /// Nobody is at the mounted weapon (G-23).
    Unmanned { primate: PieceId } => ("no-fire-unmanned", "G-23");
    /// The weapon is too large for it unless it is braced (T-99).
    TooLarge { primate: PieceId } => ("no-fire-large", "T-99");
    /// An emplacement is fired by a primate braced beside it (T-99).
    NotBeside { primate: PieceId } => ("no-fire-beside", "T-99");
    /// It drives or fires a mount (T-56).
    HandsFull { primate: PieceId } => ("no-fire-hands", "T-56");
    /// It rides inside a closed vehicle (T-95).
    ShutIn { primate: PieceId } => ("no-fire-inside", "T-95");
    /// The weapon is larger than the gunport (T-168).
    LargerThanPort { primate: PieceId } => ("no-fire-port", "T-168");
    /// No smoke marks that square for the side's guns (C-21).
    NotMarked { cell: Cell } => ("no-fire-mark", "C-21");
    /// The enemy has no troop with that number in another hex (C-34).
    NoSuchTroop { troop: u8 } => ("no-fire-troop", "C-34");
    /// That troop has nobody left (C-34).
    TroopGone { troop: u8 } => ("no-fire-troop-gone", "C-34");
    /// Its guns don't reach that hex (C-14).
    HexTooFar { unit: UnitId, hexes: u8, reach: u8 } => ("no-fire-hex", "C-14");
    /// The number of grid squares differs from the number of squads (C-22).
    Squares { given: usize, squads: usize } => ("no-fire-squares", "C-22");
    /// There is no such square on the grid, counted from 1 (C-22).
    OffGrid { column: u8, row: u8 } => ("no-fire-grid", "C-22");
    /// Another squad is on that square of the grid (C-22).
    SquareTaken { column: u8, row: u8 } => ("no-fire-square", "C-22");
    /// Nothing with that name is on the square, or its armor is too high (C-23).
    NotStruck { piece: PieceId } => ("no-fire-struck", "C-23");
    /// Members see the target, but none whose weapon could hurt it (T-50, T-53).
    StrongOnesBlind { unit: UnitId, target: UnitId } => ("no-sight-strong", "T-53");
    /// Members see the target, but none that can fire (T-50).
    ReadyOnesBlind { unit: UnitId, target: UnitId } => ("no-sight-ready", "T-50");
    /// It entered no square in the action being reacted to (T-125).
    HasNotEntered { primate: PieceId } => ("no-target-entered", "T-125");
}
