//! Why an order of an overrun can't be given: one variant per reason, with its numbers and its rule.

use crate::board::Cell;
use crate::force::{PieceId, UnitId};
use crate::words::Message;

/// A refused order of an overrun, a flight or a close combat.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the fields are the numbers of the sentence")]
pub enum NoCharge {
    /// The leader must take the lead unless it is pinned (T-103).
    LeaderLeads { leader: PieceId },
    /// The lead is pinned, gone, or takes no part (T-103, T-158).
    CannotTakeLead { primate: PieceId },
    /// Nobody of the target is on foot (G-25).
    NobodyOnFoot { unit: UnitId },
    /// The target is farther off than the distance left (T-102).
    TooFar { target: UnitId, squares: i32, left: u16 },
    /// The path neither passes beside the target nor ends there (T-103, T-143).
    NoContact { target: UnitId, left: u16 },
    /// The path costs more than the distance left (T-102).
    PathTooLong { primate: PieceId, cost: u16, left: u16 },
    /// The path leads off the table.
    OffTable { primate: PieceId },
    /// The path ends outside the sphere of a leader who takes no part (T-160).
    OutsideSphere { primate: PieceId, leader: PieceId, squares: i32 },
    /// That unit has been charged in this action already (T-111).
    ChargedBefore { target: UnitId },
    /// The primate takes no part in the overrun, or is the lead itself (T-103).
    NoFollower { primate: PieceId },
    /// The follower would have spent more than the lead (T-103).
    CannotFollow { primate: PieceId, cell: Cell, left: u16 },
    /// Nobody drives, gets in or gets out in these actions (G-25).
    OnFootOnly { primate: PieceId },
    /// A path is asked for later (T-158).
    PathLater { primate: PieceId },
    /// The route can't be walked any more (T-144).
    RouteClosed,
    /// No one flees farther than 12 squares, or its Speed if that is less (T-108).
    FleesTooFar { primate: PieceId, cost: u16, left: u16 },
    /// Who flees may not end beside a charger (T-108).
    FleesBeside { primate: PieceId, cell: Cell },
    /// Who flees may not end on the route of the charge (T-108).
    FleesOnRoute { primate: PieceId, cell: Cell },
    /// A fleeing primate must end farther from the lead than it was (T-108).
    FleesNotFarther { primate: PieceId, squares: i32, before: i32 },
    /// This one has somewhere to flee to and must (T-108).
    MustFlee { primate: PieceId },
    /// So many fall, no more and no fewer (T-115).
    WrongLosses { named: usize, due: usize },
    /// The primate is not in this close combat, or is named twice (T-116).
    NotFighting { primate: PieceId },
}

impl NoCharge {
    /// The name of its sentence and the rule it follows from.
    pub const fn id_and_rule(&self) -> (&'static str, &'static str) {
        match self {
            Self::LeaderLeads { .. } => ("no-leader-leads", "T-103"),
            Self::CannotTakeLead { .. } => ("no-take-lead", "T-158"),
            Self::NobodyOnFoot { .. } => ("no-on-foot", "G-25"),
            Self::TooFar { .. } => ("no-charge-far", "T-102"),
            Self::NoContact { .. } => ("no-contact", "T-143"),
            Self::PathTooLong { .. } => ("no-charge-long", "T-102"),
            Self::OffTable { .. } => ("no-charge-off", "T-103"),
            Self::OutsideSphere { .. } => ("no-charge-sphere", "T-160"),
            Self::ChargedBefore { .. } => ("no-charged-before", "T-111"),
            Self::NoFollower { .. } => ("no-follower", "T-103"),
            Self::CannotFollow { .. } => ("no-follow", "T-103"),
            Self::OnFootOnly { .. } => ("no-foot-only", "G-25"),
            Self::PathLater { .. } => ("no-path-later", "T-158"),
            Self::RouteClosed => ("no-route", "T-144"),
            Self::FleesTooFar { .. } => ("no-flee-far", "T-108"),
            Self::FleesBeside { .. } => ("no-flee-beside", "T-108"),
            Self::FleesOnRoute { .. } => ("no-flee-route", "T-108"),
            Self::FleesNotFarther { .. } => ("no-flee-farther", "T-108"),
            Self::MustFlee { .. } => ("no-must-flee", "T-108"),
            Self::WrongLosses { .. } => ("no-losses", "T-115"),
            Self::NotFighting { .. } => ("no-fighting", "T-116"),
        }
    }

    /// The sentence with its numbers.
    pub fn message(&self) -> Message {
        let message = Message::new(self.id_and_rule().0);
        let number = |number: u16| i32::from(number);
        match self {
            Self::LeaderLeads { leader } => message.with("primate", leader.to_string()),
            Self::CannotTakeLead { primate }
            | Self::OffTable { primate }
            | Self::NoFollower { primate }
            | Self::PathLater { primate }
            | Self::OnFootOnly { primate }
            | Self::MustFlee { primate }
            | Self::NotFighting { primate } => message.with("primate", primate.to_string()),
            Self::NobodyOnFoot { unit } | Self::ChargedBefore { target: unit } => {
                message.with("unit", unit.to_string())
            }
            Self::TooFar { target, squares, left } => {
                message.with("unit", target.to_string()).with("squares", *squares).with("left", number(*left))
            }
            Self::NoContact { target, left } => message.with("unit", target.to_string()).with("left", number(*left)),
            Self::PathTooLong { primate, cost, left } | Self::FleesTooFar { primate, cost, left } => {
                message.with("primate", primate.to_string()).with("cost", number(*cost)).with("left", number(*left))
            }
            Self::OutsideSphere { primate, leader, squares } => message
                .with("primate", primate.to_string())
                .with("leader", leader.to_string())
                .with("squares", *squares),
            Self::CannotFollow { primate, cell, left } => {
                message.with("primate", primate.to_string()).with("cell", cell.to_string()).with("left", number(*left))
            }
            Self::FleesBeside { primate, cell } | Self::FleesOnRoute { primate, cell } => {
                message.with("primate", primate.to_string()).with("cell", cell.to_string())
            }
            Self::FleesNotFarther { primate, squares, before } => {
                message.with("primate", primate.to_string()).with("squares", *squares).with("before", *before)
            }
            Self::WrongLosses { named, due } => message.with("named", *named).with("due", *due),
            Self::RouteClosed => message,
        }
    }
}
