//! Why an order can't be given: each reason once, with its sentence, its rule and its numbers.

use crate::board::Cell;
use crate::engine::reasons::reasons;
use crate::force::UnitId;

reasons! {
    /// A refused order.
    pub enum Illegal;

    /// The open window asks something else.
    OtherWindow { order: &'static str, window: &'static str } => ("initiative-no-window", "R2");
    /// The battle is over.
    BattleOver => ("initiative-no-battle", "G11");
    /// No character of that name fights here.
    NoSuchCharacter { unit: UnitId } => ("initiative-no-character", "G2");
    /// Another character is called.
    NotCalled { unit: UnitId, called: UnitId } => ("initiative-no-call", "R14");

    /// It has nothing to shoot with in hand.
    NoFirearm { unit: UnitId } => ("initiative-no-firearm", "G20");
    /// The weapon in hand is empty.
    NotLoaded { unit: UnitId } => ("initiative-no-rounds", "G20");
    /// The weapon in hand is full.
    IsLoaded { unit: UnitId } => ("initiative-no-reload", "R6");
    /// The target is no enemy.
    NotEnemy { target: UnitId } => ("initiative-no-enemy", "R4");
    /// It doesn't see the target.
    NoSight { unit: UnitId, target: UnitId } => ("initiative-no-sight", "R4");
    /// The target is beyond Extreme range.
    OutOfRange { unit: UnitId, far: i32, short: u8 } => ("initiative-no-range", "F6");
    /// The shot is harder than Impossible, or no die of the burst is left.
    Impossible { unit: UnitId, far: i32, short: u8 } => ("initiative-no-hit", "G3");
    /// Nothing lies in the direction of one's own cell.
    NoDirection { unit: UnitId } => ("initiative-no-direction", "A13");
    /// The cell is not on the board.
    OffBoard { cell: Cell } => ("initiative-no-board", "G1");

    /// It is prone already.
    IsProne { unit: UnitId } => ("initiative-no-prone", "R10");
    /// It stands already.
    IsStanding { unit: UnitId } => ("initiative-no-stand", "R10");
    /// Only who is prone crawls.
    CrawlsProne { unit: UnitId } => ("initiative-no-crawl", "R10");
    /// The order names no cell to go to.
    NoWay { unit: UnitId } => ("initiative-no-way", "R9");
    /// Two cells of the way aren't neighbours.
    NoStep { from: Cell, to: Cell } => ("initiative-no-step", "G1");
    /// A wall, an enemy or a corner bars the way.
    Barred { unit: UnitId, cell: Cell } => ("initiative-no-entry", "G1");
    /// Somebody is there.
    Occupied { unit: UnitId, cell: Cell } => ("initiative-no-room", "G1");
    /// The way costs more than the pace allows.
    TooFar { unit: UnitId, cost: u16, far: u16 } => ("initiative-no-far", "R9");

    /// Anyone who doesn't aim takes no opportunity fire.
    NotAiming { unit: UnitId } => ("initiative-no-aim", "R20");
    /// It has acted in this phase.
    HasActed { unit: UnitId } => ("initiative-no-acted", "R23");
    /// Its side has taken opportunity fire in this phase.
    SideHasFired { unit: UnitId } => ("initiative-no-second", "R24");
    /// Its Initiative is 0.
    Unable { unit: UnitId } => ("initiative-no-able", "R12");
    /// It has fired out of its phases since it last aimed.
    OffPhaseUsed { unit: UnitId, phase: u8 } => ("initiative-no-off-phase", "R22");
    /// The mover isn't where it aims.
    NotInAim { unit: UnitId } => ("initiative-no-arc", "A13");
}
