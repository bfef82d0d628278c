//! The questions that the book asks the players: each window with its shape and its rule.

crate::windows! {
    /// A question of the book.
    pub enum Ask {
        /// Set up a character.
        SetUp: Cells "G22",
        /// The character that carries the load.
        Carrier: Members "G23",
        /// The characters that do the same in each phase of the turn.
        Declare: Act "R17",
        /// Whether a character continues its repetition.
        Repeat: Act "R18",
        /// The action of the called character.
        Call: Act "R2",
        /// The character that takes opportunity fire at the mover.
        Watch: Pick "R20",
    }
}
