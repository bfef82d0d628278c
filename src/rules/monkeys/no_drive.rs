//! Why a vehicle order can't be given: one line per reason, with its numbers, its text and its rule.

use crate::board::Cell;
use crate::engine::reasons::reasons;
use crate::force::{PieceId, UnitId};

reasons! {
    /// A refused order to drive, board, leave or damage a vehicle.
    pub enum NoDrive;

    /// No vehicle with that name is in the battle.
    NoSuchVehicle { vehicle: PieceId } => ("no-such-vehicle", "1.12");
    /// It is a wreck (T-94).
    Wreck { vehicle: PieceId } => ("no-wreck", "T-94");
    /// Nobody is at the wheel (G-23).
    NoOperator { vehicle: PieceId } => ("no-operator", "G-23");
    /// It is immobilized (T-91), or its Speed is gone (T-89).
    Immobile { vehicle: PieceId } => ("no-immobile", "T-91");
    /// A step or maneuver that isn't possible for it (G-22).
    Barred { vehicle: PieceId, cell: Cell } => ("no-vehicle-barred", "G-22");
    /// It can't rise or sink, since it doesn't fly (2.6).
    NoFlyer { vehicle: PieceId } => ("no-flyer", "2.6");
    /// It can't sink: it is on the ground (2.6).
    OnGround { vehicle: PieceId } => ("no-lower", "2.6");
    /// The unit has nobody on foot that could walk (T-38).
    NobodyOnFoot { unit: UnitId } => ("no-nobody-on-foot", "T-38");
    /// Its goal is free, but every path there is blocked (G-22, T-22).
    NoWay { vehicle: PieceId, cell: Cell } => ("no-vehicle-way", "G-22");
    /// Something is in its way (T-22).
    InTheWay { vehicle: PieceId, cell: Cell, by: PieceId } => ("no-vehicle-room", "T-22");
    /// It drives twice in one order.
    DrivesTwice { vehicle: PieceId } => ("no-drives-twice", "G-22");
    /// The vehicle belongs to another unit (T-157).
    NotOurs { primate: PieceId, vehicle: PieceId } => ("no-our-vehicle", "T-157");
    /// The same, if an order names only the vehicle (1.12).
    AnotherUnits { unit: UnitId, vehicle: PieceId } => ("no-another-units", "1.12");
    /// An abandoned vehicle is taken over by its new driver (T-157).
    TakenOverByDriver { primate: PieceId, vehicle: PieceId } => ("no-taken-over", "T-157");
    /// The unit already has as many vehicles as it may have (1.12, T-157).
    VehiclesFull { unit: UnitId, vehicle: PieceId } => ("no-third-vehicle", "T-157");
    /// That seat is taken, too small, or doesn't exist (G-23).
    NoSeat { primate: PieceId, vehicle: PieceId } => ("no-seat", "G-23");
    /// Getting in requires a square beside the vehicle (G-24).
    NotBeside { primate: PieceId, vehicle: PieceId } => ("no-beside", "G-24");
    /// Nobody gets into or out of a vehicle that flies so high (G-26).
    TooHigh { vehicle: PieceId } => ("no-vehicle-high", "G-26");
    /// Nobody both rides and walks in one action (G-24).
    Carried { primate: PieceId } => ("no-carried", "G-24");
    /// It gets in or changes seats in this action, so the vehicle can't drive with it (T-170).
    JustAboard { primate: PieceId, vehicle: PieceId } => ("no-just-aboard", "T-170");
    /// It is riding, so it must get out before it can walk (G-24).
    Rides { primate: PieceId } => ("no-rides", "G-24");
    /// It is inside a closed vehicle, so no one can aim at it (T-95).
    Inside { primate: PieceId, vehicle: PieceId } => ("no-target-inside", "T-95");
    /// It wouldn't be hidden there: not all of it is in terrain, and none of its squares is at cover (T-166).
    InTheOpen { vehicle: PieceId, cell: Cell } => ("no-hiding-vehicle", "T-166");
    /// A vehicle in the air can't hide (T-166).
    InTheAir { vehicle: PieceId } => ("no-hiding-in-the-air", "T-166");
    /// It isn't riding (G-24).
    OnFoot { primate: PieceId } => ("no-rider", "G-24");
    /// That square isn't a way out (G-24).
    NoExit { primate: PieceId, cell: Cell } => ("no-exit", "G-24");
    /// The vehicle is left outside the sphere, though it could keep up (T-27).
    LeftBehind { vehicle: PieceId, squares: i32, allowed: i32 } => ("no-vehicle-left", "T-27");
    /// That damage can't be taken (T-87).
    NoSuchDamage { vehicle: PieceId } => ("no-damage", "T-87");
    /// Nobody with that name is in the wreck (T-92).
    NoSurvivor { primate: PieceId } => ("no-survivor", "T-92");
    /// There is no room for a survivor there (T-93).
    NoRoom { primate: PieceId, cell: Cell } => ("no-room", "T-93");
    /// Somebody is still in the wreck (T-92).
    StillInside { primate: PieceId } => ("no-still-inside", "T-92");
}
