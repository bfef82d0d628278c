//! Why an order about a vehicle can't be given: one variant per reason, with its numbers and its rule.

use crate::board::Cell;
use crate::force::{PieceId, UnitId};
use crate::words::Message;

/// A refused order to drive, board, leave or damage a vehicle.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the fields are the numbers of the sentence")]
pub enum NoDrive {
    /// No vehicle of that name fights here.
    NoSuchVehicle { vehicle: PieceId },
    /// It is a wreck (T-94).
    Wreck { vehicle: PieceId },
    /// Nobody sits at the wheel (G-23).
    NoOperator { vehicle: PieceId },
    /// It is immobilized (T-91), or its Speed is gone (T-89).
    Immobile { vehicle: PieceId },
    /// A step or manoeuvre that it can't make (G-22).
    Barred { vehicle: PieceId, cell: Cell },
    /// It neither rises nor sinks: it doesn't fly (2.6).
    NoFlyer { vehicle: PieceId },
    /// It can't sink: it is on the ground (2.6).
    OnGround { vehicle: PieceId },
    /// Nobody of the unit who could walk is on foot (T-38).
    NobodyOnFoot { unit: UnitId },
    /// Its goal is free, but every way there is barred (G-22, T-22).
    NoWay { vehicle: PieceId, cell: Cell },
    /// Somebody stands in its way (T-22).
    InTheWay { vehicle: PieceId, cell: Cell, by: PieceId },
    /// It drives twice in one order.
    DrivesTwice { vehicle: PieceId },
    /// The vehicle is another unit's, or too many for this one (1.12, T-157).
    NotOurs { primate: PieceId, vehicle: PieceId },
    /// That seat is taken, too small, or not there (G-23).
    NoSeat { primate: PieceId, vehicle: PieceId },
    /// Getting in takes a square beside the vehicle (G-24).
    NotBeside { primate: PieceId, vehicle: PieceId },
    /// Nobody rides and walks in one action (G-24).
    Carried { primate: PieceId },
    /// It gets in or changes seats in this action, so the vehicle can't drive with it (T-170).
    JustAboard { primate: PieceId, vehicle: PieceId },
    /// It rides, so it must get out before it walks (G-24).
    Rides { primate: PieceId },
    /// It is inside a closed vehicle, so no one can aim at it (T-95).
    Inside { primate: PieceId, vehicle: PieceId },
    /// It would not be hidden there: not all of it is in terrain, and no square of it at cover (T-166).
    InTheOpen { vehicle: PieceId, cell: Cell },
    /// One that is in the air does not hide (T-166).
    InTheAir { vehicle: PieceId },
    /// It does not ride (G-24).
    OnFoot { primate: PieceId },
    /// That square is no way out (G-24).
    NoExit { primate: PieceId, cell: Cell },
    /// The vehicle is left outside the sphere, though it could keep up (T-27).
    LeftBehind { vehicle: PieceId, squares: i32, allowed: i32 },
    /// That damage can't be taken (T-87).
    NoSuchDamage { vehicle: PieceId },
    /// Nobody of that name is in the wreck (T-92).
    NoSurvivor { primate: PieceId },
    /// No room for a survivor there (T-93).
    NoRoom { primate: PieceId, cell: Cell },
    /// Somebody is still in the wreck (T-92).
    StillInside { primate: PieceId },
}

impl NoDrive {
    /// The name of its sentence and the rule it follows from.
    pub const fn id_and_rule(&self) -> (&'static str, &'static str) {
        match self {
            Self::NoSuchVehicle { .. } => ("no-such-vehicle", "1.12"),
            Self::Wreck { .. } => ("no-wreck", "T-94"),
            Self::NoOperator { .. } => ("no-operator", "G-23"),
            Self::Immobile { .. } => ("no-immobile", "T-91"),
            Self::Barred { .. } => ("no-vehicle-barred", "G-22"),
            Self::NoFlyer { .. } => ("no-flyer", "2.6"),
            Self::OnGround { .. } => ("no-lower", "2.6"),
            Self::NobodyOnFoot { .. } => ("no-nobody-on-foot", "T-38"),
            Self::NoWay { .. } => ("no-vehicle-way", "G-22"),
            Self::InTheWay { .. } => ("no-vehicle-room", "T-22"),
            Self::DrivesTwice { .. } => ("no-drives-twice", "G-22"),
            Self::NotOurs { .. } => ("no-our-vehicle", "T-157"),
            Self::NoSeat { .. } => ("no-seat", "G-23"),
            Self::NotBeside { .. } => ("no-beside", "G-24"),
            Self::Carried { .. } => ("no-carried", "G-24"),
            Self::JustAboard { .. } => ("no-just-aboard", "T-170"),
            Self::Rides { .. } => ("no-rides", "G-24"),
            Self::Inside { .. } => ("no-target-inside", "T-95"),
            Self::InTheOpen { .. } => ("no-hiding-vehicle", "T-166"),
            Self::InTheAir { .. } => ("no-hiding-in-the-air", "T-166"),
            Self::OnFoot { .. } => ("no-rider", "G-24"),
            Self::NoExit { .. } => ("no-exit", "G-24"),
            Self::LeftBehind { .. } => ("no-vehicle-left", "T-27"),
            Self::NoSuchDamage { .. } => ("no-damage", "T-87"),
            Self::NoSurvivor { .. } => ("no-survivor", "T-92"),
            Self::NoRoom { .. } => ("no-room", "T-93"),
            Self::StillInside { .. } => ("no-still-inside", "T-92"),
        }
    }

    /// The sentence with its numbers.
    pub fn message(&self) -> Message {
        let message = Message::new(self.id_and_rule().0);
        match self {
            Self::NoSuchVehicle { vehicle }
            | Self::Wreck { vehicle }
            | Self::NoOperator { vehicle }
            | Self::Immobile { vehicle }
            | Self::NoFlyer { vehicle }
            | Self::OnGround { vehicle }
            | Self::DrivesTwice { vehicle }
            | Self::InTheAir { vehicle }
            | Self::NoSuchDamage { vehicle } => message.with("vehicle", vehicle.to_string()),
            Self::NobodyOnFoot { unit } => message.with("unit", unit.to_string()),
            Self::Barred { vehicle, cell } | Self::NoWay { vehicle, cell } | Self::InTheOpen { vehicle, cell } => {
                message.with("vehicle", vehicle.to_string()).with("cell", cell.to_string())
            }
            Self::InTheWay { vehicle, cell, by } => {
                message.with("vehicle", vehicle.to_string()).with("cell", cell.to_string()).with("by", by.to_string())
            }
            Self::NotOurs { primate, vehicle }
            | Self::JustAboard { primate, vehicle }
            | Self::Inside { primate, vehicle }
            | Self::NoSeat { primate, vehicle }
            | Self::NotBeside { primate, vehicle } => {
                message.with("primate", primate.to_string()).with("vehicle", vehicle.to_string())
            }
            Self::Carried { primate }
            | Self::Rides { primate }
            | Self::OnFoot { primate }
            | Self::NoSurvivor { primate }
            | Self::StillInside { primate } => message.with("primate", primate.to_string()),
            Self::NoExit { primate, cell } | Self::NoRoom { primate, cell } => {
                message.with("primate", primate.to_string()).with("cell", cell.to_string())
            }
            Self::LeftBehind { vehicle, squares, allowed } => {
                message.with("vehicle", vehicle.to_string()).with("squares", *squares).with("allowed", *allowed)
            }
        }
    }
}
