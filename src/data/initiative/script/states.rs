//! The states of a character that a script can look for.

use crate::force::UnitId;
use serde::{Deserialize, Serialize};

/// A state that a character in a script can be in. The default isn't mentioned: full Initiative, its own weapon, fully
/// loaded.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum State {
    /// It is prone (R10).
    Prone,
    /// This much damage to this location: `Hurt("chest", 9)` (G7).
    Hurt(String, u16),
    /// Its Initiative has dropped to this (R12).
    Initiative(u8),
    /// It will lose this many calls to panic (G8).
    Panic(u8),
    /// It aims (A21).
    Aiming,
    /// It has taken opportunity fire outside its phases since it started aiming (R22).
    OffPhase,
    /// No enemy has detected it (G12).
    Hidden,
    /// It has acted in this phase (R1).
    Acted,
    /// It has a weapon other than its own in hand (G17).
    Hand(String),
    /// This many rounds are in the weapon in hand, which isn't full (G20).
    Rounds(u16),
    /// This many reload actions have been done (G10).
    Reloaded(u8),
    /// It repeats this action (R17).
    Repeats(String),
    /// It has broken off its repetition (R19).
    BrokenOff,
    /// It holds this enemy (G9).
    Holds(UnitId),
    /// This enemy holds it (G9).
    Held(UnitId),
    /// It rides this mount (G14).
    Rides(UnitId),
    /// Its radio is ready (G17).
    Radio,
    /// It carries the load (G23).
    Carries,
}
