//! Why an order can't be given: one line per reason, with its text, its rule and its numbers.

use crate::board::Cell;
use crate::engine::reasons::reasons;
use crate::force::UnitId;

reasons! {
    /// A refused order.
    pub enum Illegal;

    /// The open window asks something else.
    OtherWindow { order: &'static str, window: &'static str } => ("hexes-no-window", "G2");
    /// The battle is over.
    BattleOver => ("hexes-no-battle", "G16");
    /// No unit with that name is in the battle.
    NoSuchUnit { unit: UnitId } => ("hexes-no-unit", "G2");

    /// It is another unit's turn to be set up.
    NotNext { unit: UnitId, next: UnitId } => ("hexes-no-next", "G23");
    /// There is no such hex.
    NoHex { cell: Cell } => ("hexes-no-hex", "G11");
    /// The hex is outside the zone of its side.
    OutsideZone { unit: UnitId, cell: Cell, beyond: u8 } => ("hexes-no-zone", "R19");
    /// It can't enter that kind of ground.
    Impassable { unit: UnitId, cell: Cell } => ("hexes-no-entry", "F7");
    /// Too many friends are there.
    Stacked { unit: UnitId, cell: Cell } => ("hexes-no-room", "F9");
    /// It can't start with that speed.
    NoSpeed { unit: UnitId, speed: &'static str } => ("hexes-no-speed", "G23");

    /// The plan has too many or too few units.
    OtherCount { given: usize, units: usize } => ("hexes-no-plan", "G1");
    /// The plan is for other units, or in a different order.
    OtherUnits { expected: String } => ("hexes-no-plan-units", "G1");
    /// Its sheets have no such movement card.
    NoMoveCard { unit: UnitId, card: String } => ("hexes-no-move-card", "G19");
    /// Its sheet has no such fire card.
    NoFireCard { unit: UnitId, card: String } => ("hexes-no-fire-card", "G19");

    /// The number of answers differs from the number of choices.
    OtherChoices { given: usize, choices: usize } => ("hexes-no-choices", "G2");
    /// The answer isn't among those to its choice.
    NoAnswer { number: usize } => ("hexes-no-answer", "G2");
}
