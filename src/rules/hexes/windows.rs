//! What the book asks the players: each window with its shape and its rule.

crate::windows! {
    /// A question of the book.
    pub enum Ask {
        /// Where a unit is set up, where it looks, how fast it is.
        SetUp: Cells "G23" secret,
        /// The cards of all units.
        Plan: List "G1" secret,
        /// At whom each weapon fires.
        Fire: List "G2",
        /// Where each unit turns and goes.
        Move: List "G2",
        /// Which one stays where too many friends go to one hex.
        Stay: List "G4",
        /// With which side each unit fights, and how.
        Strike: List "F18",
        /// Which successes are canceled.
        Cancel: List "F19",
        /// Where a unit goes back to.
        Retreat: List "F20",
        /// Whom each unit heals.
        Heal: List "G5",
    }
}
