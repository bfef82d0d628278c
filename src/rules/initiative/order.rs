//! Orders of the book, as written in replays and scripts.

use super::{Initiative, movement::Pace};
use crate::board::Cell;
use crate::engine::BookOrder;
use crate::force::UnitId;
use serde::{Deserialize, Serialize};

/// The target of a character's aim (R5, A13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Mark {
    /// An enemy.
    Target(UnitId),
    /// The direction of a cell: 60 degrees around it.
    Direction(Cell),
    /// Everything within 3 cells of a cell.
    Area(Cell),
}

/// A hand-to-hand attack (R7, G9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Attack {
    /// With the blade in hand.
    Armed,
    /// With fists and feet.
    Strike,
    /// A hit holds the enemy.
    Grapple,
    /// A diving blow: the attacker falls, and on a hit so does the enemy.
    Dive,
}

impl Attack {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Armed, Self::Strike, Self::Grapple, Self::Dive];

    /// Its name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Armed => "Armed",
            Self::Strike => "Strike",
            Self::Grapple => "Grapple",
            Self::Dive => "Dive",
        }
    }
}

/// What a character does at the end of a move, in the same action (R4, R7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Then {
    /// Nothing more.
    Stop,
    /// Fire from the last cell: only with weapons that allow it, after a walk or trot (R4, G10).
    Fire(UnitId),
    /// Fight an enemy next to the last cell (R7).
    Fight(Attack, UnitId),
}

impl Then {
    /// Whether it includes shots.
    pub const fn fires(self) -> bool {
        matches!(self, Self::Fire(_))
    }
}

/// A change of equipment, one action (R8, G17).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ready {
    /// Take another weapon that the character carries, by its name in files.
    Change(String),
    /// Link a second belt to the loaded one.
    LinkBelts,
    /// Ready the radio.
    Radio,
    /// Pick up the load.
    PickUp,
    /// Put the load down.
    PutDown,
}

impl Ready {
    /// Its name in files.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Change(_) => "Change",
            Self::LinkBelts => "LinkBelts",
            Self::Radio => "Radio",
            Self::PickUp => "PickUp",
            Self::PutDown => "PutDown",
        }
    }
}

/// A sentence spoken along with an action other than fire (R11, G13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Say {
    /// Point out an enemy to everyone on the character's own side.
    PointOut(UnitId),
    /// Steady a panicking friend.
    Steady(UnitId),
}

/// What a character does when it is called (R2).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Decline the call (A20).
    Hold,
    /// Fire the weapon in hand at an enemy (R4).
    Fire(UnitId),
    /// Aim (R5).
    Aim(Mark),
    /// Reload the weapon in hand (R6).
    Reload,
    /// Move through these cells, in order, and do something at the end (R9). A prone character that doesn't crawl rises
    /// first (R10).
    Move(Pace, Vec<Cell>, Then),
    /// Fight an enemy next to the character's own cell (R7).
    Fight(Attack, UnitId),
    /// Break the hold of an enemy, and then walk or trot through these cells, if any (R7, G9).
    Escape(Pace, Vec<Cell>),
    /// Let go of the held enemy (G9).
    LetGo,
    /// Change equipment (R8).
    Ready(Ready),
    /// Go prone (R10).
    GoProne,
    /// Stand up (R10).
    StandUp,
    /// Duck behind cover, after breaking off a repetition (R19, A10).
    Duck(Vec<Cell>),
    /// Mount this mount, which is next to the character's own cell (R11, G14).
    Mount(UnitId),
    /// Dismount into a cell next to the mount (R11, G14).
    Dismount(Cell),
}

