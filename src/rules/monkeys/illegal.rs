//! Why an order can't be given: one variant per reason, with its numbers and its rule.

use super::{
    command::NoCommand, commit::Ended, no_charge::NoCharge, no_drive::NoDrive, no_fire::NoFire, no_gear::NoGear,
};
use crate::board::{Cell, Edge, Edges};
use crate::engine::order::{Refusal, Rule};
use crate::force::{PieceId, UnitId};
use crate::words::Message;

/// A refused order.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the fields are the numbers of the sentence")]
pub enum Illegal {
    /// The open window asks something else (T-14).
    OtherWindow { order: &'static str, window: &'static str },
    /// The battle is over.
    BattleOver,
    /// No unit of that name fights here.
    NoSuchUnit { unit: UnitId },
    /// No primate of that name fights here.
    NoSuchPrimate { primate: PieceId },
    /// The platoon has its letter already, or does not exist (T-07).
    NotDesignable { platoon: u8 },
    /// The unit does not belong to the platoon that is activated (T-14).
    NotActive { unit: UnitId },
    /// Nobody of the unit is on the board.
    Gone { unit: UnitId },
    /// Its turn has ended (T-13, T-15).
    TurnEnded { unit: UnitId, ended: Ended },
    /// Both actions are spent (T-13).
    NoActions { unit: UnitId },
    /// Everyone is pinned (T-17, T-38).
    AllPinned { unit: UnitId },
    /// The primate is pinned (T-38).
    Pinned { primate: PieceId },
    /// The primate is off the board.
    PieceGone { primate: PieceId },
    /// The primate is no member of the unit.
    NotMember { primate: PieceId, unit: UnitId },
    /// One primate walks twice in one order (T-12 asks for a second action).
    MovesTwice { primate: PieceId },
    /// Nobody takes a step.
    NobodyMoves { unit: UnitId },
    /// The path is longer than the Speed (2.1).
    TooFar { primate: PieceId, cost: u16, speed: u16 },
    /// The path is longer than half of the Speed (T-132).
    TooFarToSneak { primate: PieceId, cost: u16, speed: u16 },
    /// Who sneaks must end in terrain or at cover (T-133).
    EndsInTheOpen { primate: PieceId, cell: Cell },
    /// The unit would not be hidden where it is (T-135).
    StaysInTheOpen { unit: UnitId, primate: PieceId, cell: Cell },
    /// The unit is hidden where it is (T-141).
    HiddenAlready { unit: UnitId },
    /// An enemy bars the step (T-22).
    Barred { primate: PieceId, cell: Cell },
    /// Another primate stands where this one would end (T-22).
    Occupied { primate: PieceId, cell: Cell, by: PieceId },
    /// The board can only be left by a last step over an edge that the scenario names (G-34).
    OffBoard { primate: PieceId, edges: Edges },
    /// Every way to these edges is barred, however long it is (G-34).
    CutOff { primate: PieceId, edges: Edges },
    /// A member who could keep up is left outside the sphere (T-26).
    LeftBehind { primate: PieceId, nearest: PieceId, squares: i32, allowed: i32 },
    /// One who ends outside the sphere has moved, and not nearer to it (T-174).
    Strays { primate: PieceId, squares: i32, before: i32 },
    /// Both units are on one side.
    OwnSide { unit: UnitId, target: UnitId },
    /// The unit is out of ammo (T-101).
    OutOfAmmo { unit: UnitId },
    /// The nearest target is too far (G-02).
    OutOfReach { unit: UnitId, target: UnitId, squares: i32, reach: i32 },
    /// No line of sight to anyone (T-50).
    NoSight { unit: UnitId, target: UnitId },
    /// No mount points at anyone (G-22).
    OutOfArc { unit: UnitId, target: UnitId },
    /// The target's armor is too high (T-53).
    ArmorTooHigh { unit: UnitId, target: UnitId, damage: i8, armor: i8 },
    /// The unit has ammunition (T-100).
    HasAmmunition { unit: UnitId },
    /// Nobody is at cover (T-97).
    NobodyAtCover { unit: UnitId },
    /// Everyone who could is braced already (T-97).
    BracedAlready { unit: UnitId },
    /// That unit has no attack to resolve (T-46).
    NothingToResolve { unit: UnitId },
    /// The primate fires twice in one volley (T-56).
    FiresTwice { primate: PieceId },
    /// A volley without a shot (T-51).
    NobodyFires,
    /// More targets than the Rate of Fire (T-51).
    TooManyTargets { primate: PieceId, named: usize, most: usize },
    /// The named enemy is not in the attacked unit (T-45).
    NotInTarget { primate: PieceId, target: UnitId },
    /// One shooter names one enemy twice (T-51).
    NamedTwice { primate: PieceId, target: PieceId },
    /// The named enemy is too far (G-02).
    TargetOutOfReach { primate: PieceId, target: PieceId, squares: i32, reach: i32 },
    /// The named enemy is not seen (T-50).
    TargetUnseen { primate: PieceId, target: PieceId },
    /// The mount does not point at the named enemy (G-22).
    TargetOutOfArc { primate: PieceId, target: PieceId },
    /// The named enemy's armor is too high (T-53).
    TargetArmored { primate: PieceId, target: PieceId, damage: i8, armor: i8 },
    /// Two enemies are named by less than a whole Rate of Fire (T-54).
    FractionsUnpaired { first: PieceId, second: PieceId },
    /// There is no such die on the table (T-65).
    NoSuchDie { die: u8, dice: usize },
    /// That unit has no leader check due (T-151).
    NoCheckDue { unit: UnitId },
    /// The ground is grown from the next seed, and no other (G-33).
    OtherSeed { seed: u64, next: u64 },
    /// Nobody but the attacker of an Ambush lays the ground by hand (G-33).
    NoLayer,
    /// A square is off the board, or its kind or top is none of the book (G-33).
    NotLaid { cell: Cell },
    /// The unit is not of the platoon that is being placed (G-32).
    NotDeploying { unit: UnitId },
    /// Somebody of the platoon is not placed yet (G-32).
    NotDeployed { unit: UnitId },
    /// More or fewer cells than members (G-32).
    PlacesDiffer { unit: UnitId, given: usize, size: usize },
    /// The cell lies outside of the side's zone (1.6).
    OutsideZone { primate: PieceId, cell: Cell },
    /// A member would be placed outside of the sphere (T-24).
    OutsideSphere { primate: PieceId, nearest: PieceId, squares: i32, allowed: i32 },
    /// Too few to be split (G-12).
    TooFewToSplit { unit: UnitId, size: usize, least: usize },
    /// A half would be too small (G-12).
    HalfTooSmall { unit: UnitId, first: usize, second: usize, least: usize },
    /// The second half has no corporal to lead it (G-12).
    NoCorporal { unit: UnitId },
    /// The leader stays with the first half (G-12).
    SergeantStays { primate: PieceId },
    /// Another squad of the platoon is split already (G-12).
    SplitTwice { unit: UnitId, other: UnitId },
    /// The squad is placed already (G-12).
    TooLateToSplit { unit: UnitId },
    /// No crate lies in reach (G-18).
    NoCrateNear { primate: PieceId },
    /// The primate carries a crate already (G-18).
    CarriesAlready { primate: PieceId },
    /// That primate can't lead the unit (T-34).
    CannotLead { primate: PieceId },
    /// That unit's overwatch has not been set off, or has nobody to shoot at (T-127).
    NotTriggered { unit: UnitId },
    /// The mover has not been detected, so that there is nobody to let pass (T-136).
    NotDetected { unit: UnitId },
    /// Something about vehicles.
    Drive(NoDrive),
    /// Somebody can't fire.
    Fire(NoFire),
    /// Overrun, flight, close combat.
    Charge(NoCharge),
    /// Gear can't be used so.
    Gear(NoGear),
    /// Something about orders of officers.
    Command(NoCommand),
}

