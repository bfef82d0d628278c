//! What the book asks the players: each window with its shape and its rule.

crate::windows! {
    /// A question of the book.
    pub enum Ask {
        /// Set up a character.
        SetUp: Cells "G22",
        /// Which character carries the load.
        Carrier: Members "G23",
        /// Which characters do the same in each phase of the turn.
        Declare: Act "R17",
        /// Whether a character goes on with what it repeats.
        Repeat: Act "R18",
        /// What the character that is called does.
        Call: Act "R2",
        /// Which character takes opportunity fire at the mover.
        Watch: Pick "R20",
    }
}