impl Action {
    /// Its name in files.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Hold => "Hold",
            Self::Fire(_) => "Fire",
            Self::Aim(_) => "Aim",
            Self::Reload => "Reload",
            Self::Move(pace, ..) => pace.name(),
            Self::Fight(attack, _) => attack.name(),
            Self::Escape(..) => "Escape",
            Self::LetGo => "LetGo",
            Self::Ready(ready) => ready.name(),
            Self::GoProne => "GoProne",
            Self::StandUp => "StandUp",
            Self::Duck(_) => "Duck",
            Self::Mount(_) => "Mount",
            Self::Dismount(_) => "Dismount",
        }
    }

    /// The rule that allows it.
    pub const fn rule(&self) -> &'static str {
        match self {
            Self::Hold => "A20",
            Self::Fire(_) => "R4",
            Self::Aim(_) => "R5",
            Self::Reload => "R6",
            Self::Move(..) => "R9",
            Self::Fight(..) | Self::Escape(..) => "R7",
            Self::LetGo => "G9",
            Self::Ready(_) => "R8",
            Self::GoProne | Self::StandUp => "R10",
            Self::Duck(_) => "A10",
            Self::Mount(_) | Self::Dismount(_) => "R11",
        }
    }

    /// Its target.
    pub const fn target(&self) -> Option<UnitId> {
        match self {
            Self::Fire(target)
            | Self::Aim(Mark::Target(target))
            | Self::Fight(_, target)
            | Self::Mount(target)
            | Self::Move(_, _, Then::Fire(target) | Then::Fight(_, target)) => Some(*target),
            _ => None,
        }
    }

    /// Whether it includes shots, which rule out talking (R11).
    pub const fn fires(&self) -> bool {
        matches!(self, Self::Fire(_) | Self::Move(_, _, Then::Fire(_)))
    }
}

/// A decision of a player. Every decision is an order.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Order {
    /// Set up a character on a cell; ambushers aim from there (G22, G23).
    SetUp(UnitId, Cell, Option<Mark>),
    /// This character carries the load (G23).
    Carry(UnitId),
    /// Declare that a character does this in each phase of the turn; holding takes the declaration back (R17, A8).
    Repeat(UnitId, Action),
    /// Declare nothing more.
    Declared,
    /// Continue a repeated action (R18).
    GoOn(UnitId),
    /// Continue a repeated move along another path, at the same pace (A8).
    NewWay(UnitId, Vec<Cell>),
    /// Break off a repeated action (R19).
    BreakOff(UnitId),
    /// The called character acts.
    Act(UnitId, Action),
    /// The same, and it says something. A character that holds only talks (R11).
    Talk(UnitId, Say, Action),
    /// This character takes opportunity fire at a character that has just entered a cell (R20).
    Interrupt(UnitId),
    /// Nobody fires at the mover here (A13).
    LetPass,
    /// Give up.
    Concede,
}

impl Order {
    /// All names of orders, as written in files.
    #[rustfmt::skip]
    pub const NAMES: [&'static str; 35] = [
        "SetUp", "Carry", "Repeat", "Declared", "GoOn", "NewWay", "BreakOff", "Talk", "Interrupt", "LetPass", "Concede",
        "Hold", "Fire", "Aim", "Reload", "Crawl", "Walk", "Trot", "Run", "Armed", "Strike", "Grapple", "Dive", "Escape",
        "LetGo", "Change", "LinkBelts", "Radio", "PickUp", "PutDown", "GoProne", "StandUp", "Duck", "Mount", "Dismount",
    ];
}

impl BookOrder for Order {
    type Book = Initiative;

    fn name(&self) -> &'static str {
        match self {
            Order::SetUp(..) => "SetUp",
            Order::Carry(_) => "Carry",
            Order::Repeat(..) => "Repeat",
            Order::Declared => "Declared",
            Order::GoOn(_) => "GoOn",
            Order::NewWay(..) => "NewWay",
            Order::BreakOff(_) => "BreakOff",
            Order::Act(_, action) => action.name(),
            Order::Talk(..) => "Talk",
            Order::Interrupt(_) => "Interrupt",
            Order::LetPass => "LetPass",
            Order::Concede => "Concede",
        }
    }

    fn unit(&self) -> Option<UnitId> {
        match self {
            Order::SetUp(unit, ..)
            | Order::Carry(unit)
            | Order::Repeat(unit, _)
            | Order::GoOn(unit)
            | Order::NewWay(unit, _)
            | Order::BreakOff(unit)
            | Order::Act(unit, _)
            | Order::Talk(unit, ..)
            | Order::Interrupt(unit) => Some(*unit),
            Order::Declared | Order::LetPass | Order::Concede => None,
        }
    }

    fn target(&self) -> Option<UnitId> {
        match self {
            Order::Act(_, action) | Order::Repeat(_, action) => action.target(),
            Order::Talk(_, Say::PointOut(other) | Say::Steady(other), _) => Some(*other),
            _ => None,
        }
    }

    fn concede() -> Self {
        Order::Concede
    }
}