/// The reasons that a file of its own lists.
macro_rules! parts {
    ($($part:ident: $why:ident,)*) => {
        $(impl From<$why> for Illegal {
            fn from(why: $why) -> Self {
                Self::$part(why)
            }
        })*
    };
}

parts! {
    Drive: NoDrive,
    Fire: NoFire,
    Charge: NoCharge,
    Gear: NoGear,
    Command: NoCommand,
}

impl Illegal {
    const fn id_and_rule(&self) -> (&'static str, &'static str) {
        match self {
            Self::OtherWindow { .. } => ("no-other-window", "T-14"),
            Self::BattleOver => ("no-battle-over", "G-16"),
            Self::NoSuchUnit { .. } => ("no-such-unit", "1.12"),
            Self::NoSuchPrimate { .. } => ("no-such-primate", "1.12"),
            Self::NotDesignable { .. } => ("no-designable", "T-07"),
            Self::NotActive { .. } => ("no-not-active", "T-14"),
            Self::Gone { .. } => ("no-gone", "T-05"),
            Self::TurnEnded { ended: Ended::Committed, .. } => ("no-ended-attack", "T-13"),
            Self::TurnEnded { ended: Ended::Watching, .. } => ("no-ended-watch", "T-13"),
            Self::TurnEnded { .. } => ("no-ended-done", "T-15"),
            Self::NoActions { .. } => ("no-actions", "T-13"),
            Self::AllPinned { .. } => ("no-all-pinned", "T-17"),
            Self::Pinned { .. } => ("no-pinned", "T-38"),
            Self::PieceGone { .. } => ("no-piece-gone", "T-05"),
            Self::NotMember { .. } => ("no-member", "T-23"),
            Self::MovesTwice { .. } => ("no-moves-twice", "T-12"),
            Self::NobodyMoves { .. } => ("no-nobody-moves", "2.1"),
            Self::TooFar { .. } => ("no-too-far", "2.1"),
            Self::TooFarToSneak { .. } => ("no-too-far-to-sneak", "T-132"),
            Self::EndsInTheOpen { .. } => ("no-ends-in-the-open", "T-133"),
            Self::StaysInTheOpen { .. } => ("no-stays-in-the-open", "T-135"),
            Self::HiddenAlready { .. } => ("no-hidden-already", "T-141"),
            Self::Barred { .. } => ("no-barred", "T-22"),
            Self::Occupied { .. } => ("no-occupied", "T-22"),
            Self::OffBoard { edges: Edges::NONE, .. } => ("no-way-off-board", "G-34"),
            Self::OffBoard { .. } => ("no-off-board", "G-34"),
            Self::CutOff { .. } => ("no-way-to-edge", "G-34"),
            Self::LeftBehind { .. } => ("no-left-behind", "T-26"),
            Self::Strays { .. } => ("no-strays", "T-174"),
            Self::OwnSide { .. } => ("no-own-side", "T-43"),
            Self::OutOfAmmo { .. } => ("no-ammo", "T-101"),
            Self::OutOfReach { .. } => ("no-reach", "G-02"),
            Self::NoSight { .. } => ("no-sight", "T-50"),
            Self::OutOfArc { .. } => ("no-arc", "G-22"),
            Self::ArmorTooHigh { .. } => ("no-armor", "T-53"),
            Self::HasAmmunition { .. } => ("no-has-ammo", "T-100"),
            Self::NobodyAtCover { .. } => ("no-cover", "T-97"),
            Self::BracedAlready { .. } => ("no-braced-already", "T-97"),
            Self::NothingToResolve { .. } => ("no-resolve", "T-46"),
            Self::FiresTwice { .. } => ("no-fires-twice", "T-56"),
            Self::NobodyFires => ("no-nobody-fires", "T-51"),
            Self::TooManyTargets { .. } => ("no-too-many-targets", "T-51"),
            Self::NotInTarget { .. } => ("no-in-target", "T-45"),
            Self::NamedTwice { .. } => ("no-named-twice", "T-51"),
            Self::TargetOutOfReach { .. } => ("no-target-reach", "G-02"),
            Self::TargetUnseen { .. } => ("no-target-sight", "T-50"),
            Self::TargetOutOfArc { .. } => ("no-target-arc", "G-22"),
            Self::TargetArmored { .. } => ("no-target-armor", "T-53"),
            Self::FractionsUnpaired { .. } => ("no-fractions", "T-54"),
            Self::NoSuchDie { .. } => ("no-die", "T-65"),
            Self::NoCheckDue { .. } => ("no-check", "T-151"),
            Self::OtherSeed { .. } => ("no-other-seed", "G-33"),
            Self::NoLayer => ("no-layer", "G-33"),
            Self::NotLaid { .. } => ("no-laid", "G-33"),
            Self::NotDeploying { .. } => ("no-deploying", "G-32"),
            Self::NotDeployed { .. } => ("no-deployed", "G-32"),
            Self::PlacesDiffer { .. } => ("no-places-differ", "G-32"),
            Self::OutsideZone { .. } => ("no-outside-zone", "1.6"),
            Self::OutsideSphere { .. } => ("no-outside-sphere", "T-24"),
            Self::TooFewToSplit { .. } => ("no-few-to-split", "G-12"),
            Self::HalfTooSmall { .. } => ("no-half-small", "G-12"),
            Self::NoCorporal { .. } => ("no-corporal", "G-12"),
            Self::SergeantStays { .. } => ("no-sergeant-stays", "G-12"),
            Self::SplitTwice { .. } => ("no-split-twice", "G-12"),
            Self::TooLateToSplit { .. } => ("no-late-split", "G-12"),
            Self::NoCrateNear { .. } => ("no-crate", "G-18"),
            Self::CarriesAlready { .. } => ("no-carries", "G-18"),
            Self::CannotLead { .. } => ("no-lead", "T-34"),
            Self::NotTriggered { .. } => ("no-triggered", "T-127"),
            Self::NotDetected { .. } => ("no-detected", "T-136"),
            Self::Drive(why) => why.id_and_rule(),
            Self::Fire(why) => why.id_and_rule(),
            Self::Gear(why) => why.id_and_rule(),
            Self::Command(why) => why.id_and_rule(),
            Self::Charge(why) => why.id_and_rule(),
        }
    }
}

