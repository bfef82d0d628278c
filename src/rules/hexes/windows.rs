//! The questions that the book asks the players: each window with its shape and its rule.

crate::windows! {
    /// A question of the book.
    pub enum Ask {
        /// The hex, facing and speed of a unit at set-up.
        SetUp: Cells "G23" secret,
        /// The cards of all units.
        Plan: List "G1" secret,
        /// The target of each weapon.
        Fire: List "G2",
        /// The turns and goal of each unit.
        Move: List "G2",
        /// The unit that stays behind when too many friends are heading for one hex.
        Stay: List "G4",
        /// The body side that each unit fights with, and how it fights.
        Strike: List "F18",
        /// The successes to cancel.
        Cancel: List "F19",
        /// The hex that a unit retreats to.
        Retreat: List "F20",
        /// The patients of each healer.
        Heal: List "G5",
    }
}
