//! The states of a character that a script can look for.

use crate::force::UnitId;
use serde::{Deserialize, Serialize};

/// A state that a character of a script can be in. What is usual isn't told: full Initiative, its own weapon, a full one.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum State {
    /// It is prone (R10).
    Prone,
    /// So much damage to this part: `Hurt("chest", 9)` (G7).
    Hurt(String, u16),
    /// Its Initiative is down to this (R12).
    Initiative(u8),
    /// It loses so many calls to panic (G8).
    Panic(u8),
    /// It aims (A21).
    Aiming,
    /// It has taken opportunity fire out of its phases since it aimed (R22).
    OffPhase,
    /// No enemy has detected it (G12).
    Hidden,
    /// It has acted in this phase (R1).
    Acted,
    /// It has another weapon than its own in hand (G17).
    Hand(String),
    /// So many rounds are in the weapon in hand, which isn't full (G20).
    Rounds(u16),
    /// So many reload actions are done (G10).
    Reloaded(u8),
    /// It repeats this action (R17).
    Repeats(String),
    /// It has broken off what it repeated (R19).
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