/// The name of an edge in the files of words.
pub const fn edge_word(edge: Edge) -> &'static str {
    match edge {
        Edge::North => "north",
        Edge::East => "east",
        Edge::South => "south",
        Edge::West => "west",
    }
}

impl Refusal for Illegal {
    fn rule(&self) -> Rule {
        Rule(self.id_and_rule().1)
    }

    fn message(&self) -> Message {
        let message = Message::new(self.id_and_rule().0);
        match self {
            Self::OtherWindow { order, window } => message.with("order", *order).with("window", *window),
            Self::NotDesignable { platoon } => message.with("platoon", i32::from(*platoon)),
            Self::NoSuchUnit { unit }
            | Self::NotActive { unit }
            | Self::Gone { unit }
            | Self::TurnEnded { unit, .. }
            | Self::NoActions { unit }
            | Self::AllPinned { unit }
            | Self::NobodyMoves { unit }
            | Self::OutOfAmmo { unit }
            | Self::HasAmmunition { unit }
            | Self::NobodyAtCover { unit }
            | Self::BracedAlready { unit }
            | Self::NothingToResolve { unit }
            | Self::NoCheckDue { unit }
            | Self::HiddenAlready { unit }
            | Self::NotDetected { unit }
            | Self::NotDeploying { unit }
            | Self::NotDeployed { unit }
            | Self::NoCorporal { unit }
            | Self::TooLateToSplit { unit }
            | Self::NotTriggered { unit } => message.with("unit", unit.to_string()),
            Self::NoSuchPrimate { primate }
            | Self::Pinned { primate }
            | Self::PieceGone { primate }
            | Self::MovesTwice { primate }
            | Self::FiresTwice { primate }
            | Self::NoCrateNear { primate }
            | Self::SergeantStays { primate }
            | Self::CarriesAlready { primate }
            | Self::CannotLead { primate } => message.with("primate", primate.to_string()),
            Self::NotMember { primate, unit } | Self::NotInTarget { primate, target: unit } => {
                message.with("primate", primate.to_string()).with("unit", unit.to_string())
            }
            Self::TooFar { primate, cost, speed } | Self::TooFarToSneak { primate, cost, speed } => message
                .with("primate", primate.to_string())
                .with("cost", i32::from(*cost))
                .with("speed", i32::from(*speed)),
            Self::StaysInTheOpen { unit, primate, cell } => message
                .with("unit", unit.to_string())
                .with("primate", primate.to_string())
                .with("cell", cell.to_string()),
            Self::Barred { primate, cell }
            | Self::EndsInTheOpen { primate, cell }
            | Self::OutsideZone { primate, cell } => {
                message.with("primate", primate.to_string()).with("cell", cell.to_string())
            }
            Self::Occupied { primate, cell, by } => {
                message.with("primate", primate.to_string()).with("cell", cell.to_string()).with("by", by.to_string())
            }
            Self::OffBoard { primate, edges } | Self::CutOff { primate, edges } => {
                let names: Vec<&str> = edges.iter().map(edge_word).collect();
                message.with("primate", primate.to_string()).with("edges", names.join(" "))
            }
            Self::NotLaid { cell } => message.with("cell", cell.to_string()),
            Self::OtherSeed { seed, next } => message.with("seed", seed.to_string()).with("next", next.to_string()),
            Self::PlacesDiffer { unit, given, size } => {
                message.with("unit", unit.to_string()).with("given", *given).with("size", *size)
            }
            Self::TooFewToSplit { unit, size, least } => {
                message.with("unit", unit.to_string()).with("size", *size).with("least", *least)
            }
            Self::HalfTooSmall { unit, first, second, least } => message
                .with("unit", unit.to_string())
                .with("first", *first)
                .with("second", *second)
                .with("least", *least),
            Self::SplitTwice { unit, other } => message.with("unit", unit.to_string()).with("other", other.to_string()),
            Self::LeftBehind { primate, nearest, squares, allowed }
            | Self::OutsideSphere { primate, nearest, squares, allowed } => message
                .with("primate", primate.to_string())
                .with("nearest", nearest.to_string())
                .with("squares", *squares)
                .with("allowed", *allowed),
            Self::Strays { primate, squares, before } => {
                message.with("primate", primate.to_string()).with("squares", *squares).with("before", *before)
            }
            Self::OwnSide { unit, target } | Self::NoSight { unit, target } | Self::OutOfArc { unit, target } => {
                message.with("unit", unit.to_string()).with("target", target.to_string())
            }
            Self::OutOfReach { unit, target, squares, reach } => message
                .with("unit", unit.to_string())
                .with("target", target.to_string())
                .with("squares", *squares)
                .with("reach", *reach),
            Self::ArmorTooHigh { unit, target, damage, armor } => message
                .with("unit", unit.to_string())
                .with("target", target.to_string())
                .with("damage", i32::from(*damage))
                .with("armor", i32::from(*armor)),
            Self::TooManyTargets { primate, named, most } => {
                message.with("primate", primate.to_string()).with("named", *named).with("most", *most)
            }
            Self::NamedTwice { primate, target }
            | Self::TargetUnseen { primate, target }
            | Self::TargetOutOfArc { primate, target } => {
                message.with("primate", primate.to_string()).with("target", target.to_string())
            }
            Self::TargetOutOfReach { primate, target, squares, reach } => message
                .with("primate", primate.to_string())
                .with("target", target.to_string())
                .with("squares", *squares)
                .with("reach", *reach),
            Self::TargetArmored { primate, target, damage, armor } => message
                .with("primate", primate.to_string())
                .with("target", target.to_string())
                .with("damage", i32::from(*damage))
                .with("armor", i32::from(*armor)),
            Self::FractionsUnpaired { first, second } => {
                message.with("first", first.to_string()).with("second", second.to_string())
            }
            Self::NoSuchDie { die, dice } => message.with("die", i32::from(*die)).with("dice", *dice),
            Self::Drive(why) => why.message(),
            Self::Fire(why) => why.message(),
            Self::Gear(why) => why.message(),
            Self::Command(why) => why.message(),
            Self::Charge(why) => why.message(),
            Self::BattleOver | Self::NobodyFires | Self::NoLayer => message,
        }
    }
}
