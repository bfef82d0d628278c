//! What the book asks the players: each window with its shape and its rule.

crate::windows! {
    /// A question of the book.
    pub enum Ask {
        /// What the character that is called does.
        Call: Act "R2",
        /// Which character takes opportunity fire at the mover.
        Watch: Pick "R20",
    }
}
