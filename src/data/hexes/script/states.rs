//! The states of a unit that a script can look for.

use crate::board::hex::Bearing;
use crate::rules::hexes::speed::Speed;
use serde::{Deserialize, Serialize};

/// A state that a unit in a script can be in. The default isn't mentioned: standing still, all models, loaded weapons.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum State {
    /// Its facing, as long as it is on the board.
    Looks(Bearing),
    /// Its speed (F3).
    Speed(Speed),
    /// This many models are left, but not all.
    Models(u8),
    /// Shaken tokens (F22).
    Shaken(u8),
    /// Future-damage tokens (R18).
    Damage(u8),
    /// Future-crew-damage tokens (R14).
    Crew(u8),
    /// Fire tokens (R6).
    Fire(u8),
    /// Acid tokens (R3).
    Acid(u8),
    /// Minor acid tokens (R5).
    MinorAcid(u8),
    /// The die of each poison token (R7).
    Poison(Vec<u8>),
    /// The die of each bleeding token (R8).
    Bleeding(Vec<u8>),
    /// Armor eaten by acid (R3).
    Worn(u8),
    /// It can't turn (G6).
    CannotTurn,
    /// It can't move (G6).
    CannotMove,
    /// Number of times impaired (G6).
    Impaired(u8),
    /// Its crew is crippled (F22).
    CrewCrippled,
    /// This weapon isn't loaded (F5).
    Unloaded(String),
    /// It has aimed (A22).
    Aiming,
}
