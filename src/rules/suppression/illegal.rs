//! Why an order can't be given: one line per reason, with its text, its rule and its numbers.

use crate::board::Cell;
use crate::engine::reasons::reasons;
use crate::force::{PieceId, UnitId};

reasons! {
    /// A refused order.
    pub enum Illegal;

    /// The open window asks something else.
    OtherWindow { order: &'static str, window: &'static str } => ("suppression-no-window", "R5");
    /// The battle is over.
    BattleOver => ("suppression-no-battle", "G13");
    /// No unit with that name is in the battle.
    NoSuchUnit { unit: UnitId } => ("suppression-no-unit", "G1");
    /// No model with that name is in the unit and on the board.
    NoSuchModel { model: PieceId } => ("suppression-no-model", "G1");
    /// The unit belongs to the other player.
    NotYours { unit: UnitId } => ("suppression-no-yours", "R1");
    /// The unit has nobody on the board.
    Gone { unit: UnitId } => ("suppression-no-gone", "G1");
    /// The unit has already acted in this Action Phase.
    HasActed { unit: UnitId, action: &'static str } => ("suppression-no-acted", "R5");
    /// Its markers don't allow an action of this category.
    TooManyMarkers { unit: UnitId, markers: u8, category: &'static str } => ("suppression-no-markers", "R4");
    /// With 3 or more markers it must fall back.
    MustFallBack { unit: UnitId, markers: u8 } => ("suppression-no-must-fall-back", "R4");
    /// Models were outside the command radius at the start of the phase.
    OutOfCommand { unit: UnitId, outside: u8, radius: u8 } => ("suppression-no-command", "R6");
    /// A unit without a leader can't take a Major action and doesn't move.
    Leaderless { unit: UnitId } => ("suppression-no-leader", "A6");
    /// It is falling back and hasn't rallied.
    FallingBack { unit: UnitId } => ("suppression-no-falling", "G9");

    /// Nobody moves in this action.
    NoMoves { action: &'static str } => ("suppression-no-moves", "R19");
    /// The leader doesn't move in a Halt.
    LeaderStays { model: PieceId } => ("suppression-no-leader-stays", "R9");
    /// The leader moves first.
    LeaderFirst { model: PieceId } => ("suppression-no-leader-first", "A21");
    /// A model is named twice.
    MovesTwice { model: PieceId } => ("suppression-no-twice", "R5");
    /// The cell is off the board, or nobody can stand there.
    NoPlace { model: PieceId, cell: Cell } => ("suppression-no-place", "G1");
    /// Another model is there.
    Occupied { model: PieceId, cell: Cell, by: PieceId } => ("suppression-no-free", "G1");
    /// The path is too long.
    TooFar { model: PieceId, cost: u16, far: u16 } => ("suppression-no-far", "G1");
    /// The path through difficult ground is too long.
    TooFarInRough { model: PieceId, cost: u16, far: u16 } => ("suppression-no-far-rough", "G24");
    /// There is no path.
    NoWay { model: PieceId, cell: Cell } => ("suppression-no-way", "G1");
    /// Slow ground can't be entered, left or crossed At The Double.
    SlowGoing { model: PieceId, cell: Cell } => ("suppression-no-slow", "G24");
    /// The model could end inside the command radius.
    LeavesCommand { model: PieceId, cell: Cell, radius: u8 } => ("suppression-no-leaves", "A21");
    /// The model could end nearer to its leader.
    NotNearest { model: PieceId, cell: Cell, radius: u8 } => ("suppression-no-nearest", "A21");
    /// At The Double must lead toward the enemy.
    NotCloser { unit: UnitId } => ("suppression-no-closer", "A7");

    /// The action needs a target.
    NoTarget { action: &'static str } => ("suppression-no-target", "A18");
    /// Nobody shoots in this action.
    NoFire { action: &'static str } => ("suppression-no-fire", "R19");
    /// Only a Shooting Advance may shoot before it moves.
    NotBefore { action: &'static str } => ("suppression-no-before", "A9");
    /// The target isn't an enemy.
    NotEnemy { target: UnitId } => ("suppression-no-enemy", "G16");
    /// Nobody in the unit sees the target.
    NoSight { unit: UnitId } => ("suppression-no-sight", "A18");
    /// The target is out of range of everyone that sees it.
    OutOfRange { unit: UnitId, range: u8 } => ("suppression-no-range", "G4");
    /// The target is closer than the weapon can shoot.
    TooNear { unit: UnitId, least: u8 } => ("suppression-no-near", "G17");
    /// No die can hit.
    Impossible { unit: UnitId, need: i32 } => ("suppression-no-hit", "G3");
    /// Heavy weapons can't be fired in a Shooting Advance.
    Heavy { unit: UnitId } => ("suppression-no-heavy", "G23");
    /// Nobody in the unit has a weapon for such a target.
    NoWeapon { unit: UnitId } => ("suppression-no-weapon", "G17");

    /// The unit is already on the board.
    IsSetUp { unit: UnitId } => ("suppression-no-set-up", "G25");
    /// Each model needs a cell.
    CellsDiffer { unit: UnitId, given: usize, models: usize } => ("suppression-no-cells", "G25");
    /// The cell is outside the zone.
    OutsideZone { model: PieceId, cell: Cell } => ("suppression-no-zone", "G25");
    /// The model would be outside the command radius.
    OutsideRadius { model: PieceId, cell: Cell, radius: u8 } => ("suppression-no-radius", "G25");

    /// The unit's leader isn't chosen by its owner now.
    NotNamed { unit: UnitId } => ("suppression-no-named", "G18");
    /// The unit has no leader that could take the test.
    NoOfficer { unit: UnitId } => ("suppression-no-officer", "G7");

    /// The unit's action rules out a charge.
    ActedToCharge { unit: UnitId, action: &'static str } => ("suppression-no-charge-acted", "G12");
    /// It has too many markers to charge.
    MarkersToCharge { unit: UnitId, markers: u8 } => ("suppression-no-charge-markers", "G12");
    /// It has already charged in this phase.
    HasCharged { unit: UnitId } => ("suppression-no-charge-again", "G12");
    /// No enemy model is within charge reach.
    TooFarToCharge { unit: UnitId, far: u16 } => ("suppression-no-charge-far", "G12");
    /// No model would end next to an enemy.
    NobodyAdjacent { unit: UnitId } => ("suppression-no-charge-adjacent", "G12");
}
