//! Why an order can't be given: one line per reason, with its numbers, its text and its rule.

use super::{
    no_charge::NoCharge, no_command::NoCommand, no_drive::NoDrive, no_fire::NoFire, no_gear::NoGear, states::Ended,
};
use crate::board::{Cell, Edges};
use crate::engine::reasons::{reasons, stated};
use crate::force::{PieceId, UnitId};

stated!(Ended => |ended| format!("{ended:?}").into());

reasons! {
    /// A refused order.
    pub enum Illegal;

    /// The open window asks something else (T-14).
    OtherWindow { order: &'static str, window: &'static str } => ("no-other-window", "T-14");
    /// The battle is over.
    BattleOver => ("no-battle-over", "G-16");
    /// No unit with that name is in the battle.
    NoSuchUnit { unit: UnitId } => ("no-such-unit", "1.12");
    /// No primate with that name is in the battle.
    NoSuchPrimate { primate: PieceId } => ("no-such-primate", "1.12");
    /// The platoon already has its letter, or doesn't exist (T-07).
    NotDesignable { platoon: u8 } => ("no-designable", "T-07");
    /// The unit doesn't belong to the activated platoon (T-14).
    NotActive { unit: UnitId } => ("no-not-active", "T-14");
    /// The unit has nobody on the board.
    Gone { unit: UnitId } => ("no-gone", "T-05");
    /// Its turn has ended (T-13, T-15).
    TurnEnded { unit: UnitId, ended: Ended } => turn_ended(*ended);
    /// Both actions are spent (T-13).
    NoActions { unit: UnitId } => ("no-actions", "T-13");
    /// Everyone is pinned (T-17, T-38).
    AllPinned { unit: UnitId } => ("no-all-pinned", "T-17");
    /// The primate is pinned (T-38).
    Pinned { primate: PieceId } => ("no-pinned", "T-38");
    /// The primate is off the board.
    PieceGone { primate: PieceId } => ("no-piece-gone", "T-05");
    /// The primate isn't a member of the unit.
    NotMember { primate: PieceId, unit: UnitId } => ("no-member", "T-23");
    /// A primate walks twice in one order (T-12 requires a second action).
    MovesTwice { primate: PieceId } => ("no-moves-twice", "T-12");
    /// Nobody takes a step.
    NobodyMoves { unit: UnitId } => ("no-nobody-moves", "2.1");
    /// The path is longer than the Speed (2.1).
    TooFar { primate: PieceId, cost: u16, speed: u16 } => ("no-too-far", "2.1");
    /// The path is longer than half of the Speed (T-132).
    TooFarToSneak { primate: PieceId, cost: u16, speed: u16 } => ("no-too-far-to-sneak", "T-132");
    /// Sneaking must end in terrain or at cover (T-133).
    EndsInTheOpen { primate: PieceId, cell: Cell } => ("no-ends-in-the-open", "T-133");
    /// The unit wouldn't be hidden where it is (T-135).
    StaysInTheOpen { unit: UnitId, primate: PieceId, cell: Cell } => ("no-stays-in-the-open", "T-135");
    /// The unit is already hidden where it is (T-141).
    HiddenAlready { unit: UnitId } => ("no-hidden-already", "T-141");
    /// An enemy blocks the step (T-22).
    Barred { primate: PieceId, cell: Cell } => ("no-barred", "T-22");
    /// Another primate is where this one would end (T-22).
    Occupied { primate: PieceId, cell: Cell, by: PieceId } => ("no-occupied", "T-22");
    /// The board can be left only by a last step over an edge that the scenario names (G-34).
    OffBoard { primate: PieceId, edges: Edges } => off_board(*edges);
    /// Every path to these edges is blocked, however long (G-34).
    CutOff { primate: PieceId, edges: Edges } => ("no-way-to-edge", "G-34");
    /// A member that could keep up is left outside the sphere (T-26).
    LeftBehind { primate: PieceId, nearest: PieceId, squares: i32, allowed: i32 } => ("no-left-behind", "T-26");
    /// A member that ends outside the sphere has moved without getting nearer to it (T-174).
    Strays { primate: PieceId, squares: i32, before: i32 } => ("no-strays", "T-174");
    /// Both units are on the same side.
    OwnSide { unit: UnitId, target: UnitId } => ("no-own-side", "T-43");
    /// The unit is out of ammo (T-101).
    OutOfAmmo { unit: UnitId } => ("no-ammo", "T-101");
    /// The nearest target is too far (G-02).
    OutOfReach { unit: UnitId, target: UnitId, squares: i32, reach: i32 } => ("no-reach", "G-02");
    /// No line of sight to anyone (T-50).
    NoSight { unit: UnitId, target: UnitId } => ("no-sight", "T-50");
    /// No mount points at anyone (G-22).
    OutOfArc { unit: UnitId, target: UnitId } => ("no-arc", "G-22");
    /// The target's armor is too high (T-53).
    ArmorTooHigh { unit: UnitId, target: UnitId, damage: i8, armor: i8 } => ("no-armor", "T-53");
    /// The unit has ammunition (T-100).
    HasAmmunition { unit: UnitId } => ("no-has-ammo", "T-100");
    /// Nobody is at cover (T-97).
    NobodyAtCover { unit: UnitId } => ("no-cover", "T-97");
    /// Everyone that could brace already has (T-97).
    BracedAlready { unit: UnitId } => ("no-braced-already", "T-97");
    /// That unit has no attack to resolve (T-46).
    NothingToResolve { unit: UnitId } => ("no-resolve", "T-46");
    /// The primate fires twice in one volley (T-56).
    FiresTwice { primate: PieceId } => ("no-fires-twice", "T-56");
    /// A volley without a shot (T-51).
    NobodyFires => ("no-nobody-fires", "T-51");
    /// More targets than the Rate of Fire (T-51).
    TooManyTargets { primate: PieceId, named: usize, most: usize } => ("no-too-many-targets", "T-51");
    /// The named enemy isn't in the attacked unit (T-45).
    NotInTarget { primate: PieceId, target: UnitId } => ("no-in-target", "T-45");
    /// A shooter names an enemy twice (T-51).
    NamedTwice { primate: PieceId, target: PieceId } => ("no-named-twice", "T-51");
    /// The named enemy is too far (G-02).
    TargetOutOfReach { primate: PieceId, target: PieceId, squares: i32, reach: i32 } => ("no-target-reach", "G-02");
    /// The named enemy isn't seen (T-50).
    TargetUnseen { primate: PieceId, target: PieceId } => ("no-target-sight", "T-50");
    /// The mount doesn't point at the named enemy (G-22).
    TargetOutOfArc { primate: PieceId, target: PieceId } => ("no-target-arc", "G-22");
    /// The named enemy's armor is too high (T-53).
    TargetArmored { primate: PieceId, target: PieceId, damage: i8, armor: i8 } => ("no-target-armor", "T-53");
    /// Two enemies are each named by less than a whole Rate of Fire (T-54).
    FractionsUnpaired { first: PieceId, second: PieceId } => ("no-fractions", "T-54");
    /// There is no such die on the table (T-65).
    NoSuchDie { die: u8, dice: usize } => ("no-die", "T-65");
    /// That unit has no leader check due (T-151).
    NoCheckDue { unit: UnitId } => ("no-check", "T-151");
    /// The ground can only be generated from the next seed (G-33).
    OtherSeed { seed: u64, next: u64 } => ("no-other-seed", "G-33");
    /// Only the attacker of an Ambush lays the ground by hand (G-33).
    NoLayer => ("no-layer", "G-33");
    /// A square is off the board, or its kind or top isn't in the book (G-33).
    NotLaid { cell: Cell } => ("no-laid", "G-33");
    /// The unit isn't in the platoon being placed (G-32).
    NotDeploying { unit: UnitId } => ("no-deploying", "G-32");
    /// The platoon has a member that isn't placed yet (G-32).
    NotDeployed { unit: UnitId } => ("no-deployed", "G-32");
    /// More or fewer cells than members (G-32).
    PlacesDiffer { unit: UnitId, given: usize, size: usize } => ("no-places-differ", "G-32");
    /// The cell is outside the side's zone (1.6).
    OutsideZone { primate: PieceId, cell: Cell } => ("no-outside-zone", "1.6");
    /// A member would be placed outside the sphere (T-24).
    OutsideSphere { primate: PieceId, nearest: PieceId, squares: i32, allowed: i32 } => ("no-outside-sphere", "T-24");
    /// Too few to be split (G-12).
    TooFewToSplit { unit: UnitId, size: usize, least: usize } => ("no-few-to-split", "G-12");
    /// A half would be too small (G-12).
    HalfTooSmall { unit: UnitId, first: usize, second: usize, least: usize } => ("no-half-small", "G-12");
    /// The second half has no corporal to lead it (G-12).
    NoCorporal { unit: UnitId } => ("no-corporal", "G-12");
    /// The leader stays with the first half (G-12).
    SergeantStays { primate: PieceId } => ("no-sergeant-stays", "G-12");
    /// Another squad of the platoon has already been split (G-12).
    SplitTwice { unit: UnitId, other: UnitId } => ("no-split-twice", "G-12");
    /// The squad has already been placed (G-12).
    TooLateToSplit { unit: UnitId } => ("no-late-split", "G-12");
    /// No crate is within reach (G-18).
    NoCrateNear { primate: PieceId } => ("no-crate", "G-18");
    /// The primate is already carrying a crate (G-18).
    CarriesAlready { primate: PieceId } => ("no-carries", "G-18");
    /// That primate can't lead the unit (T-34).
    CannotLead { primate: PieceId } => ("no-lead", "T-34");
    /// That unit's overwatch hasn't been triggered, or has nobody to shoot at (T-127).
    NotTriggered { unit: UnitId } => ("no-triggered", "T-127");
    /// The mover hasn't been detected, so there is nobody to let pass (T-136).
    NotDetected { unit: UnitId } => ("no-detected", "T-136");

    [listed in files of their own]
    /// Something about vehicles.
    Drive(NoDrive);
    /// Somebody can't fire.
    Fire(NoFire);
    /// Overrun, flight, close combat.
    Charge(NoCharge);
    /// Gear can't be used this way.
    Gear(NoGear);
    /// A refused order to or from an officer.
    Command(NoCommand);
}

/// A unit that may not act any more: its text says why (T-13, T-15).
const fn turn_ended(ended: Ended) -> (&'static str, &'static str) {
    match ended {
        Ended::Committed => ("no-ended-attack", "T-13"),
        Ended::Watching => ("no-ended-watch", "T-13"),
        Ended::No | Ended::Done => ("no-ended-done", "T-15"),
    }
}

/// The board can't be left there over an edge, or can't be left at all (G-34).
const fn off_board(edges: Edges) -> (&'static str, &'static str) {
    match edges {
        Edges::NONE => ("no-way-off-board", "G-34"),
        _ => ("no-off-board", "G-34"),
    }
}
